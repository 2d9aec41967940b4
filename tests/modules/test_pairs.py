"""Every module with every other, all together, and every three circumstances at once: the laws hold in random games.

Sound positions are checked at every decision, the longer laws at some; see `alhambra.testing.conformance`.
"""

from __future__ import annotations

from itertools import combinations

import pytest

from alhambra.core.setup import FEWEST_SEATS, MOST_SEATS
from alhambra.games.alhambra import MODULES
from alhambra.rulings.all import RULINGS
from alhambra.testing.conformance import Game, check_game
from tests.modules.covering import Row, covering, meetings, met_in

SEATS = range(FEWEST_SEATS, MOST_SEATS + 1)
GAMES_OF_EACH_SIZE = 4  # of a pair: 20 games in all
TRIED_EVERY = 400  # decisions: about once in a game

PAIRS = list(combinations(MODULES, 2))
FACTORS = [*[(False, True) for _ in MODULES], tuple(SEATS)]


def game(modules: tuple[str, ...], seats: int, seed: int) -> Game:
    return Game(tuple([MODULES[name] for name in modules]), seats, seed, tuple(RULINGS))


@pytest.mark.parametrize("pair", PAIRS, ids="+".join)
def test_pairs(pair: tuple[str, str]) -> None:
    for seats in SEATS:
        for number in range(GAMES_OF_EACH_SIZE):
            check_game(game(pair, seats, 10 * PAIRS.index(pair) + number), TRIED_EVERY)


@pytest.mark.parametrize("seats", SEATS)
def test_all_together(seats: int) -> None:
    for number in range(GAMES_OF_EACH_SIZE):
        check_game(game(tuple(MODULES), seats, 5000 + number), TRIED_EVERY)


ROWS = covering(FACTORS)


def named(row: Row) -> tuple[tuple[str, ...], int]:
    """The modules and the number of players of a row."""
    modules = tuple([name for name, there in zip(MODULES, row, strict=False) if there])
    seats = row[-1]
    assert isinstance(seats, int)
    return modules, seats


@pytest.mark.parametrize("number", range(len(ROWS)))
def test_every_three_circumstances(number: int) -> None:
    modules, seats = named(ROWS[number])
    check_game(game(modules, seats, 7000 + number), TRIED_EVERY)


def test_the_rows_cover_every_three_circumstances() -> None:
    met = {meeting for row in ROWS for meeting in met_in(row)}
    assert met == set(meetings(FACTORS))
    assert covering(FACTORS) == ROWS
    assert len(ROWS) < 60


@pytest.mark.slow
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("pair", PAIRS, ids="+".join)
def test_pairs_with_all_laws_often(pair: tuple[str, str], seats: int) -> None:
    for number in range(4):
        check_game(game(pair, seats, 90_000 + 10 * PAIRS.index(pair) + number), 20)
