"""Advice for a person who must decide, in the games that have any to give."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from alhambra.bots.alcazaba import hint as hint_for_alcazaba
from alhambra.core.view import View
from alhambra.games.alcazaba.part import KEY as ALCAZABA
from alhambra.games.cup.hint import Advice
from alhambra.games.dice.hint import hint as hint_for_dice
from alhambra.games.dice.part import KEY as DICE

Facts = dict[str, object]


# By game. Like a bot, an adviser knows what the view shows and nothing else.
ADVISERS: Final[dict[str, Callable[[View], list[Advice]]]] = {DICE: hint_for_dice, ALCAZABA: hint_for_alcazaba}


def advise(view: View, game: str) -> list[Facts]:
    """Ways to go on, the best first, with what they are worth; nothing where nobody knows."""
    adviser = ADVISERS.get(game)
    return [advice.facts() for advice in adviser(view)] if adviser is not None else []
