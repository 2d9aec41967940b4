"""The bazaars and the other modules (BAZ, interactions)."""

from __future__ import annotations

from alhambra.core.grid import cell_at
from alhambra.core.pieces import TYPES
from alhambra.core.scoring import count_points, half_counts
from alhambra.rulebooks.bonus.module import BonusCards
from alhambra.rulebooks.bonus.part import bonus_hands
from alhambra.rulebooks.bureaux.module import Bureaux
from alhambra.rulebooks.camps.module import Camps
from alhambra.rulebooks.caravanserai.actions import types_built
from alhambra.rulebooks.caravanserai.module import Caravanserai
from alhambra.rulebooks.caravanserai.part import Marker, caravans
from alhambra.rulebooks.change.module import Change
from alhambra.rulebooks.characters.module import Characters
from alhambra.rulebooks.diamonds.module import Diamonds
from alhambra.rulebooks.huts.module import Huts
from alhambra.rulebooks.invaders.frames import gaps
from alhambra.rulebooks.invaders.module import InvadersModule
from alhambra.rulebooks.masters.module import MasterBuilders
from alhambra.rulebooks.moors.module import ArtOfTheMoors
from alhambra.rulebooks.moors.part import counters
from alhambra.rulebooks.sultan.module import PowerOfTheSultan
from alhambra.rulebooks.sultan.part import sultan_cards
from alhambra.rulebooks.treasure.module import TreasureChamber
from alhambra.rulebooks.vizier.module import Vizier
from alhambra.rulebooks.vizier.part import stones
from alhambra.rulings.characters_and_bazaars import CharactersAndBazaars
from alhambra.rulings.vizier_and_bazaars import VizierAndBazaars
from alhambra.testing.scenario import Scenario
from tests.rules.bazaars import bazaar, lying, points, stands_among
from tests.rules.characters import own, owners
from tests.rules.purses import coins_of, give_coins

FLORIN, DUCAT = "bazaar-florin-1", "bazaar-ducat-1"


def ways(game: Scenario) -> list[set[str]]:
    return [set(text.split()[3:]) for text in game.offered("A", "buy-bazaar")]


def by_vizier(*hand: str) -> Scenario:
    """A has finished; C holds these cards and has an awake vizier."""
    game = bazaar(FLORIN, others=(Vizier(), VizierAndBazaars())).hand("C", *hand)
    return game.play("A", "take denar-9")


def test_BAZ_7_the_price_of_a_camp_counts() -> None:
    game = bazaar(FLORIN, others=(Camps(),)).market("camp-4-n").hand("A", "florin-4", "florin-7")
    assert ways(game) == [{"florin-4"}]


def test_BAZ_5_the_vizier_may_buy_a_bazaar_exactly() -> None:
    game = by_vizier("florin-7", "florin-8")
    assert game.offered("C", "vizier-bazaar") == [f"vizier-bazaar {FLORIN} for florin-7"]
    assert game.refused("C", f"vizier-bazaar {FLORIN} for florin-8") == "BAZ-8"
    game.play("C", f"vizier-bazaar {FLORIN} for florin-7", f"build {FLORIN} 1,0")
    assert game.tiles("C")["1,0"] == FLORIN
    assert (stones(game.state).awake[2], lying(game), game.asked()) == (False, [], "B")
    assert game.on_market()[0] == "pavilion-7"


def test_BAZ_5_a_sleeping_vizier_may_not_and_none_in_a_turn() -> None:
    game = bazaar(FLORIN, others=(Vizier(), VizierAndBazaars())).hand("A", "florin-7")
    assert game.refused("A", f"vizier-bazaar {FLORIN} for florin-7") == "VIZ-4"
    stones(game.state).awake[0] = False
    assert game.refused("A", f"vizier-bazaar {FLORIN} for florin-7") == "VIZ-12"


def test_BAZ_6_abdul_karim_pays_for_a_bazaar_that_has_a_price() -> None:
    others = (Characters(), CharactersAndBazaars())
    game = own(bazaar(FLORIN, others=others), "A", "abdul-karim").turn("A")
    game.play("A", f"abdul-karim-bazaar {FLORIN}")
    assert game.question() == "choose-action"  # an exact payment
    assert owners(game) == {}  # he is gone
    game.play("A", "stop")
    assert game.question() == "place-tiles"
    game = own(bazaar(FLORIN, others=(Characters(), CharactersAndBazaars())), "A", "abdul-karim").market("-").turn("A")
    assert game.offered("A", "abdul-karim-bazaar") == []
    assert game.refused("A", f"abdul-karim-bazaar {FLORIN}") == "BAZ-6"
    assert game.refused("A", f"abdul-karim-bazaar {DUCAT}") == "BAZ-3"


def test_BAZ_6_abdul_karim_only_for_his_owner() -> None:
    game = own(bazaar(FLORIN, others=(Characters(), CharactersAndBazaars())), "B", "abdul-karim").turn("A")
    assert game.refused("A", f"abdul-karim-bazaar {FLORIN}") == "CHR-11"


def test_BAZ_8_bureau_diamonds_and_coins_may_pay_exactly() -> None:
    game = bazaar(FLORIN, others=(Bureaux(),)).hand("A", "florin-4", "denar-3", "bureau-florin-denar")
    assert ways(game) == [{"bureau-florin-denar", "florin-4", "denar-3"}]
    game = bazaar(FLORIN, others=(Diamonds(),)).hand("A", "diamond-7", "diamond-8", "florin-3", "diamond-4")
    assert ways(game) == [{"diamond-7"}]
    game = give_coins(bazaar(FLORIN, others=(Change(),)).hand("A", "florin-6", "florin-9"), "A", "florin")
    assert ways(game) == [{"coin-florin", "florin-6"}]
    game.play("A", game.offered("A", "buy-bazaar")[0])
    assert coins_of(game, "A") == []


def test_BAZ_8_master_builders_and_caravanserai_may_pay_exactly() -> None:
    game = bazaar(FLORIN, others=(MasterBuilders(),)).hand("A", "florin-4", "builder-florin", "builder-denar")
    assert ways(game) == [{"builder-florin", "florin-4"}]
    game = bazaar(FLORIN, others=(Caravanserai(),)).hand("A", "florin-4")
    part = caravans(game.state)
    at = [caravan.main for caravan in part.caravans].index(0)
    part.free.remove(at)
    part.markers.append(Marker(at, 0, 3, False))
    game.turn("A")
    assert ways(game) == [{game.state.table.cards.names[part.caravans[at].kind], "florin-4"}]


def test_BAZ_18_abdul_knihstig_does_not_work_on_bazaars() -> None:
    game = own(bazaar(FLORIN, others=(Characters(),)), "A", "abdul-knihstig").market("garden-11")
    game.hand("A", "florin-9", "florin-2").play("A", f"buy-bazaar {FLORIN} for florin-9 florin-2")
    assert game.question() == "choose-action"


def test_BAZ_18_laila_cannot_exchange_one_and_draws_again_after_one() -> None:
    game = own(bazaar(FLORIN, others=(Characters(),)), "B", "laila-wundabah").bag(DUCAT, "garden-11", "garden-6")
    game.play("A", "take florin-9")
    assert game.offered("B", "laila-wundabah") == [
        "laila-wundabah pavilion-7",
        "laila-wundabah tower-13",
        "laila-wundabah tower-12",
        "laila-wundabah tower-8",
    ]
    game.play("B", "laila-wundabah pavilion-7")
    assert game.on_market()[0] == "garden-11"
    assert lying(game) == [FLORIN, DUCAT]


def test_BAZ_14_a_hut_is_no_building_for_a_bazaar_nor_a_bazaar_for_a_hut() -> None:
    game = stands_among(FLORIN, "hut-tower-e", others=(Huts(),))
    assert points(game) == []
    assert half_counts(game.state, TYPES.index("tower"))[0] == 0


def test_BAZ_14_camps_count_for_nothing() -> None:
    assert points(stands_among(FLORIN, "-", "-", "-", "camp-4-w", others=(Camps(),))) == []


def test_BAZ_14_bonus_cards_have_no_cell() -> None:
    game = stands_among(FLORIN, "tower-12", others=(BonusCards(),))
    bonus_hands(game.state).hidden[0] = bytes([game.state.table.tiles.find("tower-12")])
    game.turn("A").play("A", "reveal tower-12")
    assert half_counts(game.state, TYPES.index("tower"))[0] == 4
    assert points(game) == [(0, 1)]


def test_BAZ_10_no_chest_on_a_bazaar() -> None:
    game = bazaar(others=(TreasureChamber(),)).alhambra("A", f"1,0 {FLORIN}").hand("A", "florin-8")
    game.play("A", "chests 1", "pay-chests 1 with florin-8")
    assert game.asked() == "B"


def test_BAZ_10_invaders_its_open_sides_count_and_it_brings_no_scout() -> None:
    game = bazaar(others=(InvadersModule(),)).alhambra("A", f"1,0 {FLORIN}")
    assert cell_at(1, 0) in gaps(game.player("A").board, 0)
    game = bazaar(FLORIN, others=(InvadersModule(),)).hand("A", "florin-7")
    game.play("A", f"buy-bazaar {FLORIN} for florin-7", "stop", f"build {FLORIN} 1,0")
    assert not game.events("scout-reported")


def test_BAZ_3_no_sultan_card_claims_it() -> None:
    game = bazaar(others=(PowerOfTheSultan(),)).market("-").bag(FLORIN, "garden-11", "garden-6")
    sultan_cards(game.state).owned[2] = [kind for kind in range(6) if kind != TYPES.index("garden")]
    game.turn("A").play("A", "take florin-9")
    assert (game.asked(), lying(game), game.on_market()[0]) == ("B", [FLORIN], "garden-11")


def test_BAZ_14_no_type_for_the_caravanserai_and_no_price_for_the_moors() -> None:
    game = bazaar(others=(Caravanserai(), ArtOfTheMoors())).alhambra("A", f"1,0 {FLORIN}", "2,0 garden-11")
    game.reserve("A", DUCAT)
    assert types_built(game.state, 0) == 1
    part = counters(game.state)
    numbers = part.owned(game.player("A"))
    assert [dial.price for at, dial in enumerate(part.dials, 1) if numbers[at]] == [11]


def test_BAZ_10_a_building_in_the_line_of_a_camp() -> None:
    game = bazaar(others=(Camps(),)).alhambra("A", f"1,0 {FLORIN}", "2,0 pavilion-7", "3,0 camp-4-w")
    awards = [award for award in count_points(game.state, 1).awards if award.module == "camps"]
    assert [award.points for award in awards] == [3]  # pavilion, bazaar and fountain
