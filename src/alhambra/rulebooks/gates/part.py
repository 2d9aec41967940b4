"""Where the gate cards are. The wooden gates themselves stand on the boards, as doors."""

from __future__ import annotations

from typing import Final, cast, final

from alhambra.core.actions import Action
from alhambra.core.state import Part, State
from alhambra.core.table import place_of

KEY: Final = "gates"
PLACE: Final = place_of(KEY)


@final
class KnownRedesigns:
    """What so many gates add to the redesigns of one board and reserve."""

    __slots__ = ("cards", "plain", "through")

    def __init__(self, plain: list[Action] | None, cards: int, through: list[Action]) -> None:
        self.plain: Final = plain  # the list of the plain redesigns: another one as soon as board or reserve change
        self.cards: Final = cards
        self.through: Final = through


@final
class GateCards(Part):
    """GATE-4 to GATE-9. Every card is taken and used for all to see, so nothing here is a secret."""

    __slots__ = ("held", "kind", "known", "lies_open", "used", "waiting")

    def __init__(self, kind: int, lies_open: bool, held: list[int], used: int, waiting: int) -> None:
        self.kind: Final = kind  # of a gate card among the cards
        self.lies_open = lies_open
        self.held: Final = held  # by seat
        self.used = used  # out of the game
        self.waiting = waiting  # on their way to the discard
        self.known: Final[list[KnownRedesigns | None]] = [None] * len(held)  # by seat; checked before use

    def clone(self) -> GateCards:
        return GateCards(self.kind, self.lies_open, self.held[:], self.used, self.waiting)

    def facts(self) -> dict[str, object]:
        return {"open": self.lies_open, "held": self.held[:], "used": self.used, "waiting": self.waiting}

    def cards(self) -> list[int]:
        return [self.kind] * (int(self.lies_open) + sum(self.held) + self.used + self.waiting)

    def tiles(self) -> list[int]:
        return []


def gate_cards(state: State) -> GateCards:
    """The gates' corner of a state."""
    return cast(GateCards, state.part_at(PLACE))
