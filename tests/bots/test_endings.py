"""What is told of a move: the chance to win and the points, by what was foretold and by how games ended."""

from __future__ import annotations

import pytest

from alhambra.bots.endings import Endings
from alhambra.core.base_actions import PASS
from alhambra.mind.race import Candidate


def candidate(foretold: float, games: int = 0) -> Candidate:
    """Of its games as many are won, and by as many points, as a forecast says that counts narrow victories less."""
    found = Candidate(0, PASS, 0.0)
    found.expected = foretold
    for game in range(games):
        value = foretold + 0.1 * (game % 3 - 1)
        won = (7 * game) % 10 < 10 * (0.3 + 4 * (value - 0.25))
        found.add(value)
        found.ends.append((value, float(won), 80 + 200 * (value - 0.25)))
    return found


def test_the_chance_is_told_in_victories() -> None:
    """A forecast of 0.25 means three games won of ten here, one of 0.30 five."""
    worse, better = candidate(0.25, 900), candidate(0.30, 900)
    endings = Endings([worse, better])
    assert endings.chance(worse) == pytest.approx(0.3, abs=0.04)
    assert endings.chance(better) - endings.chance(worse) == pytest.approx(0.2, abs=0.05)
    assert endings.points(worse) == pytest.approx(80, abs=1)
    assert endings.points(better) - endings.points(worse) == pytest.approx(10, abs=1)


def test_few_games_do_not_tell_moves_apart() -> None:
    few, many = [Endings([candidate(0.25, games), candidate(0.30, games)]) for games in (2, 900)]
    worse, better = candidate(0.25), candidate(0.30)
    assert few.chance(better) - few.chance(worse) < 0.5 * (many.chance(better) - many.chance(worse))


def test_a_chance_is_neither_less_than_none_nor_more_than_sure() -> None:
    endings = Endings([candidate(0.25, 900)])
    assert endings.chance(candidate(0.9)) == 1.0
    assert endings.chance(candidate(0.01)) == 0.0
    assert endings.points(candidate(-9.0)) == 0.0


def test_without_any_end_what_was_reckoned_is_told() -> None:
    """As with dice."""
    one = candidate(0.4)
    one.tried, one.value, one.points = 50, 20.0, 50 * 77.0
    endings = Endings([one])
    assert endings.chance(one) == pytest.approx(0.4)
    assert endings.points(one) == pytest.approx(77)
