"""How the bots learn: weights of instinct by evolution, then a forecast by regression, both from their own games.

Everything follows from the seed: the same command makes the same numbers again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import TYPE_CHECKING, Final

from alhambra.core.engine import is_over, legal, submit, to_move
from alhambra.core.rng import FastRng, fast
from alhambra.core.setup import Setup
from alhambra.core.state import State
from alhambra.games import family
from alhambra.lab.workers import shared
from alhambra.mind.forecast import BAG, COUNT, FEATURES, PHASES, Forecast
from alhambra.mind.instinct import Instinct
from alhambra.mind.search import utility
from alhambra.mind.weights import BY_HAND, NAMES, Weights

if TYPE_CHECKING:
    from numpy import float64
    from numpy.typing import NDArray

TEMPER: Final = 10.0  # points that make a clear lead, for those who are bred
BROOD: Final = 10  # rows of weights in a generation
PARENTS: Final = 4  # of them that the next generation comes from
SPREAD: Final = 0.25  # of a weight's logarithm, at first
SLIP: Final = 12  # one decision in so many is made at random, so that the forecast sees uncommon positions too
RIDGE: Final = 5.0
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
        scores = played(state, seat, Instinct(state, Weights(list(match.challenger)), True), match.field)
        best = max([score for other, score in enumerate(scores) if other != seat])
        total += utility(scores[seat] - best, TEMPER)
    return total / match.deals


def played(state: State, seat: int, challenger: Instinct, field: tuple[float, ...]) -> list[int]:
    """The points of a game with one challenger."""
    others = Instinct(state, Weights(list(field)), True)
    while not is_over(state):
        asked = to_move(state)
        submit(state, asked, (challenger if asked == seat else others).best(state, asked, legal(state)))
    return [player.score for player in state.players]


@dataclass(frozen=True, slots=True)
class Lot:
    """So many games of one row of weights against itself."""

    players: int
    weights: tuple[float, ...]
    seed: int
    games: int


# By position: its phase, features by seat, final points by seat.
Sample = tuple[int, list[list[float]], list[int]]


def sampled(lot: Lot) -> list[Sample]:
    """Positions at the beginning of turns, with how the games ended."""
    blank = Forecast([[0.0] * (2 * COUNT)] * PHASES, [1.0] * PHASES)
    found: list[Sample] = []
    for game in range(lot.games):
        state = family.start(Setup(lot.players, lot.seed + game))
        instinct = Instinct(state, Weights(list(lot.weights)), True)
        rng = fast(lot.seed + game)
        seen: list[tuple[int, list[list[float]]]] = []
        turn = -1
        while not is_over(state):
            if state.turn != turn:
                turn = state.turn
                left = state.bag_left() / BAG
                rows = [[*row, *[left * value for value in row]] for row in blank.features(state)]
                seen.append((int(blank.phase), rows))
            seat, options = to_move(state), legal(state)
            slips = rng.below(SLIP) == 0
            submit(state, seat, options[rng.below(len(options))] if slips else instinct.best(state, seat, options))
        scores = [player.score for player in state.players]
        found += [(phase, rows, scores) for phase, rows in seen]
    return found


def fit(samples: list[Sample]) -> dict[str, object]:
    """A forecast for each phase, with how well it explains what came."""
    rows: list[list[float]] = []
    tempers: list[float] = []
    explained: list[float] = []
    for phase in range(PHASES):
        row, temper, share = _fit_phase([sample for sample in samples if sample[0] == phase])
        rows.append(row)
        tempers.append(temper)
        explained.append(share)
    return {"features": list(FEATURES), "rows": rows, "tempers": tempers, "explained": explained}


def _fit_phase(samples: list[Sample]) -> tuple[list[float], float, float]:
    """Ridge regression of points on features, both compared with the table's mean; then how far a lead goes."""
    import numpy as np

    seen = np.array([rows for _, rows, _ in samples])
    points = np.array([scores for _, _, scores in samples], float)
    beside = (seen - seen.mean(1, keepdims=True)).reshape(-1, 2 * COUNT)
    ahead = (points - points.mean(1, keepdims=True)).reshape(-1)
    scale = beside.std(0) + 1e-9
    scaled = beside / scale
    row = np.linalg.solve(scaled.T @ scaled + RIDGE * np.eye(2 * COUNT), scaled.T @ ahead) / scale
    left = ahead - beside @ row
    temper = _temper(seen @ row, points)
    return [round(float(weight), 5) for weight in row], temper, round(float(1 - left.var() / ahead.var()), 3)


def _temper(expected: NDArray[float64], points: NDArray[float64]) -> float:
    """The temper that makes the victories most likely."""
    import numpy as np

    won = (points == points.max(1, keepdims=True)).astype(float)
    won /= won.sum(1, keepdims=True)
    likely: list[tuple[float, float]] = []
    for temper in np.arange(2.0, 40.0, 0.5):
        lead = (expected - expected.max(1, keepdims=True)) / temper
        chances = np.exp(lead) / np.exp(lead).sum(1, keepdims=True)
        likely.append((float((won * np.log(chances + 1e-12)).sum()), float(temper)))
    return max(likely)[1]


def named(row: list[float]) -> dict[str, float]:
    return dict(zip(NAMES, row, strict=True))
