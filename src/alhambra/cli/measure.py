"""How fast the engine of this process is: random games on one core, in CPU time.

`python -m alhambra.cli.measure` reads a `Job` from standard input and prints what it `Found`, both as JSON. A process
can load only one build, so `alhambra bench` starts one for each. `timing` says how times are taken.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, TypedDict

from alhambra import data
from alhambra._build import build
from alhambra.cli.bench import BASE, IDLE, PLAIN, WORKING
from alhambra.cli.measure_calls import Details, detailed
from alhambra.cli.measure_mind import Thought, thoughts
from alhambra.cli.timing import take_turns
from alhambra.core.engine import new_game
from alhambra.core.module import Module
from alhambra.core.rng import FastRng, fast
from alhambra.core.setup import Setup
from alhambra.core.state import State
from alhambra.games import alhambra, family
from alhambra.games.listener import listener_for
from alhambra.games.playout import play_randomly

LUCK: Final = 1 << 32  # the seed of a game's choices is that far from the seed of its deal
PATIENCE: Final = 4  # a plain game lasts long enough: one round of it for so many of the compiled one


class Job(TypedDict):
    """What is to be measured."""

    tables: dict[str, Any]  # component tables that are replaced
    players: list[int]
    games: int
    rounds: int
    companies: list[tuple[str, list[str]]]  # kinds, and which modules
    mind: bool  # the mind of the bots too


class Measured(TypedDict):
    """The speed of one build with one number of players in one company. Times are CPU times, deals included."""

    build: str
    company: str
    modules: list[str]
    players: int
    games: int
    decisions: int
    seconds: float  # for all games, each in its quickest round
    rounds: list[float]  # for all games, round by round
    details: Details | None  # of the first company


class Found(TypedDict):
    """All about one build."""

    measured: list[Measured]
    thoughts: list[Thought]


@dataclass(frozen=True)
class Company:
    """Who is at the table besides the players."""

    kind: str = BASE
    modules: tuple[str, ...] = ()


NOBODY_ELSE: Final = Company()


def find(job: Job) -> Found:
    """Measure what is asked of the build that is running."""
    companies = [Company(kind, tuple(modules)) for kind, modules in job["companies"]]
    games = job["games"]
    rounds = max(1, job["rounds"] // PATIENCE) if build() == PLAIN else job["rounds"]
    measured = measure(job["players"], games, rounds, companies)
    return {"measured": measured, "thoughts": thoughts(job["players"], games, rounds) if job["mind"] else []}


def measure(
    players: Sequence[int], games: int, rounds: int, companies: Sequence[Company] = (NOBODY_ELSE,)
) -> list[Measured]:
    """Measure the build that is running: all numbers of players and all companies take turns."""
    tables = [(number, company) for number in players for company in companies]
    decisions = [play_all(number, games, company) for number, company in tables]  # nobody's first games are timed
    times = take_turns([partial(play, number, company) for number, company in tables], games, rounds)
    return [
        {
            "build": build(),
            "company": company.kind,
            "modules": list(company.modules),
            "players": number,
            "games": games,
            "decisions": decisions[at],
            "seconds": times[at].least(),
            "rounds": times[at].by_round(),
            "details": detailed(partial(start, number, company), games, rounds) if company == companies[0] else None,
        }
        for at, (number, company) in enumerate(tables)
    ]


def start(players: int, company: Company, seed: int) -> tuple[State, FastRng]:
    """A game in this company, and the numbers that decide it; another game of the family is named like one."""
    if company.kind in family.GAMES:
        setup = Setup(players, seed, components=data.marks(), game=company.kind)
        return family.start(setup), fast(seed + LUCK)
    modules = company.modules if company.kind == WORKING else ()
    setup = Setup(players, seed, modules=modules, components=data.marks())
    if company.kind == IDLE:
        listeners: list[Module] = [listener_for(alhambra.MODULES[name]()) for name in company.modules]
        return new_game(setup, listeners), fast(seed + LUCK)
    return alhambra.start(setup), fast(seed + LUCK)


def play(players: int, company: Company, seed: int) -> int:
    """One game; the decisions in it."""
    return play_randomly(*start(players, company, seed))


def play_all(players: int, games: int, company: Company = NOBODY_ELSE) -> int:
    """So many games; the decisions in them."""
    return sum([play(players, company, seed) for seed in range(games)])


if __name__ == "__main__":
    job: Job = json.load(sys.stdin)
    data.use(job["tables"])
    print(json.dumps(find(job)))
