"""What wooden walls are worth: the longest wall grows, and the room to build shrinks."""

from __future__ import annotations

from typing import Final

from alhambra.core.actions import Action
from alhambra.core.appraisal import WAITS, Eye
from alhambra.core.board import Board
from alhambra.core.table import Table
from alhambra.core.wall import wall_length
from alhambra.rulebooks.walls.actions import ErectWalls, shown
from alhambra.rulebooks.walls.part import WallCards

OPEN: Final = 0.4  # an open side: room to grow


def appraised(eye: Eye, part: WallCards, action: Action) -> float:
    """Points for walls on a built tile; those that wait for their place wait for their walls too."""
    board = eye.state.players[eye.seat].board
    if not isinstance(action, ErectWalls) or not board.holds(action.tile):
        return WAITS
    known = part.known[eye.seat]
    if known is None or known.board is not board:
        growth = _growth(eye.state.table, board, action.card, action.tile)
    else:
        wall = action.card << 8 | action.tile
        growth = known.growth.get(wall, -1)
        if growth < 0:
            growth = _growth(eye.state.table, board, action.card, action.tile)
            known.growth[wall] = growth
    return eye.sides(float(growth >> 3)) - OPEN * eye.future * float(growth & 7)


def _growth(table: Table, board: Board, card: int, tile: int) -> int:
    """How much longer the longest wall gets, and how many sides are closed: `longer << 3 | closed`."""
    sides = shown(table, card)
    longer = wall_length(board.with_marks(tile, sides)) - wall_length(board)
    return longer << 3 | sides.bit_count()
