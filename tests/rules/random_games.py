"""Whole games played at random, to look at every position on the way."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from alhambra.core.engine import legal, new_game, submit, to_move
from alhambra.core.setup import SEAT_NAMES, Setup
from alhambra.testing.scenario import Scenario
from tests.rules.deals import dealt

FAR_TOO_LONG = 5000  # decisions; a random game takes some hundreds


def random_game(seats: int, seed: int) -> Iterator[Scenario]:
    """The game before each of its decisions; seat A begins."""
    random = Random(seed)
    game = Scenario(new_game(Setup(seats, seed)))
    for seat, cards in zip(SEAT_NAMES, dealt(game.state), strict=False):
        game.hand(seat, *cards)
    for _ in range(FAR_TOO_LONG):
        yield game
        submit(game.state, to_move(game.state), random.choice(legal(game.state)))
        if not game.asked():
            return
    raise AssertionError("the game does not end")
