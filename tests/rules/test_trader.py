"""Section 4 of expansion 3: the street trader."""

from __future__ import annotations

import pytest

from alhambra.core.actions import read_action
from alhambra.core.engine import legal, new_game, submit, to_move
from alhambra.core.grid import cell_at
from alhambra.core.rng import fast
from alhambra.core.scoring import count_points
from alhambra.core.setup import Setup
from alhambra.core.state import State
from alhambra.core.view import SPECTATOR, view
from alhambra.rulebooks.trader.module import SERIES, StreetTrader, series
from alhambra.rulebooks.trader.part import citizens
from alhambra.testing.scenario import Scenario
from tests.rules.citizens import (
    empty_supply,
    let_live,
    let_trade,
    lies_at,
    lived_in,
    on_trader,
    street,
    supply,
)
from tests.rules.scorings import results

COLOURS = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")


def began(seats: int, seed: int = 3) -> State:
    return new_game(Setup(seats, seed), [StreetTrader()])


def say(state: State, text: str) -> None:
    submit(state, to_move(state), read_action(state.table, text))


def chosen(state: State) -> State:
    """Everybody chooses the same."""
    for _ in state.players:
        say(state, "citizens garden tower pavilion N")
    return state


def builds(*row: str, tile: str = "garden-11", at: str = "1,0") -> Scenario:
    """A lays a tile of the reserve on the cell of the trader tile, which holds these citizens."""
    return street(*row).reserve("A", tile).play("A", f"add {tile} {at}")


def points(game: Scenario, scoring: int = 1) -> list[tuple[int, int, str]]:
    awards = count_points(game.state, scoring).awards
    return [(award.seat, award.points, award.reason) for award in awards]


def test_TRD_1_seven_citizens_of_each_colour() -> None:
    part = citizens(began(3))
    assert part.supply == [7] * 6
    assert sum(part.supply) == 42


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_TRD_2_TRD_X4_three_for_everybody_and_the_others_are_the_supply(seats: int) -> None:
    state = chosen(began(seats))
    part = citizens(state)
    assert part.traders == [[0, 4, 5]] * seats
    assert sum(part.supply) == 42 - 3 * seats
    assert part.supply[4] == 7 - seats


def test_TRD_2_three_of_the_six_colours_each_once() -> None:
    state = began(3)
    assert len(legal(state)) == 20 * 4
    with pytest.raises(ValueError, match="three different types"):
        read_action(state.table, "citizens garden garden tower N")


def test_TRD_3_before_the_market_is_filled() -> None:
    state = began(3)
    assert set(state.market) == {0}
    assert state.table.tiles.names[0] == "-"
    chosen(state)
    assert 0 not in state.market


@pytest.mark.parametrize(("side", "cell"), [("N", (0, -1)), ("E", (1, 0)), ("S", (0, 1)), ("W", (-1, 0))])
def test_TRD_3_beside_any_side_of_the_fountain(side: str, cell: tuple[int, int]) -> None:
    state = began(3)
    first = to_move(state)
    say(state, f"citizens garden tower pavilion {side}")
    assert citizens(state).cells[first] == cell_at(*cell)


def test_TRD_3_nobody_sees_a_choice_before_all_have_chosen() -> None:
    state = began(3)
    first = to_move(state)
    say(state, "citizens garden tower pavilion S")
    assert not state.events
    for seat in (*[at for at in range(3) if at != first], SPECTATOR):
        facts = view(state, seat).modules["trader"]
        assert facts == {"citizens": [[]] * 3, "at": [""] * 3, "housed": [[]] * 3, "supply": {}}
    own = view(state, first).modules["trader"]
    assert own["citizens"] == [["pavilion", "garden", "tower"] if at == first else [] for at in range(3)]
    say(state, "citizens arcades tower pavilion N")
    say(state, "citizens arcades chambers seraglio W")
    assert [event.name() for event in state.events].count("traders-shown") == 1
    for seat in range(SPECTATOR, 3):
        facts = view(state, seat).modules["trader"]
        assert [len(row) for row in facts["citizens"]] == [3, 3, 3]  # type: ignore[attr-defined]
        assert sum(facts["supply"].values()) == 33  # type: ignore[attr-defined]


def test_TRD_3_who_guesses_knows_nothing_and_counts_all_citizens() -> None:
    """Behind a seat that has not chosen, others may have chosen anything; each guess is a table of 42 citizens."""
    state = began(3)
    say(state, "citizens garden tower pavilion S")
    part = citizens(state)
    guesses = [part.reshuffled_behind(2, fast(seed)) for seed in range(20)]
    assert len({str(guess.facts()) for guess in guesses}) > 10
    for guess in guesses:
        assert [guess.supply[kind] + sum(row.count(kind) for row in guess.traders) for kind in range(6)] == [7] * 6
    assert part.reshuffled_behind(0, fast(1)).facts() == part.facts()  # one's own choice is no secret
    say(state, "citizens garden tower pavilion S")
    say(state, "citizens garden tower pavilion S")
    assert citizens(state).reshuffled_behind(1, fast(1)).facts() == citizens(state).facts()


def test_TRD_4_the_trader_tile_is_set_aside_by_a_redesign() -> None:
    game = builds("garden", "tower", "tower")
    assert lies_at(game) == ""
    assert game.question() == "ask-to-move-in"


def test_TRD_4_and_by_a_bought_tile() -> None:
    game = street("garden", "tower", "tower").market("garden-11").hand("A", "florin-9", "florin-3")
    game.play("A", "buy garden-11 for florin-9 florin-3", "build garden-11 1,0")
    assert (lies_at(game), game.question()) == ("", "ask-to-move-in")


def test_TRD_4_elsewhere_nothing_happens() -> None:
    game = street("garden", "tower", "tower").reserve("A", "garden-11").play("A", "add garden-11 0,1")
    assert (lies_at(game), game.asked()) == ("1,0", "B")


def test_TRD_5_a_matching_citizen_may_move_in_and_another_is_chosen() -> None:
    game = builds("garden", "tower", "tower")
    assert game.offered("A") == ["move-in garden-11", "stop"]
    game.play("A", "move-in garden-11")
    assert lived_in(game) == ["garden-11"]
    assert on_trader(game) == ["tower", "tower"]
    assert game.offered("A") == [f"hire {name}" for name in COLOURS]
    game.play("A", "hire chambers")
    assert on_trader(game) == ["chambers", "tower", "tower"]
    assert supply(game)["chambers"] == 6


def test_TRD_5_with_an_empty_supply_the_place_stays_empty() -> None:
    game = empty_supply(builds("garden", "tower", "tower")).play("A", "move-in garden-11")
    assert on_trader(game) == ["tower", "tower"]
    assert game.question() == "lay-trader"


def test_TRD_5_only_colours_that_are_there() -> None:
    game = empty_supply(builds("garden", "tower", "tower"), arcades=1).play("A", "move-in garden-11")
    assert game.offered("A") == ["hire arcades"]


def test_TRD_6_with_no_match_one_citizen_may_be_exchanged() -> None:
    game = builds("pavilion", "tower", "tower")
    assert game.question() == "exchange-citizen"
    assert "hire tower for tower" not in game.offered("A")
    assert len(game.offered("A", "hire")) == 2 * 5
    game.play("A", "hire garden for tower")
    assert on_trader(game) == ["pavilion", "garden", "tower"]
    assert supply(game)["garden"] == 6
    assert lived_in(game) == []
    assert game.question() == "lay-trader"


def test_TRD_6_or_nobody() -> None:
    game = builds("pavilion", "tower", "tower").play("A", "stop")
    assert on_trader(game) == ["pavilion", "tower", "tower"]
    assert game.question() == "lay-trader"


def test_TRD_6_declining_a_match_gives_no_exchange() -> None:
    game = builds("garden", "tower", "tower").play("A", "stop")
    assert game.question() == "lay-trader"
    assert lived_in(game) == []


def test_TRD_7_TRD_X5_several_of_a_colour_but_one_moves_in() -> None:
    game = builds("seraglio", "seraglio", "garden", tile="seraglio-9").play("A", "move-in seraglio-9")
    assert on_trader(game) == ["seraglio", "garden"]
    assert lived_in(game) == ["seraglio-9"]
    game.play("A", "hire seraglio")
    assert on_trader(game) == ["seraglio", "seraglio", "garden"]
    assert game.question() == "lay-trader"


def test_TRD_X6_no_match_one_exchange_and_the_tile_is_laid_anew() -> None:
    game = builds("seraglio", "seraglio", "garden", tile="tower-12").play("A", "hire tower for seraglio")
    assert on_trader(game) == ["seraglio", "garden", "tower"]
    assert game.question() == "lay-trader"
    game.play("A", "trader 2,0")
    assert (lies_at(game), game.asked()) == ("2,0", "B")


def test_TRD_9_any_free_cell_with_a_tile_at_a_side() -> None:
    game = builds("garden", "tower", "tower").play("A", "stop")
    cells = {text.split()[1] for text in game.offered("A")}
    assert cells == {"0,-1", "0,1", "-1,0", "1,-1", "1,1", "2,0"}
    assert game.refused("A", "trader 2,1")  # diagonal
    assert game.refused("A", "trader 1,0")  # not free


def test_TRD_9_walls_walking_and_holes_do_not_matter() -> None:
    ring = ("1,0 arcades-8-e", "1,1 garden-11", "1,2 tower-12", "0,2 chambers-10", "-1,2 tower-11-open")
    game = (
        street("garden", cell="0,-1")
        .alhambra("A", *ring, "-1,1 arcades-9", "-1,0 arcades-10")
        .reserve("A", "garden-10-open")
    )
    game.play("A", "add garden-10-open 0,-1", "move-in garden-10-open", "hire tower")
    cells = {text.split()[1] for text in game.offered("A")}
    assert "2,0" in cells  # behind a wall
    assert "0,1" in cells  # a hole


def test_TRD_9_at_the_very_end_after_all_building() -> None:
    game = (
        street("garden", "tower", "tower")
        .market("garden-11", "tower-12")
        .hand("A", "florin-9", "florin-2", "dirham-9", "dirham-4")
    )
    game.play("A", "buy garden-11 for florin-9 florin-2", "buy tower-12 for dirham-9 dirham-4")
    game.play("A", "build garden-11 1,0", "move-in garden-11", "hire arcades")
    assert game.question() == "place-tiles"
    game.play("A", "build tower-12 2,0")
    assert game.question() == "lay-trader"  # and tower-12 found no trader tile any more
    assert "trader 3,0" in game.offered("A")


def test_TRD_10_it_lies_still_unless_built_on() -> None:
    game = street("garden", "tower", "tower").play("A", "take florin-9")
    assert (lies_at(game), game.asked()) == ("1,0", "B")


def test_TRD_10_a_redesign_may_leave_it_alone_on_the_ground() -> None:
    game = street("garden", "tower", "tower", cell="2,0").alhambra("A", "1,0 garden-11")
    game.play("A", "remove garden-11")
    assert game.question() == "lay-trader"  # and nobody is exchanged
    game.play("A", "trader 0,1")
    assert (lies_at(game), on_trader(game), game.asked()) == ("0,1", ["garden", "tower", "tower"], "B")


def test_TRD_11_the_trader_cell_is_empty_for_all_other_rules() -> None:
    game = street("tower").reserve("A", "garden-11")
    assert {text.split()[2] for text in game.offered("A", "add")} == {"1,0", "0,1", "-1,0", "0,-1"}
    ring = (
        "1,-1 garden-11",
        "0,-1 tower-12",
        "2,-1 arcades-9",
        "2,0 arcades-10",
        "2,1 chambers-10",
    )
    game = street("tower").alhambra("A", *ring).reserve("A", "chambers-11")
    assert "add chambers-11 1,1" not in game.offered("A")  # (1,0) would be shut in, trader tile or not
    assert game.refused("A", "add chambers-11 1,1") == "B-84"


@pytest.mark.parametrize("swap", [False, True])
def test_TRD_12_the_citizen_leaves_with_the_building(swap: bool) -> None:
    game = let_live(street("tower", cell="0,-1").alhambra("A", "1,0 garden-11"), "A", "garden-11").reserve(
        "A", "arcades-9"
    )
    assert supply(game)["garden"] == 6
    game.turn("A").play("A", "swap garden-11 arcades-9" if swap else "remove garden-11")
    assert lived_in(game) == []
    assert supply(game)["garden"] == 7
    assert on_trader(game) == ["tower"]


def test_TRD_13_TRD_17_leftover_tiles_may_take_a_citizen_before_the_last_scoring() -> None:
    game = street("tower", "garden", "arcades").bag().market("garden-11", "-", "-", "-").hand("A", "florin-5")
    game.display("florin-1", "florin-2", "florin-3").play("A", "take florin-1")
    assert game.asked() == "A"
    game.play("A", "build garden-11 1,0", "move-in garden-11", "hire tower")
    assert game.question() == "lay-trader"  # at once
    game.play("A", "trader 0,1")
    (result,) = results(game)
    assert [(award.seat, award.points, award.reason) for award in result.awards] == [(0, 1, "series of 1")]


def test_TRD_13_one_move_in_for_each_tile_that_is_handed_out() -> None:
    game = street("tower", "garden", "arcades").bag().market("garden-11", "tower-12", "-", "-")
    game.hand("A", "florin-5", "dirham-5").display("florin-1", "florin-2", "florin-3").play("A", "take florin-1")
    first = next(text for text in game.offered("A", "build") if text.endswith(" 1,0"))
    tile = first.split()[1]
    game.play("A", first, f"move-in {tile}", "hire tower", "trader 2,0")
    other = next(text for text in game.offered("A", "build") if text.endswith(" 2,0"))
    game.play("A", other)
    assert game.question() == "ask-to-move-in"


@pytest.mark.parametrize(
    ("numbers", "lengths", "sum_of"),
    [
        ([0, 3, 0, 2, 2, 1], [4, 3, 1], 17),
        ([1, 1, 1, 1, 1, 1], [6], 21),
        ([2, 2, 2, 2, 2, 2], [6, 6], 42),
        ([5, 0, 0, 0, 0, 0], [1, 1, 1, 1, 1], 5),
        ([1, 1, 0, 0, 0, 0], [2], 3),
        ([1, 1, 1, 1, 1, 0], [5], 15),
    ],
    ids=["TRD-X1", "TRD-X2", "TRD-X3", "five alike", "two", "five"],
)
def test_TRD_14_TRD_X1_TRD_X2_TRD_X3_series(numbers: list[int], lengths: list[int], sum_of: int) -> None:
    kinds = [kind for kind, number in enumerate(numbers) for _ in range(number)]
    assert series(kinds) == lengths
    assert sum(SERIES[length] for length in lengths) == sum_of


@pytest.mark.parametrize("scoring", [1, 2, 3])
def test_TRD_14_TRD_15_in_every_scoring(scoring: int) -> None:
    game = street("tower").alhambra("A", "1,0 garden-11", "2,0 tower-12", "3,0 garden-10-open")
    let_live(game, "A", "garden-11", "tower-12", "garden-10-open")
    assert points(game, scoring) == [(0, 4, "series of 2 + 1")]


def test_TRD_16_the_trader_tile_and_the_supply_score_nothing() -> None:
    game = street("tower", "garden", "arcades").alhambra("A", "2,0 garden-11", "3,0 tower-12")
    assert points(game) == []


def test_TRD_18_dirk_has_no_trader_and_no_citizen() -> None:
    game = street("tower", "garden", "arcades", seats="AB").market("garden-11").hand("A", "florin-9", "florin-3")
    assert len(citizens(game.state).traders) == 2
    game.play("A", "buy garden-11 for florin-9 florin-3", "give garden-11")
    assert (lies_at(game), lived_in(game), game.asked()) == ("1,0", [], "B")
    assert points(game) == []


def test_TRD_4_only_ones_own_trader_tile() -> None:
    game = let_trade(street("garden", cell="0,-1"), "B", "garden", cell="1,0").reserve("A", "garden-11")
    game.play("A", "add garden-11 1,0")
    assert (lies_at(game, "A"), lies_at(game, "B"), game.asked()) == ("0,-1", "1,0", "B")
