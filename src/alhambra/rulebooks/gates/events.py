"""What happens to gate cards and gates."""

from __future__ import annotations

from typing import Final, final

from alhambra.core.events import Event
from alhambra.core.pieces import SIDE_NAMES
from alhambra.core.table import Table


def wall_name(table: Table, wall: int) -> str:
    """A double wall as `x,y/E`: the eastern or southern side of a tile."""
    return f"{table.cell_name(wall >> 2)}/{SIDE_NAMES[wall & 3]}"


@final
class GateLaidOut(Event):
    """GATE-4, GATE-5: a gate card was turned up; it lies open, or is discarded because one lies there already."""

    __slots__ = ("discarded",)

    def __init__(self, discarded: bool) -> None:
        self.discarded: Final = discarded

    def name(self) -> str:
        return "gate-laid-out"

    def facts(self, table: Table) -> dict[str, object]:
        return {"discarded": self.discarded}


@final
class GateTaken(Event):
    """GATE-6: a seat took the open gate card."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def name(self) -> str:
        return "gate-taken"

    def facts(self, table: Table) -> dict[str, object]:
        return {"seat": self.seat}


@final
class GateSet(Event):
    """GATE-9: a seat put a gate on a double wall of its Alhambra."""

    __slots__ = ("seat", "wall")

    def __init__(self, seat: int, wall: int) -> None:
        self.seat: Final = seat
        self.wall: Final = wall

    def name(self) -> str:
        return "gate-set"

    def facts(self, table: Table) -> dict[str, object]:
        return {"seat": self.seat, "at": wall_name(table, self.wall)}
