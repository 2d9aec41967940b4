"""Records of whole games, played by bots in a moment."""

from __future__ import annotations

from alhambra.bots.asking import ask
from alhambra.bots.bot import make
from alhambra.core.engine import is_over, to_move
from alhambra.core.rng import fast
from alhambra.core.setup import Setup
from alhambra.games.match import Match


def bots_game(setup: Setup, players: tuple[str, ...] = ()) -> str:
    """The record of a game between greedy bots, whatever the players are called."""
    match, bot, chance = (
        Match(setup, players or ("greedy",) * setup.seats),
        make("greedy", setup.game),
        fast(setup.seed),
    )
    while not is_over(match.state):
        match.play(ask(bot, match.state, to_move(match.state), chance))
    return match.save()
