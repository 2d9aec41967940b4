"""Section 7: rewards, chips taken, stones on the building tracks."""

from __future__ import annotations

from alhambra.core.pieces import TYPES
from alhambra.games.dice.chips import NAMES
from alhambra.games.dice.events import ChipsLapsed, StoneMoved
from tests.dice.board import Board, game


def contested(*owners: str, chip: str = "annul") -> Board:
    """Markers in the seraglio column, the best first, and a chip on its bonus field."""
    board = game().bonus(seraglio=chip)
    for owner, field in zip(owners, ("8/1", "5/2", "3/3"), strict=False):
        board.marker(owner, f"seraglio {field}")
    return board.rewards("seraglio")


def test_DICE_34_columns_from_left_to_right() -> None:
    board = game()
    for owner, name in zip("ABCABC", reversed(TYPES), strict=True):
        board.marker(owner, f"{name} 1/1")
    board.rewards()
    asked = ""
    while board.question() == "take-reward":
        asked += board.asked()
        board.play(board.asked(), "reward points")
    assert asked == "CBACBA"


def test_DICE_35_best_chooses_second_gets_the_other_third_nothing() -> None:
    board = contested("A", "B", "C")
    assert (board.asked(), board.offered()) == ("A", ["reward points", "reward chip"])
    board.play("A", "reward chip")
    assert [board.height(seat, "seraglio") for seat in "ABC"] == [1, 2, 0]
    assert [board.held(seat) for seat in "ABC"] == [["annul"], [], []]


def test_DICE_EX_8_two_points_for_the_best_one_and_the_chip_for_the_second() -> None:
    board = contested("A", "B").play("A", "reward points")
    assert (board.height("A", "seraglio"), board.height("B", "seraglio")) == (2, 1)
    assert (board.held("A"), board.held("B")) == ([], ["annul"])


def test_DICE_36_the_first_reward_is_carried_out_before_the_second() -> None:
    board = contested("A", "B", chip="start").chips("B", "exchange").play("A", "reward chip")
    assert (board.asked(), board.question()) == ("A", "name-starter")
    assert board.height("A", "seraglio") == 1
    board.play("A", "name-starter C")
    assert (board.asked(), board.question()) == ("B", "redirect-point")


def test_DICE_37_DICE_EX_9_one_player_gets_both_rewards() -> None:
    for first in ("points", "chip"):
        board = contested("A", "A", "B").play("A", f"reward {first}")
        assert board.height("A", "seraglio") == 3
        assert board.held("A") == ["annul"]
        assert board.height("B", "seraglio") == 0


def test_DICE_38_DICE_EX_10_one_marker_one_reward_no_marker_none() -> None:
    board = contested("A").play("A", "reward chip")
    assert (board.height("A", "seraglio"), board.held("A")) == (1, ["annul"])
    board = contested("A").play("A", "reward points")
    assert (board.height("A", "seraglio"), board.held("A")) == (2, [])
    board = contested()
    assert not any(any(heights) for heights in board.part.heights)
    assert NAMES.index("annul") in board.part.gone


def test_DICE_39_rewards_cannot_be_declined() -> None:
    board = contested("A")
    assert board.offered() == ["reward points", "reward chip"]
    assert board.refused("A", "pass") == "CORE-2"


def test_DICE_40_chips_lie_open_before_their_owner() -> None:
    board = contested("A").play("A", "reward chip")
    seen = [board.part.open_facts()["chips"]]
    assert seen == [[["annul"], [], []]]


def test_DICE_41_chips_that_nobody_received_leave_the_game() -> None:
    board = game()
    left = sorted([chip for chip in board.part.bonus if chip != 255])
    board.rewards()
    (event,) = board.events("chips-lapsed")
    assert isinstance(event, ChipsLapsed)
    assert sorted(event.chips) == left == list(board.part.gone)
    assert board.part.chip_at >= 0  # laid anew for the second round


def test_DICE_42_two_points_are_one_move() -> None:
    board = game().stone("B", "seraglio", 1).bonus(seraglio="annul").marker("A", "seraglio 1/1")
    board.rewards("seraglio").play("A", "reward points")
    moves = [event for event in board.state.events if isinstance(event, StoneMoved)]
    assert [(move.before, move.after) for move in moves] == [(0, 2)]
    assert board.tower("seraglio", 1) == ["B"]


def test_DICE_43_DICE_EX_13_on_top_of_the_tower_and_the_rest_keep_their_order() -> None:
    board = game("ABCD")  # Red, Blue, Green, Yellow
    board.stone("A", "tower", 3).stone("B", "tower", 3).stone("C", "tower", 3).stone("D", "tower", 4)
    assert board.tower("tower", 3) == ["A", "B", "C"]
    board.stone("B", "tower", 1)
    assert board.tower("tower", 3) == ["A", "C"]
    assert board.tower("tower", 4) == ["D", "B"]
    assert [board.called(owner) for owner in board.part.standing[5]] == ["D", "B", "A", "C"]


def test_DICE_44_DICE_EX_20_the_twelfth_field_is_the_end() -> None:
    board = game().stone("A", "seraglio", 11).stone("B", "seraglio", 12).bonus(seraglio="annul")
    board.marker("A", "seraglio 8/1").marker("B", "seraglio 7/1").rewards("seraglio").play("A", "reward points")
    assert board.height("A", "seraglio") == 12
    assert board.tower("seraglio", 12) == ["B", "A"]
    moves = [event for event in board.state.events if isinstance(event, StoneMoved)]
    assert [(move.after, move.lost) for move in moves] == [(12, 1), (12, 1)]
