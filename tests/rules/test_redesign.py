"""Section 5.3 of the base rules: redesigning the Alhambra."""

from __future__ import annotations

from random import Random

import pytest

from alhambra.testing.scenario import Scenario, scenario
from tests.rules.layouts import (
    FACING,
    FOUNTAIN,
    SIDES,
    Cell,
    Layout,
    beside,
    border,
    is_legal,
    layout_of,
    random_layout,
    rows,
    walls,
)
from tests.rules.random_games import random_game

OPEN_TILES = (
    "pavilion-8", "seraglio-9", "arcades-9", "arcades-10",
    "chambers-10", "chambers-11", "garden-10-open", "garden-11",
)  # fmt: skip
RANDOM_GROUNDS = [(seed, tiles) for seed, tiles in enumerate([1, 2, 3, 4, 5, 6, 8, 8, 10, 10, 12, 12, 15, 15, 20, 25])]


def small_palace() -> Scenario:
    return scenario().alhambra("A", "1,0 pavilion-8", "0,1 seraglio-9").reserve("A", "tower-12")


def random_ground(seed: int, tiles: int) -> tuple[Scenario, Layout, list[str]]:
    """A random palace with a dozen tiles in its owner's reserve."""
    random = Random(seed)
    layout, left = random_layout(random, tiles)
    reserve = random.sample(left, 12)
    return scenario().alhambra("A", *rows(layout)).reserve("A", *reserve), layout, reserve


def after_swap(layout: Layout, cell: Cell, new: str) -> Layout:
    return {**layout, cell: new}


def without(layout: Layout, cell: Cell) -> Layout:
    return {other: tile for other, tile in layout.items() if other != cell}


def test_B_70_a_build_from_the_reserve() -> None:
    game = small_palace().play("A", "add tower-12 2,0")
    assert game.tiles("A")["2,0"] == "tower-12"
    assert game.reserved("A") == []


def test_B_70_b_move_to_the_reserve() -> None:
    game = small_palace().play("A", "remove pavilion-8")
    assert game.tiles("A") == {"0,0": "fountain", "0,1": "seraglio-9"}
    assert sorted(game.reserved("A")) == ["pavilion-8", "tower-12"]


def test_B_70_c_exchange_on_exactly_the_freed_square() -> None:
    game = small_palace().play("A", "swap pavilion-8 tower-12")
    assert game.tiles("A") == {"0,0": "fountain", "0,1": "seraglio-9", "1,0": "tower-12"}
    assert game.reserved("A") == ["pavilion-8"]


@pytest.mark.parametrize(
    "text",
    [
        "add garden-11 2,0",  # nowhere in the reserve
        "remove tower-12",  # not built
        "swap tower-12 pavilion-8",  # the wrong way round
        "swap pavilion-8 garden-11",
        "swap pavilion-8 seraglio-9",  # both are built
    ],
)
def test_B_70_only_own_tiles_from_where_they_lie(text: str) -> None:
    assert small_palace().refused("A", text) == "B-70"


def test_B_70_tiles_of_others_are_out_of_reach() -> None:
    game = small_palace().alhambra("B", "1,0 garden-11").reserve("B", "tower-11-open")
    assert game.refused("A", "remove garden-11") == "B-70"
    assert game.refused("A", "add tower-11-open 2,0") == "B-70"


def legal_redesigns(layout: Layout, reserve: list[str]) -> list[str]:
    """Of all that could be tried, what leaves a legal layout."""
    built = {cell: tile for cell, tile in layout.items() if tile != FOUNTAIN}
    adds = [f"add {tile} {x},{y}" for tile in reserve for x, y in border(layout) if is_legal({**layout, (x, y): tile})]
    removes = [f"remove {tile}" for cell, tile in built.items() if is_legal(without(layout, cell))]
    swaps = [
        f"swap {old} {new}" for cell, old in built.items() for new in reserve if is_legal(after_swap(layout, cell, new))
    ]
    return sorted(adds + removes + swaps)


def offered_redesigns(game: Scenario) -> list[str]:
    seat = game.asked()
    return sorted(game.offered(seat, "add") + game.offered(seat, "remove") + game.offered(seat, "swap"))


@pytest.mark.parametrize(("seed", "tiles"), RANDOM_GROUNDS)
def test_B_71_results_satisfy_the_building_rules(seed: int, tiles: int) -> None:
    """Exactly what leaves a legal layout is offered, each redesign once."""
    game, layout, reserve = random_ground(seed, tiles)
    assert offered_redesigns(game) == legal_redesigns(layout, reserve)


@pytest.mark.parametrize("seed", range(3))
def test_B_71_all_through_a_game(seed: int) -> None:
    """As palaces and reserves change, what is offered changes with them."""
    tiles_built = 0
    for game in random_game(seats=2, seed=seed):
        if game.question() == "choose-action" and game.state.ply % 9 == 0:
            seat = game.asked()
            assert offered_redesigns(game) == legal_redesigns(layout_of(game.tiles(seat)), game.reserved(seat))
            tiles_built = max(tiles_built, len(game.tiles(seat)))
    assert tiles_built > 5


@pytest.mark.parametrize("text", ["remove fountain", "swap fountain tower-12"])
def test_B_71_fountain_is_never_touched(text: str) -> None:
    assert text not in small_palace().offered("A")
    assert small_palace().refused("A", text) == "B-71"


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("add seraglio-7 1,0", "B-81"),
        ("add seraglio-7 1,2", "B-83"),
        ("add pavilion-6 0,2", "B-81"),
        ("swap pavilion-8 seraglio-7", "B-81"),
    ],
)
def test_B_71_refusals_name_the_building_rule(text: str, rule: str) -> None:
    game = scenario().alhambra("A", "0,1 pavilion-8").reserve("A", "seraglio-7", "pavilion-6")
    if text.startswith("swap"):
        game.alhambra("A", "1,0 pavilion-8")
    assert game.refused("A", text) == rule


def bought_first() -> Scenario:
    """A tile without walls that would fit everywhere has just been bought exactly."""
    game = small_palace().market("garden-11", "-", "-", "-").hand("A", "florin-9", "florin-2")
    before = offered_redesigns(game)
    game.play("A", "buy garden-11 for florin-9 florin-2")
    assert offered_redesigns(game) == before
    return game


@pytest.mark.parametrize(
    "text", ["add garden-11 2,0", "remove garden-11", "swap pavilion-8 garden-11", "swap garden-11 tower-12"]
)
def test_B_72_tiles_acquired_this_turn_take_no_part(text: str) -> None:
    assert bought_first().refused("A", text) == "B-72"


def test_B_72_next_turn_the_tile_takes_part() -> None:
    game = bought_first().play("A", "stop", "reserve garden-11").turn("A")
    assert "add garden-11 2,0" in game.offered("A")
    assert "swap pavilion-8 garden-11" in game.offered("A")


def block() -> Scenario:
    """Three by three open tiles, the fountain in the middle of the west side."""
    squares = ["0,-1", "1,-1", "2,-1", "1,0", "2,0", "0,1", "1,1", "2,1"]
    return scenario().alhambra("A", *(f"{square} {tile}" for square, tile in zip(squares, OPEN_TILES, strict=True)))


def test_B_73_a_tile_amid_four_neighbours_stays() -> None:
    game = block()
    middle = game.tiles("A")["1,0"]
    assert game.refused("A", f"remove {middle}") == "B-73"
    assert len(game.offered("A", "remove")) == 7  # each of the others


def test_B_73_nothing_may_be_cut_off() -> None:
    game = scenario().alhambra("A", "1,0 pavilion-8", "2,0 seraglio-9", "2,1 arcades-9")
    assert game.refused("A", "remove pavilion-8") == "B-73"
    assert game.refused("A", "remove seraglio-9") == "B-73"
    assert game.offered("A", "remove") == ["remove arcades-9"]


def test_B_73_a_neighbour_behind_a_wall_is_no_way_round() -> None:
    """(1,1) touches (0,1), but there is a double wall between them: its only way is (1,0)."""
    game = scenario().alhambra("A", "1,0 pavilion-8", "0,1 pavilion-7", "1,1 seraglio-7")
    assert game.refused("A", "remove pavilion-8") == "B-73"
    assert sorted(game.offered("A", "remove")) == ["remove pavilion-7", "remove seraglio-7"]


def test_B_73_no_other_tile_is_moved_to_repair_it() -> None:
    """The reserve holds a tile that would close the gap; removing is refused all the same."""
    game = scenario().alhambra("A", "1,0 pavilion-8", "2,0 seraglio-9").reserve("A", "arcades-9")
    assert game.refused("A", "remove pavilion-8") == "B-73"


@pytest.mark.parametrize(("seed", "tiles"), RANDOM_GROUNDS)
def test_B_74_only_sides_toward_tiles_matter_for_an_exchange(seed: int, tiles: int) -> None:
    """Walls exactly where the neighbours have them is all it takes; the layout is legal then."""
    game, layout, reserve = random_ground(seed, tiles)
    offered = set(game.offered("A", "swap"))
    for cell, old in layout.items():
        for new in reserve:
            matches = all(
                (side in walls(new)) == (FACING[side] in walls(layout[beside(cell, side)]))
                for side in SIDES
                if beside(cell, side) in layout
            )
            assert (f"swap {old} {new}" in offered) == (matches and old != FOUNTAIN)
            if matches and old != FOUNTAIN:
                assert is_legal(after_swap(layout, cell, new))


@pytest.mark.parametrize("text", ["add tower-12 2,0", "remove pavilion-8", "swap pavilion-8 tower-12"])
def test_B_75_actions_are_over_after_a_redesign(text: str) -> None:
    assert small_palace().play("A", text).asked() == "B"
