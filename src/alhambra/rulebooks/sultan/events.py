"""What happens to sultan cards."""

from __future__ import annotations

from typing import Final, final

from alhambra.core.events import Event
from alhambra.core.pieces import TYPES
from alhambra.core.table import Table


@final
class SultanLaidOut(Event):
    """SUL-4: a card lies beside the market; the die has marked a type."""

    __slots__ = ("card", "kind")

    def __init__(self, card: int, kind: int) -> None:
        self.card: Final = card
        self.kind: Final = kind

    def name(self) -> str:
        return "sultan-laid-out"

    def facts(self, table: Table) -> dict[str, object]:
        return {"card": table.cards.names[self.card], "type": TYPES[self.kind]}


@final
class SultanBought(Event):
    """SUL-5: a seat has the card before it now."""

    __slots__ = ("card", "exact", "kind", "seat")

    def __init__(self, seat: int, card: int, kind: int, exact: bool) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.kind: Final = kind
        self.exact: Final = exact

    def name(self) -> str:
        return "sultan-bought"

    def facts(self, table: Table) -> dict[str, object]:
        card = table.cards.names[self.card]
        return {"seat": self.seat, "card": card, "type": TYPES[self.kind], "exact": self.exact}


@final
class DieRolled(Event):
    """SUL-6: the buyer has rolled the die."""

    __slots__ = ("kind", "seat")

    def __init__(self, seat: int, kind: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind

    def name(self) -> str:
        return "die-rolled"

    def facts(self, table: Table) -> dict[str, object]:
        return {"seat": self.seat, "type": TYPES[self.kind]}


@final
class SultanMarked(Event):
    """SUL-6: the type a seat's new card stands for."""

    __slots__ = ("kind", "seat")

    def __init__(self, seat: int, kind: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind

    def name(self) -> str:
        return "sultan-marked"

    def facts(self, table: Table) -> dict[str, object]:
        return {"seat": self.seat, "type": TYPES[self.kind]}


@final
class TileClaimed(Event):
    """SUL-8: a drawn tile went to the owner of a fitting card, for nothing."""

    __slots__ = ("seat", "tile")

    def __init__(self, seat: int, tile: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile

    def name(self) -> str:
        return "tile-claimed"

    def facts(self, table: Table) -> dict[str, object]:
        return {"seat": self.seat, "tile": table.tiles.names[self.tile]}
