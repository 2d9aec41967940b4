"""The diamonds (section 2 of expansion 2)."""

from __future__ import annotations

from collections import Counter

import pytest

from alhambra.core.dealing import start_hand
from alhambra.core.engine import new_game
from alhambra.core.payment import open_till, ways
from alhambra.core.pieces import EMPTY
from alhambra.core.setup import Setup
from alhambra.rulebooks.diamonds.module import DIAMONDS, Diamonds
from alhambra.rulebooks.treasure.actions import CHESTS
from alhambra.rulebooks.treasure.module import TreasureChamber
from alhambra.testing.invariants import pieces
from alhambra.testing.scenario import Scenario, scenario
from tests.rules.deals import dealt, draw_pile
from tests.rules.module_games import keeps_its_record, plays_soundly, tells_nothing_hidden
from tests.rules.printed import CURRENCIES, MONEY, value
from tests.rules.stalls import Cards, agrees, discarded, listed, stall

SEATS = range(2, 7)
VALUES = (3, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9)  # DIA-2
GEMS = [f"diamond-{number}" for number in VALUES]


def diamonds(tile: str, field: int, *hand: str) -> Scenario:
    return stall([Diamonds()], tile, field, hand)


@pytest.mark.parametrize("seats", SEATS)
def test_DIA_1_DIA_2_eleven_cards(seats: int) -> None:
    state = new_game(Setup(seats, seats), [Diamonds()])
    cards = state.table.cards
    found = Counter({cards.names[kind]: number for kind, number in pieces(state).cards.items()})
    assert {name: number for name, number in found.items() if name.startswith("diamond")} == Counter(GEMS)
    kinds = [kind for kind, currency in enumerate(cards.currencies) if currency == DIAMONDS]
    assert [cards.values[kind] for kind in kinds] == sorted(set(VALUES))


def test_DIA_3_shuffled_into_the_money_before_anything_is_dealt() -> None:
    hands: Counter[str] = Counter()
    display: Counter[str] = Counter()
    fifths: Counter[int] = Counter()
    for seats in SEATS:
        for seed in range(30):
            state = new_game(Setup(seats, seed), [Diamonds()])
            for hand in dealt(state):
                assert sum(map(value, hand)) >= 20 > sum(map(value, hand[:-1]))
                hands.update(hand)
            display.update(state.table.card_names(state.display))
            pile = draw_pile(state)
            fifths.update(5 * at // len(pile) for at, card in enumerate(pile) if card in GEMS)
    assert set(hands) >= set(GEMS)
    assert set(display) >= set(GEMS)
    assert set(fifths) == set(range(5))


def test_DIA_3_counts_for_the_start_player() -> None:
    """B-27: fewest cards, then the least money, diamonds being cards and money."""
    seen = 0
    for seed in range(60):
        state = new_game(Setup(4, seed), [Diamonds()])
        hands = dealt(state)
        ranks = [(len(hand), sum(map(value, hand)), seat) for seat, hand in enumerate(hands)]
        assert state.turn == min(ranks)[2]
        seen += any(card in GEMS for hand in hands for card in hand)
    assert seen > 20


def test_DIA_4_taken_like_money() -> None:
    game = scenario("ABC", [Diamonds()]).display("diamond-3", "florin-2", "florin-1", "diamond-9")
    assert sorted(game.offered("A", "take")) == [
        "take diamond-3",
        "take diamond-3 florin-1",
        "take diamond-3 florin-2",
        "take diamond-9",
        "take florin-1",
        "take florin-2",
        "take florin-2 florin-1",
    ]
    assert game.refused("A", "take diamond-3 florin-2 florin-1") == "B-50"
    assert game.play("A", "take diamond-3 florin-2").held("A") == ["florin-2", "diamond-3"]


@pytest.mark.parametrize("field", range(4))
def test_DIA_5_alone_they_pay_any_tile_on_any_field(field: int) -> None:
    game = diamonds("tower-12", field, "diamond-7", "diamond-5", "diamond-8")
    assert listed(game, "tower-12") == [
        ("diamond-5", "diamond-7"),
        ("diamond-5", "diamond-8"),
        ("diamond-7", "diamond-8"),
    ]
    game.play("A", "buy tower-12 for diamond-7 diamond-5")
    assert game.facts("tile-bought")[0]["exact"]
    assert game.question() == "choose-action"


@pytest.mark.parametrize("seed", range(6))
def test_DIA_6_never_mixed(seed: int) -> None:
    assert agrees(lambda: [Diamonds()], MONEY + GEMS * 3, seed) > 12


def test_DIA_7_used_ones_go_to_the_discard() -> None:
    game = diamonds("seraglio-9", 1, "diamond-5", "diamond-4", "florin-1").discard()
    game.play("A", "buy seraglio-9 for diamond-5 diamond-4")
    assert discarded(game) == ["diamond-4", "diamond-5"]
    assert game.held("A") == ["florin-1"]


def test_DIA_8_no_value_when_the_last_tiles_are_distributed() -> None:
    game = scenario("ABC", [Diamonds()]).market("tower-12", "garden-11", "-", "-").bag().display(*["ducat-1"] * 4)
    game.hand("A", "florin-1").hand("B", *GEMS).hand("C", "diamond-9").play("A", "take ducat-1")
    assert game.facts("tile-left-over") == [
        {"seat": 0, "tile": "tower-12", "field": 1, "money": [1, 0, 0]},
        {"seat": -1, "tile": "garden-11", "field": 2, "money": [0, 0, 0]},
    ]


def test_DIA_9_two_players_use_all_eleven() -> None:
    state = new_game(Setup(2, 5), [Diamonds()])
    assert pieces(state).cards.total() == 72 + 11 + 2


@pytest.mark.parametrize("currency", range(5))
def test_DIA_10_DIA_12_whatever_has_a_price_in_one_currency(currency: int) -> None:
    """A character's till asks for each currency in turn, diamonds among them: each payment is there once."""
    game = scenario("ABC", [Diamonds()]).hand("A", "florin-5", "florin-4", "diamond-5", "diamond-4")
    till = open_till(game.state, "character", EMPTY, currency, 8)
    found = [game.state.table.card_names(payment) for payment in ways(game.state, 0, till)]
    assert sorted(found) == [["diamond-5", "diamond-4"], *([["florin-5", "florin-4"]] if currency == 0 else [])]


def test_DIA_11_a_currency_beside_the_four() -> None:
    """Who names one of the four currencies never means diamonds; who asks for money cards means them too."""
    game = scenario("ABC", [Diamonds()])
    cards = game.state.table.cards
    kinds = [cards.find(name) for name in sorted(set(GEMS))]
    assert {cards.currencies[kind] for kind in kinds} == {len(CURRENCIES)}
    assert [entry >> 8 & 255 for entry in cards.money[DIAMONDS]] == kinds[::-1]


def test_DIA_12_where_currencies_may_be_mixed_diamonds_stay_apart() -> None:
    game = scenario("ABC", [Diamonds(), TreasureChamber()]).hand("A", "florin-4", "denar-4", "diamond-4", "diamond-5")
    till = open_till(game.state, CHESTS, EMPTY, 0, 8)
    found = [game.state.table.card_names(payment) for payment in ways(game.state, 0, till)]
    assert sorted(found) == [["denar-4", "florin-4"], ["diamond-5", "diamond-4"]]


def test_DIA_EX_1_nine_exactly() -> None:
    for field in range(4):
        game = diamonds("seraglio-9", field, "diamond-5", "diamond-4")
        assert game.play("A", "buy seraglio-9 for diamond-5 diamond-4").question() == "choose-action"
    for cheaper in ("pavilion-7", "seraglio-8", "arcades-6-sw"):
        game = diamonds(cheaper, 0, "diamond-5", "diamond-4")
        assert game.play("A", f"buy {cheaper} for diamond-5 diamond-4").question() == "place-tiles"


def test_DIA_EX_2_no_mixing() -> None:
    game = diamonds("tower-11-open", 2, "diamond-5", "diamond-4", "denar-2")
    assert game.offered("A", "buy") == []
    assert game.refused("A", "buy tower-11-open for diamond-5 diamond-4 denar-2") == "B-60"


def test_DIA_EX_3_end_of_the_game() -> None:
    game = scenario("ABC", [Diamonds()]).market("-", "-", "tower-12", "-").bag().display(*["ducat-1"] * 4)
    game.hand("A", "denar-3").hand("B", "diamond-9").play("A", "take ducat-1")
    assert [fact["seat"] for fact in game.facts("tile-left-over")] == [0]
    assert game.offered("A")


def test_DIA_EX_4_start_money() -> None:
    cards = scenario("ABC", [Diamonds()]).state.table.cards
    names: Cards = ("denar-9", "diamond-7", "diamond-4", "florin-9")
    hand = start_hand(cards, [cards.find(name) for name in names], 0)
    assert [cards.names[card] for card in hand] == ["denar-9", "diamond-7", "diamond-4"]
    assert sum(cards.values[card] for card in hand) == 20


@pytest.mark.parametrize("seats", SEATS)
def test_DIA_3_whole_games(seats: int) -> None:
    plays_soundly(seats, 200 + seats, "diamonds")


@pytest.mark.parametrize("seats", [2, 5])
def test_DIA_7_records_and_clones(seats: int) -> None:
    assert keeps_its_record(seats, seats, "diamonds") > 5


def test_DIA_4_hands_stay_hidden() -> None:
    tells_nothing_hidden(4, 7, "diamonds")
