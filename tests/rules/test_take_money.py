"""Section 5.1 of the base rules: taking money."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from alhambra.testing.scenario import Scenario, scenario
from tests.rules.printed import MONEY, value, worth

Cards = tuple[str, ...]


def takes(game: Scenario) -> list[Cards]:
    """The sets of cards seat A may take, as they are listed."""
    return [tuple(sorted(text.split()[1:])) for text in game.offered("A", "take")]


def sets_of(display: Cards) -> set[Cards]:
    """All sets of cards of a display; equal cards are one choice."""
    return {tuple(sorted(chosen)) for size in range(1, 5) for chosen in combinations(display, size)}


def may_take(chosen: Cards) -> bool:
    return len(chosen) == 1 or worth(chosen) <= 5


def random_displays() -> list[Cards]:
    """Displays of up to four cards, many of them of small value."""
    random = Random(50)
    small = [card for card in MONEY if value(card) <= 3]
    return [tuple(random.sample(pool, size)) for pool in (MONEY, small) for size in range(5) for _ in range(12)]


@pytest.mark.parametrize("display", random_displays(), ids=" ".join)
def test_B_50_one_card_or_several_worth_at_most_five(display: Cards) -> None:
    """Exactly the sets that the rule allows are listed, each once; all others are refused."""
    game = scenario().display(*display)
    allowed = {chosen for chosen in sets_of(display) if may_take(chosen)}
    assert sorted(takes(game)) == sorted(allowed)
    for chosen in sets_of(display) - allowed:
        assert game.refused("A", f"take {' '.join(chosen)}") == "B-50"


def test_B_50_currencies_mixed_at_will() -> None:
    game = scenario().display("florin-1", "dirham-1", "denar-2", "ducat-9")
    game.play("A", "take florin-1 dirham-1 denar-2")
    assert game.held("A") == ["florin-1", "dirham-1", "denar-2"]


@pytest.mark.parametrize("cards", ["denar-1", "florin-1 florin-1", "florin-1 denar-1"])
def test_B_50_only_cards_of_the_display(cards: str) -> None:
    game = scenario().display("florin-1", "dirham-1", "florin-3", "ducat-9")
    assert game.refused("A", f"take {cards}") == "B-50"


def test_B_51_at_least_one_card() -> None:
    game = scenario().display("florin-1", "dirham-1")
    assert () not in takes(game)
    with pytest.raises(ValueError, match="take CARD"):
        game.play("A", "take")


def test_B_51_cards_go_into_the_hand_and_the_actions_are_over() -> None:
    game = scenario().display("florin-1", "dirham-4", "denar-9", "ducat-9").pile("ducat-1", "ducat-2", "ducat-3")
    game.hand("A", "florin-1").play("A", "take florin-1 dirham-4")
    assert game.held("A") == ["florin-1", "florin-1", "dirham-4"]
    assert sorted(game.on_display()) == ["denar-9", "ducat-1", "ducat-2", "ducat-9"]
    assert game.asked() == "B"


def test_B_52_no_hand_limit() -> None:
    game = scenario().display("florin-9").hand("A", *MONEY[:26], *MONEY[27:])
    game.play("A", "take florin-9")
    assert sorted(game.held("A")) == sorted(MONEY)


@pytest.mark.parametrize(
    "display",
    [
        ("florin-2", "florin-3", "florin-6", "florin-8"),
        ("ducat-2", "denar-3", "dirham-6", "florin-8"),
        ("denar-2", "denar-3", "florin-6", "ducat-8"),
    ],
)
def test_B_EX_1_two_and_three_together_or_one_card(display: Cards) -> None:
    game = scenario().display(*display)
    sets = sorted(sorted(value(card) for card in cards) for cards in takes(game))
    assert sets == [[2], [2, 3], [3], [6], [8]]
    two, three, six, _ = display
    assert game.refused("A", f"take {two} {six}") == "B-50"
    assert game.refused("A", f"take {three} {six}") == "B-50"


def test_B_EX_2_four_small_cards_at_once() -> None:
    game = scenario().display("florin-1", "dirham-1", "denar-2", "ducat-1")
    game.play("A", "take florin-1 dirham-1 denar-2 ducat-1")
    assert game.held("A") == ["florin-1", "dirham-1", "denar-2", "ducat-1"]
