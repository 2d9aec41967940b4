"""Many games summed up: means and their intervals against numbers known beforehand."""

from __future__ import annotations

from statistics import fmean

import pytest

from alhambra.lab.intervals import mean_of
from alhambra.lab.stats import LATER, WITHOUT, Mean, account, accounts, mean_over_games, share_over_games
from tests.stats.played import game


def test_one_value_a_game_has_student_s_interval() -> None:
    values = [12.0, 15.0, 9.0, 22.0, 13.0]
    known = mean_of(values)
    found = mean_over_games(list(enumerate(values)))
    assert found.mean == pytest.approx(known.mean)
    assert known.low is not None
    assert found.low() == pytest.approx(known.low)
    assert found.margin == pytest.approx(known.mean - known.low)


def test_values_of_one_game_that_agree_are_one_observation() -> None:
    values = [12.0, 15.0, 9.0, 22.0]
    once = mean_over_games(list(enumerate(values)))
    thrice = mean_over_games([(at, value) for at, value in enumerate(values) for _ in range(3)])
    assert thrice.margin == pytest.approx(once.margin)


def test_values_of_one_game_that_make_up_for_each_other_leave_no_doubt() -> None:
    victories = [(0, 1.0), (0, 0.0), (1, 0.0), (1, 1.0), (2, 0.5), (2, 0.5)]
    assert mean_over_games(victories) == Mean(0.5, 0.0)


def test_a_single_game_has_no_interval() -> None:
    assert mean_over_games([(0, 7.0), (0, 9.0)]) == Mean(8.0, None)


def test_a_ratio_is_the_sum_by_the_sum() -> None:
    assert mean_over_games([(0, 30), (1, 50)], [3, 7]).mean == 8
    assert mean_over_games([(0, 6), (1, 14)], [3, 7]).margin == 0


def test_who_has_always_won_may_lose_yet() -> None:
    found = share_over_games([(at, 1.0) for at in range(10)])
    assert found.mean == 1
    assert found.margin == pytest.approx(1 - 0.025**0.1)


def test_groups_hold_the_right_seats() -> None:
    games = [game(1), game(2, ("ann", "bob")), game(3, ("bob", "ann", "cem"))]
    found = account(games)
    assert [(group.name, group.games, group.results) for group in found.players] == [("2", 1, 2), ("3", 2, 6)]
    assert [(group.name, group.results) for group in found.seats] == [("A", 3), ("B", 3), ("C", 2)]
    assert [(group.name, group.results) for group in found.names] == [("ann", 3), ("bob", 3), ("cem", 2)]
    ann = [games[0].seats[0], games[1].seats[0], games[2].seats[1]]
    assert found.names[0].points.mean == pytest.approx(fmean([seat.score for seat in ann]))
    assert found.names[0].par == pytest.approx((1 / 3 + 1 / 2 + 1 / 3) / 3)
    assert found.starter[0].results == 3
    assert (found.starter[1].name, found.starter[1].results) == (LATER, 5)


def test_modules_stand_beside_games_without_any() -> None:
    games = [game(1), game(2, modules=("huts",)), game(3, modules=("huts", "moors"))]
    groups = account(games).modules
    assert [(group.name, group.games) for group in groups] == [("huts", 2), ("moors", 1), (WITHOUT, 1)]


def test_winners_and_others_are_everybody_once() -> None:
    games = [game(seed) for seed in range(1, 5)]
    winners, others = account(games).sides
    assert winners.results + others.results == 12
    assert winners.results >= 4
    points = [sum(mean.mean for mean in side.sources.values()) * side.results for side in (winners, others)]
    assert sum(points) == pytest.approx(sum(seat.score for told in games for seat in told.seats))


def test_every_game_of_the_family_has_its_own_account() -> None:
    found = accounts([game(1), game(4, kind="dice"), game(2)])
    assert [(account.game, account.games) for account in found] == [("alhambra", 2), ("dice", 1)]
    assert found[1].sides[0].tiles is None  # nobody buys anything there
    assert found[1].sides[0].walls == {}
