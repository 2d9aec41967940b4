"""The games of the family: which there are, what may be played with them, and how each begins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from alhambra.core.engine import new_game
from alhambra.core.module import Game, Module
from alhambra.core.setup import TOWER_OFF, Setup
from alhambra.core.state import State
from alhambra.games import alhambra
from alhambra.games.alcazaba.module import Alcazaba
from alhambra.games.alcazaba.part import KEY as ALCAZABA
from alhambra.games.dice.module import DiceGame
from alhambra.games.dice.part import KEY as DICE

# Whole games by name. The base game is none of them: it is what the core deals when none sits at the table.
GAMES: Final[dict[str, Callable[[], Game]]] = {
    DICE: DiceGame,
    ALCAZABA: Alcazaba,
}
NO_MODULES: Final[dict[str, Callable[[], Module]]] = {}


def names() -> tuple[str, ...]:
    """Every game, the base game first."""
    return (alhambra.NAME, *GAMES)


def modules_of(game: str) -> dict[str, Callable[[], Module]]:
    """The modules that fit a game, by name and in their order; ValueError for a game nobody knows."""
    if game == alhambra.NAME:
        return alhambra.MODULES
    _check(game)
    return NO_MODULES


def arranged(setup: Setup) -> Setup:
    """The same set-up with everything in its order; ValueError for one that cannot be."""
    if setup.game == alhambra.NAME:
        return alhambra.arranged(setup)
    _check(setup.game)
    if setup.modules:
        raise ValueError(f"the game {setup.game!r} is played without modules")
    if setup.tower != TOWER_OFF:
        raise ValueError(f"the game {setup.game!r} has no choice of a 12th tower")
    return setup


def start(setup: Setup, beside: tuple[Module, ...] = ()) -> State:
    """A game before its first decision; ValueError for one that cannot be.

    Who runs a table may seat modules of its own beside those of the set-up: they come last, and no record names them.
    """
    ordered = arranged(setup)
    if ordered.game == alhambra.NAME:
        return alhambra.start(ordered, beside)
    return new_game(ordered, [GAMES[ordered.game](), *beside])


def _check(game: str) -> None:
    if game not in GAMES:
        raise ValueError(f"unknown game {game!r}; known games: {', '.join(names())}")
