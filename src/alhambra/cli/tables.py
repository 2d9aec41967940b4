"""Setting up a table for one person and bots: a new one, or one that a record tells of."""

from __future__ import annotations

import secrets
from pathlib import Path

from alhambra.bots.bot import BOTS, Bot, make
from alhambra.cli.chronicle import Chronicle, begin, follow
from alhambra.cli.draw import seat_of
from alhambra.cli.errors import complain
from alhambra.cli.modules import module_names, modules_of
from alhambra.cli.names import Cast, plural
from alhambra.cli.play import PERSON
from alhambra.cli.records import fresh_file, program, read_file
from alhambra.cli.screen import Screen
from alhambra.cli.session import Session
from alhambra.core.frames import NOBODY
from alhambra.core.record import RecordError, check_end, read
from alhambra.core.rng import SEALED, SEALED_SEED_BITS
from alhambra.core.setup import SEAT_NAMES, Setup
from alhambra.games.match import Match

HEX_DIGITS = SEALED_SEED_BITS // 4


def open_table(
    players: int, bot: str, seat: str, seed: str | None, tower: str, modules: str, record: Path | None
) -> Session:
    """A new game; complains about what cannot be."""
    number = chosen_seed(seed)
    try:
        setup = Setup(players, number, SEALED, modules_of(module_names(modules), number), tower)
    except ValueError as error:
        complain(str(error))
    at = seat_of(seat, players)
    if at == NOBODY:
        complain(f"there is no seat {seat!r} at a table of {players}: choose A to {SEAT_NAMES[players - 1]}")
    names = bot_names(bot, players - 1)
    names.insert(at, PERSON)
    match = Match(setup, tuple(names))
    return _seated(match, begin(match, at), free(record) or fresh_file(), 0)


def go_on(source: Path, record: Path | None) -> Session:
    """The game of a record, up to its last decision."""
    try:
        told = read(read_file(source))
        persons = [seat for seat, name in enumerate(told.players) if name == PERSON]
        if len(persons) != 1 or len(told.players) != told.setup.seats:
            complain(f"{source}: not a game of one person against bots; {program()} replay shows it")
        for name in set(told.players) - {PERSON}:
            if name not in BOTS:
                complain(f"{source}: unknown bot {name!r}; known bots: {', '.join(BOTS)}")
        match, chronicle = follow(told, persons[0])
        check_end(told, match.state)
    except RecordError as error:
        complain(f"{source}: {error}")
    session = _seated(match, chronicle, free(record) or source, _after_last_move(match, persons[0]))
    session.screen.say(f"Going on with {source} after {plural(len(match.moves), 'decision')}.", whole=True)
    return session


def _seated(match: Match, chronicle: Chronicle, path: Path, told: int) -> Session:
    bots: dict[int, Bot] = {seat: make(name) for seat, name in enumerate(match.players) if name != PERSON}
    cast = Cast(match.players, match.setup.seats, chronicle.seat)
    return Session(Screen(cast), match, chronicle, bots, path, told)


def _after_last_move(match: Match, seat: int) -> int:
    """The number of the person's latest decision: what happened from there on is told again."""
    moves = [at for at, (mover, _) in enumerate(match.moves, start=1) if mover == seat]
    return moves[-1] if moves else 0


def free(record: Path | None) -> Path | None:
    """Where the person wants the game saved, if anywhere; complains if something lies there already."""
    if record is not None and record.exists():
        complain(f"{record} is already there: choose another name, or go on with it by --resume")
    return record


def bot_names(text: str, number: int) -> list[str]:
    """One bot for all seats, or one for each."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in BOTS:
            complain(f"unknown bot {name!r}; known bots: {', '.join(BOTS)}")
    if len(names) == 1:
        return names * number
    if len(names) != number:
        complain(f"{plural(len(names), 'bot')} for {plural(number, 'seat')}: name one for all, or one for each")
    return names


def chosen_seed(text: str | None) -> int:
    """A seed as a number, as hexadecimal 0x..., or as records write it; a new secret one if none is given."""
    if text is None:
        return secrets.randbits(SEALED_SEED_BITS)
    try:
        seed = int(text, 16) if len(text) == HEX_DIGITS or text.lower().startswith("0x") else int(text)
    except ValueError:
        seed = -1
    if not 0 <= seed < 1 << SEALED_SEED_BITS:
        complain(f"{text[:80]!r} is not a seed: a whole number from 0 to 2^{SEALED_SEED_BITS} - 1")
    return seed
