"""`alhambra train`: make the weights of the bots anew, from nothing."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Annotated

import typer

from alhambra.cli.bench import player_numbers
from alhambra.cli.errors import worded
from alhambra.cli.many import MOST_WORKERS
from alhambra.cli.tongue import LanguageOption, choose
from alhambra.words.saying import Arg, Saying

PORTION = 50  # games a worker plays before it reports


def train(
    out: Annotated[Path, typer.Option(help="Where to write what was learned.", metavar="FILE")] = Path("learned.json"),
    players: Annotated[
        str, typer.Option(help="The numbers of players to learn for, with commas.", metavar="NUMBERS")
    ] = "2,3,4,5,6",
    generations: Annotated[int, typer.Option(min=0, help="Of weights that are bred.")] = 24,
    deals: Annotated[int, typer.Option(min=1, help="That each row of weights plays in a generation.")] = 240,
    games: Annotated[int, typer.Option(min=1, help="Of the best weights, for the forecast.")] = 3000,
    seed: Annotated[int, typer.Option(help="The seed of the first game.")] = 1_000_000,
    workers: Annotated[int, typer.Option(min=1, max=MOST_WORKERS, help="How many processes share the games.")] = 1,
    language: LanguageOption = None,
) -> None:
    """Learn to play: weights of instinct by evolution, then the forecast, for every number of players."""
    from alhambra import __version__
    from alhambra._build import build
    from alhambra.cli.records import save_file
    from alhambra.lab.training import Lot, breed, fit, named, sampled
    from alhambra.lab.workers import shared

    choose(language)
    began = time.perf_counter()
    learned: dict[str, object] = {}
    for number in player_numbers(players):

        def told(generation: int, fitness: float, number: int = number) -> None:
            args: dict[str, Arg] = {"players": number, "generation": generation + 1, "lead": f"{100 * fitness:+.1f}"}
            typer.echo(worded(Saying("training-generation", args)), err=True)

        row = breed(number, generations, deals, seed, workers, told)
        lots = [Lot(number, tuple(row), 2 * seed + at, min(PORTION, games - at)) for at in range(0, games, PORTION)]
        samples = [sample for some in shared(sampled, lots, workers) for sample in some]
        learned[str(number)] = {"weights": named(row), "forecast": fit(samples)}
    choices = {"players": players, "generations": generations, "deals": deals, "games": games, "seed": seed}
    made = {
        "command": " ".join(["alhambra", "train", *[f"--{name}={value}" for name, value in choices.items()]]),
        "alhambra": __version__,
        "build": build(),
        "seconds": round(time.perf_counter() - began),
    }
    save_file(out, json.dumps({"made": made, "players": learned}, indent=1) + "\n")
