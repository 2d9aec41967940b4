"""The forecast: how a game will end, told from a position in a few microseconds.

A seat's final points are a sum of what can be counted now, weighted by how much of the game is left. The weights are
learned from games that instinct plays against itself (see `alhambra train`).
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.core.appraisal import SCORINGS
from alhambra.core.pieces import CURRENCIES, EMPTY, TYPES
from alhambra.core.state import Player, State
from alhambra.core.wall import wall_length
from alhambra.mind.box import Box, places
from alhambra.mind.sight import coins_of, count_built, prospects, scorings_past, sums_of, until, until_scoring

# What is counted for each seat. Everything counts twice: as it is, and times the part of the game that is left.
FEATURES: Final = (
    "points",
    "first",  # what majorities may be expected to bring in the first scoring; nothing once it is over
    "second",
    "third",
    "wall",
    "coins",
    "cards",
    "reserve",
    "waiting",  # tiles of the reserve that would find a place
    "room",  # how welcome a new tile is
    "choice",  # the same if second and third places count as much
    "tempo",  # how soon it is this seat's turn
    "payable",  # tiles of the market it could pay exactly
    "built",
)
POINTS: Final = 0
FIRST: Final = 1
WALL: Final = 4
COINS: Final = 5
CARDS: Final = 6
RESERVE: Final = 7
WAITING: Final = 8
ROOM: Final = 9
CHOICE: Final = 10
TEMPO: Final = 11
PAYABLE: Final = 12
BUILT: Final = 13
DRIFT: Final = 1.0  # as in `Weights`
COUNT: Final = 14
PHASES: Final = SCORINGS  # a forecast is learned for the time before each scoring
BAG: Final = 50.0  # tiles in a full bag, more or less


@final
class Forecast:
    """What was learned for one number of players."""

    __slots__ = ("_box", "_rows", "_seen", "_tempers", "phase")

    def __init__(self, rows: list[list[float]], tempers: list[float]) -> None:
        self._rows: Final = [vec[float](row) for row in rows]  # by phase, then by feature: as it is, and by time left
        self._tempers: Final = vec[float](tempers)  # by phase: how many points make a clear lead
        self._seen = vec[float]([0.0] * (COUNT * 6))
        self._box: Box | None = None  # of the tiles of the table it looks at
        self.phase: i64 = 0

    def features(self, state: State) -> list[list[float]]:
        """By seat, for those who learn."""
        self._look(state)
        return [[self._seen[seat * COUNT + at] for at in range(COUNT)] for seat in range(len(state.players))]

    def points(self, state: State) -> vec[float]:
        """The final points by seat, up to what is the same for all."""
        self._look(state)
        seats: i64 = len(state.players)
        row = self._rows[self.phase]
        left = state.bag_left() / BAG
        found = vec[float]([0.0] * len(state.players))
        seat: i64 = 0
        for seat in range(seats):
            total = 0.0
            at: i64 = 0
            for at in range(COUNT):
                total += self._seen[seat * COUNT + at] * (row[at] + left * row[COUNT + at])
            found[seat] = total
        return found

    def chance(self, state: State, me: i64) -> float:
        """How likely this seat is to win."""
        points = self.points(state)
        temper = self._tempers[self.phase]
        others = 0.0
        for other in points:
            others += exp((other - points[me]) / temper)
        return 1.0 / others

    def slope(self, seats: int) -> float:
        """What a point more adds to the chance of somebody who is level with the others."""
        return (seats - 1) / (seats * seats * self._tempers[self.phase])

    def _look(self, state: State) -> None:
        """Count everything for every seat."""
        past = scorings_past(state)
        self.phase = min(past, PHASES - 1)
        seen = self._seen
        seats: i64 = len(state.players)
        at: i64 = 0
        for at in range(seats * COUNT):
            seen[at] = 0.0
        box = self._box
        if box is None or box.tiles is not state.table.tiles:
            box = self._box = Box(state.table.tiles)
        for seat, player in enumerate(state.players):
            base: i64 = seat * COUNT
            seen[base + POINTS] = float(player.score)
            seen[base + WALL] = float(wall_length(player.board))
            seen[base + TEMPO] = float(seats - 1 - (seat - state.turn) % seats)
            seen[base + BUILT] = float(len(player.board.cells))
            self._count_money(state, player, base)
            self._count_room(box, player, base)
        self._count_majorities(state, box, past)

    def _count_room(self, box: Box, player: Player, base: i64) -> None:
        fits = places(player.board.edge)
        self._seen[base + ROOM] = box.welcome(fits, 0.0)
        self._seen[base + CHOICE] = box.welcome(fits, 1.0)
        self._seen[base + RESERVE] = float(len(player.reserve))
        for tile in player.reserve:
            self._seen[base + WAITING] += float(fits >> i64(player.board.marks[tile]) & 1)

    def _count_money(self, state: State, player: Player, base: i64) -> None:
        cards = state.table.cards
        prices = state.table.tiles.prices
        hand = player.hand
        coins: i64 = 0
        payable = 0.0
        currency: i64 = 0
        for currency in range(len(CURRENCIES)):
            coins += coins_of(cards.money[currency], hand)
            sums = sums_of(cards.money[currency], hand, 1)
            if currency < len(state.market):
                tile = state.market[currency]
                if tile != EMPTY and sums >> i64(prices[tile]) & 1:
                    payable += 1.0
        self._seen[base + COINS] = float(coins)
        self._seen[base + CARDS] = float(sum(hand))
        self._seen[base + PAYABLE] = payable

    def _count_majorities(self, state: State, box: Box, past: i64) -> None:
        seats: i64 = len(state.players)
        soon = until_scoring(state, past)
        counts = vec[i64]([0] * (len(state.players) + 1))
        kind: i64 = 0
        for kind in range(len(TYPES)):
            hidden = float(count_built(state, kind, box.numbers[kind], counts)) / float(seats)
            scoring: i64 = past
            while scoring < SCORINGS:
                prizes = state.table.points[scoring][kind]
                coming = until(scoring, past, soon) * hidden
                seat: i64 = 0
                for seat in range(seats):
                    hope = prospects(prizes, counts, seat, seats, coming, DRIFT)
                    self._seen[seat * COUNT + FIRST + scoring] += hope
                scoring += 1
