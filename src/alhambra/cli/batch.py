"""Many games between bots, in one process or several: the same seeds give the same games everywhere."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from alhambra import data
from alhambra.bots.asking import Clock
from alhambra.bots.lines.seated import label, seated
from alhambra.core.events import Event, Scored, TurnBegan
from alhambra.core.reckoning import FINAL_SCORING
from alhambra.core.rng import FAST
from alhambra.core.setup import BASE_GAME, Setup
from alhambra.games.match import Match
from alhambra.lab.lots import modules_of, numbers_of
from alhambra.lab.sitting import decisions
from alhambra.lab.workers import shared

MOST_AT_ONCE: Final = 5  # games a worker plays before it reports: so Ctrl-C is soon heard
PORTIONS: Final = 4  # at the least, for every worker


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played. Words and numbers only, as it travels to other processes; so do the results."""

    players: int
    bots: tuple[str, ...]  # by seat
    tower: str
    modules: tuple[str, ...]  # or `random`
    records: str  # the folder to save every game in; empty for none
    game: str = BASE_GAME

    def setup(self, seed: int) -> Setup:
        modules = modules_of(self.modules, seed)
        return Setup(self.players, seed, FAST, modules, self.tower, data.marks(), self.game)


class Played(NamedTuple):
    """One game in numbers. Points and walls are by scoring, then by seat; a scoring that never came has none."""

    seed: int
    scores: tuple[int, ...]
    starter: int
    turns: int
    decisions: int
    points: tuple[tuple[int, ...], ...]
    walls: tuple[tuple[int, ...], ...]
    modules: tuple[str, ...] = ()

    def win(self, seat: int) -> float:
        """1 for a victory, a fraction for a shared one (B-126)."""
        best = max(self.scores)
        return 1 / self.scores.count(best) if self.scores[seat] == best else 0.0


def play_games(plan: Plan, seed: int, games: int, workers: int) -> Iterator[list[Played]]:
    """The games with the seeds from `seed` on, in this order, as they are finished."""
    size = 1 if workers == 1 else max(1, min(MOST_AT_ONCE, games // (workers * PORTIONS)))
    portions = [range(start, min(start + size, seed + games)) for start in range(seed, seed + games, size)]
    yield from shared(partial(play_some, plan), portions, workers)


def play_some(plan: Plan, seeds: range) -> list[Played]:
    """The games with these seeds, in this process."""
    played: list[Played] = []
    for seed in seeds:
        try:
            played.append(play_game(plan, seed))
        except Exception as error:
            error.add_note(again(plan, seed))
            raise
    return played


def again(plan: Plan, seed: int) -> str:
    """The command that plays one of the games by itself."""
    words = ["alhambra", "simulate", "--games", "1", "--seed", str(seed), "--players", str(plan.players)]
    words += ["--bots", ",".join(plan.bots), "--tower", plan.tower, "--game", plan.game]
    modules = plan.setup(seed).modules
    return shlex.join([*words, "--modules", ",".join(modules)] if modules else words)


def play_game(plan: Plan, seed: int) -> Played:
    """One game from beginning to end, every seat seeing its view and nothing else."""
    match = Match(plan.setup(seed), tuple([label(name) for name in plan.bots]))
    state = match.state
    bots = [seated(name, plan.game) for name in plan.bots]
    luck = [numbers_of(seed, seat) for seat in range(plan.players)]
    count = Count(plan.players)
    count.read(state.events)
    starter = state.turn
    for _ in decisions(match, bots, luck, [Clock()] * plan.players):
        count.read(state.events)
    if plan.records:
        Path(plan.records, f"{seed}.record").write_text(match.save(), encoding="utf-8")
    return Played(
        seed,
        tuple([player.score for player in state.players]),
        starter,
        count.turns,
        len(match.moves),
        tuple(count.points),
        tuple(count.walls),
        match.setup.modules,
    )


class Count:
    """What is counted while a game goes on."""

    def __init__(self, players: int) -> None:
        self.turns = 0
        self.points: Final = [(0,) * players] * FINAL_SCORING
        self.walls: Final = [(0,) * players] * FINAL_SCORING

    def read(self, events: list[Event]) -> None:
        for event in events:
            if isinstance(event, TurnBegan):
                self.turns += 1
            elif isinstance(event, Scored):
                at = event.result.scoring - 1
                if event.result.walls:
                    self.walls[at] = tuple([wall.points for wall in event.result.walls])
                self.points[at] = tuple(event.result.totals[: event.result.seats])
