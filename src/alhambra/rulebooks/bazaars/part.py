"""The bazaars beside the market (BAZ-3)."""

from __future__ import annotations

from typing import Final, cast, final

from alhambra.core.actions import Action
from alhambra.core.grid import STEPS
from alhambra.core.payment import Till, open_till
from alhambra.core.pieces import EMPTY
from alhambra.core.state import Part, State
from alhambra.core.table import place_of

KEY: Final = "bazaars"
PLACE: Final = place_of(KEY)
BAZAAR: Final = "bazaar"  # what is bought, for those who pay along (PAY-1)
# BAZ-12: the eight cells around one, diagonals included.
AROUND: Final = (*STEPS, *[STEPS[side] + STEPS[(side + 1) % 4] for side in range(4)])


@final
class Payable:
    """The bazaars that lay open with every way a seat could pay for them, while all it could buy was this."""

    __slots__ = ("buys", "listed", "lying", "ways")

    def __init__(self, lying: bytes, listed: list[Action], ways: list[tuple[int, bytes]], buys: list[Action]) -> None:
        self.lying: Final = lying
        self.listed: Final = listed
        self.ways: Final = ways  # tile and payment
        self.buys: Final = buys  # the same as actions


@final
class Bazaars(Part):
    """What lies open beside the market; what a bazaar shows is printed on it."""

    __slots__ = ("_tills", "currencies", "known", "lying", "types")

    def __init__(
        self,
        currencies: dict[int, int],
        types: dict[int, list[int]],
        lying: bytes,
        known: list[Payable | None],
        tills: dict[int, Till] | None = None,
    ) -> None:
        self.currencies: Final = currencies  # by tile
        self.types: Final = types  # by tile: the three types it scores for
        self.lying = lying  # ascending
        self.known: Final = known  # by seat; checked before use, so shared
        # By tile its purchase at the latest price; checked before use, so shared.
        self._tills: Final[dict[int, Till]] = {} if tills is None else tills

    def clone(self) -> Bazaars:
        return Bazaars(self.currencies, self.types, self.lying, self.known, self._tills)

    def facts(self) -> dict[str, object]:
        return {"open": list(self.lying)}

    def cards(self) -> list[int]:
        return []

    def tiles(self) -> list[int]:
        return list(self.lying)

    def price(self, state: State, bazaar: int) -> int:
        """BAZ-5, BAZ-7: that of the tile on the field of its currency; 0 while the field is empty (BAZ-6)."""
        tile = state.market[self.currencies[bazaar]]
        return int(state.table.tiles.prices[tile]) if tile != EMPTY else 0

    def till(self, state: State, bazaar: int) -> Till:
        """The purchase of a bazaar that lies open."""
        price = self.price(state, bazaar)
        known = self._tills.get(bazaar)
        if known is None or known.price != price:
            known = open_till(state, BAZAAR, bazaar, self.currencies[bazaar], price, returns=False)
            self._tills[bazaar] = known
        return known


def bazaars(state: State) -> Bazaars:
    """The bazaars of a game."""
    return cast(Bazaars, state.part_at(PLACE))
