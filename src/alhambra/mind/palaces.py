"""What a palace of the Alcazaba variant is worth from now on, in points, and how the game will end for it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.core.board import Board
from alhambra.core.pieces import FOUNTAIN, TYPES
from alhambra.core.state import State
from alhambra.core.wall import wall_length
from alhambra.games.alcazaba.part import stock
from alhambra.games.cup.printed import PRINTED
from alhambra.mind.sight import share

ROUNDS: Final = PRINTED.rounds
AFTER: Final = vec[i64](sorted(PRINTED.scorings))  # the rounds that end with a scoring

# In the order of a row, with what was set by hand after a look at played games; nothing is tuned yet.
NAMES: Final = (
    "wall",  # a side of the longest wall, in each coming scoring
    "growth",  # what it costs to have no square left for a tile without walls
    "hope",  # of what a tile would gain if it were built, as long as it lies in the reserve
    "fog",  # how little today's counts say about a scoring at the end of this round
    "fog_a_round",  # and with every round that comes before it
    "even",  # of an even share of the prizes, how much a tile more is worth
    "start",  # to name the next start player
    "crowd",  # how many of those who come later go for a column, compared with its part of all that is to be won
    "own",  # of the own markers that come later, how many are feared like those of others
    "spite",  # a point less for one opponent, where two play; shared by several where more do
)
BY_HAND: Final = [0.4, 30.0, 0.2, 0.5, 0.2, 1.4, 1.0, 1.0, 0.5, 0.3]

# What is counted for a seat as a round begins, with how much of it counts in the end.
FEATURES: Final = (
    "majorities",  # what the next scoring would give for them now
    "even",  # what the tiles are worth at an even share of the prizes, over all scorings to come
    "wall",  # sides of the longest wall, in each of them
    "reserve",
    "room",  # squares for a tile without walls
)
COUNT: Final = 5
# By round, from the second one: majorities from a regression over games of an earlier eye against itself; the rest by
# hand, as there room told only who had built much.
OUTLOOK: Final = [
    [0.0, 1.7, 0.5, -0.5, 0.3],
    [0.6, 1.3, 0.5, -0.5, 0.3],
    [0.2, 1.2, 0.6, -0.5, 0.2],
    [0.5, 0.8, 0.8, -0.5, 0.1],
]


@final
class PalaceWeights:
    """One row of them."""

    __slots__ = (*NAMES, "outlook")

    def __init__(self, row: list[float], outlook: list[list[float]]) -> None:
        self.wall: Final = row[0]
        self.growth: Final = row[1]
        self.hope: Final = row[2]
        self.fog: Final = row[3]
        self.fog_a_round: Final = row[4]
        self.even: Final = row[5]
        self.start: Final = row[6]
        self.crowd: Final = row[7]
        self.own: Final = row[8]
        self.spite: Final = row[9]
        self.outlook: Final = vec[float]([value for numbers in outlook for value in numbers])


@final
class Palaces:
    """All palaces in the eyes of a player."""

    __slots__ = ("_tiles_of_type", "weights")

    def __init__(self, state: State, weights: PalaceWeights) -> None:
        self.weights: Final = weights
        self._tiles_of_type = vec[float]([0.0] * (len(TYPES) + 1))
        for kind in state.table.tiles.kinds:
            self._tiles_of_type[min(int(kind), len(TYPES))] += 1.0

    def form(self, board: Board, tile: i64, cell: i64, round_now: i64) -> float:
        """What a tile on this cell does to the wall and to the room to grow."""
        then = board.put(tile, cell)
        room = 1.0 / float(1 + len(board.places(FOUNTAIN))) - 1.0 / float(1 + len(then.places(FOUNTAIN)))
        return self.longer(board, then, round_now) + self.weights.growth * room * future(round_now)

    def longer(self, board: Board, then: Board, round_now: i64) -> float:
        """What it is worth to have this wall instead of that one."""
        return self.weights.wall * scorings(round_now) * float(wall_length(then) - wall_length(board))

    def shift(self, state: State, seat: i64, kind: i64, contestant: i64, by: i64) -> float:
        """What a seat wins in the coming scorings if a contestant has so many tiles of a type more.

        The counts of today tell; but the farther a scoring is off, the more an even share of the prizes is expected.
        """
        before = counts_of(state, kind)
        after = before[:]
        after[contestant] += by
        now: i64 = stock(state).round
        total = 0.0
        scoring: i64 = 0
        for scoring in range(len(AFTER)):
            rounds = AFTER[scoring] - now
            if rounds < 0:
                continue
            prizes = state.table.points[scoring][kind]
            fog = min(1.0, self.weights.fog + self.weights.fog_a_round * float(rounds))
            today = share(prizes, after, seat) - share(prizes, before, seat)
            even = self.even(prizes, kind, scoring) * float(by) if contestant == seat else 0.0
            total += (1.0 - fog) * today + fog * self.weights.even * even
        return total

    def even(self, prizes: tuple[int, ...], kind: i64, scoring: i64) -> float:
        """What a tile wins in a scoring if all tiles that can be built by then win the same."""
        every: i64 = 0
        for prize in prizes:
            every += prize
        return float(every * ROUNDS) / (self._tiles_of_type[kind] * float(AFTER[scoring]))

    def features(self, state: State, seat: i64) -> vec[float]:
        """What can be counted for a seat."""
        now: i64 = stock(state).round
        player = state.players[seat]
        found = vec[float]([0.0] * COUNT)
        kind: i64 = 0
        for kind in range(len(TYPES)):
            counts = counts_of(state, kind)
            nearest = True
            scoring: i64 = 0
            for scoring in range(len(AFTER)):
                if AFTER[scoring] >= now:
                    prizes = state.table.points[scoring][kind]
                    if nearest:
                        found[0] += share(prizes, counts, seat)
                    nearest = False
                    found[1] += float(counts[seat]) * self.even(prizes, kind, scoring)
        found[2] = float(wall_length(player.board)) * scorings(now)
        found[3] = float(len(player.reserve))
        found[4] = float(len(player.board.places(FOUNTAIN)))
        return found

    def prospects(self, state: State, seat: i64) -> float:
        """With how many points a seat will end, up to what is the same for all."""
        total = float(state.players[seat].score)
        base: i64 = max(0, stock(state).round - 2) * COUNT
        counted = self.features(state, seat)
        at: i64 = 0
        for at in range(COUNT):
            total += counted[at] * self.weights.outlook[base + at]
        return total


def scorings(round_now: i64) -> float:
    """How many scorings are still to come."""
    coming = 0.0
    for after in AFTER:
        if after >= round_now:
            coming += 1.0
    return coming


def future(round_now: i64) -> float:
    """How much is still to be built after this round, from 1 to 0."""
    return float(ROUNDS - round_now) / float(ROUNDS)


def counts_of(state: State, kind: i64) -> vec[i64]:
    """Built tiles of a type by contestant: the seats, then Dirk if he plays along."""
    kinds = state.table.tiles.kinds
    counts = vec[i64]([0] * (len(state.players) + 1))
    at: i64 = 0
    for player in state.players:
        counts[at] = player.board.tally >> (kind << 3) & 255
        at += 1
    for tile in state.dirk:
        if i64(kinds[tile]) == kind:
            counts[at] += 1
    return counts
