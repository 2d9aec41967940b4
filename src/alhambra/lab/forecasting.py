"""How the forecast is learned: a network sees positions of games that instinct plays against itself, and their ends."""

from __future__ import annotations

from base64 import b64encode
from dataclasses import dataclass
from itertools import pairwise
from math import cos, pi
from typing import TYPE_CHECKING, Any, Final

from alhambra.bots.choosing import any_of
from alhambra.core.engine import is_over, legal, submit, to_move
from alhambra.core.rng import fast
from alhambra.core.setup import Setup
from alhambra.games import family
from alhambra.games.alhambra import MODULES
from alhambra.lab.workers import shared
from alhambra.mind.instinct import Instinct
from alhambra.mind.portrait import OF_A_SEAT, OF_THE_TABLE, SEAT, Portrait, size
from alhambra.mind.weights import Weights

if TYPE_CHECKING:
    from numpy.random import Generator
    from numpy.typing import NDArray

SLIP: Final = 14  # one decision in so many is left to chance, so that the forecast sees uncommon positions too
HEAT: Final = 4.0  # of such a decision, as in `any_of`
KEPT: Final = 4  # one position in so many is learned from: those of one game tell much the same
TEMPER: Final = 40.0  # points that make a clear lead at the end
PORTION: Final = 200  # games a worker plays before it reports

HIDDEN: Final = (96, 24)  # sums in the two hidden layers
BATCH: Final = 2048  # positions that are looked at together
EPOCHS: Final = 10  # times that every position is looked at
RATE: Final = 2e-3  # how far a step goes at most
WARM_UP: Final = 0.1  # of all steps, those in which they grow
TRIED_ON: Final = 0.05  # of all positions, those that are not learned from but tell how much was learned
MEMORY: Final = (0.9, 0.999)  # of Adam, for the slope and for its square


@dataclass(frozen=True, slots=True)
class Lot:
    """So many games of one row of weights against itself."""

    players: int
    weights: tuple[float, ...]
    seed: int
    games: int
    modules: bool = False


@dataclass(frozen=True, slots=True)
class Sample:
    """Positions at the beginning of turns as the first seat sees them, and the points of the end by seat."""

    portraits: NDArray[Any]
    points: NDArray[Any]


def sampled(lot: Lot) -> Sample:
    """Positions of all games of a lot."""
    import numpy as np

    weights = Weights(list(lot.weights))
    portrait = Portrait(lot.players, weights)
    seen: list[NDArray[Any]] = []
    points: list[list[int]] = []
    for game in range(lot.games):
        seed = lot.seed + game
        state = family.start(Setup(lot.players, seed, modules=some_modules(seed) if lot.modules else ()))
        instinct = Instinct(state, weights)
        rng = fast(seed)
        turn = -1
        before = len(seen)
        while not is_over(state):
            if state.turn != turn:
                turn = state.turn
                if rng.below(KEPT) == 0:
                    seen.append(np.array(list(portrait.draw(state, 0)), np.float16))
            seat, options = to_move(state), legal(state)
            if rng.below(SLIP):
                chosen = instinct.best(state, seat, options)
            else:
                chosen = any_of(options, instinct.values(state, seat, options), HEAT, rng)
            submit(state, seat, chosen)
        points += [[player.score for player in state.players]] * (len(seen) - before)
    return Sample(np.array(seen).reshape(-1, size(lot.players)), np.array(points, np.float32).reshape(-1, lot.players))


def some_modules(seed: int) -> tuple[str, ...]:
    """Modules by lot: one of them is as likely as seven, or all twenty."""
    rng = fast(seed)
    order = list(range(len(MODULES)))
    rng.shuffle(order)
    names = list(MODULES)
    return tuple([names[at] for at in sorted(order[: 1 + rng.below(len(order))])])


def learn_forecast(
    players: int, row: list[float], games: int, seed: int, workers: int, *, modules: bool
) -> dict[str, object]:
    """A forecast from games of these weights, with some modules or with none."""
    import numpy as np

    portions = range(0, games, PORTION)
    lots = [Lot(players, tuple(row), 2 * seed + at, min(PORTION, games - at), modules) for at in portions]
    samples = list(shared(sampled, lots, workers))
    everything = Sample(*(np.concatenate([getattr(one, name) for one in samples]) for name in Sample.__slots__))
    return fit(everything, seed)


def fit(sample: Sample, seed: int) -> dict[str, object]:
    """A network for these positions, as data, with how much of what came it explains."""
    import numpy as np

    rng = np.random.default_rng(seed)
    number, players = sample.points.shape
    learned = number - max(1, int(TRIED_ON * number))
    wins = shares(sample.points)
    scaling = Scaling(sample.portraits[:learned], players)
    scaled = scaling.of(sample.portraits[:learned])
    pupil = Pupil(sample.portraits.shape[1], rng)
    batch = min(BATCH, learned)
    steps = EPOCHS * (learned // batch)
    step = 0
    for _ in range(EPOCHS):
        order = rng.permutation(learned)
        for begin in range(0, learned - batch + 1, batch):
            some = np.sort(order[begin : begin + batch])
            seat = int(rng.integers(players))
            step += 1
            pupil.learn(seen_by(scaled[some], seat, players), wins[some, seat], rate(step / steps))
    weights, biases = pupil.unscaled(scaling)
    expected = reckoned(sample.portraits[learned:].astype(np.float32), weights, biases)
    missed = expected - wins[learned:, 0]
    return {
        "of a seat": list(OF_A_SEAT),
        "of the table": list(OF_THE_TABLE),
        "temper": TEMPER,
        "positions": number,
        "explained": round(float(1 - missed.var() / max(1e-9, wins[learned:, 0].var())), 4),
        "sums": [len(bias) for bias in biases],
        "numbers": b64encode(b"".join(layer.astype("<f4").tobytes() for layer in (*weights, *biases))).decode(),
    }


def shares(points: NDArray[Any]) -> NDArray[Any]:
    """What the forecast foretells, as in `Forecast.ended`."""
    import numpy as np

    ahead = np.exp((points - points.max(1, keepdims=True)) / TEMPER)
    found: NDArray[Any] = (ahead / ahead.sum(1, keepdims=True)).astype(np.float32)
    return found


def rate(done: float) -> float:
    """How far to go in a step, when such a part of all is done: up a while, then down to nothing."""
    return RATE * min(done / WARM_UP, 0.5 + 0.5 * cos(pi * max(0.0, done - WARM_UP) / (1.0 - WARM_UP)))


def reckoned(portraits: NDArray[Any], weights: list[NDArray[Any]], biases: list[NDArray[Any]]) -> NDArray[Any]:
    """What a network makes of portraits, as `Network.chance` does."""
    import numpy as np

    last = portraits
    for at, (weight, bias) in enumerate(zip(weights, biases, strict=True)):
        last = last @ weight + bias
        if at < len(weights) - 1:
            last = np.maximum(last, 0.0)
    found: NDArray[Any] = 1.0 / (1.0 + np.exp(-last[:, 0]))
    return found


class Scaling:
    """Counts of all sizes as numbers around zero; a count of one seat like that of another."""

    def __init__(self, portraits: NDArray[Any], players: int) -> None:
        import numpy as np

        seats = players * SEAT
        some = portraits[:: max(1, len(portraits) // 200_000)].astype(np.float32)
        self.mean: Final = some.mean(0)
        self.spread: Final = some.std(0) + 1e-3
        for numbers in (self.mean, self.spread):
            numbers[:seats] = np.tile(numbers[:seats].reshape(players, SEAT).mean(0), players)

    def of(self, portraits: NDArray[Any]) -> NDArray[Any]:
        """Portraits in these numbers."""
        import numpy as np

        found: NDArray[Any] = portraits.astype(np.float32)
        found -= self.mean
        found /= self.spread
        return found


def seen_by(portraits: NDArray[Any], seat: int, players: int) -> NDArray[Any]:
    """Portraits of the first seat as another one would see them."""
    import numpy as np

    around = np.roll(np.arange(players * SEAT), -seat * SEAT)
    table = np.arange(players * SEAT, portraits.shape[1])
    found: NDArray[Any] = portraits[:, np.concatenate([around, table])]
    return found


class Pupil:
    """A network that learns, by Adam's steps against the slope."""

    def __init__(self, inputs: int, rng: Generator) -> None:
        import numpy as np

        sizes = (inputs, *HIDDEN, 1)
        self._weights: Final = [
            (rng.standard_normal((before, after)) * (2.0 / before) ** 0.5).astype(np.float32)
            for before, after in pairwise(sizes)
        ]
        self._biases: Final = [np.zeros(after, np.float32) for after in sizes[1:]]
        parts = [*self._weights, *self._biases]
        self._slopes: Final = [np.zeros_like(part) for part in parts]
        self._squares: Final = [np.zeros_like(part) for part in parts]
        self._steps = 0

    def learn(self, portraits: NDArray[Any], wins: NDArray[Any], rate: float) -> None:
        """One step towards what came of these positions."""
        import numpy as np

        kept = [portraits]
        for weight, bias in zip(self._weights[:-1], self._biases[:-1], strict=True):
            kept.append(np.maximum(kept[-1] @ weight + bias, 0.0))
        expected = 1.0 / (1.0 + np.exp(-(kept[-1] @ self._weights[-1] + self._biases[-1])))
        slope = (expected - wins[:, None]) / np.float32(len(wins))
        slopes: list[NDArray[Any]] = []
        for at in reversed(range(len(self._weights))):
            slopes += [kept[at].T @ slope, slope.sum(0)]
            slope = (slope @ self._weights[at].T) * (kept[at] > 0)
        slopes.reverse()  # biases and weights, layer by layer
        self._step([*slopes[1::2], *slopes[0::2]], rate)

    def _step(self, slopes: list[NDArray[Any]], rate: float) -> None:
        import numpy as np

        self._steps += 1
        first, second = MEMORY
        for at, part in enumerate([*self._weights, *self._biases]):
            self._slopes[at] += (1 - first) * (slopes[at] - self._slopes[at])
            self._squares[at] += (1 - second) * (slopes[at] ** 2 - self._squares[at])
            slope = self._slopes[at] / (1 - first**self._steps)
            square = self._squares[at] / (1 - second**self._steps)
            part -= (rate * slope / (np.sqrt(square) + 1e-8)).astype(np.float32)

    def unscaled(self, scaling: Scaling) -> tuple[list[NDArray[Any]], list[NDArray[Any]]]:
        """Weights and biases for portraits as they are."""
        first = self._weights[0] / scaling.spread[:, None]
        return [first, *self._weights[1:]], [self._biases[0] - scaling.mean @ first, *self._biases[1:]]
