"""Sections 1 to 4: what lies in the box, how the table is set, how a round begins."""

from __future__ import annotations

from collections import Counter

import pytest

from alhambra import data
from alhambra.core.draws import roll
from alhambra.core.engine import is_over, legal, submit, to_move
from alhambra.core.events import Scored
from alhambra.core.pieces import TYPES
from alhambra.core.rng import Rng, fast
from alhambra.core.setup import Setup
from alhambra.core.view import SPECTATOR, view
from alhambra.games import family
from alhambra.games.cup.area import FIELDS, field_at, field_name
from alhambra.games.cup.printed import PRINTED
from alhambra.games.dice.chips import ANNUL, BLACK_DIE, CHIPS, DISPLACE, EXCHANGE, NAMES, NO_CHIP, VALUES
from alhambra.games.dice.chips import FIELDS as TRACK
from alhambra.games.dice.part import KEY, dice_table, fresh_table
from alhambra.games.playout import play_randomly
from tests.dice.board import Board, game, kind, times

SEATS = (2, 3, 4, 5, 6)


def fresh(seats: int, seed: int = 0) -> Board:
    """A game as it begins."""
    return Board(family.start(Setup(seats, seed, game=KEY)))


def test_DICE_1_types_in_their_order() -> None:
    assert TYPES == ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
    assert data.load("dice_game")["column_order"] == list(TYPES)


def test_DICE_2_words_of_the_rules_in_the_view() -> None:
    seen = view(fresh(3).state, SPECTATOR).modules[KEY]
    assert {"markers", "towers", "chips", "chip", "starter"} <= seen.keys()


def test_DICE_3_a_field_is_row_and_throw() -> None:
    assert field_name(field_at(5, 3)) == "5/3"
    assert [field_name(at) for at in (0, 1, 2, 3, FIELDS - 1)] == ["8/1", "8/2", "8/3", "7/1", "1/3"]


def test_DICE_4_a_white_die_shows_each_type_alike() -> None:
    assert data.load("dice_game")["dice"]["faces"] == list(TYPES)
    assert PRINTED.dice == 8
    state = fresh(3).state
    falls = Counter([roll(state, len(TYPES)) for _ in range(6000)])
    assert set(falls) == set(range(6))
    assert all(850 < number < 1150 for number in falls.values())  # five standard deviations


def test_DICE_5_24_fields_a_column_and_one_marker_a_field() -> None:
    board = game()
    assert len(board.part.columns) * FIELDS == 144
    assert [len(column) for column in board.part.columns] == [24] * 6


def test_DICE_6_one_bonus_field_a_column() -> None:
    for seats in SEATS:
        part = fresh(seats).part
        assert [chip == NO_CHIP for chip in part.bonus].count(True) == 1
        assert part.bonus[part.chip_at] == NO_CHIP


def test_DICE_7_12_fields_of_a_building_track() -> None:
    assert TRACK == 12
    board = game().stone("A", "tower", 7).stone("B", "tower", 7)
    assert board.tower("tower", 7) == ["A", "B"]


def test_DICE_8_a_score_goes_on_beyond_100() -> None:
    board = game()
    board.state.players[0].score = 95
    for name in TYPES:
        board.stone("A", name, 1)
    board.part.round = 5
    board.rewards()
    assert board.state.players[0].score == 95 + 111


def test_DICE_9_markers_and_stones_of_a_colour() -> None:
    for seats in SEATS:
        part = fresh(seats).part
        assert part.hands == [part.markers] * seats
        assert part.markers <= 5
        assert len(part.heights) == 6  # one building stone for each type


def test_DICE_10_26_chips() -> None:
    assert Counter(CHIPS.light + CHIPS.dark) == {0: 6, 1: 5, 2: 5, EXCHANGE: 2, DISPLACE: 2, ANNUL: 3, BLACK_DIE: 3}
    assert [VALUES[chip] for chip in CHIPS.dark] == [1, 1, 2, 2, 3, 3]
    assert len(CHIPS.light) == 20
    assert sum(VALUES[chip] > 0 for chip in CHIPS.light) == 10


@pytest.mark.parametrize(("seats", "markers"), [(2, 5), (3, 5), (4, 4), (5, 3), (6, 3)])
def test_DICE_11_DICE_EX_1_markers_by_number_of_players(seats: int, markers: int) -> None:
    part = fresh(seats).part
    assert part.hands == [markers] * seats
    assert all(not any(heights) for heights in part.heights)
    assert [player.score for player in fresh(seats).state.players] == [0] * seats


def test_DICE_12_light_chips_for_four_rounds_and_dark_ones_for_the_last() -> None:
    part = fresh_table(4, fast(0))
    assert sorted(part.light) == sorted(CHIPS.light)
    assert sorted(part.dark) == sorted(CHIPS.dark)
    assert CHIPS.pile * 4 == len(CHIPS.light)
    assert len({fresh_table(4, fast(seed)).light for seed in range(20)}) == 20


def test_DICE_13_the_black_die_waits_for_its_chip() -> None:
    board = game().chips("A", "black-die")
    assert board.offered() == ["throw all"]
    assert "black-die tower" in board.throw("A", times(tower=8)).offered()


def test_DICE_14_any_player_may_be_the_start_player() -> None:
    for seats in SEATS:
        starters = Counter([fresh(seats, seed).part.starter for seed in range(100)])
        assert set(starters) == set(range(seats))
        assert fresh(seats, 5).state.turn == fresh(seats, 5).part.starter


def test_DICE_15_dark_chips_then_light_ones_then_the_start_player() -> None:
    rng: Rng = fast(11)
    dark, light = CHIPS.dark[:], CHIPS.light[:]
    rng.shuffle(dark)
    rng.shuffle(light)
    starter = rng.below(5)
    part = fresh_table(5, fast(11))
    assert (list(part.dark), list(part.light), part.starter) == (dark, light, starter)


def test_DICE_16_five_rounds_with_a_scoring_after_1_3_and_5() -> None:
    state = fresh(4).state
    scored: dict[int, int] = {}
    rng = fast(3)
    while not is_over(state):
        number = dice_table(state).round
        options = legal(state)
        submit(state, to_move(state), options[rng.below(len(options))])
        scored |= {event.result.scoring: number for event in state.events if isinstance(event, Scored)}
    assert scored == {1: 1, 2: 3, 3: 5}
    assert dice_table(state).round == 5


def test_DICE_17_DICE_EX_2_the_start_chip_and_five_chips_from_left_to_right() -> None:
    board = game()
    board.part.light = bytes([0, 1, 2, 3, 4, 5, 6])
    board.round(1, ["arcades"])
    assert board.part.chip_at == kind("arcades")
    assert list(board.part.bonus) == [0, 1, NO_CHIP, 2, 3, 4]
    assert list(board.part.light) == [5, 6]


def test_DICE_18_DICE_EX_3_six_dark_chips_and_no_start_chip_in_round_5() -> None:
    board = game()
    board.part.dark = bytes([2, 1, 0, 0, 1, 2])
    board.round(5)  # no die is thrown: none is loaded
    assert list(board.part.bonus) == [2, 1, 0, 0, 1, 2]
    assert board.part.chip_at == -1
    assert board.part.dark == b""


def test_DICE_19_chips_lie_open_and_the_piles_are_hidden() -> None:
    board = fresh(3)
    seen = view(board.state, 0).modules[KEY]
    assert seen["bonus"] == [NAMES[chip] if chip != NO_CHIP else "" for chip in board.part.bonus]
    assert (seen["light_left"], seen["dark_left"]) == (15, 6)
    assert not {"light", "dark"} & seen.keys()


def test_DICE_20_every_marker_is_a_turn() -> None:
    for seats in SEATS:
        turns = seats * PRINTED.markers[seats] * PRINTED.rounds
        assert play_randomly(fresh(seats).state, fast(seats)) > 2 * turns
