"""CHG in words. Coins are paid like cards: what buys a tile names them."""

from __future__ import annotations

from alhambra.core.events import Event
from alhambra.core.pieces import CURRENCIES
from alhambra.core.table import Table
from alhambra.rulebooks.change.frames import ChangeGiven
from alhambra.words.saying import Cards, Saying, Seat
from alhambra.words.wording import Wording


class ChangeWords(Wording):
    """Coins for what was overpaid."""

    def tells(self, table: Table, event: Event) -> bool:
        return isinstance(event, ChangeGiven)

    def told(self, table: Table, event: Event) -> Saying | None:
        if not isinstance(event, ChangeGiven):
            return None
        return Saying("told-change", {"seat": Seat(event.seat), "coins": coins_arg(event.coins)})


def coins_arg(currencies: tuple[int, ...]) -> Cards:
    """Coins of these currencies."""
    return Cards(tuple([f"coin-{CURRENCIES[currency]}" for currency in currencies]))
