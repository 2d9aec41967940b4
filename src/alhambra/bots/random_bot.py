"""A bot that leaves everything to chance."""

from __future__ import annotations

from alhambra.core.actions import Action
from alhambra.core.rng import Rng
from alhambra.core.view import View


class RandomBot:
    """Chooses uniformly."""

    def choose(self, view: View, rng: Rng) -> Action:
        return view.options[rng.below(len(view.options))]
