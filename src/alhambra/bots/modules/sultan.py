"""Sultan cards bring a tile of one type for nothing, some day."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alhambra.bots.sense import OUT_OF_TURN, Judgement, Sense, cost, keep

if TYPE_CHECKING:
    from alhambra.bots.greedy import Judge

SULTAN: Final = 8.0  # a card in hand


class SultanSense(Sense):
    """Buys cards early, marks the type that gains most, and waits for a good tile of it."""

    def verbs(self) -> dict[str, Judgement]:
        return {
            "buy-sultan": _buy,
            "vizier-sultan": _buy_out_of_turn,
            "claim": _claim,
            "mark": _mark,
            "roll": keep,  # a marked type is as good as one that is rolled
        }


def _buy(judge: Judge, _card: int, _kind: int, payment: bytes) -> float:
    exact = judge.paid(payment) == judge.view.modules["sultan"]["price"]
    return SULTAN * judge.outlook.future + (judge.further if exact else 0.0) - cost(judge, payment)


def _buy_out_of_turn(judge: Judge, _card: int, _kind: int, payment: bytes) -> float:
    return SULTAN * judge.outlook.future - cost(judge, payment) - OUT_OF_TURN


def _claim(judge: Judge, tile: int) -> float:
    """Some other day a better tile of its type may come."""
    return judge.outlook.worth(tile) - SULTAN * judge.outlook.future / 2


def _mark(judge: Judge, kind: int) -> float:
    return judge.outlook.shift(kind, judge.view.seat, 1)
