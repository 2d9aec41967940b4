"""What stones and chips of the Dice Game are worth from now on, in points: the open table alone decides."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.core.pieces import TYPES
from alhambra.core.state import State
from alhambra.core.table import Points
from alhambra.games.cup.printed import PRINTED
from alhambra.games.dice.chips import EXCHANGE, VALUES
from alhambra.games.dice.chips import FIELDS as TRACK
from alhambra.games.dice.part import DiceTable, dice_table

ROUNDS: Final = PRINTED.rounds
AFTER: Final = vec[i64](sorted(PRINTED.scorings))  # the rounds that end with a scoring
PLACES: Final = 3  # that are paid at the most
SPENT: Final = 0.4  # of its worth, what a chip that is to be spent loses with each round at the end

# In the order of a row, with what was set by hand after a look at played games; nothing is tuned yet.
NAMES: Final = (
    "blur",  # fields by which a contest is open even in the last moment
    "blur_a_round",  # and for every round to come
    "half",  # of the round that is being played, how much is still to come when rewards are thought of
    "exchange",  # chips, while they can still be used
    "displace",
    "annul",
    "black_die",
    "start",  # to name the next start player
    "crowd",  # how many of those who come later go for a column, compared with its part of all rewards
    "own",  # of the own markers that come later, how many are feared like those of others
    "spite",  # a point less for one opponent, where two play; shared by several where more do
)
BY_HAND: Final = [0.6, 0.6, 0.5, 1.6, 1.2, 1.8, 2.2, 0.6, 1.0, 0.5, 0.5]


@final
class DiceWeights:
    """One row of them."""

    __slots__ = NAMES

    def __init__(self, row: list[float]) -> None:
        self.blur: Final = row[0]
        self.blur_a_round: Final = row[1]
        self.half: Final = row[2]
        self.exchange: Final = row[3]
        self.displace: Final = row[4]
        self.annul: Final = row[5]
        self.black_die: Final = row[6]
        self.start: Final = row[7]
        self.crowd: Final = row[8]
        self.own: Final = row[9]
        self.spite: Final = row[10]


@final
class Tracks:
    """The building tracks and the chips in the eyes of a player."""

    __slots__ = ("_ahead", "_points", "_uses", "weights")

    def __init__(self, points: Points, weights: DiceWeights) -> None:
        self.weights: Final = weights
        self._points: Final = points
        self._uses: Final = vec[float]([weights.exchange, weights.displace, weights.annul, weights.black_die])
        self._ahead = vec[float]([0.0] * PLACES)

    def chip(self, chip: i64, round_now: i64) -> float:
        """What a chip is worth to its owner from this round on."""
        value: i64 = VALUES[chip]
        if value:
            coming = 0.0
            for after in AFTER:
                if after >= round_now:
                    coming += 1.0
            return float(value) * coming
        left = SPENT * float(ROUNDS - round_now)
        return self._uses[chip - EXCHANGE] * min(1.0, left)

    def track(self, here: DiceTable, kind: i64, owner: i64, more: i64, open_yet: float) -> float:
        """What a stone will bring after so many more fields, over all scorings from this round on.

        `open_yet` is how much of this round is still to be played.
        """
        round_now: i64 = here.round
        heights = here.heights[kind]
        standing = here.standing[kind]
        before: i64 = heights[owner]
        mine = before + more
        if mine > TRACK:
            mine = TRACK
        moved = mine != before
        total = 0.0
        scoring: i64 = 0
        for after in AFTER:
            scoring += 1
            rounds = after - round_now
            if rounds < 0 or (not mine and not rounds):
                continue
            blur = self.weights.blur + self.weights.blur_a_round * (float(rounds) + open_yet)
            ahead = self._ahead
            ahead[0] = 1.0
            ahead[1] = 0.0
            ahead[2] = 0.0
            other: i64 = 0
            for other in range(len(heights)):
                if other == owner or (not heights[other] and not rounds):
                    continue
                lead = float(heights[other] - mine)
                if moved:
                    lead += 0.5  # DICE-43: who arrives later lies on top
                elif before and heights[other]:
                    lead += 0.5 if standing.find(other) < standing.find(owner) else -0.5
                chance = 1.0 / (1.0 + exp(-lead / blur))
                ahead[2] = ahead[2] * (1.0 - chance) + ahead[1] * chance
                ahead[1] = ahead[1] * (1.0 - chance) + ahead[0] * chance
                ahead[0] = ahead[0] * (1.0 - chance)
            prizes = self._points[scoring - 1][kind]
            place: i64 = 0
            for place in range(min(PLACES, len(prizes))):
                total += float(prizes[place]) * ahead[place]
        return total

    def prospects(self, state: State, seat: i64) -> float:
        """Where a seat will end, as a round begins: its points, and what stones and chips will bring from now on."""
        here = dice_table(state)
        total = float(state.players[seat].score)
        kind: i64 = 0
        for kind in range(len(TYPES)):
            total += self.track(here, kind, seat, 0, 1.0)
        for chip in here.chips[seat]:
            total += self.chip(chip, here.round)
        return total
