"""The thieves and the other modules (THF, interactions)."""

from __future__ import annotations

from alhambra.core.module import Module
from alhambra.rulebooks.bureaux.module import Bureaux
from alhambra.rulebooks.caravanserai.module import Caravanserai
from alhambra.rulebooks.caravanserai.part import Marker, caravans
from alhambra.rulebooks.change.module import Change
from alhambra.rulebooks.change.part import coins
from alhambra.rulebooks.characters.module import Characters
from alhambra.rulebooks.diamonds.module import Diamonds
from alhambra.rulebooks.gates.module import CityGates
from alhambra.rulebooks.gates.part import gate_cards
from alhambra.rulebooks.masters.module import MasterBuilders
from alhambra.rulebooks.sultan.module import PowerOfTheSultan
from alhambra.rulebooks.sultan.part import sultan_cards
from alhambra.rulebooks.thieves.module import Thieves
from alhambra.rulebooks.thieves.part import gang
from alhambra.rulebooks.walls.module import CityWalls
from alhambra.testing.scenario import Scenario, scenario
from tests.rules.characters import own, owners
from tests.rules.robbers import let_hold, thieves_of

OPEN = ("florin-9", "dirham-7", "denar-6", "ducat-1")
ALL_FOUR = "florin dirham denar ducat"


def robbed(*others: Module, display: tuple[str, ...] = OPEN, **held: str) -> Scenario:
    """A is about to take ducat-1, for which ducat-2 comes up; these have thieves."""
    game = scenario("ABC", [*others, Thieves()]).display(*display).pile("ducat-2", *["ducat-3"] * 8)
    return let_hold(game, **held).turn("A")


def test_THF_14_master_builders_are_money() -> None:
    game = robbed(MasterBuilders(), display=("builder-florin", "dirham-7", "denar-6", "ducat-1"), C="florin")
    game.play("A", "take ducat-1")
    assert game.offered("C") == ["stop", "thief builder-florin"]
    game.play("C", "thief builder-florin")
    assert game.held("C") == ["builder-florin"]
    assert thieves_of(game, "C") == []


def test_THF_14_diamonds_and_bureaux_are_not() -> None:
    display = ("diamond-5", "bureau-florin-ducat", "denar-6", "ducat-1")
    game = robbed(Diamonds(), Bureaux(), display=display, C=ALL_FOUR).play("A", "take ducat-1")
    assert game.offered("C") == ["stop", "thief ducat-2", "thief denar-6"]
    assert game.refused("C", "thief diamond-5") == "THF-14"
    assert game.refused("C", "thief bureau-florin-ducat") == "THF-14"


def test_THF_14_nor_what_lies_beside_the_market_or_before_players() -> None:
    game = robbed(CityGates(), CityWalls(), PowerOfTheSultan(), Change(), C=ALL_FOUR)
    game.pile("gate", "wall-n", "sultan-florin", "ducat-2").play("A", "take ducat-1")
    coins(game.state).held[0][0] = 1
    assert gate_cards(game.state).lies_open
    assert [text.split()[0] for text in game.offered("C")] == ["stop"] + ["thief"] * 4
    for card in ("gate", "wall-n", "sultan-florin", "coin-florin"):
        assert game.refused("C", f"thief {card}") == "THF-11"


def test_THF_6_a_character_that_comes_up_is_auctioned() -> None:
    """CHR-4: the player whose regular turn is next is asked first."""
    game = robbed(Characters(), C="florin").pile("ducat-2", "fatima", "ducat-3", "ducat-4").hand("B", "denar-5")
    game.play("A", "take ducat-1").play("C", "thief florin-9")
    assert (game.asked(), game.question()) == ("B", "auction")
    game.play("B", "bid 1").play("C", "pass").play("A", "pass").play("B", "pay-bid 1 with denar-5")
    game.play("B", "fatima keep")
    assert owners(game) == {"fatima": "B"}
    assert len(game.on_display()) == 4
    assert (game.asked(), game.question()) == ("B", "choose-action")


def test_THF_17_characters_act_after_the_window_has_closed() -> None:
    game = own(robbed(Characters(), C="florin"), "B", "yammerad", "machma-klain").hand("B", "denar-9")
    game.play("A", "take ducat-1")
    assert (game.asked(), game.question()) == ("C", "window")
    game.play("C", "thief florin-9")
    assert game.asked() == "B"
    assert {"yammerad", "machma-klain"} <= {text.split()[0] for text in game.offered("B")}
    assert "thief" not in {text.split()[0] for text in game.offered("B")}


def test_THF_6_a_sultan_card_may_appear_and_no_tile_is_claimed() -> None:
    game = robbed(PowerOfTheSultan(), C="florin").pile("ducat-2", "sultan-florin", "ducat-3")
    sultan_cards(game.state).owned[1].append(4)
    market = game.on_market()
    game.play("A", "take ducat-1").play("C", "thief florin-9")
    assert len(sultan_cards(game.state).lying) == 1
    assert not game.events("tile-drawn")
    assert game.on_market() == market
    assert len(game.on_display()) == 4


def test_THF_4_no_marker_moves_for_a_thief() -> None:
    game = robbed(Caravanserai(), C="florin dirham")
    part = caravans(game.state)
    part.free.remove(0)
    part.markers.append(Marker(0, 2, 1, False))
    game.play("A", "take ducat-1").play("C", "thief florin-9", "stop")
    assert (game.asked(), game.question()) == ("B", "choose-action")
    assert [marker.level for marker in part.markers] == [1]
    assert game.state.turn == 1


def test_THF_3_thieves_do_not_count_for_yammerad() -> None:
    game = own(robbed(Characters(), B=ALL_FOUR), "B", "yammerad").hand("B", "denar-9", "denar-8")
    assert sum(gang(game.state).held[1]) == 4
    game.play("A", "take ducat-1")
    assert "yammerad" in game.offered("B")
