"""Bonus cards are shown when they count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alhambra.bots.sense import WAITS, Judgement, Sense

if TYPE_CHECKING:
    from alhambra.bots.greedy import Judge


class BonusSense(Sense):
    """A card counts in the scoring that is about to begin; at any other time it can wait."""

    def verbs(self) -> dict[str, Judgement]:
        return {"reveal": _reveal}


def _reveal(judge: Judge, _card: int) -> float:
    return 1.0 if judge.view.question == "ask-for-bonus" else WAITS
