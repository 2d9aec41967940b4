"""What a game was worth to each seat: places as numbers that add up to nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final


def placement(scores: Sequence[int]) -> list[float]:
    """From 1 for the first place down to -1 for the last, in equal steps; who is equal shares (B-126).

    With four seats: 1, 1/3, -1/3, -1. Two who share the first place get (1 + 1/3) / 2 each. The sum is always 0.
    """
    steps = len(scores) - 1
    found: list[float] = []
    for score in scores:
        better = sum([other > score for other in scores])
        equal = sum([other == score for other in scores]) - 1
        found.append(1 - 2 * (better + equal / 2) / steps)
    return found


def victory(scores: Sequence[int]) -> list[float]:
    """1 for the winner and -1 / (seats - 1) for each other seat; winners share. The sum is always 0."""
    best = max(scores)
    share = 1 / scores.count(best)
    others = len(scores) - 1
    won = [share if score == best else 0.0 for score in scores]
    return [mine - (1 - mine) / others for mine in won]


PAYOFFS: Final[dict[str, Callable[[Sequence[int]], list[float]]]] = {"placement": placement, "victory": victory}


def payoff(kind: str) -> Callable[[Sequence[int]], list[float]]:
    """The way to pay of this name; ValueError for one nobody knows."""
    if kind not in PAYOFFS:
        raise ValueError(f"unknown payoff {kind!r}; known ones: {', '.join(PAYOFFS)}")
    return PAYOFFS[kind]
