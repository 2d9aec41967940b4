"""Bots think in processes of their own, so that the server never waits for them.

A worker gets what makes the game (set-up and journal), plays it to the present, and asks the bot with the view of its
seat alone. Its random numbers follow from a salt and from what everybody could notice: they tell nothing hidden.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final, Protocol, TypeVar

from alhambra import data
from alhambra.bots.advice import Facts, advise
from alhambra.bots.bot import make
from alhambra.core.rng import fast
from alhambra.core.setup import BASE_GAME, Setup
from alhambra.server.storage.entry import Entry
from alhambra.server.tables.course import Course

Thought = TypeVar("Thought")

REMEMBERED: Final = 200  # games a worker keeps at hand


@dataclass(frozen=True, slots=True)
class Task:
    """One decision for a bot."""

    game: str
    seats: int
    seed: int
    generator: str
    modules: tuple[str, ...]
    tower: str
    held: bool
    entries: tuple[Entry, ...]
    seat: int
    level: str
    salt: bytes
    components: tuple[str, ...] = ()
    rules: str = BASE_GAME  # which game of the family it is


class Thinkers(Protocol):
    """Somebody who lets bots think."""

    async def choose(self, task: Task) -> str:
        """The bot's decision, as records write it."""

    async def advise(self, task: Task) -> list[Facts]:
        """What a person on that seat is advised to do."""

    async def close(self) -> None:
        """No more thinking."""


class BotPool:
    """Bots in worker processes, which start with the first decision."""

    def __init__(self, workers: int = 0) -> None:
        self.workers: Final = workers or max(1, (os.cpu_count() or 1) - 1)
        self._executor: ProcessPoolExecutor | None = None

    async def choose(self, task: Task) -> str:
        return await self._ask(decide, task)

    async def advise(self, task: Task) -> list[Facts]:
        return await self._ask(consider, task)

    async def _ask(self, think: Callable[[Task], Thought], task: Task) -> Thought:
        """What a worker makes of it; one that died is replaced, once."""
        loop = asyncio.get_running_loop()
        executor = self._working()
        try:
            return await loop.run_in_executor(executor, think, task)
        except BrokenProcessPool:
            if self._executor is executor:
                self._executor = None
                executor.shutdown(wait=False)
            return await loop.run_in_executor(self._working(), think, task)

    async def close(self) -> None:
        if self._executor is not None:
            executor, self._executor = self._executor, None
            await asyncio.to_thread(executor.shutdown, cancel_futures=True)

    def _working(self) -> ProcessPoolExecutor:
        if self._executor is None:
            # Not forked: threads and an event loop run here.
            context = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(self.workers, context, _begin, (data.replaced(),))
        return self._executor


class Here:
    """Bots that think right here: for tests, and for tools that run few tables."""

    async def choose(self, task: Task) -> str:
        await asyncio.sleep(0)
        return decide(task)

    async def advise(self, task: Task) -> list[Facts]:
        await asyncio.sleep(0)
        return consider(task)

    async def close(self) -> None:
        return


def _begin(tables: dict[str, data.Table]) -> None:
    """Play with the component tables of the server.

    Ctrl-C is for the server, which then ends its workers; a server that was killed cannot, so they look after it.
    """
    data.use(tables)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


_KNOWN: Final[OrderedDict[str, tuple[Course, tuple[Entry, ...]]]] = OrderedDict()


def decide(task: Task) -> str:
    """Play the game to the present and ask the bot."""
    course = _present(task)
    seen = course.view(task.seat)
    topic = f"{task.game} {task.seat} {seen.ply} {len(seen.options)}".encode()
    numbers = fast(int.from_bytes(blake2b(topic, digest_size=8, key=task.salt).digest(), "big"))
    return make(task.level, task.rules).choose(seen, numbers).text(seen.table)


def consider(task: Task) -> list[Facts]:
    """Play the game to the present and look for advice; the level of a bot does not matter."""
    return advise(_present(task).view(task.seat), task.rules)


def _present(task: Task) -> Course:
    """The course of the game; mostly it was here a moment ago and goes on by a few entries."""
    known = _KNOWN.pop(task.game, None)
    if known is not None and known[1] == task.entries[: len(known[1])]:
        course = known[0]
    else:
        setup = Setup(task.seats, task.seed, task.generator, task.modules, task.tower, task.components, task.rules)
        course = Course(setup, task.held, 0.0)
    for entry in task.entries[course.n :]:
        course.apply(entry)
    _KNOWN[task.game] = (course, task.entries)
    while len(_KNOWN) > REMEMBERED:
        _KNOWN.popitem(last=False)
    return course
