"""Why an action is refused: the rule that is broken, in plain words."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from alhambra.core.actions import Action
from alhambra.core.base_actions import (
    AddTile,
    BuildTile,
    BuyTile,
    GiveTile,
    Pass,
    RemoveTile,
    ReserveTile,
    Stop,
    SwapTiles,
    TakeMoney,
)
from alhambra.core.board import Board, meets
from alhambra.core.frames import OTHER_QUESTION, Reason
from alhambra.core.grid import CELLS, SHUTS_IN, ring_of
from alhambra.core.pieces import CITY, EMPTY, FOUNTAIN
from alhambra.core.state import State

TAKING: Final = Reason("B-50", "take one open card, or several open cards worth at most 5 together")
NOT_FOR_SALE: Final = Reason("B-60", "this tile does not lie on the market")
NO_PAYMENT: Final = Reason("B-60", "pay with cards of your hand, of the field's currency, worth at least the price")
NOT_THERE: Final = Reason("B-70", "this tile is not where the redesign would take it from")
KEEPS_FOUNTAIN: Final = Reason("B-71", "the fountain is never moved, removed or exchanged")
JUST_ACQUIRED: Final = Reason("B-72", "a tile acquired this turn takes no part in a redesign")
PINNED: Final = Reason("B-73", "without this tile another could not be reached on foot, or a hole would be left")
WALL_AGAINST_OPEN: Final = Reason("B-81", "where two tiles touch, both have a wall or neither has")
OUT_OF_REACH: Final = Reason("B-82", "the tile could not be reached on foot from the fountain")
NOT_BESIDE: Final = Reason("B-83", "a new tile lies on an empty square and shares a full side with the Alhambra")
SHUT_IN: Final = Reason("B-84", "an empty square would be shut in")
NOT_ACQUIRED: Final = Reason("B-90", "only tiles acquired this turn are placed now")
NO_GIFT: Final = Reason("B-136", "only with two players, and only a bought tile, may be given to Dirk")
MUST_ACT: Final = Reason("B-43", "the first action of a turn cannot be declined")
CAN_ACT: Final = Reason("B-45", "passing is only for those who can do nothing else")


def against_turn(state: State, seat: int, action: Action) -> Reason:
    """Why a player on turn cannot do this."""
    player = state.players[seat]
    if isinstance(action, TakeMoney):
        return TAKING
    if isinstance(action, BuyTile):
        return NO_PAYMENT if action.tile != EMPTY and action.tile in state.market else NOT_FOR_SALE
    if isinstance(action, AddTile):
        if action.tile in player.reserve:
            return against_square(player.board, action.tile, action.cell)
        return JUST_ACQUIRED if action.tile in player.acquired else NOT_THERE
    if isinstance(action, RemoveTile):
        if action.tile == FOUNTAIN:
            return KEEPS_FOUNTAIN
        if action.tile in player.acquired:
            return JUST_ACQUIRED
        return PINNED if player.board.holds(action.tile) else NOT_THERE
    if isinstance(action, SwapTiles):
        if action.old == FOUNTAIN:
            return KEEPS_FOUNTAIN
        if action.old in player.acquired or action.new in player.acquired:
            return JUST_ACQUIRED
        if player.board.holds(action.old) and action.new in player.reserve:
            return against_exchange(player.board, action.new, player.board.cell_of(action.old))
        return NOT_THERE
    if isinstance(action, Stop):
        return MUST_ACT
    if isinstance(action, Pass):
        return CAN_ACT
    return OTHER_QUESTION


def against_placing(state: State, seat: int, action: Action) -> Reason:
    """Why a player who places acquired tiles cannot do this."""
    player = state.players[seat]
    if isinstance(action, BuildTile):
        if action.tile in player.acquired:
            return against_square(player.board, action.tile, action.cell)
        return NOT_ACQUIRED
    if isinstance(action, ReserveTile):
        return NOT_ACQUIRED
    if isinstance(action, GiveTile):
        return NO_GIFT if action.tile in player.acquired else NOT_ACQUIRED
    return OTHER_QUESTION


def against_square(board: Board, tile: i64, cell: i64) -> Reason:
    """Why a tile cannot be built on a square (section 6 of the base rules)."""
    if not 0 <= cell < CELLS or board.ground[cell]:
        return NOT_BESIDE
    demands = board.demands(cell)
    if not demands:
        return NOT_BESIDE
    if not _bears(board, demands, tile):
        return WALL_AGAINST_OPEN
    if SHUTS_IN[ring_of(board.ground, cell)]:
        return SHUT_IN
    return OUT_OF_REACH


def against_exchange(board: Board, tile: i64, cell: i64) -> Reason:
    """Why a tile cannot take the place of another: what fits there all the same belongs to another layer."""
    return OUT_OF_REACH if _bears(board, board.demands(cell), tile) else WALL_AGAINST_OPEN


def _bears(board: Board, demands: i64, tile: i64) -> bool:
    """Do the neighbours of a cell ask nothing of a tile there that it does not have?"""
    city = board.tiles.layers[tile] == CITY
    return meets(demands if city else demands >> 8, i64(board.marks[tile]))
