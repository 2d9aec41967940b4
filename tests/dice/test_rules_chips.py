"""Section 8: what chips do, and when."""

from __future__ import annotations

import pytest

from alhambra.core.events import Scored
from alhambra.core.pieces import TYPES
from tests.dice.board import Board, game, kind, times


def rewarded(*chips: str, column: str = "garden", chip: str = "vp-1") -> Board:
    """A holds these chips and has the only marker of a column."""
    board = game().chips("A", *chips).bonus(**{column: chip}).marker("A", f"{column} 4/1")
    return board.rewards(column)


def test_DICE_45_several_chips_in_one_turn_each_leaves_the_game() -> None:
    board = game().chips("A", "annul", "annul", "displace", "black-die").marker("B", "tower 8/2")
    board.throw("A", times(garden=1, tower=7), times(garden=1)).play("A", "annul", "black-die garden")
    board.dice(["tower"]).play("A", "throw garden", "displace tower")
    assert board.held("A") == ["annul"]
    assert board.part.facts()["gone"] == ["displace", "annul", "black-die"]
    assert board.markers("tower") == {"8/2": "A", "8/3": "B"}


@pytest.mark.parametrize(("won_in", "paid"), [(1, "ABC"), (2, "BC"), (3, "BC"), (4, "C"), (5, "C")])
def test_DICE_46_point_chips_pay_from_the_next_scoring_on(won_in: int, paid: str) -> None:
    board = game()
    points: dict[str, int] = {}
    for number in range(1, 6):
        board.part.round = number
        board.bonus(garden="vp-3")
        if number == won_in:
            board.marker("A", "garden 4/1").rewards("garden").play("A", "reward chip")
        else:
            board.rewards("garden")
        for event in board.state.events:
            if isinstance(event, Scored):
                points["ABC"[event.result.scoring - 1]] = sum([award.points for award in event.result.awards])
        board.state.events.clear()
    assert points == {scoring: 3 if scoring in paid else 0 for scoring in "ABC"}


def test_DICE_EX_27_chips_of_three_rounds() -> None:
    board = game().chips("A", "vp-3")
    assert board.score("A").totals == [3, 0, 0]
    assert board.chips("A", "vp-2", "vp-3").score("B").totals == [5, 0, 0]
    assert board.chips("A", "vp-1", "vp-2", "vp-3").score("C").totals == [6, 0, 0]


def test_DICE_47_DICE_EX_25_a_point_goes_to_another_type() -> None:
    board = rewarded("exchange").play("A", "reward points")
    assert board.offered() == ["keep", *[f"redirect {name}" for name in TYPES if name != "garden"]]
    board.play("A", "redirect tower")
    assert (board.height("A", "garden"), board.height("A", "tower")) == (1, 1)
    assert board.held("A") == []


def test_DICE_47_both_points_with_two_chips() -> None:
    board = rewarded("exchange", "exchange").play("A", "reward points", "redirect tower", "redirect tower")
    assert (board.height("A", "garden"), board.height("A", "tower")) == (0, 2)
    board = rewarded("exchange", "exchange").play("A", "reward points", "redirect arcades", "keep")
    assert (board.height("A", "garden"), board.height("A", "arcades")) == (1, 1)
    assert board.held("A") == ["exchange"]


def test_DICE_47_a_point_that_would_be_lost_may_be_redirected() -> None:
    board = game().stone("A", "garden", 12).stone("A", "tower", 12).chips("A", "exchange").bonus(garden="vp-1")
    board.marker("A", "garden 4/1").rewards("garden").play("A", "reward points")
    assert board.refused("A", "redirect tower") == "DICE-47"
    assert board.refused("A", "redirect garden") == "DICE-47"
    board.play("A", "redirect arcades")
    assert (board.height("A", "arcades"), board.height("A", "garden")) == (1, 12)


def test_DICE_47_nobody_is_asked_who_has_nowhere_to_redirect_to() -> None:
    board = game().chips("A", "exchange").bonus(garden="vp-1")
    for name in TYPES:
        board.stone("A", name, 12)
    board.marker("A", "garden 4/1").rewards("garden").play("A", "reward points")
    assert board.question() != "redirect-point"
    assert board.held("A") == ["exchange"]


def test_DICE_47_a_chip_won_before_serves_the_second_reward_of_the_same_column() -> None:
    board = game().bonus(garden="exchange").marker("A", "garden 4/1").marker("A", "garden 3/1").rewards("garden")
    board.play("A", "reward chip")
    assert (board.height("A", "garden"), board.question()) == (1, "redirect-point")
    board.play("A", "redirect tower")
    assert (board.height("A", "garden"), board.height("A", "tower")) == (2, 1)


def test_DICE_EX_26_not_the_point_that_comes_with_the_chip() -> None:
    board = rewarded(chip="exchange").play("A", "reward chip")
    assert board.height("A", "garden") == 1
    assert board.held("A") == ["exchange"]
    board = rewarded("exchange", chip="exchange").play("A", "reward chip", "redirect tower")
    assert (board.height("A", "garden"), board.height("A", "tower")) == (0, 1)
    assert board.held("A") == ["exchange"]


def test_DICE_48_only_with_the_chip_and_only_the_own_latest_throw() -> None:
    board = game().chips("B", "annul").throw("A", times(tower=8))
    assert board.refused("A", "annul") == "DICE-48"
    assert board.refused("B", "annul") == "CORE-1"
    board.play("A", "place tower")
    assert board.refused("B", "annul") == "DICE-22"


def test_DICE_EX_21_dice_and_throws_as_before() -> None:
    board = game().chips("A", "annul").throw("A", times(tower=5, garden=3))
    before = board.faces()
    board.dice(times(pavilion=3)).play("A", "throw garden garden garden", "annul")
    assert (board.faces(), board.part.throws, board.held("A")) == (before, 1, [])
    assert {"throw", "place"} == board.verbs()
    board.dice(["tower"]).play("A", "throw garden")
    assert board.part.throws == 2


def test_DICE_EX_22_after_the_first_throw_all_dice_again() -> None:
    board = game().chips("A", "annul", "annul", "black-die").throw("A", times(tower=8)).play("A", "annul")
    assert board.offered() == ["throw all"]
    assert board.part.throws == 0


def test_DICE_48_each_chip_undoes_one_more_throw() -> None:
    board = game().chips("A", "annul", "annul").throw("A", times(tower=5, garden=3))
    first = board.faces()
    board.dice(["garden"]).play("A", "throw tower").dice(["pavilion"]).play("A", "throw garden")
    board.play("A", "annul", "annul")
    assert (board.faces(), board.part.throws) == (first, 1)


def test_DICE_49_the_symbol_stays_but_need_not_be_named() -> None:
    board = game().chips("A", "black-die").throw("A", times(tower=4, garden=4)).play("A", "black-die pavilion")
    board.dice(["tower"]).play("A", "throw garden")
    assert board.part.count_of(kind("pavilion")) == 1
    assert board.offered("place") == ["place pavilion", "place garden", "place tower"]
    assert board.play("A", "place tower").at("tower 5/2") == "A"


def test_DICE_EX_23_one_more_after_the_first_throw() -> None:
    board = game().chips("A", "black-die").throw("A", times(chambers=4, tower=4))
    board.play("A", "black-die chambers", "place chambers")
    assert board.markers("chambers") == {"5/1": "A"}
    assert board.held("A") == []


def test_DICE_EX_24_once_in_a_turn_and_only_after_the_first_throw() -> None:
    board = game().chips("A", "black-die", "black-die").throw("A", times(tower=8)).play("A", "black-die tower")
    assert board.refused("A", "black-die garden") == "DICE-49"
    board = game().chips("A", "black-die").throw("A", times(tower=8), times(tower=1))
    assert board.refused("A", "black-die tower") == "DICE-49"
    assert game().chips("A").throw("A", times(tower=8)).refused("A", "black-die tower") == "DICE-49"


def test_DICE_49_again_after_the_second_throw_is_annulled() -> None:
    board = game().chips("A", "annul", "black-die").throw("A", times(tower=8), times(tower=1)).play("A", "annul")
    assert len(board.offered("black-die")) == 6


def test_DICE_49_void_with_the_first_throw() -> None:
    board = game().chips("A", "annul", "black-die", "black-die").throw("A", times(tower=8))
    board.play("A", "black-die tower", "annul").throw("A", times(tower=3, garden=5))
    assert board.part.count_of(kind("tower")) == 3
    assert board.held("A") == ["black-die"]
    assert board.refused("A", "black-die tower") == "DICE-49"


def test_DICE_50_DICE_EX_18_a_run_of_markers_moves_back() -> None:
    board = game("ABCD").chips("D", "displace").turn("D")
    board.marker("A", "tower 5/3").marker("B", "tower 4/1").marker("C", "tower 4/2")
    board.throw("D", times(tower=5, garden=3), times(garden=1), times(garden=1)).play("D", "displace tower")
    assert board.markers("tower") == {"5/3": "D", "4/1": "A", "4/2": "B", "4/3": "C"}
    assert board.held("D") == []
    assert board.asked() == "A"


def test_DICE_EX_19_a_gap_ends_the_run() -> None:
    board = game("ABCD").chips("D", "displace").turn("D").marker("A", "tower 5/3").marker("C", "tower 4/2")
    board.throw("D", times(tower=5, garden=3), times(garden=1), times(garden=1)).play("D", "displace tower")
    assert board.markers("tower") == {"5/3": "D", "4/1": "A", "4/2": "C"}


def test_DICE_EX_17_the_last_of_the_run_leaves_the_board() -> None:
    board = game("ABC").turn("C").chips("C", "displace").marker("A", "garden 1/2").marker("B", "garden 1/3")
    board.throw("C", times(garden=1, tower=7)).dice(["tower"]).play("C", "throw tower", "displace garden")
    assert board.markers("garden") == {"1/2": "C", "1/3": "A"}
    assert board.part.off == [0, 1, 0]


def test_DICE_50_only_a_taken_target_field() -> None:
    board = game().chips("A", "displace").marker("B", "tower 4/3").throw("A", times(tower=5, garden=3))
    assert board.offered("displace") == []
    assert board.refused("A", "displace tower") == "DICE-50"
    assert board.refused("A", "displace pavilion") == "DICE-25"
    assert (
        game().marker("B", "tower 5/1").throw("A", times(tower=5, garden=3)).refused("A", "displace tower") == "DICE-50"
    )
    for owner in ("A", "Dirk"):
        board = game("AB").chips("A", "displace").marker(owner, "tower 5/1").throw("A", times(tower=5, garden=3))
        assert board.play("A", "displace tower").markers("tower") == {"5/1": "A", "5/2": owner}


def test_DICE_51_DICE_EX_28_the_owner_of_the_start_chip_names_the_next_start_player() -> None:
    board = game().bonus(garden="start").marker("C", "garden 4/1").rewards("garden").play("C", "reward chip")
    assert board.offered() == ["name-starter A", "name-starter B", "name-starter C"]
    board.play("C", "name-starter B")
    assert (board.part.round, board.part.starter, board.asked()) == (2, 1, "B")


def test_DICE_52_otherwise_the_start_player_stays() -> None:
    board = game().turn("B").bonus(garden="start").marker("C", "garden 4/1").rewards("garden")
    board.play("C", "reward points")
    assert (board.part.round, board.part.starter, board.asked()) == (2, 1, "B")
