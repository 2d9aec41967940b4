"""Section 3 of expansion 5: the power of the sultan."""

from __future__ import annotations

from collections import Counter

import pytest

from alhambra import data
from alhambra.core.dealing import Deal
from alhambra.core.engine import new_game
from alhambra.core.module import Module, Ruling
from alhambra.core.pieces import TYPES
from alhambra.core.setup import SEAT_NAMES, Setup
from alhambra.core.table import awake
from alhambra.rulebooks.order import ORDER
from alhambra.rulebooks.sultan.module import PowerOfTheSultan
from alhambra.rulebooks.sultan.part import SultanCards, sultan_cards
from alhambra.testing.scenario import Scenario, scenario
from tests.rules.deals import SEATS
from tests.rules.stalls import discarded

MONEY = ("dirham-9", "dirham-8", "denar-9", "ducat-9")
FULL = ("tower-12", "tower-13", "tower-7")  # on fields 2 to 4
PLACES = [factory().key() for factory in ORDER]


class Inserts(Module):
    """Notes how many sultan cards have been put into the piles."""

    def key(self) -> str:
        return "inserts"

    def set_up(self, deal: Deal) -> None:
        names = deal.cards.names
        self.piles = [sum(names[card].startswith("sultan") for card in pile) for pile in deal.inserts]


def table(*others: Module, seats: str = "ABC", rulings: tuple[Ruling, ...] = ()) -> Scenario:
    """A is on turn; a market with one empty field, which is filled at the end of the turn."""
    modules = sorted([*others, PowerOfTheSultan()], key=lambda module: PLACES.index(module.key()))
    game = scenario(seats, awake(modules, list(rulings))).display(*MONEY).pile(*["ducat-1"] * 9)
    return game.market("-", *FULL).bag("garden-11", "tower-8", "tower-10", "garden-9").turn("A")


def part(game: Scenario) -> SultanCards:
    return sultan_cards(game.state)


def lay_out(game: Scenario, card: str = "sultan-florin", kind: str = "garden") -> Scenario:
    """An open card with this mark beside the market."""
    part(game).lying.append((game.state.table.cards.find(card), TYPES.index(kind)))
    part(game).lying.sort()
    game.state.offered = None
    return game


def let_own(game: Scenario, **kinds: str) -> Scenario:
    """Cards with these marks before seats, as in B="garden tower"."""
    for seat, names in kinds.items():
        part(game).owned[SEAT_NAMES.index(seat)][:] = sorted(TYPES.index(name) for name in names.split())
    return game


def owned(game: Scenario, seat: str) -> list[str]:
    return [TYPES[kind] for kind in part(game).owned[SEAT_NAMES.index(seat)]]


def shop(*hand: str, others: tuple[Module, ...] = (), seats: str = "ABC") -> Scenario:
    """A florin card marked garden for A, who holds these cards."""
    return lay_out(table(*others, seats=seats)).hand("A", *hand)


def test_SUL_1_two_cards_of_each_currency() -> None:
    printed = data.load("sultan_cards")
    assert Counter(row["currency"] for row in printed["cards"]) == dict.fromkeys(
        ("florin", "dirham", "denar", "ducat"), 2
    )
    assert printed["die_faces"] == list(TYPES)
    pile = new_game(Setup(3, 1), [PowerOfTheSultan()])
    kinds = Counter(pile.table.cards.names[card] for card in pile.pile)
    assert [kinds[f"sultan-{name}"] for name in ("florin", "dirham", "denar", "ducat")] == [2, 2, 2, 2]


def test_SUL_2_opposite_faces_add_up_to_7() -> None:
    across = data.load("sultan_cards")["die_opposite"]
    assert all(TYPES.index(one) + TYPES.index(other) == 5 for one, other in across.items())
    assert across["arcades"] == "chambers"


@pytest.mark.parametrize("seats", SEATS)
def test_SUL_3_three_two_and_three_in_the_first_piles(seats: int) -> None:
    inserts = Inserts()
    state = new_game(Setup(seats, 2), [PowerOfTheSultan(), inserts])
    assert inserts.piles == [3, 2, 3, 0, 0]
    assert not [card for card in state.display if state.table.cards.names[card].startswith("sultan")]


def test_SUL_4_laid_beside_the_market_and_rolled_at_once() -> None:
    game = table().pile("sultan-florin", "sultan-florin", "sultan-ducat", "ducat-1", "ducat-2")
    game.play("A", "take dirham-9")
    laid = game.facts("sultan-laid-out")
    assert [fact["card"] for fact in laid] == ["sultan-florin", "sultan-florin", "sultan-ducat"]
    assert all(fact["type"] in TYPES for fact in laid)
    assert len(part(game).lying) == 3
    assert sorted(game.on_display()) == sorted([*MONEY[1:], "ducat-1"])  # drawing goes on


def test_SUL_4_the_die_shows_every_kind() -> None:
    seen = set()
    for seed in range(30):
        game = scenario("ABC", [PowerOfTheSultan()], seed).display(*MONEY).pile("sultan-florin", "ducat-1")
        seen |= {fact["type"] for fact in game.play("A", "take dirham-9").facts("sultan-laid-out")}
    assert seen == set(TYPES)


def test_SUL_5_SUL_X1_seven_exactly_gives_a_further_action() -> None:
    game = shop("florin-7", "florin-4", "florin-5", "dirham-7").discard()
    assert game.offered("A", "buy-sultan") == [
        "buy-sultan sultan-florin garden for florin-7",
        "buy-sultan sultan-florin garden for florin-5 florin-4",
    ]
    game.play("A", "buy-sultan sultan-florin garden for florin-7", "stop")
    assert (game.asked(), game.question()) == ("A", "choose-action")
    assert discarded(game) == ["florin-7"]
    assert part(game).lying == []


def test_SUL_5_too_much_gives_none() -> None:
    game = (
        shop("florin-4", "florin-5")
        .bag("tower-8")
        .play("A", "buy-sultan sultan-florin garden for florin-5 florin-4", "stop")
    )
    assert game.asked() == "B"


def test_SUL_5_refused_in_another_currency_too_cheap_or_not_open() -> None:
    game = shop("florin-6", "dirham-7")
    assert game.refused("A", "buy-sultan sultan-florin garden for dirham-7") == "SUL-5"
    assert game.refused("A", "buy-sultan sultan-florin garden for florin-6") == "SUL-5"
    assert game.refused("A", "buy-sultan sultan-dirham garden for dirham-7") == "SUL-4"
    assert game.refused("A", "buy-sultan sultan-florin tower for florin-6") == "SUL-4"


def test_SUL_5_B_63_overpaying_on_purpose() -> None:
    """What is bought with the buy action follows the rules for buildings (PAY-2)."""
    game = (
        shop("florin-7", "florin-1")
        .bag("tower-8")
        .play("A", "buy-sultan sultan-florin garden for florin-7 florin-1", "stop")
    )
    assert game.held("A") == []
    assert game.asked() == "B"


def test_SUL_6_the_card_lies_openly_before_its_buyer() -> None:
    game = shop("florin-7").play("A", "buy-sultan sultan-florin garden for florin-7")
    assert (game.asked(), game.question()) == ("A", "ask-to-roll")
    assert game.offered("A") == ["roll", "stop"]
    game.play("A", "stop")
    assert game.view("C").modules["sultan"]["owned"] == [["garden"], [], []]


def test_SUL_6_SUL_X2_rolled_anew_the_kind_or_its_opposite() -> None:
    rolls = set()
    for turn in range(25):
        game = shop("florin-7")
        for _ in range(turn):
            game.state.rng.word()
        game.play("A", "buy-sultan sultan-florin garden for florin-7", "roll")
        rolled = str(game.facts("die-rolled")[0]["type"])
        across = TYPES[5 - TYPES.index(rolled)]
        assert game.offered("A") == [f"mark {rolled}", f"mark {across}"]
        assert owned(game, "A") == []  # the old kind is gone
        rolls.add(rolled)
        game.play("A", f"mark {across}")
        assert owned(game, "A") == [across]
        assert (game.asked(), game.question()) == ("A", "choose-action")  # once only
    assert "arcades" in rolls


def test_SUL_7_any_number_and_several_of_one_kind() -> None:
    game = let_own(shop("florin-7"), A="garden garden")
    game.play("A", "buy-sultan sultan-florin garden for florin-7", "stop")
    assert owned(game, "A") == ["garden"] * 3
    assert game.held("A") == []


def test_SUL_8_SUL_9_a_drawn_tile_is_taken_for_nothing_and_another_drawn() -> None:
    game = let_own(table(), B="garden").play("A", "take dirham-9")
    assert (game.asked(), game.question()) == ("B", "ask-for-claim")
    assert game.offered("B") == ["claim garden-11", "stop"]
    game.play("B", "claim garden-11")
    assert game.question() == "place-tiles"
    assert {text.split()[0] for text in game.offered("B")} == {"build", "reserve"}
    game.play("B", "build garden-11 1,0")
    assert game.tiles("B")["1,0"] == "garden-11"
    assert game.on_market() == ["tower-8", *FULL]
    assert owned(game, "B") == []
    assert (game.asked(), game.question()) == ("B", "choose-action")


def test_SUL_8_nobody_needs_to() -> None:
    game = let_own(table(), B="garden").play("A", "take dirham-9").play("B", "stop")
    assert game.on_market() == ["garden-11", *FULL]
    assert owned(game, "B") == ["garden"]


def test_SUL_9_the_next_tile_may_be_claimed_too() -> None:
    game = let_own(table(), B="garden", C="tower").play("A", "take dirham-9")
    game.play("B", "claim garden-11", "reserve garden-11")
    assert (game.asked(), game.offered("C")) == ("C", ["claim tower-8", "stop"])
    game.play("C", "claim tower-8", "reserve tower-8")
    assert game.on_market() == ["tower-10", *FULL]


def test_SUL_10_not_at_the_first_filling() -> None:
    state = new_game(Setup(3, 4), [PowerOfTheSultan()])
    assert state.agenda[-1].name() == "choose-action"


def test_SUL_11_SUL_X3_whose_turn_comes_first_has_precedence() -> None:
    game = let_own(table(), A="garden", C="garden").play("A", "take dirham-9")
    assert game.asked() == "C"
    taken = game.state.clone()
    game.play("C", "stop")
    assert (game.asked(), game.question()) == ("A", "ask-for-claim")
    assert game.play("A", "stop").on_market()[0] == "garden-11"
    game.state = taken
    game.play("C", "claim garden-11", "reserve garden-11")
    assert game.on_market()[0] == "tower-8"
    assert game.asked() == "B"
    assert owned(game, "A") == ["garden"]


def test_SUL_11_everybody_wants_it() -> None:
    game = let_own(table(), A="garden", B="garden", C="garden").play("A", "take dirham-9")
    asked = []
    while game.question() == "ask-for-claim":
        asked.append(game.asked())
        game.play(game.asked(), "stop")
    assert asked == ["B", "C", "A"]


def test_SUL_12_SUL_X4_money_then_scoring_then_tiles() -> None:
    game = let_own(table(), B="garden").pile("scoring-A", "sultan-ducat", "ducat-1").play("A", "take dirham-9")
    names = [event.name() for event in game.state.events]
    assert names.index("sultan-laid-out") < names.index("scored") < names.index("tile-drawn")
    assert len(game.on_display()) == 4
    assert (game.asked(), game.question()) == ("B", "ask-for-claim")


def test_SUL_14_SUL_X5_the_last_filling_may_be_claimed_and_ends_the_game() -> None:
    game = let_own(table(), B="garden").bag("garden-11").play("A", "take dirham-9")
    game.play("B", "claim garden-11", "reserve garden-11")
    assert [fact["tile"] for fact in game.facts("tile-left-over")] == list(FULL)
    declined = let_own(table(), B="garden").bag("garden-11").play("A", "take dirham-9").play("B", "stop")
    assert (declined.asked(), declined.question()) == ("B", "choose-action")


def test_SUL_14_open_and_unused_cards_are_worth_nothing() -> None:
    game = let_own(lay_out(table()), A="garden tower").bag().market("-", "-", "-", "-").play("A", "take dirham-9")
    assert game.asked() == ""
    assert [player.score for player in game.state.players] == [0, 0, 0]
    assert len(part(game).lying) == 1


def test_SUL_15_tiles_for_dirk_cannot_be_claimed() -> None:
    game = let_own(table(seats="AB"), A="garden tower", B="garden tower").market("arcades-9", *FULL)
    game.bag("garden-11", "tower-8", "tower-10", "garden-9", "garden-8-sw", "garden-7", "arcades-4")
    game.pile("scoring-A", "ducat-1").play("A", "take dirham-9")
    assert game.facts("dirk-drew")
    assert (game.asked(), game.question()) == ("B", "choose-action")


def test_SUL_16_a_claimed_tile_may_be_given_to_dirk() -> None:
    game = let_own(table(seats="AB"), B="garden").play("A", "take dirham-9").play("B", "claim garden-11")
    assert "give garden-11" in game.offered("B")
    game.play("B", "give garden-11")
    assert "garden-11" in [game.state.table.tiles.names[tile] for tile in game.state.dirk]
