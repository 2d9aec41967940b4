"""Section 8 of the base rules, second part: the outer wall."""

from __future__ import annotations

from typing import cast

import pytest

from alhambra.testing.scenario import Scenario, scenario
from tests.rules.printed import TILES
from tests.rules.scorings import score

# B-EX-42: eight tiles around the fountain, walled all around.
RING = (
    "-1,-1 pavilion-5",
    "0,-1 pavilion-6",
    "1,-1 seraglio-4",
    "-1,0 seraglio-7",
    "1,0 pavilion-7",
    "-1,1 pavilion-3",
    "0,1 seraglio-8",
    "1,1 pavilion-4",
)
RING_WITH_A_GAP = ("0,-1 arcades-9", *(row for row in RING if not row.startswith("0,-1 ")))


def palace(*rows: str) -> Scenario:
    return scenario("ABC").alhambra("A", *rows)


def wall_points(game: Scenario) -> list[int]:
    """What each seat's outer wall is worth, as scoring A books it."""
    (result,) = score(game, "A")
    return [wall.points for wall in result.walls]


def counted_sides(game: Scenario) -> list[str]:
    """The very sides of A's wall that scoring A counts, as the event tells everybody."""
    score(game, "A")
    (scored,) = game.facts("scored")
    walls = cast("list[dict[str, list[str]]]", scored["walls"])
    return walls[0]["sides"]


def test_B_110_one_point_per_wall_for_every_player() -> None:
    game = palace("1,0 tower-8").alhambra("B", "0,1 garden-12").alhambra("C", "0,-1 seraglio-9")
    assert wall_points(game) == [3, 1, 0]  # NES, S, none


def test_B_111_walls_between_tiles_are_no_outer_walls() -> None:
    # (1,0) and (1,-1) share a double wall; both are reached through their western neighbours.
    inner = palace("1,0 pavilion-6", "0,-1 pavilion-8", "1,-1 seraglio-8")
    assert wall_points(inner) == [0, 0, 0]
    assert counted_sides(palace("1,0 pavilion-6")) == ["1,0N"]


def test_B_112_the_wall_goes_on_straight_and_around_corners() -> None:
    straight = palace("1,0 pavilion-6", "2,0 arcades-8-n")
    assert sorted(counted_sides(straight)) == ["1,0N", "2,0N"]
    outward = palace("1,0 seraglio-4")
    assert sorted(counted_sides(outward)) == ["1,0E", "1,0N"]
    inward = palace("1,0 pavilion-6", "0,-1 pavilion-7")  # both border the empty square (1,-1)
    assert sorted(counted_sides(inward)) == ["0,-1E", "1,0N"]


@pytest.mark.parametrize("bare", RING)
def test_B_113_a_run_goes_on_all_around_the_outline(bare: str) -> None:
    assert len(set(counted_sides(palace(*RING)))) == 12
    # Wherever one tile has no walls, all the others still form one run.
    square, name = bare.split()
    rows = [f"{square} arcades-9" if row == bare else row for row in RING]
    assert wall_points(palace(*rows)) == [12 - len(TILES[name].walls), 0, 0]


@pytest.mark.parametrize(
    ("north_west", "south_east", "points"),
    [
        ("pavilion-7", "pavilion-6", 2),  # E and N: both border the empty square in the north-east
        ("pavilion-7", "seraglio-7", 1),  # E and W: only their corners touch
        ("pavilion-4", "pavilion-5", 2),  # ES and NW: two runs of two, not one of four
    ],
)
def test_B_114_a_wall_never_jumps_across_a_corner(north_west: str, south_east: str, points: int) -> None:
    # In a legal palace of the base game no two tiles touch like this (B-85).
    assert wall_points(palace(f"1,0 {north_west}", f"2,1 {south_east}")) == [points, 0, 0]


def test_B_115_only_the_longest_run_counts() -> None:
    rows = ("1,0 tower-8", "-1,0 pavilion-5", "0,1 garden-12")  # runs of 3 (NES), 2 (NW) and 1 (S)
    assert wall_points(palace(*rows)) == [3, 0, 0]
    equal = ("1,0 seraglio-4", "-1,0 pavilion-3")  # NE and SW, 2 each
    assert wall_points(palace(*equal)) == [2, 0, 0]


def test_B_EX_40_the_fountain_alone() -> None:
    assert wall_points(palace()) == [0, 0, 0]


def test_B_EX_41_this_wall_is_worth_8() -> None:
    rows = (
        "-1,0 pavilion-5",
        "-1,-1 arcades-6-sw",
        "-1,-2 arcades-8-n",
        "0,-1 tower-12",
        "-1,1 chambers-7-sw",
        "0,1 garden-9",
        "0,2 garden-6",
    )
    assert wall_points(palace(*rows)) == [8, 0, 0]
    assert sorted(counted_sides(palace(*rows))) == sorted(
        ["-1,-1W", "-1,0W", "-1,1W", "-1,1S", "0,2W", "0,2S", "0,2E", "0,1E"]
    )


def test_B_EX_42_closed_ring() -> None:
    assert wall_points(palace(*RING)) == [12, 0, 0]


def test_B_EX_43_ring_with_a_gap() -> None:
    assert wall_points(palace(*RING_WITH_A_GAP)) == [11, 0, 0]


def test_B_EX_44_there_is_no_majority_in_walls() -> None:
    game = palace("1,0 pavilion-6", "2,0 arcades-8-n", "3,0 tower-8")  # N, N, NES
    game.alhambra("B", "0,1 pavilion-7", "0,2 arcades-8-e", "0,3 garden-6")  # E, E, ESW
    assert wall_points(game) == [5, 5, 0]
