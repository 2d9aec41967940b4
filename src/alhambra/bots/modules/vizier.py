"""The vizier buys outside of one's own turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alhambra.bots.sense import OUT_OF_TURN, Judgement, Sense, cost

if TYPE_CHECKING:
    from alhambra.bots.greedy import Judge

AWAKE: Final = 2.0  # a stone that can buy again


class VizierSense(Sense):
    """Only for what is worth more than a purchase in one's own turn."""

    def verbs(self) -> dict[str, Judgement]:
        return {"vizier": _buy, "wake": _wake}


def _buy(judge: Judge, tile: int, payment: bytes) -> float:
    return judge.outlook.worth(tile) - cost(judge, payment) - OUT_OF_TURN


def _wake(judge: Judge) -> float:
    return AWAKE * judge.outlook.future
