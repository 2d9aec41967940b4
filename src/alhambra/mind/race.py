"""Options that are tried in the same worlds, and how they drop out.

What is clearly worse than the best drops out at once, the worse half of the others from time to time. When one option
is left, it is decided, however much time there would be.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from alhambra.core.actions import Action

TRUST: Final = 12.0  # playouts that instinct counts for
FAR: Final = 20.0  # points behind the best: what instinct thinks even less of is not told apart
FIRST_LOOK: Final = 16  # worlds before anything is called clearly worse; then again whenever there are twice as many
RARE: Final = 0.25  # of the variance of one option's values, what a difference is taken to vary by at the least

End = tuple[float, float, float]  # what was foretold of a game, the victory or its share of it, the points of its end


@final
class Candidate:
    """One option, with what became of it; after it instinct goes on, or does first what is planned."""

    __slots__ = ("at", "ends", "expected", "option", "points", "prior", "then", "tried", "value", "values")

    def __init__(self, at: int, option: Action, prior: float, then: list[Action] | None = None) -> None:
        self.at: Final = at
        self.option: Final = option
        self.then: Final[list[Action]] = [] if then is None else then
        self.prior: Final = prior  # what instinct thinks of it
        self.expected = 0.0  # the same as a utility, beside the others
        self.tried = 0
        self.value = 0.0  # what it is judged by: the sum of its utilities
        self.values: Final[list[float]] = []  # by world
        self.ends: Final[list[End]] = []  # of its games that were played to their end
        self.points = 0.0  # where none were: what it is expected to end with, as often as it was tried

    def add(self, utility: float) -> None:
        """What one more world came to."""
        self.tried += 1
        self.value += utility
        self.values.append(utility)

    def mean(self) -> float:
        return self.value / self.tried if self.tried else 0.0

    def judged(self, trust: float) -> float:
        """What to go by: instinct counts like so many playouts."""
        return (self.value + trust * self.expected) / (self.tried + trust)


@final
class Race:
    """The candidates of one decision: those still tried, all in the same worlds, and those that dropped out."""

    __slots__ = ("_next_look", "_slope", "left", "out")

    def __init__(self, left: list[Candidate], out: list[Candidate], slope: float) -> None:
        self.left = left
        self.out = out  # the latest first
        self._slope: Final = slope  # utility that instinct means by a point
        self._next_look = FIRST_LOOK

    def rank(self) -> None:
        """The best of those who are left first."""
        settle(self.left, self._slope)
        self.left.sort(key=best_first)

    def look(self, sure: float) -> None:
        """From time to time drop what the best one beats by so many standard errors."""
        if self.left[0].tried < self._next_look:
            return
        self._next_look *= 2
        self.rank()
        best = self.left[0]
        worse = [other for other in self.left if lead(best.values, other.values) > sure]
        self.left = [other for other in self.left if other not in worse]
        self.out = worse + self.out

    def halve(self) -> None:
        """Drop the worse half."""
        half = (len(self.left) + 1) // 2
        self.out = self.left[half:] + self.out
        self.left = self.left[:half]

    def is_decided(self) -> bool:
        """Is only one option left, whatever is done after it?"""
        return all(candidate.at == self.left[0].at for candidate in self.left)

    def result(self) -> list[Candidate]:
        """Every option once, with the best way to go on after it; the best first, who dropped out first last."""
        seen: set[int] = set()
        found: list[Candidate] = []
        for candidate in self.left + self.out:
            if candidate.at not in seen:
                seen.add(candidate.at)
                found.append(candidate)
        return found


def lead(ours: list[float], theirs: list[float]) -> float:
    """How far one is ahead of another in the same worlds, in standard errors.

    Two that nearly always come to the same may differ in worlds that were not among these: so a difference is never
    taken to vary much less than the values themselves.
    """
    number = len(ours)
    total = 0.0
    squares = 0.0
    own = 0.0
    own_squares = 0.0
    for our, their in zip(ours, theirs):
        total += our - their
        squares += (our - their) * (our - their)
        own += our
        own_squares += our * our
    spread = squares - total * total / number
    least = RARE * (own_squares - own * own / number)
    return total / sqrt(max(spread, least, 1e-12))


def settle(candidates: list[Candidate], slope: float) -> None:
    """What instinct expects of each, if all together do as well as they did."""
    least = max([candidate.prior for candidate in candidates]) - FAR
    total = 0.0
    hopes = 0.0
    for candidate in candidates:
        total += candidate.mean()
        hopes += max(least, candidate.prior)
    number = len(candidates)
    for candidate in candidates:
        candidate.expected = (total + slope * (max(least, candidate.prior) * number - hopes)) / number


def prior_first(candidate: Candidate) -> tuple[float, int]:
    return (-candidate.prior, candidate.at)


def best_first(candidate: Candidate) -> tuple[float, float, int]:
    return (-candidate.judged(TRUST), -candidate.prior, candidate.at)
