"""A watch for the bots at a table: how often each seat has decided in this turn, and how long it took for that."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from time import perf_counter
from typing import Final

from alhambra.bots.asking import Clock
from alhambra.core.events import Event, TurnBegan

NO_LIMIT: Final = Clock()  # each bot has the time of its level


class Watch:
    """A turn lasts until the next one begins, so what a seat decides in another one's turn counts there."""

    def __init__(self, seats: int) -> None:
        self._made: Final = [0] * seats
        self._spent: Final = [0.0] * seats

    def clock(self, seat: int, limit: Clock = NO_LIMIT) -> Clock:
        """For a seat that is asked now: its limit, and what it has used of it."""
        return replace(limit, before=self._made[seat], spent=self._spent[seat], asked=perf_counter())

    def note(self, seat: int, seconds: float, events: Iterable[Event]) -> None:
        """A seat has decided after so long, and this came of it."""
        self._made[seat] += 1
        self._spent[seat] += seconds
        if any(isinstance(event, TurnBegan) for event in events):
            self._made[:] = [0] * len(self._made)
            self._spent[:] = [0.0] * len(self._spent)
