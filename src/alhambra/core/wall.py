"""The longest outer wall (B-110 to B-115), by one walk around the outline."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from alhambra.core.board import NOWHERE, Board
from alhambra.core.grid import LAST_CELL, SHUTS_IN, STEP_EAST, STEP_NORTH, STEP_SOUTH, STEP_WEST
from alhambra.core.pieces import CITY


def wall_length(board: Board) -> int:
    """The points a board's outer wall is worth (B-110)."""
    if board.wall < 0:
        outline = outline_of(board)
        board.wall = _longest_of(outline, NOWHERE, 0, 0) if len(outline) else len(longest_wall(board))
    return board.wall


def wall_with(board: Board, tile: i64, cell: i64) -> i64:
    """The same for the board with one more city tile on an empty square: quicker than to put it there.

    If the free sides of the tile hang together, they come in the place of all sides that have faced its square.
    """
    ring = _city_around(board, cell)
    outline = outline_of(board)
    first: i64 = 3  # of the free sides, clockwise
    while first >= 0 and (ring >> 2 * first & 1 or not ring >> 2 * (first + 3 & 3) & 1):
        first -= 1
    if first < 0 or SHUTS_IN[ring] or not len(outline):
        return wall_length(board.put(tile, cell))
    free = 4 - (ring & 1) - (ring >> 2 & 1) - (ring >> 4 & 1) - (ring >> 6 & 1)
    marked = i64(board.marks[tile])
    return _longest_of(outline, cell, (marked | marked << 4) >> first, free)


def outline_of(board: Board) -> vec[i64]:
    """The sides of the only outline, each as the square it faces << 1 | is it walled; none if there are several."""
    known = board.outline
    if known is not None:
        return known
    sides = outer_sides(board)
    line = _outline(board, sides[0]) if len(sides) else sides
    found = vec[i64](capacity=len(line))
    if len(line) == len(sides):
        for edge in line:
            found = append(found, _beside(edge >> 2, edge & 3) << 1 | i64(_is_wall(board, edge)))
    board.outline = found
    return found


def _longest_of(outline: vec[i64], cell: i64, walls: i64, new: i64) -> i64:
    """The most walls in a row, if so many new sides, given as bits, come in the place of all that face a square.

    It only counts, where `longest_wall` finds the very sides: bots ask for it thousands of times a second.
    """
    size = len(outline)
    at: i64 = 0
    while at < size and outline[at] >> 1 != cell:
        at += 1
    if at == size:
        at = 0
    while outline[at] >> 1 == cell:
        at += 1
        if at == size:
            at = 0
    best: i64 = 0
    run: i64 = 0
    opening: i64 = -1  # the walls before the first open side: the last run goes on into them
    left = size
    while new > 0 or (left > 0 and outline[at] >> 1 != cell):
        if new > 0:
            walled = walls & 1
            walls >>= 1
            new -= 1
        else:
            walled = outline[at] & 1
            left -= 1
            at += 1
            if at == size:
                at = 0
        if walled:
            run += 1
        else:
            if opening < 0:
                opening = run
            elif run > best:
                best = run
            run = 0
    if opening < 0:
        return run
    return max(best, run + opening)


def _city_around(board: Board, cell: i64) -> i64:
    """Which of the eight squares around a cell hold a city tile (bit 0 = N, clockwise)."""
    ring: i64 = 0
    side: i64 = 0
    while side < 4:
        beside = _beside(cell, side)
        if _in_city(board, beside):
            ring |= i64(1) << 2 * side
        if _in_city(board, _beside(beside, side + 1 & 3)):
            ring |= i64(2) << 2 * side
        side += 1
    return ring


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
