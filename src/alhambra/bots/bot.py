"""What a bot is, and which ones there are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from alhambra.bots.greedy import Greedy
from alhambra.bots.random_bot import RandomBot
from alhambra.core.actions import Action
from alhambra.core.rng import Rng
from alhambra.core.view import View


class Bot(Protocol):
    """A player that is a program. One bot sits on one seat; what it remembers must not change what it chooses."""

    def choose(self, view: View, rng: Rng) -> Action:
        """One of the view's options; always the same one for the same view and the same numbers."""


BOTS: Final[dict[str, Callable[[], Bot]]] = {"greedy": Greedy, "random": RandomBot}


def make(name: str) -> Bot:
    """A fresh bot; ValueError for a name nobody knows."""
    if name not in BOTS:
        raise ValueError(f"unknown bot {name!r}; known bots: {', '.join(sorted(BOTS))}")
    return BOTS[name]()
