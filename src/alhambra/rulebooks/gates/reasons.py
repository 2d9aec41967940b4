"""Why a gate may not be set so: the id of the broken rule."""

from __future__ import annotations

from alhambra.core.board import Board
from alhambra.core.pieces import CITY, EMPTY, FOUNTAIN
from alhambra.core.reasons import OUT_OF_REACH, against_exchange, against_square
from alhambra.rulebooks.gates.walls import is_double, largest, quarters_without


def against_way_in(board: Board, tile: int, cell: int, side: int) -> str:
    """Why a tile cannot be built on a cell with a gate on this side; nothing if it can."""
    if board.tiles.layers[tile] != CITY:
        return "GATE-19"
    reason = against_square(board, tile, cell)
    if reason is not OUT_OF_REACH:
        return reason.rule
    if board.demands(cell) & 0xF0:
        return "GATE-10"  # an open side leads in
    return "" if is_double(board, tile, cell, side) else "GATE-9"


def against_taking_place(board: Board, old: int, new: int, side: int) -> str:
    """Why a building cannot take the place of an outwork with a gate on this side; nothing if it can."""
    if old == FOUNTAIN:
        return "B-71"
    if not board.holds(old):
        return "B-70"
    if board.tiles.layers[new] != CITY:
        return "GATE-19"
    if board.tiles.layers[old] == CITY:
        return "GATE-10"  # within the city an exchange changes no way on foot (B-74)
    cell = board.cell_of(old)
    reason = against_exchange(board, new, cell)
    if reason is not OUT_OF_REACH:
        return reason.rule
    return "" if is_double(board, new, cell, side) else "GATE-9"


def against_bridges(board: Board, tile: int, walls: tuple[int, ...]) -> str:
    """Why a tile cannot be taken out with gates on these double walls; nothing if it can."""
    if tile == FOUNTAIN:
        return "B-71"
    if not board.holds(tile):
        return "B-70"
    if board.doors[tile]:
        return "GATE-13"
    cell = board.cell_of(tile)
    if not board.has_way_out(cell):
        return "B-73"
    rest = board.put(EMPTY, cell)
    for wall in walls:
        here, side = wall >> 2, wall & 3
        if not is_double(rest, rest.tile_at(here), here, side):
            return "GATE-9"  # also if the same wall is named twice (GATE-11)
        rest = rest.with_door(here, side)
    if not rest.connects():
        return "B-73"
    needed = largest(quarters_without(board, cell)) - 1
    return "" if len(walls) == needed else "GATE-10"
