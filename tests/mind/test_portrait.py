"""The portrait of a position holds what lies on the table, and the network makes one chance of it."""

from __future__ import annotations

from math import exp

import pytest
from librt.vecs import vec

from alhambra.bots.learned import weights
from alhambra.core.engine import legal, new_game, submit, to_move
from alhambra.core.setup import Setup
from alhambra.core.state import State
from alhambra.mind import portrait as drawing
from alhambra.mind.instinct import Instinct
from alhambra.mind.network import Network
from alhambra.mind.portrait import OF_A_SEAT, OF_THE_TABLE, SEAT, TABLE, Portrait, size


def some_position(players: int, decisions: int) -> State:
    state = new_game(Setup(players, 3))
    eye = Instinct(state, weights(players))
    for _ in range(decisions):
        seat = to_move(state)
        submit(state, seat, eye.best(state, seat, legal(state)))
    return state


def test_every_number_has_a_name_and_its_place() -> None:
    assert (len(OF_A_SEAT), len(OF_THE_TABLE)) == (SEAT, TABLE)
    places = {"points": "POINTS", "wall": "WALL", "purse": "PURSE", "held": "HELD", "pavilion": "BUILT_BY_TYPE"}
    assert all(OF_A_SEAT.index(name) == getattr(drawing, place) for name, place in places.items())
    assert OF_A_SEAT.index("florin") == drawing.COINS_BY_CURRENCY
    places = {"before first": "PHASE", "florin to take": "TO_TAKE", "pavilion to come": "TO_COME", "modules": "MODULES"}
    assert all(OF_THE_TABLE.index(name) == getattr(drawing, place) for name, place in places.items())


def test_a_portrait_shows_what_lies_on_the_table() -> None:
    state = some_position(4, 40)
    numbers = list(Portrait(4, weights(4)).draw(state, 2))
    for at in range(4):
        player = state.players[(2 + at) % 4]
        seen = dict(zip(OF_A_SEAT, numbers[at * SEAT :], strict=False))
        assert seen["points"] == player.score
        assert seen["built"] == len(player.board.cells)
        assert seen["reserve"] == len(player.reserve)
        assert seen["cards"] == sum(player.hand)
        assert seen["best"] <= seen["exact"]
        assert 0 <= seen["least"] <= seen["cover"] / 4
        assert (seen["payable"] > 0) >= (seen["exact"] > 0)
        assert seen["purse"] <= seen["coins"] <= 4 * seen["purse"]
        coins = [seen[currency] for currency in ("florin", "dirham", "denar", "ducat")]
        assert (sum(coins), max(coins)) == (seen["coins"], seen["purse"])
        assert seen["tower"] == player.board.tally >> 40 & 255
        assert seen["tempo"] == 3 - ((2 + at) % 4 - state.turn) % 4
    table = dict(zip(OF_THE_TABLE, numbers[4 * SEAT :], strict=True))
    assert table["left"] == state.bag_left() / 50
    assert 0 < table["soon"] <= 1
    assert [table[f"before {scoring}"] for scoring in ("first", "second", "third")].count(1.0) == 1
    values = state.table.cards.values
    on_display = sum([table[f"{currency} to take"] for currency in ("florin", "dirham", "denar", "ducat")])
    assert on_display == sum([values[card] for card in state.display])
    assert table["modules"] == 0


def test_one_portrait_is_drawn_over_another() -> None:
    late, early = some_position(3, 60), some_position(3, 2)
    portrait = Portrait(3, weights(3))
    portrait.draw(late, 0)
    assert list(portrait.draw(early, 1)) == list(Portrait(3, weights(3)).draw(early, 1))
    assert len(portrait.numbers) == size(3)


def test_a_network_adds_up_rectifies_and_squeezes() -> None:
    weights = [[1.0, -1.0, 2.0, 0.5], [1.0, 3.0], [2.0]]  # two numbers, two sums, one, one
    network = Network(weights, [[0.0, 1.0], [0.5], [-1.0]])

    def reckon(first: float, second: float) -> float:
        hidden = [max(0.0, first + 2 * second), max(0.0, 1 - first + second / 2)]
        sum_of_both = max(0.0, hidden[0] + 3 * hidden[1] + 0.5)
        return 1 / (1 + exp(1 - 2 * sum_of_both))

    for first, second in ((0.0, 0.0), (1.0, -2.0), (-3.0, 1.0), (0.2, -0.4)):
        assert network.chance(vec[float]([first, second])) == pytest.approx(reckon(first, second))
