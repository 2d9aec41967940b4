"""The sultan cards and the other modules (SUL, interactions)."""

from __future__ import annotations

from typing import cast

from alhambra.core.pieces import TYPES
from alhambra.rulebooks.bazaars.module import BazaarTiles
from alhambra.rulebooks.bureaux.module import Bureaux
from alhambra.rulebooks.camps.module import Camps
from alhambra.rulebooks.caravanserai.module import Caravanserai
from alhambra.rulebooks.caravanserai.part import Marker, caravans
from alhambra.rulebooks.change.module import Change
from alhambra.rulebooks.characters.module import Characters
from alhambra.rulebooks.diamonds.module import Diamonds
from alhambra.rulebooks.gates.module import CityGates
from alhambra.rulebooks.gates.part import gate_cards
from alhambra.rulebooks.invaders.module import InvadersModule
from alhambra.rulebooks.invaders.part import invaders
from alhambra.rulebooks.moors.module import ArtOfTheMoors
from alhambra.rulebooks.thieves.module import Thieves
from alhambra.rulebooks.treasure.module import TreasureChamber
from alhambra.rulebooks.treasure.part import chests
from alhambra.rulebooks.vizier.module import Vizier
from alhambra.rulebooks.vizier.part import stones
from alhambra.rulings.vizier_and_sultan import VizierAndSultan
from tests.rules.characters import own
from tests.rules.purses import coins_of, give_coins
from tests.rules.robbers import let_hold
from tests.rules.test_sultan import FULL, lay_out, let_own, owned, part, shop, table

BUY = "vizier-sultan sultan-florin garden for florin-7"


def test_SUL_17_the_vizier_buys_an_open_card_exactly() -> None:
    game = lay_out(table(Vizier(), rulings=(VizierAndSultan(),))).hand("B", "florin-7", "florin-4", "florin-5")
    game.play("A", "take dirham-9")
    assert (game.asked(), game.question()) == ("B", "window")
    assert game.offered("B", "vizier-sultan") == [BUY]
    assert game.refused("B", "vizier-sultan sultan-florin garden for florin-5 florin-4") == "VIZ-3"
    game.play("B", BUY, "stop")
    assert owned(game, "B") == ["garden"]
    assert not stones(game.state).awake[1]
    assert (game.asked(), game.question()) == ("B", "choose-action")  # no further action, the turn begins


def test_SUL_17_not_in_a_turn_and_not_asleep() -> None:
    game = lay_out(table(Vizier(), rulings=(VizierAndSultan(),))).hand("A", "florin-7").hand("B", "florin-7", "denar-8")
    assert game.refused("A", BUY) == "VIZ-4"
    stones(game.state).awake[0] = False
    assert game.refused("A", BUY) == "VIZ-12"


def test_SUL_17_can_be_switched_off() -> None:
    game = lay_out(table(Vizier())).hand("B", "florin-7").play("A", "take dirham-9")
    assert game.question() == "choose-action"


def test_SUL_17_a_claim_comes_before_the_window() -> None:
    game = let_own(table(Vizier()), C="garden").bag("garden-9", "tower-8").hand("B", "florin-9")
    game.play("A", "take dirham-9")
    assert (game.asked(), game.question()) == ("C", "ask-for-claim")
    game.play("C", "claim garden-9", "reserve garden-9")
    assert not [text for text in game.offered("B", "vizier") if "garden-9" in text]


def test_SUL_13_claims_after_a_purchase_of_the_vizier() -> None:
    """The next on turn is B, who has just bought out of turn; then C, then A."""
    game = let_own(table(Vizier()), A="garden", C="garden").market("arcades-9", *FULL).hand("B", "florin-9")
    game.play("A", "take dirham-9").play("B", "vizier arcades-9 for florin-9", "reserve arcades-9")
    assert (game.asked(), game.question()) == ("C", "ask-for-claim")
    game.play("C", "stop")
    assert game.asked() == "A"
    game.play("A", "claim garden-11", "reserve garden-11")
    assert game.on_market() == ["tower-8", *FULL]


def test_SUL_13_what_laila_draws_may_be_claimed_and_she_draws_again() -> None:
    game = let_own(own(table(Characters()), "B", "laila-wundabah"), A="garden", B="garden")
    game.market("arcades-9", *FULL).play("A", "take dirham-9").play("B", "laila-wundabah arcades-9")
    assert (game.asked(), game.question()) == ("B", "ask-for-claim")  # whose turn it is comes first
    game.play("B", "stop")
    assert game.asked() == "A"
    game.play("A", "claim garden-11", "reserve garden-11")
    assert game.on_market()[0] != "garden-11"
    assert "-" not in game.on_market()
    assert (game.asked(), game.question()) == ("B", "choose-action")


def test_SUL_5_bureaux_diamonds_and_coins_pay() -> None:
    game = shop("florin-3", "dirham-4", "bureau-florin-dirham", others=(Bureaux(),))
    (buy,) = game.offered("A", "buy-sultan")
    game.play("A", buy, "stop")
    assert game.question() == "choose-action"  # 7 exactly
    stones_paid = shop("diamond-7", others=(Diamonds(),))
    assert stones_paid.offered("A", "buy-sultan") == ["buy-sultan sultan-florin garden for diamond-7"]
    coined = give_coins(shop("florin-6", others=(Change(),)), "A", "florin")
    (buy,) = coined.offered("A", "buy-sultan")
    assert "coin-florin" in buy
    assert coins_of(coined.play("A", buy), "A") == []


def test_SUL_5_CHG_9_overpaying_gives_change() -> None:
    game = shop("florin-9", others=(Change(),)).play("A", "buy-sultan sultan-florin garden for florin-9")
    assert len(coins_of(game, "A")) == 1


def test_SUL_18_abdul_karim_does_not_pay() -> None:
    game = own(shop(others=(Characters(),)), "A", "abdul-karim")
    assert game.offered("A", "abdul-karim") == [f"abdul-karim {tile}" for tile in FULL]


def test_SUL_4_yammerad_takes_the_next_card() -> None:
    game = own(table(Characters()), "B", "yammerad").play("A", "take dirham-9")
    game.pile("sultan-florin", "florin-9", "ducat-1").play("B", "yammerad")
    assert [fact["card"] for fact in game.facts("sultan-laid-out")] == ["sultan-florin"]
    assert game.held("B") == ["florin-9"]


def test_SUL_9_a_claimed_tile_may_be_built_with_a_gate() -> None:
    game = let_own(table(CityGates()), B="seraglio").alhambra("B", "1,0 pavilion-7").bag("seraglio-7", "tower-8")
    gate_cards(game.state).held[1] = 1
    game.play("A", "take dirham-9").play("B", "claim seraglio-7")
    (through,) = [text for text in game.offered("B", "build-through") if " 2,0" in text]
    assert game.play("B", through).tiles("B")["2,0"] == "seraglio-7"


def test_SUL_10_bazaars_and_camps_are_no_kind() -> None:
    game = let_own(table(Camps(), BazaarTiles()), **{seat: " ".join(TYPES) for seat in "ABC"})
    names = game.state.table.tiles.names
    camp, bazaar = (next(name for name in names if name.startswith(start)) for start in ("camp", "bazaar"))
    game.bag(bazaar, camp, "tower-8").play("A", "take dirham-9")
    assert (game.asked(), game.question()) == ("B", "choose-action")
    assert game.on_market()[0] == camp


def test_SUL_8_neither_claim_nor_purchase_brings_a_scout() -> None:
    game = let_own(shop("florin-7", others=(InvadersModule(),)), B="garden")
    invaders(game.state).open_scouts = [TYPES.index("garden")]
    game.play("A", "buy-sultan sultan-florin garden for florin-7", "stop", "stop").play("B", "claim garden-11")
    assert invaders(game.state).open_scouts == [TYPES.index("garden")]


def test_SUL_9_TRE_a_claimed_building_may_take_chests_from_then_on() -> None:
    game = let_own(table(TreasureChamber()), B="garden").hand("B", "florin-8")
    chests(game.state).rooms[0][:] = [TYPES.index("garden")] * 4
    game.play("A", "take dirham-9").play("B", "claim garden-11", "build garden-11 1,0")
    game.play("B", "chests 1", "pay-chests 1 with florin-8")
    while game.asked() == "B":
        game.play("B", game.offered("B")[0])
    assert chests(game.state).laid[1]


def test_SUL_8_CAR_10_no_marker_moves_for_a_claim() -> None:
    game = let_own(table(Caravanserai()), C="garden")
    caravan = caravans(game.state)
    caravan.free.remove(0)
    caravan.markers.append(Marker(0, 2, 1, False))
    game.play("A", "take dirham-9").play("C", "claim garden-11", "reserve garden-11")
    assert [marker.level for marker in caravan.markers] == [1]


def test_SUL_7_thieves_take_no_sultan_card() -> None:
    game = let_hold(lay_out(table(Thieves())), C="florin dirham denar ducat").play("A", "take dirham-9")
    assert game.refused("C", "thief sultan-florin") == "THF-11"
    assert len(part(game).lying) == 1


def test_SUL_9_ART_9_a_counter_for_a_claimed_tile_at_once() -> None:
    game = let_own(table(ArtOfTheMoors()), C="garden").reserve("C", "chambers-11").play("A", "take dirham-9")
    game.play("C", "claim garden-11", "reserve garden-11")
    counters = cast("list[dict[str, object]]", game.view("A").modules["moors"]["counters"])
    assert [list(row) for row in counters] == [[], [], ["11"]]
    assert game.asked() == "B"
