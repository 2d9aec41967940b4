"""Where a tile could go on a board, and what that would do to the longest wall and to the room to grow.

Boards are values: what was found out about one stays true, in every world that has it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from alhambra.core.board import Board
from alhambra.core.grid import LAST_CELL, STEP_EAST, STEP_NORTH, STEP_SOUTH, STEP_WEST
from alhambra.core.pieces import CITY, EAST, NORTH, SOUTH, WEST
from alhambra.core.wall import wall_length
from alhambra.mind.box import Box, places

LONELY: Final = 0.4  # a side of a wall by itself, of one that joins others at both ends
JOINED: Final = 0.3
STEPS: Final = vec[i64]([STEP_NORTH, STEP_EAST, STEP_SOUTH, STEP_WEST])
BITS: Final = vec[i64]([NORTH, EAST, SOUTH, WEST])
FACING: Final = vec[i64]([SOUTH, WEST, NORTH, EAST])


@final
class Plan:
    """One tile on one board: columns by place."""

    __slots__ = ("board", "cells", "places", "sides", "tile", "welcome")

    def __init__(self, board: Board, tile: i64, box: Box, choice: float, exact: bool) -> None:
        self.board: Final = board
        self.tile: Final[i64] = tile
        self.cells: Final = board.places(tile)
        sides = vec[float](capacity=len(self.cells))
        welcome = vec[float](capacity=len(self.cells))
        packed = vec[i64](capacity=len(self.cells))
        city = board.tiles.layers[tile] == CITY
        now = places(board.edge)
        comfort = box.welcome(now, choice)
        for cell in self.cells:
            then = now
            longer = 0.0
            if city and exact:
                built = board.put(tile, cell)
                longer = float(wall_length(built) - wall_length(board))
                then = places(built.edge)
            elif city:
                longer = about_longer(board, i64(board.marks[tile]), cell)
                then = places(board.edge_with(tile, cell))
            sides = append(sides, longer)
            welcome = append(welcome, box.welcome(then, choice) - comfort)
            packed = append(packed, then)
        self.sides: Final = sides  # what each does to the longest wall
        self.welcome: Final = welcome  # and to how welcome a tile is
        self.places: Final = packed  # the patterns that fit then


def about_longer(board: Board, marks: i64, cell: i64) -> float:
    """About how much longer a tile makes the longest wall, by its four sides alone."""
    longer = 0.0
    side: i64 = 0
    for side in range(4):
        if marks & BITS[side]:
            neighbour = board.ground[(cell + STEPS[side]) & LAST_CELL]
            longer += -1.0 if neighbour else _joins(board, marks, cell, side)
    return longer


def _joins(board: Board, marks: i64, cell: i64, side: i64) -> float:
    """What a side of a wall is good for: the more it joins others at its two ends, the more."""
    ground = board.ground
    value = LONELY
    turn: i64 = 0
    for turn in range(2):
        along = (side + 1 + 2 * turn) & 3
        beside = (cell + STEPS[along]) & LAST_CELL
        neighbour = i64(ground[beside])
        if not neighbour:
            if marks & BITS[along]:
                value += JOINED  # around the corner of the tile itself
        else:
            across = i64(ground[(beside + STEPS[side]) & LAST_CELL])
            if across:
                if i64(board.marks[across]) & FACING[along]:
                    value += JOINED  # into a corner
            elif i64(board.marks[neighbour]) & BITS[side]:
                value += JOINED  # straight on
    return value
