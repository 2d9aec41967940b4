"""Sections 9 to 12: clean-up, scoring, the end, Dirk, and what is offered."""

from __future__ import annotations

import pytest

from alhambra.core.engine import is_over
from alhambra.core.events import GameEnded
from alhambra.core.pieces import TYPES
from alhambra.games.cup.events import StarterNamed
from tests.dice.board import DIRK, FIELD_NAMES, Board, game, kind, times

PRIZES = {"A": [1], "B": [8, 1], "C": [16, 8, 1]}


def pavilions(scoring: str) -> tuple[int, ...]:
    """DICE-EX-11: Blue on field 5, Orange and Green on 3, Orange below."""
    board = game().stone("A", "pavilion", 5).stone("B", "pavilion", 3).stone("C", "pavilion", 3)
    return board.score(scoring).majorities[0].shares


def test_DICE_53_markers_chips_and_start_chip_go_back() -> None:
    board = game().marker("A", "tower 8/1").bonus(tower="vp-1").rewards("tower").play("A", "reward points")
    assert [board.markers(name) for name in TYPES] == [{}] * 6
    assert board.part.hands == [5, 5, 5]
    assert len(board.part.gone) + len(board.part.light) + 5 == 20


@pytest.mark.parametrize("scoring", ["A", "B", "C"])
def test_DICE_54_points_by_place_and_type(scoring: str) -> None:
    board = game("ABCD")
    for name in TYPES:
        board.stone("A", name, 4).stone("B", name, 3).stone("C", name, 2).stone("D", name, 1)
    for number, majority in enumerate(board.score(scoring).majorities):
        prizes = [prize + number for prize in PRIZES[scoring]]
        assert list(majority.shares) == (prizes + [0] * 4)[:4]


def test_DICE_55_DICE_EX_11_the_lower_stone_of_a_tower_is_ahead() -> None:
    assert pavilions("B") == (8, 1, 0)


def test_DICE_EX_12_the_same_stones_at_other_scorings() -> None:
    assert pavilions("A") == (1, 0, 0)
    assert pavilions("C") == (16, 8, 1)


def test_DICE_55_no_stone_no_place() -> None:
    result = game().stone("B", "tower", 1).score("C")
    assert result.majorities[5].places == (0, 1, 0)
    assert result.totals == [0, 21, 0]


def test_DICE_56_point_chips_are_added() -> None:
    result = game().chips("A", "vp-1", "vp-3", "annul").chips("C", "exchange").score("A")
    assert result.totals == [4, 0, 0]
    assert [(award.seat, award.points) for award in result.awards] == [(0, 4)]


def last_round(seats: str = "ABC") -> Board:
    board = game(seats)
    board.part.round = 5
    return board


def test_DICE_57_the_game_ends_after_scoring_c() -> None:
    board = last_round().stone("B", "tower", 1).chips("A", "annul", "exchange").rewards()
    assert is_over(board.state)
    (event,) = board.events("game-ended")
    assert isinstance(event, GameEnded)
    assert (event.winners, event.scores) == ((1,), (0, 21, 0))


def test_DICE_58_equal_points_share_the_victory() -> None:
    board = last_round().chips("A", "vp-2").chips("C", "vp-1", "vp-1").rewards()
    (event,) = board.events("game-ended")
    assert isinstance(event, GameEnded)
    assert event.winners == (0, 2)


def test_DICE_59_dirk_has_five_markers_and_stones() -> None:
    board = game("AB").round(1, ["tower"], ["pavilion"])
    assert sum(DIRK in board.markers(name).values() for name in TYPES) == 5
    assert [len(heights) for heights in board.part.heights] == [3] * 6
    assert [len(heights) for heights in game("ABC").part.heights] == [3] * 6  # three players, no Dirk


def test_DICE_60_DICE_EX_29_dirks_markers_climb_from_column_to_column() -> None:
    board = game("AB").round(1, ["tower"], ["chambers"])
    found = {name: board.markers(name) for name in TYPES}
    assert found == {
        "chambers": {"2/3": DIRK},
        "garden": {"3/3": DIRK},
        "tower": {"4/3": DIRK},
        "pavilion": {"5/3": DIRK},
        "seraglio": {"6/3": DIRK},
        "arcades": {},
    }


def test_DICE_61_first_the_start_chip_then_dirk() -> None:
    board = game("AB").round(2, ["arcades"], ["garden"])
    assert board.part.chip_at == kind("arcades")
    assert board.at("garden 2/3") == DIRK


def test_DICE_62_DICE_EX_30_dirk_takes_two_points_or_what_is_left() -> None:
    board = game("AB").bonus(garden="annul").marker(DIRK, "garden 5/3").marker("A", "garden 4/3").rewards("garden")
    assert (board.height(DIRK, "garden"), board.height("A", "garden"), board.held("A")) == (2, 1, ["annul"])
    board = game("AB").bonus(garden="annul").marker("A", "garden 6/3").marker(DIRK, "garden 5/3").rewards("garden")
    board.play("A", "reward points")
    assert (board.height("A", "garden"), board.height(DIRK, "garden"), board.held(DIRK)) == (2, 1, [])


def test_DICE_62_alone_he_takes_two_points_and_the_chip_lapses() -> None:
    board = game("AB").bonus(garden="vp-3").marker(DIRK, "garden 5/3").rewards("garden")
    assert (board.height(DIRK, "garden"), board.held(DIRK)) == (2, [])


@pytest.mark.parametrize(("starter", "named"), [("A", "B"), ("B", "A")])
def test_DICE_63_DICE_EX_31_dirk_names_who_was_not_start_player(starter: str, named: str) -> None:
    board = game("AB").turn(starter).bonus(garden="start").marker("A", "garden 8/1").marker(DIRK, "garden 5/3")
    board.rewards("garden").play("A", "reward points")
    (event,) = board.events("starter-named")
    assert isinstance(event, StarterNamed)
    assert board.called(event.owner) == DIRK
    assert board.called(board.part.starter) == named


def test_DICE_64_dirk_keeps_point_chips_only() -> None:
    for chip in ("vp-2", "exchange", "displace", "annul", "black-die"):
        board = game("AB").bonus(garden=chip).marker("A", "garden 6/3").marker(DIRK, "garden 5/3").rewards("garden")
        board.play("A", "reward points")
        assert board.held(DIRK) == (["vp-2"] if chip == "vp-2" else [])


def test_DICE_65_dirks_stones_and_chips_count() -> None:
    board = game("AB").stone(DIRK, "tower", 3).stone("A", "tower", 3).chips(DIRK, "vp-3")
    assert board.tower("tower", 3) == [DIRK, "A"]
    result = board.score("B")
    assert result.totals == [6, 0, 13 + 3]


def test_DICE_66_dirk_cannot_win() -> None:
    board = last_round("AB").stone(DIRK, "tower", 3).stone("B", "tower", 1)
    board.part.dark = b""
    board.rewards()
    (event,) = board.events("game-ended")
    assert isinstance(event, GameEnded)
    assert event.winners == (1,)
    assert board.state.dirk_score == 21


def test_DICE_67_what_is_offered_and_when() -> None:
    board = game().chips("A", "annul", "black-die", "displace", "exchange").marker("B", "tower 8/1")
    assert board.verbs() == {"throw"}
    board.throw("A", times(tower=8))
    assert board.verbs() == {"throw", "place", "displace", "black-die", "annul"}
    board = board.rewards("tower")
    assert (board.asked(), board.verbs()) == ("B", {"reward"})
    assert len(FIELD_NAMES) == 24


def test_DICE_EX_32_first_everywhere() -> None:
    board = game("ABCD")
    for name in TYPES:
        board.stone("C", name, 2).stone("A", name, 1)
    assert [board.score(scoring).totals[2] for scoring in "ABC"] == [21, 63, 111]
