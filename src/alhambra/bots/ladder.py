"""The ladder for the game with palaces, modules or not: novice, casual, club, expert, master.

All look at a world that could be true for all they have seen. The lower three decide by instinct, more or less
carefully; the upper two play worlds out.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final

from alhambra.bots.asking import Clock
from alhambra.bots.choosing import best_of
from alhambra.bots.learned import forecast, weights
from alhambra.core.actions import Action
from alhambra.core.appraisal import Eye
from alhambra.core.rng import Rng
from alhambra.core.state import State
from alhambra.core.view import View
from alhambra.mind.instinct import Instinct
from alhambra.mind.search import Candidate, Limits, Mind, search

TEMPER: Final = 8.0  # points that make a clear lead at the end of a game
ROUNDS: Final = 5  # after which a searching bot trusts the forecast; fewer were worse with two players, more no better
FINE: Final = 1 << 20  # steps of a random number between 0 and 1

Look = Callable[[State, bool], Eye]  # an eye for a table, careful or quick


def instinct(world: State, careful: bool) -> Eye:
    """The eye for the game with palaces and money."""
    return Instinct(world, weights(len(world.players)), careful)


class Club:
    """Decides by instinct with all its care: exact walls and placements, weights for the number of players."""

    def __init__(self, look: Look = instinct) -> None:
        self._look: Final = look

    def think(self, view: View, world: State, clock: Clock | None, rng: Rng) -> Action:
        if len(view.options) == 1:
            return view.options[0]
        values = self._look(world, True).values(world, view.seat, view.options)
        ties = best_of(view.options, values)
        return ties[rng.below(len(ties))] if len(ties) > 1 else ties[0]


class Wavering:
    """Decides by instinct, but not always for the best: the hotter, the more by chance."""

    def __init__(self, heat: float, look: Look = instinct) -> None:
        self._heat: Final = heat  # points by which an option may be worse and still be chosen often
        self._look: Final = look

    def think(self, view: View, world: State, clock: Clock | None, rng: Rng) -> Action:
        if len(view.options) == 1:
            return view.options[0]
        values = self._look(world, False).values(world, view.seat, view.options)
        best = max(values)
        chances = [exp((value - best) / self._heat) for value in values]
        drawn = sum(chances) * int(rng.below(FINE)) / FINE
        for option, chance in zip(view.options, chances, strict=True):
            drawn -= chance
            if drawn < 0:
                return option
        return view.options[values.index(best)]


class Searcher:
    """Plays worlds out, the whole turn together, within its time."""

    def __init__(self, seconds: float, width: int, rounds: int) -> None:
        self.seconds: Final = seconds  # for a turn, unless the clock says something else
        self._width: Final = width  # options that are looked at
        self._rounds: Final = rounds  # of turns that are played before the forecast takes over

    def think(self, view: View, world: State, clock: Clock | None, rng: Rng) -> Action:
        if len(view.options) == 1:
            return view.options[0]
        return self.ranked(view, world, clock, rng)[0].option

    def ranked(self, view: View, world: State, clock: Clock | None, rng: Rng) -> list[Candidate]:
        """All options with what became of them, the best first."""
        limit = clock or Clock(self.seconds)
        seconds, playouts = limit.seconds_left(self.seconds), limit.playouts_left()
        depth = self._rounds * len(world.players)
        return search(world, view.seat, view.options, mind(world), Limits(seconds, playouts, self._width, depth), rng)


def mind(world: State) -> Mind:
    """What there is to go by at this table."""
    players = len(world.players)
    return Mind(Instinct(world, weights(players), True), forecast(players), TEMPER)


def novice() -> Wavering:
    return Wavering(12.0)


def casual() -> Wavering:
    return Wavering(3.0)


def expert() -> Searcher:
    return Searcher(1.0, 16, ROUNDS)


def master() -> Searcher:
    return Searcher(5.0, 24, ROUNDS)
