"""Where the ten people are: laid aside, with a seat, or out of the game."""

from __future__ import annotations

from typing import Final, cast, final

from alhambra.core.frames import NOBODY
from alhambra.core.pieces import NO_TYPE, TYPES
from alhambra.core.rng import Rng
from alhambra.core.state import Part, State
from alhambra.core.table import place_of

KEY: Final = "characters"
PLACE: Final = place_of(KEY)

# The ten by their names in the component table.
ABDUL_KARIM: Final = "abdul-karim"
ABDUL_KNIHSTIG: Final = "abdul-knihstig"
AMMAR: Final = "ammar-el-schauf"
FARUK: Final = "faruk-willhaben"
FATIMA: Final = "fatima"
HAKIM: Final = "hakim-wahid"
LAILA: Final = "laila-wundabah"
MACHMA: Final = "machma-klain"
YAMMERAD: Final = "yammerad"
YUSUF: Final = "yusuf-e-passuff"


@final
class People(Part):
    """CHR-2, CHR-9, CHR-10: all of it is open, but not which people are laid aside."""

    __slots__ = ("aside", "favoured", "gone", "kinds", "owner", "used")

    def __init__(
        self,
        kinds: dict[str, int],
        aside: list[int],
        owner: dict[str, int],
        gone: list[str],
        used: list[str],
        favoured: int,
    ) -> None:
        self.kinds: Final = kinds  # the kind of card by name; never changed
        self.aside = aside  # kinds, the top one last
        self.owner: Final = owner  # the seat by name, of those that lie before one
        self.gone: Final = gone
        self.used: Final = used  # in the turn under way
        self.favoured = favoured  # the type Hakim stands by in the scoring under way, or NO_TYPE

    def clone(self) -> People:
        return People(self.kinds, self.aside[:], self.owner.copy(), self.gone[:], self.used[:], self.favoured)

    def facts(self) -> dict[str, object]:
        return {
            "aside": self.aside[:],
            "owner": self.owner.copy(),
            "gone": self.gone[:],
            "used": self.used[:],
            "favoured": TYPES[self.favoured] if self.favoured != NO_TYPE else "",
        }

    def reshuffled_behind(self, seat: int, rng: Rng) -> People:
        other = self.clone()
        other.aside.sort()
        rng.shuffle(other.aside)
        return other

    def set_aside(self) -> list[int]:
        return self.aside

    def lay_aside(self, cards: list[int]) -> None:
        self.aside = cards

    def cards(self) -> list[int]:
        return self.aside + [self.kinds[name] for name in [*self.owner, *self.gone]]

    def tiles(self) -> list[int]:
        return []

    def has(self, seat: int, name: str) -> bool:
        """Does a character lie before this seat?"""
        return self.owner.get(name, NOBODY) == seat

    def has_any(self, seat: int) -> bool:
        """Does any character lie before this seat?"""
        for owner in self.owner.values():
            if owner == seat:
                return True
        return False

    def is_ready(self, seat: int, name: str) -> bool:
        """CHR-10: may this seat use a character that works once in each turn?"""
        return self.has(seat, name) and name not in self.used

    def retire(self, name: str) -> None:
        """Out of the game, from wherever it was."""
        self.owner.pop(name, NOBODY)
        self.gone.append(name)


def people(state: State) -> People:
    """The characters' corner of a state."""
    return cast(People, state.part_at(PLACE))
