"""Records: seed + set-up + one line per action, for people to read and for programs to replay.

Every line ends with a seal over itself and all lines before it, and a complete record has an end line. So a
record that was cut off or edited is noticed at the very line; it never leads to a wrong state.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, final

from alhambra.core.actions import read_action
from alhambra.core.engine import RuleError, is_over, submit, to_move
from alhambra.core.rng import FAST, FAST_SEED_BITS, SEALED_SEED_BITS, generator
from alhambra.core.setup import SEAT_NAMES, Setup
from alhambra.core.state import State

TITLE: Final = "alhambra record"
VERSION: Final = 1
NONE: Final = "-"
HEADINGS: Final = ("game", "seats", "players", "generator", "seed", "modules", "tower")


class RecordError(Exception):
    """A record that cannot be used; `line` says where, counted from 1."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line


@final
class Record:
    """A game as it is written down; ValueError for a player's name that cannot be."""

    __slots__ = ("moves", "over", "players", "setup")

    def __init__(self, setup: Setup, players: tuple[str, ...], moves: list[tuple[int, str]], over: bool) -> None:
        for name in players:
            if name.split() != [name] or name == NONE:
                raise ValueError(f"the player {name!r} cannot be written down: a name is one word")
        self.setup: Final = setup
        self.players: Final = players  # who sat where, for instance "person" or a bot's name; may be empty
        self.moves: Final = moves  # (seat, text of the action)
        self.over: Final = over


def write(record: Record) -> str:
    """The record as text."""
    sealed: list[str] = []
    seal = ""
    for line in _lines(record):
        seal = _seal(seal, line)
        sealed.append(f"{line} #{seal}\n")
    return "".join(sealed)


def _lines(record: Record) -> list[str]:
    setup = record.setup
    digits = (FAST_SEED_BITS if setup.generator == FAST else SEALED_SEED_BITS) // 4
    lines = [
        f"{TITLE} {VERSION}",
        f"game {setup.game}",
        f"seats {setup.seats}",
        f"players {' '.join(record.players) or NONE}",
        f"generator {setup.generator}",
        f"seed {setup.seed:0{digits}x}",
        f"modules {' '.join(setup.modules) or NONE}",
        f"tower {setup.tower}",
    ]
    for ply, (seat, text) in enumerate(record.moves, start=1):
        lines.append(f"{ply} {SEAT_NAMES[seat]} {text}")
    lines.append(f"end {len(record.moves)} {'over' if record.over else 'open'}")
    return lines


def read(text: str) -> Record:
    """The record a text holds; RecordError names the first line that is not as it was written."""
    lines = _unsealed(text)
    last = len(lines)
    heads = [_heading(lines, at, key) for at, key in enumerate(HEADINGS, start=2)]
    players = heads[HEADINGS.index("players")]
    setup = _read_setup(heads)
    first = line_of(0)
    moves: list[tuple[int, str]] = []
    for at in range(first, last):
        number, _, rest = lines[at - 1].partition(" ")
        seat, _, action = rest.partition(" ")
        if number != str(at - first + 1) or seat not in tuple(SEAT_NAMES[: setup.seats]) or not action:
            raise RecordError(at, f"expected move {at - first + 1} as: NUMBER SEAT ACTION")
        moves.append((SEAT_NAMES.index(seat), action))
    record = Record(setup, _words(players), moves, lines[-1] == f"end {len(moves)} over")
    for at, (found, expected) in enumerate(zip(lines, _lines(record), strict=True), start=1):
        if found != expected:  # one way to write everything: a record and its game are one and the same
            raise RecordError(at, f"expected: {expected}")
    return record


def _read_setup(heads: list[str]) -> Setup:
    """The set-up, each of its values tried by itself, so that a wrong one is told by its own line."""
    game, seats, _, generator_name, seed, modules, tower = heads
    key = "seats"
    try:
        setup = Setup(int(seats), 0)
        key = "generator"
        generator(generator_name, 0)
        key = "seed"
        generator(generator_name, int(seed, 16))
        key = "modules"
        setup = Setup(setup.seats, int(seed, 16), generator_name, _words(modules))
        key = "tower"
        return Setup(setup.seats, setup.seed, generator_name, setup.modules, tower, game)
    except ValueError as error:
        raise RecordError(line_of_heading(key), f"impossible set-up: {error}") from None


def replay_move(record: Record, state: State, at: int) -> None:
    """Play move number `at` (from 0) of a record on the position before it."""
    seat, text = record.moves[at]
    try:
        action = read_action(state.table, text)
        if action.text(state.table) != text:
            raise ValueError(f"the program writes this action as: {action.text(state.table)}")
        if seat != to_move(state):
            raise ValueError(f"seat {SEAT_NAMES[seat]} has nothing to decide here")
        submit(state, seat, action)
    except (ValueError, RuleError) as error:
        raise RecordError(line_of(at), str(error)) from None


def check_end(record: Record, state: State) -> None:
    """After all moves: is the game as far as the record says?"""
    if is_over(state) != record.over:
        told = "over" if record.over else "still open"
        raise RecordError(line_of(len(record.moves)), f"the record says that the game is {told}, which is not so")


def line_of_heading(key: str) -> int:
    """The line on which a heading stands."""
    return HEADINGS.index(key) + 2


def line_of(at: int) -> int:
    """The line on which move number `at` (from 0) stands."""
    return len(HEADINGS) + 2 + at


def _unsealed(text: str) -> list[str]:
    """The lines without their seals, each of which was checked."""
    lines: list[str] = []
    seal = ""
    rows = text.split("\n")
    complete = rows.pop() == ""
    for at, row in enumerate(rows, start=1):
        line, mark, given = row.rpartition(" #")
        if at == 1:
            _check_title(line if mark else row)
        seal = _seal(seal, line)
        if not mark or given != seal:
            raise RecordError(at, "this line or one before it was changed after it was written")
        lines.append(line)
    if not complete:
        raise RecordError(len(rows) + 1, "the record was cut off in the middle of this line")
    if not lines:
        raise RecordError(1, f"not a record: it must begin with {TITLE!r}")
    if not lines[-1].startswith("end ") or len(lines) < len(HEADINGS) + 2:
        raise RecordError(len(lines) + 1, "the record was cut off here: its end line is missing")
    return lines


def _check_title(line: str) -> None:
    words = line.rsplit(" ", 1)
    if words[0] != TITLE or len(words) != 2 or not words[1].isdecimal():
        raise RecordError(1, f"not a record: it must begin with {TITLE!r} and a version")
    if len(words[1]) > len(str(VERSION)) or int(words[1]) > VERSION:
        raise RecordError(1, f"version {words[1]} is newer than this program, which reads up to version {VERSION}")
    if int(words[1]) != VERSION:
        raise RecordError(1, f"version {words[1]} cannot be read by this program (version {VERSION})")


def _heading(lines: list[str], at: int, key: str) -> str:
    word, _, value = lines[at - 1].partition(" ")
    if word != key or not value:
        raise RecordError(at, f"expected: {key} ...")
    return value


def _words(value: str) -> tuple[str, ...]:
    return () if value == NONE else tuple(value.split())


def _seal(before: str, line: str) -> str:
    return blake2b(f"{before}{line}".encode("utf-8", "surrogatepass"), digest_size=4).hexdigest()
