"""The lowest rungs: bots that leave everything, or much, to chance."""

from __future__ import annotations

from typing import Final

from alhambra.bots.asking import Bot
from alhambra.core.actions import Action
from alhambra.core.rng import Rng
from alhambra.core.view import View

OFTEN: Final = 2  # one decision out of so many


class RandomBot:
    """Chooses uniformly."""

    def choose(self, view: View, rng: Rng) -> Action:
        return view.options[rng.below(len(view.options))]


class Careless:
    """Knows what to do, but does anything every other time."""

    def __init__(self, knowing: Bot) -> None:
        self._knowing: Final = knowing
        self._chance: Final = RandomBot()

    def choose(self, view: View, rng: Rng) -> Action:
        return (self._knowing if rng.below(OFTEN) else self._chance).choose(view, rng)
