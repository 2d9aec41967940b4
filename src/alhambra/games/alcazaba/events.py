"""What happens with tiles on offer, the start chip and markers that stay home."""

from __future__ import annotations

from typing import Final, final

from alhambra.core.events import Event
from alhambra.core.table import Table


@final
class TilesLaidOut(Event):
    """ALC-13: the tiles of the round's pile, then those drawn from the bag."""

    __slots__ = ("drawn", "pile")

    def __init__(self, pile: bytes, drawn: bytes) -> None:
        self.pile: Final = pile
        self.drawn: Final = drawn

    def name(self) -> str:
        return "tiles-laid-out"

    def facts(self, table: Table) -> dict[str, object]:
        names = table.tiles.names
        return {"pile": [names[tile] for tile in self.pile], "drawn": [names[tile] for tile in self.drawn]}


@final
class MarkerStaysHome(Event):
    """ALC-17: a seat remodels its Alhambra instead of placing its marker."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def name(self) -> str:
        return "marker-stays-home"

    def facts(self, table: Table) -> dict[str, object]:
        return {"seat": self.seat}


@final
class TileWon(Event):
    """ALC-23, ALC-38: a tile for a marker. The owner is a seat, or Dirk after the last seat."""

    __slots__ = ("owner", "tile")

    def __init__(self, owner: int, tile: int) -> None:
        self.owner: Final = owner
        self.tile: Final = tile

    def name(self) -> str:
        return "tile-won"

    def facts(self, table: Table) -> dict[str, object]:
        return {"owner": self.owner, "tile": table.tiles.names[self.tile]}


@final
class StartChipWon(Event):
    """ALC-23: the start chip for a marker; who starts the next round is told apart."""

    __slots__ = ("owner",)

    def __init__(self, owner: int) -> None:
        self.owner: Final = owner

    def name(self) -> str:
        return "start-chip-won"

    def facts(self, table: Table) -> dict[str, object]:
        return {"owner": self.owner}


@final
class TilesLeft(Event):
    """ALC-29: tiles that nobody won leave the game."""

    __slots__ = ("tiles",)

    def __init__(self, tiles: bytes) -> None:
        self.tiles: Final = tiles

    def name(self) -> str:
        return "tiles-left"

    def facts(self, table: Table) -> dict[str, object]:
        return {"tiles": [table.tiles.names[tile] for tile in self.tiles]}
