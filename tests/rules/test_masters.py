"""Section 2 of expansion 4: the master builders."""

from __future__ import annotations

from collections import Counter

import pytest

from alhambra import data
from alhambra.core.dealing import Deal
from alhambra.core.engine import new_game
from alhambra.core.module import Module
from alhambra.core.setup import Setup
from alhambra.core.state import State
from alhambra.rulebooks.bureaux.module import Bureaux
from alhambra.rulebooks.change.module import Change
from alhambra.rulebooks.characters.module import Characters
from alhambra.rulebooks.diamonds.module import Diamonds
from alhambra.rulebooks.gates.module import CityGates
from alhambra.rulebooks.gates.part import gate_cards
from alhambra.rulebooks.masters.module import MasterBuilders
from alhambra.rulebooks.order import ORDER
from alhambra.rulebooks.sultan.module import PowerOfTheSultan
from alhambra.rulebooks.sultan.part import sultan_cards
from alhambra.rulebooks.thieves.module import Thieves
from alhambra.rulebooks.trader.module import StreetTrader
from alhambra.rulebooks.treasure.module import TreasureChamber
from alhambra.rulebooks.treasure.part import chests
from alhambra.rulebooks.vizier.module import Vizier
from alhambra.rulebooks.walls.module import CityWalls
from alhambra.testing.scenario import Scenario, scenario
from tests.rules.characters import begin_turn_of_b, own
from tests.rules.deals import SEATS, dealt
from tests.rules.purses import coins_of
from tests.rules.robbers import let_hold
from tests.rules.stalls import discarded

MONEY = ("florin-1", "dirham-2", "denar-9", "ducat-9")
IN_PILES = {2: 6, 3: 6, 4: 6, 5: 6, 6: 4}  # MAS-2: piles 3 and 5 together
PILE_5 = {2: 3, 3: 3, 4: 3, 5: 3, 6: 1}
PLACES = [factory().key() for factory in ORDER]
BOTH = ("builder-florin", "builder-denar")


class Inserts(Module):
    """Notes how many master builders have been dealt and put into the piles."""

    def key(self) -> str:
        return "inserts"

    def set_up(self, deal: Deal) -> None:
        names = deal.cards.names
        self.piles = [sum(names[card].startswith("builder") for card in pile) for pile in deal.inserts]
        self.dealt = [sum(names[card].startswith("builder") for card in gift) for gift in deal.gifts]


def table(*hand: str, others: tuple[Module, ...] = (), seats: str = "ABC") -> Scenario:
    """A stands with one tile built and one in reserve, and holds these cards."""
    modules = sorted([*others, MasterBuilders()], key=lambda module: PLACES.index(module.key()))
    game = scenario(seats, modules).display(*MONEY).pile(*["ducat-1"] * 9).hand("A", *hand)
    return game.alhambra("A", "1,0 pavilion-8").reserve("A", "seraglio-9").turn("A")


def builders(state: State, cards: list[int]) -> int:
    return sum(state.table.cards.names[card].startswith("builder") for card in cards)


def in_hands(state: State) -> list[int]:
    names = state.table.cards.names
    return [
        sum(int(number) for card, number in enumerate(player.hand) if names[card].startswith("builder"))
        for player in state.players
    ]


def test_MAS_1_four_cards_worth_3_of_each_currency() -> None:
    printed = data.load("master_builders")
    assert (printed["count"], printed["value"]) == (16, 3)
    assert Counter(row["currency"] for row in printed["cards"]) == dict.fromkeys(
        ("florin", "dirham", "denar", "ducat"), 4
    )
    cards = scenario("ABC", [MasterBuilders()]).state.table.cards
    for name in ("florin", "dirham", "denar", "ducat"):
        kind = cards.find(f"builder-{name}")
        assert cards.values[kind] == 3
        assert cards.currencies[kind] == cards.currencies[cards.find(f"{name}-1")]


@pytest.mark.parametrize("seats", SEATS)
def test_MAS_2_MAS_10_two_for_everybody_and_the_rest_in_piles_3_and_5(seats: int) -> None:
    inserts = Inserts()
    state = new_game(Setup(seats, 3), [MasterBuilders(), inserts])
    assert inserts.dealt == in_hands(state) == [2] * seats
    assert inserts.piles == [0, 0, 3, 0, PILE_5[seats]]
    assert builders(state, list(state.pile)) == IN_PILES[seats]
    assert builders(state, list(state.display)) == 0  # DECK-2
    kinds = Counter(state.table.cards.names[card] for card in state.pile)
    assert all(number <= 4 for name, number in kinds.items() if name.startswith("builder"))


@pytest.mark.parametrize("seats", SEATS)
def test_MAS_2_they_come_on_top_of_the_start_money(seats: int) -> None:
    state = new_game(Setup(seats, 3), [MasterBuilders()])
    for seat, cards in enumerate(dealt(state)):
        assert not [card for card in cards if card.startswith("builder")]
        assert sum(int(card.split("-")[1]) for card in cards) >= 20
        assert sum(int(number) for number in state.players[seat].hand) == len(cards) + 2


def test_MAS_2_they_are_dealt_face_down() -> None:
    """Different builders for B: neither A nor a spectator sees a difference."""
    game = scenario("ABC", [MasterBuilders()]).hand("B", "builder-florin", "builder-florin")
    seen = game.view("A").encode()
    game.hand("B", "builder-ducat", "builder-denar")
    assert game.view("A").encode() == seen
    assert "builder" not in str(game.facts("money-dealt"))


def test_MAS_3_they_do_not_count_for_the_start_player() -> None:
    for seed in range(12):
        state = new_game(Setup(4, seed), [MasterBuilders()])
        hands = dealt(state)
        fewest = min(len(cards) for cards in hands)
        assert len(hands[state.turn]) == fewest


def test_MAS_4_MAS_X2_taken_like_money_worth_3() -> None:
    game = scenario("ABC", [MasterBuilders()]).display("builder-florin", "dirham-2", "denar-1", "ducat-9").turn("A")
    assert "take builder-florin" in game.offered("A")
    assert game.refused("A", "take builder-florin dirham-2 denar-1") == "B-50"
    together = [text for text in game.offered("A", "take") if set(text.split()[1:]) == {"builder-florin", "dirham-2"}]
    assert len(together) == 1
    assert sorted(game.play("A", together[0]).held("A")) == ["builder-florin", "dirham-2"]


def test_MAS_4_MAS_6_MAS_X1_pays_exactly_and_leaves_the_game() -> None:
    game = table("builder-florin", "builder-florin", "florin-9").market("tower-12", "-", "-", "-").discard()
    (buy,) = [text for text in game.offered("A", "buy") if sorted(text.split()[3:]) == ["builder-florin", "florin-9"]]
    game.play("A", buy)
    assert game.question() == "choose-action"  # exact: a further action
    assert game.held("A") == ["builder-florin"]
    assert discarded(game) == ["florin-9"]


def test_MAS_X1_both_may_be_laid_down() -> None:
    game = table("builder-florin", "builder-florin", "florin-9").market("tower-12", "-", "-", "-")
    game.play("A", "buy tower-12 for florin-9 builder-florin builder-florin")
    assert game.held("A") == []
    assert discarded(game) == ["florin-9"]
    assert game.question() == "place-tiles"  # 15 for 12


def test_MAS_4_they_are_money_of_their_currency_only() -> None:
    game = table("builder-dirham", "florin-9").market("tower-12", "-", "-", "-")
    assert game.offered("A", "buy") == []


def test_MAS_5_MAS_6_MAS_X3_one_extra_redesign_at_the_end_of_the_turn() -> None:
    game = table(*BOTH).discard().play("A", "take florin-1")
    assert (game.asked(), game.question()) == ("A", "ask-for-master")
    assert game.offered("A") == ["master builder-florin", "master builder-denar", "stop"]
    game.play("A", "master builder-florin")
    assert game.question() == "redesign-by-master"
    assert {text.split()[0] for text in game.offered("A")} == {"add", "remove", "swap"}
    assert game.refused("A", "master builder-denar") == "MAS-5"
    assert game.refused("A", "take dirham-2") == "CORE-2"
    game.play("A", "swap pavilion-8 seraglio-9")
    assert game.tiles("A") == {"0,0": "fountain", "1,0": "seraglio-9"}
    assert (game.asked(), game.question()) == ("B", "choose-action")
    assert sorted(game.held("A")) == ["builder-denar", "florin-1"]
    assert discarded(game) == []


@pytest.mark.parametrize("redesign", ["add seraglio-9 -1,0", "remove pavilion-8", "swap pavilion-8 seraglio-9"])
def test_MAS_5_any_of_the_three_redesigns(redesign: str) -> None:
    game = table("builder-florin").play("A", "take dirham-2", "master builder-florin")
    assert redesign in game.offered("A")
    assert game.play("A", redesign).asked() == "B"


def test_MAS_5_nobody_needs_to() -> None:
    game = table("builder-florin").play("A", "take dirham-2", "stop")
    assert (game.asked(), game.question()) == ("B", "choose-action")
    assert "builder-florin" in game.held("A")


def test_MAS_5_only_the_owner_at_the_end_of_his_own_turn() -> None:
    game = table("builder-florin")
    assert game.refused("A", "master builder-florin") == "MAS-5"
    game.play("A", "take dirham-2")
    assert game.refused("A", "master builder-ducat") == "MAS-5"
    assert game.refused("B", "master builder-florin") == "CORE-1"
    other = table().hand("B", "builder-florin").play("A", "take dirham-2")
    assert (other.asked(), other.question()) == ("B", "choose-action")


def test_MAS_5_not_asked_when_nothing_can_be_redesigned() -> None:
    game = table("builder-florin").alhambra("A").reserve("A").play("A", "take dirham-2")
    assert (game.asked(), game.question()) == ("B", "choose-action")


def test_MAS_5_after_the_waiting_tiles_have_been_placed() -> None:
    game = table("builder-denar", "florin-9").market("garden-9", "-", "-", "-").alhambra("A").reserve("A")
    game.play("A", "buy garden-9 for florin-9", "stop")
    assert game.question() == "place-tiles"
    assert game.refused("A", "master builder-denar") == "MAS-5"
    game.play("A", "build garden-9 0,1")
    assert game.question() == "ask-for-master"
    game.play("A", "master builder-denar")
    assert game.offered("A") == ["remove garden-9"]


def test_MAS_5_a_card_just_taken_may_be_spent() -> None:
    game = table().display("builder-florin", "dirham-2", "denar-9", "ducat-9").play("A", "take builder-florin")
    assert game.offered("A", "master") == ["master builder-florin"]


def test_MAS_7_after_a_redesign_action_too() -> None:
    game = table("builder-florin").play("A", "remove pavilion-8")
    assert game.question() == "ask-for-master"
    game.play("A", "master builder-florin", "add pavilion-8 0,1")
    assert game.tiles("A") == {"0,0": "fountain", "0,1": "pavilion-8"}


def test_MAS_7_not_after_a_purchase_by_the_vizier() -> None:
    game = table(others=(Vizier(),)).hand("B", "florin-9", "builder-denar").alhambra("B", "1,0 arcades-9")
    game.market("garden-9", "tower-12", "tower-13", "garden-11").play("A", "take dirham-2")
    assert (game.asked(), game.question()) == ("B", "window")
    game.play("B", "vizier garden-9 for florin-9", "build garden-9 0,1")
    assert game.question() != "ask-for-master"


def test_MAS_7_not_after_a_claim_for_a_sultan_card() -> None:
    game = table(others=(PowerOfTheSultan(),)).hand("B", "builder-denar").alhambra("B", "1,0 arcades-9")
    game.market("-", "tower-12", "tower-13", "tower-7").bag("garden-9", "tower-8")
    sultan_cards(game.state).owned[1].append(4)
    game.play("A", "take dirham-2").play("B", "claim garden-9", "build garden-9 0,1")
    assert (game.asked(), game.question()) == ("B", "choose-action")


def test_MAS_8_a_gate_may_be_used() -> None:
    game = table("builder-florin", others=(CityGates(),)).alhambra("A", "1,0 pavilion-7").reserve("A", "seraglio-7")
    gate_cards(game.state).held[0] = 1
    game.play("A", "take dirham-2", "master builder-florin")
    (through,) = [text for text in game.offered("A", "add-through") if " 2,0" in text]
    assert game.play("A", through).tiles("A")["2,0"] == "seraglio-7"


def test_MAS_9_worth_3_when_leftover_tiles_are_handed_out_and_no_redesign_then() -> None:
    game = table("builder-florin").market("tower-12", "-", "-", "-").bag().hand("B", "florin-2").turn("A")
    game.play("A", "take denar-9", "stop")
    assert [fact["money"] for fact in game.facts("tile-left-over")] == [[3, 2, 0]]
    assert game.question() == "place-tiles"
    game.play("A", "reserve tower-12")
    assert game.asked() == ""  # the game is over: nobody was asked for a master builder


def test_MAS_11_ammar_and_a_master_builder_in_one_turn() -> None:
    game = own(table("builder-florin", others=(Characters(),)), "A", "ammar-el-schauf").play("A", "take dirham-2")
    asked = []
    while game.asked() == "A":
        asked.append(game.question())
        move = {"ask-for-master": "master builder-florin"}.get(game.question())
        game.play("A", move or ("remove pavilion-8" if "1,0" in game.tiles("A") else "add seraglio-9 -1,0"))
    assert sorted(asked) == ["ask-for-master", "redesign-by-master", "redesign-once-more"]
    assert game.tiles("A") == {"-1,0": "seraglio-9", "0,0": "fountain"}


def test_MAS_11_given_up_through_machma_it_leaves_the_game() -> None:
    game = own(table(others=(Characters(),)).hand("B", "builder-florin").discard(), "B", "machma-klain")
    begin_turn_of_b(game)
    assert game.offered("B", "machma-klain")
    game.play("B", "machma-klain builder-florin for dirham-2")
    assert game.held("B") == ["dirham-2"]
    assert discarded(game) == []


@pytest.mark.parametrize(("more", "helps"), [((), True), (("ducat-1",), False)])
def test_MAS_11_yammerad_counts_them(more: tuple[str, ...], helps: bool) -> None:
    game = own(table(others=(Characters(),)).hand("B", *BOTH, *more), "B", "yammerad")
    begin_turn_of_b(game)
    assert ("yammerad" in game.offered("B")) == helps


def test_MAS_11_faruks_limit_of_7() -> None:
    game = own(table(others=(Characters(),)), "A", "faruk-willhaben")
    game.display("builder-florin", "dirham-4", "denar-1", "ducat-9")
    takes = [set(text.split()[1:]) for text in game.offered("A", "take")]
    assert {"builder-florin", "dirham-4"} in takes
    assert {"builder-florin", "dirham-4", "denar-1"} not in takes


def test_MAS_4_THF_14_thieves_take_them() -> None:
    game = let_hold(table(others=(Thieves(),)), C="florin").display("builder-florin", "dirham-2", "denar-9", "ducat-9")
    game.play("A", "take dirham-2")
    assert "thief builder-florin" in game.offered("C")
    assert game.play("C", "thief builder-florin").held("C") == ["builder-florin"]


def test_MAS_4_with_a_bureau_of_its_currency_and_never_with_diamonds() -> None:
    game = table("builder-dirham", "florin-9", "bureau-florin-dirham", others=(Bureaux(),))
    (buy,) = game.market("tower-12", "-", "-", "-").offered("A", "buy")
    assert sorted(buy.split()[3:]) == ["builder-dirham", "bureau-florin-dirham", "florin-9"]
    game.play("A", buy)
    assert discarded(game) == ["florin-9", "bureau-florin-dirham"]
    stone = table("builder-florin", "diamond-9", others=(Diamonds(),)).market("tower-12", "-", "-", "-")
    assert stone.offered("A", "buy") == []


def test_MAS_4_counts_3_for_change() -> None:
    game = table("builder-florin", "florin-9", others=(Change(),)).market("garden-10-n", "-", "-", "-")
    (buy,) = [text for text in game.offered("A", "buy") if "builder-florin" in text]
    assert len(coins_of(game.play("A", buy), "A")) == 1  # 12 for 10


def test_MAS_4_MAS_5_it_pays_for_chests_and_redesigns_before_they_are_placed() -> None:
    """SEQ-4 before SEQ-5."""
    game = table("builder-florin", "builder-denar", "ducat-5", others=(TreasureChamber(),))
    chests(game.state).rooms[0][:] = [1, 1, 1, 1]  # for seraglios, of which A has one in the reserve only
    game.play("A", "chests 1", "pay-chests 1 with ducat-5 builder-florin")
    assert game.held("A") == ["builder-denar"]
    assert game.question() == "ask-for-master"
    assert not chests(game.state).laid[0]
    game.play("A", "master builder-denar", "add seraglio-9 -1,0")
    while game.question() != "choose-action":
        game.play(game.asked(), game.offered(game.asked())[0])
    assert chests(game.state).laid[0]


def test_MAS_5_before_the_trader_tile_is_laid_anew() -> None:
    """SEQ-4 before SEQ-6."""
    game = table("builder-florin", others=(StreetTrader(),)).play("A", "take dirham-2")
    assert game.question() == "ask-for-master"
    assert not game.events("trader-laid")


def test_MAS_5_no_wall_is_erected_by_a_master_builder() -> None:
    game = (
        table("builder-florin", others=(CityWalls(),)).pile("wall-n", "ducat-1", "ducat-2").play("A", "take dirham-2")
    )
    game.play("A", "stop").play("B", "take denar-9").play("C", "take ducat-9")
    assert game.offered("A", "erect")
    game.play("A", "take florin-1", "master builder-florin")
    assert {text.split()[0] for text in game.offered("A")} == {"add", "remove", "swap"}
