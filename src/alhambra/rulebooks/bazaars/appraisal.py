"""What bazaars are worth: the buildings that stand, and may come to stand, around them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.core.actions import Action
from alhambra.core.appraisal import NOWHERE, Eye
from alhambra.core.board import Board
from alhambra.core.grid import LAST_CELL
from alhambra.core.pieces import NO_TYPE
from alhambra.rulebooks.bazaars.actions import BuyBazaar
from alhambra.rulebooks.bazaars.part import AROUND

STEPS_AROUND: Final = vec[i64](AROUND)
NEIGHBOUR: Final = 0.4  # an empty square beside it, for every type that stands there already and one more


def appraised(eye: Eye, action: Action) -> float:
    """Points for a purchase, which is always exact and earns a further action (BAZ-9)."""
    if not isinstance(action, BuyBazaar):
        return 0.0
    return eye.worth(action.tile) + eye.further - eye.cost(action.payment)


def added(eye: Eye, wanted: vec[i64], tile: i64, cell: i64) -> float:
    """A bazaar for what is around it, or a building for the bazaars around it. `wanted` are types by tile, as bits."""
    if cell == NOWHERE:
        return 0.0
    board = eye.state.players[eye.seat].board
    if wanted[tile]:
        return float(_score(board, cell, wanted[tile], NO_TYPE)) + _hopes(eye, board, cell, wanted[tile])
    kind = i64(board.tiles.kinds[tile])
    if kind == NO_TYPE:
        return 0.0
    more: i64 = 0
    for step in STEPS_AROUND:
        beside = (cell + step) & LAST_CELL
        types = wanted[i64(board.ground[beside])]
        if types >> kind & 1:
            more += _score(board, beside, types, kind) - _score(board, beside, types, NO_TYPE)
    return float(more)


def _score(board: Board, cell: i64, types: i64, another: i64) -> i64:
    """BAZ-12: buildings that match times types among them, with another building of a type (NO_TYPE: none)."""
    seen: i64 = 0
    number: i64 = 0
    if another != NO_TYPE:
        seen |= 1 << another
        number += 1
    for step in STEPS_AROUND:
        kind = i64(board.tiles.kinds[i64(board.ground[(cell + step) & LAST_CELL])])
        if types >> kind & 1:
            seen |= 1 << kind
            number += 1
    return number * _bits(seen)


def _hopes(eye: Eye, board: Board, cell: i64, types: i64) -> float:
    """What may come to stand on the empty squares around."""
    seen: i64 = 0
    empty: i64 = 0
    for step in STEPS_AROUND:
        tile = i64(board.ground[(cell + step) & LAST_CELL])
        if not tile:
            empty += 1
        else:
            seen |= types & 1 << i64(board.tiles.kinds[tile])
    return NEIGHBOUR * eye.future * float(empty) * float(1 + _bits(seen))


def _bits(seen: i64) -> i64:
    number: i64 = 0
    while seen:
        seen &= seen - 1
        number += 1
    return number
