"""The tower of the Alcazaba variant as a guest in the base game (ALC-6)."""

from __future__ import annotations

from typing import cast

import pytest

from alhambra.core.engine import new_game
from alhambra.core.setup import Setup
from alhambra.core.state import State
from alhambra.games.match import Match, load
from alhambra.testing.scenario import scenario
from tests.rules.printed import TILES

TWELFTH = "tower-9-sw-alcazaba"
TOWERS = {tile for tile in TILES if tile.startswith("tower")}


def tiles_in_play(state: State) -> list[str]:
    """All building tiles of a game that has just begun."""
    tiles = [*list(state.bag)[state.bag_at :], *state.market, *state.dirk]
    return sorted(state.table.tiles.names[tile] for tile in tiles)


def test_ALC_6_off_by_default() -> None:
    assert tiles_in_play(new_game(Setup(3, seed=1))) == sorted(TILES)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_ALC_6_off(seats: int) -> None:
    assert tiles_in_play(new_game(Setup(seats, seed=1, tower="off"))) == sorted(TILES)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_ALC_6_add_as_a_55th_tile(seats: int) -> None:
    assert tiles_in_play(new_game(Setup(seats, seed=1, tower="add"))) == sorted([*TILES, TWELFTH])


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_ALC_6_replace_another_tower(seats: int) -> None:
    tiles = tiles_in_play(new_game(Setup(seats, seed=1, tower="replace")))
    assert len(tiles) == len(TILES)
    assert TWELFTH in tiles
    (left_out,) = set(TILES) - set(tiles)
    assert left_out in TOWERS


def test_ALC_6_the_replaced_tower_is_drawn_at_random() -> None:
    left_out = [
        tower for seed in range(220) for tower in TOWERS - set(tiles_in_play(new_game(Setup(3, seed, tower="replace"))))
    ]
    counts = [left_out.count(tower) for tower in sorted(TOWERS)]
    assert sum(counts) == 220
    assert min(counts) >= 8  # 20 are expected of each
    assert max(counts) <= 36


def test_ALC_6_an_ordinary_tower_of_price_9() -> None:
    """It is bought, built with walls in the south and west, and counts as a tower."""
    game = scenario(tower="add").market(TWELFTH, "-", "-", "-").hand("A", "florin-9")
    game.play("A", f"buy {TWELFTH} for florin-9")
    assert game.facts("tile-bought")[0]["exact"]
    game.play("A", "stop")
    assert sorted(game.offered("A")) == [
        f"build {TWELFTH} -1,0",
        f"build {TWELFTH} 0,1",
        f"reserve {TWELFTH}",
    ]
    game.display("florin-1", "florin-1", "florin-1", "florin-2").pile("scoring-A", "florin-3")
    game.play("A", f"build {TWELFTH} -1,0").play("B", "take florin-1")
    (scored,) = game.facts("scored")
    majorities = cast("list[dict[str, object]]", scored["majorities"])
    assert majorities[5]["counts"] == [1, 0, 0]
    assert scored["totals"] == [6 + 2, 0, 0]


@pytest.mark.parametrize("tower", ["off", "add", "replace"])
def test_ALC_6_the_record_keeps_the_setting(tower: str) -> None:
    match = Match(Setup(4, seed=9, tower=tower))
    again = load(match.save())
    assert again.setup.tower == tower
    assert tiles_in_play(again.state) == tiles_in_play(match.state)


def test_ALC_6_no_other_setting() -> None:
    with pytest.raises(ValueError, match="12th tower"):
        Setup(3, seed=1, tower="both")
