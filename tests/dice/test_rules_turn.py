"""Sections 5 and 6: throwing and placing."""

from __future__ import annotations

from alhambra.core.events import TurnBegan
from alhambra.core.pieces import TYPES
from alhambra.games.cup.area import FIELDS, field_name, ranked
from tests.dice.board import FIELD_NAMES, Board, game, kind, times

BARBARA = (times(seraglio=3, tower=5), times(seraglio=2, garden=3), times(arcades=3))


def barbara(board: Board) -> Board:
    """DICE-EX-4: three seraglios, two more of five dice, none of three."""
    board.dice(*BARBARA)
    return board.play("A", "throw all", "throw " + " ".join(times(tower=5)), "throw garden garden garden")


def test_DICE_20_clockwise_from_the_start_player_one_marker_a_turn() -> None:
    board = game("ABCD").turn("C")
    order = ""
    for _ in range(6):
        seat = board.asked()
        order += seat
        board.throw(seat, times(tower=1, garden=7)).play(seat, "place tower")
    assert order == "CDABCD"
    assert board.part.hands == [3, 3, 2, 2]


def test_DICE_21_at_most_three_throws_and_nobody_passes() -> None:
    board = game()
    assert board.verbs() == {"throw"}
    assert board.throw("A", times(tower=8), times(tower=8)).verbs() == {"throw", "place"}
    assert board.dice(["tower"]).play("A", "throw tower").offered() == ["place tower"]
    assert board.refused("A", "throw tower") == "DICE-21"
    assert board.refused("A", "pass") == "CORE-2"


def test_DICE_22_the_first_throw_uses_all_dice() -> None:
    board = game()
    assert board.offered() == ["throw all"]
    assert board.refused("A", "throw tower") == "DICE-22"
    assert board.refused("A", "place tower") == "DICE-22"
    assert len(board.throw("A", times(tower=3, garden=5)).part.faces) == 8


def test_DICE_23_any_dice_again_but_at_least_one() -> None:
    board = game().throw("A", times(tower=2, garden=6))
    assert len(board.offered("throw")) == 3 * 7 - 1
    assert {"throw tower tower", "throw garden", "throw " + " ".join(times(garden=6, tower=2))} <= set(board.offered())
    assert board.refused("A", "throw tower tower tower") == "DICE-23"
    assert board.refused("A", "throw chambers") == "DICE-23"
    board.dice(["pavilion"]).play("A", "throw tower")  # a die set aside may be thrown later all the same
    assert board.dice(["tower"]).play("A", "throw tower").faces() == times(pavilion=1, garden=6, tower=1)


def test_DICE_24_DICE_EX_4_what_the_dice_show_in_the_end_counts() -> None:
    board = barbara(game())
    assert board.part.count_of(kind("seraglio")) == 5
    assert board.part.throws == 3
    board.play("A", "place seraglio")
    assert board.markers("seraglio") == {"5/3": "A"}


def test_DICE_25_any_type_that_shows_and_its_whole_count() -> None:
    board = game().throw("A", times(pavilion=1, garden=2, tower=5))
    assert board.offered("place") == ["place pavilion", "place garden", "place tower"]
    assert board.refused("A", "place chambers") == "DICE-25"
    assert board.play("A", "place garden").markers("garden") == {"2/1": "A"}


def test_DICE_26_annulled_throws_are_not_counted() -> None:
    board = game().chips("A", "annul").throw("A", times(tower=8), times(garden=1))
    board.play("A", "annul").dice(["tower"]).play("A", "throw tower")
    assert board.part.throws == 2
    assert board.play("A", "place tower").markers("tower") == {"8/2": "A"}


def test_DICE_27_column_row_and_third_of_the_row() -> None:
    for throws, field in ((1, "4/1"), (2, "4/2"), (3, "4/3")):
        board = game().throw("A", times(arcades=4, tower=4))
        for _ in range(throws - 1):
            board.dice(["tower"]).play("A", "throw tower")
        assert board.play("A", "place arcades").markers("arcades") == {field: "A"}


def nine(board: Board) -> Board:
    """DICE-EX-14: eight white towers after three throws, and a black one."""
    board.chips("A", "black-die").throw("A", times(garden=2, tower=6)).play("A", "black-die tower")
    board.dice(["garden"]).play("A", "throw garden")
    return board.dice(["tower", "tower"]).play("A", "throw garden garden").play("A", "place tower")


def test_DICE_28_DICE_EX_14_nine_are_eight_in_one_throw() -> None:
    assert nine(game()).markers("tower") == {"8/1": "A"}


def test_DICE_EX_15_nine_step_down_like_any_other() -> None:
    assert nine(game().marker("B", "tower 8/1")).at("tower 8/2") == "A"


def test_DICE_29_DICE_EX_5_a_taken_field_sends_the_marker_down() -> None:
    for owner in "AB":
        board = barbara(game().marker(owner, "seraglio 5/3")).play("A", "place seraglio")
        assert board.markers("seraglio") == {"5/3": owner, "4/1": "A"}


def test_DICE_EX_6_down_to_the_next_free_field() -> None:
    board = game().marker("B", "seraglio 5/3").marker("C", "seraglio 4/1").marker("B", "seraglio 4/2")
    assert barbara(board).play("A", "place seraglio").at("seraglio 4/3") == "A"


def test_DICE_30_off_the_board_and_back_in_the_clean_up() -> None:
    board = game().marker("B", "garden 1/3").throw("A", times(garden=1, tower=7))
    board.dice(["tower"]).play("A", "throw tower").dice(["tower"]).play("A", "throw tower", "place garden")
    assert board.part.off == [1, 0, 0]
    assert board.markers("garden") == {"1/3": "B"}
    board.dice(["tower"]).rewards("garden").play("B", "reward points")
    assert board.part.off == [0, 0, 0]
    assert board.part.hands == [5, 5, 5]


def test_DICE_EX_16_a_marker_off_the_board_is_not_second() -> None:
    board = game().marker("B", "garden 1/3").throw("A", times(garden=1, tower=7))
    board.dice(["tower"]).play("A", "throw tower").dice(["tower"]).play("A", "throw tower", "place garden")
    board.dice(["tower"]).rewards("garden").play("B", "reward points")
    assert board.height("B", "garden") == 2
    assert board.height("A", "garden") == 0


def test_DICE_31_any_number_of_markers_in_one_column() -> None:
    board = game().marker("A", "tower 8/1").marker("A", "tower 8/2").marker("A", "tower 8/3")
    assert board.throw("A", times(tower=8)).play("A", "place tower").at("tower 7/1") == "A"


def test_DICE_32_the_next_player_follows() -> None:
    board = game().throw("A", times(tower=8)).play("A", "place tower")
    assert board.asked() == "B"
    assert board.part.faces == b""
    assert [event for event in board.state.events if isinstance(event, TurnBegan)]


def test_DICE_33_the_order_of_the_fields() -> None:
    assert [field_name(at) for at in range(FIELDS)] == [
        f"{row}/{roll}" for row in range(8, 0, -1) for roll in (1, 2, 3)
    ]
    board = game()
    for owner, field in zip("ABCABC", ("1/3", "8/2", "4/1", "4/3", "8/1", "1/1"), strict=True):
        board.marker(owner, f"tower {field}")
    order = [FIELD_NAMES[at] for at, _ in ranked(board.part.columns[TYPES.index("tower")])]
    assert order == ["8/1", "8/2", "4/1", "4/3", "1/1", "1/3"]


def test_DICE_EX_7_fewer_throws_win() -> None:
    board = game().marker("B", "tower 5/3").marker("A", "tower 5/2")
    assert board.rewards("tower").asked() == "A"
