"""What a table does by itself: bots decide, windows close, clocks run out.

Every process that knows a table may do it. The journal takes each entry once, so it never happens twice; and what a
process that died has left undone is found in the database by the others, or by the next one that starts.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from alhambra import data
from alhambra.bots.bot import takes_long
from alhambra.server.bots_pool import Thinkers
from alhambra.server.storage.entry import ANSWER, CLOSE, MOVE
from alhambra.server.storage.journal import Closed
from alhambra.server.tables.pace import bots_to_answer, due
from alhambra.server.tables.rooms import LOOK_AGAIN, Rooms
from alhambra.server.tables.sitting import Sitting
from alhambra.server.thinking import Chosen

LOG: Final = logging.getLogger("alhambra.tables")
STAND_IN: Final = "club"  # who decides for a person whose time is up
AT_ONCE: Final = 100  # tables that one sweep picks up
AGAIN: Final = 5.0  # seconds until the next try after something went wrong
DECLINE: Final = "stop"


class Driver:
    """Keeps the tables of this process going."""

    def __init__(self, rooms: Rooms, pool: Thinkers, salt: bytes) -> None:
        self._rooms: Final = rooms
        self._pool: Final = pool
        self._salt: Final = salt
        self._closing = False
        rooms.attend = self.attend

    def attend(self, sitting: Sitting, grace: float) -> None:
        """Set the alarm for what is due next; the process that wrote the latest entry comes first."""
        if sitting.alarm is not None:
            sitting.alarm.cancel()
            sitting.alarm = None
        if self._closing:
            return
        when = due(sitting.course, self._rooms.pace)
        if when is not None:
            sitting.alarm = self._rooms.timer.call_at(when + grace, lambda: self._rooms.do(self._drive(sitting)))
        if grace == 0 and sitting.course.window() is not None:
            for seat in bots_to_answer(sitting.course):
                self._think(sitting, seat, sitting.course.plays(seat), ANSWER)
        elif grace == 0 and not sitting.course.over():
            level = sitting.course.plays(sitting.course.asked())
            if takes_long(level):  # the pause before it answers is time to think
                self._think(sitting, sitting.course.asked(), level, MOVE)

    def stop(self) -> None:
        """Do nothing more."""
        self._closing = True

    async def sweep(self, grace: float) -> int:
        """Take over tables whose time has come and which nobody drives; how many there were."""
        found = await self._rooms.shelf.due(self._rooms.timer.now() - grace, AT_ONCE, " ".join(data.marks()))
        for game in found:
            if not self._closing:
                await self._take_over(game)
        return len(found)

    async def _take_over(self, game: str) -> None:
        try:
            sitting = await self._rooms.find(game)
        except Exception:  # one table that cannot be read must not stop all others
            LOG.exception("table %s cannot be gone on with", game)
        else:
            await self._drive(sitting)

    async def go_on(self) -> None:
        """From time to time: what is due anywhere, what signals have missed, who is here."""
        last = self._rooms.timer.now()
        while not self._closing:
            await asyncio.sleep(self._rooms.pace.grace)
            try:
                await self.sweep(2 * self._rooms.pace.grace)
                if self._rooms.timer.now() - last >= LOOK_AGAIN:
                    last = self._rooms.timer.now()
                    self._rooms.say_who_is_here()
                    self._rooms.forget_the_lost()
                    await self._rooms.look_again()
            except Closed:
                return
            except Exception:
                LOG.exception("a sweep went wrong")
                await asyncio.sleep(AGAIN)

    async def _drive(self, sitting: Sitting) -> None:
        """Do what is due now."""
        rooms = self._rooms
        try:
            async with sitting.lock:
                if sitting.stale:
                    await rooms.refresh(sitting)
                course = sitting.course
                when = due(course, rooms.pace)
                if self._closing or when is None:
                    return
                if when > rooms.timer.now():
                    self.attend(sitting, 0.0)
                elif course.window() is not None:
                    waiting = bots_to_answer(course) if not course.persons() else []
                    for seat in waiting:
                        self._think(sitting, seat, course.plays(seat), ANSWER)
                    if not waiting:
                        await rooms.append(sitting, CLOSE, -1)
                elif course.discreet() and not course.plays(course.asked()):
                    await rooms.append(sitting, MOVE, course.asked(), DECLINE)
                else:
                    self._think(sitting, course.asked(), course.plays(course.asked()) or STAND_IN, MOVE)
        except Closed:
            return
        except Exception:
            LOG.exception("table %s could not go on", sitting.game.id)
            sitting.stale = True
            self._try_again(sitting)

    def _try_again(self, sitting: Sitting) -> None:
        if not self._closing:
            when = self._rooms.timer.now() + AGAIN
            sitting.alarm = self._rooms.timer.call_at(when, lambda: self._rooms.do(self._drive(sitting)))

    def _think(self, sitting: Sitting, seat: int, level: str, kind: str) -> None:
        """Let a bot decide, beside everything else; once for each question."""
        topic = (sitting.course.asked_n, seat)
        if topic not in sitting.thinking:
            sitting.thinking.add(topic)
            self._rooms.do(self._decide(sitting, seat, level, kind))

    async def _thought(self, sitting: Sitting, seat: int, level: str) -> Chosen:
        """What a bot decides; what it has decided already is kept until it is time."""
        topic = (sitting.course.asked_n, seat)
        known = sitting.thoughts.pop(topic, None)
        sitting.thoughts.clear()
        return known or await self._pool.choose(sitting.task(seat, level, self._salt))

    async def _decide(self, sitting: Sitting, seat: int, level: str, kind: str) -> None:
        question = sitting.course.asked_n
        try:
            chosen = await self._thought(sitting, seat, level)
            async with sitting.lock:
                sitting.thinking.discard((question, seat))
                course = sitting.course
                if course.asked_n != question or self._closing or seat in course.answers:
                    return
                when = due(course, self._rooms.pace)
                if kind == MOVE and when is not None and when > self._rooms.timer.now():
                    sitting.thoughts[question, seat] = chosen
                else:
                    sitting.note_thought(seat, chosen.seconds)
                    await self._rooms.append(sitting, kind, seat, chosen.text)
        except Closed:
            return
        except Exception:
            LOG.exception("a bot of table %s could not decide", sitting.game.id)
            self._try_again(sitting)
        finally:
            sitting.thinking.discard((question, seat))
