"""Bots in processes of their own."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from alhambra.core.rng import SEALED, fast
from alhambra.core.setup import Setup
from alhambra.server import thinking
from alhambra.server.bots_pool import BotPool, Here
from alhambra.server.storage.entry import ANSWER, CLOSE, MOVE, Entry
from alhambra.server.tables.course import Course
from alhambra.server.thinking import Task, decide
from alhambra.testing.resample import reshuffled_behind

SEED = 1 << 200


def course_and_entries(modules: tuple[str, ...], number: int) -> tuple[Course, list[Entry]]:
    """A game some entries old, played at random; it stops at a question to somebody."""
    course, chance = Course(Setup(3, SEED, SEALED, modules), bool(modules), 0.0), fast(7)
    entries: list[Entry] = []
    while len(entries) < number or course.window() is not None:
        if course.window() is None:
            seen = course.view(course.asked())
            text = seen.options[chance.below(len(seen.options))].text(seen.table)
            entries.append(Entry(course.n, MOVE, course.asked(), text, 0.0))
        elif not course.answers:
            entries.append(Entry(course.n, ANSWER, 0, "stop", 0.0))
        else:
            entries.append(Entry(course.n, CLOSE, -1, "", 0.0))
        course.apply(entries[-1])
    return course, entries


def task(course: Course, entries: list[Entry], level: str = "greedy", game: str = "game") -> Task:
    setup = course.setup
    return Task(
        game, 3, SEED, SEALED, setup.modules, setup.tower, course.held, tuple(entries), course.asked(), level, b"salt"
    )


@pytest.fixture
async def pool() -> AsyncIterator[BotPool]:
    workers = BotPool(1)
    yield workers
    await workers.close()


async def test_a_worker_decides_as_a_bot_here_would(pool: BotPool) -> None:
    for number in (0, 5, 6, 20):
        course, entries = course_and_entries(("vizier",), number)
        asked = task(course, entries)
        assert (await pool.choose(asked)).text == (await Here().choose(asked)).text
        assert (await Here().choose(asked)).text in [
            action.text(course.state.table) for action in course.view(asked.seat).options
        ]


async def test_a_worker_that_died_is_replaced(pool: BotPool) -> None:
    course, entries = course_and_entries((), 3)
    asked = task(course, entries)
    choice = (await pool.choose(asked)).text
    assert pool.quick._executor is not None
    for process in list(pool.quick._executor._processes):
        os.kill(process, signal.SIGKILL)
    assert (await pool.choose(asked)).text == choice


def wait_for(file: str, begun: str = os.devnull) -> None:
    """A search that takes long."""
    Path(begun).touch()
    while not Path(file).exists():
        time.sleep(0.02)


async def test_a_quick_bot_does_not_wait_for_slow_ones(pool: BotPool, tmp_path: Path) -> None:
    course, entries = course_and_entries((), 3)
    searching = [asyncio.ensure_future(lane.ask(wait_for, str(tmp_path / "end"))) for lane in (pool.slow, pool.spare)]
    assert await pool.choose(task(course, entries))
    assert not any(search.done() for search in searching)
    (tmp_path / "end").touch()
    await asyncio.gather(*searching)


async def test_who_closes_waits_for_no_thought(pool: BotPool, tmp_path: Path) -> None:
    """Ctrl-C ends a server at once, whatever its bots are thinking about."""
    begun, never = tmp_path / "begun", tmp_path / "never"
    searching = asyncio.ensure_future(pool.slow.ask(wait_for, str(never), str(begun)))
    while not begun.exists():
        await asyncio.sleep(0.02)
    await asyncio.wait_for(pool.close(), 120)
    with pytest.raises(BrokenProcessPool):
        await searching


def test_what_is_hidden_does_not_change_a_bots_choice() -> None:
    """The worker rebuilds the whole game; the bot decides from its view, with numbers that tell nothing."""
    course, entries = course_and_entries((), 12)
    choice = decide(task(course, entries, "random", "hidden")).text
    for seed in range(5):
        known, line = thinking._KNOWN["hidden"]
        known.state = reshuffled_behind(known.state, course.asked(), fast(seed))
        assert decide(task(course, entries, "random", "hidden")).text == choice
        assert thinking._KNOWN["hidden"][0] is known
        assert line == tuple(entries)


def test_a_game_that_goes_on_otherwise_than_remembered_is_played_again() -> None:
    shorter, fewer = course_and_entries((), 4)
    fresh = decide(task(shorter, fewer)).text
    course, entries = course_and_entries((), 6)
    decide(task(course, entries))
    assert decide(task(shorter, fewer)).text == fresh


@pytest.mark.parametrize("level", ["novice", "club"])
def test_levels_play_where_everybody_is_asked_in_secret(level: str) -> None:
    """At a table that asks all seats between two turns bots think as if only those were asked who can act."""
    course, entries = course_and_entries(("vizier", "thieves"), 12)
    asked = task(course, entries, level, f"held {level}")
    assert decide(asked).text in [action.text(course.state.table) for action in course.view(asked.seat).options]
