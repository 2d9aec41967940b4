"""The ladder for the game with palaces, modules or not: novice, casual, club, expert, master.

All look at a world that could be true for all they have seen. The lower three decide by instinct, more or less
steadily; the upper two play worlds out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from alhambra.bots.asking import Clock
from alhambra.bots.choosing import any_of, best_of
from alhambra.bots.learned import forecast, weights
from alhambra.core.actions import Action
from alhambra.core.appraisal import Eye
from alhambra.core.rng import Rng
from alhambra.core.state import State
from alhambra.core.view import View
from alhambra.mind.instinct import Instinct
from alhambra.mind.race import Candidate
from alhambra.mind.search import Limits, Mind, search

TEMPER: Final = 8.0  # points that make a clear lead at the end of a game
TURNS: Final = 12  # after so many, rounded to whole rounds, a searching bot trusts the forecast
ROUNDS: Final = 2  # but not before so many: only in its next turn it shows what an option was good for
WITH_MODULES: Final = 1  # rounds more where modules play, of which it can tell less
WIDTH: Final = 16  # options that are looked at; 24 with as many playouts won 44 % of 120 games for two against it
DETOURS: Final = 16  # other ways through the turn that are looked at besides
SURE: Final = 3.0  # standard errors that make an option clearly worse than another

Look = Callable[[State], Eye]  # an eye for a table


def instinct(world: State) -> Eye:
    """The eye for the game with palaces and money."""
    return Instinct(world, weights(len(world.players)))


class Club:
    """Decides by instinct with all its care: exact walls and placements, weights for the number of players."""

    def __init__(self, look: Look = instinct) -> None:
        self._look: Final = look

    def think(self, view: View, world: State, clock: Clock | None, rng: Rng) -> Action:
        if len(view.options) == 1:
            return view.options[0]
        values = self._look(world).values(world, view.seat, view.options)
        ties = best_of(view.options, values)
        return ties[rng.below(len(ties))] if len(ties) > 1 else ties[0]


class Wavering:
    """Decides by instinct, but not always for the best: the hotter, the more by chance."""

    def __init__(self, heat: float, look: Look = instinct) -> None:
        self._heat: Final = heat  # as in `any_of`
        self._look: Final = look

    def think(self, view: View, world: State, clock: Clock | None, rng: Rng) -> Action:
        if len(view.options) == 1:
            return view.options[0]
        values = self._look(world).values(world, view.seat, view.options)
        return any_of(view.options, values, self._heat, rng)


class Searcher:
    """Plays worlds out, the whole turn together, within its time."""

    def __init__(self, seconds: float, width: int) -> None:
        self.seconds: Final = seconds  # for a turn, unless the clock says something else
        self._width: Final = width  # options that are looked at

    def think(self, view: View, world: State, clock: Clock | None, rng: Rng) -> Action:
        if len(view.options) == 1:
            return view.options[0]
        return self.ranked(view, world, clock, rng)[0].option

    def ranked(self, view: View, world: State, clock: Clock | None, rng: Rng) -> list[Candidate]:
        """All options with what became of them, the best first."""
        limit = clock or Clock(self.seconds)
        seconds, playouts = limit.seconds_left(self.seconds), limit.playouts_left()
        limits = Limits(seconds, playouts, self._width, horizon(world), DETOURS, certainty(world))
        return search(world, view.seat, view.options, mind(world), limits, rng)


def horizon(world: State) -> int:
    """The turns that are played before the forecast takes over: as many for everybody."""
    players = len(world.players)
    rounds = max(ROUNDS, TURNS // players) + (WITH_MODULES if world.table.modules else 0)
    return rounds * players


def certainty(world: State) -> float:
    """How sure it must be of a decision to make it before its time is up; 0 if it never does.

    Modules deal secrets. Whoever decides early because of one would tell of it by not thinking.
    """
    return 0.0 if world.table.modules else SURE


def mind(world: State) -> Mind:
    """What there is to go by at this table."""
    return Mind(instinct(world), forecast(len(world.players), modules=bool(world.table.modules)), TEMPER)


def novice() -> Wavering:
    return Wavering(4.0)


def casual() -> Wavering:
    return Wavering(1.2)  # of two players club beats it five times of six: a step, not a cliff


def expert() -> Searcher:
    return Searcher(1.0, WIDTH)


def master() -> Searcher:
    return Searcher(5.0, WIDTH)
