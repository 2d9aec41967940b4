"""The longest outer wall (B-110 to B-115), by one walk around the outline."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from alhambra.core.board import Board
from alhambra.core.grid import LAST_CELL, STEP_EAST, STEP_NORTH, STEP_SOUTH, STEP_WEST
from alhambra.core.pieces import CITY


def wall_length(board: Board) -> int:
    """The points a board's outer wall is worth (B-110)."""
    if board.wall < 0:
        board.wall = len(longest_wall(board))
    return board.wall


def wall_sides(board: Board) -> list[tuple[int, int]]:
    """The very sides counted, as (cell, side 0-3 for N, E, S, W), in the order of the outline."""
    return [(edge >> 2, edge & 3) for edge in longest_wall(board)]


def longest_wall(board: Board) -> vec[i64]:
    """The longest run of walled sides along any outline, each packed as cell << 2 | side."""
    longest = vec[i64]()
    walked = vec[i64]()
    unseen = outer_sides(board)
    for edge in unseen:
        if len(walked) and edge in walked:
            continue
        outline = _outline(board, edge)
        run = _longest_run(board, outline)
        if len(run) > len(longest):
            longest = run
        if len(outline) == len(unseen):
            break  # one simple line all around: the usual case, the only one in the base game (B-85)
        for side in outline:
            walked = append(walked, side)
    return longest


def outer_sides(board: Board) -> vec[i64]:
    """All sides of city tiles that face a square without one (B-111)."""
    sides = vec[i64](capacity=64)
    for cell in board.cells:
        if _in_city(board, cell):
            side: i64 = 0
            while side < 4:
                if not _in_city(board, _beside(cell, side)):
                    sides = append(sides, cell << 2 | side)
                side += 1
    return sides


def _outline(board: Board, first: i64) -> vec[i64]:
    """The closed line that begins with an outer side, clockwise around its tile.

    B-114: from one side the line goes on to the next side that borders the same empty square, else straight on or
    around its own tile; so it never jumps to a tile that touches only at a corner.
    """
    outline = vec[i64](capacity=64)
    cell = first >> 2
    side = first & 3
    while True:
        outline = append(outline, cell << 2 | side)
        ahead = side + 1 & 3
        outside = _beside(cell, side)
        if _in_city(board, _beside(outside, ahead)):
            cell = _beside(outside, ahead)  # an inward corner
            side = side + 3 & 3
        elif _in_city(board, _beside(cell, ahead)):
            cell = _beside(cell, ahead)  # straight on
        else:
            side = ahead  # an outward corner
        if cell << 2 | side == first:
            return outline


def _longest_run(board: Board, outline: vec[i64]) -> vec[i64]:
    """B-113: the most consecutive walled sides of a closed line; all of them if no side is open."""
    total = len(outline)
    first_open: i64 = 0
    while first_open < total and _is_wall(board, outline[first_open]):
        first_open += 1
    if first_open == total:
        return outline
    best_end: i64 = 0
    best: i64 = 0
    run: i64 = 0
    steps: i64 = 1
    while steps <= total:
        at = first_open + steps
        if at >= total:
            at -= total
        if _is_wall(board, outline[at]):
            run += 1
            if run > best:
                best = run
                best_end = at
        else:
            run = 0
        steps += 1
    longest = vec[i64](capacity=best)
    at = best_end - best + 1
    while at <= best_end:
        longest = append(longest, outline[at if at >= 0 else at + total])
        at += 1
    return longest


def _is_wall(board: Board, edge: i64) -> bool:
    return i64(board.marks[i64(board.ground[edge >> 2])]) >> (edge & 3) & 1 != 0


def _in_city(board: Board, cell: i64) -> bool:
    tile = i64(board.ground[cell])
    return tile != 0 and board.tiles.layers[tile] == CITY


def _beside(cell: i64, side: i64) -> i64:
    if side == 0:
        return (cell + STEP_NORTH) & LAST_CELL
    if side == 1:
        return (cell + STEP_EAST) & LAST_CELL
    if side == 2:
        return (cell + STEP_SOUTH) & LAST_CELL
    return (cell + STEP_WEST) & LAST_CELL
