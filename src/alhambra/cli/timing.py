"""Times one can trust on a machine that is not steady: works take turns game by game, and the least time counts.

A machine that others use too is slower now and quicker then, by a quarter within minutes. So what is to be compared
is never timed one after the other: for every game each work has its turn before the next game comes, and all games
come again in every round. Whatever else the machine does can only make a game slower, so of each game the round with
the least CPU time counts, and the sums of these are compared. No game is repeated at once: whatever memory was near
at hand in ordinary play is so here, and the garbage collector runs as it does there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import process_time

Work = Callable[[int], object]  # plays the game with this number


@dataclass(frozen=True, slots=True)
class Times:
    """The CPU seconds of one work: by round, then by game."""

    rounds: list[list[float]]

    def least(self) -> float:
        """All games, each in its quickest round."""
        return sum([min([games[at] for games in self.rounds]) for at in range(len(self.rounds[0]))])

    def by_round(self) -> list[float]:
        """All games of each round as they came."""
        return [sum(games) for games in self.rounds]


@dataclass(frozen=True, slots=True)
class Speed:
    """How many decisions were made in how many seconds: at best, and round by round."""

    decisions: int
    seconds: float
    rounds: list[float]

    def pace(self) -> float:
        """Decisions a second."""
        return self.decisions / self.seconds

    def to(self, other: Speed) -> Ratio:
        """This pace as a part of another one, with which it took turns."""
        share = self.decisions / other.decisions
        found = [share * theirs / ours for ours, theirs in zip(self.rounds, other.rounds, strict=True)]
        return Ratio(self.pace() / other.pace(), min(found), max(found))


@dataclass(frozen=True, slots=True)
class Ratio:
    """Of two paces; and how far single rounds lie apart, which a slow while of the machine shows in."""

    value: float
    lowest: float
    highest: float


def together(speeds: Sequence[Speed]) -> Speed:
    """Several works as if they were one."""
    rounds = [sum(row) for row in zip(*[speed.rounds for speed in speeds], strict=True)]
    return Speed(sum([speed.decisions for speed in speeds]), sum([speed.seconds for speed in speeds]), rounds)


def take_turns(
    works: Sequence[Work], games: int, rounds: int, clock: Callable[[], float] = process_time
) -> list[Times]:
    """The times of every work. Who begins changes with the round, so that nobody always follows the same one."""
    times = [Times([]) for _ in works]
    for number in range(rounds):
        first = number % len(works)
        order = [*range(first, len(works)), *range(first)]
        for taken in times:
            taken.rounds.append([])
        for game in range(games):
            for at in order:
                before = clock()
                works[at](game)
                times[at].rounds[-1].append(clock() - before)
    return times
