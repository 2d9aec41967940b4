"""Section 9 of the base rules: the end of the game."""

from __future__ import annotations

from alhambra.testing.scenario import Scenario, scenario
from tests.rules.scorings import palaces, results

MONEY = ("florin-1", "dirham-1", "denar-1", "ducat-1")
FOUR = ("pavilion-8", "seraglio-9", "arcades-9", "chambers-10")  # without walls: they fit around the fountain


def last_turn(seats: str, *market: str) -> Scenario:
    """Seat A on turn, the bag empty, these tiles on the market; with an empty field the game ends after this turn."""
    return scenario(seats).market(*market).bag().display(*MONEY).pile("florin-9", "florin-8")


def left_over(game: Scenario) -> dict[object, object]:
    """Who got which tile that was left on the market; -1 for nobody."""
    return {fact["tile"]: fact["seat"] for fact in game.facts("tile-left-over")}


def test_B_120_the_game_ends_when_the_market_cannot_be_filled() -> None:
    game = scenario("ABC").market("-", "-", "-", *FOUR[:1]).bag("tower-12", "garden-11").display(*MONEY)
    game.play("A", "take denar-1")
    assert game.facts("tile-drawn") == [{"tile": "tower-12", "field": 1}, {"tile": "garden-11", "field": 2}]
    assert game.facts("turn-began") == []  # the market is filled as far as possible, then no turn is played
    assert [result.scoring for result in results(game)] == [3]
    assert game.asked() == ""


def test_B_121_the_game_goes_on_if_the_last_tile_completes_the_market() -> None:
    game = scenario("ABC").market("-", *FOUR[1:]).bag("tower-12").display(*MONEY).play("A", "take ducat-1")
    assert game.view("A").bag_left == 0
    assert game.on_market() == ["tower-12", *FOUR[1:]]
    assert (game.asked(), game.question()) == ("B", "choose-action")


def test_B_122_leftover_tiles_go_to_the_most_money() -> None:
    game = last_turn("ABC", "tower-12", "tower-11-open", "-", "garden-11")
    game.hand("A", "florin-3", "ducat-9").hand("B", "florin-2", "florin-2", "dirham-1").hand("C", "ducat-8")
    game.play("A", "take denar-1")
    # Sums decide, not the number of cards; the price does not matter; two tiles for B, judged with the same hands.
    assert left_over(game) == {"tower-12": 1, "tower-11-open": 1, "garden-11": 0}
    assert [fact["money"] for fact in game.facts("tile-left-over")] == [[3, 4, 0], [0, 1, 0], [9, 0, 8]]
    assert game.held("B") == ["florin-2", "florin-2", "dirham-1"]  # nothing is paid


def test_B_123_a_tie_leaves_the_tile_on_the_market() -> None:
    game = last_turn("ABC", "tower-12", "tower-11-open", "garden-11", "-")
    game.hand("A", "florin-5").hand("B", "florin-4", "florin-1").hand("C", "denar-1").play("A", "take ducat-1")
    assert left_over(game) == {"tower-12": -1, "tower-11-open": -1, "garden-11": 2}  # a tie; nobody; C
    game.play("C", "reserve garden-11")
    assert game.on_market() == ["tower-12", "tower-11-open", "-", "-"]


def test_B_124_winners_place_their_tiles_from_the_next_player_on() -> None:
    game = last_turn("ABC", *FOUR[:3], "-")
    game.hand("A", "denar-9").hand("B", "dirham-9").hand("C", "florin-9").play("A", "take ducat-1")
    assert game.asked() == "B"
    assert game.refused("A", "build arcades-9 1,0") == "CORE-1"
    game.play("B", "build seraglio-9 0,1").play("C", "reserve pavilion-8")
    assert game.asked() == "A"
    game.play("A", "build arcades-9 1,0")
    assert game.tiles("B") == {"0,0": "fountain", "0,1": "seraglio-9"}
    assert game.reserved("C") == ["pavilion-8"]
    assert game.tiles("A") == {"0,0": "fountain", "1,0": "arcades-9"}
    assert game.asked() == ""


def test_B_124_several_tiles_are_placed_one_by_one_in_any_order() -> None:
    game = last_turn("ABC", *FOUR[:3], "-")
    game.hand("C", "florin-9", "dirham-9", "denar-9").play("A", "take ducat-1")
    for text in ("build arcades-9 0,1", "reserve pavilion-8", "build seraglio-9 0,2"):
        assert game.asked() == "C"
        game.play("C", text)
    assert game.tiles("C") == {"0,0": "fountain", "0,1": "arcades-9", "0,2": "seraglio-9"}
    assert game.reserved("C") == ["pavilion-8"]
    assert game.asked() == ""


def test_B_124_the_building_rules_hold_at_the_end() -> None:
    game = last_turn("ABC", "seraglio-7", "-", "-", "-").hand("B", "florin-9").play("A", "take ducat-1")
    assert game.refused("B", "build seraglio-7 1,0") == "B-81"
    assert sorted(game.offered("B")) == [
        "build seraglio-7 -1,0",
        "build seraglio-7 0,-1",
        "build seraglio-7 0,1",
        "reserve seraglio-7",
    ]


def test_B_125_scoring_C_comes_last_and_counts_the_tiles_just_won() -> None:
    game = last_turn("ABC", "tower-12", "-", "-", "-").hand("B", "florin-9").pile("scoring-B", "florin-9")
    game.play("A", "take ducat-1")
    names = [event.name() for event in game.events()]
    assert names.index("scored") < names.index("tile-left-over")  # step 6 of the last turn
    assert [result.scoring for result in results(game)] == [2]
    game.play("B", "build tower-12 1,0")
    assert [result.scoring for result in results(game)] == [3]
    assert game.player("B").score == 21


def test_B_125_a_scoring_whose_card_never_came_up_is_left_out() -> None:
    game = last_turn("ABC", "-", "-", "-", "-").pile("florin-9", "scoring-A", "scoring-B").play("A", "take ducat-1")
    assert [result.scoring for result in results(game)] == [3]
    assert game.asked() == ""


def test_B_126_most_points_win_and_ties_are_shared() -> None:
    alone = last_turn("ABC", "-", "-", "-", "-").score("A", 40).score("B", 41).score("C", 12)
    assert alone.play("A", "take ducat-1").facts("game-ended") == [{"winners": [1], "scores": [40, 41, 12]}]
    # C has the most money, A the most tiles in reserve: neither breaks the tie.
    tied = last_turn("ABC", "-", "-", "-", "-").score("A", 41).score("B", 3).score("C", 41)
    tied.hand("C", "denar-9").reserve("A", "tower-12").play("A", "take ducat-1")
    assert tied.facts("game-ended") == [{"winners": [0, 2], "scores": [41, 3, 41]}]


def test_B_126_scoring_C_decides() -> None:
    game = palaces(last_turn("ABC", "-", "-", "-", "-"), "garden", 1).score("B", 19).play("A", "take ducat-1")
    (ended,) = game.facts("game-ended")
    assert ended["winners"] == [0]


def test_B_EX_50_one_tile_for_two_fields() -> None:
    game = scenario("ABC").market("pavilion-8", *FOUR[1:]).bag("tower-12").display(*MONEY)
    game.hand("A", "florin-8", "denar-9").hand("B", "florin-1")
    game.play("A", "buy pavilion-8 for florin-8", "buy arcades-9 for denar-9", "stop")
    game.play("A", "reserve pavilion-8", "reserve arcades-9")
    assert game.facts("tile-drawn") == [{"tile": "tower-12", "field": 1}]
    assert left_over(game) == {"tower-12": 1, "seraglio-9": -1, "chambers-10": -1}


def test_B_EX_51_two_tiles_for_two_fields() -> None:
    game = scenario("ABC").market("-", "seraglio-9", "-", "chambers-10").bag("tower-12", "garden-11").display(*MONEY)
    game.play("A", "take ducat-1")
    assert game.on_market() == ["tower-12", "seraglio-9", "garden-11", "chambers-10"]
    assert game.view("B").bag_left == 0
    assert (game.asked(), game.question()) == ("B", "choose-action")


def test_B_EX_52_the_sum_counts_not_the_highest_card() -> None:
    game = last_turn("ABC", "-", "-", "-", "tower-13")
    game.hand("A", "ducat-9").hand("B", "ducat-4", "ducat-4", "ducat-2").play("A", "take florin-1")
    assert left_over(game) == {"tower-13": 1}


def test_B_EX_53_equal_sums() -> None:
    game = last_turn("ABC", "-", "-", "-", "tower-13")
    game.hand("A", "ducat-7").hand("B", "ducat-7").hand("C", "ducat-3").play("A", "take florin-1")
    assert left_over(game) == {"tower-13": -1}
    assert game.on_market() == ["-", "-", "-", "tower-13"]
