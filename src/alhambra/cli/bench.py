"""`alhambra bench`: how fast the engine is, compiled and plain, and where the time goes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from alhambra import data
from alhambra.cli.components import ComponentsOption, take
from alhambra.cli.errors import complain

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table as Grid

    from alhambra.cli.measure import Measured

    Found = dict[int, dict[str, Measured]]  # by number of players and build
    Companies = dict[str, Found]

COMPILED = "compiled"
PLAIN = "plain"
BUILDS = {COMPILED: "0", PLAIN: "1"}  # values of ALHAMBRA_PURE
ALL_PLAYERS = "2,3,4,5,6"

# Who is at the table besides the players.
BASE = "base"  # no module
IDLE = "idle"  # a stand-in for every module, which listens where that module does and has nothing to do
WORKING = "working"  # the modules
OF = "--of"  # which


def bench(
    players: Annotated[str, typer.Option(help="Numbers of players, with commas.", metavar="NUMBERS")] = ALL_PLAYERS,
    games: Annotated[int, typer.Option(min=1, help="How many games a round has, the same ones in every round.")] = 20,
    rounds: Annotated[int, typer.Option(min=1, help="How many rounds at the least; the quickest counts.")] = 3,
    game: Annotated[str, typer.Option(help="The game: alhambra, dice or alcazaba.", metavar="NAME")] = "alhambra",
    profile: Annotated[bool, typer.Option(help="Tell where the time goes.")] = True,
    modules: Annotated[
        bool,
        typer.Option("--modules", help="Compare the base game with modules that have nothing to do, and at work."),
    ] = False,
    of: Annotated[str, typer.Option(OF, help="Which modules: names with commas, or all.", metavar="NAMES")] = "all",
    json_file: Annotated[
        Path | None, typer.Option("--json", help="Where to write all measurements.", metavar="FILE")
    ] = None,
    components: ComponentsOption = None,
) -> None:
    """Measure the engine in random games on one core, the compiled build and the plain one."""
    from rich.console import Console

    from alhambra.cli.modules import module_names
    from alhambra.cli.records import save_file

    take(components)
    numbers = player_numbers(players)
    if json_file is not None and json_file.is_dir():
        complain(f"{json_file}: is a folder")
    company = measured_as(game, modules)
    kinds = (BASE, IDLE, WORKING) if modules else (company,)
    companies = measure_all(numbers, games, rounds, kinds, module_names(of))
    measured = companies.pop(kinds[0])
    console = Console(highlight=False, markup=False, emoji=False)
    show(console, measured, company)
    if modules:
        show_modules(console, measured, companies[IDLE], companies[WORKING])
    if profile:
        show_sections(console, measured[4 if 4 in numbers else numbers[0]])
    if json_file is not None:
        save_file(json_file, as_json(measured, companies))


def measured_as(game: str, modules: bool) -> str:
    """The company of a game: none for the base game, its own name for another, which has no modules."""
    from alhambra.games import family

    if game not in family.names():
        complain(f"unknown game {game!r}; known games: {', '.join(family.names())}")
    if game == family.names()[0]:
        return BASE
    if modules:
        complain(f"the game {game!r} is played without modules")
    return game


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


def measure_all(
    numbers: list[int], games: int, rounds: int, kinds: tuple[str, ...], modules: tuple[str, ...]
) -> Companies:
    """By company, number of players and build: both builds, or the plain one alone where nothing is compiled."""
    from rich.console import Console

    errors = Console(stderr=True)
    measured: Companies = {kind: {players: {} for players in numbers} for kind in kinds}
    with errors.status("measuring") as status:
        for players in numbers:
            for build in BUILDS:
                status.update(f"measuring {players} players, {build} build")
                if build not in measured[BASE][players]:
                    for result in measure_build(build, players, games, rounds, kinds, modules):
                        measured[result["company"]][players][result["build"]] = result
            for found in measured.values():
                if len({result["decisions"] for result in found[players].values()}) > 1:
                    complain(f"the builds do not play the same games with {players} players: one of them is wrong")
    return measured


def measure_build(
    build: str, players: int, games: int, rounds: int, kinds: tuple[str, ...], modules: tuple[str, ...]
) -> list[Measured]:
    """Measure one build in a process of its own: the one asked for, or the plain one if nothing is compiled."""
    import os
    import subprocess
    import sys

    import alhambra

    source = str(Path(alhambra.__file__).resolve().parent.parent)
    paths = os.pathsep.join([source, *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = {**os.environ, "PYTHONPATH": paths, "ALHAMBRA_PURE": BUILDS[build]}
    numbers = [str(players), str(games), str(rounds)]
    command = [sys.executable, "-m", "alhambra.cli.measure", *numbers, *kinds, OF, *modules]
    tables = json.dumps(data.replaced())
    run = subprocess.run(command, env=environment, input=tables, capture_output=True, text=True, encoding="utf-8")
    if run.returncode != 0:
        last = (run.stderr.strip() or f"exit code {run.returncode}").splitlines()[-1]
        complain(f"measuring the {build} build failed: {last}")
    results: list[Measured] = json.loads(run.stdout)
    return results


def show(console: Console, measured: Found, company: str = BASE) -> None:
    """Speed, and the cost of a copy of the state."""
    some = next(iter(measured.values()))
    builds = list(some)
    games = some[PLAIN]["games"]
    console.print(f"Random {company} games on one core, CPU time with deals, best round of {games} games")
    if COMPILED not in some:
        console.print("The installed build is plain: there is no compiled one to compare it with.")
    console.print()
    speed = heading(
        ["players", "decisions\nper game", "options", *each(builds, "decisions/s"), *each(builds, "games/s", "")]
    )
    state = heading(["players", *each(builds, "clone us"), *each(builds, "clone bytes", "")])
    for players, found in measured.items():
        results = [found[build] for build in builds]
        one = results[0]
        speed.add_row(
            str(players),
            f"{one['decisions'] / one['games']:.0f}",
            f"{one['options']:.1f}",
            *cells([result["decisions"] / result["seconds"] for result in results], 0),
            *[f"{result['games'] / result['seconds']:.1f}" for result in results],
        )
        clones = [result["clone_microseconds"] for result in results]
        sizes = [f"{result['clone_bytes']:.0f}" for result in results]
        state.add_row(str(players), *cells(clones, 2, faster=False), *sizes)
    console.print(speed)
    console.print()
    console.print(state)
    console.print("clone bytes: allotted for one more clone; boards, hands and piles are shared")


def show_modules(console: Console, base: Found, idle: Found, working: Found) -> None:
    """What modules cost: idle ones leave the games as they are, so the ratio is the price of asking them."""
    builds = list(next(iter(base.values())))
    for players, found in base.items():
        if any(found[build]["decisions"] != idle[players][build]["decisions"] for build in builds):
            complain(f"modules with nothing to do change the game of {players}: something is wrong")
    console.print()
    console.print("idle: for each module a stand-in that listens where it does, and has nothing to do")
    console.print("working: the modules; their games are longer and ask more questions")
    console.print()
    for build in builds:
        headings = ["base\ndecisions/s", "idle\ndecisions/s", "ratio", "working\ndecisions/s", "ratio"]
        table = heading([f"{build}\nplayers", *headings, "working\ndecisions\nper game"])
        for players, found in base.items():
            results = [found[build], idle[players][build], working[players][build]]
            speeds = [result["decisions"] / result["seconds"] for result in results]
            table.add_row(
                str(players),
                f"{speeds[0]:.0f}",
                *[text for speed in speeds[1:] for text in (f"{speed:.0f}", f"{speed / speeds[0]:.2f}")],
                f"{results[-1]['decisions'] / results[-1]['games']:.0f}",
            )
        console.print(table)
        console.print()


def show_sections(console: Console, found: dict[str, Measured]) -> None:
    """Where the time goes, by public calls of the engine."""
    builds = list(found)
    one = found[builds[0]]
    console.print()
    console.print(f"Where the time goes with {one['players']} players, every call timed alone, clock taken off")
    console.print()
    table = heading(["call", "calls\nper game", *each(builds, "us/call"), *each(builds, "%", "")])
    table.columns[0].justify = "left"
    total = {build: sum([part["microseconds"] for part in found[build]["sections"].values()]) for build in builds}
    for name, section in one["sections"].items():
        spent = [found[build]["sections"][name] for build in builds]
        table.add_row(
            name,
            f"{section['calls'] / one['games']:.1f}",
            *cells([part["microseconds"] / part["calls"] for part in spent], 2, faster=False),
            *[f"{100 * part['microseconds'] / total[build]:.1f}" for part, build in zip(spent, builds, strict=True)],
        )
    console.print(table)
    if any(one["listed"].values()):
        listed = ", ".join([f"{number:.1f} {kind}" for kind, number in one["listed"].items()])
        console.print(f"choose-action lists on average {listed}")
    console.print("refill: what the table does between two turns")


def heading(names: list[str]) -> Grid:
    """A table without rows yet."""
    from rich.table import Table as Grid

    table = Grid(box=None, padding=(0, 0, 0, 2), pad_edge=False, header_style="bold")
    for name in names:
        table.add_column(name, justify="right", no_wrap=True)
    return table


def each(builds: list[str], what: str, ratio: str = "ratio") -> list[str]:
    """Headings for a value of each build, and for their ratio if there are two and it is shown."""
    return [f"{build}\n{what}" for build in builds] + [ratio] * (bool(ratio) and len(builds) > 1)


def cells(values: list[float], digits: int, faster: bool = True) -> list[str]:
    """A value of each build, and how much better the first is if there are two."""
    shown = [f"{value:.{digits}f}" for value in values]
    if len(values) > 1:
        better = values[0] / values[1] if faster else values[1] / max(values[0], 1e-9)
        shown.append(f"{better:.1f}x")
    return shown


def as_json(measured: Found, companies: dict[str, Found] | None = None) -> str:
    """All measurements, with what they were taken on."""
    import platform

    from alhambra import __version__

    facts = {
        "alhambra": __version__,
        "components": list(data.marks()),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "players": [
            {
                "players": players,
                "builds": found,
                "ratio": found[PLAIN]["seconds"] / found[COMPILED]["seconds"] if COMPILED in found else None,
            }
            for players, found in measured.items()
        ],
        **{
            company: [{"players": players, "builds": builds} for players, builds in found.items()]
            for company, found in (companies or {}).items()
        },
    }
    return json.dumps(facts, indent=1) + "\n"
