"""`alhambra bench`: how fast the engine is, compiled and plain, and where the time goes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from alhambra import data
from alhambra.cli.components import ComponentsOption, take
from alhambra.cli.errors import complain
from alhambra.cli.many import GameOption

if TYPE_CHECKING:
    from alhambra.cli.measure import Found, Job, Measured

COMPILED = "compiled"
PLAIN = "plain"
BUILDS = {COMPILED: "0", PLAIN: "1"}  # values of ALHAMBRA_PURE
ALL_PLAYERS = "2,3,4,5,6"
FIRST_EXPANSIONS = 8  # modules in expansions 1 and 2

# Who is at the table besides the players.
BASE = "base"  # no module
IDLE = "idle"  # a stand-in for every module, which listens where that module does and has nothing to do
WORKING = "working"  # the modules


def bench(
    players: Annotated[str, typer.Option(help="Numbers of players, with commas.", metavar="NUMBERS")] = ALL_PLAYERS,
    games: Annotated[int, typer.Option(min=1, help="How many games a round has, the same ones in every round.")] = 20,
    rounds: Annotated[
        int, typer.Option(min=1, help="How many rounds; the plain build, which is slow, plays a quarter of them.")
    ] = 12,
    game: GameOption = "alhambra",
    profile: Annotated[bool, typer.Option(help="Tell where the time goes.")] = True,
    modules: Annotated[
        bool,
        typer.Option("--modules", help="Compare the base game with modules that have nothing to do, and at work."),
    ] = False,
    of: Annotated[
        list[str] | None,
        typer.Option(
            help="Which modules: names with commas, or all; may be given several times.",
            metavar="NAMES",
            show_default="those of expansions 1 and 2, and all",
        ),
    ] = None,
    mind: Annotated[bool, typer.Option("--mind", help="Measure playouts and forecasts of the bots too.")] = False,
    json_file: Annotated[
        Path | None, typer.Option("--json", help="Where to write all measurements.", metavar="FILE")
    ] = None,
    components: ComponentsOption = None,
) -> None:
    """Measure the engine in random games on one core, the compiled build and the plain one.

    All that is compared takes turns, game by game, so that a slow while of the machine is one for all. Of every game
    the round with the least CPU time counts: whatever else the machine does can only make a game slower. How far the
    ratios of single rounds lie apart is shown beside them.
    """
    from rich.console import Console

    from alhambra.cli import bench_tables
    from alhambra.cli.records import save_file

    take(components)
    numbers = player_numbers(players)
    if json_file is not None and json_file.is_dir():
        complain(f"{json_file}: is a folder")
    company = measured_as(game, modules or mind)
    job: Job = {
        "tables": data.replaced(),
        "players": numbers,
        "games": games,
        "rounds": rounds,
        "companies": [(company, []), *(beside(of) if modules else [])],
        "mind": mind,
    }
    found = measure_all(job)
    check(found)
    console = Console(highlight=False, markup=False, emoji=False)
    bench_tables.show(console, found, company)
    if modules:
        bench_tables.show_modules(console, found)
    if mind:
        bench_tables.show_mind(console, found)
    if profile:
        bench_tables.show_sections(console, found, 4 if 4 in numbers else numbers[0])
    if json_file is not None:
        save_file(json_file, as_json(found))


def measured_as(game: str, base: bool) -> str:
    """The company of a game: none for the base game, its own name for another, which has neither modules nor mind."""
    from alhambra.games import family

    if game not in family.names():
        complain(f"unknown game {game!r}; known games: {', '.join(family.names())}")
    if game == family.names()[0]:
        return BASE
    if base:
        complain(f"the game {game!r} is played without modules, and not by the same mind")
    return game


def beside(of: list[str] | None) -> list[tuple[str, list[str]]]:
    """The companies to compare the base game with: each set of modules idle and at work."""
    from alhambra.cli.modules import module_names
    from alhambra.games.alhambra import MODULES
    from alhambra.lab.lots import RANDOM

    if RANDOM in (of or []):
        complain("modules by lot cannot be compared with each other: name them")
    sets = [list(module_names(text)) for text in of or []] or [list(MODULES)[:FIRST_EXPANSIONS], list(MODULES)]
    return [(kind, names) for names in sets for kind in (IDLE, WORKING)]


def player_numbers(text: str) -> list[int]:
    """The numbers of players, none twice; complains about what is none."""
    from alhambra.core.setup import Setup

    numbers: list[int] = []
    for word in text.split(","):
        try:
            number = int(word)
            Setup(number, 0)
        except ValueError as error:
            complain(str(error) if word.strip().isdecimal() else f"{word!r} is not a number of players")
        numbers.append(number)
    return sorted(set(numbers))


def measure_all(job: Job) -> dict[str, Found]:
    """By build: both builds, or the plain one alone where nothing is compiled."""
    from rich.console import Console

    found: dict[str, Found] = {}
    with Console(stderr=True).status("measuring") as status:
        for build in BUILDS:
            status.update(f"measuring the {build} build")
            if build not in found:
                result = measure_build(build, job)
                found[result["measured"][0]["build"]] = result
    return found


def measure_build(build: str, job: Job) -> Found:
    """Measure one build in a process of its own: the one asked for, or the plain one if nothing is compiled."""
    import os
    import subprocess
    import sys

    import alhambra

    source = str(Path(alhambra.__file__).resolve().parent.parent)
    paths = os.pathsep.join([source, *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = {**os.environ, "PYTHONPATH": paths, "ALHAMBRA_PURE": BUILDS[build]}
    command = [sys.executable, "-m", "alhambra.cli.measure"]
    run = subprocess.run(
        command, env=environment, input=json.dumps(job), capture_output=True, text=True, encoding="utf-8"
    )
    if run.returncode != 0:
        last = (run.stderr.strip() or f"exit code {run.returncode}").splitlines()[-1]
        complain(f"measuring the {build} build failed: {last}")
    result: Found = json.loads(run.stdout)
    return result


def check(found: dict[str, Found]) -> None:
    """Complains about numbers that cannot be: builds must play the same games, and idle modules change nothing."""
    played: dict[tuple[int, str, tuple[str, ...]], int] = {}
    for result in found.values():
        base: dict[int, Measured] = {}
        for one in result["measured"]:
            players, decisions = one["players"], one["decisions"]
            table = (players, one["company"], tuple(one["modules"]))
            if played.setdefault(table, decisions) != decisions:
                complain(f"the builds do not play the same games with {players} players: one of them is wrong")
            first = base.setdefault(players, one)
            if one["company"] == IDLE and decisions != first["decisions"]:
                complain(f"modules with nothing to do change the game of {players}: something is wrong")


def as_json(found: dict[str, Found]) -> str:
    """All measurements, with what they were taken on."""
    import platform

    from alhambra import __version__

    facts = {
        "alhambra": __version__,
        "components": list(data.marks()),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "builds": found,
    }
    return json.dumps(facts, indent=1) + "\n"
