"""What citizens are worth: who moves in, who is hired, and where the trader waits."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from alhambra.core.actions import Action
from alhambra.core.appraisal import NOWHERE, WAITS, Eye
from alhambra.core.board import meets
from alhambra.core.pieces import CITY, EMPTY, NO_TYPE, TYPES
from alhambra.rulebooks.trader.actions import ChooseCitizens, HireCitizen, LayTrader, MoveIn
from alhambra.rulebooks.trader.part import Citizens

CLOSED: Final = -1.0  # a cell that no tile can be built on
WALLED: Final = 0.1  # a wall that a tile must have to stand on a cell


def appraised(eye: Eye, part: Citizens, action: Action) -> float:
    """Points for a citizen in a house or on the trader tile, or for a cell."""
    if isinstance(action, MoveIn):
        return moved_in(eye, part, i64(eye.state.table.tiles.kinds[action.tile]))
    if isinstance(action, HireCitizen):
        hired = _hired(eye, part, action.kind, action.given)
        return hired - _hired(eye, part, action.given, action.given) + WAITS if action.given >= 0 else hired
    if isinstance(action, LayTrader):
        return _laid(eye, part, action.cell)
    if isinstance(action, ChooseCitizens):
        return _first(eye, action.kinds)
    return 0.0


def added(eye: Eye, part: Citizens, tile: i64, cell: i64) -> float:
    """A building on the trader's cell, for the citizen who moves in."""
    if cell == NOWHERE or cell != part.cells[eye.seat]:
        return 0.0
    kind = i64(eye.state.table.tiles.kinds[tile])
    return moved_in(eye, part, kind) if kind != NO_TYPE and kind in part.traders[eye.seat] else 0.0


def moved_in(eye: Eye, part: Citizens, kind: i64) -> float:
    """One more citizen of a colour, in every scoring to come: he joins the longest series without it (TRD-14)."""
    kinds = eye.state.table.tiles.kinds
    counts: i64 = 0
    for tile in part.housed[eye.seat]:
        counts += 1 << (i64(kinds[tile]) << 3)
    own = counts >> (kind << 3) & 255
    length: i64 = 1
    while counts:
        if counts & 255 > own:
            length += 1
        counts >>= 8
    return float(length) * eye.scorings()


def _hired(eye: Eye, part: Citizens, kind: i64, given: i64) -> float:
    """A colour on the trader tile: its house is found the sooner the more buildings of it are to come."""
    row = part.traders[eye.seat]
    alike = row.count(int(kind)) - (1 if kind == given else 0)
    return moved_in(eye, part, kind) * _common(eye, kind) / float(1 + alike)


def _common(eye: Eye, kind: i64) -> float:
    """The part of all buildings that are of a type."""
    number = 0.0
    every = 1.0
    for other in eye.state.table.tiles.kinds:
        if other != NO_TYPE:
            every += 1.0
            if other == kind:
                number += 1.0
    return number / every


def _first(eye: Eye, kinds: tuple[int, ...]) -> float:
    """There are more buildings of some types than of others."""
    total = 0.0
    for kind in kinds:
        total += _common(eye, kind)
    return total


def _laid(eye: Eye, part: Citizens, cell: i64) -> float:
    """A cell where houses of the right colours fit: those on the market count most."""
    state = eye.state
    board = state.players[eye.seat].board
    tiles = state.table.tiles
    demand: i64 = 0
    for square in board.edge:
        if square >> 16 == cell:
            demand = square
    if not demand & 0xF0 or demand & demand >> 4 & 0xF:
        return CLOSED
    value = 0.0
    for side in range(4):
        if demand >> side & 1:
            value -= WALLED
    for tile in state.market:
        if tile != EMPTY and tiles.layers[tile] == CITY and meets(demand, i64(board.marks[tile])):
            kind = i64(tiles.kinds[tile])
            if kind != NO_TYPE and kind in part.traders[eye.seat]:
                value += moved_in(eye, part, kind) / len(TYPES)
    return value
