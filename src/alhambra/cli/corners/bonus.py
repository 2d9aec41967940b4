"""BON on the table: one's own secret cards, and what lies open."""

from __future__ import annotations

from typing import cast as known

from rich.text import Text

from alhambra.cli.boards import Block
from alhambra.cli.corners.row import row
from alhambra.cli.glyphs import FAINT
from alhambra.cli.names import Cast
from alhambra.core.view import View
from alhambra.words.saying import All, Tile


def lines(view: View, cast: Cast, width: int) -> Block:
    facts = view.modules["bonus"]
    hidden, shown = known("list[int]", facts["hidden"]), known("list[list[str]]", facts["revealed"])
    parts: list[Text] = []
    mine = known("list[str]", facts["mine"])
    if mine:
        parts.append(Text(cast.words("bonus-yours", tiles=_tiles(mine))))
    for seat, (number, names) in enumerate(zip(hidden, shown)):
        told = [cast.words("bonus-hidden", number=number)] if number and seat != view.seat else []
        told += [cast.words("bonus-open", tiles=_tiles(names))] if names else []
        if told:
            parts.append(Text(f"{cast.title(seat)}: {', '.join(told)}", FAINT if not names else ""))
    return row(cast.words("bonus-title"), parts, width)


def _tiles(names: list[str]) -> All:
    return All(tuple([Tile(name) for name in names]))
