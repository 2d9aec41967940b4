"""`alhambra replay`: step through a record."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from alhambra.cli.components import ComponentsOption, take
from alhambra.cli.errors import complain
from alhambra.cli.tongue import LanguageOption, choose


def replay(
    file: Annotated[Path, typer.Argument(help="A record.", show_default=False)],
    seat: Annotated[
        str | None, typer.Option(help="Look with the eyes of this seat, hand included.", metavar="LETTER")
    ] = None,
    spectator: Annotated[
        bool, typer.Option("--spectator", help="See what everybody sees, as without any option.")
    ] = False,
    everything: Annotated[bool, typer.Option("--all", help="Print all moves as a log instead.")] = False,
    components: ComponentsOption = None,
    language: LanguageOption = None,
) -> None:
    """Look at a recorded game again, move by move."""
    from alhambra.cli.chronicle import follow
    from alhambra.cli.draw import seat_of
    from alhambra.cli.names import Cast
    from alhambra.cli.player import Player
    from alhambra.cli.records import about_file, read_file
    from alhambra.cli.screen import Screen
    from alhambra.cli.tongue import language as spoken
    from alhambra.core.record import RecordError, check_end, read
    from alhambra.core.setup import SEAT_NAMES
    from alhambra.core.view import SPECTATOR
    from alhambra.words.saying import Saying

    choose(language)
    take(components)
    if seat is not None and spectator:
        complain(Saying("two-pairs-of-eyes"))
    try:
        record = read(read_file(file))
        seats = record.setup.seats
        eyes = SPECTATOR if seat is None else seat_of(seat, seats)
        if seat is not None and eyes == SPECTATOR:
            complain(Saying("no-seat-at-table", {"seat": seat, "players": seats, "last": SEAT_NAMES[seats - 1]}))
        match, chronicle = follow(record, eyes)
        check_end(record, match.state)
    except RecordError as error:
        complain(about_file(file, error))
    player = Player(Screen(Cast(record.players, seats, eyes, spoken())), record, chronicle)
    if everything:
        player.print_all()
    else:
        player.step_through()
