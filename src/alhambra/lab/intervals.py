"""Means with how far to trust them: Student's interval over independent values.

The independent values of an arena are its deals. The games of one deal share the cards, so they count together as one
value; taking each for itself would make the interval too narrow or too wide, depending on what the cards decide.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import cos, pi, sin, sqrt
from statistics import fmean, stdev
from typing import Final

SURE: Final = 0.95


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean and the bounds that hold the true one in 95 of 100 studies; no bounds from one value alone."""

    mean: float
    low: float | None
    high: float | None
    values: int


def mean_of(values: Sequence[float]) -> Interval:
    """The mean of one value or more."""
    mean, number = fmean(values), len(values)
    if number == 1:
        return Interval(mean, None, None, number)
    reach = student(number - 1) * stdev(values) / sqrt(number)
    return Interval(mean, mean - reach, mean + reach, number)


def share_of(values: Sequence[float]) -> Interval:
    """The mean of values between 0 and 1, with bounds between 0 and 1.

    Where all values are 0, or all are 1, nothing varies and Student's interval would have no width. Then the bound is
    the exact one of so many equal throws (Clopper and Pearson).
    """
    found = mean_of(values)
    if found.low is None or found.high is None:
        return found
    if found.mean in (0, 1) and found.low == found.high:
        certain = ((1 - SURE) / 2) ** (1 / found.values)
        low, high = (certain, 1.0) if found.mean else (0.0, 1 - certain)
        return Interval(found.mean, low, high, found.values)
    return Interval(found.mean, max(0.0, found.low), min(1.0, found.high), found.values)


@cache
def student(freedom: int, sure: float = SURE) -> float:
    """How many standard errors left and right of a mean hold the true one so surely."""
    low, high = 0.0, pi / 2
    for _ in range(60):  # the probability grows with the angle: halve until no float lies between
        angle = (low + high) / 2
        low, high = (angle, high) if within(angle, freedom) < sure else (low, angle)
    return sqrt(freedom) * sin(low) / cos(low)


def within(angle: float, freedom: int) -> float:
    """The probability of Student's distribution between -t and t, by the angle of t / sqrt(freedom).

    The finite sums of Abramowitz and Stegun, 26.7.3 and 26.7.4.
    """
    square = cos(angle) ** 2
    odd = freedom % 2
    term, total = (cos(angle), 0.0) if odd else (1.0, 0.0)
    for at in range(freedom // 2):
        total += term
        term *= square * (2 * at + 1 + odd) / (2 * at + 2 + odd)
    if odd:
        return 2 / pi * (angle + sin(angle) * total)
    return sin(angle) * total
