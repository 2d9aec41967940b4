"""Instinct looks beyond its own turn: at rivals who would take a tile, and at what is given away at the end."""

from __future__ import annotations

import pytest

from alhambra.mind.purse import ahead
from alhambra.testing.scenario import Scenario, scenario
from tests.mind.test_appraisals import early, value

BUY = "buy garden-9 for florin-9"


def offer(rival: tuple[str, ...] = (), bag: tuple[str, ...] = ("tower-12",) * 20) -> Scenario:
    """A may buy a garden; what B has in hand, and what is in the bag."""
    game = scenario().market("garden-9", "-", "-", "-").display("denar-1")
    return early(game.bag(*bag).hand("A", "florin-9").hand("B", *rival))


def test_a_tile_is_worth_more_if_a_rival_could_pay_it_exactly() -> None:
    assert value(offer(("florin-4", "florin-5")), BUY) > value(offer(("florin-4",)), BUY) + 0.5


def test_of_rivals_only_those_who_pay_exactly_count() -> None:
    """All that is left is what a lead in money means at the end, which is far."""
    assert value(offer(("florin-8",)), BUY) == pytest.approx(value(offer(("dirham-8",)), BUY), abs=0.01)


def test_what_one_would_be_given_at_the_end_is_not_paid_for() -> None:
    """B-122: the tile goes to whoever has most of its currency."""
    richest, poorer = offer(("florin-1",), bag=()), offer(("florin-8", "florin-8"), bag=())
    assert value(richest, BUY) < value(poorer, BUY)


def test_a_lead_is_the_safer_the_greater_it_is() -> None:
    assert ahead(0.0) == 0.5
    chances = [ahead(float(lead)) for lead in range(-20, 21)]
    assert chances == sorted(chances)
    assert 0.0 < chances[0] < 0.05 < 0.95 < chances[-1] < 1.0


def taking(*cards: str) -> float:
    """What it is worth to take these cards with a tower for ten on the market, and a five in hand."""
    game = scenario().market("-", "tower-10", "-", "-").display("dirham-2", "dirham-3", "denar-2", "denar-3")
    game = early(game.bag(*("seraglio-5",) * 20).hand("A", "dirham-5"))
    return value(game, " ".join(("take", *cards)))


def test_cards_of_one_currency_are_weighed_together() -> None:
    """Only a two and a three of dirham, with the five in hand, pay the tower for ten."""
    alone = taking("dirham-2") + taking("dirham-3")
    assert taking("dirham-3", "dirham-2") > alone + 0.5
    assert taking("denar-2", "dirham-3") == pytest.approx(taking("denar-2") + taking("dirham-3"))
