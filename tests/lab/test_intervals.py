"""Intervals agree with printed tables and with what can be counted by hand."""

from __future__ import annotations

from statistics import fmean

import pytest

from alhambra.core.rng import fast
from alhambra.lab.intervals import mean_of, share_of, student


@pytest.mark.parametrize(
    ("freedom", "sure", "printed"),
    [
        (1, 0.95, 12.706),
        (2, 0.95, 4.303),
        (5, 0.95, 2.571),
        (10, 0.99, 3.169),
        (29, 0.95, 2.045),
        (120, 0.95, 1.980),
        (1000, 0.95, 1.962),
    ],
)
def test_student_as_in_printed_tables(freedom: int, sure: float, printed: float) -> None:
    assert student(freedom, sure) == pytest.approx(printed, abs=0.0005)


def test_a_mean_by_hand() -> None:
    found = mean_of([1, 2, 3, 4, 5])  # standard deviation sqrt(2.5), standard error sqrt(0.5), t of 4 is 2.776
    assert (found.mean, found.values) == (3, 5)
    assert found.low == pytest.approx(3 - 2.776 * 0.5**0.5, abs=0.001)
    assert found.high == pytest.approx(3 + 2.776 * 0.5**0.5, abs=0.001)


def test_one_value_has_no_bounds() -> None:
    found = share_of([0.5])
    assert (found.mean, found.low, found.high) == (0.5, None, None)


def test_a_share_stays_between_nothing_and_all() -> None:
    found = share_of([1, 1, 0])
    assert (found.low, found.high) == (0, 1)


def test_nothing_but_victories_are_not_certainty() -> None:
    won, lost = share_of([1] * 20), share_of([0] * 20)
    assert won.high == 1
    assert won.low == pytest.approx(0.8316, abs=0.0001)  # Clopper and Pearson for 20 of 20
    assert lost.low == 0
    assert lost.high == pytest.approx(0.1684, abs=0.0001)


def test_a_pair_that_always_shares_has_no_doubt() -> None:
    """Two equal bots that swap seats win once each: the mean of every deal is a half, whatever the cards."""
    found = share_of([0.5] * 20)
    assert found.low == found.high == 0.5


def test_intervals_hold_the_true_mean_as_often_as_they_say() -> None:
    numbers = fast(1)
    studies = [mean_of([float(numbers.below(1000)) for _ in range(12)]) for _ in range(1000)]
    held = fmean(
        [found.low is not None and found.high is not None and found.low <= 499.5 <= found.high for found in studies]
    )
    assert 0.93 < held < 0.97
