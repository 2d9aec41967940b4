"""Wooden walls lengthen the outer wall."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alhambra.bots.outlook import measure
from alhambra.bots.sense import WAITS, Judgement, Sense
from alhambra.core.pieces import marks_of

if TYPE_CHECKING:
    from alhambra.bots.greedy import Judge


class WallSense(Sense):
    """A wall goes where the longest one grows most."""

    def verbs(self) -> dict[str, Judgement]:
        return {"erect": _erect}


def _erect(judge: Judge, card: int, tile: int) -> float:
    board = judge.view.boards[judge.view.seat]
    if not board.holds(tile):
        return WAITS
    sides = judge.view.table.cards.names[card].partition("-")[2]
    return judge.outlook.shape(*measure(board.with_marks(tile, marks_of(sides.upper()))))
