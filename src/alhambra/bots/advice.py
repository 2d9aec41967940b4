"""Advice for a person who must decide, in the games that have any to give."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from alhambra.core.view import View
from alhambra.games.dice.hint import hint
from alhambra.games.dice.part import KEY as DICE

Facts = dict[str, object]


def _dice(view: View) -> list[Facts]:
    return [advice.facts() for advice in hint(view)]


# By game. Like a bot, an adviser knows what the view shows and nothing else.
ADVISERS: Final[dict[str, Callable[[View], list[Facts]]]] = {DICE: _dice}


def advise(view: View, game: str) -> list[Facts]:
    """Ways to go on, the best first, with what they are worth; nothing where nobody knows."""
    adviser = ADVISERS.get(game)
    return adviser(view) if adviser is not None else []
