"""The tables of this process: read from the journal when somebody comes, kept for a while, never the truth itself."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter, OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, Final, TypeVar

from alhambra import data
from alhambra.core.state import State
from alhambra.server.bus import Bus, Signal
from alhambra.server.refusal import problem
from alhambra.server.storage.entry import Entry
from alhambra.server.storage.journal import Journal, Standing
from alhambra.server.storage.shelf import Game, Place, Shelf
from alhambra.server.tables.course import Course
from alhambra.server.tables.info import waiting
from alhambra.server.tables.pace import Pace, due
from alhambra.server.tables.sitting import Sitting, Viewer
from alhambra.server.tables.timer import Timer

MOST_TABLES: Final = 2000
FORGOTTEN_AFTER: Final = 45.0  # seconds without a sign of life of another process
LOOK_AGAIN: Final = 15.0  # how often a process says who is here
PATIENCE: Final = 2.0  # seconds for what is under way as the house closes
AT_ONCE: Final = 50  # tables in one such signal

T = TypeVar("T")


class Rooms:
    """Tables in memory, at most so many; and the line to other processes."""

    def __init__(self, journal: Journal, shelf: Shelf, secret: bytes, pace: Pace, timer: Timer, most: int) -> None:
        self.journal: Final = journal
        self.shelf: Final = shelf
        self.pace: Final = pace
        self.timer: Final = timer
        self.bus: Bus | None = None
        self.name: Final = secrets.token_hex(8)
        self.attend: Callable[[Sitting, float], None] = lambda _sitting, _grace: None
        self._secret: Final = secret
        self._most: Final = most
        self._sittings: Final[OrderedDict[str, Sitting]] = OrderedDict()
        self._loading: Final[dict[str, asyncio.Task[Sitting]]] = {}
        self._elsewhere: Final[dict[str, dict[str, tuple[list[int], float]]]] = {}  # process -> game -> seats, when
        self._begun: Final[set[asyncio.Task[Any]]] = set()
        self._closed = False

    # Finding a table.

    async def find(self, game: str) -> Sitting:
        """A table; refused if there is none of that name."""
        sitting = self._sittings.get(game)
        if sitting is None:
            task = self._loading.get(game)
            if task is None:
                task = self._loading[game] = self.begin(self._load(game))
                task.add_done_callback(lambda _: self._loading.pop(game, None))
            sitting = await asyncio.shield(task)
        if game in self._sittings:
            self._sittings.move_to_end(game)
        return sitting

    def known(self, game: str) -> Sitting | None:
        """A table that is in memory."""
        return self._sittings.get(game)

    def watched(self) -> list[Sitting]:
        """The tables with viewers here."""
        return [sitting for sitting in self._sittings.values() if sitting.viewers]

    def __len__(self) -> int:
        return len(self._sittings)

    async def _load(self, name: str) -> Sitting:
        game = await self.shelf.find(name) if len(name) < 100 else None
        if game is None:
            raise problem("unknown-table")
        if tuple(game.components.split()) != data.marks():
            raise problem("other-components")
        sitting = Sitting(game, await self.shelf.places(name), self._secret, self.pace)
        async with sitting.lock:
            await self.refresh(sitting)
        sitting.talk = await self.shelf.talk(name)
        self.keep(sitting)
        return sitting

    def set_up(self, game: Game, places: list[Place], entries: Sequence[Entry] = ()) -> Sitting:
        """A table that is new here, with what has happened at it."""
        sitting = Sitting(game, places, self._secret, self.pace)
        sitting.begin_anew(list(entries))
        return sitting

    def keep(self, sitting: Sitting) -> None:
        """Have it at hand from now on, and keep it going."""
        self._make_room()
        self._sittings[sitting.game.id] = sitting
        self.attend(sitting, 0.0)

    def _make_room(self) -> None:
        """Let go of tables nobody has looked at for long: what is due at them is found in the database."""
        for name, sitting in list(self._sittings.items()):
            if len(self._sittings) < self._most:
                return
            if not sitting.viewers and not sitting.lock.locked() and not sitting.thinking:
                if sitting.alarm is not None:
                    sitting.alarm.cancel()
                del self._sittings[name]

    # Going on. The lock of the sitting is held.

    async def refresh(self, sitting: Sitting) -> bool:
        """Read what others have written; was there anything?"""
        before = sitting.safe
        if sitting.stale:
            sitting.begin_anew(await self.journal.since(sitting.game.id, 0))
        else:
            for line in await self.journal.since(sitting.game.id, sitting.course.n):
                sitting.follow(line)
            sitting.settled()
        return sitting.safe != before

    async def append(
        self, sitting: Sitting, kind: str, seat: int, text: str = "", message: str = "", following: State | None = None
    ) -> bool:
        """Write an entry; viewers hear of it when it is safe. False if another process was quicker."""
        latest = sitting.entries[-1].at if sitting.entries else sitting.game.created
        line = Entry(sitting.course.n, kind, seat, text, max(latest, self.timer.now()), message)
        sitting.stale = True  # until it is safe, memory is ahead of the truth
        sitting.follow(line, following)
        if await self.journal.append(sitting.game.id, line, standing(sitting.course, self.pace)):
            sitting.settled()
            sitting.stale = False
            self.spread(sitting, "entry")
            self.attend(sitting, 0.0)
            return True
        await self.refresh(sitting)
        sitting.call_viewers()
        self.attend(sitting, 0.0)
        return False

    def spread(self, sitting: Sitting, kind: str) -> None:
        """Tell viewers here and other processes."""
        sitting.call_viewers()
        self.send(Signal(self.name, sitting.game.id, kind))

    def send(self, signal: Signal) -> None:
        if self.bus is not None:
            self.do(self.bus.tell(signal))

    def begin(self, work: Coroutine[object, object, T]) -> asyncio.Task[T]:
        """Something that goes on even if nobody waits for it any more; the house does not close before it has ended."""
        task = asyncio.create_task(work)
        self._begun.add(task)
        task.add_done_callback(self._begun.discard)
        return task

    def do(self, chore: Coroutine[object, object, None]) -> None:
        """Something nobody waits for. A house that is closed does nothing more: its database is on its way out."""
        if self._closed:
            chore.close()
        else:
            self.begin(chore)

    async def idle(self) -> None:
        """Wait until everything that was begun is done."""
        while self._begun:
            await asyncio.wait(list(self._begun))

    async def close(self) -> None:
        """Nothing is left hanging, nothing new begins. What is under way may end by itself, if it does so soon."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self.idle()
        self._closed = True
        while self._begun:
            for task in self._begun:
                task.cancel()
            await asyncio.wait(list(self._begun))

    # Others.

    def hear(self, signal: Signal) -> None:
        """Another process says that something is new."""
        if signal.sender == self.name:
            return
        if signal.kind == "here":
            now = self.timer.now()
            theirs = self._elsewhere.setdefault(signal.sender, {})
            for game, seats in signal.here.items():
                theirs[game] = (seats, now)
                self._rearranged(game)
            return
        sitting = self._sittings.get(signal.game)
        if sitting is not None:
            self.do(self.catch_up(sitting, signal.kind))

    async def catch_up(self, sitting: Sitting, kind: str = "entry") -> None:
        """Read what others have written, and tell viewers."""
        if kind == "seats":
            sitting.places = await self.shelf.places(sitting.game.id)
            self._rearranged(sitting.game.id)
        elif kind == "talk":
            newest = sitting.talk[-1].number if sitting.talk else 0
            lines = await self.shelf.talk(sitting.game.id, newest)
            sitting.add_talk(lines)
        async with sitting.lock:
            if await self.refresh(sitting):
                self.attend(sitting, self.pace.grace)
        sitting.call_viewers()

    def after_silence(self) -> None:
        """The line was broken, or is new: whoever is watched here is looked at again."""
        for sitting in self.watched():
            self.do(self.catch_up(sitting))
        self.say_who_is_here()

    async def look_again(self) -> None:
        """Signals can be lost: compare with the database what viewers here look at."""
        watched = {sitting.game.id: sitting for sitting in self.watched()}
        if watched:
            for game, n in (await self.shelf.how_far(list(watched))).items():
                if watched[game].safe < n:
                    await self.catch_up(watched[game])

    # Who is here.

    def enter(self, sitting: Sitting, viewer: Viewer) -> None:
        sitting.viewers.add(viewer)
        self._presence_changed(sitting)

    def leave(self, sitting: Sitting, viewer: Viewer) -> None:
        sitting.viewers.discard(viewer)
        self._presence_changed(sitting)

    def present(self, sitting: Sitting) -> set[int]:
        """The seats somebody is connected for, to any process."""
        found = set(Counter([viewer.seat for viewer in sitting.viewers]))
        oldest = self.timer.now() - FORGOTTEN_AFTER
        for theirs in self._elsewhere.values():
            seats, heard = theirs.get(sitting.game.id, ([], 0.0))
            if heard >= oldest:
                found |= set(seats)
        return found

    def say_who_is_here(self) -> None:
        """A sign of life for other processes."""
        here = {sitting.game.id: sorted({viewer.seat for viewer in sitting.viewers}) for sitting in self.watched()}
        games = list(here)
        for first in range(0, len(games), AT_ONCE):
            some = {game: here[game] for game in games[first : first + AT_ONCE]}
            self.send(Signal(self.name, kind="here", here=some))

    def forget_the_lost(self) -> None:
        """Processes that have given no sign of life for long are gone, and whoever was connected to them."""
        oldest = self.timer.now() - FORGOTTEN_AFTER
        for theirs in self._elsewhere.values():
            for game in [game for game, (_, heard) in theirs.items() if heard < oldest]:
                del theirs[game]
                self._rearranged(game)

    def _presence_changed(self, sitting: Sitting) -> None:
        seats = sorted({viewer.seat for viewer in sitting.viewers})
        if seats != sitting.announced:
            sitting.announced = seats
            self._rearranged(sitting.game.id)
            self.send(Signal(self.name, kind="here", here={sitting.game.id: seats}))

    def _rearranged(self, game: str) -> None:
        sitting = self._sittings.get(game)
        if sitting is not None:
            sitting.arranged += 1
            sitting.call_viewers()


def standing(course: Course, pace: Pace) -> Standing:
    """What the list of tables shows of a game now."""
    return Standing(course.steps[-1].at, course.over(), course.turns, waiting(course), due(course, pace))
