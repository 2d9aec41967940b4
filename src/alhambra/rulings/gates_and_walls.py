"""WALL-17: a gate stands in printed walls only."""

from __future__ import annotations

from typing import final

from alhambra.core.actions import Action
from alhambra.core.board import Board
from alhambra.core.grid import LAST_CELL, STEPS
from alhambra.core.module import Ruling
from alhambra.core.state import State
from alhambra.rulebooks.gates.actions import AddThrough, BuildThrough, RemoveWithGates, SwapThrough
from alhambra.rulebooks.walls.actions import wooden


@final
class GatesAndWalls(Ruling):
    """WALL-17: both walls of the double wall must be printed."""

    def key(self) -> str:
        return "gates-and-walls"

    def needs(self) -> tuple[str, ...]:
        return ("gates", "walls")

    def vetoes(self) -> tuple[type[Action], ...]:
        return (AddThrough, BuildThrough, RemoveWithGates, SwapThrough)

    def forbids(self, state: State, seat: int, action: Action) -> str:
        board = state.players[seat].board
        timber = False
        if isinstance(action, BuildThrough | AddThrough):
            timber = _is_wooden(board, action.tile, action.cell, action.side)
        elif isinstance(action, SwapThrough):
            timber = board.holds(action.old) and _is_wooden(board, action.new, board.cell_of(action.old), action.side)
        elif isinstance(action, RemoveWithGates):
            timber = any(_is_wooden(board, board.tile_at(wall >> 2), wall >> 2, wall & 3) for wall in action.walls)
        return "WALL-17" if timber else ""


def _is_wooden(board: Board, tile: int, cell: int, side: int) -> bool:
    """Would one of the two walls between a tile on this cell and its neighbour be wooden?"""
    beside = board.tile_at((cell + STEPS[side]) & LAST_CELL)
    facing = (side + 2) % 4
    return bool(wooden(board, tile) >> side & 1 or wooden(board, beside) >> facing & 1)
