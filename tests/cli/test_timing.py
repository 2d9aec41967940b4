"""What is timed takes turns, and what is made of the times is what the tables claim."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import accumulate, pairwise

import pytest

from alhambra.cli.timing import Speed, Times, take_turns, together


def ticking(lengths: list[float]) -> Callable[[], float]:
    """A clock for works that take these times one after the other; nothing passes between them."""
    ends = list(accumulate(lengths, initial=0.0))
    moments: Iterator[float] = iter([moment for pair in pairwise(ends) for moment in pair])
    return lambda: next(moments)


def test_works_take_turns_within_a_game_and_another_one_begins_every_round() -> None:
    seen: list[tuple[str, int]] = []

    def play(name: str, game: int) -> None:
        seen.append((name, game))

    take_turns([partial(play, "a"), partial(play, "b")], games=2, rounds=2)
    first = [("a", 0), ("b", 0), ("a", 1), ("b", 1)]
    second = [("b", 0), ("a", 0), ("b", 1), ("a", 1)]
    assert seen == first + second


def test_every_time_is_noted_for_its_own_work_round_and_game() -> None:
    clock = ticking([1, 10, 2, 20, 30, 3, 40, 4])  # the second round begins with the second work
    one, other = take_turns([lambda game: None] * 2, games=2, rounds=2, clock=clock)
    assert one.rounds == [[1, 2], [3, 4]]
    assert other.rounds == [[10, 20], [30, 40]]


def test_every_game_counts_with_its_quickest_round() -> None:
    times = Times([[5, 1, 4], [2, 6, 3]])
    assert times.least() == 2 + 1 + 3  # less than the quickest whole round
    assert times.by_round() == [10, 11]


def test_a_ratio_is_one_of_paces_not_of_times() -> None:
    base = Speed(decisions=100, seconds=1.0, rounds=[1.0, 2.0])
    longer = Speed(decisions=300, seconds=4.0, rounds=[4.0, 10.0])  # 75 a second
    ratio = longer.to(base)
    assert (ratio.value, ratio.lowest, ratio.highest) == pytest.approx((0.75, 0.6, 0.75))


def test_a_slow_while_of_the_machine_widens_the_spread_and_leaves_the_ratio() -> None:
    steady, disturbed = Times([[1, 1], [1, 1]]), Times([[2, 6], [6, 2]])
    base, other = (Speed(10, times.least(), times.by_round()) for times in (steady, disturbed))
    ratio = other.to(base)
    assert ratio.value == pytest.approx(0.5)
    assert (ratio.lowest, ratio.highest) == pytest.approx((0.25, 0.25))


def test_all_numbers_of_players_are_summed_up_as_one_work() -> None:
    both = together([Speed(100, 1.0, [1.0, 3.0]), Speed(200, 4.0, [5.0, 4.0])])
    assert (both.decisions, both.seconds, both.rounds) == (300, 5.0, [6.0, 7.0])
