"""Work that is shared by processes of this machine: the results come in the order of the jobs, whoever did them.

A process that dies is replaced, and its job is done again: nothing is lost with it. A job that kills whoever takes it
ends the work with `DeadlyJobError`.
"""

from __future__ import annotations

import pickle
import signal
import threading
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from time import monotonic
from traceback import format_exception
from typing import Any, Final, Generic, TypeVar

from alhambra import data

Job = TypeVar("Job")
Result = TypeVar("Result")

MOST_TRIES: Final = 3  # for a job whose workers die
PATIENCE: Final = 2.0  # seconds, for workers that are still busy when nobody waits for them any more


class DeadlyJobError(Exception):
    """Every process that took this job has died."""


def shared(task: Callable[[Job], Result], jobs: Sequence[Job], workers: int) -> Iterator[Result]:
    """What the task makes of every job, in their order. One worker means: right here."""
    if workers == 1:
        for job in jobs:
            yield task(job)
        return
    crew = _Crew(task, min(workers, len(jobs)))
    try:
        yield from crew.results(jobs)
    finally:
        crew.dismiss()


class _Worker:
    """A process of ours, and the job it has."""

    def __init__(self, task: Callable[[Any], Any]) -> None:
        context = get_context("spawn")
        self.line, end = context.Pipe()
        self.process: Final = context.Process(target=_work, args=(task, end, data.replaced()), daemon=True)
        with _deaf_to_ctrl_c():
            self.process.start()
        end.close()  # the worker's copy is the only one now: if it dies, we hear it
        self.job: int | None = None

    def take(self, at: int, job: object) -> None:
        """Have it do a job; OSError if it has died."""
        self.line.send(job)
        self.job = at


class _Crew(Generic[Job, Result]):
    """The processes at work."""

    def __init__(self, task: Callable[[Job], Result], workers: int) -> None:
        self._task: Final = task
        self._workers: Final = [_Worker(task) for _ in range(workers)]
        self._deaths: Final = Counter[int]()  # by job

    def results(self, jobs: Sequence[Job]) -> Iterator[Result]:
        waiting = deque(range(len(jobs)))
        done: dict[int, Result] = {}
        told = 0
        while told < len(jobs):
            self._hand_out(jobs, waiting)
            busy = [worker.line for worker in self._workers if worker.job is not None]
            for line in wait(busy):
                self._hear(next(worker for worker in self._workers if worker.line is line), waiting, done)
            while told in done:
                yield done.pop(told)
                told += 1

    def _hand_out(self, jobs: Sequence[Job], waiting: deque[int]) -> None:
        for worker in self._workers:
            if waiting and worker.job is None:
                at = waiting.popleft()
                try:
                    worker.take(at, jobs[at])
                except OSError:
                    self._replace(worker, at, waiting)

    def _hear(self, worker: _Worker, waiting: deque[int], done: dict[int, Result]) -> None:
        """Take the result of a worker, or its job if it has died."""
        at, worker.job = worker.job, None
        assert at is not None
        try:
            problem, result = worker.line.recv()
        except (EOFError, OSError):
            self._replace(worker, at, waiting)
            return
        if problem is not None:
            raise problem
        done[at] = result

    def _replace(self, worker: _Worker, at: int, waiting: deque[int]) -> None:
        waiting.appendleft(at)
        self._deaths[at] += 1
        if self._deaths[at] >= MOST_TRIES:
            raise DeadlyJobError
        worker.line.close()
        worker.process.join()
        self._workers[self._workers.index(worker)] = _Worker(self._task)

    def dismiss(self) -> None:
        """Let everybody go: whoever has a job may finish it if that takes a moment only."""
        for worker in self._workers:
            worker.line.close()
        end = monotonic() + PATIENCE
        for worker in self._workers:
            worker.process.join(max(0.0, end - monotonic()))
            worker.process.terminate()
            worker.process.join()


def _work(task: Callable[[Any], Any], line: Connection[Any, Any], tables: dict[str, data.Table]) -> None:
    """In a worker: do the jobs that come until nobody is there any more to give one."""
    data.use(tables)
    with suppress(EOFError, OSError):  # ours ended, or lost interest
        while True:
            job = line.recv()
            try:
                answer: tuple[Exception | None, Any] = (None, task(job))
            except Exception as problem:  # noqa: BLE001 (whatever it is, it is raised again where the job came from)
                answer = (_portable(problem), None)
            line.send(answer)


def _portable(problem: Exception) -> Exception:
    """The problem with the story of how it came, which does not travel by itself; some problems do not either."""
    story = "".join(format_exception(problem))
    try:
        problem = pickle.loads(pickle.dumps(problem))
    except Exception:  # noqa: BLE001 (anything may happen in classes that were not made to travel)
        problem = RuntimeError(repr(problem))
    problem.add_note(story)
    return problem


@contextmanager
def _deaf_to_ctrl_c() -> Iterator[None]:
    """Ctrl-C reaches all processes of a terminal. Those started here shall leave it to this one."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, heard)
