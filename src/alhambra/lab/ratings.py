"""Ratings of bots from their games: Plackett and Luce, as openskill counts them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from statistics import fmean
from typing import Final

PACKAGE: Final = "openskill"


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a bot is, and how uncertain that still is; everybody begins with 25 and 25 / 3."""

    strength: float
    doubt: float


def ratings(games: Iterable[tuple[Sequence[int], Sequence[int]]], entrants: int) -> list[Rating] | None:
    """The rating of every entrant after these games, each told by entrants and points by seat.

    None if the package for it is not installed. An entrant that sits on several seats of a game learns from each of
    them, and goes on with the mean of what it learnt. Strength does not drift: bots stay what they are (tau = 0).
    """
    if find_spec(PACKAGE) is None:
        return None
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)
    now = [Rating(float(model.mu), float(model.sigma)) for _ in range(entrants)]
    for sitting, scores in games:
        teams = [[model.rating(mu=now[entrant].strength, sigma=now[entrant].doubt)] for entrant in sitting]
        learnt = model.rate(teams, scores=[float(score) for score in scores])
        for entrant in set(sitting):
            own = [learnt[seat][0] for seat, other in enumerate(sitting) if other == entrant]
            now[entrant] = Rating(fmean([one.mu for one in own]), fmean([one.sigma for one in own]))
    return now
