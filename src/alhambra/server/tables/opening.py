"""Making a table: from the wishes of a guest, or from a record."""

from __future__ import annotations

import secrets
from typing import Final

from alhambra import data
from alhambra.bots.bot import known
from alhambra.core.frames import NOBODY
from alhambra.core.record import RecordError, line_of, read
from alhambra.core.rng import SEALED, SEALED_SEED_BITS
from alhambra.core.setup import BASE_GAME, FEWEST_SEATS, MOST_SEATS, TOWER_OFF, Setup
from alhambra.games import family
from alhambra.games.match import load
from alhambra.server import wire
from alhambra.server.refusal import problem
from alhambra.server.storage.entry import MOVE, Entry
from alhambra.server.storage.shelf import Game, Place
from alhambra.server.tables.holder import needs_holder
from alhambra.server.tables.info import seed_text

ID_BYTES: Final = 9
TOKEN_BYTES: Final = 16
LONGEST_NAME: Final = 40
LONGEST_TITLE: Final = 80
LONGEST_RESERVE: Final = 30 * 24 * 3600
LONGEST_INCREMENT: Final = 24 * 3600
PERSON: Final = "person"


def tidy(text: str, longest: int) -> str:
    """A person's words on one line, without what cannot be seen."""
    return " ".join("".join([sign if sign.isprintable() else " " for sign in text]).split())[:longest].strip()


def new_table(guest: str, wish: wire.NewTable, now: float) -> tuple[Game, list[Place]]:
    """The table a guest asks for; refused if there can be none like it."""
    _check(wish)
    seed, modules = secrets.randbits(SEALED_SEED_BITS), tuple(wish.modules)
    setup = Setup(len(wish.seats), seed, SEALED, modules, components=data.marks(), game=wish.game)
    game = game_of(guest, family.arranged(setup), wish.title, now)
    game.held = needs_holder(setup)
    game.undo, game.listed = wish.undo, wish.listed
    if wish.clock is not None:
        game.reserve, game.increment = wish.clock.reserve, wish.clock.increment
    places = [
        Place(
            seat=seat,
            kind=asked.kind,
            name=tidy(asked.name, LONGEST_NAME) if asked.kind != "bot" else "",
            bot=asked.bot if asked.kind == "bot" else "",
            guest=guest if asked.kind == "here" else "",
            token=secrets.token_urlsafe(TOKEN_BYTES) if asked.kind == "link" else "",
        )
        for seat, asked in enumerate(wish.seats)
    ]
    return game, places


def _check(wish: wire.NewTable) -> None:
    if wish.game not in family.names():
        raise problem("impossible", what=tidy(wish.game, LONGEST_NAME))
    if not FEWEST_SEATS <= len(wish.seats) <= MOST_SEATS:
        raise problem("impossible", what=f"seats {len(wish.seats)}")
    fitting = family.modules_of(wish.game)
    for name in wish.modules:
        if name not in fitting or wish.modules.count(name) > 1:
            raise problem("impossible", what=tidy(name, LONGEST_NAME))
    for seat in wish.seats:
        if seat.kind == "bot" and seat.bot not in known(wish.game):
            raise problem("impossible", what=tidy(seat.bot, LONGEST_NAME) or "bot")
    clock = wish.clock
    if clock is not None and not (0 < clock.reserve <= LONGEST_RESERVE and 0 <= clock.increment <= LONGEST_INCREMENT):
        raise problem("impossible", what="clock")


def table_of_record(guest: str, text: str, now: float) -> tuple[Game, list[Place], list[Entry]]:
    """The finished game that a record tells of; refused with the line where it cannot be followed."""
    try:
        record = read(text)
        if record.setup.components != data.marks():
            raise problem("other-components")
        match = load(text)
    except RecordError as error:
        raise problem("broken-record", error.line) from None
    if not record.over:
        raise problem("unfinished-record", line_of(len(record.moves), record.setup.components))
    game = game_of(guest, match.setup, "", now)
    game.n, game.over, game.undo = len(record.moves), True, False
    places = places_of([*record.players, *[PERSON] * match.setup.seats][: match.setup.seats], match.setup.game)
    entries = [Entry(n, MOVE, seat, action, now) for n, (seat, action) in enumerate(record.moves)]
    return game, places, entries


def places_of(names: list[str], game: str = BASE_GAME) -> list[Place]:
    """The seats of a recorded game: bots by their level, persons by whatever they were called."""
    return [_recorded_place(seat, name, known(game)) for seat, name in enumerate(names)]


def _recorded_place(seat: int, name: str, bots: tuple[str, ...]) -> Place:
    if name in bots:
        return Place(seat, "bot", "", name, "", "")
    return Place(seat, "here", "" if name == PERSON else tidy(name, LONGEST_NAME), "", "", "")


def game_of(guest: str, setup: Setup, title: str, now: float) -> Game:
    """A game that nobody has played in yet."""
    return Game(
        id=secrets.token_urlsafe(ID_BYTES),
        title=tidy(title, LONGEST_TITLE),
        game=setup.game,
        modules=" ".join(setup.modules),
        seats=setup.seats,
        generator=setup.generator,
        tower=setup.tower or TOWER_OFF,
        seed=seed_text(setup.seed, setup.generator),
        held=False,
        reserve=None,
        increment=0,
        undo=True,
        listed=False,
        host=guest,
        watch=secrets.token_urlsafe(TOKEN_BYTES),
        created=now,
        n=0,
        moved=now,
        over=False,
        turn=0,
        waiting=NOBODY,
        due=None,
        components=" ".join(setup.components),
    )
