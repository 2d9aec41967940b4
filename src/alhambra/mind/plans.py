"""Where a tile could go on a board, and what that would do to the longest wall and to the room to grow.

Boards are values: what was found out about one stays true, in every world that has it. So a board keeps its plans.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.core.board import Board
from alhambra.core.pieces import CITY
from alhambra.core.wall import wall_length, wall_with
from alhambra.mind.box import PATTERNS, places, places_with


@final
class Plan:
    """One tile on one board: columns by place."""

    __slots__ = ("cells", "places", "sides")

    def __init__(self, board: Board, tile: i64, now: i64) -> None:
        self.cells: Final = board.places(tile)
        self.sides: Final = vec[i64]([0] * len(self.cells))  # what each does to the longest wall
        self.places: Final = vec[i64]([now] * len(self.cells))  # the patterns that fit then, as told by `places`
        if board.tiles.layers[tile] == CITY:
            at: i64 = 0
            for at in range(len(self.cells)):
                self.sides[at] = wall_with(board, tile, self.cells[at]) - i64(wall_length(board))
                self.places[at] = places_with(board, tile, self.cells[at])


@final
class Plans:
    """All about one board, as far as somebody has asked."""

    __slots__ = ("_known", "places")

    def __init__(self, board: Board) -> None:
        self.places: Final[i64] = places(board.edge)  # the patterns that fit now
        self._known: Final[list[Plan | None]] = [None] * (PATTERNS + len(board.marks))  # by pattern, then by tile

    def of(self, board: Board, tile: i64) -> Plan:
        """Where a tile could go: the same for all city tiles with the same walls."""
        at = i64(board.marks[tile]) if board.tiles.layers[tile] == CITY else PATTERNS + tile
        known = self._known[at]
        if known is None:
            known = self._known[at] = Plan(board, tile, self.places)
        return known


def plans(board: Board) -> Plans:
    """What is known about a board."""
    known = board.notes
    if isinstance(known, Plans):
        return known
    found = Plans(board)
    board.notes = found
    return found


def plan(board: Board, tile: i64) -> Plan:
    """Where a tile could go on a board; found out once."""
    return plans(board).of(board, tile)
