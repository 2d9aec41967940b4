"""The squares of a player's ground: cells as ints, their neighbours, and which square would shut in another.

The ground is 64 squares wide and high and wraps around at its edges. A palace of the base game has at most 56
tiles, so it can never meet itself. `(x, y)` is relative to the fountain (B-3: x grows east, y grows south).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

WIDTH: Final = 64
CELLS: Final = WIDTH * WIDTH
LAST_CELL: Final = CELLS - 1
ORIGIN: Final = WIDTH // 2 * WIDTH + WIDTH // 2  # where the fountain stands

# Steps to the neighbour on side 0-3 (N, E, S, W); add, then `& LAST_CELL`.
STEP_NORTH: Final = CELLS - WIDTH
STEP_EAST: Final = 1
STEP_SOUTH: Final = WIDTH
STEP_WEST: Final = CELLS - 1
STEPS: Final = (STEP_NORTH, STEP_EAST, STEP_SOUTH, STEP_WEST)


def _blank() -> vec[u8]:
    ground = vec[u8](capacity=CELLS)
    for _ in range(CELLS):
        ground = append(ground, u8(0))
    return ground


BLANK: Final[vec[u8]] = _blank()  # a ground without tiles; copy it, never change it


def cell_at(x: int, y: int) -> int:
    """The cell x squares east and y squares south of the fountain."""
    return (ORIGIN + y * WIDTH + x) & LAST_CELL


def position(cell: int) -> tuple[int, int]:
    """The (x, y) of a cell."""
    return (cell % WIDTH - WIDTH // 2, cell // WIDTH - WIDTH // 2)


def _shuts_in(ring: int) -> bool:
    """Would a tile amid these eight neighbours (bit 0 = N, clockwise) cut one empty side off from another?

    Two empty sides stay connected only along empty squares of the ring. Because all tiles hang together and all
    empty squares were connected before, this local test decides B-84 and B-85 exactly.
    """
    groups = 0
    for side in range(0, 8, 2):
        if ring >> side & 1:
            continue
        corner_before, side_before = (side - 1) % 8, (side - 2) % 8
        if ring >> corner_before & 1 or ring >> side_before & 1:
            groups += 1  # a group of empty squares begins here
    return groups > 1


def _shut_table() -> vec[u8]:
    table = vec[u8]()
    for ring in range(256):
        table = append(table, u8(_shuts_in(ring)))
    return table


SHUTS_IN: Final[vec[u8]] = _shut_table()


def ring_of(ground: vec[u8], cell: i64) -> i64:
    """Which of the eight squares around a cell hold a tile (bit 0 = N, clockwise)."""
    ring: i64 = 0
    if ground[(cell + STEP_NORTH) & LAST_CELL]:
        ring |= 1
    if ground[(cell + STEP_NORTH + STEP_EAST) & LAST_CELL]:
        ring |= 2
    if ground[(cell + STEP_EAST) & LAST_CELL]:
        ring |= 4
    if ground[(cell + STEP_SOUTH + STEP_EAST) & LAST_CELL]:
        ring |= 8
    if ground[(cell + STEP_SOUTH) & LAST_CELL]:
        ring |= 16
    if ground[(cell + STEP_SOUTH + STEP_WEST) & LAST_CELL]:
        ring |= 32
    if ground[(cell + STEP_WEST) & LAST_CELL]:
        ring |= 64
    if ground[(cell + STEP_NORTH + STEP_WEST) & LAST_CELL]:
        ring |= 128
    return ring
