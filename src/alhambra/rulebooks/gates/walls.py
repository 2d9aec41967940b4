"""Double walls: where a gate can stand, and where one is needed."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from alhambra.core.board import BITS, Board, meets
from alhambra.core.grid import BLANK, LAST_CELL, STEPS
from alhambra.core.pieces import CITY, EMPTY

SIDES: Final = len(STEPS)
EAST_SIDE: Final = 1
SOUTH_SIDE: Final = 2
STEP_TO: Final = vec[i64](STEPS)


def beside(cell: i64, side: i64) -> i64:
    """The cell on a side (0-3)."""
    return (cell + STEP_TO[side]) & LAST_CELL


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


def bridges(board: Board, cell: i64, most: i64, doubles: vec[i64]) -> list[tuple[int, ...]]:
    """GATE-12: the sets of at most so many double walls that keep all reachable without the tile on a cell.

    No gate of a set can be left out (GATE-10). `doubles` are the double walls of the board.
    """
    found: list[tuple[int, ...]] = []
    if not board.has_way_out(cell) or (board.outworks and not board.holds_outworks_without(cell)):
        return found
    quarters = quarters_without(board, cell)
    needed = largest(quarters) - 1
    if not 0 < needed <= most:
        return found
    ground = board.ground
    walls: list[tuple[int, int, int]] = []  # with the quarters they separate
    for wall in doubles:
        here = wall >> 2
        one = i64(quarters[i64(ground[here])])
        other = i64(quarters[i64(ground[beside(here, wall & 3)])])
        if one and other and one != other:
            walls.append((wall, one - 1, other - 1))
    if len(walls) >= needed:
        _join(walls, 0, (), list(range(needed + 1)), found)
    return found


def double_walls(board: Board) -> vec[i64]:
    """GATE-9: all double walls without a gate, by their numbers, ascending."""
    ground = board.ground
    marks = board.marks
    found = vec[i64]()
    for cell in board.cells:
        tile = i64(ground[cell])
        if marks[tile]:
            if is_double(board, tile, cell, EAST_SIDE):
                found = append(found, cell << 2 | EAST_SIDE)
            if is_double(board, tile, cell, SOUTH_SIDE):
                found = append(found, cell << 2 | SOUTH_SIDE)
    return found


def quarters_without(board: Board, gone: i64) -> vec[u8]:
    """By tile, if one cell were empty: numbers from 1 by what can be reached from one another on foot.

    0 for what is not built, for outworks and for the tile that is gone.
    """
    ground = board.ground
    marks = board.marks
    doors = board.doors
    layers = board.tiles.layers
    quarters = BLANK[: len(marks)]
    number: i64 = 0
    for first in board.cells:
        tile = i64(ground[first])
        if first == gone or quarters[tile] or layers[tile] != CITY:
            continue
        number += 1
        quarters[tile] = u8(number)
        ahead = append(vec[i64](capacity=32), first)
        at: i64 = 0
        while at < len(ahead):
            cell = ahead[at]
            at += 1
            tile = i64(ground[cell])
            open_sides = ~i64(marks[tile]) | i64(doors[tile])
            side: i64 = 0
            while side < SIDES:
                if open_sides >> side & 1:
                    step = beside(cell, side)
                    neighbour = i64(ground[step])
                    if neighbour and step != gone and not quarters[neighbour]:
                        quarters[neighbour] = u8(number)
                        ahead = append(ahead, step)
                side += 1
    return quarters


def largest(numbers: vec[u8]) -> i64:
    """The largest of some numbers, 0 if there is none."""
    found: i64 = 0
    for number in numbers:
        if i64(number) > found:
            found = i64(number)
    return found


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
