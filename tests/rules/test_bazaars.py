"""Section 4 of expansion 4: bazaars."""

from __future__ import annotations

import pytest

from alhambra.core.engine import new_game
from alhambra.core.pieces import CURRENCIES, TYPES, sides_of
from alhambra.core.setup import Setup
from alhambra.rulebooks.bazaars.module import BazaarTiles
from alhambra.rulebooks.bazaars.part import bazaars
from alhambra.testing.scenario import scenario
from tests.rules.bazaars import bazaar, list_of_bag, lying, points, stands_among
from tests.rules.scorings import results

FLORIN, OTHER_FLORIN = "bazaar-florin-1", "bazaar-florin-2"  # seraglio, chambers, tower; pavilion, arcades, garden
DUCAT = "bazaar-ducat-1"  # pavilion, seraglio, tower


def test_BAZ_1_eight_tiles_two_of_each_currency_without_walls() -> None:
    state = scenario("ABC", [BazaarTiles()]).state
    part, tiles = bazaars(state), state.table.tiles
    assert len(part.currencies) == 8
    assert sorted(part.currencies.values()) == [0, 0, 1, 1, 2, 2, 3, 3]
    for tile, kinds in part.types.items():
        assert len(set(kinds)) == 3
        assert sides_of(tiles.marks[tile]) == ""
        assert tiles.names[tile].split("-")[1] == CURRENCIES[part.currencies[tile]]
    assert len({tuple(kinds) for kinds in part.types.values()}) == 8
    assert [sum(kind in kinds for kinds in part.types.values()) for kind in range(len(TYPES))] == [4] * 6


def test_BAZ_2_all_go_into_the_bag() -> None:
    for seed in range(4):
        game = scenario("ABC", [BazaarTiles()], seed)
        assert sum(name.startswith("bazaar") for name in list_of_bag(game)) + len(lying(game)) == 8
        assert len(list_of_bag(game)) + len(lying(game)) == 54 - 4 + 8


def test_BAZ_3_laid_beside_the_market_and_drawing_goes_on() -> None:
    game = bazaar().market("garden-9").hand("A", "florin-9", "florin-1").bag(FLORIN, DUCAT, "garden-11", "garden-12")
    game.play("A", "buy garden-9 for florin-9 florin-1", "reserve garden-9")
    assert game.on_market()[0] == "garden-11"
    assert lying(game) == [FLORIN, DUCAT]
    assert [fact["tile"] for fact in game.facts("bazaar-laid-out")] == [FLORIN, DUCAT]
    assert game.view("B").modules["bazaars"] == {"open": {FLORIN: 11, DUCAT: 8}}


def test_BAZ_3_in_the_first_filling_too() -> None:
    counts = []
    for seed in range(24):
        state = new_game(Setup(3, seed), [BazaarTiles()])
        names = [state.table.tiles.names[tile] for tile in state.market]
        assert not [name for name in names if name == "-" or name.startswith("bazaar")]
        counts.append(len(bazaars(state).lying))
    assert max(counts) > 0


def test_BAZ_4_the_game_ends_when_no_building_is_left_for_a_field() -> None:
    game = bazaar().market("garden-9").hand("A", "florin-9", "florin-1").bag(FLORIN, DUCAT)
    game.play("A", "buy garden-9 for florin-9 florin-1", "reserve garden-9")
    assert lying(game) == [FLORIN, DUCAT]
    assert game.events("scored")
    assert game.asked() == ""
    game = bazaar().market("garden-9").hand("A", "florin-9", "florin-1").bag(FLORIN, DUCAT, "garden-11")
    game.play("A", "buy garden-9 for florin-9 florin-1", "reserve garden-9")
    assert game.asked() == "B"


def test_BAZ_5_BAZ_X1_the_price_of_the_tile_on_the_field_of_its_currency() -> None:
    game = bazaar(FLORIN).hand("A", "florin-4", "florin-3", "denar-7", "florin-1")
    assert game.offered("A", "buy-bazaar") == [f"buy-bazaar {FLORIN} for florin-4 florin-3"]
    assert game.refused("A", f"buy-bazaar {FLORIN} for denar-7") == "BAZ-5"
    assert game.refused("A", f"buy-bazaar {FLORIN} for florin-6 florin-1") == "BAZ-5"  # he has no florin-6
    game.play("A", f"buy-bazaar {FLORIN} for florin-4 florin-3")
    assert game.on_market()[0] == "pavilion-7"  # it stays
    assert game.held("A") == ["florin-1", "denar-7"]
    assert lying(game) == []


def test_BAZ_3_only_what_lies_open() -> None:
    game = bazaar(FLORIN).hand("A", "florin-7")
    assert game.refused("A", f"buy-bazaar {OTHER_FLORIN} for florin-7") == "BAZ-3"


def test_BAZ_6_BAZ_X6_no_price_once_the_tile_is_bought() -> None:
    game = bazaar(FLORIN).hand("A", "florin-7", "florin-7")
    game.play("A", "buy pavilion-7 for florin-7")
    assert game.offered("A", "buy-bazaar") == []
    assert game.refused("A", f"buy-bazaar {FLORIN} for florin-7") == "BAZ-6"
    assert game.view("A").modules["bazaars"] == {"open": {FLORIN: 0}}


def test_BAZ_X7_the_bazaar_first_then_the_building() -> None:
    game = bazaar(FLORIN).hand("A", "florin-7", "florin-7")
    game.play("A", f"buy-bazaar {FLORIN} for florin-7", "buy pavilion-7 for florin-7")
    assert game.question() == "choose-action"
    game.play("A", "take ducat-9")
    assert game.question() == "place-tiles"


def test_BAZ_8_BAZ_X5_only_exactly() -> None:
    game = bazaar(FLORIN).hand("A", "florin-8")
    assert game.offered("A", "buy-bazaar") == []
    assert game.refused("A", f"buy-bazaar {FLORIN} for florin-8") == "BAZ-8"
    game.hand("A", "florin-7", "florin-1")
    assert game.refused("A", f"buy-bazaar {FLORIN} for florin-7 florin-1") == "BAZ-8"


def test_BAZ_9_a_further_action_follows() -> None:
    game = bazaar(FLORIN, OTHER_FLORIN).hand("A", "florin-7", "florin-7")
    game.play("A", f"buy-bazaar {FLORIN} for florin-7", f"buy-bazaar {OTHER_FLORIN} for florin-7")
    assert (game.asked(), game.question()) == ("A", "choose-action")
    assert "stop" in game.offered("A")


def test_BAZ_10_waits_and_is_placed_like_a_building() -> None:
    game = bazaar(FLORIN).hand("A", "florin-7").alhambra("A", "1,0 pavilion-6")
    game.play("A", f"buy-bazaar {FLORIN} for florin-7", "stop")
    assert game.question() == "place-tiles"
    cells = {text.split()[2] for text in game.offered("A", "build")}
    assert cells == {"0,-1", "0,1", "-1,0", "1,1", "2,0"}  # not at the wall of pavilion-6
    assert f"reserve {FLORIN}" in game.offered("A")
    assert game.refused("A", f"build {FLORIN} 1,-1") == "B-81"
    game.play("A", f"build {FLORIN} 2,0")
    assert game.tiles("A")["2,0"] == FLORIN


def test_BAZ_10_and_redesigned() -> None:
    game = bazaar().alhambra("A", f"1,0 {FLORIN}").reserve("A", DUCAT, "garden-11")
    offered = game.offered("A")
    for text in (f"remove {FLORIN}", f"swap {FLORIN} garden-11", f"add {DUCAT} 2,0"):
        assert text in offered
    game.play("A", f"swap {FLORIN} {DUCAT}")
    assert (game.tiles("A")["1,0"], game.reserved("A")) == (DUCAT, ["garden-11", FLORIN])


def test_BAZ_11_only_in_the_final_scoring() -> None:
    game = stands_among(FLORIN, "seraglio-9", "tower-12", "chambers-10")
    assert [points(game, scoring) for scoring in (1, 2, 3)] == [[], [], [(0, 9)]]


def test_BAZ_11_when_the_game_ends() -> None:
    game = stands_among(FLORIN, "seraglio-9").market("-", "-", "-", "-").bag()
    game.play("A", "take florin-9")
    (result,) = results(game)
    assert ("bazaars", 1) in [(award.module, award.points) for award in result.awards]


@pytest.mark.parametrize(
    ("around", "expected"),
    [
        (("seraglio-9", "tower-12", "tower-11-open", "chambers-10", "garden-11", "-", "-"), [(0, 12)]),
        (("seraglio-9", "tower-12", "tower-11-open", "-", "garden-11", "-", "-"), [(0, 6)]),
        (("garden-11", "garden-12", "-", "-", "-", "-", "-"), []),
        (("tower-12", "-", "-", "-", "-", "-", "-"), [(0, 1)]),
        (("-", "-", "tower-12", "-", "tower-13", "-", "-"), [(0, 2)]),
    ],
    ids=["BAZ-X2", "BAZ-X3", "none", "one", "corners"],
)
def test_BAZ_12_BAZ_X2_BAZ_X3_buildings_times_types(around: tuple[str, ...], expected: list[tuple[int, int]]) -> None:
    assert points(stands_among(FLORIN, *around)) == expected


def test_BAZ_12_BAZ_X4_at_most_twenty_four() -> None:
    cells = ("3,-1", "4,-1", "5,-1", "3,0", "5,0", "3,1", "4,1", "5,1")  # all eight around 4,0
    tiles = ("seraglio-9", "seraglio-8", "tower-12", "tower-13", "tower-10", "chambers-10", "chambers-11", "chambers-8")
    rows = [f"{cell} {tile}" for cell, tile in zip(cells, tiles, strict=True)]
    assert points(bazaar().alhambra("A", f"4,0 {FLORIN}", *rows)) == [(0, 24)]


def test_BAZ_13_walls_do_not_matter_and_a_building_counts_for_several() -> None:
    game = bazaar().alhambra("A", f"1,0 {FLORIN}", "2,0 tower-7", f"3,0 {DUCAT}", "2,1 seraglio-3")
    assert points(game) == [(0, 4), (0, 4)]  # both see the tower and the seraglio behind their walls


def test_BAZ_14_other_bazaars_and_the_fountain_count_for_nothing() -> None:
    assert points(bazaar().alhambra("A", f"1,0 {FLORIN}", f"2,0 {DUCAT}", f"2,1 {OTHER_FLORIN}")) == []


def test_BAZ_15_nothing_in_the_reserve() -> None:
    game = bazaar().alhambra("A", "1,0 tower-12", "2,0 seraglio-9").reserve("A", FLORIN)
    assert points(game) == []


def test_BAZ_16_unsold_bazaars_are_not_handed_out() -> None:
    game = bazaar(FLORIN).market("-", "-", "-", "-").bag().hand("B", "florin-9").play("A", "take ducat-9")
    assert game.facts("tile-left-over") == []
    assert (lying(game), game.asked()) == ([FLORIN], "")


def test_BAZ_17_a_bazaar_drawn_for_dirk_is_one_of_his_tiles_and_does_nothing() -> None:
    game = bazaar(seats="AB").dirk().pile("scoring-A", "ducat-1")
    game.bag(FLORIN, *[name for name in list_of_bag(game) if name != FLORIN])
    game.play("A", "take florin-9")
    (drawn,) = game.facts("dirk-drew")
    assert FLORIN in str(drawn["tiles"])
    assert lying(game) == []
    assert points(game.dirk(FLORIN, "tower-12")) == []


def test_BAZ_17_a_bought_bazaar_may_be_given_to_dirk() -> None:
    game = bazaar(FLORIN, seats="AB").dirk().hand("A", "florin-7")
    game.play("A", f"buy-bazaar {FLORIN} for florin-7", "stop", f"give {FLORIN}")
    assert [game.state.table.tiles.names[tile] for tile in game.state.dirk] == [FLORIN]
