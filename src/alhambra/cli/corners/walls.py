"""WALL on the table: the open cards, and how many wooden walls everybody has."""

from __future__ import annotations

from typing import cast as known

from rich.text import Text

from alhambra.cli.boards import Block
from alhambra.cli.corners.row import row
from alhambra.cli.glyphs import FAINT
from alhambra.cli.names import Cast
from alhambra.core.view import View
from alhambra.words.modules.walls import sides_arg
from alhambra.words.saying import Seat


def lines(view: View, cast: Cast, width: int) -> Block:
    facts = view.modules["walls"]
    cards = view.table.cards
    parts = [
        Text(cast.words("walls-open", sides=sides_arg(view.table, cards.find(name))))
        for name in known("list[str]", facts["open"])
    ]
    parts = parts or [Text(cast.words("walls-none-open"), FAINT)]
    for seat, wooden in enumerate(known("list[dict[str, str]]", facts["wooden"])):
        number = sum(map(len, wooden.values()))
        if number:
            parts.append(Text(cast.words("walls-wooden", seat=Seat(seat), number=number), FAINT))
    return row(cast.words("walls-title"), parts, width)
