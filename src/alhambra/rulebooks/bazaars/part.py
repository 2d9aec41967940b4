"""The bazaars beside the market (BAZ-3)."""

from __future__ import annotations

from typing import Final, cast, final

from alhambra.core.actions import Action
from alhambra.core.grid import STEPS
from alhambra.core.pieces import EMPTY
from alhambra.core.state import Part, State

KEY: Final = "bazaars"
# BAZ-12: the eight cells around one, diagonals included.
AROUND: Final = (*STEPS, *[STEPS[side] + STEPS[(side + 1) % 4] for side in range(4)])


@final
class Payable:
    """The bazaars that lay open with every way a seat could pay for them, while all it could buy was this."""

    __slots__ = ("listed", "lying", "ways")

    def __init__(self, lying: bytes, listed: list[Action], ways: list[tuple[int, bytes]]) -> None:
        self.lying: Final = lying
        self.listed: Final = listed
        self.ways: Final = ways  # tile and payment


@final
class Bazaars(Part):
    """What lies open beside the market; what a bazaar shows is printed on it."""

    __slots__ = ("currencies", "known", "lying", "types")

    def __init__(
        self,
        currencies: dict[int, int],
        types: dict[int, list[int]],
        lying: bytes,
        known: list[Payable | None],
    ) -> None:
        self.currencies: Final = currencies  # by tile
        self.types: Final = types  # by tile: the three types it scores for
        self.lying = lying  # ascending
        self.known: Final = known  # by seat; checked before use, so shared

    def clone(self) -> Bazaars:
        return Bazaars(self.currencies, self.types, self.lying, self.known)

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


def bazaars(state: State) -> Bazaars:
    """The bazaars of a game."""
    return cast(Bazaars, state.part(KEY))
