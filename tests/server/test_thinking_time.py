"""What a bot has spent of its turn: the server keeps it from one question to the next, whoever thinks about it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from alhambra.bots.asking import Clock
from alhambra.core.actions import Action
from alhambra.core.rng import SEALED, Rng
from alhambra.core.setup import Setup
from alhambra.core.state import State
from alhambra.core.view import View
from alhambra.server import thinking
from alhambra.server.bots_pool import Here
from alhambra.server.tables.course import Course
from alhambra.server.thinking import Chosen, Task, decide
from tests.server.guests_at_table import QUICK, bot, here, house_at, new, play_on, sits

TOOK = 0.25


class Patient(Here):
    """Notes what it is asked; whatever the level, it decides at once, and says that it took its time."""

    def __init__(self) -> None:
        super().__init__()
        self.tasks: list[Task] = []

    async def choose(self, task: Task) -> Chosen:
        self.tasks.append(task)
        return (await super().choose(replace(task, level="greedy")))._replace(seconds=TOOK)


def turn_of(task: Task) -> int:
    """The turn in which a question was put."""
    course = Course(thinking._setup(task), task.held, 0.0)
    for entry in task.entries:
        course.apply(entry)
    return course.turns


# A level that takes long thinks before it is time to answer, and its thought is kept until then.
@pytest.mark.parametrize("level", ["greedy", "expert"])
async def test_what_a_bot_has_spent_is_told_until_the_turn_is_over(on_disk: tuple[str, None], level: str) -> None:
    pool = Patient()
    async with house_at(on_disk, replace(QUICK, bot=0.02), pool=pool) as house:
        table = await new(house, here("A"), bot(level), bot(level))
        async with sits(house, table, 0) as player:
            await play_on(player, most=12)
    asked = [(turn_of(task), task.seat) for task in pool.tasks]
    assert [task.spent for task in pool.tasks] == [TOOK * asked[:at].count(asked[at]) for at in range(len(asked))]
    assert {task.spent for task in pool.tasks} >= {0.0, TOOK}


class ByTheClock:
    """Notes its clocks."""

    def __init__(self) -> None:
        self.clocks: list[Clock | None] = []

    def think(self, view: View, world: State, clock: Clock | None, rng: Rng) -> Action:
        self.clocks.append(clock)
        return view.options[0]


def test_a_bots_clock_knows_what_the_turn_has_cost(monkeypatch: pytest.MonkeyPatch) -> None:
    thinker = ByTheClock()
    monkeypatch.setattr(thinking, "make", lambda level, game: thinker)
    course = Course(Setup(3, 1, SEALED), False, 0.0)
    task = Task("clock", 3, 1, SEALED, (), course.setup.tower, False, (), course.asked(), "expert", b"salt", spent=TOOK)
    assert decide(task).seconds > 0
    assert [clock.spent for clock in thinker.clocks if clock] == [TOOK]
