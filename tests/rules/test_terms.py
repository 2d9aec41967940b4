"""Section 1 of the base rules: what the words mean."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from alhambra.core.engine import new_game
from alhambra.core.setup import Setup
from alhambra.core.state import State
from alhambra.core.view import SPECTATOR, view
from alhambra.testing.scenario import Scenario, scenario
from tests.rules.printed import CURRENCIES, MONEY, TILES
from tests.rules.random_games import random_game


def test_B_1_six_types_in_scoring_order() -> None:
    game = scenario("AB").display("florin-9", "dirham-9", "denar-9", "ducat-9").pile("scoring-A", "florin-8")
    (scored,) = game.play("A", "take florin-9").facts("scored")
    majorities = cast("list[dict[str, object]]", scored["majorities"])
    assert [majority["type"] for majority in majorities] == [
        "pavilion", "seraglio", "arcades", "chambers", "garden", "tower",
    ]  # fmt: skip


def test_B_2_four_currencies() -> None:
    state = new_game(Setup(3, seed=1))
    money = [name for name in state.table.cards.names if not name.startswith("scoring")]
    assert {name.partition("-")[0] for name in money} == {"denar", "dirham", "ducat", "florin"}


def test_B_3_fountain_at_the_origin_without_type_or_price() -> None:
    game = scenario("AB")
    tiles = game.state.table.tiles
    fountain = tiles.find("fountain")
    assert game.tiles("A") == game.tiles("B") == {"0,0": "fountain"}
    assert tiles.prices[fountain] == 0
    assert [game.player("A").board.count(kind) for kind in range(6)] == [0] * 6


@pytest.mark.parametrize(
    ("one_wall", "free_squares"),
    [
        ("pavilion-8", {"0,-1", "1,0", "0,1", "-1,0"}),  # open on all sides, like the fountain
        ("pavilion-6", {"0,-1", "1,0", "-1,0"}),  # its north wall would face the fountain from the south
        ("pavilion-7", {"0,-1", "1,0", "0,1"}),
        ("seraglio-8", {"1,0", "0,1", "-1,0"}),
        ("seraglio-7", {"0,-1", "0,1", "-1,0"}),
    ],
)
def test_B_3_fountain_has_no_walls_and_x_grows_east_y_south(one_wall: str, free_squares: set[str]) -> None:
    game = scenario("AB").reserve("A", one_wall)
    assert {text.split()[2] for text in game.offered("A", "add")} == free_squares


@pytest.mark.parametrize("field", range(4))
def test_B_4_each_field_sells_for_its_own_currency(field: int) -> None:
    game = scenario().market("pavilion-2", "pavilion-3", "pavilion-4", "pavilion-5")
    game.hand("A", f"{CURRENCIES[field]}-9")
    tile = f"pavilion-{field + 2}"
    assert game.offered("A", "buy") == [f"buy {tile} for {CURRENCIES[field]}-9"]


def test_B_4_a_field_holds_at_most_one_tile() -> None:
    """Only the one empty field is refilled, with one tile."""
    game = scenario().market("pavilion-2", "pavilion-3", "-", "pavilion-5").bag("tower-7", "tower-8")
    game.play("A", f"take {game.on_display()[0]}")
    assert game.on_market() == ["pavilion-2", "pavilion-3", "tower-7", "pavilion-5"]
    assert game.state.bag_left() == 1


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_B_5_every_card_and_tile_is_in_exactly_one_place(seats: int) -> None:
    """Display at most four; draw pile, discard and bag hold what is neither seen nor owned."""
    money = Counter(MONEY) if seats > 2 else Counter(sorted(set(MONEY)) * 2)
    scoring_cards = {"scoring-A", "scoring-B"}
    for game in random_game(seats, seed=seats):
        assert len(game.on_display()) <= 4
        assert tiles_in(game.state) == Counter(list(TILES))
        cards = cards_in(game.state)
        left = {card for card in cards if card.startswith("scoring")}
        assert left <= scoring_cards  # one that came up never comes back
        assert cards - Counter(left) == money
        scoring_cards = left


def cards_in(state: State) -> Counter[str]:
    """All cards on the table, in hands, in the draw pile and in the discard."""
    names = state.table.cards.names
    found = Counter(names[card] for card in [*state.display, *list(state.pile)[state.pile_at :]])
    for held in [state.discard, *(player.hand for player in state.players)]:
        found += Counter({names[card]: number for card, number in enumerate(held)})
    return found


def tiles_in(state: State) -> Counter[str]:
    """All building tiles: in the bag, on the market, with the players, with Dirk."""
    tiles = [*list(state.bag)[state.bag_at :], *state.market, *state.dirk]
    for player in state.players:
        tiles += [
            *player.reserve,
            *player.acquired,
            *(player.board.tile_at(cell) for cell in player.board.cells),
        ]
    names = Counter(state.table.tiles.names[tile] for tile in tiles)
    del names["-"], names["fountain"]
    return names


def test_B_6_reserve_without_limit() -> None:
    everything_else = [tile for tile in TILES if tile != "pavilion-2"]
    game = scenario().bag().market("pavilion-2", "-", "-", "-").hand("A", "florin-2")
    game.reserve("A", *everything_else)
    game.play("A", "buy pavilion-2 for florin-2", "stop", "reserve pavilion-2")
    assert sorted(game.reserved("A")) == sorted(TILES)
    assert game.tiles("A") == {"0,0": "fountain"}


def test_B_7_acquired_tile_is_neither_reserved_nor_built() -> None:
    game = scenario().market("pavilion-2", "-", "-", "-").hand("A", "florin-2")
    game.play("A", "buy pavilion-2 for florin-2")
    assert game.view("A").facts()["acquired"] == [["pavilion-2"], [], []]
    assert game.reserved("A") == []
    assert game.tiles("A") == {"0,0": "fountain"}
    game.play("A", "stop", "reserve pavilion-2")
    assert game.view("A").facts()["acquired"] == [[], [], []]


def test_B_8_everybody_sees_what_is_public() -> None:
    game = full_table()
    for seat in (0, 1, SPECTATOR):
        seen = view(game.state, seat).facts()
        assert seen["market"] == ["pavilion-2", "seraglio-3", "arcades-4", ""]
        assert sorted(cast("list[str]", seen["display"])) == ["denar-3", "dirham-2", "ducat-4", "florin-1"]
        assert seen["alhambras"] == [{"0,0": "fountain", "1,0": "pavilion-8"}, {"0,0": "fountain"}]
        assert seen["reserves"] == [["garden-11"], ["tower-12"]]
        assert seen["scores"] == [7, 11]
        assert seen["dirk"] == ["tower-7"]


def test_B_8_numbers_of_hidden_pieces_are_public() -> None:
    game = full_table()
    for seat in (0, 1, SPECTATOR):
        seen = view(game.state, seat).facts()
        assert (seen["hands"], seen["pile"], seen["discard"], seen["bag"]) == ([2, 3], 2, 1, 2)


def test_B_8_hands_piles_and_bag_are_secret() -> None:
    """Whoever looks sees the same whichever cards the others hold and whatever lies hidden."""
    game = full_table()
    other = full_table().hand("A", "denar-4", "ducat-5").pile("ducat-9", "ducat-8")
    other.discard("denar-1").bag("garden-6", "garden-7")
    assert game.view("B").encode() == other.view("B").encode()
    assert view(game.state, SPECTATOR).encode() == view(other.state, SPECTATOR).encode()
    assert game.view("A").encode() != other.view("A").encode()
    assert game.view("A").facts()["hand"] == ["florin-8", "ducat-8"]


def full_table() -> Scenario:
    """A game for two in which something lies in every place."""
    return (
        scenario("AB")
        .bag("garden-9", "tower-8")
        .market("pavilion-2", "seraglio-3", "arcades-4", "-")
        .display("florin-1", "dirham-2", "denar-3", "ducat-4")
        .pile("denar-7", "denar-6")
        .discard("florin-5")
        .hand("A", "ducat-8", "florin-8")
        .hand("B", "denar-1", "denar-2", "dirham-9")
        .alhambra("A", "1,0 pavilion-8")
        .reserve("A", "garden-11")
        .reserve("B", "tower-12")
        .dirk("tower-7")
        .score("A", 7)
        .score("B", 11)
    )
