"""GATE on the table: is there an open card, who has cards, who has built gates."""

from __future__ import annotations

from typing import cast as known

from rich.text import Text

from alhambra.cli.boards import Block
from alhambra.cli.corners.row import row
from alhambra.cli.glyphs import FAINT, GOOD_STYLE
from alhambra.cli.names import Cast
from alhambra.core.view import View
from alhambra.words.saying import Seat


def lines(view: View, cast: Cast, width: int) -> Block:
    facts = view.modules["gates"]
    lies_open = bool(facts["open"])
    told = cast.words("gates-open" if lies_open else "gates-none-open")
    parts = [Text(told, GOOD_STYLE if lies_open else FAINT)]
    for seat, number in enumerate(known("list[int]", facts["held"])):
        if number:
            parts.append(Text(cast.words("gates-held", seat=Seat(seat), number=number)))
    for seat, gates in enumerate(known("list[list[str]]", facts["gates"])):
        if gates:
            parts.append(Text(f"{cast.title(seat)}: {cast.words('gates-built', number=len(gates))}", FAINT))
    return row(cast.words("gates-title"), parts, width)
