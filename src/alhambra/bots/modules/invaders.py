"""Invaders come from one side and count the sides that lie open to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alhambra.bots.sense import Sense
from alhambra.core.grid import LAST_CELL, STEPS
from alhambra.core.pieces import CITY, EMPTY, SIDE_NAMES

if TYPE_CHECKING:
    from alhambra.bots.outlook import Outlook

KEY: Final = "invaders"
FROM_ANYWHERE: Final = 0.25  # an attack whose direction is not known


class InvaderSense(Sense):
    """Builds walls towards the enemy, and behind them."""

    def placed(self, outlook: Outlook, tile: int, cell: int) -> float:
        tiles, board = outlook.view.table.tiles, outlook.plans.board
        if tiles.layers[tile] != CITY:
            return 0.0
        lost = 0.0
        for side, danger in enumerate(_dangers(outlook)):
            ahead = board.tile_at((cell + STEPS[side]) & LAST_CELL)
            behind = board.tile_at((cell - STEPS[side]) & LAST_CELL)
            if ahead == EMPTY and not tiles.marks[tile] >> side & 1:
                lost += danger
            if behind != EMPTY and not tiles.marks[behind] >> side & 1:
                lost -= danger  # it is covered now
        return -lost


def _dangers(outlook: Outlook) -> list[float]:
    """By side, the points that an open side will cost: one more in each scoring."""
    first = 1 + len(outlook.view.table.points) - len(outlook.points)
    due = [first + later for later in range(len(outlook.points))]
    known = str(outlook.view.modules[KEY]["next"])
    if known not in SIDE_NAMES or not due:
        return [FROM_ANYWHERE * sum(due)] * len(STEPS)
    later = FROM_ANYWHERE * sum(due[1:])
    return [later + (due[0] if side == SIDE_NAMES.index(known) else 0) for side in range(len(STEPS))]
