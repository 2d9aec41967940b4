"""What many games come to: for every seat, bot and starter the points and victories, with how far to trust them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from statistics import fmean, pstdev, quantiles
from typing import Final

from alhambra.cli.batch import Plan, Played
from alhambra.core.reckoning import FINAL_SCORING
from alhambra.core.setup import SEAT_NAMES

SURE: Final = 1.96  # standard errors left and right of a share that hold it in 95 of 100 cases


@dataclass(frozen=True, slots=True)
class Row:
    """The results of some seats in all games, each seat of each game counted once."""

    name: str
    bot: str
    results: int
    mean: float
    spread: float  # standard deviation
    quartiles: tuple[float, float, float]
    wins: float  # shared victories count as fractions
    share: float  # of victories among the results
    margin: float  # of the share, either way, to be 95 % sure; too wide where seats of one game are summed up
    points: tuple[float, ...]  # mean by scoring, walls included
    walls: tuple[float, ...]  # mean by scoring


@dataclass(frozen=True, slots=True)
class Summary:
    """All games together."""

    games: int
    turns: float  # mean by game
    decisions: float
    seats: list[Row]
    bots: list[Row]
    starter: list[Row]  # the seat that began, and the others

    def facts(self) -> dict[str, object]:
        return asdict(self)


def summed_up(plan: Plan, games: Sequence[Played]) -> Summary:
    """The summary of one game or more."""
    every = [(game, seat) for game in games for seat in range(plan.players)]
    names = sorted(set(plan.bots))
    return Summary(
        games=len(games),
        turns=fmean([game.turns for game in games]),
        decisions=fmean([game.decisions for game in games]),
        seats=[
            row(SEAT_NAMES[seat], plan.bots[seat], [(game, seat) for game in games]) for seat in range(plan.players)
        ],
        bots=[row(name, name, [(game, seat) for game, seat in every if plan.bots[seat] == name]) for name in names],
        starter=[
            row("first", "", [(game, game.starter) for game in games]),
            row("later", "", [(game, seat) for game, seat in every if seat != game.starter]),
        ],
    )


def row(name: str, bot: str, results: list[tuple[Played, int]]) -> Row:
    """The results of these seats in these games."""
    scores = [game.scores[seat] for game, seat in results]
    wins = sum([game.win(seat) for game, seat in results])
    share = wins / len(results)
    low, middle, high = quantiles(scores, n=4, method="inclusive") if len(scores) > 1 else scores * 3
    scorings = range(FINAL_SCORING)
    return Row(
        name,
        bot,
        len(results),
        fmean(scores),
        pstdev(scores),
        (low, middle, high),
        wins,
        share,
        SURE * sqrt(share * (1 - share) / len(results)),
        tuple([fmean([game.points[scoring][seat] for game, seat in results]) for scoring in scorings]),
        tuple([fmean([game.walls[scoring][seat] for game, seat in results]) for scoring in scorings]),
    )
