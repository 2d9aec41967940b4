"""Camps count the buildings they look at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alhambra.bots.sense import Sense
from alhambra.core.grid import LAST_CELL, STEPS
from alhambra.core.pieces import CITY, EMPTY, OUTWORK

if TYPE_CHECKING:
    from alhambra.bots.outlook import Outlook


class CampSense(Sense):
    """A camp is worth what it sees in all coming scorings."""

    def placed(self, outlook: Outlook, tile: int, cell: int) -> float:
        tiles = outlook.view.table.tiles
        if tiles.layers[tile] != OUTWORK:
            return 0.0
        sides = [side for side in range(len(STEPS)) if tiles.marks[tile] >> side & 1]
        return float(len(outlook.points) * sum([_in_sight(outlook, cell, STEPS[side]) for side in sides]))


def _in_sight(outlook: Outlook, cell: int, step: int) -> int:
    """How many tiles of the city stand in an unbroken line from here."""
    board, layers = outlook.plans.board, outlook.view.table.tiles.layers
    seen = 0
    tile = board.tile_at((cell + step) & LAST_CELL)
    while tile != EMPTY and layers[tile] == CITY:
        seen += 1
        cell += step
        tile = board.tile_at((cell + step) & LAST_CELL)
    return seen
