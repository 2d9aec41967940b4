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
from alhambra.mind.sight import coins_of, scorings_past, share, sums_of

# What is counted for each seat. Everything counts twice: as it is, and times the part of the game that is left.
FEATURES: Final = (
    "points",
    "first",  # what the first scoring would give for majorities if it came now; nothing once it is over
    "second",
    "third",
    "soon",  # what one tile more of each type would add in the next scoring
    "late",  # the same in the last one
    "wall",
    "coins",
    "cards",
    "reserve",
    "room",
    "tempo",  # how soon it is this seat's turn
    "payable",  # tiles of the market it could pay exactly
    "built",
)
COUNT: Final = 14
PHASES: Final = SCORINGS  # a forecast is learned for the time before each scoring
BAG: Final = 50.0  # tiles in a full bag, more or less


@final
class Forecast:
    """What was learned for one number of players."""

    __slots__ = ("_rows", "_seen", "_tempers", "phase")

    def __init__(self, rows: list[list[float]], tempers: list[float]) -> None:
        self._rows: Final = [vec[float](row) for row in rows]  # by phase, then by feature: as it is, and by time left
        self._tempers: Final = vec[float](tempers)  # by phase: how many points make a clear lead
        self._seen = vec[float]([0.0] * (COUNT * 6))
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
        for seat, player in enumerate(state.players):
            base: i64 = seat * COUNT
            seen[base] = float(player.score)
            seen[base + 6] = float(wall_length(player.board))
            self._count_money(state, player, base)
            seen[base + 9] = float(len(player.reserve))
            seen[base + 10] = float(len(player.board.edge))
            seen[base + 11] = float(seats - 1 - (seat - state.turn) % seats)
            seen[base + 13] = float(len(player.board.cells))
        self._count_majorities(state, past)

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
        self._seen[base + 7] = float(coins)
        self._seen[base + 8] = float(sum(hand))
        self._seen[base + 12] = payable

    def _count_majorities(self, state: State, past: i64) -> None:
        seen = self._seen
        seats: i64 = len(state.players)
        kinds = state.table.tiles.kinds
        counts = vec[i64]([0] * (len(state.players) + 1))
        kind: i64 = 0
        seat: i64 = 0
        for kind in range(len(TYPES)):
            for seat in range(seats):
                counts[seat] = state.players[seat].board.tally >> (kind << 3) & 255
            counts[seats] = 0
            for tile in state.dirk:
                if i64(kinds[tile]) == kind:
                    counts[seats] += 1
            scoring: i64 = past
            while scoring < SCORINGS:
                prizes = state.table.points[scoring][kind]
                for seat in range(seats):
                    now = share(prizes, counts, seat)
                    seen[seat * COUNT + 1 + scoring] += now
                    if scoring == past or scoring == SCORINGS - 1:
                        counts[seat] += 1
                        more = share(prizes, counts, seat) - now
                        counts[seat] -= 1
                        if scoring == past:
                            seen[seat * COUNT + 4] += more
                        if scoring == SCORINGS - 1:
                            seen[seat * COUNT + 5] += more
                scoring += 1
