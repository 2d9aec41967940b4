"""What things are worth to a seat that decides without thinking ahead: how bots and modules talk of it.

The eye is on a world that a bot imagines. Whoever appraises looks only at what the seat would know there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from alhambra.core.actions import Action
    from alhambra.core.state import State

NOWHERE: i64 = -1  # the cell of a tile that is not placed
SCORINGS: Final = 3
NEVER: Final = -1000.0
WAITS: Final = -0.1  # worse than declining, but only just: some other day it is as good


@mypyc_attr(allow_interpreted_subclasses=True)
class Eye:
    """One seat's eye on one position. All worth is in points."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.seat: i64 = 0
        self.past: i64 = 0  # scorings that are over
        self.future = 1.0  # how much is still to be built, from 1 to 0
        self.thirst = 1.0  # how much money is worth, from 1 to 0

    @property
    def further(self) -> float:
        """What a further action brings at the least (B-42)."""
        raise NotImplementedError

    def scorings(self) -> float:
        """How many scorings are still to come."""
        return float(SCORINGS - self.past)

    def values(self, state: State, seat: int, options: list[Action]) -> list[float]:
        """What each option of a decision is worth, compared with declining."""
        raise NotImplementedError

    def best(self, state: State, seat: int, options: list[Action]) -> Action:
        """The option that is worth most; the first of several."""
        raise NotImplementedError

    def money(self, coins: float, cards: float) -> float:
        """So many coins on so many cards."""
        raise NotImplementedError

    def cost(self, payment: bytes) -> float:
        """What goes with a payment."""
        raise NotImplementedError

    def take(self, cards: bytes) -> float:
        """Cards that come into the hand, and the purchases that come into reach with them."""
        raise NotImplementedError

    def lose(self, card: i64) -> float:
        """A card that goes out of the hand, and the purchases that are out of reach without it."""
        raise NotImplementedError

    def worth(self, tile: i64) -> float:
        """A tile that is acquired now and placed as well as possible."""
        raise NotImplementedError

    def built(self, tile: i64, cell: i64) -> float:
        """A tile on an empty square of the own board."""
        raise NotImplementedError

    def reserved(self, tile: i64) -> float:
        """A tile in the reserve."""
        raise NotImplementedError

    def gain(self, tile: i64) -> float:
        """One more tile of this tile's type, as far as majorities go."""
        raise NotImplementedError

    def shift(self, kind: i64, contestant: i64, by: i64) -> float:
        """What the seat wins in the coming scorings if a contestant has so many tiles of a type more."""
        raise NotImplementedError

    def sides(self, longer: float) -> float:
        """So many sides more of the longest wall."""
        raise NotImplementedError


def divided(prizes: tuple[int, ...], ahead: i64, level: i64) -> float:
    """What each of those who are level gets behind so many others: about what B-103 to B-105 say, not rounded."""
    total: i64 = 0
    place = ahead
    while place < ahead + level and place < len(prizes):
        total += prizes[place]
        place += 1
    return float(total) / float(level)
