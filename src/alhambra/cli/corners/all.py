"""All corners, in the order of the modules at the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.text import Text

from alhambra.cli.boards import Block
from alhambra.cli.corners import (
    alcazaba,
    bazaars,
    bonus,
    caravanserai,
    change,
    characters,
    dice,
    gates,
    huts,
    invaders,
    moors,
    scorecards,
    sultan,
    thieves,
    trader,
    treasure,
    vizier,
    walls,
)
from alhambra.cli.names import Cast
from alhambra.core.view import View

Corner = Callable[[View, Cast, int], Block]  # the lines for a view, in the words of a cast, so many columns wide

CORNERS: Final[dict[str, Corner]] = {
    "vizier": vizier.lines,
    "bonus": bonus.lines,
    "huts": huts.lines,
    "gates": gates.lines,
    "characters": characters.lines,
    "walls": walls.lines,
    "thieves": thieves.lines,
    "change": change.lines,
    "trader": trader.lines,
    "treasure": treasure.lines,
    "bazaars": bazaars.lines,
    "invaders": invaders.lines,
    "sultan": sultan.lines,
    "scorecards": scorecards.lines,
    "caravanserai": caravanserai.lines,
    "moors": moors.lines,
    "dice": dice.lines,
    "alcazaba": alcazaba.lines,
}


def module_lines(view: View, cast: Cast, width: int) -> Block:
    """What the modules have on the table, an empty line before it."""
    block: Block = []
    for key in view.modules:
        if key in CORNERS:
            block += CORNERS[key](view, cast, width)
    return [Text(), *block] if block else []
