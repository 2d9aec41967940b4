"""Section 3 of expansion 3: change."""

from __future__ import annotations

from collections import Counter

import pytest

from alhambra import data
from alhambra.core.engine import new_game
from alhambra.core.fingerprint import fingerprint
from alhambra.core.module import Module
from alhambra.core.setup import Setup
from alhambra.rulebooks.bureaux.module import Bureaux
from alhambra.rulebooks.camps.module import Camps
from alhambra.rulebooks.caravanserai.module import Caravanserai
from alhambra.rulebooks.caravanserai.part import Marker, caravans
from alhambra.rulebooks.change.module import Change
from alhambra.rulebooks.change.part import coins
from alhambra.rulebooks.characters.module import Characters
from alhambra.rulebooks.diamonds.module import Diamonds
from alhambra.rulebooks.masters.module import MasterBuilders
from alhambra.rulebooks.sultan.module import PowerOfTheSultan
from alhambra.rulebooks.sultan.part import sultan_cards
from alhambra.rulebooks.treasure.module import TreasureChamber
from alhambra.rulebooks.vizier.module import Vizier
from alhambra.testing.scenario import Scenario, scenario
from tests.rules.characters import own
from tests.rules.deals import SEATS
from tests.rules.purses import coins_of, fill_bag, give_coins, in_bag

TEN = "garden-10-n"  # costs 10, lies on florin
NINE = "garden-9"
KINDS = ("1,0 pavilion-8", "2,0 seraglio-9", "3,0 arcades-9", "4,0 chambers-10", "5,0 garden-11", "6,0 tower-12")


def shop(*hand: str, tile: str = TEN, others: tuple[Module, ...] = (), seats: str = "ABC") -> Scenario:
    """One tile on the florin field, and these cards for A, who is on turn."""
    game = scenario(seats, [*others, Change()]).display("dirham-9", "dirham-8", "denar-9", "ducat-9")
    return game.market(tile, "-", "-", "-").hand("A", *hand).pile(*["ducat-1"] * 9)


def ways(game: Scenario, verb: str = "buy") -> list[str]:
    """What can be laid down, as offered."""
    return [text.split(" for ")[1] for text in game.offered("A", verb)]


def test_CHG_1_six_coins_of_each_currency_in_the_bag() -> None:
    table = data.load("coins")
    assert (table["value"], table["count"]) == (1, 24)
    part = coins(scenario("ABC", [Change()]).state)
    assert part.bag == [6, 6, 6, 6]
    assert part.held == [[0] * 4] * 3


@pytest.mark.parametrize(("paid", "given"), [(10, 0), (11, 0), (12, 1), (13, 1), (14, 2), (17, 3), (18, 4)])
def test_CHG_2_a_coin_for_every_full_two_overpaid(paid: int, given: int) -> None:
    game = shop("florin-9", f"florin-{paid - 9}").play("A", f"buy {TEN} for florin-9 florin-{paid - 9}")
    assert len(coins_of(game, "A")) == given
    assert in_bag(game) == 24 - given
    assert len(game.events("change-given")) == (1 if given else 0)
    assert game.question() == ("choose-action" if paid == 10 else "place-tiles")


def test_CHG_3_drawn_blind_at_once_and_completely() -> None:
    drawn = []
    for seed in range(8):
        game = scenario("ABC", [Change()], seed).market(TEN, "-", "-", "-").hand("A", "florin-9", "florin-9")
        before = game.state.revealed
        game.play("A", f"buy {TEN} for florin-9 florin-9")
        drawn.append(tuple(coins_of(game, "A")))
        assert len(drawn[-1]) == 4
        assert game.state.revealed == before + 4  # nobody takes back a purchase once the coins are seen
    assert len(set(drawn)) > 1
    assert {name for row in drawn for name in row} == {"florin", "dirham", "denar", "ducat"}


def test_CHG_3_the_draw_follows_what_is_in_the_bag() -> None:
    game = fill_bag(shop("florin-9", "florin-9"), "denar", "denar", "denar", "ducat")
    game.play("A", f"buy {TEN} for florin-9 florin-9")
    assert coins_of(game, "A") == ["denar", "denar", "denar", "ducat"]
    assert in_bag(game) == 0


def test_CHG_4_as_far_as_the_bag_reaches_and_no_claim_is_kept() -> None:
    game = fill_bag(shop("florin-9", "florin-9"), "denar")
    game.play("A", f"buy {TEN} for florin-9 florin-9")
    assert coins_of(game, "A") == ["denar"]
    game = fill_bag(shop("florin-9", "florin-9")).play("A", f"buy {TEN} for florin-9 florin-9")
    assert coins_of(game, "A") == []
    assert not game.events("change-given")
    fill_bag(game, "denar", "ducat").play("A", f"reserve {TEN}")
    assert coins_of(game, "A") == []


def test_CHG_5_open_money_of_value_1_in_its_currency() -> None:
    game = give_coins(shop("florin-8", tile=NINE), "A", "florin", "denar")
    for seat in "ABC":
        assert game.view(seat).modules["change"] == {"bag": [5, 6, 5, 6], "held": [[1, 0, 1, 0], [0] * 4, [0] * 4]}
    assert ways(game) == ["coin-florin florin-8"]
    assert game.refused("A", f"buy {NINE} for coin-denar florin-8") == "B-60"
    assert game.refused("A", f"buy {NINE} for coin-florin coin-florin florin-8") == "B-60"  # he has but one
    assert ways(give_coins(shop(tile="pavilion-2"), "A", "florin", "florin")) == ["coin-florin coin-florin"]


def test_CHG_6_paid_coins_go_into_the_bag_before_change_is_drawn() -> None:
    game = fill_bag(give_coins(shop("florin-9", "florin-2"), "A", "florin"))
    game.play("A", f"buy {TEN} for coin-florin florin-9 florin-2")  # 2 too much, and only his own coin in the bag
    assert coins_of(game, "A") == ["florin"]
    assert in_bag(game) == 0
    assert sum(game.state.discard) == 2  # a coin is no card


def test_CHG_7_needless_cards_may_be_laid_for_change() -> None:
    game = shop("florin-9", "florin-1", "florin-6", "denar-5")
    assert ways(game) == ["florin-9 florin-6", "florin-9 florin-6 florin-1", "florin-9 florin-1"]
    game.play("A", f"buy {TEN} for florin-9 florin-6 florin-1")
    assert len(coins_of(game, "A")) == 3
    game = shop("florin-9", "florin-1", "florin-6", "denar-5")
    assert game.refused("A", f"buy {TEN} for denar-5 florin-9 florin-1") == "B-60"


def test_CHG_7_any_selection_is_accepted_though_not_all_are_listed() -> None:
    game = shop("florin-9", "florin-9", "florin-9")
    assert ways(game) == ["florin-9 florin-9"]
    game.play("A", f"buy {TEN} for florin-9 florin-9 florin-9")
    assert len(coins_of(game, "A")) == 8


def test_CHG_7_also_when_it_brings_nothing() -> None:
    game = shop("florin-9", "florin-2", "florin-1").play("A", f"buy {TEN} for florin-9 florin-2")
    assert coins_of(game, "A") == []
    game = fill_bag(shop("florin-9", "florin-4", "florin-1"))
    assert ways(game) == ["florin-9 florin-4", "florin-9 florin-1"]  # with an empty bag no more is worth listing
    game.play("A", f"buy {TEN} for florin-9 florin-4 florin-1")
    assert game.held("A") == []


def test_CHG_8_change_for_camps() -> None:
    game = shop("florin-9", tile="camp-4-n", others=(Camps(),)).play("A", "buy camp-4-n for florin-9")
    assert len(coins_of(game, "A")) == 2


def test_CHG_8_CHG_X5_change_for_a_character() -> None:
    game = shop(others=(Characters(),)).hand("B", "denar-9").pile("hakim-wahid", *["ducat-1"] * 5).bag(*["garden-11"])
    game.market("garden-12", "tower-13", "tower-12", "tower-7").play("A", "take ducat-9")
    game.play("B", "bid 6").play("C", "pass").play("A", "pass").play("B", "pay-bid 6 with denar-9")
    assert len(coins_of(game, "B")) == 1


def test_CHG_8_ordinary_coins_for_diamonds() -> None:
    game = shop("diamond-9", "diamond-8", others=(Diamonds(),)).play("A", f"buy {TEN} for diamond-9 diamond-8")
    assert len(coins_of(game, "A")) == 3
    assert set(coins_of(game, "A")) <= {"florin", "dirham", "denar", "ducat"}


def test_CHG_9_change_for_sultan_cards_which_coins_may_pay() -> None:
    game = shop("florin-9", others=(PowerOfTheSultan(),))
    sultan_cards(game.state).lying.append((game.state.table.cards.find("sultan-florin"), 4))
    game.turn("A").play("A", "buy-sultan sultan-florin garden for florin-9", "stop")  # no die
    assert len(coins_of(game, "A")) == 1
    game = give_coins(shop("florin-6", others=(PowerOfTheSultan(),)), "A", "florin")
    sultan_cards(game.state).lying.append((game.state.table.cards.find("sultan-florin"), 4))
    game.turn("A").play("A", "buy-sultan sultan-florin garden for coin-florin florin-6", "stop")
    assert coins_of(game, "A") == []


def test_CHG_9_change_for_caravanserai_cards() -> None:
    game = shop("florin-6", others=(Caravanserai(),)).alhambra("A", *KINDS)
    game.play("A", "buy-caravanserai for florin-6", "choose caravanserai-denar-1")  # six types: price 2
    assert len(coins_of(game, "A")) == 2


def test_CHG_9_CHG_X6_no_change_for_chests_which_coins_may_pay() -> None:
    game = give_coins(shop("florin-9", others=(TreasureChamber(),)), "A", "denar").alhambra("A", "1,0 garden-11")
    game.play("A", "chests 1")
    assert game.offered("A") == ["pay-chests 1 with florin-9"]  # 9 is enough, and more brings nothing
    game.play("A", "pay-chests 1 with coin-denar florin-9")
    assert coins_of(game, "A") == []
    assert in_bag(game) == 24


def test_CHG_10_two_currencies_are_counted_as_one_sum() -> None:
    game = shop("florin-6", "ducat-5", "bureau-florin-ducat", others=(Bureaux(),), tile=NINE)
    game.play("A", f"buy {NINE} for bureau-florin-ducat ducat-5 florin-6")
    assert len(coins_of(game, "A")) == 1
    game = give_coins(shop("florin-8", "bureau-florin-ducat", others=(Bureaux(),), tile=NINE), "A", "ducat")
    assert ways(game) == ["coin-ducat bureau-florin-ducat florin-8"]  # coins may be a part of it
    game.play("A", f"buy {NINE} for {ways(game)[0]}")
    assert (coins_of(game, "A"), game.question()) == ([], "choose-action")


def test_CHG_11_exact_payment_and_abdul_karim_give_none() -> None:
    game = shop("florin-9", "florin-1").play("A", f"buy {TEN} for florin-9 florin-1")
    assert (coins_of(game, "A"), game.question()) == ([], "choose-action")
    game = own(shop(others=(Characters(),)), "A", "abdul-karim").play("A", f"abdul-karim {TEN}")
    assert (coins_of(game, "A"), game.question()) == ([], "choose-action")


@pytest.mark.parametrize("seats", SEATS)
def test_CHG_12_coins_are_no_cards(seats: int) -> None:
    state = new_game(Setup(seats, 3), [Change()])
    names = state.table.cards.names
    held = [names[card] for player in state.players for card, number in enumerate(player.hand) if number]
    assert not [name for name in [*held, *state.table.card_names(tuple(state.pile))] if name.startswith("coin")]
    assert state.turn == new_game(Setup(seats, 3)).turn


def test_CHG_12_not_counted_for_yammerad_nor_given_by_machma() -> None:
    game = own(shop(others=(Characters(),)), "B", "yammerad", "machma-klain").hand("B", "denar-9", "denar-8")
    game.market("garden-12", "tower-13", "tower-12", "tower-7")
    give_coins(game, "B", "florin", "florin", "denar").play("A", "take ducat-9")
    assert "yammerad" in game.offered("B")
    assert not [text for text in game.offered("B") if "coin" in text]


def test_CHG_13_coins_count_when_leftover_tiles_are_handed_out() -> None:
    game = shop(seats="ABC").bag().hand("B", "florin-2").hand("C", "florin-2").market(TEN)
    give_coins(game, "C", "florin").play("A", "take ducat-9")
    assert game.facts("tile-left-over")[0]["money"] == [0, 2, 3]
    assert game.asked() == "C"


def test_CHG_14_two_players_have_as_many() -> None:
    assert coins(scenario("AB", [Change()]).state).bag == [6, 6, 6, 6]


def test_CHG_8_diamonds_do_not_mix_with_coins() -> None:
    game = give_coins(shop("diamond-9", others=(Diamonds(),)), "A", "florin")
    assert ways(game) == []
    assert game.refused("A", f"buy {TEN} for coin-florin diamond-9") == "B-60"


def test_CHG_5_the_vizier_must_be_exact_and_coins_may_help() -> None:
    game = give_coins(shop(tile="seraglio-6", others=(Vizier(),)), "C", "florin").hand("C", "florin-5", "florin-7")
    game.market("seraglio-6", "tower-13", "tower-12", "garden-12").play("A", "take ducat-9")
    assert game.offered("C") == ["stop", "vizier seraglio-6 for coin-florin florin-5"]
    assert game.refused("C", "vizier seraglio-6 for florin-7") == "VIZ-3"
    game.play("C", "vizier seraglio-6 for coin-florin florin-5")
    assert coins_of(game, "C") == []
    assert in_bag(game) == 24


def test_CHG_8_coins_may_be_bid() -> None:
    game = give_coins(shop(others=(Characters(),)), "B", "denar", "denar").hand("B", "denar-2")
    game.market("garden-12", "tower-13", "tower-12", "tower-7").pile("hakim-wahid", *["ducat-1"] * 5)
    game.play("A", "take ducat-9")
    assert game.offered("B") == ["pass", "bid 1", "bid 2", "bid 3", "bid 4"]
    game.play("B", "bid 4").play("C", "pass").play("A", "pass")
    game.play("B", "pay-bid 4 with coin-denar coin-denar denar-2")
    assert coins_of(game, "B") == []


def test_CHG_2_master_builders_and_caravanserai_count_at_their_value() -> None:
    game = shop("florin-9", "builder-florin", others=(MasterBuilders(),))
    game.play("A", f"buy {TEN} for builder-florin florin-9")
    assert len(coins_of(game, "A")) == 1
    game = shop("florin-9", others=(Caravanserai(),))
    part = caravans(game.state)
    at = [caravan.main for caravan in part.caravans].index(0)
    part.free.remove(at)
    part.markers.append(Marker(at, 0, 3, False))
    game.turn("A")
    card = game.state.table.cards.names[part.caravans[at].kind]
    game.play("A", f"buy {TEN} for {card} florin-9")  # 12 for 10
    assert len(coins_of(game, "A")) == 1


def test_CHG_X1_the_printed_example() -> None:
    game = shop("denar-9", "denar-8").market("-", "-", TEN, "-").play("A", f"buy {TEN} for denar-9 denar-8")
    assert len(coins_of(game, "A")) == 3


def test_CHG_X2_one_too_much_brings_nothing() -> None:
    game = shop("florin-9", "florin-2").play("A", f"buy {TEN} for florin-9 florin-2")
    assert coins_of(game, "A") == []


def test_CHG_X3_the_bag_is_nearly_empty() -> None:
    game = fill_bag(shop("florin-9", "florin-9"), "denar", "denar").play("A", f"buy {TEN} for florin-9 florin-9")
    assert coins_of(game, "A") == ["denar", "denar"]
    assert in_bag(game) == 0


def test_CHG_X4_exact_with_a_coin() -> None:
    game = give_coins(shop("florin-8", tile=NINE), "A", "florin")
    game.play("A", f"buy {NINE} for coin-florin florin-8")
    assert (coins_of(game, "A"), in_bag(game), game.question()) == ([], 24, "choose-action")


def test_CHG_6_no_coin_is_ever_lost() -> None:
    game = shop("florin-9", "florin-9").play("A", f"buy {TEN} for florin-9 florin-9")
    part = coins(game.state)
    assert Counter(part.cards()) == dict.fromkeys(part.kinds, 6)


def test_CHG_6_change_that_waits_for_a_question_is_part_of_the_position() -> None:
    """After a sultan card is bought its die is asked for first; two such positions can be told apart."""
    marks = []
    for paid in ("florin-8", "florin-9"):
        game = shop("florin-8", "florin-9", others=(PowerOfTheSultan(),))
        sultan_cards(game.state).lying.append((game.state.table.cards.find("sultan-florin"), 4))
        game.turn("A").play("A", f"buy-sultan sultan-florin garden for {paid}")
        marks.append(fingerprint(game.state))
        assert fingerprint(game.state.clone()) == marks[-1]
    assert marks[0] != marks[1]
