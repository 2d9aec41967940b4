"""CHG on the table: everybody's coins, and how many are in the bag."""

from __future__ import annotations

from typing import cast as known

from rich.text import Text

from alhambra.cli.boards import Block
from alhambra.cli.corners.row import row
from alhambra.cli.glyphs import FAINT
from alhambra.cli.names import Cast
from alhambra.core.view import View
from alhambra.words.modules.change import coins_arg
from alhambra.words.saying import Seat


def lines(view: View, cast: Cast, width: int) -> Block:
    facts = view.modules["change"]
    parts: list[Text] = []
    for seat, held in enumerate(known("list[list[int]]", facts["held"])):
        coins = tuple([currency for currency, number in enumerate(held) for _ in range(number)])
        if coins:
            parts.append(Text(cast.words("change-held", seat=Seat(seat), coins=coins_arg(coins))))
    number = sum(known("list[int]", facts["bag"]))
    parts.append(Text(cast.words("change-bag", number=number), FAINT))
    return row(cast.words("change-title"), parts, width)
