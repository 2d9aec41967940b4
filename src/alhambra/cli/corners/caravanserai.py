"""CAR on the table: the cards that are left, and what the markers of everybody show."""

from __future__ import annotations

from typing import cast as known

from rich.text import Text

from alhambra.cli.boards import Block
from alhambra.cli.corners.row import row
from alhambra.cli.names import Cast
from alhambra.core.pieces import CURRENCIES
from alhambra.core.view import View
from alhambra.words.modules.caravanserai import amount_arg, printed
from alhambra.words.saying import All, Currency, Seat


def lines(view: View, cast: Cast, width: int) -> Block:
    facts = view.modules["caravanserai"]
    parts: list[Text] = []
    for seat, cards in enumerate(known("list[list[dict[str, object]]]", facts["owned"])):
        if cards:
            shown = [amount_arg(known(int, card["amount"]), known(str, card["currency"])) for card in cards]
            parts.append(Text(cast.words("caravanserai-owned", seat=Seat(seat), amounts=All(tuple(shown)))))
    if left := known("list[str]", facts["free"]):
        currencies = [CURRENCIES[printed(view.table, card).main] for card in left]
        cards_left = All(tuple([Currency(currency) for currency in currencies]))
        parts.append(Text(cast.words("caravanserai-left", cards=cards_left)))
    return row(cast.words("caravanserai-title"), parts, width)
