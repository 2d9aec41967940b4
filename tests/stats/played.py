"""Recorded games to sum up, played by bots that do not think: quick, and the same every time."""

from __future__ import annotations

from functools import cache

from alhambra.core.engine import is_over, legal
from alhambra.core.rng import FAST, fast
from alhambra.core.setup import Setup
from alhambra.games.alhambra import MODULES
from alhambra.games.match import Match
from alhambra.lab.stats_game import Told, told

ALL = tuple(MODULES)


@cache
def record(
    seed: int = 1,
    players: tuple[str, ...] = ("ann", "bob", "cem"),
    modules: tuple[str, ...] = (),
    game: str = "alhambra",
    moves: int = 10_000,
) -> str:
    """The record of a game by chance, up to so many moves."""
    match = Match(Setup(len(players), seed, FAST, modules, game=game), players)
    chance = fast(seed)
    while not is_over(match.state) and len(match.moves) < moves:
        options = legal(match.state)
        match.play(options[chance.below(len(options))])
    return match.save()


@cache
def game(
    seed: int = 1,
    players: tuple[str, ...] = ("ann", "bob", "cem"),
    modules: tuple[str, ...] = (),
    kind: str = "alhambra",
) -> Told:
    """What is told of it."""
    found = told(record(seed, players, modules, kind))
    assert found is not None
    return found
