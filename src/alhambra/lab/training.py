"""How instinct is bred: its weights by evolution, from its own games.

Everything follows from the seed: the same command makes the same numbers again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

from alhambra.core.engine import is_over, legal, submit, to_move
from alhambra.core.rng import FastRng, fast
from alhambra.core.setup import Setup
from alhambra.core.state import State
from alhambra.games import family
from alhambra.lab.workers import shared
from alhambra.mind.instinct import Instinct
from alhambra.mind.search import utility
from alhambra.mind.weights import BY_HAND, NAMES, Weights

TEMPER: Final = 10.0  # points that make a clear lead, for those who are bred
BROOD: Final = 10  # rows of weights in a generation
PARENTS: Final = 4  # of them that the next generation comes from
SPREAD: Final = 0.25  # of a weight's logarithm, at first
LEAST: Final = 0.02  # a weight never gets smaller, so that it can grow again


@dataclass(frozen=True, slots=True)
class Match:
    """One row of weights against a field of another, on so many deals."""

    players: int
    challenger: tuple[float, ...]
    field: tuple[float, ...]
    seed: int
    deals: int


def breed(
    players: int, generations: int, deals: int, seed: int, workers: int, told: Callable[[int, float], None]
) -> list[float]:
    """Better weights for a number of players: a diagonal evolution strategy, its field the row it stands at.

    It comes to the mean of where it stood in the second half: luck leads it astray, but not always the same way.
    """
    rng = fast(seed)
    centre = [max(LEAST, weight) for weight in BY_HAND]
    spread = [SPREAD] * len(centre)
    stood = [[log(weight) for weight in centre]]
    for generation in range(generations):
        steps = [[step * normal(rng) for step in spread] for _ in range(BROOD // 2)]
        steps += [[-step for step in row] for row in steps]  # each with its mirror image, so that luck cancels out
        brood = [[weight * exp(step) for weight, step in zip(centre, row)] for row in steps]
        first = seed + (generation + 1) * deals
        field = tuple(centre)
        jobs = [Match(players, tuple(row), field, first, deals) for row in [centre, *brood]]
        even, *utilities = shared(pitted, jobs, workers)
        fitness = [found - even for found in utilities]  # against one of the field on the same seats of the same deals
        order = sorted(range(BROOD), key=lambda at: (-fitness[at], at))[:PARENTS]
        best = [[log(brood[at][name] / centre[name]) for at in order] for name in range(len(centre))]
        for name, taken in enumerate(best):
            mean = sum(taken) / PARENTS
            square = sum([step * step for step in taken]) / PARENTS
            centre[name] = max(LEAST, centre[name] * exp(mean))
            spread[name] = min(0.5, max(0.03, 0.8 * spread[name] + 0.2 * sqrt(square)))
        stood.append([log(weight) for weight in centre])
        told(generation, fitness[order[0]])
    late = stood[len(stood) // 2 :]
    return [round(exp(sum(column) / len(late)), 4) for column in zip(*late)]


def normal(rng: FastRng) -> float:
    """About normally distributed: twelve uniform numbers, as old as computing."""
    return sum([int(rng.word()) for _ in range(12)]) / 2**32 - 6.0


def pitted(match: Match) -> float:
    """How well the challenger does, on one seat of each deal."""
    total = 0.0
    for deal in range(match.deals):
        seat = deal % match.players
        state = family.start(Setup(match.players, match.seed + deal))
        scores = played(state, seat, Instinct(state, Weights(list(match.challenger))), match.field)
        best = max([score for other, score in enumerate(scores) if other != seat])
        total += utility(scores[seat] - best, TEMPER)
    return total / match.deals


def played(state: State, seat: int, challenger: Instinct, field: tuple[float, ...]) -> list[int]:
    """The points of a game with one challenger."""
    others = Instinct(state, Weights(list(field)))
    while not is_over(state):
        asked = to_move(state)
        submit(state, asked, (challenger if asked == seat else others).best(state, asked, legal(state)))
    return [player.score for player in state.players]


def named(row: list[float]) -> dict[str, float]:
    return dict(zip(NAMES, row, strict=True))
