"""The bureaux de change (section 2 of expansion 1)."""

from __future__ import annotations

from collections import Counter
from typing import final

import pytest

from alhambra.core.engine import new_game
from alhambra.core.module import Module
from alhambra.core.payment import Loose, open_till, ways
from alhambra.core.pieces import EMPTY, NO_CURRENCY
from alhambra.core.rng import fast
from alhambra.core.setup import Setup
from alhambra.core.state import State
from alhambra.rulebooks.bureaux.module import Bureaux
from alhambra.rulebooks.diamonds.module import Diamonds
from alhambra.rulebooks.gates.module import CityGates
from alhambra.rulebooks.gates.part import gate_cards
from alhambra.testing.invariants import pieces
from alhambra.testing.scenario import Scenario, scenario
from tests.properties.games import Deal, decisions
from tests.rules.deals import draw_pile
from tests.rules.module_games import keeps_its_record, plays_soundly, tells_nothing_hidden
from tests.rules.printed import CURRENCIES, MONEY
from tests.rules.stalls import PAIRS, Cards, agrees, discarded, listed, same_when_asked_anew, stall

BUREAUX = [f"bureau-{one}-{other}" for one, other in PAIRS]
SEATS = range(2, 7)
HAND = ("denar-7", "denar-2", "florin-9", "bureau-florin-denar")  # of EXC-EX-1


def bureaux(tile: str, field: int, hand: Cards) -> Scenario:
    return stall([Bureaux()], tile, field, hand)


def test_EXC_1_six_cards_one_for_each_pair() -> None:
    for seats in SEATS:
        state = new_game(Setup(seats, seats), [Bureaux()])
        names = Counter({state.table.cards.names[kind]: n for kind, n in pieces(state).cards.items()})
        assert {name: n for name, n in names.items() if name.startswith("bureau")} == dict.fromkeys(BUREAUX, 1)


def test_EXC_2_two_at_random_into_piles_two_three_and_four() -> None:
    places: Counter[tuple[str, int]] = Counter()
    for seats in SEATS:
        for seed in range(20):
            state = new_game(Setup(seats, seed), [Bureaux()])
            pile = draw_pile(state)
            money = len(pile) - 2 - len(BUREAUX)
            sizes = [money // 5 + (at < money % 5) + more for at, more in enumerate((0, 3, 2, 3, 0))]
            for at, size in enumerate(sizes):
                cards, pile = pile[:size], pile[size:]
                found = [card for card in cards if card.startswith("bureau")]
                assert len(found) == (2 if at in (1, 2, 3) else 0)
                places.update((card, at) for card in found)
            assert not any(card.startswith("bureau") for card in state.table.card_names(state.display))
    assert len(places) == len(BUREAUX) * 3  # every bureau comes into every one of the piles


def test_EXC_3_lies_in_the_display_like_money() -> None:
    game = scenario("ABC", [Bureaux()]).display("florin-1", "florin-2", *BUREAUX[:2])
    game.pile(BUREAUX[2], BUREAUX[3], "denar-9").play("A", "take florin-2 florin-1")
    assert sorted(game.on_display()) == sorted(BUREAUX[:4])  # the display may consist of bureaux only
    assert game.offered("B", "take") == [f"take {card}" for card in reversed(BUREAUX[:4])]


def test_EXC_4_taken_alone() -> None:
    game = scenario("ABC", [Bureaux()]).display(BUREAUX[0], BUREAUX[1], "florin-1", "denar-2")
    assert game.offered("A", "take") == [
        f"take {BUREAUX[1]}",
        f"take {BUREAUX[0]}",
        "take denar-2",
        "take florin-1",
        "take denar-2 florin-1",
    ]
    for more in (BUREAUX[1], "florin-1", "denar-2 florin-1"):
        assert game.refused("A", f"take {BUREAUX[0]} {more}") == "B-50"
    game.play("A", f"take {BUREAUX[0]}")
    assert game.held("A") == [BUREAUX[0]]
    assert game.asked() == "B"


def test_EXC_5_any_number_in_hand() -> None:
    game = scenario("ABC", [Bureaux()]).hand("A", *BUREAUX[:5]).display(BUREAUX[5], *["florin-9"] * 3)
    assert game.play("A", f"take {BUREAUX[5]}").held("A") == BUREAUX


@pytest.mark.parametrize("seed", range(6))
def test_EXC_6_any_mix_of_the_two_currencies(seed: int) -> None:
    """All sets of cards: allowed as the page says; listed if no card can be left out."""
    assert agrees(lambda: [Bureaux()], MONEY + BUREAUX * 5, seed) > 12


def test_EXC_6_also_entirely_with_the_other_one() -> None:
    game = bureaux("garden-11", 2, ("florin-9", "florin-2", "denar-4", "bureau-florin-denar"))
    assert listed(game, "garden-11") == [
        ("bureau-florin-denar", "denar-4", "florin-9"),
        ("bureau-florin-denar", "florin-2", "florin-9"),
    ]
    assert game.refused("A", "buy garden-11 for florin-9 florin-2") == "B-60"
    assert game.refused("A", "buy garden-11 for bureau-florin-denar florin-9") == "B-60"


def test_EXC_7_exact_or_overpaid() -> None:
    exact = bureaux("garden-11", 2, HAND).play("A", "buy garden-11 for florin-9 denar-2 bureau-florin-denar")
    assert exact.facts("tile-bought")[0]["exact"]
    assert exact.question() == "choose-action"  # B-42
    assert exact.facts("paid")[0]["total"] == 11
    more = bureaux("garden-11", 2, HAND).play("A", "buy garden-11 for florin-9 denar-7 bureau-florin-denar")
    assert more.question() == "place-tiles"
    assert more.held("A") == ["denar-2"]  # no change


def test_EXC_8_one_purchase_then_the_discard() -> None:
    game = bureaux("garden-11", 2, HAND).discard()
    game.play("A", "buy garden-11 for florin-9 denar-2 bureau-florin-denar")
    assert discarded(game) == ["florin-9", "denar-2", "bureau-florin-denar"]
    assert game.held("A") == ["denar-7"]


def test_EXC_8_comes_back_when_the_discard_is_shuffled() -> None:
    game = scenario("ABC", [Bureaux()]).display(*["ducat-9"] * 4).pile().discard(*BUREAUX)
    assert game.play("A", "take ducat-9").facts("pile-shuffled") == [{"cards": 6}]
    assert len([card for card in game.on_display() if card in BUREAUX]) == 1


def test_EXC_9_at_most_one_in_a_payment() -> None:
    hand = ("florin-4", "denar-4", "ducat-4", "bureau-florin-denar", "bureau-denar-ducat")
    game = bureaux("tower-12", 2, hand)
    assert listed(game, "tower-12") == []
    assert game.refused("A", f"buy tower-12 for {' '.join(hand)}") == "B-60"
    game = bureaux("tower-8", 2, hand)
    assert ("bureau-florin-denar", "denar-4", "florin-4") in listed(game, "tower-8")
    assert game.refused("A", "buy tower-8 for florin-4 denar-4 bureau-florin-denar bureau-denar-ducat") == "B-60"


def test_EXC_10_needless_bureau_is_not_listed_but_accepted() -> None:
    game = bureaux("pavilion-7", 2, HAND)
    assert listed(game, "pavilion-7") == [("bureau-florin-denar", "florin-9"), ("denar-7",)]
    game.discard().play("A", "buy pavilion-7 for denar-7 bureau-florin-denar")
    assert discarded(game) == ["denar-7", "bureau-florin-denar"]
    assert game.question() == "choose-action"  # exact all the same


def test_EXC_11_no_use_when_the_last_tiles_are_distributed() -> None:
    game = scenario("ABC", [Bureaux()]).market("-", "-", "tower-12", "-").bag().display(*["ducat-1"] * 4)
    game.hand("A", "denar-1").hand("B", "florin-9", "bureau-florin-denar").hand("C", *BUREAUX[2:])
    game.play("A", "take ducat-1")
    assert game.facts("tile-left-over") == [{"seat": 0, "tile": "tower-12", "field": 3, "money": [1, 0, 0]}]


def test_EXC_12_two_players_use_all_six_beside_the_72() -> None:
    state = new_game(Setup(2, 5), [Bureaux()])
    assert pieces(state).cards.total() == 72 + 6 + 2
    assert len([card for card in draw_pile(state) if card in BUREAUX]) == 6


@pytest.mark.parametrize("seed", range(6))
def test_EXC_13_never_together_with_diamonds(seed: int) -> None:
    gems = [f"diamond-{value}" for value in range(3, 10)]
    assert agrees(lambda: [Bureaux(), Diamonds()], MONEY + gems * 4 + BUREAUX * 5, seed) > 12


def test_EXC_13_a_bureau_brings_no_diamonds_in() -> None:
    hand = ("denar-7", "diamond-4", "bureau-florin-denar")
    game = stall([Bureaux(), Diamonds()], "garden-11", 2, hand)
    assert listed(game, "garden-11") == []
    assert game.refused("A", f"buy garden-11 for {' '.join(hand)}") == "B-60"
    assert game.refused("A", "buy garden-11 for denar-7 diamond-4") == "B-60"


@pytest.mark.parametrize("currency", range(4))
def test_EXC_14_pays_with_what_is_bid_in_one_of_its_currencies(currency: int) -> None:
    """Whatever is sold for a price in one currency of the four: a bureau joins the two it shows."""
    game = scenario("ABC", [Bureaux()]).hand("A", *[f"{name}-5" for name in CURRENCIES], *BUREAUX)
    till = open_till(game.state, "character", EMPTY, currency, 10)
    found = [set(game.state.table.card_names(payment)) for payment in ways(game.state, 0, till)]
    pairs = [pair for pair in PAIRS if CURRENCIES[currency] in pair]
    expected = [{f"{one}-5", f"{other}-5", f"bureau-{one}-{other}"} for one, other in pairs]
    assert sorted(map(sorted, found)) == sorted(map(sorted, expected))


def test_EXC_15_is_no_money_card() -> None:
    game = scenario("ABC", [Bureaux()]).hand("A", *BUREAUX)
    cards = game.state.table.cards
    kinds = [cards.find(name) for name in BUREAUX]
    assert {cards.currencies[kind] for kind in kinds} == {NO_CURRENCY}
    assert not any(entry >> 8 & 255 in kinds for purse in cards.money for entry in purse)
    game.market("pavilion-2", "pavilion-3", "pavilion-4", "pavilion-5")
    assert game.offered("A", "buy") == []


def test_EXC_16_a_single_choice_as_everything_taken_instead_of_money() -> None:
    """Taking a bureau is the whole action: nothing else of the display comes along, and the turn is over."""
    game = scenario("ABC", [Bureaux()]).display(BUREAUX[0], *["florin-1"] * 3).play("A", f"take {BUREAUX[0]}")
    assert game.facts("money-taken") == [{"seat": 0, "cards": [BUREAUX[0]]}]
    assert game.asked() == "B"


def test_EXC_16_money_a_bureau_or_a_gate_card() -> None:
    game = scenario("ABC", [Bureaux(), CityGates()]).display(BUREAUX[0], *["florin-1"] * 3).pile(*["ducat-9"] * 4)
    gate_cards(game.state).lies_open = True
    assert game.offered("A", "take-gate") == ["take-gate"]
    other = Scenario(game.state.clone())
    assert game.play("A", "take-gate").asked() == "B"
    assert BUREAUX[0] in game.on_display()
    assert other.play("A", f"take {BUREAUX[0]}").asked() == "B"
    assert gate_cards(other.state).lies_open


@final
class Coins(Module):
    """A coin of value 2 for everybody, in a currency of its own choice."""

    def __init__(self, currency: str) -> None:
        super().__init__()
        self.currency = CURRENCIES.index(currency)

    def key(self) -> str:
        return "coins"

    def brings(self, state: State, seat: int, loose: Loose) -> None:
        loose.bring(self.currency, 2, state.table.cards.find("scoring-A"))  # any kind of card that is no money


def test_EXC_17_money_that_is_no_card_may_be_part_of_the_mix() -> None:
    hand = ("florin-9", "bureau-florin-denar")
    for currency in CURRENCIES:
        game = stall([Bureaux(), Coins(currency)], "garden-11", 2, hand)
        fits = currency in ("florin", "denar")
        assert listed(game, "garden-11") == ([("bureau-florin-denar", "florin-9", "scoring-A")] if fits else [])


def test_EXC_EX_1_either_purchase_not_both() -> None:
    def market() -> Scenario:
        game = scenario("ABC", [Bureaux()]).market("pavilion-7", "-", "garden-11", "-").hand("A", *HAND)
        return game.discard()

    garden = market().play("A", "buy garden-11 for florin-9 denar-2 bureau-florin-denar")
    assert garden.question() == "choose-action"
    assert "bureau-florin-denar" in discarded(garden)
    assert garden.refused("A", "buy pavilion-7 for denar-7") == "B-60"
    pavilion = market().play("A", "buy pavilion-7 for denar-7 bureau-florin-denar")
    assert pavilion.question() == "choose-action"
    assert "bureau-florin-denar" in discarded(pavilion)
    assert pavilion.refused("A", "buy garden-11 for florin-9 denar-2") == "B-60"


def test_EXC_EX_2_useless_on_another_field() -> None:
    game = bureaux("pavilion-2", 3, HAND)
    assert listed(game, "pavilion-2") == []
    assert game.refused("A", "buy pavilion-2 for denar-2 bureau-florin-denar") == "B-60"


def test_EXC_EX_3_bureau_alone() -> None:
    game = scenario("ABC", [Bureaux()]).display(BUREAUX[0], "florin-2", "florin-3", "denar-9")
    assert sorted(game.offered("A", "take")) == [
        f"take {BUREAUX[0]}",
        "take denar-9",
        "take florin-2",
        "take florin-3",
        "take florin-3 florin-2",
    ]
    assert game.refused("A", f"take {BUREAUX[0]} florin-2") == "B-50"


def test_EXC_EX_4_bureaux_fill_places_of_the_display() -> None:
    game = scenario("ABC", [Bureaux()]).display(*BUREAUX[:3], "florin-9").pile("denar-1", "denar-2")
    game.play("A", "take florin-9")
    assert sorted(game.on_display()) == sorted([*BUREAUX[:3], "denar-1"])
    assert game.facts("card-turned-up") == [{"card": "denar-1"}]


def test_EXC_1_names_are_read_and_written() -> None:
    game = bureaux("garden-11", 2, HAND)
    assert "buy garden-11 for bureau-florin-denar florin-9 denar-2" not in game.offered("A")
    assert "buy garden-11 for bureau-florin-denar denar-2 florin-9" in game.offered("A")


@pytest.mark.parametrize("seats", SEATS)
def test_EXC_3_whole_games(seats: int) -> None:
    plays_soundly(seats, 100 + seats, "bureaux")


@pytest.mark.parametrize("seats", [2, 5])
def test_EXC_8_records_and_clones(seats: int) -> None:
    assert keeps_its_record(seats, seats, "bureaux") > 5


def test_EXC_5_hands_stay_hidden() -> None:
    tells_nothing_hidden(3, 7, "bureaux")
    tells_nothing_hidden(3, 7, "bureaux", "diamonds")


@pytest.mark.parametrize("seats", [2, 4])
def test_EXC_13_kept_purchases_are_those_of_now(seats: int) -> None:
    """What was found out about paying is kept in mind, also by clones: it is never out of date."""
    deal = Deal(seats, seats, choices=3, modules=("bureaux", "diamonds"))
    state = deal.start()
    rng = fast(1)
    for _ in decisions(state, deal.chooser()):
        branch = state.clone()
        for _, _ in zip(range(3), decisions(branch, rng), strict=False):
            assert same_when_asked_anew(branch)
        assert same_when_asked_anew(state)
