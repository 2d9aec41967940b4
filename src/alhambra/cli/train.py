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


def train(
    out: Annotated[Path, typer.Option(help="Where to write what was learned.", metavar="FILE")] = Path("learned.json"),
    players: Annotated[
        str, typer.Option(help="The numbers of players to learn for, with commas.", metavar="NUMBERS")
    ] = "2,3,4,5,6",
    generations: Annotated[int, typer.Option(min=0, help="Of weights that are bred.")] = 24,
    deals: Annotated[int, typer.Option(min=1, help="That each row of weights plays in a generation.")] = 240,
    games: Annotated[int, typer.Option(min=1, help="Of the best weights, for the forecast.")] = 160_000,
    module_games: Annotated[int, typer.Option(min=1, help="The same with modules, for the one with modules.")] = 24_000,
    keep_weights: Annotated[
        bool, typer.Option("--keep-weights", help="Breed none: keep those the bots have, and learn the forecast alone.")
    ] = False,
    seed: Annotated[int, typer.Option(help="The seed of the first game.")] = 1_000_000,
    workers: Annotated[int, typer.Option(min=1, max=MOST_WORKERS, help="How many processes share the games.")] = 1,
    language: LanguageOption = None,
) -> None:
    """Learn to play: weights of instinct by evolution, then the forecast, for every number of players."""
    from alhambra import __version__
    from alhambra._build import build
    from alhambra.bots.learned import known_row, provenance
    from alhambra.cli.records import save_file
    from alhambra.lab.forecasting import learn_forecast
    from alhambra.lab.training import breed, named

    choose(language)
    began = time.perf_counter()
    learned: dict[str, object] = {}
    for number in player_numbers(players):

        def told(generation: int, fitness: float, number: int = number) -> None:
            args: dict[str, Arg] = {"players": number, "generation": generation + 1, "lead": f"{100 * fitness:+.1f}"}
            typer.echo(worded(Saying("training-generation", args)), err=True)

        row = known_row(number) if keep_weights else breed(number, generations, deals, seed, workers, told)
        learned[str(number)] = {
            "weights": named(row),
            "forecast": learn_forecast(number, row, games, seed, workers, modules=False),
            "forecast_with_modules": learn_forecast(number, row, module_games, seed, workers, modules=True),
        }
    choices = {"players": players, "generations": generations, "deals": deals}
    choices |= {"games": games, "module-games": module_games, "seed": seed}
    words = [f"--{name}={value}" for name, value in choices.items()]
    run = {
        "command": " ".join(["alhambra", "train", *words, *(["--keep-weights"] if keep_weights else [])]),
        "alhambra": __version__,
        "build": build(),
        "seconds": round(time.perf_counter() - began),
    }
    made = {"weights": provenance()["weights"] if keep_weights else run, "forecast": run}
    save_file(out, json.dumps({"made": made, "players": learned}, indent=1) + "\n")
