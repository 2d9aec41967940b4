"""Thieves wait for a good card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alhambra.bots.sense import Judgement, Sense

if TYPE_CHECKING:
    from alhambra.bots.greedy import Judge

LOOT: Final = 7  # the value of a card that a thief finds sooner or later


class ThiefSense(Sense):
    """A thief takes what is better than what it would find some other day."""

    def verbs(self) -> dict[str, Judgement]:
        return {"thief": _steal}


def _steal(judge: Judge, card: int) -> float:
    return judge.take_cards(bytes([card])) - judge.outlook.future * judge.outlook.money(LOOT, 1)
