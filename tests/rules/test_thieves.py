"""Section 2 of expansion 3: the thieves."""

from __future__ import annotations

from collections import Counter

import pytest

from alhambra import data
from alhambra.core.dealing import start_seat
from alhambra.core.engine import is_over, new_game
from alhambra.core.module import Module
from alhambra.core.pieces import CURRENCIES
from alhambra.core.rng import fast
from alhambra.core.setup import Setup
from alhambra.core.view import SPECTATOR, view
from alhambra.rulebooks.thieves.module import Thieves
from alhambra.rulebooks.thieves.part import gang
from alhambra.rulebooks.vizier.module import Vizier
from alhambra.testing.resample import reshuffled_behind
from alhambra.testing.scenario import Scenario, scenario
from tests.rules.crier import Crier
from tests.rules.deals import SEATS
from tests.rules.robbers import let_hold, thieves_of

OPEN = ("florin-9", "dirham-7", "denar-6", "ducat-1")
PILE = ("ducat-2", "ducat-3", "ducat-4", "ducat-5", "ducat-6")
MARKET = ("seraglio-6", "arcades-9", "pavilion-7", "tower-9-ne")
EACH = {2: 4, 3: 4, 4: 3, 5: 2, 6: 2}


def robbed(seats: str = "ABC", *others: Module, **held: str) -> Scenario:
    """These thieves in their owners' hands; A, who is on turn, is about to take ducat-1."""
    game = scenario(seats, [*others, Thieves()]).market(*MARKET).display(*OPEN).pile(*PILE)
    return let_hold(game, **held).turn("A")


def after_a_turn(game: Scenario) -> Scenario:
    return game.play("A", "take ducat-1")


def now(game: Scenario) -> tuple[str, str]:
    return game.asked(), game.question()


def test_THF_1_three_for_each_currency() -> None:
    cards = data.load("thieves")["cards"]
    assert Counter(card["currency"] for card in cards) == dict.fromkeys(CURRENCIES, 3)


@pytest.mark.parametrize("seats", SEATS)
def test_THF_2_dealt_face_down_the_rest_leaves_unseen(seats: int) -> None:
    deals = set()
    for seed in range(3):
        part = gang(new_game(Setup(seats, seed), [Thieves()]))
        assert [sum(row) for row in part.held] == [EACH[seats]] * seats
        assert sum(part.left_over) == 12 - seats * EACH[seats]
        assert [sum(column) for column in zip(*part.held, part.left_over, strict=True)] == [3, 3, 3, 3]
        deals.add(str(part.facts()))
    assert len(deals) > 1


def test_THF_2_everybody_sees_only_his_own() -> None:
    game = robbed(A="florin florin", B="denar", C="ducat dirham")
    shown = {seat: game.view(seat).modules["thieves"] for seat in "ABC"}
    assert shown["A"] == {"mine": ["florin", "florin"], "hidden": [2, 1, 2], "played": []}
    assert shown["B"]["mine"] == ["denar"]
    assert view(game.state, SPECTATOR).modules["thieves"] == {"mine": [], "hidden": [2, 1, 2], "played": []}


def test_THF_2_what_others_hold_can_be_anything() -> None:
    """With the thieves that a seat cannot see dealt anew, it sees the same; its own stay, and all are still there."""
    state = new_game(Setup(5, 3), [Thieves()])
    rng = fast(1)
    worlds = set()
    for _ in range(20):
        world = reshuffled_behind(state, 1, rng)
        part = gang(world)
        assert part.held[1] == gang(state).held[1]
        assert [sum(column) for column in zip(*part.held, part.left_over, strict=True)] == [3, 3, 3, 3]
        assert view(world, 1).encode() == view(state, 1).encode()
        worlds.add(str(part.facts()))
    assert len(worlds) > 10


def test_THF_2_the_window_does_not_tell_whom_it_asks() -> None:
    game = after_a_turn(robbed("ABC", C="florin"))
    assert now(game) == ("C", "window")
    for seat in "AB":
        seen = game.view(seat)
        assert (seen.asked, seen.options) == (-1, [])
    other = after_a_turn(robbed("ABC", A="florin"))
    assert now(other) == ("A", "window")
    assert game.view("B").asked == other.view("B").asked
    assert game.view("C").options


def test_THF_3_no_money_and_not_counted_in_the_hand() -> None:
    for seed in range(5):
        with_thieves = new_game(Setup(4, seed), [Thieves()])
        hands = [bytes([c for c, n in enumerate(p.hand) for _ in range(n)]) for p in with_thieves.players]
        assert with_thieves.turn == start_seat(with_thieves.table.cards, hands)
        assert not [name for name in with_thieves.table.cards.names if "thief" in name]  # in no hand, pile or display
    assert len(gang(new_game(Setup(2, 1), [Thieves()])).held) == 2  # none for Dirk


def test_THF_4_only_after_a_completely_finished_turn() -> None:
    game = robbed("ABC", Crier(), A="florin", C="florin").pile("scoring-A", *PILE).hand("A", "florin-6")
    assert game.refused("A", "thief florin-9") == "THF-4"
    game.play("A", "buy seraglio-6 for florin-6")
    assert game.refused("A", "thief florin-9") == "THF-4"
    game.play("A", "take ducat-1")
    assert now(game) == ("A", "place-tiles")
    game.play("A", "reserve seraglio-6")
    told = [event.name() for event in game.events()]
    for step in ("tile-moved", "crier-ends", "scored", "tile-drawn"):
        assert step in told
    assert "turn-began" not in told
    assert "-" not in game.on_market()
    assert len(game.on_display()) == 4
    assert game.question() == "window"
    game.play("B", "stop")  # the crier's own question
    assert game.offered("C", "thief") == ["thief florin-9"]


def test_THF_5_one_card_of_its_currency_whatever_its_value() -> None:
    game = after_a_turn(robbed(C="florin dirham").display("florin-9", "florin-1", "florin-2", "ducat-1"))
    assert game.offered("C") == ["stop", "thief florin-9", "thief florin-2", "thief florin-1"]
    game.play("C", "thief florin-9")
    assert game.held("C") == ["florin-9"]
    assert thieves_of(game, "C") == ["dirham"]
    assert gang(game.state).played == [1, 0, 0, 0]
    assert game.view("A").modules["thieves"]["played"] == ["florin"]
    assert game.facts("thief-played") == [{"seat": 2, "currency": "florin"}]
    assert game.facts("money-taken") == [{"seat": 2, "cards": ["florin-9"]}]
    assert game.refused("B", "thief florin-2") == "THF-4"


def test_THF_5_not_without_such_a_thief() -> None:
    game = after_a_turn(robbed(C="florin"))
    assert game.refused("C", "thief dirham-7") == "THF-5"


def test_THF_6_refilled_before_anything_else_is_played() -> None:
    game = after_a_turn(robbed(C="florin dirham"))
    game.play("C", "thief florin-9")
    assert game.on_display() == ["ducat-3", "ducat-2", "denar-6", "dirham-7"]
    assert now(game) == ("C", "window")


def test_THF_7_in_seat_order_and_anew_after_each_act() -> None:
    game = after_a_turn(robbed("ABCD", A="florin ducat", C="dirham", D="denar"))
    for seat in "CD":
        assert now(game) == (seat, "window")
        game.play(seat, "stop")
    assert now(game) == ("A", "window")  # who has just finished is last
    game.play("A", "thief florin-9")
    assert now(game) == ("C", "window")
    game.play("C", "stop").play("D", "thief denar-6")
    assert now(game) == ("C", "window")
    game.play("C", "stop").play("A", "stop")
    assert now(game) == ("B", "choose-action")


def test_THF_8_THF_16_not_the_player_whose_turn_comes_next() -> None:
    game = after_a_turn(robbed("ABC", Vizier(), A="florin", B="florin").hand("B", "florin-6"))
    assert game.offered("B") == ["stop", "vizier seraglio-6 for florin-6"]
    assert game.refused("B", "thief florin-9") == "THF-8"
    game.play("B", "stop")
    assert now(game) == ("A", "window")  # who has just finished may


def test_THF_9_several_in_one_window() -> None:
    game = after_a_turn(robbed(C="florin dirham denar"))
    game.play("C", "thief florin-9", "thief dirham-7", "thief denar-6")
    assert game.held("C") == ["florin-9", "dirham-7", "denar-6"]
    assert thieves_of(game, "C") == []
    assert now(game) == ("B", "choose-action")


def test_THF_10_against_the_vizier_only_the_seat_order_decides() -> None:
    game = after_a_turn(robbed("ABCD", Vizier(), C="florin").hand("D", "denar-7"))
    assert now(game) == ("C", "window")
    game.play("C", "stop")
    assert now(game) == ("D", "window")
    game = after_a_turn(robbed("ABCD", Vizier(), D="florin").hand("C", "denar-7"))
    assert now(game) == ("C", "window")
    game.play("C", "vizier pavilion-7 for denar-7", "reserve pavilion-7")
    assert now(game) == ("D", "window")


def test_THF_11_not_without_a_card_of_its_currency() -> None:
    game = after_a_turn(robbed(C="florin").display("dirham-7", "dirham-6", "denar-6", "ducat-1"))
    assert now(game) == ("B", "choose-action")
    game = after_a_turn(robbed(C="florin dirham").display("dirham-7", "dirham-6", "denar-6", "ducat-1"))
    assert game.refused("C", "thief florin-9") == "THF-11"


def test_THF_12_no_window_before_the_first_turn_nor_after_the_last() -> None:
    for seed in range(10):
        assert new_game(Setup(4, seed), [Thieves()]).agenda[-1].name() == "choose-action"
    game = robbed(C="florin").market("-").bag().turn("A")
    after_a_turn(game)
    assert not game.events("turn-began")
    while not is_over(game.state):
        assert game.question() == "place-tiles"
        game.play(game.asked(), game.offered(game.asked(), "reserve")[0])


def test_THF_13_scored_as_soon_as_the_refill_is_complete() -> None:
    game = robbed(C="florin dirham").pile("ducat-2", "scoring-A", "ducat-3", "ducat-4")
    after_a_turn(game).play("C", "thief florin-9")
    names = [event.name() for event in game.events()]
    assert names.index("scored") > max(at for at, name in enumerate(names) if name == "card-turned-up")
    assert now(game) == ("C", "window")
    assert game.on_display() == ["ducat-3", "ducat-2", "denar-6", "dirham-7"]


def test_THF_15_unplayed_thieves_are_worth_nothing() -> None:
    game = robbed(A="florin florin florin").market("-", "-", "-", "-").bag().turn("A")
    after_a_turn(game)
    assert is_over(game.state)
    assert [player.score for player in game.state.players] == [0, 0, 0]


def test_THF_16_THF_X3_with_two_players_only_who_has_just_finished() -> None:
    game = after_a_turn(robbed("AB", A="florin", B="florin dirham"))
    assert now(game) == ("A", "window")
    game.play("A", "stop")
    assert now(game) == ("B", "choose-action")


def test_THF_X1_precedence_by_seat() -> None:
    game = after_a_turn(robbed("ABCD", A="florin", B="florin", C="florin", D="florin"))
    assert now(game) == ("C", "window")
    game.play("C", "stop")
    assert now(game) == ("D", "window")
    game.play("D", "stop")
    assert now(game) == ("A", "window")


def test_THF_X2_a_nine_is_taken() -> None:
    game = after_a_turn(robbed("ABCD", Vizier(), C="florin").hand("B", "denar-7"))
    game.play("B", "stop").play("C", "thief florin-9")
    assert game.held("C") == ["florin-9"]
    assert thieves_of(game, "C") == []
    assert len(game.on_display()) == 4
    assert now(game) == ("B", "window")
    assert {text.split()[0] for text in game.offered("B")} == {"stop", "vizier"}


def test_THF_X4_a_thief_and_then_the_vizier() -> None:
    game = robbed("ABCD", Vizier(), D="denar").display("florin-9", "dirham-7", "denar-7", "ducat-1")
    after_a_turn(game).play("D", "thief denar-7")
    assert now(game) == ("D", "window")
    game.play("D", "vizier pavilion-7 for denar-7", "reserve pavilion-7")
    assert game.reserved("D") == ["pavilion-7"]
    assert now(game) == ("B", "choose-action")
