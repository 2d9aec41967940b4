"""What invaders threaten: every side that lies open to them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.core.appraisal import NOWHERE, SCORINGS, Eye
from alhambra.core.grid import LAST_CELL, STEPS
from alhambra.core.pieces import CITY
from alhambra.rulebooks.invaders.part import Invaders

STEP_TO: Final = vec[i64](STEPS)
SIDES: Final = 4


def threats(per_side: list[tuple[int, int]]) -> vec[float]:
    """By the number of scorings past: what an open side costs on average in all attacks to come, whence they come."""
    total = vec[float]([0.0] * (len(per_side) + 2))
    for past in range(len(per_side) - 1, -1, -1):
        straight, beside = per_side[past]
        total[past] = total[past + 1] + (straight + 2.0 * beside) / SIDES
    return total


def added(eye: Eye, part: Invaders, per_side: list[tuple[int, int]], threat: vec[float], tile: i64, cell: i64) -> float:
    """A tile with walls towards the enemy, and what it covers behind itself."""
    if cell == NOWHERE or eye.past >= SCORINGS:
        return 0.0
    board = eye.state.players[eye.seat].board
    layers = board.tiles.layers
    marks = ~i64(board.marks[tile]) if layers[tile] == CITY else 0  # where it lies open itself
    known: i64 = part.attacks[0] if part.knows(int(eye.seat)) else -1
    danger = threat[eye.past]
    lost = 0.0
    side: i64 = 0
    while side < SIDES:
        if known >= 0:
            danger = threat[eye.past + 1]
            straight, beside = per_side[eye.past]
            if side == known:
                danger += float(straight)
            elif side != (known + 2) & 3:
                danger += float(beside)
        ahead = i64(board.ground[(cell + STEP_TO[side]) & LAST_CELL])
        behind = i64(board.ground[(cell - STEP_TO[side]) & LAST_CELL])
        if not ahead and marks >> side & 1:
            lost += danger
        if behind and layers[behind] == CITY and not i64(board.marks[behind]) >> side & 1:
            lost -= danger  # it is covered now
        side += 1
    return -lost
