"""`alhambra play`: sit down at a table, in the browser or in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from alhambra.cli.components import ComponentsOption, take
from alhambra.cli.errors import INTERRUPTED, complain
from alhambra.cli.serve import DEFAULT_PORT
from alhambra.cli.tongue import LanguageOption, choose
from alhambra.words.saying import Saying

if TYPE_CHECKING:
    from alhambra.cli.session import Session

DEFAULT_PLAYERS = 3
DEFAULT_BOT = "club"
DEFAULT_SEAT = "A"
NO_TOWER = "off"
DEFAULT_GAME = "alhambra"
PERSON = "person"
TERMINAL = "In the terminal"


def play(
    terminal: Annotated[
        bool, typer.Option("--terminal", help="Play in the terminal; so does every option below it.")
    ] = False,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Only print the address.")] = False,
    port: Annotated[
        int | None,
        typer.Option(help="The port of the server.", min=0, max=65535, show_default=f"{DEFAULT_PORT}, or any free one"),
    ] = None,
    components: ComponentsOption = None,
    language: LanguageOption = None,
    game: Annotated[
        str | None,
        typer.Option(
            help="The game: alhambra, dice or alcazaba.",
            metavar="NAME",
            show_default=DEFAULT_GAME,
            rich_help_panel=TERMINAL,
        ),
    ] = None,
    players: Annotated[
        int | None,
        typer.Option(help="How many play, you included: 2 to 6.", show_default="3", rich_help_panel=TERMINAL),
    ] = None,
    bot: Annotated[
        str | None,
        typer.Option(
            help="The bot for all other seats, or one for each: club,novice.",
            metavar="NAMES",
            show_default=DEFAULT_BOT,
            rich_help_panel=TERMINAL,
        ),
    ] = None,
    seat: Annotated[
        str | None,
        typer.Option(help="Where you sit: A to F.", metavar="LETTER", show_default="A", rich_help_panel=TERMINAL),
    ] = None,
    seed: Annotated[
        str | None,
        typer.Option(
            help="The number that decides all chance.",
            metavar="NUMBER",
            show_default="a new secret one",
            rich_help_panel=TERMINAL,
        ),
    ] = None,
    tower: Annotated[
        str | None,
        typer.Option(
            help="The 12th tower: off, add or replace.", metavar="CHOICE", show_default="off", rich_help_panel=TERMINAL
        ),
    ] = None,
    modules: Annotated[
        str | None,
        typer.Option(
            help="Modules by name, with commas; or all, or random.",
            metavar="NAMES",
            show_default="none",
            rich_help_panel=TERMINAL,
        ),
    ] = None,
    record: Annotated[
        Path | None,
        typer.Option(
            help="Where to save the game.",
            metavar="FILE",
            show_default="a new file in your data folder",
            rich_help_panel=TERMINAL,
        ),
    ] = None,
    resume: Annotated[
        Path | None,
        typer.Option(help="Go on with the game saved in this record.", metavar="FILE", rich_help_panel=TERMINAL),
    ] = None,
) -> None:
    """Play in the browser, or against bots in the terminal."""
    choose(language)
    take(components)
    chosen = {
        "--game": game,
        "--players": players,
        "--bot": bot,
        "--seat": seat,
        "--seed": seed,
        "--tower": tower,
        "--modules": modules,
    }
    if not terminal and record is None and resume is None and not any(value is not None for value in chosen.values()):
        from alhambra.cli.browser import open_in_browser

        open_in_browser(port, show=not no_browser)
        return
    if no_browser or port is not None:
        complain(Saying("only-in-browser"))

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
            DEFAULT_GAME if game is None else game,
        )
    else:
        for option, value in chosen.items():
            if value is not None:
                complain(Saying("option-with-resume", {"option": option}))
        session = go_on(resume, record)
    _sit_down(session)


def _sit_down(session: Session) -> None:
    try:
        session.play()
    except EOFError:
        session.farewell()
    except KeyboardInterrupt:
        session.farewell()
        raise typer.Exit(INTERRUPTED) from None
