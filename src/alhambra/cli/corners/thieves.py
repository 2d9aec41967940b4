"""THF on the table: one's own thieves, and how many the others hide."""

from __future__ import annotations

from typing import cast as known

from rich.text import Text

from alhambra.cli.boards import Block
from alhambra.cli.corners.row import row
from alhambra.cli.glyphs import FAINT
from alhambra.cli.names import Cast
from alhambra.core.view import View
from alhambra.words.saying import All, Currency, Seat


def lines(view: View, cast: Cast, width: int) -> Block:
    facts = view.modules["thieves"]
    parts: list[Text] = []
    mine = known("list[str]", facts["mine"])
    if mine:
        parts.append(Text(cast.words("thieves-yours", currencies=All(tuple([Currency(name) for name in mine])))))
    for seat, number in enumerate(known("list[int]", facts["hidden"])):
        if number and seat != view.seat:
            parts.append(Text(cast.words("thieves-hidden", seat=Seat(seat), number=number), FAINT))
    return row(cast.words("thieves-title"), parts, width) if parts else []
