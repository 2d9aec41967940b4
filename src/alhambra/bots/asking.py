"""How a bot is asked: with what its seat sees and, if it thinks ahead, with one world that could be true."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import Final, Protocol, runtime_checkable

from alhambra.core.actions import Action
from alhambra.core.rng import Rng
from alhambra.core.state import State
from alhambra.core.view import View, view
from alhambra.core.worlds import imagine

FIRST: Final = 0.6  # of the time for a turn, for the first decision of it
NEXT: Final = 0.4  # of what the decision before had, for each one after it: all together never more than the turn's


@dataclass(frozen=True, slots=True)
class Clock:
    """How long a bot may think: so many seconds in a turn or, for games that can be repeated, so many playouts."""

    seconds: float = 0.0
    playouts: int = 0
    before: int = 0  # decisions this seat has made in the turn already
    spent: float = 0.0  # seconds they took, where somebody has looked at a watch
    asked: float = 0.0  # when it was asked, by `perf_counter`; 0 if nobody knows

    def part(self) -> float:
        """Of the whole turn's time, what this decision may use."""
        return FIRST * NEXT**self.before

    def seconds_left(self, own: float) -> float:
        """What this decision may use from now on, for a bot with so much time of its own for a turn.

        On a busy machine looking at the table takes its time too, and a decision longer than it should: so what is
        gone already is taken off, and later decisions have their part of what is left, at last nothing.
        """
        turn = self.seconds or own
        gone = perf_counter() - self.asked if self.asked else 0.0
        return max(0.0, min(turn * self.part(), FIRST * (turn - self.spent)) - gone)

    def playouts_left(self) -> int:
        """The same in playouts: at least one, or 0 if they are not what it goes by."""
        return max(1, int(self.playouts * self.part())) if self.playouts else 0


class Bot(Protocol):
    """A player that is a program. One bot sits on one seat; what it remembers must not change what it chooses."""

    def choose(self, view: View, rng: Rng) -> Action:
        """One of the view's options; always the same one for the same view and the same numbers."""


@runtime_checkable
class Thinker(Protocol):
    """A bot that thinks ahead, in worlds like the one it is given: nothing hidden in it is as it really is."""

    def think(self, view: View, world: State, clock: Clock | None, rng: Rng) -> Action:
        """One of the view's options; without a clock it takes the time of its level."""


def ask(bot: Bot | Thinker, state: State, seat: int, rng: Rng, clock: Clock | None = None) -> Action:
    """What a bot on this seat decides. It never gets to see the state."""
    seen = view(state, seat)
    if isinstance(bot, Thinker):
        return bot.think(seen, imagine(state, seat, rng), clock, rng)
    return bot.choose(seen, rng)
