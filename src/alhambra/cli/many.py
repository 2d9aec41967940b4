"""What the commands that play many games have in common: options, what is checked first, and how they fail."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from alhambra.cli.errors import complain
from alhambra.words.saying import Saying

MOST_WORKERS = 256

PlayersOption = Annotated[int, typer.Option(help="How many play: 2 to 6.")]
WorkersOption = Annotated[
    int, typer.Option(min=1, max=MOST_WORKERS, help="How many processes share the games; the results are the same.")
]
TowerOption = Annotated[str, typer.Option(help="The 12th tower: off, add or replace.", metavar="CHOICE")]
GameOption = Annotated[str, typer.Option(help="The game: alhambra, dice or alcazaba.", metavar="NAME")]
ModulesOption = Annotated[
    str,
    typer.Option(
        help="Modules by name, with commas; or all; or random: a subset of its own for every seed.", metavar="NAMES"
    ),
]


def check_seeds(first: int, number: int) -> None:
    """Complains if one of so many seeds cannot be."""
    from alhambra.core.rng import FAST_SEED_BITS

    for some in (first, first + number - 1):
        if not 0 <= some < 1 << FAST_SEED_BITS:
            complain(Saying("no-seed", {"seed": str(some), "bits": FAST_SEED_BITS}))


def check_files(*files: Path | None) -> None:
    """Complains about a file to write that is a folder."""
    for file in files:
        if file is not None and file.is_dir():
            complain(Saying("is-a-folder", {"file": str(file)}))


def make_folder(records: Path | None) -> None:
    """Makes the folder for records, if any are wanted; complains if that cannot be."""
    from alhambra.cli.records import about_file

    if records is not None:
        try:
            records.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            complain(about_file(records, error))


@contextmanager
def failing_in_one_line(records: str) -> Iterator[None]:
    """Complains if games cannot be played: for records that cannot be written, workers that die, bots that forfeit."""
    from alhambra.bots.lines.line_bot import ForfeitError
    from alhambra.cli.records import about_file
    from alhambra.lab.workers import DeadlyJobError

    try:
        yield
    except OSError as error:
        complain(about_file(Path(error.filename or records), error))
    except DeadlyJobError:
        complain(Saying("worker-died"))
    except ForfeitError as error:
        complain(Saying("bot-forfeits", {"bot": error.command, "seat": error.seat_name(), "why": error.why}))
