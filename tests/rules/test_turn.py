"""Section 4 of the base rules: the steps of a turn, and how many actions fit into one."""

from __future__ import annotations

import pytest

from alhambra.core.engine import submit
from alhambra.core.module import Module
from alhambra.testing.scenario import Scenario, scenario
from tests.rules.crier import Crier, Wave

CHEAP = ("pavilion-2", "seraglio-3", "arcades-4", "chambers-5")
EXACT = ("florin-2", "dirham-3", "denar-4", "ducat-5")
PURCHASES = tuple(f"buy {tile} for {card}" for tile, card in zip(CHEAP, EXACT, strict=True))
DISPLAY = ("florin-9", "dirham-9", "denar-9", "ducat-9")


def shop(seats: str = "ABC", modules: list[Module] | None = None) -> Scenario:
    """A market that seat A can empty by four exact purchases."""
    return scenario(seats, modules).market(*CHEAP).hand("A", *EXACT).display(*DISPLAY)


def names(game: Scenario) -> list[str]:
    """What the latest decision brought about."""
    return [event.name() for event in game.events()]


def verbs(game: Scenario) -> set[str]:
    """What kinds of action seat A may choose from."""
    return {text.split()[0] for text in game.offered("A")}


def test_B_40_steps_of_a_turn() -> None:
    game = shop("AB").pile("scoring-A", "florin-1")
    assert names(game.play("A", PURCHASES[0])) == ["paid", "tile-bought"]
    assert names(game.play("A", "take florin-9")) == ["money-taken"]
    assert names(game.play("A", "build pavilion-2 0,-1")) == [
        "tile-moved",  # step 3
        "turn-ending",  # 4
        "card-turned-up",  # 5: the scoring card
        "card-turned-up",
        "scoring-began",  # 6
        "scored",
        "dirk-drew",
        "tile-drawn",  # 7
        "turn-began",  # 10
    ]
    assert game.asked() == "B"


def test_B_40_end_check_follows_the_market() -> None:
    """Step 8: with a field left empty no next player is called."""
    game = shop().bag("tower-7").market("-", "-", *CHEAP[2:])
    game.play("A", "take florin-9")
    assert names(game)[:5] == ["money-taken", "turn-ending", "card-turned-up", "tile-drawn", "tile-left-over"]
    assert not game.events("turn-began")


def test_B_40_steps_of_modules() -> None:
    """Step 4 before the refill, window (9) after the market, step 1 before the first action."""
    game = shop(modules=[Crier()]).pile("florin-1", "florin-2")
    game.play("A", PURCHASES[0], "take florin-9", "reserve pavilion-2")
    assert names(game) == ["tile-moved", "turn-ending", "crier-ends", "card-turned-up", "tile-drawn"]
    assert (game.question(), game.asked()) == ("window", "B")
    submit(game.state, 1, Wave())
    assert (game.question(), names(game)) == ("window", ["B waved"])
    game.play("B", "stop").play("C", "stop").play("A", "stop")
    assert names(game) == ["turn-began", "crier-begins"]
    assert (game.question(), game.asked()) == ("choose-action", "B")


def test_B_41_take_buy_redesign() -> None:
    game = shop().alhambra("A", "1,0 pavilion-8").reserve("A", "tower-12")
    assert verbs(game) == {"take", "buy", "add", "remove", "swap"}


def test_B_41_modules_add_actions() -> None:
    game = shop(modules=[Crier()])
    assert verbs(game) == {"take", "buy", "wave"}
    submit(game.state, 0, Wave())
    assert game.events("A waved")


def test_B_42_exact_purchase_gives_any_further_action() -> None:
    game = shop(modules=[Crier()]).alhambra("A", "1,0 pavilion-8").reserve("A", "tower-12")
    game.play("A", PURCHASES[0])
    assert (game.question(), game.asked()) == ("choose-action", "A")
    assert verbs(game) == {"take", "buy", "add", "remove", "swap", "wave", "stop"}


@pytest.mark.parametrize(
    "last",
    [
        "take florin-9",
        "buy seraglio-3 for dirham-4",
        "add tower-12 0,1",
        "remove pavilion-8",
        "swap pavilion-8 tower-12",
    ],
)
@pytest.mark.parametrize("before", [(), (PURCHASES[0],)])
def test_B_42_every_other_action_is_the_last(before: tuple[str, ...], last: str) -> None:
    game = shop().hand("A", *EXACT, "dirham-4").alhambra("A", "1,0 pavilion-8").reserve("A", "tower-12")
    game.play("A", *before, last)
    assert game.question() != "choose-action" or game.asked() == "B"


def test_B_42_a_modules_action_is_the_last() -> None:
    game = shop(modules=[Crier()])
    submit(game.state, 0, Wave())
    assert (game.question(), game.asked()) == ("window", "B")


def test_B_43_the_further_action_may_be_declined() -> None:
    game = shop().play("A", PURCHASES[0])
    assert "stop" in game.offered("A")
    assert game.play("A", "stop").question() == "place-tiles"


def test_B_43_the_first_action_may_not_be_declined() -> None:
    game = shop()
    assert "stop" not in game.offered("A")
    assert game.refused("A", "stop") == "B-43"


def test_B_43_every_further_action_may_be_declined() -> None:
    game = shop()
    for purchases in range(1, 5):
        game.play("A", PURCHASES[purchases - 1])
        assert "stop" in game.offered("A")


def test_B_44_market_is_not_refilled_during_a_turn() -> None:
    game = shop()
    for purchases in range(1, 5):
        game.play("A", PURCHASES[purchases - 1])
        assert game.on_market() == ["-"] * purchases + list(CHEAP[purchases:])
    assert game.offered("A", "buy") == []
    game.play("A", "stop", *(f"reserve {tile}" for tile in CHEAP[:3]))
    assert game.on_market() == ["-"] * 4
    game.play("A", "reserve chambers-5")
    assert "-" not in game.on_market()


def test_B_44_display_is_not_refilled_during_a_turn() -> None:
    game = shop().play("A", PURCHASES[0], "take dirham-9")
    assert sorted(game.on_display()) == ["denar-9", "ducat-9", "florin-9"]
    game.play("A", "reserve pavilion-2")
    assert len(game.on_display()) == 4


def test_B_45_pass_only_without_any_legal_action() -> None:
    game = scenario().display().alhambra("A").reserve("A")
    assert game.offered("A") == ["pass"]
    game.play("A", "pass")
    assert game.asked() == "B"


@pytest.mark.parametrize(
    "possible",
    [
        scenario().display("florin-9"),
        scenario().display().market("pavilion-2").hand("A", "florin-9"),
        scenario().display().alhambra("A", "1,0 pavilion-8"),
        scenario().display().reserve("A", "pavilion-8"),
    ],
    ids=["take", "buy", "remove", "add"],
)
def test_B_45_no_pass_while_something_is_possible(possible: Scenario) -> None:
    assert "pass" not in possible.offered("A")
    assert possible.refused("A", "pass") == "B-45"


def test_B_45_no_pass_instead_of_a_further_action() -> None:
    game = scenario().display().market("pavilion-2", "-", "-", "-").hand("A", "florin-2")
    game.play("A", PURCHASES[0])
    assert game.offered("A") == ["stop"]


def two_bought_then_exchanged() -> Scenario:
    """B-EX-4: two exact purchases, then an exchange of old tiles."""
    game = shop().alhambra("A", "1,0 pavilion-8").reserve("A", "tower-12")
    game.play("A", PURCHASES[0], PURCHASES[1])
    assert game.offered("A", "swap") == ["swap pavilion-8 tower-12"]  # the bought tiles take no part
    assert {text.split()[1] for text in game.offered("A", "add")} == {"tower-12"}
    return game.play("A", "swap pavilion-8 tower-12")


def test_B_EX_4_bought_tiles_wait_until_after_the_redesign() -> None:
    game = two_bought_then_exchanged()
    assert game.question() == "place-tiles"
    assert game.tiles("A") == {"0,0": "fountain", "1,0": "tower-12"}
    assert game.reserved("A") == ["pavilion-8"]
    assert {text.split()[1] for text in game.offered("A")} == {"pavilion-2", "seraglio-3"}


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("build pavilion-2 0,-1", "build seraglio-3 0,1"),
        ("build seraglio-3 0,1", "build pavilion-2 0,-1"),
        ("build pavilion-2 0,-1", "reserve seraglio-3"),
        ("reserve seraglio-3", "build pavilion-2 0,-1"),
        ("reserve pavilion-2", "build seraglio-3 0,1"),
        ("build seraglio-3 0,1", "reserve pavilion-2"),
        ("reserve pavilion-2", "reserve seraglio-3"),
        ("reserve seraglio-3", "reserve pavilion-2"),
    ],
)
def test_B_EX_4_bought_tiles_are_placed_in_either_order(first: str, second: str) -> None:
    game = two_bought_then_exchanged()
    assert game.asked() == "A"
    game.play("A", first, second)
    for text in (first, second):
        verb, tile, *_ = text.split()
        assert (tile in game.tiles("A").values()) == (verb == "build")
        assert (tile in game.reserved("A")) == (verb == "reserve")
    assert (game.question(), game.asked()) == ("choose-action", "B")


def test_B_EX_5_four_exact_purchases_and_a_fifth_action() -> None:
    game = shop().play("A", *PURCHASES)
    assert set(game.offered("A")) == {"stop", *(f"take {card}" for card in DISPLAY)}
    game.play("A", "take florin-9")
    assert game.question() == "place-tiles"
    assert game.view("A").facts()["acquired"] == [list(CHEAP), [], []]


@pytest.mark.parametrize("sixth", ["take dirham-9", "remove pavilion-8", "stop", "buy tower-7 for florin-9"])
def test_B_EX_5_no_sixth_action(sixth: str) -> None:
    game = shop().alhambra("A", "1,0 pavilion-8").play("A", *PURCHASES, "take florin-9")
    assert game.refused("A", sixth) == "CORE-2"


def test_B_EX_5_no_fifth_purchase() -> None:
    game = shop().hand("A", *EXACT, *DISPLAY).play("A", *PURCHASES)
    assert game.on_market() == ["-"] * 4
    for tile in CHEAP:
        assert game.refused("A", f"buy {tile} for florin-9") == "B-60"


def test_B_EX_6_lower_field_is_filled_first() -> None:
    game = shop().bag("tower-7", "tower-8", "tower-10")
    game.play("A", PURCHASES[1], PURCHASES[3], "stop", "reserve seraglio-3", "reserve chambers-5")
    assert game.on_market() == ["pavilion-2", "tower-7", "arcades-4", "tower-8"]
    assert [facts["field"] for facts in game.facts("tile-drawn")] == [2, 4]
