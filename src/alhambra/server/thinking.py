"""What bots and advisers do in a worker: play a game to the present, and think for one seat.

A worker gets what makes the game (set-up and journal). Who thinks sees the view of the seat alone, and worlds that
could be true for it. Random numbers follow from a salt and from what everybody could notice: they tell nothing hidden.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from hashlib import blake2b
from time import perf_counter
from typing import Final, NamedTuple

from alhambra.bots.advice import Facts, Found, Measure, advise, suggest
from alhambra.bots.asking import Clock, ask
from alhambra.bots.bot import make
from alhambra.bots.review import judge
from alhambra.core.actions import read_action
from alhambra.core.rng import FastRng, fast
from alhambra.core.setup import BASE_GAME, Setup
from alhambra.core.view import View
from alhambra.core.worlds import imagine
from alhambra.server.storage.entry import MOVE, Entry
from alhambra.server.tables.course import Course
from alhambra.words.offer import describe
from alhambra.words.why import why

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
    spent: float = 0.0  # seconds that bots have thought for the seat in this turn


class Chosen(NamedTuple):
    """A bot's decision, as records write it, and how many seconds it took."""

    text: str
    seconds: float


def _setup(task: Task) -> Setup:
    return Setup(task.seats, task.seed, task.generator, task.modules, task.tower, task.components, task.rules)


_KNOWN: Final[OrderedDict[str, tuple[Course, tuple[Entry, ...]]]] = OrderedDict()


def decide(task: Task) -> Chosen:
    """Play the game to the present and ask the bot."""
    asked = perf_counter()
    course = _present(task)
    seen = course.view(task.seat)
    action = seen.options[0]
    if len(seen.options) > 1:
        clock = Clock(before=course.made(task.seat), spent=task.spent, asked=asked)
        bot, position = make(task.level, task.rules), course.position(task.seat)
        action = ask(bot, position, task.seat, numbers(task, seen), clock)
    return Chosen(action.text(seen.table), perf_counter() - asked)


def numbers(task: Task, seen: View) -> FastRng:
    """Chance for one decision: the same for everything that looks the same."""
    topic = f"{task.game} {task.seat} {seen.ply} {len(seen.options)}".encode()
    return fast(int.from_bytes(blake2b(topic, digest_size=8, key=task.salt).digest(), "big"))


def consider(task: Task) -> list[Facts]:
    """Play the game to the present and look for advice; the level of a bot does not matter."""
    return advise(_present(task).view(task.seat), task.rules)


def weigh(task: Task, measure: Measure) -> list[Facts]:
    """Play the game to the present and play on from there in worlds that the seat could imagine."""
    course = _present(task)
    seen = course.view(task.seat)
    if len(seen.options) < 2:
        return []
    luck = numbers(task, seen)
    world = imagine(course.position(task.seat), task.seat, luck)
    return [told(seen, one) for one in suggest(seen, world, measure, luck)]


def find_moments(task: Task) -> list[int]:
    """Play a whole game and note where the seat had a choice, was a person, and decided for all to see."""
    course = Course(_setup(task), task.held, 0.0)
    found: list[int] = []
    for at, entry in enumerate(task.entries):
        own = entry.kind == MOVE and entry.seat == task.seat and not course.plays(task.seat)
        if own and len(course.view(task.seat).options) > 1:
            found.append(at)
        course.apply(entry)
    return found


def look_back(task: Task, played: str, measure: Measure) -> Facts:
    """Judge a move by what its seat could know when it was made."""
    course = _present(task)
    seen = course.view(task.seat)
    luck = numbers(task, seen)
    world = imagine(course.position(task.seat), task.seat, luck)
    verdict = judge(seen, world, read_action(seen.table, played), measure, luck)
    return {
        "ply": seen.ply,
        "turn": course.turns,
        "grade": verdict.grade,
        "lost": round(verdict.lost, 4),
        "played": told(seen, verdict.played),
        "best": told(seen, verdict.best),
    }


def told(seen: View, found: Found) -> Facts:
    """A move as it is sent."""
    return {
        "key": found.action.text(seen.table),
        "label": describe(seen, found.action).label.wire(),
        "chance": round(found.chance, 4),
        "points": round(found.points, 2),
        "reasons": [why(seen.table, reason).wire() for reason in found.reasons],
    }


def _present(task: Task) -> Course:
    """The course of the game; mostly it was here a moment ago and goes on by a few entries."""
    known = _KNOWN.pop(task.game, None)
    if known is not None and known[1] == task.entries[: len(known[1])]:
        course = known[0]
    else:
        course = Course(_setup(task), task.held, 0.0)
    for entry in task.entries[course.n :]:
        course.apply(entry)
    _KNOWN[task.game] = (course, task.entries)
    while len(_KNOWN) > REMEMBERED:
        _KNOWN.popitem(last=False)
    return course
