"""CAMP: tiles before the wall that score the buildings behind it.

What a camp may touch, how it is held and that it is no part of the city are facts of its layer (`core/board.py`).
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra import data
from alhambra.core.actions import Action
from alhambra.core.appraisal import NOWHERE, Eye
from alhambra.core.board import Board
from alhambra.core.dealing import Deal
from alhambra.core.grid import LAST_CELL, STEPS
from alhambra.core.module import Module
from alhambra.core.pieces import CITY, EMPTY, NO_TYPE, OUTWORK, SIDE_NAMES, marks_of
from alhambra.core.scoring import Award
from alhambra.core.state import State
from alhambra.core.table import Table
from alhambra.rulebooks.camps.reasons import broken_rule

STEP_TO: Final = vec[i64](STEPS)


@final
class Camps(Module):
    """CAMP: tiles before the wall that score the buildings behind it."""

    def key(self) -> str:
        return "camps"

    def vetoes(self) -> tuple[type[Action], ...]:
        return ()  # what it forbids is never offered: the board knows the contacts of its layers

    def set_up(self, deal: Deal) -> None:
        for row in cast("list[dict[str, object]]", data.load("camps")["tiles"]):
            bastions = marks_of("".join(cast("list[str]", row["bastions"])))
            camp = deal.tiles.add(cast(str, row["id"]), NO_TYPE, cast(int, row["price"]), bastions, OUTWORK)
            deal.bag.append(camp)  # CAMP-3

    def forbids(self, state: State, seat: int, action: Action) -> str:
        return broken_rule(state.players[seat], action)

    def score(self, state: State, scoring: int) -> list[Award]:
        """CAMP-14: the camps that are built, in every scoring."""
        awards: list[Award] = []
        for seat, player in enumerate(state.players):
            board = player.board
            if board.outworks:
                for cell in board.cells:
                    if board.tiles.layers[i64(board.ground[cell])] == OUTWORK:
                        self._score_camp(state.table, seat, board, cell, awards)
        return awards

    def adds(self, eye: Eye, tile: i64, cell: i64) -> float:
        """A camp for what it sees, or a building for the camps that see it, in every scoring to come."""
        board = eye.state.players[eye.seat].board
        if cell == NOWHERE:
            return 0.0
        if board.tiles.layers[tile] == CITY:
            return float(newly_in_sight(board, cell)) * eye.scorings() if board.outworks else 0.0
        seen: i64 = 0
        side: i64 = 0
        while side < len(STEPS):
            if i64(board.marks[tile]) >> side & 1:
                seen += in_sight(board, cell, side)
            side += 1
        return float(seen) * eye.scorings()

    def _score_camp(self, table: Table, seat: int, board: Board, cell: int, awards: list[Award]) -> None:
        """CAMP-16: what all bastions of one camp see together; nothing is no award."""
        camp = i64(board.ground[cell])
        points = 0
        seen: list[str] = []
        for side, name in enumerate(SIDE_NAMES):
            if i64(board.tiles.marks[camp]) >> side & 1:
                buildings = in_sight(board, cell, side)
                points += buildings
                seen.append(f"{name} sees {buildings}")
        if points:
            reason = f"{table.tiles.names[camp]} at {table.cell_name(cell)}: {', '.join(seen)}"
            awards.append(Award(seat, points, self.key(), reason))


def in_sight(board: Board, cell: i64, side: i64) -> i64:
    """CAMP-15, CAMP-18: how many tiles of the city stand in an unbroken line, beginning beside this cell.

    The line cannot come back around the ground unseen: the camp itself would end it.
    """
    seen: i64 = 0
    step = STEP_TO[side]
    cell = (cell + step) & LAST_CELL
    while is_building(board, cell):
        seen += 1
        cell = (cell + step) & LAST_CELL
    return seen


def newly_in_sight(board: Board, cell: i64) -> i64:
    """How much more the camps would see together if a tile of the city stood on this empty cell."""
    more: i64 = 0
    side: i64 = 0
    while side < len(STEPS):
        between = in_sight(board, cell, side)
        beyond = i64(board.ground[(cell + (between + 1) * STEP_TO[side]) & LAST_CELL])
        back = (side + 2) & 3
        if beyond and i64(board.marks[beyond]) >> back & 1:  # a camp, as every building was counted
            more += 1 + in_sight(board, cell, back)
        side += 1
    return more


def is_building(board: Board, cell: i64) -> bool:
    """CAMP-18: every tile of the city is one, the fountain included."""
    tile = i64(board.ground[cell])
    return tile != EMPTY and board.tiles.layers[tile] == CITY
