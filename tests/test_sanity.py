"""Games between sensible players look like games between people: points, victories and turns of the usual size."""

from __future__ import annotations

from functools import cache
from math import sqrt

import pytest

from alhambra.cli.batch import Plan, Played, play_some
from alhambra.cli.summary import Summary, summed_up

FEW, MANY = 24, 160
ALL_PRIZES = 300  # B-13: all places of all types in the three scorings


@cache
def games(players: int, number: int) -> list[Played]:
    return play_some(plan(players), range(9000, 9000 + number))


def plan(players: int) -> Plan:
    return Plan(players, ("greedy",) * players, "off", (), "")


def summary(players: int, number: int) -> Summary:
    return summed_up(plan(players), games(players, number))


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def test_four_players_share_out_nearly_all_prizes_and_have_walls_besides() -> None:
    table = summary(4, FEW)
    points = mean([row.mean for row in table.seats])
    walls = mean([sum(row.walls) for row in table.seats])
    assert 18 < walls < 32
    assert 0.93 * ALL_PRIZES / 4 < points - walls <= ALL_PRIZES / 4


def test_four_players_win_with_the_usual_points() -> None:
    best = [max(game.scores) for game in games(4, FEW)]
    assert sum([100 <= score <= 135 for score in best]) > 0.8 * FEW
    assert 107 < mean([float(score) for score in best]) < 124


def test_scorings_grow_and_every_game_has_three() -> None:
    for game in games(4, FEW):
        first, second, third = [sum(points) for points in game.points]
        assert 0 < first < second < third
        assert sum(game.scores) == first + second + third


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_prizes_are_shared_out_at_every_table(players: int) -> None:
    table = summary(players, MANY)
    points = mean([row.mean for row in table.seats])
    walls = mean([sum(row.walls) for row in table.seats])
    assert 0.94 * ALL_PRIZES / players < points - walls <= ALL_PRIZES / players


@pytest.mark.slow
def test_dirk_takes_about_his_third_from_two_players() -> None:
    table = summary(2, MANY)
    points = mean([row.mean for row in table.seats])
    walls = mean([sum(row.walls) for row in table.seats])
    assert 0.9 * ALL_PRIZES / 3 < points - walls < 1.1 * ALL_PRIZES / 3


@pytest.mark.slow
@pytest.mark.parametrize("players", range(2, 7))
def test_neither_seat_nor_start_decides(players: int) -> None:
    """A fair share of victories lies within three standard errors of what was counted (B-27 favours nobody)."""
    table = summary(players, MANY)
    fair = 1 / players
    error = sqrt(fair * (1 - fair) / MANY)
    for row in [*table.seats, table.starter[0]]:
        assert abs(row.share - fair) < 3 * error, row.name
