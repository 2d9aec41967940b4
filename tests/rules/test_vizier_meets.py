"""The vizier's favour together with other modules (VIZ-15, VIZ-16, VIZ-20)."""

from __future__ import annotations

import pytest

from alhambra.core.module import Module
from alhambra.rulebooks.bureaux.module import Bureaux
from alhambra.rulebooks.camps.module import Camps
from alhambra.rulebooks.characters.module import Characters
from alhambra.rulebooks.characters.part import ABDUL_KARIM, ABDUL_KNIHSTIG, AMMAR, people
from alhambra.rulebooks.diamonds.module import Diamonds
from alhambra.rulebooks.gates.module import CityGates
from alhambra.rulebooks.gates.part import gate_cards
from alhambra.rulebooks.huts.module import Huts
from alhambra.rulebooks.vizier.module import Vizier
from alhambra.testing.scenario import Scenario, scenario

MARKET = ("seraglio-6", "arcades-9", "pavilion-7", "tower-9-ne")
DISPLAY = ("florin-9", "dirham-9", "denar-9", "ducat-9")


def window(*cards: str, others: list[Module]) -> Scenario:
    """A has finished; C holds these cards, and nobody else can buy anything."""
    game = scenario("ABC", [Vizier(), *others]).market(*MARKET).display(*DISPLAY).pile("florin-8", "dirham-8")
    return game.hand("C", *cards).turn("A").play("A", "take florin-9")


def test_VIZ_15_diamonds_alone() -> None:
    game = window("diamond-6", "diamond-3", "denar-4", others=[Diamonds()])
    assert game.offered("C", "vizier") == [
        "vizier seraglio-6 for diamond-6",
        "vizier arcades-9 for diamond-6 diamond-3",
        "vizier tower-9-ne for diamond-6 diamond-3",
    ]
    assert game.refused("C", "vizier pavilion-7 for diamond-3 denar-4") == "VIZ-3"
    game.play("C", "vizier arcades-9 for diamond-6 diamond-3", "reserve arcades-9")
    assert game.held("C") == ["denar-4"]
    assert game.asked() == "B"


def test_VIZ_15_one_bureau() -> None:
    bureau = "bureau-denar-ducat"
    game = window("denar-4", "ducat-3", "ducat-6", bureau, others=[Bureaux()])
    assert [set(text.split()) for text in game.offered("C", "vizier")] == [
        {"vizier", "pavilion-7", "for", bureau, "denar-4", "ducat-3"},
        {"vizier", "tower-9-ne", "for", "ducat-6", "ducat-3"},
    ]
    game.play("C", game.offered("C", "vizier")[0], "reserve pavilion-7")
    assert game.held("C") == ["ducat-6"]
    assert game.state.discard[game.state.table.cards.find(bureau)] == 1


@pytest.mark.parametrize("seat", ["A", "B", "C"])
def test_VIZ_16_no_character_helps(seat: str) -> None:
    """No free tile, no card for a dear one, no redesign: neither for the one who has just played nor for others."""
    game = scenario("ABC", [Vizier(), Characters()]).market("-", "-", "garden-10-open").hand(seat, "denar-4", "denar-6")
    game.display(*DISPLAY).pile("florin-8", "dirham-8").alhambra(seat, "1,0 pavilion-8").turn("A")
    game.play("A", "take florin-9")
    for name in (ABDUL_KARIM, ABDUL_KNIHSTIG, AMMAR):
        people(game.state).owner[name] = "ABC".index(seat)
    assert game.offered(seat) == ["stop", "vizier garden-10-open for denar-6 denar-4"]
    game.play(seat, "vizier garden-10-open for denar-6 denar-4")
    assert (game.asked(), game.question()) == (seat, "place-tiles")
    game.play(seat, "reserve garden-10-open")
    assert (game.asked(), game.question()) == ("B", "choose-action")
    assert people(game.state).used == []


def test_VIZ_20_a_gate_may_be_used_when_the_tile_is_placed() -> None:
    game = scenario("ABC", [Vizier(), CityGates()]).alhambra("C", "1,0 pavilion-7").market("-", "-", "seraglio-7")
    game.display(*DISPLAY).pile("florin-8", "dirham-8").hand("C", "denar-7").turn("A")
    gate_cards(game.state).held[2] = 1
    game.play("A", "take florin-9").play("C", "vizier seraglio-7 for denar-7")
    assert "build seraglio-7 2,0" not in game.offered("C")
    game.play("C", "build-through seraglio-7 2,0 W")
    assert game.tiles("C")["2,0"] == "seraglio-7"
    assert gate_cards(game.state).held[2] == 0
    assert (game.asked(), game.question()) == ("B", "choose-action")


def test_VIZ_20_camps_may_be_bought() -> None:
    game = scenario("ABC", [Vizier(), Camps()]).market("-", "-", "camp-8-ne").hand("C", "denar-8")
    game.display(*DISPLAY).pile("florin-8", "dirham-8").turn("A").play("A", "take florin-9")
    assert game.offered("C") == ["stop", "vizier camp-8-ne for denar-8"]
    game.play("C", "vizier camp-8-ne for denar-8", "reserve camp-8-ne")
    assert game.reserved("C") == ["camp-8-ne"]


def test_VIZ_20_huts_are_not_taken_this_way() -> None:
    game = window("denar-7", others=[Huts()])
    assert game.offered("C") == ["stop", "vizier pavilion-7 for denar-7"]
    assert game.refused("C", "vizier hut-tower-e for denar-7") == "VIZ-3"
    game.play("C", "vizier pavilion-7 for denar-7")
    assert {text.split()[0] for text in game.offered("C")} == {"build", "reserve"}
    game.play("C", "reserve pavilion-7")
    assert [text for text in game.offered("B") if "hut" in text]  # in his turn he may
