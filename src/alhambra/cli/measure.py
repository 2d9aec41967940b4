"""How fast the engine of this process is: random games on one core, in CPU time.

`python -m alhambra.cli.measure PLAYERS GAMES ROUNDS COMPANY ... --of MODULE ...` prints the measurements as JSON. A
process can load only one build, so `alhambra bench` starts one for each, and gives it the component tables that are
replaced to read.
"""

from __future__ import annotations

import json
import sys
import tracemalloc
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from statistics import fmean
from time import process_time, process_time_ns
from typing import Final, TypedDict

from alhambra import data
from alhambra._build import build
from alhambra.cli.bench import BASE, IDLE, OF, WORKING
from alhambra.core.actions import Action
from alhambra.core.engine import is_over, legal, new_game, submit, to_move
from alhambra.core.events import GameEnded, Scored, TurnBegan
from alhambra.core.module import Module
from alhambra.core.rng import FastRng, fast
from alhambra.core.setup import Setup
from alhambra.core.state import State
from alhambra.games import alhambra, family
from alhambra.games.listener import listener_for
from alhambra.games.playout import play_randomly

LEAST_SECONDS: Final = 0.3  # a round may last some milliseconds only: then there are more of them
LUCK: Final = 1 << 32  # the seed of a game's choices is that far from the seed of its deal
SAMPLES: Final = 24  # positions of one game that are cloned
CLONES: Final = 100  # of each

PLACES: Final = ("build", "reserve", "give")
REDESIGNS: Final = ("add", "remove", "swap")
LISTED: Final = {"take": "takes", "buy": "buys", **dict.fromkeys(REDESIGNS, "redesigns")}


class Section(TypedDict):
    """One kind of call to the engine."""

    calls: int
    microseconds: float  # all of them together


class Measured(TypedDict):
    """All about one build with one number of players. Times are CPU times, the best of all rounds."""

    build: str
    company: str
    players: int
    games: int
    decisions: int
    seconds: float  # for all games, deals included
    options: float  # mean by decision
    listed: dict[str, float]  # mean by first action of a turn: takes, buys, redesigns
    clone_microseconds: float
    clone_bytes: float
    sections: dict[str, Section]


@dataclass(frozen=True)
class Company:
    """Who is at the table besides the players."""

    kind: str = BASE
    modules: tuple[str, ...] = ()


NOBODY_ELSE: Final = Company()


def measure(players: int, games: int, rounds: int, companies: Sequence[Company] = (NOBODY_ELSE,)) -> list[Measured]:
    """Measure the build that is running, each company in turn; every round plays the same games."""
    decisions = [play_all(players, games, company) for company in companies]
    seconds = best([partial(play_all, players, games, company) for company in companies], rounds)
    return [
        detailed(players, games, rounds, company, decisions[at], seconds[at]) for at, company in enumerate(companies)
    ]


def detailed(players: int, games: int, rounds: int, company: Company, decisions: int, seconds: float) -> Measured:
    """The speed of one company with all else about it."""
    states = sampled(players, company)
    options, listed = counted(players, games, company)
    (cloning,) = best([partial(clone_all, states)], rounds)
    return {
        "build": build(),
        "company": company.kind,
        "players": players,
        "games": games,
        "decisions": decisions,
        "seconds": seconds,
        "options": options,
        "listed": listed,
        "clone_microseconds": cloning / (len(states) * CLONES) * 1e6,
        "clone_bytes": clone_bytes(states),
        "sections": sections(players, games, rounds, company),
    }


def best(works: list[Callable[[], object]], rounds: int) -> list[float]:
    """For each work the seconds of its quickest round: whatever else the machine does can only make one slower.

    They take turns, so that a slow while of the machine is one for all of them.
    """
    times: list[list[float]] = []
    while len(times) < rounds or sum([row[0] for row in times]) < LEAST_SECONDS:
        row: list[float] = []
        for work in works:
            started = process_time()
            work()
            row.append(process_time() - started)
        times.append(row)
    return [min([row[at] for row in times]) for at in range(len(works))]


def start(players: int, seed: int, company: Company) -> tuple[State, FastRng]:
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


def play_all(players: int, games: int, company: Company = NOBODY_ELSE) -> int:
    """So many games; the decisions in them."""
    return sum([play_randomly(*start(players, seed, company)) for seed in range(games)])


def counted(players: int, games: int, company: Company = NOBODY_ELSE) -> tuple[float, dict[str, float]]:
    """Options by decision; and what a player may do with the first action of a turn, by kind."""
    numbers: list[int] = []
    actions: list[list[str]] = []
    for seed in range(games):
        state, rng = start(players, seed, company)
        while options := legal(state):
            numbers.append(len(options))
            if options[0].key()[0] == "take":
                actions.append([LISTED.get(str(option.key()[0]), "") for option in options])
            submit(state, to_move(state), options[rng.below(len(options))])
    kinds = dict.fromkeys(LISTED.values())
    return fmean(numbers), {kind: fmean([found.count(kind) for found in actions or [[]]]) for kind in kinds}


def sampled(players: int, company: Company = NOBODY_ELSE) -> list[State]:
    """Positions of one game, evenly spread over it, asked for their options as in play."""
    steps = max(1, play_randomly(*start(players, 0, company)) // SAMPLES)
    state, rng = start(players, 0, company)
    found: list[State] = []
    while options := legal(state):
        if state.ply % steps == 0:
            found.append(state.clone())
        submit(state, to_move(state), options[rng.below(len(options))])
    return found


def clone_all(states: list[State]) -> None:
    for state in states:
        for _ in range(CLONES):
            state.clone()


def clone_bytes(states: list[State]) -> float:
    """The memory that Python allots for one more clone, all of them kept; what it shares is not counted again."""
    kept: list[State | None] = [None] * (len(states) * CLONES)
    tracemalloc.start()
    for at in range(len(kept)):
        kept[at] = states[at % len(states)].clone()
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size / len(kept)


def sections(players: int, games: int, rounds: int, company: Company = NOBODY_ELSE) -> dict[str, Section]:
    """Where the time goes, by the engine's public calls, each timed alone in the same games.

    What reading the clock costs is measured too and taken off.
    """
    quickest: dict[str, float] = {}
    calls: dict[str, int] = {}
    for _ in range(rounds):
        spent: dict[str, list[int]] = {}
        for seed in range(games):
            time_game(players, seed, company, spent)
        cost = clock_cost()
        for name, times in spent.items():
            calls[name] = len(times)
            quickest[name] = min(quickest.get(name, float("inf")), sum(times) - cost * len(times))
    return {name: {"calls": calls[name], "microseconds": max(0.0, quickest[name]) / 1000} for name in sorted(quickest)}


def time_game(players: int, seed: int, company: Company, spent: dict[str, list[int]]) -> None:
    """Play one game and note the nanoseconds of every call."""
    before = process_time_ns()
    state, rng = start(players, seed, company)
    took = process_time_ns() - before
    spent.setdefault("deal", []).append(took)
    while not is_over(state):
        question = state.agenda[-1].name()
        before = process_time_ns()
        options = legal(state)
        took = process_time_ns() - before
        spent.setdefault(f"legal: {question}", []).append(took)
        seat = to_move(state)
        action = options[rng.below(len(options))]
        before = process_time_ns()
        submit(state, seat, action)
        took = process_time_ns() - before
        spent.setdefault(f"submit: {consequence(state, action)}", []).append(took)


def consequence(state: State, action: Action) -> str:
    """What kind of decision this was, by what followed from it."""
    verb = str(action.key()[0])
    if verb in PLACES:
        verb = "place"
    elif verb in REDESIGNS:
        verb = "redesign"
    kinds = {type(event) for event in state.events}
    if GameEnded in kinds:
        return "last of the game"
    if Scored in kinds:
        return "any + scoring"
    return f"{verb} + refill" if TurnBegan in kinds else verb


def clock_cost() -> float:
    """What timing a call adds to it, in nanoseconds."""
    times: list[int] = []
    for _ in range(2000):
        before = process_time_ns()
        times.append(process_time_ns() - before)
    return fmean(sorted(times)[: len(times) // 2])


if __name__ == "__main__":
    data.use(json.loads(sys.stdin.read() or "{}"))
    of = sys.argv.index(OF)
    players, games, rounds = map(int, sys.argv[1:4])
    print(
        json.dumps(
            measure(players, games, rounds, [Company(kind, tuple(sys.argv[of + 1 :])) for kind in sys.argv[4:of]])
        )
    )
