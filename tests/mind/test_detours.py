"""Other ways through a turn: they can be gone, each leaves instinct's way once, and each option is judged once."""

from __future__ import annotations

import pytest

from alhambra.bots.ladder import mind
from alhambra.core.actions import Action
from alhambra.core.base_actions import PASS
from alhambra.core.engine import is_over, legal, submit, to_move
from alhambra.core.rng import fast
from alhambra.core.state import State
from alhambra.core.worlds import imagine
from alhambra.mind.detours import LONGEST, OTHERS, detours, follow
from alhambra.mind.race import Candidate, Race
from alhambra.mind.search import Limits, search
from tests.mind.test_search import some_position


def goes_on() -> tuple[State, int, Action]:
    """A position, and an option after which the same seat is asked what else it does."""
    state = some_position(3, 20)
    while not is_over(state):
        seat = to_move(state)
        for option in legal(state):
            branch = state.clone()
            submit(branch, seat, option)
            if branch.turn == state.turn and to_move(branch) == seat and len(legal(branch)) > OTHERS:
                return state, seat, option
        submit(state, seat, mind(state).eye.best(state, seat, legal(state)))
    pytest.fail("no such position in the whole game")


def test_a_detour_goes_the_way_of_instinct_and_then_another() -> None:
    state, seat, option = goes_on()
    eye = mind(state).eye
    found = detours(state, seat, option, eye)
    assert len([then for then, _ in found if len(then) == 1]) == OTHERS
    for then, less in found:
        assert less <= 0
        assert 1 <= len(then) <= LONGEST
        branch = state.clone()
        submit(branch, seat, option)
        for action in then[:-1]:
            assert action == eye.best(branch, seat, legal(branch))
            submit(branch, seat, action)
        assert then[-1] in legal(branch)
        assert then[-1] != eye.best(branch, seat, legal(branch))


def test_what_can_be_done_in_one_world_can_be_done_in_all() -> None:
    """In the base game nothing is drawn before a turn is over."""
    state, seat, option = goes_on()
    for number in range(5):
        for then, _ in detours(state, seat, option, mind(state).eye):
            branch = imagine(state, seat, fast(number))
            submit(branch, seat, option)
            before = branch.ply
            follow(branch, seat, then)
            assert branch.ply == before + len(then)


def test_who_cannot_go_on_as_planned_stays_where_he_is() -> None:
    state, seat, option = goes_on()
    submit(state, seat, option)
    ply = state.ply
    follow(state, seat, [option, PASS])  # the tile is bought already
    assert state.ply == ply
    assert to_move(state) == seat


def test_every_option_is_found_once_with_its_best_way() -> None:
    ranked = [Candidate(1, PASS, 0.0, [PASS]), Candidate(0, PASS, 1.0), Candidate(1, PASS, 2.0)]
    assert Race(ranked, [], 0.0).result() == ranked[:2]
    state, seat, _ = goes_on()
    options = legal(state)
    limits = Limits(0.0, 60, 8, 3, 8)
    found = search(state, seat, options, mind(state), limits, fast(4))
    assert sorted(candidate.at for candidate in found) == list(range(len(options)))
