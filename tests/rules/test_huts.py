"""Workers' huts (HUT): tiles that count as the buildings beside them.

HUT-3: nothing here depends on the walls of the single huts; where a test needs certain walls, it draws them.
"""

from __future__ import annotations

from collections import Counter

import pytest
from mypy_extensions import u8

from alhambra import data
from alhambra.core.engine import new_game
from alhambra.core.fingerprint import fingerprint
from alhambra.core.pieces import NO_TYPE, TYPES, marks_of, sides_of
from alhambra.core.rng import fast
from alhambra.core.scoring import half_counts
from alhambra.core.setup import SEAT_NAMES, Setup
from alhambra.core.state import State
from alhambra.core.view import SPECTATOR, view
from alhambra.core.wall import wall_length
from alhambra.games import alhambra
from alhambra.rulebooks.huts.module import Huts
from alhambra.rulebooks.huts.part import hut_stacks
from alhambra.testing.invariants import board_problem, check, pieces
from alhambra.testing.resample import reshuffled_behind
from alhambra.testing.scenario import Scenario, scenario
from tests.rules.module_games import keeps_its_record, plays_soundly, tells_nothing_hidden
from tests.rules.scorings import score

NUMBERS = {"pavilion": 3, "seraglio": 3, "arcades": 4, "chambers": 4, "garden": 5, "tower": 5}
SOUTH = 2  # the number of a side


def huts(seats: str = "ABC") -> Scenario:
    return scenario(seats, [Huts()])


def hut(game: Scenario, kind: str, walls: str = "") -> str:
    """A hut of this colour out of its stack, its walls drawn as the test needs them."""
    stacks, at = hut_stacks(game.state).stacks, TYPES.index(kind)
    tile = stacks[at][-1]
    stacks[at] = stacks[at][:-1]
    tiles = game.state.table.tiles
    tiles.marks[tile] = u8(marks_of(walls))
    return tiles.names[tile]


def open_hut(game: Scenario, kind: str) -> str:
    stack = hut_stacks(game.state).stacks[TYPES.index(kind)]
    return game.state.table.tiles.names[stack[0]] if stack else ""


def names(state: State) -> list[list[str]]:
    """The stacks by name, the open hut first."""
    return [[state.table.tiles.names[tile] for tile in stack] for stack in hut_stacks(state).stacks]


def counts(game: Scenario, seat: str = "A") -> dict[str, float]:
    """What a seat has of each type, as far as it has any."""
    at = SEAT_NAMES.index(seat)
    found = {name: half_counts(game.state, kind)[at] / 2 for kind, name in enumerate(TYPES)}
    return {name: number for name, number in found.items() if number}


def with_three_huts() -> Scenario:
    """Seat A has two huts in the Alhambra and one in the reserve."""
    game = huts()
    one, two, three = hut(game, "tower"), hut(game, "tower"), hut(game, "garden")
    return game.alhambra("A", f"1,0 {one}", f"2,0 {two}").reserve("A", three).turn("A")


def test_HUT_1_24_huts_in_six_colours_without_price() -> None:
    state = new_game(Setup(3, 0), [Huts()])
    part, tiles = hut_stacks(state), state.table.tiles
    found = [tile for tile in range(len(tiles.names)) if part.is_hut(tile)]
    assert Counter([TYPES[part.colours[tile]] for tile in found]) == NUMBERS
    assert sorted(part.tiles()) == found
    assert {int(tiles.prices[tile]) for tile in found} == {0}


def test_HUT_2_every_hut_has_a_wall() -> None:
    state = new_game(Setup(3, 0), [Huts()])
    assert all(state.table.tiles.marks[tile] for tile in hut_stacks(state).tiles())


def test_HUT_3_walls_are_those_of_the_component_table() -> None:
    tiles = new_game(Setup(3, 0), [Huts()]).table.tiles
    for row in data.load("worker_huts")["tiles"]:
        assert sides_of(tiles.marks[tiles.find(row["id"])]) == "".join(sorted(row["walls"], key="NESW".index))


def test_HUT_4_six_stacks_sorted_by_colour_with_one_open_hut_each() -> None:
    state = new_game(Setup(3, 0), [Huts()])
    part = hut_stacks(state)
    for kind, stack in enumerate(part.stacks):
        assert {part.colours[tile] for tile in stack} == {kind}
    assert view(state, SPECTATOR).modules["huts"] == {
        "open": [stack[0] for stack in names(state)],
        "left": list(NUMBERS.values()),
        "owned": [0, 0, 0],
    }
    assert len({str(names(new_game(Setup(3, seed), [Huts()]))) for seed in range(10)}) == 10
    assert names(new_game(Setup(3, 4), [Huts()])) == names(new_game(Setup(3, 4), [Huts()]))


def test_HUT_4_the_order_of_the_face_down_huts_is_a_secret() -> None:
    state = new_game(Setup(3, 0), [Huts()])
    worlds = [names(reshuffled_behind(state, 1, fast(seed))) for seed in range(10)]
    assert len({str(world) for world in worlds}) > 5
    for world in worlds:
        assert [stack[0] for stack in world] == [stack[0] for stack in names(state)]
        assert [sorted(stack) for stack in world] == [sorted(stack) for stack in names(state)]


def test_HUT_5_an_open_hut_of_any_stack_and_the_next_is_turned_up() -> None:
    game = huts().turn("A")
    stacks = names(game.state)
    assert game.offered("A", "take-hut") == [f"take-hut {stack[0]}" for stack in stacks]
    garden = stacks[TYPES.index("garden")]
    assert game.refused("A", f"take-hut {garden[1]}") == "HUT-5"
    before = game.state.revealed
    game.play("A", f"take-hut {garden[0]}")
    assert game.facts("hut-taken") == [{"seat": 0, "hut": garden[0], "turned_up": garden[1]}]
    assert open_hut(game, "garden") == garden[1]
    assert game.state.revealed > before  # nobody takes that back


def test_HUT_5_an_empty_stack_is_gone() -> None:
    game = huts()
    hut(game, "pavilion")
    hut(game, "pavilion")
    last = open_hut(game, "pavilion")
    game.turn("A").play("A", f"take-hut {last}")
    assert game.facts("hut-taken") == [{"seat": 0, "hut": last, "turned_up": ""}]
    game.play("A", f"reserve {last}")
    assert len(game.offered("B", "take-hut")) == 5
    assert game.refused("B", f"take-hut {last}") == "HUT-5"
    assert game.view("B").modules["huts"]["open"][0] == ""  # type: ignore[index]


def test_HUT_6_free_of_charge_and_without_a_further_action() -> None:
    game = huts().turn("A")
    assert game.held("A") == []
    garden = open_hut(game, "garden")
    game.play("A", f"take-hut {garden}")
    assert (game.asked(), game.question()) == ("A", "place-tiles")
    game.play("A", f"reserve {garden}")
    assert game.asked() == "B"


def test_HUT_6_it_may_follow_an_exact_purchase() -> None:
    game = huts().market("pavilion-8").hand("A", "florin-8").turn("A").play("A", "buy pavilion-8 for florin-8")
    garden = open_hut(game, "garden")
    assert f"take-hut {garden}" in game.offered("A")
    game.play("A", f"take-hut {garden}")
    assert game.question() == "place-tiles"


def test_HUT_7_placed_in_the_alhambra_or_in_the_reserve() -> None:
    game = huts().turn("A")
    garden = open_hut(game, "garden")
    game.play("A", f"take-hut {garden}")
    assert game.offered("A", "reserve") == [f"reserve {garden}"]
    place = game.offered("A", "build")[0]
    game.play("A", place)
    assert garden in game.tiles("A").values()


def test_HUT_7_a_hut_acquired_this_turn_takes_no_part_in_a_redesign() -> None:
    """B-72: it waits like a bought tile until the actions are over."""
    game = huts().turn("A")
    garden = open_hut(game, "garden")
    game.play("A", f"take-hut {garden}")
    assert game.offered("A", "add") == []


def test_HUT_8_at_most_three_the_reserve_included() -> None:
    game = with_three_huts()
    assert game.offered("A", "take-hut") == []
    assert game.refused("A", f"take-hut {open_hut(game, 'garden')}") == "HUT-8"
    assert game.view("B").modules["huts"]["owned"] == [3, 0, 0]
    assert len(game.turn("B").offered("B", "take-hut")) == 6


def test_HUT_8_a_hut_waiting_to_be_placed_counts_as_owned() -> None:
    game = huts()
    one, two, three = hut(game, "tower"), hut(game, "garden"), hut(game, "garden")
    game.reserve("A", one, two).turn("A")
    assert game.offered("A", "take-hut")
    game.player("A").acquired = bytes([game.state.table.tiles.find(three)])
    assert game.turn("A").offered("A", "take-hut") == []


def test_HUT_8_huts_are_never_given_back() -> None:
    """Whole games: what is taken from the stacks is always in somebody's hands."""
    state = plays_soundly(4, 3, "huts")
    part = hut_stacks(state)
    owned = [part.owned(player) for player in state.players]
    assert sum(owned) + len(part.tiles()) == sum(NUMBERS.values())
    assert max(owned) <= 3


def test_HUT_9_building_rules_apply() -> None:
    game = huts()
    walled = hut(game, "garden", "W")
    game.reserve("A", walled).turn("A")
    assert game.refused("A", f"add {walled} 1,0") == "B-81"
    assert set(game.offered("A", "add")) == {f"add {walled} {cell}" for cell in ("0,-1", "-1,0", "0,1")}


def test_HUT_9_redesign_applies() -> None:
    game = huts()
    one, two = hut(game, "garden", "E"), hut(game, "tower", "N")
    game.alhambra("A", f"1,0 {one}").reserve("A", two).turn("A")
    assert f"remove {one}" in game.offered("A")
    assert f"swap {one} {two}" in game.offered("A")
    game.play("A", f"swap {one} {two}")
    assert game.tiles("A") == {"0,0": "fountain", "1,0": two}
    assert game.reserved("A") == [one]


def test_HUT_10_counts_the_buildings_of_its_colour_beside_it() -> None:
    game = huts()
    brown = hut(game, "arcades", "S")
    rows = ["1,0 arcades-9", f"1,1 {brown}"]
    assert counts(game.alhambra("A", *rows)) == {"arcades": 2}
    rows += ["0,1 arcades-10"]
    assert counts(game.alhambra("A", *rows)) == {"arcades": 4}
    rows += ["2,1 garden-11"]
    assert counts(game.alhambra("A", *rows)) == {"arcades": 4, "garden": 1}
    (result,) = score(game, "A")
    assert result.majorities[TYPES.index("arcades")].facts()["counts"] == [4, 0, 0]


def test_HUT_10_no_wall_between() -> None:
    """A wall on either side separates, even if only one of the two has it."""
    for walls in ("W", ""):
        game = huts()
        brown = hut(game, "arcades", walls)
        game.alhambra("A", "1,0 arcades-9", f"2,0 {brown}")
        assert counts(game) == {"arcades": 1 if walls else 2}


def test_HUT_11_without_a_neighbour_or_in_the_reserve_it_counts_nothing() -> None:
    game = huts()
    brown = hut(game, "arcades", "E")
    assert counts(game.alhambra("A", f"1,0 {brown}")) == {}
    assert counts(game.alhambra("A", "0,1 arcades-9", f"1,0 {brown}")) == {"arcades": 1}  # only a corner touches
    assert counts(game.alhambra("A", "1,0 arcades-9").reserve("A", brown)) == {"arcades": 1}


def test_HUT_12_huts_do_not_count_for_each_other() -> None:
    game = huts()
    one, two = hut(game, "arcades", "N"), hut(game, "arcades", "N")
    game.alhambra("A", f"1,0 {one}", f"2,0 {two}", "0,1 arcades-9")
    assert counts(game) == {"arcades": 1}


def test_HUT_13_one_building_serves_several_huts() -> None:
    game = huts()
    one, two = hut(game, "arcades", "N"), hut(game, "arcades", "S")
    game.alhambra("A", "1,0 arcades-9", f"1,-1 {one}", f"1,1 {two}")
    assert counts(game) == {"arcades": 3}


def test_HUT_14_its_walls_belong_to_the_outer_wall() -> None:
    game = huts()
    brown = hut(game, "arcades", "NE")
    game.alhambra("A", f"1,0 {brown}")
    assert wall_length(game.player("A").board) == 2
    (result,) = score(game, "A")
    assert result.walls[0].points == 2


def test_HUT_15_a_gate_does_not_open_the_wall_for_the_hut() -> None:
    game = huts()
    purple = hut(game, "tower", "N")
    game.alhambra("A", "0,1 tower-9-es", f"0,2 {purple}")
    player = game.player("A")
    player.rebuild(player.board.with_door(game.state.table.read_cell("0,1"), SOUTH), player.reserve)
    assert player.board.connects()
    assert counts(game) == {"tower": 1}


def test_HUT_16_B_105_is_met() -> None:
    """A hut counts only beside a real tile of its type, so it never counts alone."""
    state = plays_soundly(3, 11, "huts")
    for kind in range(len(TYPES)):
        for seat, half in enumerate(half_counts(state, kind)):
            assert not half or state.players[seat].board.count(kind)


def test_HUT_17_huts_never_come_to_the_market() -> None:
    state = new_game(Setup(3, 2), [Huts()])
    part = hut_stacks(state)
    assert not [tile for tile in [*state.bag, *state.market] if part.is_hut(tile)]
    game = huts()
    score(game, "C")  # the game ends with all stacks full, and nobody gets a hut
    assert game.asked() == ""
    assert sum(len(stack) for stack in hut_stacks(game.state).stacks) == sum(NUMBERS.values())


def test_HUT_18_a_hut_is_never_given_to_dirk() -> None:
    game = huts("AB").market("pavilion-8").hand("A", "florin-8").turn("A")
    garden = open_hut(game, "garden")
    game.play("A", "buy pavilion-8 for florin-8", f"take-hut {garden}")
    assert game.offered("A", "give") == ["give pavilion-8"]
    assert game.refused("A", f"give {garden}") == "HUT-18"


def test_HUT_18_dirk_gets_none() -> None:
    state = plays_soundly(2, 8, "huts")
    assert not [tile for tile in state.dirk if hut_stacks(state).is_hut(tile)]


def test_HUT_19_a_hut_has_no_type_and_no_price() -> None:
    game = huts()
    tiles = game.state.table.tiles
    for tile in hut_stacks(game.state).tiles():
        assert tiles.kinds[tile] == NO_TYPE
        assert tiles.prices[tile] == 0
    green = hut(game, "garden", "N")
    assert game.alhambra("A", f"1,0 {green}").player("A").board.count(TYPES.index("garden")) == 0


def test_HUT_20_a_wall_set_on_a_hut_separates() -> None:
    game = huts()
    brown = hut(game, "arcades", "N")
    game.alhambra("A", "1,0 arcades-9", f"2,0 {brown}")
    assert counts(game) == {"arcades": 2}
    player = game.player("A")
    tile = game.state.table.tiles.find(brown)
    player.rebuild(player.board.with_marks(tile, marks_of("W")), player.reserve)
    assert counts(game) == {"arcades": 1}


def test_HUT_EX_1_the_layout_of_the_rules() -> None:
    game = huts()
    first, second, purple = hut(game, "arcades", "W"), hut(game, "arcades", "E"), hut(game, "tower", "N")
    game.alhambra(
        "A", "1,0 arcades-9", "0,1 tower-9-es", f"1,1 {first}", "2,1 arcades-10", f"3,1 {second}", "1,2 garden-11",
        f"0,2 {purple}",
    )  # fmt: skip
    assert board_problem(game.player("A").board) == ""
    assert counts(game) == {"garden": 1, "tower": 1, "arcades": 5}


def test_HUT_EX_2_two_built_and_one_in_reserve() -> None:
    game = with_three_huts()
    assert game.refused("A", f"take-hut {open_hut(game, 'tower')}") == "HUT-8"


def test_HUT_EX_3_exact_purchase_then_hut() -> None:
    game = huts().market("arcades-9").hand("A", "florin-9").turn("A").play("A", "buy arcades-9 for florin-9")
    brown = open_hut(game, "arcades")
    game.play("A", f"take-hut {brown}")
    first = game.offered("A", "build")
    assert {text.split()[1] for text in first} == {"arcades-9", brown}
    game.play("A", "build arcades-9 1,0")
    beside = [text for text in game.offered("A", "build") if text.split()[2] in ("1,-1", "2,0", "1,1")]
    assert beside
    game.play("A", beside[0])
    assert counts(game) == {"arcades": 2}
    assert game.asked() == "B"


def test_HUT_EX_4_hut_action_alone() -> None:
    game = huts().turn("A")
    brown = open_hut(game, "arcades")
    game.play("A", f"take-hut {brown}", f"reserve {brown}")
    assert game.asked() == "B"


@pytest.mark.parametrize("seats", range(2, 7))
def test_HUT_4_whole_games_are_sound(seats: int) -> None:
    plays_soundly(seats, 20 + seats, "huts")


def test_HUT_5_records_and_clones() -> None:
    assert keeps_its_record(3, 2, "huts") > 0
    state = new_game(Setup(3, 0), [Huts()])
    branch = state.clone()
    hut_stacks(branch).stacks[0] = b""
    assert fingerprint(branch) != fingerprint(state)
    assert len(hut_stacks(state).stacks[0]) == 3


@pytest.mark.parametrize("seats", [2, 4])
def test_HUT_4_whole_games_tell_nothing_hidden(seats: int) -> None:
    tells_nothing_hidden(seats, seats, "huts")


def test_HUT_4_with_bonus_cards_all_pieces_are_there() -> None:
    state = alhambra.start(Setup(5, 1, modules=("huts", "bonus")))
    check(state, pieces(state))
    plays_soundly(3, 4, "bonus", "huts")
