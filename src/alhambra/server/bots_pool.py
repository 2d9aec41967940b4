"""Bots think in processes of their own, so that the server never waits for them.

A worker gets what makes the game (set-up and journal), plays it to the present, and asks the bot with the view of its
seat alone, and with worlds that could be true for it. Its random numbers follow from a salt and from what everybody
could notice: they tell nothing hidden. Quick bots have workers of their own, so that they never wait for slow ones.
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
from alhambra.bots.asking import Clock, ask
from alhambra.bots.bot import make, takes_long
from alhambra.core.rng import FastRng, fast
from alhambra.core.setup import BASE_GAME, Setup
from alhambra.core.view import View
from alhambra.server.storage.entry import Entry
from alhambra.server.tables.course import Course

Thought = TypeVar("Thought")

REMEMBERED: Final = 200  # games a worker keeps at hand
PATIENCE: Final = 10  # of those who look back at games: the system lets all others go first


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


class Lane:
    """Workers for one kind of thinking, which start with the first task."""

    def __init__(self, workers: int, patience: int = 0) -> None:
        self._workers: Final = workers
        self._patience: Final = patience  # by how much everything else comes first
        self._executor: ProcessPoolExecutor | None = None

    async def ask(self, think: Callable[[Task], Thought], task: Task) -> Thought:
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
            self._executor = ProcessPoolExecutor(self._workers, context, _begin, (data.replaced(), self._patience))
        return self._executor


class BotPool:
    """Bots in worker processes: quick ones, slow ones, and those who look back at games when nobody is waiting."""

    def __init__(self, workers: int = 0) -> None:
        self.workers: Final = workers or max(1, (os.cpu_count() or 1) - 1)
        self.quick: Final = Lane(self.workers)
        self.slow: Final = Lane(self.workers)
        self.spare: Final = Lane(1, PATIENCE)

    async def choose(self, task: Task) -> str:
        return await (self.slow if takes_long(task.level) else self.quick).ask(decide, task)

    async def advise(self, task: Task) -> list[Facts]:
        return await self.slow.ask(consider, task)

    async def close(self) -> None:
        await asyncio.gather(self.quick.close(), self.slow.close(), self.spare.close())


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


def _begin(tables: dict[str, data.Table], patience: int) -> None:
    """Play with the component tables of the server.

    Ctrl-C is for the server, which then ends its workers; a server that was killed cannot, so they look after it.
    """
    data.use(tables)
    if patience and hasattr(os, "nice"):
        os.nice(patience)
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
    if len(seen.options) == 1:
        return seen.options[0].text(seen.table)
    clock = Clock(before=course.made(task.seat))
    bot, position = make(task.level, task.rules), course.position(task.seat)
    return ask(bot, position, task.seat, numbers(task, seen), clock).text(seen.table)


def numbers(task: Task, seen: View) -> FastRng:
    """Chance for one decision: the same for everything that looks the same."""
    topic = f"{task.game} {task.seat} {seen.ply} {len(seen.options)}".encode()
    return fast(int.from_bytes(blake2b(topic, digest_size=8, key=task.salt).digest(), "big"))


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
