"""What happens to chests."""

from __future__ import annotations

from typing import Final, final

from alhambra.core.events import Event
from alhambra.core.pieces import TYPES
from alhambra.core.table import Table


@final
class ChestsBought(Event):
    """TRE-3: a seat took all chests of a room."""

    __slots__ = ("chests", "room", "seat")

    def __init__(self, seat: int, room: int, chests: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.room: Final = room
        self.chests: Final = chests

    def name(self) -> str:
        return "chests-bought"

    def facts(self, table: Table) -> dict[str, object]:
        return {"seat": self.seat, "room": self.room + 1, "chests": [TYPES[kind] for kind in self.chests]}


@final
class ChestLaid(Event):
    """TRE-7: a chest stands on a building."""

    __slots__ = ("seat", "tile")

    def __init__(self, seat: int, tile: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile

    def name(self) -> str:
        return "chest-laid"

    def facts(self, table: Table) -> dict[str, object]:
        return {"seat": self.seat, "tile": table.tiles.names[self.tile]}


@final
class ChestsReturned(Event):
    """TRE-10, TRE-12: chests went back into the bag."""

    __slots__ = ("chests",)

    def __init__(self, chests: tuple[int, ...]) -> None:
        self.chests: Final = chests

    def name(self) -> str:
        return "chests-returned"

    def facts(self, table: Table) -> dict[str, object]:
        return {"chests": [TYPES[kind] for kind in self.chests]}


@final
class DirkGotChests(Event):
    """TRE-16: Dirk takes as many as fit."""

    __slots__ = ("chests",)

    def __init__(self, chests: tuple[int, ...]) -> None:
        self.chests: Final = chests

    def name(self) -> str:
        return "dirk-got-chests"

    def facts(self, table: Table) -> dict[str, object]:
        return {"chests": [TYPES[kind] for kind in self.chests]}


@final
class RoomFilled(Event):
    """TRE-11: what lies in a room now; nothing if it stays empty for good."""

    __slots__ = ("chests", "room")

    def __init__(self, room: int, chests: tuple[int, ...]) -> None:
        self.room: Final = room
        self.chests: Final = chests

    def name(self) -> str:
        return "room-filled"

    def facts(self, table: Table) -> dict[str, object]:
        return {"room": self.room + 1, "chests": [TYPES[kind] for kind in self.chests]}
