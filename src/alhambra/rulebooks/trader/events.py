"""What happens to citizens and trader tiles."""

from __future__ import annotations

from typing import Final, final

from alhambra.core.events import Event
from alhambra.core.pieces import TYPES
from alhambra.core.table import Table


@final
class TradersShown(Event):
    """TRD-3: all have chosen; for each seat its citizens and the cell of its trader tile."""

    __slots__ = ("cells", "traders")

    def __init__(self, traders: list[list[int]], cells: list[int]) -> None:
        self.traders: Final = traders
        self.cells: Final = cells

    def name(self) -> str:
        return "traders-shown"

    def facts(self, table: Table) -> dict[str, object]:
        return {
            "citizens": [[TYPES[kind] for kind in row] for row in self.traders],
            "at": [table.cell_name(cell) for cell in self.cells],
        }


@final
class CitizenMovedIn(Event):
    """TRD-5: a citizen lives in a building now."""

    __slots__ = ("seat", "tile")

    def __init__(self, seat: int, tile: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile

    def name(self) -> str:
        return "citizen-moved-in"

    def facts(self, table: Table) -> dict[str, object]:
        return {"seat": self.seat, "tile": table.tiles.names[self.tile]}


@final
class CitizenHired(Event):
    """TRD-5, TRD-6: a citizen came from the supply onto a trader tile; `given` went back for it, -1 if none."""

    __slots__ = ("given", "kind", "seat")

    def __init__(self, seat: int, kind: int, given: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.given: Final = given

    def name(self) -> str:
        return "citizen-hired"

    def facts(self, table: Table) -> dict[str, object]:
        given = TYPES[self.given] if self.given >= 0 else ""
        return {"seat": self.seat, "type": TYPES[self.kind], "given": given}


@final
class CitizenLeft(Event):
    """TRD-12: the building was taken out of the Alhambra; its citizen is in the supply again."""

    __slots__ = ("seat", "tile")

    def __init__(self, seat: int, tile: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile

    def name(self) -> str:
        return "citizen-left"

    def facts(self, table: Table) -> dict[str, object]:
        return {"seat": self.seat, "tile": table.tiles.names[self.tile]}


@final
class TraderLaid(Event):
    """TRD-9: a trader tile lies on another cell."""

    __slots__ = ("cell", "seat")

    def __init__(self, seat: int, cell: int) -> None:
        self.seat: Final = seat
        self.cell: Final = cell

    def name(self) -> str:
        return "trader-laid"

    def facts(self, table: Table) -> dict[str, object]:
        return {"seat": self.seat, "at": table.cell_name(self.cell)}
