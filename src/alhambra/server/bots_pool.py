"""Bots think in processes of their own, so that the server never waits for them.

Quick bots have workers of their own and never wait for slow ones; who looks back at games waits for everybody.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Final, Protocol, TypeVar

from alhambra import data
from alhambra._build import build
from alhambra.bots.advice import Facts, Measure
from alhambra.bots.bot import takes_long
from alhambra.server.thinking import Chosen, Task, consider, decide, find_moments, look_back, weigh

Thought = TypeVar("Thought")

# How long to think about advice, and in looking back for each of two looks at a move. The plain build plays slowly.
COMPILED: Final = build() == "compiled"
HINT: Final = Measure(1.0) if COMPILED else Measure(3.0, width=4)
REVIEW: Final = Measure(0.6) if COMPILED else Measure(1.5, width=3)
PATIENCE: Final = 10  # of those who look back at games: the system lets all others go first


class Thinkers(Protocol):
    """Somebody who lets bots think."""

    async def choose(self, task: Task) -> Chosen:
        """The bot's decision."""

    async def advise(self, task: Task) -> list[Facts]:
        """What a person on that seat is advised to do with dice."""

    async def suggest(self, task: Task) -> list[Facts]:
        """The moves that seem best for that seat, in a game without dice."""

    async def moments(self, task: Task) -> list[int]:
        """The entries of a finished game that are moves of that seat, and had another choice."""

    async def assess(self, task: Task, played: str) -> Facts:
        """What is thought of a move that follows the task's entries."""

    async def close(self) -> None:
        """No more thinking."""


class Staff(SpawnContext):
    """Starts workers and knows them. They are not forked: threads and an event loop run here."""

    def __init__(self) -> None:
        super().__init__()
        self._started: Final[list[SpawnProcess]] = []

    def Process(  # type: ignore[override]  # noqa: N802 - a class, where it comes from
        self, *, target: Callable[..., object], args: tuple[object, ...]
    ) -> SpawnProcess:
        """One more: called by the executor."""
        worker = SpawnProcess(target=target, args=args)
        self._started.append(worker)
        return worker

    def send_home(self) -> None:
        """All of them, whatever they are thinking about, or still on their way here."""
        for worker in self._started:
            if worker.is_alive():
                worker.terminate()
        self._started.clear()


class Lane:
    """Workers for one kind of thinking, which start with the first task."""

    def __init__(self, workers: int, patience: int = 0) -> None:
        self._workers: Final = workers
        self._patience: Final = patience  # by how much everything else comes first
        self._staff: Final = Staff()
        self._executor: ProcessPoolExecutor | None = None
        self._closed = False

    async def ask(self, think: Callable[..., Thought], *what: object) -> Thought:
        """What a worker makes of it; one that died is replaced, once."""
        loop = asyncio.get_running_loop()
        executor = self._working()
        try:
            return await loop.run_in_executor(executor, think, *what)
        except BrokenProcessPool:
            if self._closed:
                raise
            if self._executor is executor:
                self._executor = None
                executor.shutdown(wait=False)
            return await loop.run_in_executor(self._working(), think, *what)

    async def close(self) -> None:
        """Nobody waits for a thought any more: who ends the server does not, either."""
        self._closed = True
        if self._executor is not None:
            executor, self._executor = self._executor, None
            self._staff.send_home()
            await asyncio.to_thread(executor.shutdown, cancel_futures=True)

    def _working(self) -> ProcessPoolExecutor:
        if self._executor is None:
            tools = (data.replaced(), self._patience)
            self._executor = ProcessPoolExecutor(self._workers, self._staff, _begin, tools)
        return self._executor


class BotPool:
    """Bots in worker processes: quick ones, slow ones, and those who look back at games when nobody is waiting."""

    def __init__(self, workers: int = 0, hint: Measure = HINT, review: Measure = REVIEW) -> None:
        self.hint: Final = hint
        self.review: Final = review
        self.workers: Final = workers or max(1, (os.cpu_count() or 1) - 1)
        self.quick: Final = Lane(self.workers)
        self.slow: Final = Lane(self.workers)
        self.spare: Final = Lane(1, PATIENCE)

    async def choose(self, task: Task) -> Chosen:
        return await (self.slow if takes_long(task.level) else self.quick).ask(decide, task)

    async def advise(self, task: Task) -> list[Facts]:
        return await self.quick.ask(consider, task)

    async def suggest(self, task: Task) -> list[Facts]:
        return await self.slow.ask(weigh, task, self.hint)

    async def moments(self, task: Task) -> list[int]:
        return await self.spare.ask(find_moments, task)

    async def assess(self, task: Task, played: str) -> Facts:
        return await self.spare.ask(look_back, task, played, self.review)

    async def close(self) -> None:
        await asyncio.gather(self.quick.close(), self.slow.close(), self.spare.close())


class Here:
    """Bots that think right here: for tests, and for tools that run few tables."""

    def __init__(self, hint: Measure = HINT, review: Measure = REVIEW) -> None:
        self.hint: Final = hint
        self.review: Final = review

    async def choose(self, task: Task) -> Chosen:
        await asyncio.sleep(0)
        return decide(task)

    async def advise(self, task: Task) -> list[Facts]:
        await asyncio.sleep(0)
        return consider(task)

    async def suggest(self, task: Task) -> list[Facts]:
        await asyncio.sleep(0)
        return weigh(task, self.hint)

    async def moments(self, task: Task) -> list[int]:
        await asyncio.sleep(0)
        return find_moments(task)

    async def assess(self, task: Task, played: str) -> Facts:
        await asyncio.sleep(0)
        return look_back(task, played, self.review)

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
