"""Why a redesign or a new tile is refused for the sake of camps."""

from __future__ import annotations

from mypy_extensions import i64

from alhambra.core.actions import Action
from alhambra.core.base_actions import AddTile, BuildTile, RemoveTile, SwapTiles
from alhambra.core.board import Board
from alhambra.core.grid import CELLS, LAST_CELL, STEPS
from alhambra.core.pieces import CITY, FOUNTAIN
from alhambra.core.state import Player


def broken_rule(player: Player, action: Action) -> str:
    """CAMP-7 or CAMP-13, if the action is possible but for them."""
    board = player.board
    if isinstance(action, BuildTile) and action.tile in player.acquired:
        return _bad_contact(board, action.tile, action.cell)
    if isinstance(action, AddTile) and action.tile in player.reserve:
        return _bad_contact(board, action.tile, action.cell)
    if isinstance(action, SwapTiles) and action.new in player.reserve and _is_movable(board, action.old):
        return _bad_contact(board, action.new, board.cell_of(action.old))
    if isinstance(action, RemoveTile) and board.outworks and _is_movable(board, action.tile):
        return "" if board.holds_outworks_without(board.cell_of(action.tile)) else "CAMP-13"
    return ""


def _is_movable(board: Board, tile: int) -> bool:
    return tile != FOUNTAIN and board.holds(tile)


def _bad_contact(board: Board, tile: i64, cell: i64) -> str:
    """CAMP-7, CAMP-8: bastion against city wall and green against green; walls within the city are another rule."""
    if not 0 <= cell < CELLS:
        return ""
    layers = board.tiles.layers
    bad = ""
    for side, step in enumerate(STEPS):
        beside = i64(board.ground[(cell + step) & LAST_CELL])
        if not beside:
            continue
        ours = i64(board.marks[tile]) >> side & 1
        theirs = i64(board.marks[beside]) >> (side + 2) % len(STEPS) & 1
        if layers[beside] == CITY and layers[tile] == CITY:
            if ours != theirs:
                return ""
        elif layers[beside] == layers[tile]:
            bad = bad or ("CAMP-7" if ours or theirs else "")
        elif not (ours and theirs):
            bad = "CAMP-7"
    return bad
