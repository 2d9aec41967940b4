"""Section 6 of the base rules: what may be built where. The tile waits in the reserve and is added from there."""

from __future__ import annotations

import pytest

from alhambra.core.actions import read_action
from alhambra.testing.scenario import Scenario, scenario
from tests.reference import BESIDE, FOUNTAIN_SQUARE, OPPOSITE, WALLS, Layout, is_legal, neighbour
from tests.scenes import layout_of, random_states

# The worked examples' palaces: B-EX-34 and B-EX-35, each lacking one tile of a ring.
COURT_OF_ONE = (
    "1,0 pavilion-8",
    "2,0 seraglio-9",
    "2,1 arcades-9",
    "2,2 arcades-10",
    "1,2 chambers-10",
)
COURT_OF_TWO = (
    "1,0 pavilion-8",
    "2,0 seraglio-9",
    "3,0 arcades-9",
    "3,1 arcades-10",
    "3,2 chambers-10",
    "2,2 chambers-11",
    "1,2 garden-10-open",
    "0,2 garden-11",
)
ROW_OF_THREE = ("1,0 pavilion-8", "2,0 seraglio-9")


def palace(*rows: str, reserve: str = "") -> Scenario:
    """Seat A on turn with this palace and these tiles in reserve."""
    return scenario("ABC").alhambra("A", *rows).reserve("A", *reserve.split())


def squares(game: Scenario, tile: str) -> set[str]:
    """Where A may add a tile of the reserve."""
    return {text.split()[2] for text in game.offered("A", "add") if text.split()[1] == tile}


def test_B_80_tiles_keep_the_orientation_of_the_fountain() -> None:
    game = palace(reserve="seraglio-7")  # its one wall is in the west: turned, it would fit anywhere
    assert squares(game, "seraglio-7") == {"0,-1", "0,1", "-1,0"}


def test_B_81_wall_against_wall_and_open_against_open() -> None:
    game = palace(
        "1,0 pavilion-7", "1,-1 pavilion-8", "2,-1 arcades-9", reserve="seraglio-7 seraglio-9"
    )  # (1,0) has a wall in the east
    assert game.refused("A", "add seraglio-9 2,0") == "B-81"
    assert "2,0" in squares(game, "seraglio-7")


def test_B_82_every_tile_is_reachable_on_foot() -> None:
    blocked = palace("1,0 pavilion-7", reserve="seraglio-7")
    assert blocked.refused("A", "add seraglio-7 2,0") == "B-82"
    around = palace("1,0 pavilion-7", "1,-1 pavilion-8", "2,-1 arcades-9", reserve="seraglio-7")
    assert "2,0" in squares(around, "seraglio-7")  # the same square, entered from the north


@pytest.mark.parametrize("square", ["1,1", "-1,-1", "2,0", "0,-7"])
def test_B_83_a_new_tile_shares_a_full_side(square: str) -> None:
    game = palace(reserve="arcades-9")
    assert game.refused("A", f"add arcades-9 {square}") == "B-83"
    assert squares(game, "arcades-9") == {"0,-1", "1,0", "0,1", "-1,0"}


def test_B_84_no_square_is_shut_in() -> None:
    game = palace(*COURT_OF_ONE, reserve="garden-11 tower-12")
    assert game.refused("A", "add garden-11 0,1") == "B-84"
    # The court itself may be filled, and may stay open.
    assert {"1,1", "0,2"} <= squares(game, "garden-11")
    filled = game.play("A", "add garden-11 1,1").turn("A")
    assert "0,1" in squares(filled, "tower-12")


def test_B_85_a_hole_may_be_of_any_size_and_closed_at_a_corner() -> None:
    ring = palace(*COURT_OF_TWO, reserve="tower-12")
    assert ring.refused("A", "add tower-12 0,1") == "B-84"
    at_a_corner = palace(*COURT_OF_TWO[:-1], reserve="tower-12")  # (0,1) touches (1,2) only diagonally
    assert at_a_corner.refused("A", "add tower-12 0,1") == "B-84"
    assert {"2,1", "0,2"} <= squares(at_a_corner, "tower-12")
    assert at_a_corner.refused("A", "add tower-12 1,1") == "B-84"  # would leave (2,1) behind


def test_B_86_every_single_placement_obeys_the_rules() -> None:
    game = (
        scenario("ABC")
        .market("seraglio-3", "tower-12")  # seraglio-3 has its one open side in the north
        .hand("A", "florin-3", "dirham-9", "dirham-4")
        .play("A", "buy seraglio-3 for florin-3", "buy tower-12 for dirham-9 dirham-4")
    )
    assert game.refused("A", "build seraglio-3 0,2") == "B-83"  # not even if the square between is filled next
    game.play("A", "build tower-12 0,1")
    assert "build seraglio-3 0,2" in game.offered("A")

    ring = (
        scenario("ABC")
        .alhambra("A", *COURT_OF_ONE)
        .market("garden-11", "tower-12")
        .hand("A", "florin-9", "florin-2", "dirham-9", "dirham-4")
        .play("A", "buy garden-11 for florin-9 florin-2", "buy tower-12 for dirham-9 dirham-4")
    )
    assert ring.refused("A", "build garden-11 0,1") == "B-84"  # not even if the hole is filled next
    ring.play("A", "build tower-12 1,1", "build garden-11 0,1")
    assert ring.tiles("A")["0,1"] == "garden-11"


def test_B_87_every_layout_of_a_game_is_legal() -> None:
    built = 0
    for state in random_states(seats=3, seed=87):
        for player in state.players:
            layout = layout_of(state.table, player.board)
            assert is_legal(layout)
            built = max(built, len(layout))
    assert built > 6


@pytest.mark.parametrize(
    "layout",
    [
        {(1, 0): ""},  # no fountain
        {(0, 0): "", (1, 0): "W"},  # a wall against an open side
        {(0, 0): "", (1, 0): "E", (2, 0): "W"},  # a double wall
        {(0, 0): "", (1, 1): ""},  # only a corner touches
        {(x, y): "" for x in range(3) for y in range(3) if (x, y) != (1, 1)},  # a hole
        {(x, y): "" for x in range(3) for y in range(3) if (x, y) not in ((1, 1), (2, 2))},  # closed at a corner
    ],
)
def test_B_87_the_validity_test_notices_each_fault(layout: Layout) -> None:
    assert not is_legal(layout)


@pytest.mark.parametrize("tile", sorted(WALLS))
def test_B_EX_30_no_tile_is_turned(tile: str) -> None:
    # Each side of the fountain is open: a tile fits to the east of it unless it has a wall in the west, and so on.
    expected = {neighbour(FOUNTAIN_SQUARE, side) for side in BESIDE if OPPOSITE[side] not in WALLS[tile]}
    game = palace(reserve=tile)
    assert squares(game, tile) == {f"{x},{y}" for x, y in expected}
    with pytest.raises(ValueError, match="expected: add"):
        read_action(game.state.table, f"add {tile} 1,0 90")


def test_B_EX_31_wall_against_the_fountain() -> None:
    assert palace(reserve="seraglio-7").refused("A", "add seraglio-7 1,0") == "B-81"


def test_B_EX_32_double_wall() -> None:
    assert palace("1,0 pavilion-7", reserve="seraglio-7").refused("A", "add seraglio-7 2,0") == "B-82"


def test_B_EX_33_only_a_corner_touches() -> None:
    assert palace("1,0 pavilion-8", reserve="arcades-9").refused("A", "add arcades-9 2,1") == "B-83"


def test_B_EX_34_hole_of_one_square() -> None:
    assert palace(*COURT_OF_ONE, reserve="garden-11").refused("A", "add garden-11 0,1") == "B-84"


def test_B_EX_35_hole_of_two_squares() -> None:
    assert palace(*COURT_OF_TWO, reserve="tower-12").refused("A", "add tower-12 0,1") == "B-84"


def test_B_EX_36_removing_cuts_off() -> None:
    game = palace(*ROW_OF_THREE)
    assert game.refused("A", "remove pavilion-8") == "B-73"
    assert game.offered("A", "remove") == ["remove seraglio-9"]


def test_B_EX_37_removing_is_legal_if_there_is_another_way() -> None:
    game = palace("1,0 pavilion-8", "0,1 seraglio-9", "1,1 arcades-9").play("A", "remove pavilion-8")
    assert game.tiles("A") == {"0,0": "fountain", "0,1": "seraglio-9", "1,1": "arcades-9"}
    assert game.reserved("A") == ["pavilion-8"]


def test_B_EX_38_exchange_looks_at_the_neighbours_walls() -> None:
    game = palace(*ROW_OF_THREE, reserve="pavilion-6 pavilion-7")
    assert game.refused("A", "swap pavilion-8 pavilion-7") == "B-81"
    game.play("A", "swap pavilion-8 pavilion-6")
    assert game.tiles("A") == {"0,0": "fountain", "1,0": "pavilion-6", "2,0": "seraglio-9"}
    assert game.reserved("A") == ["pavilion-7", "pavilion-8"]
