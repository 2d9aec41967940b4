"""Grades of moves, and what they are made of."""

from __future__ import annotations

import pytest

from alhambra.bots.advice import Measure
from alhambra.bots.review import grade, is_better, judge
from alhambra.core.base_actions import PASS
from alhambra.core.engine import new_game, to_move
from alhambra.core.rng import fast
from alhambra.core.setup import Setup
from alhambra.core.view import view
from alhambra.core.worlds import imagine
from alhambra.mind.race import Candidate

SHORT = Measure(playouts=1, width=2)


@pytest.mark.parametrize(
    ("lost", "name"), [(0.0, "best"), (0.02, "good"), (0.05, "inaccuracy"), (0.09, "mistake"), (1.0, "mistake")]
)
def test_the_more_a_move_gives_away_the_worse_it_is_called(lost: float, name: str) -> None:
    assert grade(lost) == name


def test_a_move_is_compared_with_the_best_one() -> None:
    state = new_game(Setup(2, 4))
    seat = to_move(state)
    seen, world = view(state, seat), imagine(state, seat, fast(1))
    verdict = judge(seen, world, seen.options[-1], SHORT, fast(2))
    assert verdict.played.action == seen.options[-1]
    assert verdict.lost >= 0
    again = judge(seen, world, verdict.best.action, SHORT, fast(2))  # the same numbers find the same best move
    assert (again.lost, again.grade, again.played) == (0.0, "best", again.best)


def played(*values: float) -> Candidate:
    """What some option came to in so many worlds."""
    found = Candidate(0, PASS, 0.0)
    for value in values:
        found.add(value)
    return found


def test_what_may_be_luck_is_not_held_against_a_move() -> None:
    lucky, steady = played(*[0.9, 0.1] * 20), played(*[0.1, 0.85] * 20)
    assert not is_better(lucky, steady)  # better on average, but not in the same worlds
    assert is_better(played(*[0.9, 0.3] * 20), played(*[0.8, 0.1] * 20))
    assert not is_better(played(0.9), played(0.1))  # a single world tells nothing
    assert is_better(Candidate(0, PASS, 1.0), Candidate(1, PASS, 0.0))  # with dice there is no luck in it
