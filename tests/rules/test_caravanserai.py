"""Section 4 of expansion 5: the caravanserai."""

from __future__ import annotations

import pytest

from alhambra.core.fingerprint import fingerprint
from alhambra.core.pieces import CURRENCIES
from alhambra.rulebooks.bureaux.module import Bureaux
from alhambra.rulebooks.caravanserai.part import caravans
from alhambra.rulebooks.change.module import Change
from alhambra.rulebooks.characters.module import Characters
from alhambra.rulebooks.diamonds.module import Diamonds
from alhambra.rulebooks.huts.module import Huts
from alhambra.rulebooks.sultan.module import PowerOfTheSultan
from alhambra.rulebooks.sultan.part import sultan_cards
from alhambra.rulebooks.treasure.module import TreasureChamber
from alhambra.rulebooks.vizier.module import Vizier
from alhambra.rulings.bureaux_not_everywhere import BureauxAndCaravanserai
from alhambra.rulings.caravanserai_and_characters import CaravanseraiAndCharacters
from alhambra.testing.scenario import Scenario
from tests.rules.caravans import inn, shown, stand
from tests.rules.characters import own
from tests.rules.purses import coins_of

BUY = "buy-caravanserai"


def begin_turn_of_b(game: Scenario) -> Scenario:
    return game.play("A", "take florin-1")


def test_CAR_1_CAR_2_eight_open_cards_two_of_each_currency_and_none_in_the_deck() -> None:
    game = inn()
    free = game.view("B").modules["caravanserai"]["free"]
    assert free == [f"caravanserai-{currency}-{number}" for currency in CURRENCIES for number in (1, 2)]
    names = game.state.table.card_names(tuple(game.state.pile))
    assert not [name for name in names if name.startswith("caravanserai")]


def test_CAR_3_any_card_that_is_left_with_its_marker_on_0() -> None:
    game = stand(inn().hand("A", "florin-8"), "C", "denar-2", 3).play("A", f"{BUY} for florin-8")
    assert (game.asked(), game.question()) == ("A", "choose-caravanserai")
    assert len(game.offered("A")) == 7
    assert "choose caravanserai-denar-2" not in game.offered("A")
    game.play("A", "choose caravanserai-ducat-1")
    assert shown(game, "A") == ["0 ducat"]
    assert game.held("A") == []


def test_CAR_3_at_most_two() -> None:
    game = stand(inn(6).hand("A", "florin-2"), "A", "denar-1", 0)
    assert game.offered("A", BUY)
    stand(game, "A", "denar-2", 0)
    assert game.offered("A", BUY) == []
    assert game.refused("A", f"{BUY} for florin-2") == "CAR-3"


def test_CAR_3_as_long_as_cards_last() -> None:
    game = inn(6).hand("A", "florin-2")
    caravans(game.state).free.clear()
    game.turn("A")
    assert game.offered("A", BUY) == []
    assert game.refused("A", f"{BUY} for florin-2") == "CAR-3"


@pytest.mark.parametrize(("types", "price"), [(4, 8), (5, 4), (6, 2)])
def test_CAR_4_CAR_X1_CAR_X2_CAR_X3_the_price_falls_with_the_types(types: int, price: int) -> None:
    game = inn(types).hand("A", f"denar-{price}", f"florin-{price - 1}")
    assert game.offered("A", BUY) == [f"{BUY} for denar-{price}"]
    assert game.view("B").modules["caravanserai"]["prices"] == [price, 0, 0]


def test_CAR_4_CAR_X4_neither_reserve_nor_waiting_tiles_count() -> None:
    game = inn(3).reserve("A", "garden-12").market("tower-12").hand("A", "florin-9", "florin-3", "florin-8")
    assert game.offered("A", BUY) == []
    game.play("A", "buy tower-12 for florin-9 florin-3")
    assert game.question() == "choose-action"
    assert game.refused("A", f"{BUY} for florin-8") == "CAR-4"


def test_CAR_4_huts_do_not_count() -> None:
    game = inn(0, Huts()).alhambra("A", *["1,0 pavilion-8", "2,0 seraglio-9", "3,0 arcades-9", "0,1 hut-garden-n"])
    assert game.hand("A", "florin-8").refused("A", f"{BUY} for florin-8") == "CAR-4"


def test_CAR_5_one_currency_of_choice_and_exactly_gives_an_action() -> None:
    game = inn().hand("A", "florin-5", "florin-3", "denar-9", "ducat-4")
    assert set(game.offered("A", BUY)) == {f"{BUY} for florin-5 florin-3", f"{BUY} for denar-9"}
    assert game.refused("A", f"{BUY} for florin-5 ducat-4") == "CAR-5"
    game.play("A", f"{BUY} for florin-5 florin-3", "choose caravanserai-florin-1")
    assert (game.asked(), game.question()) == ("A", "choose-action")


def test_CAR_5_overpaying_ends_the_turn() -> None:
    game = inn().hand("A", "denar-9").play("A", f"{BUY} for denar-9", "choose caravanserai-florin-1")
    assert game.asked() == "B"


def test_CAR_6_a_card_stays_when_types_are_lost_and_a_second_has_the_same_threshold() -> None:
    game = stand(inn().hand("A", "florin-8"), "A", "ducat-1", 3)
    assert game.offered("A", BUY) == [f"{BUY} for florin-8"]
    game.alhambra("A").market("-", "-", "-", "pavilion-3").turn("A")
    assert game.offered("A", "buy") == ["buy pavilion-3 for caravanserai-ducat-1"]


def test_CAR_7_one_marker_by_one_field_or_none() -> None:
    game = begin_turn_of_b(stand(stand(inn(), "B", "ducat-1", 0), "B", "denar-1", 1))
    assert (game.asked(), game.question()) == ("B", "ask-to-move-caravan")
    assert set(game.offered("B")) == {"caravan caravanserai-ducat-1 up", "caravan caravanserai-denar-1 up", "stop"}
    game.play("B", "caravan caravanserai-denar-1 up")
    assert shown(game, "B") == ["0 ducat", "2 denar"]
    assert game.question() == "choose-action"
    assert game.refused("B", "caravan caravanserai-ducat-1 up")


def test_CAR_7_no_further_move_with_a_further_action_but_one_in_the_next_turn() -> None:
    game = stand(inn(seats="AB"), "B", "ducat-1", 0).market("-", "-", "-", "pavilion-2").hand("B", "ducat-2")
    begin_turn_of_b(game).play("B", "caravan caravanserai-ducat-1 up", "buy pavilion-2 for ducat-2")
    assert game.question() == "choose-action"
    game.play("B", "take dirham-2")
    game.play("B", "reserve pavilion-2").play("A", "take denar-3")
    assert (game.asked(), game.question()) == ("B", "ask-to-move-caravan")


def test_CAR_7_staying_is_allowed() -> None:
    game = begin_turn_of_b(stand(inn(), "B", "ducat-1", 2)).play("B", "stop")
    assert (shown(game, "B"), game.question()) == (["2 ducat"], "choose-action")


def test_CAR_8_up_to_5_never_down_and_sideways_to_and_fro() -> None:
    game = begin_turn_of_b(stand(stand(inn(), "B", "ducat-1", 5), "B", "denar-1", 2, aside=True))
    assert game.offered("B") == ["caravan caravanserai-denar-1 side", "stop"]
    game.play("B", "caravan caravanserai-denar-1 side")
    assert shown(game, "B") == ["5 ducat", "2 denar"]


@pytest.mark.parametrize("number", range(8))
def test_CAR_8_three_side_fields_one_for_each_other_currency(number: int) -> None:
    caravan = caravans(inn().state).caravans[number]
    assert sorted([caravan.main, *caravan.branches.values()]) == [0, 1, 2, 3]
    assert (set(caravan.branches), caravan.levels) == ({2, 3, 4}, 5)


def test_CAR_X5_the_printed_example() -> None:
    game = begin_turn_of_b(stand(stand(inn(), "B", "ducat-1", 2), "B", "denar-1", 3))
    found = []
    for text in game.offered("B"):
        after = Scenario.__new__(Scenario)
        after.state = game.state.clone()
        found.append(shown(after.play("B", text), "B"))
    assert sorted(found) == [
        ["2 dirham", "3 denar"],
        ["2 ducat", "3 denar"],
        ["2 ducat", "3 ducat"],
        ["2 ducat", "4 denar"],
        ["3 ducat", "3 denar"],
    ]


def test_CAR_9_CAR_X6_the_amount_is_a_card_and_the_marker_goes_back() -> None:
    game = stand(inn(0), "A", "ducat-1", 3).market("-", "-", "-", "pavilion-8").hand("A", "ducat-5")
    game.play("A", "buy pavilion-8 for ducat-5 caravanserai-ducat-1")
    assert shown(game, "A") == ["0 ducat"]
    assert (game.asked(), game.question()) == ("A", "choose-action")
    assert game.held("A") == []


def test_CAR_9_CAR_X7_even_if_a_part_is_enough() -> None:
    game = stand(inn(0, Change()), "A", "ducat-1", 3).market("-", "-", "-", "pavilion-7").hand("A", "ducat-5")
    game.play("A", "buy pavilion-7 for ducat-5 caravanserai-ducat-1")
    assert (shown(game, "A"), coins_of(game, "A")) == (["0 ducat"], [])
    assert game.question() == "place-tiles"


def test_CAR_9_in_the_currency_of_a_side_field_and_back_to_0() -> None:
    game = stand(inn(0), "A", "ducat-1", 2, aside=True).market("-", "pavilion-2", "-", "seraglio-3")
    assert game.offered("A", "buy") == ["buy pavilion-2 for caravanserai-ducat-1"]
    game.play("A", "buy pavilion-2 for caravanserai-ducat-1")
    assert shown(game, "A") == ["0 ducat"]


def test_CAR_9_nothing_to_pay_with_on_0() -> None:
    game = stand(inn(0), "A", "ducat-1", 0).market("-", "-", "-", "pavilion-2")
    assert game.offered("A", "buy") == []


def test_CAR_10_CAR_14_a_vizier_uses_the_amount_but_gets_no_move_and_no_card() -> None:
    game = (
        stand(inn(0, Vizier()), "C", "ducat-1", 3).market("-", "-", "-", "seraglio-3").alhambra("C", "1,0 pavilion-8")
    )
    game.alhambra("C", "1,0 garden-8-sw", "2,0 tower-8", "3,0 arcades-10", "4,0 chambers-10").hand("C", "florin-8")
    game.play("A", "take florin-1")
    assert (game.asked(), game.question()) == ("C", "window")
    assert set(game.offered("C")) == {"vizier seraglio-3 for caravanserai-ducat-1", "stop"}
    game.play("C", "vizier seraglio-3 for caravanserai-ducat-1")
    assert shown(game, "C") == ["0 ducat"]


def test_CAR_10_no_move_before_a_sultan_claim() -> None:
    game = stand(inn(0, PowerOfTheSultan()), "C", "ducat-1", 3).market("-").bag("garden-11", "garden-9", "garden-6")
    sultan_cards(game.state).owned[2].append(4)
    game.turn("A").play("A", "take florin-1")
    assert (game.asked(), game.question()) == ("C", "ask-for-claim")
    game.play("C", "claim garden-11", "reserve garden-11")
    assert (game.asked(), shown(game, "C")) == ("B", ["3 ducat"])


def test_CAR_11_open_to_all_and_no_hand_cards() -> None:
    game = stand(inn(0, Characters()), "B", "ducat-1", 5).hand("B", "florin-3", "florin-4")
    owned = game.view("C").modules["caravanserai"]["owned"]
    assert owned == [[], [{"card": "caravanserai-ducat-1", "amount": 5, "currency": "ducat"}], []]
    begin_turn_of_b(own(game, "B", "machma-klain", "yammerad"))
    assert game.offered("B", "yammerad")  # two money cards are fewer than three
    assert game.offered("B", "machma-klain")
    assert not [text for text in game.offered("B", "machma-klain") if "caravanserai" in text]


def test_CAR_12_amounts_are_money_when_tiles_are_left_over() -> None:
    game = stand(inn(0), "B", "florin-1", 4).bag().market("garden-11", "-", "-", "-").hand("C", "florin-3")
    game.play("A", "take dirham-2")
    assert game.asked() == "B"
    assert game.facts("tile-left-over")[0]["seat"] == 1


def test_CAR_13_two_players_as_always() -> None:
    game = inn(6, seats="AB").hand("A", "florin-2").play("A", f"{BUY} for florin-2", "choose caravanserai-florin-2")
    assert shown(game, "A") == ["0 florin"]


def test_CAR_5_no_bureau_for_a_card_but_an_amount_beside_one() -> None:
    bureau = "bureau-florin-ducat"
    game = inn(4, Bureaux(), BureauxAndCaravanserai()).hand("A", "florin-5", "ducat-3", bureau)
    assert game.offered("A", BUY) == []
    assert game.refused("A", f"{BUY} for florin-5 ducat-3 {bureau}") == "CAR-5"
    stand(game, "A", "ducat-1", 3).hand("A", "florin-5", bureau).market("pavilion-7", "-", "-", "-")
    (offer,) = game.offered("A", "buy")
    assert {"florin-5", bureau, "caravanserai-ducat-1"} <= set(offer.split())


def test_CAR_5_diamonds_alone_pay_and_never_mix() -> None:
    game = stand(inn(4, Diamonds()), "A", "ducat-1", 5).hand("A", "diamond-5", "diamond-3")
    assert game.offered("A", BUY) == [f"{BUY} for diamond-5 diamond-3"]
    assert game.refused("A", f"{BUY} for diamond-5 caravanserai-ducat-1") == "CAR-5"


def test_CAR_9_change_for_a_card_and_with_a_card() -> None:
    game = inn(6, Change()).hand("A", "florin-6").play("A", f"{BUY} for florin-6", "choose caravanserai-ducat-1")
    assert len(coins_of(game, "A")) == 2
    game = stand(inn(0, Change()), "A", "ducat-1", 5).market("-", "-", "-", "pavilion-3")
    game.play("A", "buy pavilion-3 for caravanserai-ducat-1")
    assert len(coins_of(game, "A")) == 1


def test_CAR_9_an_amount_may_pay_for_chests() -> None:
    game = stand(inn(0, TreasureChamber()), "A", "ducat-1", 5).hand("A", "florin-3").play("A", "chests 1")
    (offer,) = game.offered("A")
    game.play("A", offer)
    assert (shown(game, "A"), game.held("A")) == (["0 ducat"], [])


def test_CAR_9_an_amount_may_be_bid() -> None:
    game = stand(inn(0, Characters()), "B", "ducat-1", 3).pile("yammerad", *["ducat-1"] * 9).play("A", "take florin-1")
    assert (game.asked(), game.offered("B", "bid")) == ("B", ["bid 1", "bid 2", "bid 3"])


def test_CAR_9_an_amount_may_pay_for_another_card() -> None:
    """Also while that card is chosen the position can be written down."""
    game = stand(inn(6), "A", "florin-1", 2).play("A", f"{BUY} for caravanserai-florin-1")
    assert "choose-caravanserai" in fingerprint(game.state)
    game.play("A", "choose caravanserai-ducat-1")
    assert shown(game, "A") == ["0 florin", "0 ducat"]


def test_CAR_14_abdul_karim_pays_for_no_card() -> None:
    game = own(inn(6, Characters()), "A", "abdul-karim").turn("A")
    assert not [text for text in game.offered("A") if "caravanserai" in text]


def test_CAR_7_the_owner_orders_moves_and_powers() -> None:
    game = stand(inn(0, Characters(), CaravanseraiAndCharacters()), "B", "ducat-1", 0).hand("B", "florin-3")
    begin_turn_of_b(own(game, "B", "yammerad"))
    assert {"caravan caravanserai-ducat-1 up", "yammerad"} <= {*game.offered("B")}
    game.play("B", "caravan caravanserai-ducat-1 up")
    assert game.offered("B", "yammerad")
    assert not game.offered("B", "caravan")
