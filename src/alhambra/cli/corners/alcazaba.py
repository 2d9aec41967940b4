"""ALC on the table: the tiles on offer with the markers for them, and the dice."""

from __future__ import annotations

from typing import cast as known

from rich.text import Text

from alhambra.cli.boards import Block, tile_sign, tile_style
from alhambra.cli.corners.cup import column_line, dice_lines, round_lines
from alhambra.cli.names import Cast
from alhambra.core.pieces import TYPES
from alhambra.core.view import View
from alhambra.games.alcazaba.part import KEY


def lines(view: View, cast: Cast, width: int) -> Block:
    facts = view.modules[KEY]
    block = round_lines(view, facts, cast, width)
    for kind, lying in enumerate(known("list[list[str]]", facts["lying"])):
        items = [_tile(view, name, cast) for name in lying]
        if items or facts["chip"] == TYPES[kind] or known("list[list[object]]", facts["columns"])[kind]:
            block += column_line(view, facts, kind, items, cast, width)
    return block + dice_lines(facts, cast, width)


def _tile(view: View, name: str, cast: Cast) -> Text:
    """A tile in short: sign and walls."""
    tiles = view.table.tiles
    tile = tiles.find(name)
    walls = cast.walls(name)
    return Text.assemble((tile_sign(tiles, tile).rstrip(), tile_style(tiles, tile)), f" {walls}" if walls else "")
