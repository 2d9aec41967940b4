"""The vizier's favour (VIZ): stones, the purchase between two turns, and waking the stone."""

from __future__ import annotations

import pytest

from alhambra.core.engine import is_over, new_game
from alhambra.core.module import Module
from alhambra.core.setup import Setup
from alhambra.rulebooks.vizier.module import Vizier
from alhambra.rulebooks.vizier.part import stones
from alhambra.testing.scenario import Scenario, scenario
from tests.caravan import Caravan, caravans
from tests.rules.crier import Crier

MARKET = ("seraglio-6", "arcades-9", "pavilion-7", "tower-9-ne")
DISPLAY = ("florin-9", "dirham-9", "denar-9", "ducat-9")
PILE = ("florin-8", "dirham-8", "ducat-8", "florin-6", "dirham-6", "ducat-6")
BUY = "vizier pavilion-7 for denar-7"


def table(seats: str = "ABC", *others: Module) -> Scenario:
    """Pavilion 7 lies on denar, seat A is on turn, and nobody holds any money."""
    game = scenario(seats, [Vizier(), *others]).market(*MARKET).display(*DISPLAY).pile(*PILE)
    return game.bag("garden-6", "garden-12", "tower-13", "tower-7", "garden-11", "chambers-11").turn("A")


def after_a_turn(game: Scenario) -> Scenario:
    """A takes money, which ends the turn."""
    return game.play("A", "take florin-9")


def asleep(game: Scenario, *seats: str) -> Scenario:
    """Turn these stones over, and these only."""
    for at in range(len(game.state.players)):
        stones(game.state).awake[at] = "ABCDEF"[at] not in seats
    game.state.offered = None
    return game


def awake(game: Scenario) -> list[bool]:
    return stones(game.state).awake


def now(game: Scenario) -> tuple[str, str]:
    """Who is asked what."""
    return game.asked(), game.question()


@pytest.mark.parametrize("seats", range(2, 7))
def test_VIZ_1_VIZ_2_one_stone_each_awake(seats: int) -> None:
    state = new_game(Setup(seats, 5), [Vizier()])
    assert stones(state).awake == [True] * seats
    assert "stop" not in [option.text(state.table) for option in state.offered or []]


def test_VIZ_1_the_stones_lie_open() -> None:
    game = asleep(table(), "B")
    for seat in "ABC":
        assert game.view(seat).modules["vizier"] == {"awake": [True, False, True]}


def test_VIZ_3_one_tile_for_exactly_its_price() -> None:
    game = after_a_turn(table().hand("C", "denar-7", "denar-4", "denar-3", "denar-8", "florin-6"))
    assert game.offered("C") == [
        "stop",
        "vizier seraglio-6 for florin-6",
        "vizier pavilion-7 for denar-7",
        "vizier pavilion-7 for denar-4 denar-3",
    ]
    assert game.refused("C", "vizier pavilion-7 for denar-8") == "VIZ-3"
    assert game.refused("C", "vizier pavilion-7 for denar-7 denar-3") == "VIZ-3"  # no overpaying on purpose (B-63)
    assert game.refused("C", "vizier pavilion-7 for florin-6") == "VIZ-3"
    assert game.refused("C", "vizier garden-6 for denar-7") == "VIZ-3"  # in the bag


def test_VIZ_4_after_everything_else_of_a_turn() -> None:
    game = table("ABC", Crier()).pile("scoring-A", *PILE).hand("A", "florin-6").hand("C", "dirham-9", "florin-6")
    game.play("A", "buy seraglio-6 for florin-6", "take florin-9", "reserve seraglio-6")
    told = [event.name() for event in game.events()]
    for step in ("tile-moved", "crier-ends", "scored", "tile-drawn"):
        assert step in told
    assert "turn-began" not in told
    assert "-" not in game.on_market()
    assert len(game.on_display()) == 4
    assert game.question() == "window"


def test_VIZ_4_no_window_inside_a_turn_nor_before_the_first_one() -> None:
    game = table().hand("A", "denar-7", "florin-6").hand("B", "denar-7")
    assert game.refused("A", BUY) == "VIZ-4"
    game.play("A", "buy seraglio-6 for florin-6")
    assert game.question() == "choose-action"  # B, who could buy, is not asked now
    assert game.refused("A", BUY) == "VIZ-4"
    for seed in range(20):
        assert new_game(Setup(4, seed), [Vizier()]).agenda[-1].name() == "choose-action"


def test_VIZ_5_whoever_can_pay_the_one_who_has_just_played_included() -> None:
    assert now(after_a_turn(table().hand("A", "denar-7"))) == ("A", "window")
    assert now(after_a_turn(table().hand("B", "denar-7"))) == ("B", "window")
    assert now(after_a_turn(table().hand("C", "denar-7"))) == ("C", "window")
    assert now(after_a_turn(table())) == ("B", "choose-action")  # nobody can


def test_VIZ_6_the_next_on_turn_first_then_clockwise() -> None:
    game = table("ABCD")
    for seat in "ABCD":
        game.hand(seat, "denar-7")
    after_a_turn(game)
    for seat in "BCDA":
        assert now(game) == (seat, "window")
        game.play(seat, "stop")
    assert now(game) == ("B", "choose-action")


def test_VIZ_7_the_questions_start_again_when_somebody_acts() -> None:
    game = table("ABCD").hand("B", "denar-6").hand("C", "ducat-9").hand("D", "denar-7").hand("A", "ducat-9")
    after_a_turn(game)
    assert game.asked() == "C"  # B can pay nothing yet
    game.play("C", "stop")
    game.play("D", BUY, "reserve pavilion-7")
    assert game.on_market()[2] == "garden-6"
    assert game.offered("B") == ["stop", "vizier garden-6 for denar-6"]  # the new tile, and he is asked first
    game.play("B", "stop")
    assert now(game) == ("C", "window")  # once more
    game.play("C", "stop")
    assert now(game) == ("A", "window")  # D's stone sleeps
    game.play("A", "stop")
    assert now(game) == ("B", "choose-action")


def test_VIZ_8_stone_asleep_paid_and_placed_at_once() -> None:
    game = after_a_turn(table().hand("C", "denar-7", "ducat-1"))
    game.play("C", BUY)
    assert awake(game) == [True, True, False]
    assert game.held("C") == ["ducat-1"]
    assert [event.name() for event in game.events()] == ["stone-turned", "paid", "tile-bought"]
    assert game.facts("stone-turned") == [{"seat": 2, "awake": False}]
    assert game.state.discard[game.state.table.cards.find("denar-7")] == 1
    assert now(game) == ("C", "place-tiles")
    assert {text.split()[0] for text in game.offered("C")} == {"build", "reserve"}
    assert game.refused("C", "build pavilion-7 -1,0") == "B-81"  # section 6: its wall against the fountain
    assert game.play("C", "build pavilion-7 1,0").tiles("C") == {"0,0": "fountain", "1,0": "pavilion-7"}


def test_VIZ_9_no_further_action() -> None:
    game = after_a_turn(table().hand("C", "denar-7", "ducat-9").reserve("C", "pavilion-8"))
    game.play("C", BUY)
    assert {text.split()[0] for text in game.offered("C")} == {"build", "reserve"}
    assert game.refused("C", "take dirham-9") == "CORE-2"
    assert game.refused("C", "add pavilion-8 1,0") == "CORE-2"
    assert game.refused("C", "buy tower-9-ne for ducat-9") == "CORE-2"
    game.play("C", "build pavilion-7 1,0")
    assert now(game) == ("B", "choose-action")  # no second tile either: the stone sleeps


def test_VIZ_10_then_the_market_is_refilled_and_nothing_else() -> None:
    game = after_a_turn(table().hand("C", "denar-7"))
    display, pile = game.on_display(), game.state.pile_left()
    game.play("C", BUY)
    assert game.on_market() == ["seraglio-6", "arcades-9", "-", "tower-9-ne"]
    game.play("C", "reserve pavilion-7")
    assert [event.name() for event in game.events()] == ["tile-moved", "tile-drawn", "turn-began"]
    assert game.on_market() == ["seraglio-6", "arcades-9", "garden-6", "tower-9-ne"]
    assert (game.on_display(), game.state.pile_left()) == (display, pile)


def test_VIZ_11_the_regular_order_continues() -> None:
    game = after_a_turn(table("ABCD").hand("D", "denar-7"))
    game.play("D", BUY, "reserve pavilion-7")
    asleep(game, *"ABCD")
    for seat in "BCDA":
        assert now(game) == (seat, "choose-action")
        game.play(seat, game.offered(seat, "take")[0])


def test_VIZ_12_a_sleeping_stone_cannot_be_used() -> None:
    game = after_a_turn(asleep(table().hand("B", "denar-7").hand("C", "denar-7"), "B"))
    assert now(game) == ("C", "window")
    game.play("C", BUY, "reserve pavilion-7")
    assert now(game) == ("B", "choose-action")
    game = asleep(after_a_turn(table().hand("B", "denar-7")), "B")
    assert game.refused("B", BUY) == "VIZ-12"


def test_VIZ_13_waking_is_an_action_without_a_further_one() -> None:
    game = asleep(table(), "A", "C")
    assert game.offered("A", "wake") == ["wake"]
    game.play("A", "wake")
    assert awake(game) == [True, True, False]
    assert game.facts("stone-turned") == [{"seat": 0, "awake": True}]
    assert now(game) == ("B", "choose-action")


def test_VIZ_13_not_while_the_stone_is_awake_and_only_in_ones_own_turn() -> None:
    game = asleep(table().hand("C", "denar-7"), "B")
    assert game.offered("A", "wake") == []
    assert game.refused("A", "wake") == "VIZ-13"
    after_a_turn(game)
    asleep(game, "C")
    assert now(game) == ("C", "window")
    assert game.refused("C", "wake") == "CORE-2"


def test_VIZ_14_awake_in_the_window_right_after() -> None:
    game = asleep(table().hand("A", "denar-7"), "A")
    game.play("A", "wake")
    assert now(game) == ("A", "window")
    game.play("A", BUY, "reserve pavilion-7")
    assert awake(game) == [False, True, True]


def test_VIZ_15_whatever_pays_exactly_in_a_turn() -> None:
    """Pearls, which are no cards, and a currency of its own pay here as they do in a turn."""
    game = table("ABCD", Caravan()).hand("C", "denar-5", "spice-4", "spice-5")
    caravans(game.state).omens = [0, 0, 0, 0]
    caravans(game.state).ambushed = [True] * 4
    caravans(game.state).pearls[2] = 1
    game.play("A", "take dirham-9")
    assert game.offered("C") == [
        "stop",
        "vizier arcades-9 for spice-5 spice-4",
        "vizier pavilion-7 for pearl denar-5",
        "vizier tower-9-ne for spice-5 spice-4",
    ]
    game.play("C", "vizier pavilion-7 for pearl denar-5")
    assert caravans(game.state).pearls[2] == 0
    assert game.facts("tile-bought") == [{"seat": 2, "tile": "pavilion-7", "field": 3, "exact": True}]


def test_VIZ_17_others_hear_of_an_exact_purchase() -> None:
    game = after_a_turn(table().hand("C", "denar-7")).play("C", BUY)
    assert game.facts("paid") == [{"seat": 2, "what": "tile", "price": 7, "total": 7, "cards": ["denar-7"]}]
    assert game.facts("tile-bought") == [{"seat": 2, "tile": "pavilion-7", "field": 3, "exact": True}]


def test_VIZ_18_no_points_and_no_effect_after_the_end() -> None:
    game = table().pile("scoring-A", *PILE)
    after_a_turn(game)
    assert game.facts("scored")[0]["awards"] == []
    game = table().market("-").bag().hand("B", "denar-7").turn("A")
    after_a_turn(game)
    assert [facts["seat"] for facts in game.facts("tile-left-over")] == [-1, 1, -1]
    assert now(game) == ("B", "place-tiles")  # won with the most denars (B-122), not bought
    assert awake(game) == [True, True, True]


def test_VIZ_19_the_tile_may_be_given_to_dirk_who_has_no_stone() -> None:
    game = table("AB").dirk().hand("B", "denar-7")
    assert len(awake(game)) == 2
    after_a_turn(game).play("B", BUY)
    assert "give pavilion-7" in game.offered("B")
    game.play("B", "give pavilion-7")
    assert game.state.table.tiles.names[game.state.dirk[-1]] == "pavilion-7"
    assert now(game) == ("B", "choose-action")


def test_VIZ_21_an_interrupt_is_no_turn() -> None:
    """What modules do where a turn begins and ends they do once, whatever is bought in between."""
    game = table("ABC", Crier()).hand("C", "denar-7")
    game.play("A", "take florin-9")
    called = [event.name() for event in game.events()]
    assert called.count("crier-ends") == 1
    game.play("B", "stop").play("C", BUY)
    assert game.state.turn == 0
    game.play("C", "reserve pavilion-7")
    names = [event.name() for event in game.events()]
    assert "crier-ends" not in names
    assert "crier-begins" not in names


def test_VIZ_EX_1_bought_out_of_turn() -> None:
    game = after_a_turn(table().hand("C", "denar-7"))
    game.play("C", BUY, "build pavilion-7 1,0")
    assert awake(game) == [True, True, False]
    assert game.held("C") == []
    assert game.tiles("C")["1,0"] == "pavilion-7"
    assert game.on_market()[2] == "garden-6"
    assert now(game) == ("B", "choose-action")


def test_VIZ_EX_2_not_exact() -> None:
    game = after_a_turn(table().hand("C", "denar-8"))
    assert now(game) == ("B", "choose-action")


def test_VIZ_EX_3_three_want_the_same_tile() -> None:
    game = table().hand("A", "denar-7").hand("B", "denar-7").hand("C", "denar-7")
    after_a_turn(game)
    assert now(game) == ("B", "window")
    game.play("B", "stop")
    assert now(game) == ("C", "window")
    game.play("C", "stop")
    assert now(game) == ("A", "window")


def test_VIZ_EX_4_bought_before_ones_own_turn() -> None:
    game = after_a_turn(table().hand("B", "denar-7"))
    game.play("B", BUY, "reserve pavilion-7")
    assert now(game) == ("B", "choose-action")
    game.play("B", "take dirham-9")
    assert now(game) == ("C", "choose-action")


def test_VIZ_EX_5_exact_wake_and_buy_again() -> None:
    game = asleep(table().hand("A", "florin-6", "denar-7"), "A")
    game.play("A", "buy seraglio-6 for florin-6", "wake", "reserve seraglio-6")
    assert now(game) == ("A", "window")
    game.play("A", BUY, "build pavilion-7 1,0")
    assert awake(game) == [False, True, True]
    assert now(game) == ("B", "choose-action")


def test_VIZ_EX_6_the_bag_is_empty() -> None:
    game = after_a_turn(table().bag().hand("C", "denar-7", "ducat-2"))
    game.play("C", BUY, "reserve pavilion-7")
    assert [facts["seat"] for facts in game.facts("tile-left-over")] == [0, -1, 2]  # florin 9 taken, none, ducat 2
    assert now(game) == ("C", "place-tiles")
    game.play("C", "reserve tower-9-ne").play("A", "reserve seraglio-6")
    assert [facts["scoring"] for facts in game.facts("scored")] == [3]
    assert is_over(game.state)


def test_VIZ_EX_7_no_window_after_the_end() -> None:
    game = table().market("-").bag().hand("C", "denar-7")
    after_a_turn(game)
    assert not game.events("turn-began")
    assert game.question() == "place-tiles"
    game.play("C", "reserve pavilion-7")
    assert is_over(game.state)
