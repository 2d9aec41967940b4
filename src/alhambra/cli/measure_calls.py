"""What games consist of: how many options there are, what a copy of the state costs, and where the time goes."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable
from statistics import fmean
from time import process_time_ns
from typing import Final, TypedDict

from alhambra.cli.timing import take_turns
from alhambra.core.actions import Action
from alhambra.core.engine import is_over, legal, submit, to_move
from alhambra.core.events import GameEnded, Scored, TurnBegan
from alhambra.core.rng import FastRng
from alhambra.core.state import State
from alhambra.games.playout import play_randomly

SAMPLES: Final = 24  # positions of one game that are cloned
CLONES: Final = 100  # of each, before the next one comes

PLACES: Final = ("build", "reserve", "give")
REDESIGNS: Final = ("add", "remove", "swap")
LISTED: Final = {"take": "takes", "buy": "buys", **dict.fromkeys(REDESIGNS, "redesigns")}

Start = Callable[[int], tuple[State, FastRng]]  # the game with this number, and what decides it


class Section(TypedDict):
    """One kind of call to the engine."""

    calls: int
    microseconds: float  # all of them together


class Details(TypedDict):
    """What is to be known about some games besides their speed."""

    options: float  # mean by decision
    listed: dict[str, float]  # mean by first action of a turn: takes, buys, redesigns
    clone_microseconds: float
    clone_bytes: float
    sections: dict[str, Section]


def detailed(start: Start, games: int, rounds: int) -> Details:
    """All of it."""
    states = sampled(start)
    options, listed = counted(start, games)
    (cloning,) = take_turns([lambda at: clone_often(states[at])], len(states), rounds)
    return {
        "options": options,
        "listed": listed,
        "clone_microseconds": cloning.least() / (len(states) * CLONES) * 1e6,
        "clone_bytes": clone_bytes(states),
        "sections": sections(start, games, rounds),
    }


def counted(start: Start, games: int) -> tuple[float, dict[str, float]]:
    """Options by decision; and what a player may do with the first action of a turn, by kind."""
    numbers: list[int] = []
    actions: list[list[str]] = []
    for seed in range(games):
        state, rng = start(seed)
        while options := legal(state):
            numbers.append(len(options))
            if options[0].key()[0] == "take":
                actions.append([LISTED.get(str(option.key()[0]), "") for option in options])
            submit(state, to_move(state), options[rng.below(len(options))])
    kinds = dict.fromkeys(LISTED.values())
    return fmean(numbers), {kind: fmean([found.count(kind) for found in actions or [[]]]) for kind in kinds}


def sampled(start: Start) -> list[State]:
    """Positions of one game, evenly spread over it, asked for their options as in play."""
    steps = max(1, play_randomly(*start(0)) // SAMPLES)
    state, rng = start(0)
    found: list[State] = []
    while options := legal(state):
        if state.ply % steps == 0:
            found.append(state.clone())
        submit(state, to_move(state), options[rng.below(len(options))])
    return found


def clone_often(state: State) -> None:
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


def sections(start: Start, games: int, rounds: int) -> dict[str, Section]:
    """Where the time goes, by the engine's public calls, each timed alone in the same games.

    What reading the clock costs is measured too and taken off.
    """
    quickest: dict[str, float] = {}
    calls: dict[str, int] = {}
    for _ in range(rounds):
        spent: dict[str, list[int]] = {}
        for seed in range(games):
            time_game(start, seed, spent)
        cost = clock_cost()
        for name, times in spent.items():
            calls[name] = len(times)
            quickest[name] = min(quickest.get(name, float("inf")), sum(times) - cost * len(times))
    return {name: {"calls": calls[name], "microseconds": max(0.0, quickest[name]) / 1000} for name in sorted(quickest)}


def time_game(start: Start, seed: int, spent: dict[str, list[int]]) -> None:
    """Play one game and note the nanoseconds of every call."""
    before = process_time_ns()
    state, rng = start(seed)
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
