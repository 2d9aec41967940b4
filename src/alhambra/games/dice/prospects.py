"""What things are worth in points, by estimate: stones, chips, and fields of the dice area.

The estimates are a player's, not rules: they look at the open table only. How to throw for them is exact (`policy`).
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from alhambra.core.pieces import TYPES
from alhambra.core.table import Points
from alhambra.games.cup.area import FIELDS, THROWS, landing, target
from alhambra.games.cup.policy import COUNTS, NEVER
from alhambra.games.cup.printed import PRINTED
from alhambra.games.dice.chips import DISPLACE, VALUES
from alhambra.games.dice.chips import FIELDS as TRACK
from alhambra.games.dice.seen import Seen

# Lists, for a compiled module takes a constant tuple of floats as not set.
# What a chip that is spent is worth while it can still be used, by kind.
USES: Final = [0.0, 0.0, 0.0, 1.6, 1.2, 1.8, 2.2]
START: Final = 0.6  # to name the next start player
BLUR: Final = 0.6  # fields by which a contest is open even in the last moment
BLUR_A_ROUND: Final = 0.9  # and for every round to come
# How good the result of somebody who tries is: of its kind, how many are at least so good, by dice of the type.
AT_LEAST: Final = [1.0, 1.0, 1.0, 0.96, 0.76, 0.43, 0.17, 0.045, 0.006, 0.0]
BY_THROWS: Final = [0.2, 0.5, 0.9]  # of those with as many dice, how many are ahead of 1, 2, 3 throws


@final
class Prospects:
    """Values for one seat in one position."""

    __slots__ = ("_after", "_now", "_pays", "_values", "chip_values", "points", "rewards", "seen")

    def __init__(self, seen: Seen, points: Points) -> None:
        self.seen: Final = seen
        self.points: Final = points
        self.chip_values: Final = [self.chip(chip) for chip in range(len(VALUES))]
        self._now: Final = [self._track(kind, 0) for kind in range(len(TYPES))]
        self._after: Final = [
            [self._track(kind, points) - self._now[kind] for points in range(3)] for kind in range(len(TYPES))
        ]
        self.rewards: Final = [self._rewards(kind) for kind in range(len(TYPES))]  # points, then point and chip
        self._pays: Final = [max(0.3, rewards[0] + rewards[1]) for rewards in self.rewards]
        self._values: list[list[float]] | None = None

    def scorings(self) -> list[tuple[int, int]]:
        """The scorings to come, with the rounds that are played before them."""
        now = self.seen.round
        return [(scoring, after - now) for after, scoring in PRINTED.scorings.items() if after >= now]

    def chip(self, chip: int) -> float:
        """What a chip is worth to its owner from now on."""
        if VALUES[chip]:
            return float(VALUES[chip] * len(self.scorings()))
        return USES[chip] * min(1.0, 0.4 * (PRINTED.rounds - self.seen.round))

    def gain(self, kind: int, points: int) -> float:
        """What so many building points of a type bring."""
        return self._after[kind][points]

    def _track(self, kind: int, points: int) -> float:
        """What a stone is worth after so many more points, over all scorings to come."""
        seen = self.seen
        heights = seen.heights[kind]
        mine = min(TRACK, heights[seen.seat] + points)
        moved = mine != heights[seen.seat]
        total = 0.0
        for scoring, rounds in self.scorings():
            if not mine and not rounds:
                continue
            blur = BLUR + BLUR_A_ROUND * rounds
            ahead = [1.0, 0.0, 0.0]  # the chances that 0, 1, 2 others are ahead
            for owner in range(seen.owners):
                if owner == seen.seat:
                    continue
                lead = heights[owner] - mine + self._tie(kind, owner, moved) * 0.5
                chance = 1 / (1 + exp(-lead / blur)) if heights[owner] or rounds else 0.0
                ahead = [
                    ahead[0] * (1 - chance),
                    ahead[1] * (1 - chance) + ahead[0] * chance,
                    ahead[2] * (1 - chance) + ahead[1] * chance,
                ]
            prizes = self.points[scoring - 1][kind]
            total += sum([prize * ahead[place] for place, prize in enumerate(prizes)])
        return total

    def _tie(self, kind: int, owner: int, moved: bool) -> int:
        """DICE-55: on the same field, who is ahead? Whoever arrives later lies on top."""
        if moved:
            return 1
        standing = self.seen.standing[kind]
        if owner not in standing or self.seen.seat not in standing:
            return 0
        return 1 if standing.index(owner) < standing.index(self.seen.seat) else -1

    def _rewards(self, kind: int) -> tuple[float, float]:
        chip = self.seen.bonus[kind]
        extra = START if self.seen.start_at == kind else self.chip_values[chip] if chip < len(VALUES) else 0.0
        return self.gain(kind, 2), self.gain(kind, 1) + extra

    def field(self, kind: int, at: int, column: bytes) -> float:
        """What a marker on a field is worth, given who lies in the column and who is still to come."""
        if at >= FIELDS:
            return 0.0
        best, other = max(self.rewards[kind]), min(self.rewards[kind])
        ahead = len([owner for owner in column[:at] if owner])
        later = sum(self.seen.markers) - 1
        row = PRINTED.rows - at // THROWS
        share = AT_LEAST[row + 1] + (AT_LEAST[row] - AT_LEAST[row + 1]) * BY_THROWS[at % THROWS]
        rate = later * share * self._draw(kind)
        none = exp(-rate)
        if ahead == 0:
            return none * best + rate * none * other
        if ahead == 1:
            return none * other
        return 0.0

    def _draw(self, kind: int) -> float:
        """The chance that a later turn goes for this column: the more it pays, the more come."""
        return self._pays[kind] / sum(self._pays)

    def placed(self, kind: int, count: int, throws: int) -> float:
        """What a result is worth that is placed without a chip."""
        column = self.seen.columns[kind]
        return self.field(kind, landing(column, target(count, throws)), column)

    def displaced(self, kind: int, count: int, throws: int) -> float:
        """What it is worth with a displacing chip, less the chip; NEVER if it cannot be used."""
        column = self.seen.columns[kind]
        at = target(count, throws)
        if DISPLACE not in self.seen.chips[self.seen.seat] or not column[at]:
            return NEVER
        return self.field(kind, at, column[:at]) - self.chip_values[DISPLACE]

    def values(self) -> list[list[float]]:
        """For `policy`: every result of a turn, by throws, type and count."""
        if self._values is None:
            self._values = self._all_values()
        return self._values

    def _all_values(self) -> list[list[float]]:
        return [
            [
                max(self.placed(kind, count, throws), self.displaced(kind, count, throws)) if count else NEVER
                for kind in range(len(TYPES))
                for count in range(COUNTS)
            ]
            for throws in range(1, THROWS + 1)
        ]
