"""What the majorities of a position promise every seat, and what a tile more would change."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.core.appraisal import SCORINGS
from alhambra.core.board import WEIGHTS
from alhambra.core.pieces import NO_PIECES, TYPES
from alhambra.core.state import State
from alhambra.core.table import Table
from alhambra.mind.contest import Contest
from alhambra.mind.sight import until
from alhambra.mind.weights import Weights

UNKNOWN: Final = -5000.0


def contests(table: Table) -> list[Contest]:
    """Those of one table, by type and scoring."""
    return [Contest(table.seats, table.points[at][kind]) for kind in range(len(TYPES)) for at in range(SCORINGS)]


@final
class Majorities:
    """Those of one table, moved from position to position; what has not changed is not counted again."""

    __slots__ = (
        "_contests",
        "_counted",
        "_dirk",
        "_gains",
        "_kinds",
        "_numbers",
        "_parts",
        "_past",
        "_seats",
        "_soon",
        "_standings",
        "_tallies",
        "_weights",
        "counts",
    )

    def __init__(self, table: Table, numbers: vec[i64], weights: Weights) -> None:
        seats = table.seats
        self._seats: Final[i64] = seats
        self._kinds: Final = table.tiles.kinds
        self._numbers: Final = numbers  # by type: all tiles there are
        self._weights: Final = weights
        self._contests: Final = contests(table)
        self._parts: Final = vec[float]([0.0] * SCORINGS)
        self._past: i64 = -1
        self._soon = 0.0
        self._tallies: Final = vec[i64]([0] * (seats + 1))  # what is built, by contestant: the seats and then Dirk
        self._dirk = NO_PIECES
        self._counted: Final = vec[bool]([False] * len(TYPES))  # by type: is what follows up to date?
        self._standings: Final = vec[float]([0.0] * (len(TYPES) * SCORINGS * seats))
        self._gains: Final = vec[float]([0.0] * (len(TYPES) * seats))
        self.counts: Final = vec[i64]([0] * (seats + 1))  # of the type in question

    def look(self, state: State, past: i64, soon: float) -> None:
        """Turn to a position after so many scorings; so much of the bag is gone by the next one."""
        changed: i64 = 0
        if past != self._past or soon != self._soon:
            self._past = past
            self._soon = soon
            self._count_parts()
            changed = -1
        at: i64 = 0
        for player in state.players:
            changed |= self._note(at, player.board.tally)
            at += 1
        if state.dirk is not self._dirk:
            self._dirk = state.dirk
            tally: i64 = 0
            for tile in state.dirk:
                tally += WEIGHTS[i64(self._kinds[tile])]
            changed |= self._note(at, tally)
        kind: i64 = 0
        for kind in range(len(TYPES)):
            if changed >> (kind << 3) & 255:
                self._counted[kind] = False

    def _count_parts(self) -> None:
        """What part of all tiles that are not built comes to each seat, by scoring."""
        scoring: i64 = 0
        for scoring in range(SCORINGS):
            self._parts[scoring] = until(scoring, self._past, self._soon) / float(self._seats)

    def _note(self, contestant: i64, tally: i64) -> i64:
        """Remember what a contestant has built; what of it is new, as bits."""
        changed = self._tallies[contestant] ^ tally
        self._tallies[contestant] = tally
        return changed

    def gain(self, kind: i64, seat: i64) -> float:
        """What a seat wins in the coming scorings with one more tile of a type."""
        at = kind * self._seats + seat
        if not self._counted[kind] or self._gains[at] == UNKNOWN:
            self._gains[at] = self.shift(kind, seat, seat, 1)
        return self._gains[at]

    def shift(self, kind: i64, seat: i64, contestant: i64, by: i64) -> float:
        """What a seat wins in the coming scorings if a contestant has so many tiles of a type more.

        The counts of today tell; but the farther a scoring is off, the less they do.
        """
        if not self._counted[kind]:
            self._count(kind)
        hidden = max(0, self.count_built(kind) - by)
        self.counts[contestant] += by
        total = 0.0
        scoring: i64 = self._past
        while scoring < SCORINGS:
            at = kind * SCORINGS + scoring
            change = self._hold(at, scoring, hidden).standing(seat, self._weights.spite)
            change -= self._standings[at * self._seats + seat]
            total += change if scoring == self._past else self._weights.later * change
            scoring += 1
        return total

    def _count(self, kind: i64) -> None:
        """Find out what everybody may expect as things are."""
        self._counted[kind] = True
        hidden = self.count_built(kind)
        seat: i64 = 0
        scoring: i64 = self._past
        while scoring < SCORINGS:
            at = kind * SCORINGS + scoring
            contest = self._hold(at, scoring, hidden)
            for seat in range(self._seats):
                self._standings[at * self._seats + seat] = contest.standing(seat, self._weights.spite)
            scoring += 1
        for seat in range(self._seats):
            self._gains[kind * self._seats + seat] = UNKNOWN

    def count_built(self, kind: i64) -> i64:
        """Count the built tiles of a type by contestant; how many of all are not built."""
        hidden = self._numbers[kind]
        at: i64 = 0
        for at in range(self._seats + 1):
            self.counts[at] = self._tallies[at] >> (kind << 3) & 255
            hidden -= self.counts[at]
        return max(0, hidden)

    def _hold(self, at: i64, scoring: i64, hidden: i64) -> Contest:
        """One of the contests with these counts, and with so many tiles that may yet come."""
        contest = self._contests[at]
        contest.hold(self.counts, self._parts[scoring] * float(hidden), self._weights.drift)
        return contest
