"""The coins: in the bag, and open before their owners (CHG-1, CHG-5)."""

from __future__ import annotations

from typing import Final, cast, final

from alhambra.core.state import Part, State
from alhambra.core.table import place_of

KEY: Final = "change"
PLACE: Final = place_of(KEY)

# So many coins can one card bring. Payments for more are not listed, as a full hand has thousands of them; whoever
# insists may lay down what he likes (CHG-7).
LISTED: Final = 4


@final
class Coins(Part):
    """How many coins of each currency lie where. What will be drawn is decided when it is drawn: nothing is hidden."""

    __slots__ = ("bag", "held", "kinds")

    def __init__(self, kinds: list[int], bag: list[int], held: list[list[int]]) -> None:
        self.kinds: Final = kinds  # of the coins among the cards, by currency
        self.bag: Final = bag  # by currency
        self.held: Final = held  # by seat and currency

    def clone(self) -> Coins:
        return Coins(self.kinds, self.bag[:], [row[:] for row in self.held])

    def facts(self) -> dict[str, object]:
        return {"bag": self.bag[:], "held": [row[:] for row in self.held]}

    def change_for(self, seat: int) -> int:
        """How many coins a purchase of this seat could bring at most, as far as they are listed."""
        found = 0
        for number in self.bag:
            found += number
        for number in self.held[seat]:
            found += number
        return min(found, LISTED)

    def cards(self) -> list[int]:
        """Every coin: the kinds serve as its name, and the tests count them like cards."""
        found: list[int] = []
        for row in (self.bag, *self.held):
            for currency, number in enumerate(row):
                found += [self.kinds[currency]] * number
        return found

    def tiles(self) -> list[int]:
        return []


def coins(state: State) -> Coins:
    """The coins of a game."""
    return cast(Coins, state.part_at(PLACE))
