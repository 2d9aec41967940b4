"""Grades of moves, and what they are made of."""

from __future__ import annotations

import pytest

from alhambra.bots.advice import Measure
from alhambra.bots.review import grade, judge
from alhambra.core.engine import new_game, to_move
from alhambra.core.rng import fast
from alhambra.core.setup import Setup
from alhambra.core.view import view
from alhambra.core.worlds import imagine

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
