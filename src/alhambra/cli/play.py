"""`alhambra play`: sit down at a table in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from alhambra.cli.errors import INTERRUPTED, complain

if TYPE_CHECKING:
    from alhambra.cli.session import Session

DEFAULT_PLAYERS = 3
DEFAULT_BOT = "greedy"
DEFAULT_SEAT = "A"
NO_TOWER = "off"
PERSON = "person"


def play(
    players: Annotated[int | None, typer.Option(help="How many play, you included: 2 to 6.", show_default="3")] = None,
    bot: Annotated[
        str | None,
        typer.Option(
            help="The bot for all other seats, or one for each: greedy,random.", metavar="NAMES", show_default="greedy"
        ),
    ] = None,
    seat: Annotated[str | None, typer.Option(help="Where you sit: A to F.", metavar="LETTER", show_default="A")] = None,
    seed: Annotated[
        str | None,
        typer.Option(help="The number that decides all chance.", metavar="NUMBER", show_default="a new secret one"),
    ] = None,
    tower: Annotated[
        str | None,
        typer.Option(help="The 12th tower: off, add or replace.", metavar="CHOICE", show_default="off"),
    ] = None,
    modules: Annotated[
        str | None,
        typer.Option(help="Modules by name, with commas; or all, or random.", metavar="NAMES", show_default="none"),
    ] = None,
    record: Annotated[
        Path | None,
        typer.Option(help="Where to save the game.", metavar="FILE", show_default="a new file in your data folder"),
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(help="Go on with the game saved in this record.", metavar="FILE")
    ] = None,
) -> None:
    """Play against bots in the terminal."""
    from alhambra.cli.tables import go_on, open_table

    if resume is None:
        session = open_table(
            DEFAULT_PLAYERS if players is None else players,
            DEFAULT_BOT if bot is None else bot,
            DEFAULT_SEAT if seat is None else seat,
            seed,
            NO_TOWER if tower is None else tower,
            modules or "",
            record,
        )
    else:
        chosen = {
            "--players": players,
            "--bot": bot,
            "--seat": seat,
            "--seed": seed,
            "--tower": tower,
            "--modules": modules,
        }
        for option, value in chosen.items():
            if value is not None:
                complain(f"{option} cannot be changed in a game that goes on: leave it out with --resume")
        session = go_on(resume, record)
    try:
        session.play()
    except EOFError:
        _farewell(session)
    except KeyboardInterrupt:
        _farewell(session)
        raise typer.Exit(INTERRUPTED) from None


def _farewell(session: Session) -> None:
    from alhambra.cli.records import program

    session.screen.say(f"\nSaved. Go on with: {program()} play --resume {session.path}", whole=True)
