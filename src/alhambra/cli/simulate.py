"""`alhambra simulate`: let bots play many games, and see what comes of it."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from alhambra import data
from alhambra.cli.components import ComponentsOption, replaced, take
from alhambra.cli.errors import INTERRUPTED, worded
from alhambra.cli.many import (
    GameOption,
    ModulesOption,
    PlayersOption,
    TowerOption,
    WorkersOption,
    check_files,
    check_seeds,
    failing_in_one_line,
    make_folder,
)
from alhambra.cli.tongue import LanguageOption, choose
from alhambra.words.saying import Arg, Saying

if TYPE_CHECKING:
    from rich.table import Table as Grid

    from alhambra.cli.batch import Plan, Played
    from alhambra.cli.summary import Row, Summary

WIDEST_NAME = 24  # of a bot that is a command, in tables


def simulate(
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    players: PlayersOption = 4,
    bots: Annotated[
        str,
        typer.Option(
            help="The bot for all seats, or one for each: greedy,random. "
            "cmd:COMMAND is a program that speaks the line protocol.",
            metavar="NAMES",
        ),
    ] = "greedy",
    seed: Annotated[int, typer.Option(help="The seed of the first game; the next one has the next number.")] = 0,
    workers: WorkersOption = 1,
    tower: TowerOption = "off",
    game: GameOption = "alhambra",
    modules: ModulesOption = "",
    json_file: Annotated[
        Path | None, typer.Option("--json", help="Where to write summary and games.", metavar="FILE")
    ] = None,
    records: Annotated[
        Path | None, typer.Option(help="A folder to save every game in, as SEED.record.", metavar="FOLDER")
    ] = None,
    components: ComponentsOption = None,
    language: LanguageOption = None,
) -> None:
    """Let bots play many games; tell points and victories by seat and by bot."""
    from alhambra.cli.records import save_file
    from alhambra.cli.summary import summed_up

    choose(language)
    take(components)
    plan = planned(players, bots, tower, modules, seed, games, records, game)
    check_files(json_file)
    started = time.perf_counter()
    played, whole = play_on(plan, seed, games, workers)
    if played:
        summary = summed_up(plan, played)
        show(summary, plan, time.perf_counter() - started)
        if json_file is not None:
            save_file(json_file, as_json(plan, summary, played))
    if not whole:
        typer.echo(worded(Saying("simulation-stopped", {"played": len(played), "games": games})), err=True)
        raise typer.Exit(INTERRUPTED)


def planned(
    players: int,
    bots: str,
    tower: str,
    modules: str,
    seed: int,
    games: int,
    records: Path | None,
    game: str = "alhambra",
) -> Plan:
    """What is to be played; complains about what cannot be."""
    from alhambra.cli.batch import Plan
    from alhambra.cli.modules import module_names
    from alhambra.cli.tables import bot_names, check_game, check_table

    check_game(game, tower, modules)
    names = tuple(bot_names(bots, players, game, commands=True))
    plan = Plan(players, names, tower, module_names(modules), str(records or ""), game)
    check_table(players, tower)
    check_seeds(seed, games)
    make_folder(records)
    return plan


def play_on(plan: Plan, seed: int, games: int, workers: int) -> tuple[list[Played], bool]:
    """The games, and whether they are all there: Ctrl-C ends it early."""
    from alhambra.cli.batch import play_games
    from alhambra.cli.progress import progress_bar

    played: list[Played] = []
    try:
        with failing_in_one_line(plan.records), progress_bar(games) as tell:
            for some in play_games(plan, seed, games, workers):
                played += some
                tell(len(played))
    except KeyboardInterrupt:
        return played, False
    return played, True


def show(summary: Summary, plan: Plan, seconds: float) -> None:
    """The summary as tables."""
    from rich.console import Console

    from alhambra.lab.lots import RANDOM
    from alhambra.words.modules import name

    console = Console(highlight=False, markup=False, emoji=False)
    args: dict[str, Arg] = {"games": summary.games, "players": plan.players}
    title = worded(Saying("simulation-title", args))
    if plan.game != "alhambra":
        title = f"{worded(name(plan.game))}: {title}"
    if plan.modules == (RANDOM,):
        title += f", {worded(Saying('simulation-random-modules'))}"
    elif plan.modules:
        title += f" {worded(Saying('simulation-modules', {'modules': ', '.join(plan.modules)}))}"
    if plan.tower != "off":
        title += f", {worded(Saying('simulation-tower', {'tower': plan.tower}))}"
    if told := replaced():
        title += f", {told}"
    console.print(title)
    pace: dict[str, Arg] = {
        "turns": f"{summary.turns:.1f}",
        "decisions": f"{summary.decisions:.1f}",
        "speed": f"{summary.games / seconds:.1f}",
    }
    console.print(worded(Saying("simulation-pace", pace)))
    console.print()
    console.print(grid("seat", summary.seats))
    if len(summary.bots) > 1:
        console.print()
        console.print(grid("bot", summary.bots))
    console.print()
    console.print(grid("turn", summary.starter))


def grid(title: str, rows: list[Row]) -> Grid:
    """Rows under their headings: points, victories, mean points of the scorings, and how many are for walls."""
    from rich.table import Table as Grid

    table = Grid(box=None, padding=(0, 0, 0, 2), pad_edge=False, header_style="bold")
    table.add_column(worded(Saying(f"simulation-{title}")), no_wrap=True, max_width=WIDEST_NAME)
    numbers = [worded(Saying(f"simulation-{name}")) for name in ("mean", "sd", "quartiles", "wins", "share")]
    for heading in (*numbers, "A", "B", "C", worded(Saying("simulation-walls"))):
        table.add_column(heading, justify="right", no_wrap=True)
    for row in rows:
        name = f"{row.name} {row.bot}" if title == "seat" else row.name
        table.add_row(
            worded(Saying(f"simulation-{name}")) if title == "turn" else name,
            f"{row.mean:.1f}",
            f"{row.spread:.1f}",
            f"{row.quartiles[0]:.0f}-{row.quartiles[-1]:.0f}",
            f"{row.wins:.1f}",
            f"{100 * row.share:.1f} ±{100 * row.margin:.1f}",
            *[f"{points:.1f}" for points in row.points],
            f"{sum(row.walls):.1f}",
        )
    return table


def as_json(plan: Plan, summary: Summary, played: list[Played]) -> str:
    """Everything that came of the games; nothing that differs from run to run."""
    from dataclasses import asdict

    from alhambra import __version__

    setting = {key: value for key, value in asdict(plan).items() if key != "records"}
    facts = {
        "alhambra": __version__,
        **setting,
        "components": list(data.marks()),
        "summary": summary.facts(),
        "games": [game._asdict() for game in played],
    }
    return json.dumps(facts, indent=1) + "\n"
