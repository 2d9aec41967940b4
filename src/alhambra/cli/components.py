"""`--components DIR`: play with corrected component tables, for as long as a command runs."""

from __future__ import annotations

from pathlib import Path
from shlex import quote
from typing import Annotated

import typer

from alhambra import data

MOST_TOLD = 3  # problems in one line

_folder: list[Path] = []  # at most one


# The option of every command that sets up games; what was typed goes to `take`.
ComponentsOption = Annotated[
    Path | None,
    typer.Option(
        "--components",
        help="Component tables of this folder replace those of the program that have the same names.",
        metavar="DIR",
        show_default=False,
    ),
]


def take(folder: Path | None) -> None:
    """Use the tables of this folder from now on, or those of the program alone; complains about broken ones."""
    from alhambra.cli.errors import complain
    from alhambra.data.validate import read_replacements
    from alhambra.words.saying import Saying

    put_back()
    if folder is None:
        return
    tables, problems = read_replacements(folder)
    if problems:
        more = len(problems) - MOST_TOLD
        told = "; ".join(problems[:MOST_TOLD])
        name = "wrong-components-and-more" if more > 0 else "wrong-components"
        complain(Saying(name, {"folder": str(folder), "why": told, "more": max(more, 0)}))
    data.use(tables)
    _folder.append(folder)


def put_back() -> None:
    """The tables of the program again: what one command uses is no business of the next."""
    _folder.clear()
    data.use({})


def replaced() -> str:
    """Which tables are replaced, in words; empty if none is."""
    from alhambra.cli.errors import worded
    from alhambra.words.saying import Saying

    return worded(Saying("tables-replaced", {"tables": ", ".join(data.replaced())})) if data.marks() else ""


def tell() -> None:
    """Say it, if there is anything to say."""
    if told := replaced():
        typer.echo(told)


def again() -> str:
    """What to type besides, so that another command uses the same tables."""
    return f" --components {quote(str(_folder[0]))}" if _folder and data.marks() else ""
