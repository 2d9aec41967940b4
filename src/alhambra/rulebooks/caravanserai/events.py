"""What happens to caravanserai cards."""

from __future__ import annotations

from typing import Final, final

from alhambra.core.events import Event
from alhambra.core.pieces import CURRENCIES
from alhambra.core.table import Table


@final
class CaravanseraiPaid(Event):
    """CAR-3: a seat has paid for a card and chooses one."""

    __slots__ = ("exact", "seat")

    def __init__(self, seat: int, exact: bool) -> None:
        self.seat: Final = seat
        self.exact: Final = exact

    def name(self) -> str:
        return "caravanserai-paid"

    def facts(self, table: Table) -> dict[str, object]:
        return {"seat": self.seat, "exact": self.exact}


@final
class CaravanseraiTaken(Event):
    """CAR-3: a card lies before a seat, its marker on 0."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card  # kind of card

    def name(self) -> str:
        return "caravanserai-taken"

    def facts(self, table: Table) -> dict[str, object]:
        return {"seat": self.seat, "card": table.cards.names[self.card]}


@final
class CaravanMoved(Event):
    """CAR-7, CAR-9: where a marker stands now; an amount of 0 after it was spent."""

    __slots__ = ("amount", "card", "currency", "seat")

    def __init__(self, seat: int, card: int, amount: int, currency: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.amount: Final = amount
        self.currency: Final = currency

    def name(self) -> str:
        return "caravan-moved"

    def facts(self, table: Table) -> dict[str, object]:
        card = table.cards.names[self.card]
        return {"seat": self.seat, "card": card, "amount": self.amount, "currency": CURRENCIES[self.currency]}
