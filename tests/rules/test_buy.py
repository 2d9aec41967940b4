"""Section 5.2 of the base rules: buying."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from alhambra.testing.scenario import Scenario, scenario
from tests.rules.printed import CURRENCIES, MONEY, TILES, worth
from tests.rules.random_games import random_game

Cards = tuple[str, ...]


def payments(game: Scenario, tile: str) -> list[Cards]:
    """The payments that are listed for a tile."""
    texts = [text.split() for text in game.offered(game.asked(), "buy")]
    return [tuple(sorted(words[3:])) for words in texts if words[1] == tile]


def sets_of(cards: Cards) -> set[Cards]:
    """All sets of these cards, equal cards being one choice."""
    return {tuple(sorted(chosen)) for size in range(1, len(cards) + 1) for chosen in combinations(cards, size)}


def enough(cards: Cards, price: int, currency: str) -> bool:
    """B-60, as the rule says it."""
    return worth(cards) >= price and all(card.startswith(currency) for card in cards)


def none_to_spare(cards: Cards, price: int) -> bool:
    """No card can be left out."""
    return all(worth(cards[:at] + cards[at + 1 :]) < price for at in range(len(cards)))


def random_purchases() -> list[tuple[str, int, Cards]]:
    """A tile, its field, and a hand of up to nine cards with many of the field's currency among them."""
    random = Random(60)
    cases = []
    for number in range(40):
        field = number % 4
        right = [card for card in MONEY if card.startswith(CURRENCIES[field])]
        other = [card for card in MONEY if card not in right]
        hand = random.sample(right, random.randint(2, 6)) + random.sample(other, random.randint(0, 3))
        cases.append((random.choice(sorted(TILES)), field, tuple(hand)))
    return cases


def stall(tile: str, field: int, hand: Cards) -> Scenario:
    """One tile for sale, one hand to pay with."""
    fields = ["-"] * 4
    fields[field] = tile
    return scenario().market(*fields).hand("A", *hand)


@pytest.mark.parametrize(("tile", "field", "hand"), random_purchases())
def test_B_60_enough_money_of_the_fields_currency(tile: str, field: int, hand: Cards) -> None:
    """Of all sets of cards those without a card to spare are listed once; too little is refused."""
    game = stall(tile, field, hand)
    price = TILES[tile].price
    sufficient = {cards for cards in sets_of(hand) if enough(cards, price, CURRENCIES[field])}
    assert sorted(payments(game, tile)) == sorted(cards for cards in sufficient if none_to_spare(cards, price))
    for cards in sets_of(hand) - sufficient:
        assert game.refused("A", f"buy {tile} for {' '.join(cards)}") == "B-60"


@pytest.mark.parametrize("seed", range(4))
def test_B_60_all_through_a_game(seed: int) -> None:
    """As hands and market change, what is listed changes with them."""
    seen = 0
    for game in random_game(seats=3, seed=seed):
        if game.question() == "choose-action":
            for field, tile in enumerate(game.on_market()):
                right = tuple(card for card in game.held(game.asked()) if card.startswith(CURRENCIES[field]))
                if tile != "-" and len(right) <= 9:
                    price = TILES[tile].price
                    expected = [c for c in sets_of(right) if worth(c) >= price and none_to_spare(c, price)]
                    assert sorted(payments(game, tile)) == sorted(expected)
                    seen += len(expected)
    assert seen > 50


def test_B_60_equal_cards_are_one_choice() -> None:
    game = stall("garden-11", 0, ("florin-4", "florin-4", "florin-4", "florin-3"))
    assert sorted(payments(game, "garden-11")) == [("florin-3", "florin-4", "florin-4"), ("florin-4",) * 3]


@pytest.mark.parametrize(
    "purchase",
    [
        "buy garden-11 for florin-6 dirham-5",  # mixed
        "buy garden-11 for dirham-5 dirham-6",  # another field's currency
        "buy garden-11 for florin-6",  # too little
        "buy garden-11 for florin-6 florin-6",  # only one of them is held
        "buy garden-11 for florin-6 florin-9",  # not held
        "buy garden-12 for florin-6 florin-5",  # not on the market
    ],
)
def test_B_60_refused_purchases(purchase: str) -> None:
    game = stall("garden-11", 0, ("florin-5", "florin-6", "dirham-5", "dirham-6"))
    assert game.refused("A", purchase) == "B-60"


def test_B_60_all_four_fields_are_for_sale() -> None:
    game = scenario().market("pavilion-2", "pavilion-3", "pavilion-4", "pavilion-5")
    game.hand("A", "florin-9", "dirham-9", "denar-9", "ducat-9")
    assert sorted(game.offered("A", "buy")) == [
        "buy pavilion-2 for florin-9",
        "buy pavilion-3 for dirham-9",
        "buy pavilion-4 for denar-9",
        "buy pavilion-5 for ducat-9",
    ]


def test_B_61_no_change_and_cards_go_to_the_discard_at_once() -> None:
    game = stall("garden-11", 0, ("florin-8", "florin-8", "florin-1")).discard("ducat-3")
    game.play("A", "buy garden-11 for florin-8 florin-8")
    assert game.question() == "place-tiles"  # the turn is still going on
    assert game.held("A") == ["florin-1"]
    assert discarded(game) == ["florin-8", "florin-8", "ducat-3"]


def discarded(game: Scenario) -> list[str]:
    """The discard by name."""
    names = game.state.table.cards.names
    return [names[card] for card, number in enumerate(game.state.discard) for _ in range(number)]


@pytest.mark.parametrize(
    ("payment", "exact"),
    [
        ("florin-6 florin-5", True),
        ("florin-9 florin-2", True),
        ("florin-9 florin-5", False),
        ("florin-6 florin-5 florin-2", False),
    ],
)
def test_B_62_exact_or_not(payment: str, exact: bool) -> None:
    game = stall("garden-11", 0, ("florin-9", "florin-6", "florin-5", "florin-2"))
    game.play("A", f"buy garden-11 for {payment}")
    assert game.facts("tile-bought") == [{"seat": 0, "tile": "garden-11", "field": 1, "exact": exact}]
    assert game.question() == ("choose-action" if exact else "place-tiles")


@pytest.mark.parametrize(("tile", "field", "hand"), random_purchases())
def test_B_63_overpaying_on_purpose(tile: str, field: int, hand: Cards) -> None:
    """Every set of cards that is worth enough is accepted, also with cards that are not needed."""
    game = stall(tile, field, hand)
    price = TILES[tile].price
    for cards in sets_of(hand):
        if enough(cards, price, CURRENCIES[field]):
            buyer = stall(tile, field, hand).play("A", f"buy {tile} for {' '.join(cards)}")
            assert buyer.state.players[0].acquired
            assert len(buyer.held("A")) == len(hand) - len(cards)
    assert [cards for cards in payments(game, tile) if not none_to_spare(cards, price)] == []


def test_B_63_a_needless_card_is_not_listed_but_accepted() -> None:
    game = stall("pavilion-2", 0, ("florin-2", "florin-3", "florin-9"))
    assert sorted(payments(game, "pavilion-2")) == [("florin-2",), ("florin-3",), ("florin-9",)]
    game.play("A", "buy pavilion-2 for florin-9 florin-3 florin-2")
    assert game.held("A") == []
    assert game.question() == "place-tiles"


def test_B_64_kept_apart_until_all_actions_are_over() -> None:
    game = scenario().market("pavilion-2", "pavilion-3", "-", "-").hand("A", "florin-2", "dirham-3")
    game.play("A", "buy pavilion-2 for florin-2", "buy pavilion-3 for dirham-3")
    assert game.view("B").facts()["acquired"] == [["pavilion-2", "pavilion-3"], [], []]
    assert (game.tiles("A"), game.reserved("A")) == ({"0,0": "fountain"}, [])
    assert game.refused("A", "build pavilion-2 0,-1") == "CORE-2"
    assert game.refused("A", "reserve pavilion-2") == "CORE-2"


def test_B_64_the_field_stays_empty_until_the_refill() -> None:
    game = scenario().market("pavilion-2", "pavilion-3", "pavilion-4", "pavilion-5").hand("A", "dirham-9")
    game.play("A", "buy pavilion-3 for dirham-9")
    assert game.on_market() == ["pavilion-2", "-", "pavilion-4", "pavilion-5"]
    game.bag("tower-7").play("A", "reserve pavilion-3")
    assert game.on_market() == ["pavilion-2", "tower-7", "pavilion-4", "pavilion-5"]


WALLED_IN = (
    "-1,-1 pavilion-5",
    "0,-1 pavilion-6",
    "1,-1 seraglio-4",
    "-1,0 seraglio-7",
    "1,0 pavilion-7",
    "-1,1 pavilion-3",
    "0,1 seraglio-8",
    "1,1 pavilion-4",
)


@pytest.mark.parametrize("tile", ["pavilion-2", "tower-12"])
def test_B_65_a_tile_that_fits_nowhere_goes_to_the_reserve(tile: str) -> None:
    """Around a palace with a closed wall nothing can be built."""
    game = stall(tile, 3, ("ducat-9", "ducat-8")).alhambra("A", *WALLED_IN)
    game.play("A", f"buy {tile} for ducat-9 ducat-8")
    assert game.offered("A") == [f"reserve {tile}"]
    assert game.play("A", f"reserve {tile}").reserved("A") == [tile]


def test_B_EX_3_garden_for_eleven() -> None:
    game = stall("garden-10-n", 2, ("denar-5", "denar-6"))
    assert game.offered("A", "buy") == ["buy garden-10-n for denar-6 denar-5"]
    game.play("A", "buy garden-10-n for denar-6 denar-5")
    [paid] = game.facts("paid")
    assert paid == {"seat": 0, "what": "tile", "price": 10, "total": 11, "cards": ["denar-6", "denar-5"]}
    assert game.held("A") == []
    assert game.question() == "place-tiles"
