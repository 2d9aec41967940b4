"""Gates let tiles fit where a wall meets an open side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alhambra.bots.sense import Judgement, Sense, never

if TYPE_CHECKING:
    from alhambra.bots.greedy import Judge

GATE: Final = 1.0  # a gate card in hand


class GateSense(Sense):
    """A gate is spent where it gains more than itself."""

    def verbs(self) -> dict[str, Judgement]:
        return {
            "take-gate": _take,
            "build-through": _through,
            "add-through": _through,
            "swap-through": never,
            "remove-with-gates": never,
        }


def _take(judge: Judge) -> float:
    return GATE * judge.outlook.future


def _through(judge: Judge, tile: int, cell: int, _side: int) -> float:
    return judge.outlook.built(tile, cell) - judge.outlook.reserved(tile) - GATE
