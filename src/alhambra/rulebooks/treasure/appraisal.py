"""What chests are worth: a majority of their own, for buildings that wait for them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.core.actions import Action
from alhambra.core.appraisal import SCORINGS, Eye, divided
from alhambra.rulebooks.treasure.actions import ChooseRoom, PayForChests
from alhambra.rulebooks.treasure.part import Chests

FOG: Final = 0.5  # how little today's counts say
LAID: Final = vec[float]([8.0, 18.0, 28.0])  # so many chests stand on buildings by each scoring
CARDS: Final = 2.0  # that pay for a room
LEFT: Final = 1.0  # a chest without a building: somebody else may have one


def appraised(eye: Eye, part: Chests, prizes: list[tuple[int, ...]], action: Action) -> float:
    """Points for the chests of a room, their payment, or a chest that is laid."""
    if isinstance(action, ChooseRoom):
        chests = part.rooms[action.room]
        fitting = _fitting(eye, part, chests)
        value = _more(eye, part, prizes, fitting) - LEFT * eye.future * float(len(chests) - fitting)
        return value - eye.money(float(part.printed.price), CARDS)
    if isinstance(action, PayForChests):
        return -eye.cost(action.payment)
    return 1.0


def _fitting(eye: Eye, part: Chests, chests: list[int]) -> i64:
    """How many of these chests have a building of ours: those that stand, a byte for each type."""
    kinds = eye.state.table.tiles.kinds
    free = eye.state.players[eye.seat].board.tally
    for tile in part.laid[eye.seat]:
        free -= 1 << (i64(kinds[tile]) << 3)
    number: i64 = 0
    for kind in chests:
        if free >> (kind << 3) & 255:
            free -= 1 << (i64(kind) << 3)
            number += 1
    return number


def _more(eye: Eye, part: Chests, prizes: list[tuple[int, ...]], number: i64) -> float:
    """So many chests more, in all scorings to come."""
    if not number:
        return 0.0
    total = 0.0
    scoring = eye.past
    while scoring < SCORINGS:
        row = prizes[scoring]
        every: i64 = 0
        for prize in row:
            every += prize
        today = _share(eye, part, row, number) - _share(eye, part, row, 0)
        total += (1.0 - FOG) * today + FOG * float(number * every) / LAID[scoring]
        scoring += 1
    return total


def _share(eye: Eye, part: Chests, prizes: tuple[int, ...], more: i64) -> float:
    """TRE-13: what the seat gets with so many chests more; ties are shared."""
    mine: i64 = len(part.laid[eye.seat]) + more
    if not mine:
        return 0.0
    ahead: i64 = 0
    level: i64 = 1
    for seat, tiles in enumerate(part.laid):
        if seat != eye.seat:
            if len(tiles) > mine:
                ahead += 1
            elif len(tiles) == mine:
                level += 1
    dirks: i64 = 0
    for number in part.dirk:
        dirks += number
    if dirks > mine:
        ahead += 1
    elif dirks == mine:
        level += 1
    return divided(prizes, ahead, level)
