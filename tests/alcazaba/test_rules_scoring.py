"""Scoring and the end (ALC-30 to ALC-33)."""

from __future__ import annotations

import pytest

from alhambra.core.events import GameEnded
from tests.alcazaba.grounds import Grounds, grounds
from tests.rules.printed import TILES
from tests.rules.scorings import TYPES

POINTS: dict[str, list[tuple[int, ...]]] = {
    "A": [(1,), (2,), (3,), (4,), (5,), (6,)],
    "B": [(8, 1), (9, 2), (10, 3), (11, 4), (12, 5), (13, 6)],
    "C": [(16, 8, 1), (17, 9, 2), (18, 10, 3), (19, 11, 4), (20, 12, 5), (21, 13, 6)],
}


def palaces(seats: str, kind: str, *numbers: int) -> Grounds:
    """So many tiles of a type for A, B, ...; only their number matters."""
    game = grounds(seats)
    tiles = [tile for tile, printed in TILES.items() if printed.type == kind]
    for seat, number in zip(seats, numbers, strict=False):
        game.alhambra(seat, *(f"{x},0 {tiles.pop()}" for x in range(1, number + 1)))
    return game


@pytest.mark.parametrize("scoring", "ABC")
@pytest.mark.parametrize("kind", TYPES)
def test_ALC_30_places_by_the_number_of_tiles_built(scoring: str, kind: str) -> None:
    prizes = POINTS[scoring][TYPES.index(kind)]
    assert palaces("ABCD", kind, 3, 2, 1, 0).shares(scoring, kind) == [*prizes, *[0] * (4 - len(prizes))]


def test_ALC_30_the_reserve_does_not_count() -> None:
    game = palaces("ABC", "garden", 1).reserve("B", "garden-6", "garden-7")
    assert game.shares("C", "garden") == [20, 0, 0]


def test_ALC_31_ties_share_the_places_they_fill() -> None:
    assert palaces("ABC", "garden", 2, 2, 1).shares("B", "garden") == [8, 8, 0]  # (12 + 5) / 2
    assert palaces("ABC", "garden", 2, 1, 1).shares("B", "garden") == [12, 2, 2]  # 5 / 2
    assert palaces("ABCD", "garden", 3, 2, 1, 1).shares("C", "garden") == [20, 12, 2, 2]  # 5 / 2


def test_ALC_32_the_longest_outer_wall() -> None:
    game = grounds().alhambra("A", "1,0 pavilion-7", "0,1 garden-12")
    assert [wall.points for wall in game.result("A").walls] == [1, 0, 0]
    # A double wall between two tiles is no outer wall, and only the longest stretch pays.
    walled = ("1,0 pavilion-7", "1,-1 pavilion-8", "2,-1 arcades-9", "2,0 seraglio-7", "-1,0 chambers-5")
    assert [wall.points for wall in grounds().alhambra("A", *walled).result("B").walls] == [3, 0, 0]


def test_ALC_32_walls_pay_in_every_scoring() -> None:
    for scoring in "ABC":
        game = grounds().alhambra("A", "-1,0 chambers-5")
        assert game.result(scoring).walls[0].points == 3


def test_ALC_33_the_end_after_the_third_scoring_without_handing_out() -> None:
    game = grounds().on_offer("garden", "garden-11").score("B", 50).score("C", 40).round(5).end_round()
    assert game.asked() == ""
    (ended,) = [event for event in game.state.events if isinstance(event, GameEnded)]
    assert (ended.winners, ended.scores) == ((1,), (0, 50, 40))
    assert "garden-11" in game.stock.named_tiles(game.stock.gone)


def test_ALC_33_a_shared_victory() -> None:
    game = grounds().score("A", 44).score("C", 44).round(5).end_round()
    assert [event.winners for event in game.state.events if isinstance(event, GameEnded)] == [(0, 2)]


def test_ALC_EX_12_kim_and_nina_share_first_and_second_place() -> None:
    assert palaces("ABC", "tower", 4, 4, 1).shares("B", "tower") == [9, 9, 0]


def test_ALC_EX_13_most_chambers_in_scoring_A() -> None:
    assert palaces("ABC", "chambers", 0, 2, 1).shares("A", "chambers") == [0, 4, 0]


def test_ALC_EX_14_most_towers_in_scoring_B() -> None:
    assert palaces("ABC", "tower", 1, 3, 2).shares("B", "tower") == [0, 13, 6]


def test_ALC_EX_15_three_places_in_scoring_C() -> None:
    assert palaces("ABC", "pavilion", 3, 2, 1).shares("C", "pavilion") == [16, 8, 1]


def test_ALC_EX_16_a_tie_for_most_in_scoring_A() -> None:
    assert palaces("ABC", "tower", 2, 2, 1).shares("A", "tower") == [3, 3, 0]


def test_ALC_EX_17_a_tie_for_second_place() -> None:
    assert palaces("ABCD", "garden", 4, 3, 3, 1).shares("C", "garden") == [20, 8, 8, 0]


def test_ALC_EX_18_three_tie_for_most() -> None:
    assert palaces("ABC", "tower", 3, 3, 3).shares("C", "tower") == [13, 13, 13]


def test_ALC_EX_19_only_the_longest_stretch_pays() -> None:
    game = grounds().alhambra(
        "A",
        "0,-1 tower-11-n", "1,-1 tower-9-ne", "1,0 tower-13", "1,1 chambers-6", "0,1 garden-12", "-1,0 seraglio-7",
    )  # fmt: skip
    wall = game.result("A").walls[0]
    assert wall.points == 7  # N, N and E, E, E and S, S; the wall in the west is one side alone
    game.alhambra(
        "A",
        "0,-1 tower-11-n", "1,-1 tower-9-ne", "1,0 tower-13", "1,1 chambers-6", "0,1 garden-12", "-1,0 seraglio-7",
        "-1,-1 arcades-8-n",
    )  # fmt: skip
    assert game.result("B").walls[0].points == 8
