"""`alhambra stats`: what recorded games have in common, for people; in the terminal, as a page and as JSON."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from alhambra import data
from alhambra.cli.components import ComponentsOption, take
from alhambra.cli.errors import complain, worded
from alhambra.cli.many import MOST_WORKERS, check_files
from alhambra.cli.tongue import LanguageOption, choose
from alhambra.words.saying import Say, Saying

if TYPE_CHECKING:
    from alhambra.lab.stats import Account
    from alhambra.lab.stats_game import Told

RECORDS = "*.record"


class Reading(NamedTuple):
    """A file: the game it tells of, or what is wrong with it; neither for a game that is not over."""

    file: str
    game: Told | None
    problem: Saying | None


def stats(
    folder: Annotated[Path, typer.Argument(help="A folder with records.", show_default=False)],
    report: Annotated[
        Path | None, typer.Option(help="Where to write a page with plots.", metavar="FILE.html", show_default=False)
    ] = None,
    json_file: Annotated[
        Path | None, typer.Option("--json", help="Where to write all numbers.", metavar="FILE", show_default=False)
    ] = None,
    workers: Annotated[int, typer.Option(min=1, max=MOST_WORKERS, help="How many processes share the reading.")] = 1,
    components: ComponentsOption = None,
    language: LanguageOption = None,
) -> None:
    """Tell what recorded games come to: points by seat and player, what winners buy, walls, where points come from."""
    from alhambra.cli.records import save_file
    from alhambra.cli.stats_report import as_page
    from alhambra.cli.stats_tables import show
    from alhambra.lab.stats import accounts

    choose(language)
    take(components)
    check_files(report, json_file)
    readings = read_all(files_of(folder), workers)
    left_out = told_left_out(readings)
    for line in left_out:
        typer.echo(f"alhambra: {line}", err=True)
    found = accounts([reading.game for reading in readings if reading.game is not None])
    if not found:
        complain(Saying("stats-none", {"folder": str(folder)}))
    show(found)
    if report is not None:
        save_file(report, as_page(found, str(folder), left_out))
    if json_file is not None:
        save_file(json_file, as_json(found, readings))


def files_of(folder: Path) -> list[Path]:
    """The records in a folder, by name; complains if there can be none."""
    from alhambra.cli.records import about_file

    try:
        return sorted([path for path in folder.iterdir() if path.match(RECORDS)])
    except OSError as error:
        complain(about_file(folder, error))


def read_all(files: list[Path], workers: int) -> list[Reading]:
    """All of them, in their order."""
    from alhambra.cli.progress import progress_bar
    from alhambra.lab.workers import DeadlyJobError, shared

    readings: list[Reading] = []
    try:
        with progress_bar(len(files), "stats-reading") as tell:
            for reading in shared(read_one, files, workers):
                readings.append(reading)
                tell(len(readings))
    except DeadlyJobError:
        complain(Saying("worker-died"))
    return readings


def read_one(path: Path) -> Reading:
    """One file; what is wrong with it is told, not raised."""
    from alhambra.cli.records import about_file, text_of
    from alhambra.core.record import RecordError
    from alhambra.lab.stats_game import told

    text = text_of(path)
    if isinstance(text, Saying):
        return Reading(path.name, None, text)
    try:
        return Reading(path.name, told(text), None)
    except RecordError as error:
        return Reading(path.name, None, about_file(path, error))


def told_left_out(readings: list[Reading]) -> list[str]:
    """What is not in the numbers: broken records one by one, and how many games are not over."""
    lines = [worded(Saying("stats-skipped", {"what": Say(at.problem)})) for at in readings if at.problem is not None]
    unfinished = [reading for reading in readings if reading.game is None and reading.problem is None]
    if unfinished:
        lines.append(worded(Saying("stats-open", {"number": len(unfinished)})))
    return lines


def as_json(found: list[Account], readings: list[Reading]) -> str:
    """All numbers, and every game by itself; nothing that differs from run to run."""
    from dataclasses import asdict

    from alhambra import __version__

    facts = {
        "alhambra": __version__,
        "components": list(data.marks()),
        "accounts": [account.facts() for account in found],
        "games": [{"file": at.file, **asdict(at.game)} for at in readings if at.game is not None],
        "left_out": [at.file for at in readings if at.game is None],
    }
    return json.dumps(facts, indent=1) + "\n"
