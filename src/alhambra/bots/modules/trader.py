"""Citizens move into buildings of their colours."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alhambra.bots.sense import WAITS, Judgement, Sense
from alhambra.core.pieces import TYPES

if TYPE_CHECKING:
    from alhambra.bots.greedy import Judge

CITIZEN: Final = 3.0  # somebody in a building, over all scorings to come


class TraderSense(Sense):
    """Many colours on the trader tile, and everybody moves in as soon as possible."""

    def verbs(self) -> dict[str, Judgement]:
        return {"move-in": _move_in, "hire": _hire, "citizens": _first_citizens}


def _move_in(_judge: Judge, _tile: int) -> float:
    return CITIZEN


def _hire(judge: Judge, kind: int, given: int) -> float:
    """A colour that is not on the trader tile finds its building more often; one of three alike is given for it."""
    trader = judge.view.modules["trader"]["citizens"]
    row = trader[judge.view.seat] if isinstance(trader, list) else []
    fresh = TYPES[kind] not in row
    return 1.0 if fresh and (given < 0 or row.count(TYPES[given]) > 1) else WAITS


def _first_citizens(judge: Judge, kinds: tuple[int, ...], _side: int) -> float:
    """There are more buildings of some types than of others."""
    built = list(judge.view.table.tiles.kinds)
    return float(sum([built.count(kind) for kind in kinds]))
