"""BAZ on the table: the bazaars beside the market, and what each costs now."""

from __future__ import annotations

from typing import cast as known

from rich.text import Text

from alhambra.cli.boards import Block
from alhambra.cli.corners.row import row
from alhambra.cli.glyphs import FAINT
from alhambra.cli.names import Cast
from alhambra.core.view import View
from alhambra.words.saying import Tile


def lines(view: View, cast: Cast, width: int) -> Block:
    parts: list[Text] = []
    for name, price in known("dict[str, int]", view.modules["bazaars"]["open"]).items():
        if price:
            parts.append(Text(cast.words("bazaars-price", tile=Tile(name), price=price)))
        else:
            parts.append(Text(cast.words("bazaars-no-price", tile=Tile(name)), FAINT))
    return row(cast.words("bazaars-title"), parts or [Text(cast.words("bazaars-none"), FAINT)], width)
