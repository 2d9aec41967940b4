"""`alhambra arena`: is a bot better than others? The same deals in every seat, and how far to trust the answer."""

from __future__ import annotations

import re
import time
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from alhambra.cli.components import ComponentsOption, take
from alhambra.cli.errors import INTERRUPTED, complain, worded
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
from alhambra.cli.tongue import LanguageOption, choose, language
from alhambra.words.saying import Saying

if TYPE_CHECKING:
    from alhambra.lab.arena import Arena, Bout, Bouts, Entrant
    from alhambra.lab.study import Run

LIMIT = re.compile(r"(?P<bot>.*)@(?:(?P<seconds>\d+(?:\.\d+)?)s|(?P<playouts>\d+)p)")


def arena(
    bots: Annotated[
        list[str],
        typer.Argument(help="First the bots of the field, last the candidate; with a limit of its own: expert@0.5s."),
    ],
    players: PlayersOption = 4,
    deals: Annotated[
        int, typer.Option(min=1, help="How many deals; each is played with the candidate in every seat.")
    ] = 200,
    seed: Annotated[int, typer.Option(help="The seed of the first deal; the next one has the next number.")] = 0,
    workers: WorkersOption = 1,
    ray: Annotated[
        str | None,
        typer.Option(help="The Ray cluster that plays them: its address, auto, or local.", metavar="ADDRESS"),
    ] = None,
    seconds: Annotated[
        float,
        typer.Option(min=0, help="For bots that think by the clock: seconds a turn.", show_default="as the level has"),
    ] = 0.0,
    playouts: Annotated[
        int,
        typer.Option(min=0, help="Or playouts a turn: then the games can be repeated.", show_default="no limit"),
    ] = 0,
    tower: TowerOption = "off",
    game: GameOption = "alhambra",
    modules: ModulesOption = "",
    report: Annotated[
        Path | None, typer.Option(help="Where to write the report, a page with plots.", metavar="FILE")
    ] = None,
    json_file: Annotated[
        Path | None, typer.Option("--json", help="Where to write results and games.", metavar="FILE")
    ] = None,
    records: Annotated[
        Path | None, typer.Option(help="A folder to save every game in, as SEED-SEAT.record.", metavar="FOLDER")
    ] = None,
    components: ComponentsOption = None,
    language: LanguageOption = None,
) -> None:
    """Let a bot play against others, the same deals in every seat; tell how often it wins, and how sure that is."""
    choose(language)
    take(components)
    plan = planned(bots, players, tower, modules, game, seconds, playouts, records)
    check_seeds(seed, deals)
    if ray is not None and workers > 1:
        complain(Saying("arena-one-crew"))
    check_files(report, json_file)
    make_folder(records)
    date, started = f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC", time.perf_counter()
    played, whole = play_on(plan, seed, deals, workers, ray)
    if len(played) >= players:
        from alhambra.lab.study import Run

        run = Run(date, time.perf_counter() - started, 0 if ray else workers, ray is not None, deals)
        tell(plan, seed, played, run, report, json_file)
    if not whole:
        stopped = Saying("arena-stopped", {"played": len(played) // players, "deals": deals})
        typer.echo(worded(stopped), err=True)
        raise typer.Exit(INTERRUPTED)


def planned(
    bots: list[str],
    players: int,
    tower: str,
    modules: str,
    game: str,
    seconds: float,
    playouts: int,
    records: Path | None,
) -> Arena:
    """What is to be played; complains about what cannot be."""
    from alhambra.cli.modules import module_names
    from alhambra.cli.tables import check_game, check_table
    from alhambra.lab.arena import Arena

    check_game(game, tower, modules)
    check_table(players, tower)
    if seconds and playouts:
        complain(Saying("arena-one-limit"))
    if len(bots) < 2:
        complain(Saying("arena-two-bots"))
    *field, candidate = [entrant(text, game, seconds, playouts) for text in bots]
    return Arena(candidate, tuple(field), players, module_names(modules), tower, game, str(records or ""))


def entrant(text: str, game: str, seconds: float, playouts: int) -> Entrant:
    """A bot as it is typed, with a limit of its own behind an @ or with the one of all; complains about strangers."""
    from alhambra.bots.lines.seated import is_command
    from alhambra.cli.tables import bot_names
    from alhambra.lab.arena import Entrant

    limit = LIMIT.fullmatch(text)
    if limit is None and "@" in text and not is_command(text):
        complain(Saying("arena-wrong-limit", {"bot": text}))
    (name,) = bot_names(limit["bot"] if limit else text, 1, game, commands=True)
    if limit is None:
        own = Entrant(name)
        return Entrant(name, seconds, playouts) if own.turn(game) else own  # who needs no time is given none
    return Entrant(name, float(limit["seconds"] or 0), int(limit["playouts"] or 0))


def play_on(plan: Arena, seed: int, deals: int, workers: int, ray: str | None) -> tuple[list[Bout], bool]:
    """The games, and whether they are all there: Ctrl-C ends it early."""
    from alhambra._build import build
    from alhambra.cli.progress import progress_bar
    from alhambra.lab.arena import bouts
    from alhambra.lab.cluster import NoClusterError, OtherVersionError, is_installed

    played: list[Bout] = []
    try:
        with failing_in_one_line(plan.records), progress_bar(deals * plan.players) as tell:
            for bout in bouts(plan, seed, deals, crew(workers, ray)):
                played.append(bout)
                tell(len(played))
    except KeyboardInterrupt:
        return played, False
    except NoClusterError:
        if not is_installed():
            complain(Saying("ray-missing"))
        complain(Saying("ray-unreachable", {"address": str(ray)}))
    except OtherVersionError as error:
        complain(Saying("ray-other-version", {"theirs": str(error), "ours": build()}))
    return played, True


def crew(workers: int, ray: str | None) -> Bouts:
    """Who plays the games: processes of this machine, or a cluster."""
    if ray is None:
        from alhambra.lab.workers import shared

        return partial(shared, workers=workers)
    from alhambra.lab.cluster import on_cluster

    return partial(on_cluster, address=ray)


def tell(plan: Arena, seed: int, played: list[Bout], run: Run, report: Path | None, json_file: Path | None) -> None:
    """Write what is to be kept, and show what came of it."""
    from alhambra.cli.arena_tables import show
    from alhambra.cli.records import save_file
    from alhambra.lab.arena_report import report as page
    from alhambra.lab.study import study

    told = study(plan, seed, played, run)
    if json_file is not None:
        save_file(json_file, told.json())
    if report is not None:
        save_file(report, page(told, language()))
    show(told)  # last: who reads it may go away
