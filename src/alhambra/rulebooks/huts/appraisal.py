"""What huts are worth: the buildings beside them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.core.actions import Action
from alhambra.core.appraisal import NOWHERE, WAITS, Eye
from alhambra.core.grid import LAST_CELL, STEPS
from alhambra.core.pieces import NO_TYPE
from alhambra.rulebooks.huts.actions import TakeHut
from alhambra.rulebooks.huts.part import HutStacks

STEP_TO: Final = vec[i64](STEPS)


def appraised(eye: Eye, part: HutStacks, action: Action) -> float:
    """Points for a hut, which costs an action and nothing else."""
    if not isinstance(action, TakeHut):
        return 0.0
    colour = part.colours[action.hut]
    return eye.worth(action.hut) if eye.state.players[eye.seat].board.count(colour) else WAITS


def added(eye: Eye, part: HutStacks, tile: i64, cell: i64) -> float:
    """A hut for the buildings of its type beside it, a building for the huts: walls meet walls, so its own tell."""
    if cell == NOWHERE:
        return 0.0
    board = eye.state.players[eye.seat].board
    kinds = board.tiles.kinds
    colours = part.colours
    hut: i64 = colours[tile]
    kind = i64(kinds[tile])
    if hut == NO_TYPE and kind == NO_TYPE:
        return 0.0
    open_sides = ~i64(board.marks[tile])
    number: i64 = 0
    side: i64 = 0
    while side < 4:
        beside = i64(board.ground[(cell + STEP_TO[side]) & LAST_CELL])
        fits = i64(kinds[beside]) == hut if hut != NO_TYPE else i64(colours[beside]) == kind
        if fits and open_sides >> side & 1:
            number += 1
        side += 1
    return eye.shift(hut if hut != NO_TYPE else kind, eye.seat, number) if number else 0.0
