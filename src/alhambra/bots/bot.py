"""What a bot is, and which ones there are for which game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from alhambra.bots.alcazaba import AlcazabaExact, AlcazabaGreedy
from alhambra.bots.dicing import DiceExact, DiceGreedy
from alhambra.bots.greedy import Greedy
from alhambra.bots.random_bot import RandomBot
from alhambra.core.actions import Action
from alhambra.core.rng import Rng
from alhambra.core.setup import BASE_GAME
from alhambra.core.view import View
from alhambra.games.alcazaba.part import KEY as ALCAZABA
from alhambra.games.dice.part import KEY as DICE


class Bot(Protocol):
    """A player that is a program. One bot sits on one seat; what it remembers must not change what it chooses."""

    def choose(self, view: View, rng: Rng) -> Action:
        """One of the view's options; always the same one for the same view and the same numbers."""


# By game, the strongest first.
LEVELS: Final[dict[str, dict[str, Callable[[], Bot]]]] = {
    BASE_GAME: {"greedy": Greedy, "random": RandomBot},
    DICE: {"exact": DiceExact, "greedy": DiceGreedy, "random": RandomBot},
    ALCAZABA: {"exact": AlcazabaExact, "greedy": AlcazabaGreedy, "random": RandomBot},
}
BOTS: Final = LEVELS[BASE_GAME]


def levels(game: str = BASE_GAME) -> tuple[str, ...]:
    """The names of the bots that can play a game."""
    return tuple(LEVELS[game])


def make(name: str, game: str = BASE_GAME) -> Bot:
    """A fresh bot for a game; ValueError for a name nobody knows there."""
    known = LEVELS[game]
    if name not in known:
        raise ValueError(f"unknown bot {name!r}; known bots: {', '.join(sorted(known))}")
    return known[name]()
