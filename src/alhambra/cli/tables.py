"""Setting up a table for one person and bots: a new one, or one that a record tells of."""

from __future__ import annotations

import secrets
from pathlib import Path

from alhambra import data
from alhambra.bots.asking import Bot, Thinker
from alhambra.bots.bot import known, make
from alhambra.bots.lines.seated import is_command
from alhambra.cli.chronicle import Chronicle, begin, follow
from alhambra.cli.draw import seat_of
from alhambra.cli.errors import complain
from alhambra.cli.modules import module_names
from alhambra.cli.names import Cast
from alhambra.cli.play import PERSON
from alhambra.cli.records import about_file, fresh_file, program, read_file
from alhambra.cli.screen import Screen
from alhambra.cli.session import Session
from alhambra.cli.tongue import language
from alhambra.core.frames import NOBODY
from alhambra.core.record import RecordError, check_end, read
from alhambra.core.rng import SEALED, SEALED_SEED_BITS
from alhambra.core.setup import (
    BASE_GAME,
    FEWEST_SEATS,
    MOST_SEATS,
    SEAT_NAMES,
    TOWER_CHOICES,
    TOWER_OFF,
    Setup,
)
from alhambra.games import family
from alhambra.games.match import Match
from alhambra.lab.lots import modules_of
from alhambra.words.saying import Saying

HEX_DIGITS = SEALED_SEED_BITS // 4


def open_table(
    players: int,
    bot: str,
    seat: str,
    seed: str | None,
    tower: str,
    modules: str,
    record: Path | None,
    game: str = BASE_GAME,
) -> Session:
    """A new game; complains about what cannot be."""
    number = chosen_seed(seed)
    check_table(players, tower)
    check_game(game, tower, modules)
    chosen = modules_of(module_names(modules), number)
    setup = Setup(players, number, SEALED, chosen, tower, data.marks(), game)
    at = seat_of(seat, players)
    if at == NOBODY:
        complain(Saying("no-seat-at-table", {"seat": seat, "players": players, "last": SEAT_NAMES[players - 1]}))
    names = bot_names(bot, players - 1, game)
    names.insert(at, PERSON)
    match = Match(setup, tuple(names))
    return _seated(match, begin(match, at), free(record) or fresh_file(), 0)


def check_table(players: int, tower: str) -> None:
    """Complains about a number of players or a choice of tower that cannot be."""
    if not FEWEST_SEATS <= players <= MOST_SEATS:
        complain(Saying("wrong-players", {"fewest": FEWEST_SEATS, "most": MOST_SEATS, "players": players}))
    if tower not in TOWER_CHOICES:
        complain(Saying("wrong-tower", {"choices": ", ".join(TOWER_CHOICES), "tower": tower}))


def check_game(game: str, tower: str, modules: str) -> None:
    """Complains about a game nobody knows, and about what does not go with it."""
    if game not in family.names():
        complain(Saying("unknown-game", {"game": game, "games": ", ".join(family.names())}))
    if game != BASE_GAME and (tower != TOWER_OFF or modules):
        complain(Saying("plain-game", {"game": game}))


def go_on(source: Path, record: Path | None) -> Session:
    """The game of a record, up to its last decision."""
    try:
        saved = read(read_file(source))
        persons = [seat for seat, name in enumerate(saved.players) if name == PERSON]
        if len(persons) != 1 or len(saved.players) != saved.setup.seats:
            complain(Saying("not-against-bots", {"file": str(source), "command": f"{program()} replay"}))
        match, chronicle = follow(saved, persons[0])
        bots = known(saved.setup.game)
        for name in set(saved.players) - {PERSON}:
            if name not in bots:
                complain(Saying("unknown-bot-in", {"file": str(source), "bot": name, "bots": ", ".join(bots)}))
        check_end(saved, match.state)
    except RecordError as error:
        complain(about_file(source, error))
    session = _seated(match, chronicle, free(record) or source, _after_last_move(match, persons[0]))
    told = session.screen.cast.words("going-on", file=str(source), number=len(match.moves))
    session.screen.say(told, whole=True)
    return session


def _seated(match: Match, chronicle: Chronicle, path: Path, told: int) -> Session:
    bots: dict[int, Bot | Thinker] = {
        seat: make(name, match.setup.game) for seat, name in enumerate(match.players) if name != PERSON
    }
    cast = Cast(match.players, match.setup.seats, chronicle.seat, language())
    return Session(Screen(cast), match, chronicle, bots, path, told)


def _after_last_move(match: Match, seat: int) -> int:
    """The number of the person's latest decision: what happened from there on is told again."""
    moves = [at for at, (mover, _) in enumerate(match.moves, start=1) if mover == seat]
    return moves[-1] if moves else 0


def free(record: Path | None) -> Path | None:
    """Where the person wants the game saved, if anywhere; complains if something lies there already."""
    if record is not None and record.exists():
        complain(Saying("already-there", {"file": str(record)}))
    return record


def bot_names(text: str, number: int, game: str = BASE_GAME, commands: bool = False) -> list[str]:
    """One bot for all seats, or one for each; where a table says so, also programs (`cmd:...`)."""
    names = [name.strip() for name in text.split(",")]
    bots = known(game)
    for name in names:
        if name not in bots and not (commands and is_command(name)):
            complain(Saying("unknown-bot", {"bot": name, "bots": ", ".join(bots)}))
    if len(names) == 1:
        return names * number
    if len(names) != number:
        complain(Saying("wrong-number-of-bots", {"bots": len(names), "seats": number}))
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
        complain(Saying("no-seed", {"seed": text[:80], "bits": SEALED_SEED_BITS}))
    return seed
