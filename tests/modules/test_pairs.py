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
TRIED_EVERY = 400  # decisions: about once in a game

PAIRS = list(combinations(MODULES, 2))
EIGHT = list(combinations(list(MODULES)[:8], 2))  # of expansions 1 and 2
TWELVE = [pair for pair in PAIRS if pair not in EIGHT]  # with at least one of the others
GAMES_OF_EACH_SIZE = 4  # of a pair of the eight: 20 games in all
GAMES_OF_A_PAIR = 2  # of the others, whose numbers of players differ from pair to pair
FACTORS = [*[(False, True) for _ in MODULES], tuple(SEATS)]


def game(modules: tuple[str, ...], seats: int, seed: int) -> Game:
    return Game(tuple([MODULES[name] for name in modules]), seats, seed, tuple(RULINGS))


@pytest.mark.parametrize("pair", EIGHT, ids="+".join)
def test_pairs_of_the_first_eight(pair: tuple[str, str]) -> None:
    for seats in SEATS:
        for number in range(GAMES_OF_EACH_SIZE):
            check_game(game(pair, seats, 10 * EIGHT.index(pair) + number), TRIED_EVERY)


def some_seats(pair: tuple[str, str]) -> list[int]:
    """Two numbers of players for a pair, others for the next one."""
    at = TWELVE.index(pair)
    return [SEATS[(at + 2 * number) % len(SEATS)] for number in range(GAMES_OF_A_PAIR)]


@pytest.mark.parametrize("pair", TWELVE, ids="+".join)
def test_pairs(pair: tuple[str, str]) -> None:
    for seats in some_seats(pair):
        check_game(game(pair, seats, 1000 + 10 * TWELVE.index(pair) + seats), TRIED_EVERY)


def test_every_pair_is_played_and_every_module_with_every_number_of_players() -> None:
    assert len(PAIRS) == len(EIGHT) + len(TWELVE) == len(MODULES) * (len(MODULES) - 1) // 2
    played = {(module, seats) for pair in TWELVE for module in pair for seats in some_seats(pair)}
    assert played == {(module, seats) for module in MODULES for seats in SEATS}


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
    assert len(ROWS) < 60  # two modules with every number of players alone need 20


@pytest.mark.slow
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("pair", PAIRS, ids="+".join)
def test_pairs_with_all_laws_often(pair: tuple[str, str], seats: int) -> None:
    for number in range(4):
        check_game(game(pair, seats, 90_000 + 10 * PAIRS.index(pair) + number), 20)
