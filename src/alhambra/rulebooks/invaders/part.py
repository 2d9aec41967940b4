"""The attack cards and the scouts (INV-1, INV-2)."""

from __future__ import annotations

from typing import Final, cast, final

from alhambra.core.rng import Rng
from alhambra.core.state import Part, State
from alhambra.core.table import place_of

KEY: Final = "invaders"
PLACE: Final = place_of(KEY)
FOR_TWO: Final = 2  # players: they play with open attacks and without scouts (INV-15)


@final
class Invaders(Part):
    """The pile of attacks with its top card first, who has looked at it, and the scouts."""

    __slots__ = ("attacks", "hidden_scouts", "open_scouts", "seen_by")

    def __init__(
        self, attacks: list[int], seen_by: list[bool], open_scouts: list[int], hidden_scouts: list[int]
    ) -> None:
        self.attacks = attacks  # directions as sides, the next one first
        self.seen_by: Final = seen_by  # by seat: does it know the next one?
        self.open_scouts = open_scouts  # types
        self.hidden_scouts = hidden_scouts  # the next one first

    def clone(self) -> Invaders:
        return Invaders(self.attacks[:], self.seen_by[:], self.open_scouts[:], self.hidden_scouts[:])

    def facts(self) -> dict[str, object]:
        return {
            "attacks": self.attacks[:],
            "seen_by": self.seen_by[:],
            "open_scouts": self.open_scouts[:],
            "hidden_scouts": self.hidden_scouts[:],
        }

    def reshuffled_behind(self, seat: int, rng: Rng) -> Invaders:
        known = self.attacks[:1] if self.knows(seat) else []
        attacks = sorted(self.attacks[len(known) :])
        scouts = sorted(self.hidden_scouts)
        rng.shuffle(attacks)
        rng.shuffle(scouts)
        return Invaders(known + attacks, self.seen_by[:], self.open_scouts[:], scouts)

    def knows(self, seat: int) -> bool:
        """Does this seat (or SPECTATOR) know the next attack? With two players it lies open (INV-15)."""
        return len(self.seen_by) == FOR_TWO or (seat >= 0 and self.seen_by[seat])


def invaders(state: State) -> Invaders:
    """The invaders of a game."""
    return cast(Invaders, state.part_at(PLACE))
