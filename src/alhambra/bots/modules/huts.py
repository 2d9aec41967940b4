"""Huts make buildings beside them count twice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alhambra.bots.sense import Judgement, Sense
from alhambra.core.grid import LAST_CELL, STEPS
from alhambra.core.pieces import TYPES

if TYPE_CHECKING:
    from alhambra.bots.greedy import Judge
    from alhambra.bots.outlook import Outlook

NAME: Final = "hut"  # how the names of huts begin


class HutSense(Sense):
    """A hut is worth the buildings of its type that stand beside it with no wall between."""

    def verbs(self) -> dict[str, Judgement]:
        return {"take-hut": _take}

    def placed(self, outlook: Outlook, tile: int, cell: int) -> float:
        tiles = outlook.view.table.tiles
        words = tiles.names[tile].split("-")
        if words[0] != NAME or words[1] not in TYPES:
            return 0.0
        kind = TYPES.index(words[1])
        beside = [outlook.plans.board.tile_at((cell + step) & LAST_CELL) for step in STEPS]
        open_to = [
            other
            for side, other in enumerate(beside)
            if tiles.kinds[other] == kind and not tiles.marks[tile] >> side & 1
        ]  # walls meet walls: nothing stands between if the hut has none there
        return outlook.shift(kind, outlook.view.seat, len(open_to)) if open_to else 0.0


def _take(judge: Judge, hut: int) -> float:
    return judge.outlook.worth(hut)
