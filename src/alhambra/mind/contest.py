"""What everybody may expect of the prizes for a type of building."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

RUNGS: Final = 12  # leads there is room for at first


@final
class Contest:
    """A contest of some seats, and of Dirk, for the same prizes; held again and again, always in the same place."""

    __slots__ = ("_behind", "_bronze", "_gold", "_known", "_rungs", "_silver", "_spread", "_total", "hopes", "seats")

    def __init__(self, seats: int, prizes: tuple[int, ...]) -> None:
        self.seats: Final[i64] = seats
        gold, silver, bronze = (*prizes, 0, 0, 0)[:3]
        self._gold: Final = float(gold)
        self._silver: Final = float(silver)
        self._bronze: Final = float(bronze)
        self._rungs: i64 = RUNGS
        self._behind = vec[float]([0.5] * (2 * RUNGS + 1))  # by lead, from -RUNGS on: the chance that it is none then
        self._known: i64 = 0  # the leads up to which that is known
        self._spread = 0.0  # and for which uncertainty
        self.hopes: Final = vec[float]([0.0] * seats)  # what each may expect of the prizes held last
        self._total = 0.0

    def hold(self, counts: vec[i64], coming: float, drift: float) -> None:
        """So many tiles of a type now, by seat and then Dirk's, and so many more to come to each before the scoring.

        Who is ahead of whom then is the more uncertain the more tiles come: by `drift` times the chance that they
        make it. Dirk gets none.
        """
        seats = self.seats
        hopes = self.hopes
        spread = drift * 2.0 * coming + 1e-9
        late = coming / (1.0 + coming)  # for those who have nothing yet
        dirk = float(counts[seats]) - coming
        behind = self._climb(counts, spread)
        total = 0.0
        one: i64 = 0
        for one in range(seats):
            mine = counts[one]
            level = mine + self._rungs
            first, second, third = 1.0, 0.0, 0.0  # the chances that nobody, one, two are ahead
            other: i64 = 0
            for other in range(seats):
                if other != one:
                    chance = behind[level - counts[other]]
                    third += (second - third) * chance
                    second += (first - second) * chance
                    first -= first * chance
            if counts[seats] > 0:
                chance = _overtaken(float(mine) - dirk, spread)
                third += (second - third) * chance
                second += (first - second) * chance
                first -= first * chance
            hope = first * self._gold + second * self._silver + third * self._bronze
            if mine == 0:
                hope *= late
            hopes[one] = hope
            total += hope
        self._total = total

    def _climb(self, counts: vec[i64], spread: float) -> vec[float]:
        """The chances for every lead there is; those for the same spread are known from before."""
        least = most = counts[0]
        seat: i64 = 1
        while seat < self.seats:
            least = min(least, counts[seat])
            most = max(most, counts[seat])
            seat += 1
        if most - least > self._rungs:
            self._rungs = most - least
            self._behind = vec[float]([0.5] * int(2 * self._rungs + 1))
            self._known = 0
        if spread != self._spread:
            self._spread = spread
            self._known = 0
        while self._known < most - least:
            self._known += 1
            lead = float(self._known)
            self._behind[self._rungs + self._known] = _overtaken(lead, spread)
            self._behind[self._rungs - self._known] = _overtaken(-lead, spread)
        return self._behind

    def standing(self, seat: i64, spite: float) -> float:
        """What a seat may expect, less what the others may, as far as it minds."""
        hope = self.hopes[seat]
        return hope - spite * (self._total - hope)


def _overtaken(lead: float, spread: float) -> float:
    """The chance that a lead is none at the end."""
    return 0.5 - 0.5 * lead / sqrt(lead * lead + spread)
