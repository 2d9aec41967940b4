"""Section 8 of the base rules: the three scorings and the majorities."""

from __future__ import annotations

import pytest

from alhambra.testing.scenario import scenario
from tests.rules.printed import POINTS_TABLE
from tests.rules.scorings import palaces, results, score, shares

MONEY = ("florin-1", "florin-1", "florin-1", "florin-1")


def test_B_100_three_scorings() -> None:
    game = (
        scenario("ABC").display(*MONEY).pile("scoring-A", "florin-2", "florin-3", "scoring-B", "florin-4", "florin-5")
    )
    happened = []
    for seat in "ABC":
        game.play(seat, "take florin-1")
        happened.append([result.scoring for result in results(game)])
    assert happened == [[1], [], [2]]
    assert [result.scoring for result in score(game, "C")] == [3]
    assert game.asked() == ""


def test_B_101_majorities_and_outer_wall() -> None:
    game = scenario("ABC").alhambra("A", "1,0 pavilion-6", "2,0 pavilion-7")  # N and E, which do not touch
    (result,) = score(game, "A")
    assert result.totals == [1 + 1, 0, 0]
    assert [game.player(seat).score for seat in "ABC"] == [2, 0, 0]


def test_B_102_only_built_tiles_count_whatever_they_cost() -> None:
    game = (
        scenario("ABC")
        .alhambra("A", "1,0 tower-7", "2,0 tower-8")
        .alhambra("B", "1,0 tower-13")
        .reserve("B", "tower-11-open", "tower-12", "tower-10")
    )
    assert shares(game, "A", "tower") == [6, 0, 0]


@pytest.mark.parametrize("kind", POINTS_TABLE)
@pytest.mark.parametrize(("scoring", "column"), [("A", 0), ("B", 1), ("C", 2)])
def test_B_103_the_places_that_are_paid(scoring: str, column: int, kind: str) -> None:
    game = palaces(scenario("ABCD"), kind, 1, 3, 2)
    prizes: tuple[int, ...] = POINTS_TABLE[kind][column]
    first, second, third = (*prizes, 0, 0)[:3]
    assert shares(game, scoring, kind) == [third, first, second, 0]


def test_B_104_those_who_tie_share_their_places_rounded_down() -> None:
    # Places 2 and 3 of scoring C: 12 + 5 = 17; the last of five is on place 5.
    assert shares(palaces(scenario("ABCDE"), "garden", 3, 2, 2, 1, 0), "C", "garden") == [20, 8, 8, 0, 0]
    # Place 3 of scoring B is worth nothing: three who tie on place 1 share 12 + 5 + 0.
    assert shares(palaces(scenario("ABCD"), "garden", 2, 2, 2, 1), "B", "garden") == [5, 5, 5, 0]


def test_B_105_who_has_none_takes_no_place() -> None:
    (result,) = score(palaces(scenario("ABCD"), "garden", 0, 2, 0, 2), "C")
    garden = result.majorities[4]
    assert garden.places == (0, 1, 0, 1)
    assert garden.shares == (0, 16, 0, 16)
    tower = result.majorities[5]
    assert tower.places == tower.shares == (0, 0, 0, 0)


def test_B_106_dirk_takes_part() -> None:
    game = palaces(scenario("AB"), "tower", 1, 3).dirk("tower-7", "tower-8")
    assert shares(game, "B", "tower") == [0, 13, 6]


def test_B_107_points_are_only_added() -> None:
    game = scenario("ABC").score("A", 30).score("B", 7)
    game.alhambra("A", "1,0 pavilion-8", "2,0 tower-12").alhambra("B", "1,0 garden-11", "0,1 chambers-10")
    score(game, "A")
    assert [game.player(seat).score for seat in "ABC"] == [30 + 1 + 6, 7 + 5 + 4, 0]


def test_B_EX_11_most_chambers_in_scoring_A() -> None:
    assert shares(palaces(scenario("ABC"), "chambers", 1, 2, 0), "A", "chambers") == [0, 4, 0]


def test_B_EX_12_first_and_second_alone() -> None:
    assert shares(palaces(scenario("ABC"), "tower", 3, 2, 0), "B", "tower") == [13, 6, 0]


def test_B_EX_13_two_first_players_share_both_places() -> None:
    assert shares(palaces(scenario("ABC"), "tower", 4, 4, 2), "B", "tower") == [9, 9, 0]


def test_B_EX_14_three_places() -> None:
    assert shares(palaces(scenario("ABC"), "pavilion", 3, 2, 1), "C", "pavilion") == [16, 8, 1]


def test_B_EX_15_tie_in_scoring_A() -> None:
    assert shares(palaces(scenario("ABC"), "tower", 2, 2, 1), "A", "tower") == [3, 3, 0]


def test_B_EX_16_tie_on_the_second_place() -> None:
    assert shares(palaces(scenario("ABC"), "tower", 3, 2, 2), "B", "tower") == [13, 3, 3]


def test_B_EX_17_tie_on_the_second_and_third_place() -> None:
    assert shares(palaces(scenario("ABCD"), "tower", 3, 2, 2, 1), "C", "tower") == [21, 9, 9, 0]


def test_B_EX_18_three_who_tie() -> None:
    assert shares(palaces(scenario("ABC"), "tower", 2, 2, 2), "C", "tower") == [13, 13, 13]


def test_B_EX_19_only_one_has_any() -> None:
    assert shares(palaces(scenario("ABC"), "garden", 1, 0, 0), "C", "garden") == [20, 0, 0]


def test_B_EX_20_dirk_ties() -> None:
    game = palaces(scenario("AB"), "garden", 2, 1).dirk("garden-6", "garden-7")
    assert shares(game, "B", "garden") == [8, 0, 8]


def test_B_EX_21_the_reserve_counts_for_nothing() -> None:
    game = scenario("ABC").reserve("A", "tower-12", "garden-6")
    (result,) = score(game, "C")
    assert result.totals == [0, 0, 0]
    assert [majority.counts for majority in result.majorities] == [(0, 0, 0)] * 6
