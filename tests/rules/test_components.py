"""Section 2 of the base rules: what is in the box."""

from __future__ import annotations

from collections import Counter

from alhambra.core.engine import new_game
from alhambra.core.pieces import sides_of
from alhambra.core.setup import Setup
from alhambra.core.state import State
from tests.rules.printed import MONEY, POINTS_TABLE, TILES


def fresh(seats: int = 3) -> State:
    return new_game(Setup(seats, seed=5))


def all_cards(state: State) -> list[str]:
    """Every card of a game that has just begun."""
    names = state.table.cards.names
    hands = [names[card] for player in state.players for card, n in enumerate(player.hand) for _ in range(n)]
    return hands + [names[card] for card in [*state.display, *state.pile]]


def all_tiles(state: State) -> list[str]:
    """Every building tile of a game that has just begun."""
    return [state.table.tiles.names[tile] for tile in [*state.market, *list(state.bag)[state.bag_at :]]]


def test_B_10_numbers_of_pieces() -> None:
    state = fresh(seats=6)
    cards = all_cards(state)
    assert len(all_tiles(state)) == 54
    assert len([card for card in cards if not card.startswith("scoring")]) == 108
    assert sorted(card for card in cards if card.startswith("scoring")) == ["scoring-A", "scoring-B"]
    fountain = state.table.tiles.find("fountain")
    assert [player.board.holds(fountain) for player in state.players] == [True] * 6
    assert [len(player.board.cells) for player in state.players] == [1] * 6


def test_B_11_three_of_each_money_card() -> None:
    money = [card for card in all_cards(fresh()) if not card.startswith("scoring")]
    assert Counter(money) == Counter(MONEY)
    assert len(MONEY) == 3 * 4 * 9


def test_B_11_a_card_is_worth_what_its_name_says() -> None:
    cards = fresh().table.cards
    assert [cards.values[cards.find(card)] for card in MONEY] == [int(card[-1]) for card in MONEY]


def test_B_12_tiles_by_type_price_and_walls() -> None:
    state = fresh()
    tiles = state.table.tiles
    found = [
        (name.partition("-")[0], tiles.prices[tiles.find(name)], sides_of(tiles.marks[tiles.find(name)]))
        for name in all_tiles(state)
    ]
    assert sorted(found) == sorted(tuple(row) for row in TILES.values())


def test_B_12_tiles_carry_the_names_of_their_rows() -> None:
    assert sorted(all_tiles(fresh())) == sorted(TILES)


def test_B_12_numbers_by_type() -> None:
    state = fresh()
    tiles = state.table.tiles
    kinds = Counter(tiles.kinds[tiles.find(name)] for name in all_tiles(state))
    assert [kinds[kind] for kind in range(6)] == [7, 7, 9, 9, 11, 11]


def test_B_12_walls_are_spread_evenly() -> None:
    """Each single wall 4 times, each corner 5 times, each three-wall shape twice; 10 tiles have no wall."""
    tiles = fresh().table.tiles
    shapes = Counter(sides_of(tiles.marks[tiles.find(name)]) for name in TILES)
    assert {shape: shapes[shape] for shape in "NESW"} == dict.fromkeys("NESW", 4)
    corners = ("NE", "ES", "SW", "NW")
    assert {shape: shapes[shape] for shape in corners} == dict.fromkeys(corners, 5)
    bays = ("NES", "ESW", "NSW", "NEW")
    assert {shape: shapes[shape] for shape in bays} == dict.fromkeys(bays, 2)
    assert shapes[""] == 10


def test_B_13_points_table() -> None:
    points = fresh().table.points
    assert len(points) == 3
    for scoring in range(3):
        assert points[scoring] == [row[scoring] for row in POINTS_TABLE.values()]
