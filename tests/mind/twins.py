"""Instinct that knows modules against instinct that does not, at one table."""

from __future__ import annotations

from alhambra.core.actions import Action
from alhambra.core.engine import legal, submit, to_move
from alhambra.core.rng import FAST
from alhambra.core.setup import Setup
from alhambra.core.state import State
from alhambra.games.alhambra import start
from alhambra.mind.instinct import Instinct
from alhambra.mind.weights import BY_HAND, Weights

WEIGHTS = Weights(BY_HAND)


def played(setup: Setup, knowing: int) -> list[int]:
    """The points of a game in which one seat goes by what modules say and the others do not.

    Two games go on side by side with the same seed and the same actions; at the table of one all modules are silent.
    """
    game = start(setup)
    silent = silenced(start(setup))
    knows = Instinct(game, WEIGHTS)
    ignores = Instinct(silent, WEIGHTS)
    options = legal(game)
    while options:
        seat = to_move(game)
        same = legal(silent)
        if seat == knowing:
            at = place(options, knows.best(game, seat, options))
        else:
            at = place(same, ignores.best(silent, seat, same))
        submit(game, seat, options[at])
        submit(silent, seat, same[at])
        options = legal(game)
    return [player.score for player in game.players]


def silenced(state: State) -> State:
    """A game whose modules say nothing about worth."""
    state.table.adding.clear()
    state.table.appraising.clear()
    return state


def place(options: list[Action], chosen: Action) -> int:
    return next(at for at, option in enumerate(options) if option is chosen)


def margin(modules: tuple[str, ...], players: int, seed: int, knowing: int) -> float:
    """What the one who knows has more than the others on average."""
    scores = played(Setup(players, seed, FAST, modules), knowing)
    return scores[knowing] - (sum(scores) - scores[knowing]) / (players - 1)
