"""Advice at a table: for a decision that is due, and about a player's own moves when the game is over."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from typing import Final

import msgspec

from alhambra.bots.advice import ADVISERS, only_dice
from alhambra.core.view import SPECTATOR
from alhambra.server import wire
from alhambra.server.bots_pool import Thinkers
from alhambra.server.refusal import problem
from alhambra.server.storage.entry import Entry
from alhambra.server.tables.door import Door
from alhambra.server.tables.replay import lasting
from alhambra.server.tables.rooms import Rooms
from alhambra.server.tables.sitting import LookingBack, Sitting
from alhambra.server.thinking import Task

LOG: Final = logging.getLogger("alhambra.tables")


class Advising(Door):
    """The part of a house that advises. It thinks in the pool, from what the seat sees or saw, and blocks nobody."""

    def __init__(self, rooms: Rooms, pool: Thinkers) -> None:
        super().__init__(rooms)
        self._pool: Final = pool
        self._looking_back: Final[set[asyncio.Task[None]]] = set()

    async def hint(self, guest: str, table_id: str, seat: int) -> wire.Hints:
        """What this seat is advised to do, from what it sees; nothing while nothing is asked of it."""
        sitting = await self._seated(guest, table_id, seat)
        async with sitting.lock:
            await self._fresh(sitting)
            ask = sitting.ticket(seat)
            task = sitting.task(seat, "", b"")
            options = sitting.course.view(seat).options
        if not ask:
            return wire.Hints("", [])
        if ask not in sitting.hints:
            # Whoever asks again about the same question waits for the same answer: it is thought about once.
            sitting.hints.clear()
            sitting.hints[ask] = asyncio.ensure_future(self._advice(ask, task, only_dice(options)))
        try:
            return await asyncio.shield(sitting.hints[ask])
        except Exception:
            sitting.hints.pop(ask, None)  # perhaps it can be found out the next time
            raise

    async def _advice(self, ask: str, task: Task, dice: bool) -> wire.Hints:
        """What is reckoned about dice, and what playing on has shown wherever they are not all there is."""
        thrown = await self._pool.advise(task) if task.rules in ADVISERS else []
        moves = [] if dice else await self._pool.suggest(task)
        return wire.Hints(
            ask, msgspec.convert(thrown, list[wire.Advice]), msgspec.convert(moves, list[wire.Suggestion])
        )

    async def review(self, guest: str, table_id: str, seat: int) -> wire.Review:
        """A player's own moves, as far as they are looked at; the first to ask has it begun."""
        sitting = await self._seated(guest, table_id, seat)
        async with sitting.lock:
            await self._fresh(sitting)
        if not sitting.course.over():
            raise problem("not-over")
        looking = sitting.reviews.get(seat)
        if looking is None:
            looking = sitting.reviews[seat] = LookingBack()
            self._begin_to_look(sitting, seat, looking)
        return wire.Review(seat, looking.moves, len(looking.graded), looking.ready, looking.graded[:])

    async def _seated(self, guest: str, table_id: str, seat: int) -> Sitting:
        sitting = await self._entered(guest, table_id, seat)
        if seat == SPECTATOR:
            raise problem("not-yours")
        return sitting

    def _begin_to_look(self, sitting: Sitting, seat: int, looking: LookingBack) -> None:
        task = asyncio.create_task(self._look_back(sitting, seat, looking), name="review")
        self._looking_back.add(task)
        task.add_done_callback(self._looking_back.discard)

    async def _look_back(self, sitting: Sitting, seat: int, looking: LookingBack) -> None:
        """Move by move: what others ask of the pool comes in between."""
        lines = tuple([replace(line, n=at) for at, line in enumerate(lasting(sitting.entries))])
        whole = sitting.task(seat, "", b"")
        try:
            moments = await self._pool.moments(_with(whole, lines))
            looking.moves = len(moments)
            for at in moments:
                verdict = await self._pool.assess(_with(whole, lines[:at]), lines[at].text)
                looking.graded.append(msgspec.convert(verdict, wire.Graded))
            looking.ready = True
        except Exception:
            LOG.exception("the moves of table %s could not be looked at", sitting.game.id)
            sitting.reviews.pop(seat, None)  # the next who asks has it begun anew

    async def stop_looking_back(self) -> None:
        """The house closes."""
        for task in list(self._looking_back):
            task.cancel()
        await asyncio.gather(*self._looking_back, return_exceptions=True)


def _with(task: Task, entries: tuple[Entry, ...]) -> Task:
    """The same game at another moment, remembered by a name of its own: the game itself stands elsewhere."""
    return replace(task, game=f"{task.game} {task.seat}", entries=entries)
