"""Double walls: where a gate can stand, and where one is needed."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.core.board import BITS, Board, meets
from alhambra.core.grid import LAST_CELL, STEPS, ring_of
from alhambra.core.pieces import CITY, EMPTY

SIDES: Final = len(STEPS)
EAST_SIDE: Final = 1
SOUTH_SIDE: Final = 2
ALL_SIDES: Final = 0b01010101  # of a ring of eight squares


def beside(cell: int, side: int) -> int:
    """The cell on a side (0-3)."""
    return (cell + STEPS[side]) & LAST_CELL


def wall_at(cell: int, side: int) -> int:
    """The one number of a double wall: `cell << 2 | side` of its western or northern tile."""
    if side in (EAST_SIDE, SOUTH_SIDE):
        return cell << 2 | side
    return beside(cell, side) << 2 | (side + 2) % SIDES


def is_double(board: Board, tile: i64, cell: i64, side: i64) -> bool:
    """GATE-9: has a tile that lies on this cell a wall towards a neighbour with a wall, and no gate there yet?

    Only walls printed on tiles of the city count (GATE-18, GATE-19).
    """
    layers = board.tiles.layers
    beyond = i64(board.ground[beside(cell, side)])
    if beyond == EMPTY or layers[beyond] != CITY or layers[tile] != CITY:
        return False
    printed = board.tiles.marks
    facing = BITS[(side + 2) & 3]
    if not i64(printed[tile]) & BITS[side] or not i64(printed[beyond]) & facing:
        return False
    return not i64(board.doors[beyond]) & facing


def gateways(board: Board, tile: i64) -> list[tuple[int, int]]:
    """The cells where a tile fits but for a way in, each with every side on which a gate would open one.

    The Alhambra hangs together without the new tile, so one gate is enough (GATE-10).
    """
    return _ways_in(board, tile, board.edge)


def gateways_for_outworks(board: Board, tile: i64) -> list[tuple[int, int]]:
    """The same for the cells of outworks: a building can take the place of one, where it has walls all around."""
    spots = [spot for spot in board.spots() if board.tiles.layers[i64(board.ground[spot >> 16])] != CITY]
    return _ways_in(board, tile, vec[i64](spots))


def _ways_in(board: Board, tile: i64, squares: vec[i64]) -> list[tuple[int, int]]:
    """Of these squares, packed as in `Board.edge`, those where a tile fits but for a way in, with its sides."""
    found: list[tuple[int, int]] = []
    if board.tiles.layers[tile] != CITY:
        return found
    marked = i64(board.marks[tile])
    for square in squares:
        if not square & 0xF0 and meets(square, marked):
            cell = int(square >> 16)
            found.extend([(cell, side) for side in range(SIDES) if is_double(board, tile, cell, side)])
    return found


def bridges(board: Board, cell: int, most: int) -> list[tuple[int, ...]]:
    """GATE-12: the sets of at most so many double walls that keep all reachable without the tile on a cell.

    No gate of a set can be left out (GATE-10).
    """
    found: list[tuple[int, ...]] = []
    if leaves_hole(board, cell):
        return found
    quarters = quarters_without(board, cell)
    needed = max(quarters.values())
    if not 0 < needed <= most or (board.outworks and not board.holds_outworks_without(cell)):
        return found
    walls: list[tuple[int, int, int]] = []  # with the quarters they separate
    for here, quarter in sorted(quarters.items()):
        for side in (EAST_SIDE, SOUTH_SIDE):
            other = quarters.get(beside(here, side), quarter)
            if other != quarter and is_double(board, board.tile_at(here), here, side):
                walls.append((here << 2 | side, quarter, other))
    _join(walls, 0, (), list(range(needed + 1)), found)
    return found


def has_double(board: Board) -> bool:
    """Is there a double wall without a gate anywhere?"""
    for cell in board.cells:
        tile = i64(board.ground[cell])
        if board.marks[tile] and (is_double(board, tile, cell, EAST_SIDE) or is_double(board, tile, cell, SOUTH_SIDE)):
            return True
    return False


def leaves_hole(board: Board, cell: int) -> bool:
    """B-84: would this square, emptied, be shut in?"""
    return ring_of(board.ground, cell) & ALL_SIDES == ALL_SIDES


def quarters_without(board: Board, gone: int) -> dict[int, int]:
    """The city's other cells if one were empty, numbered from 0 by what can be reached from one another on foot."""
    quarters: dict[int, int] = {}
    number = 0
    for first in board.cells:
        if first == gone or first in quarters or board.tiles.layers[i64(board.ground[first])] != CITY:
            continue
        quarters[int(first)] = number
        ahead = [int(first)]
        while ahead:
            cell = ahead.pop()
            tile = i64(board.ground[cell])
            open_sides = ~i64(board.marks[tile]) | i64(board.doors[tile])
            for side in range(SIDES):
                step = beside(cell, side)
                if open_sides & BITS[side] and board.ground[step] and step != gone and step not in quarters:
                    quarters[step] = number
                    ahead.append(step)
        number += 1
    return quarters


def _join(
    walls: list[tuple[int, int, int]], at: int, chosen: tuple[int, ...], joined: list[int], found: list[tuple[int, ...]]
) -> None:
    """Every choice of walls, from one on, that makes one out of all quarters, each wall joining two of them."""
    if joined.count(joined[0]) == len(joined):
        found.append(chosen)
        return
    while at < len(walls):
        wall, one, other = walls[at]
        at += 1
        kept, gone = joined[one], joined[other]
        if kept != gone:
            together = [kept if quarter == gone else quarter for quarter in joined]
            _join(walls, at, (*chosen, wall), together, found)
