"""Records: seed + set-up + one line per action, for people to read and for programs to replay.

Every line ends with a seal over itself and all lines before it, and a complete record has an end line. So a
record that was cut off or edited is noticed at the very line; it never leads to a wrong state.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, final

from alhambra.core.actions import read_action
from alhambra.core.dealing import said_tables, tables_in_use
from alhambra.core.engine import RuleError, is_over, submit, to_move
from alhambra.core.rng import FAST, FAST_SEED_BITS, SEALED_SEED_BITS, generator
from alhambra.core.setup import SEAT_NAMES, Setup
from alhambra.core.state import State

TITLE: Final = "alhambra record"
VERSION: Final = 1
NONE: Final = "-"
HEADINGS: Final = ("game", "seats", "players", "generator", "seed", "modules", "tower")
COMPONENTS: Final = "components"  # one heading more, where the component tables are not those of the program


class RecordError(Exception):
    """A record that cannot be used; `line` says where, counted from 1, `fault` and `facts` what is wrong, for words."""

    def __init__(self, line: int, message: str, fault: str, facts: dict[str, str] | None = None) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line
        self.fault = fault
        self.facts: dict[str, str] = facts or {}


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
    if setup.components:
        lines.append(f"{COMPONENTS} {' '.join(setup.components)}")
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
    further = lines[len(HEADINGS) + 1]
    components = _words(further.partition(" ")[2]) if further.startswith(f"{COMPONENTS} ") else ()
    setup = _read_setup(heads, components)
    first = line_of(0, components)
    moves: list[tuple[int, str]] = []
    for at in range(first, last):
        number, _, rest = lines[at - 1].partition(" ")
        seat, _, action = rest.partition(" ")
        if number != str(at - first + 1) or seat not in tuple(SEAT_NAMES[: setup.seats]) or not action:
            expected = f"{at - first + 1} SEAT ACTION"
            raise RecordError(at, f"expected: {expected}", "line", {"expected": expected})
        moves.append((SEAT_NAMES.index(seat), action))
    record = Record(setup, _words(players), moves, lines[-1] == f"end {len(moves)} over")
    for at, (found, expected) in enumerate(zip(lines, _lines(record), strict=True), start=1):
        if found != expected:  # one way to write everything: a record and its game are one and the same
            raise RecordError(at, f"expected: {expected}", "line", {"expected": expected})
    return record


def _read_setup(heads: list[str], components: tuple[str, ...]) -> Setup:
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
        setup = Setup(setup.seats, setup.seed, generator_name, setup.modules, tower, game=game)
        key = COMPONENTS
        return Setup(setup.seats, setup.seed, generator_name, setup.modules, tower, components, game)
    except ValueError as error:
        raise RecordError(line_of_heading(key), f"impossible set-up: {error}", "setup", {"heading": key}) from None


def replay_move(record: Record, state: State, at: int) -> None:
    """Play move number `at` (from 0) of a record on the position before it."""
    seat, text = record.moves[at]
    line = line_of(at, record.setup.components)
    try:
        action = read_action(state.table, text)
    except ValueError as error:
        raise RecordError(line, str(error), "action", {"action": text}) from None
    written = action.text(state.table)
    if written != text:
        raise RecordError(line, f"the program writes this action as: {written}", "spelling", {"action": written})
    if seat != to_move(state):
        name = SEAT_NAMES[seat]
        raise RecordError(line, f"seat {name} has nothing to decide here", "seat", {"seat": name})
    try:
        submit(state, seat, action)
    except RuleError as error:
        raise RecordError(line, str(error), "rule", {"rule": error.rule}) from None
    except ValueError as error:
        raise RecordError(line, str(error), "action", {"action": text}) from None


def check_tables(record: Record) -> None:
    """Before the first move: was it played with the component tables that are in use?"""
    needed = record.setup.components
    if needed != tables_in_use():
        line = line_of_heading(COMPONENTS if needed else HEADINGS[-1])  # where it is told, or would be
        told = f"played with {said_tables(needed)}; in use are {said_tables(tables_in_use())}"
        facts = {"needed": ", ".join(needed) or NONE, "used": ", ".join(tables_in_use()) or NONE}
        raise RecordError(line, told, "tables", facts)


def check_end(record: Record, state: State) -> None:
    """After all moves: is the game as far as the record says?"""
    if is_over(state) != record.over:
        told = "over" if record.over else "still open"
        last = line_of(len(record.moves), record.setup.components)
        fault = "over" if record.over else "open"
        raise RecordError(last, f"the record says that the game is {told}, which is not so", fault)


def line_of_heading(key: str) -> int:
    """The line on which a heading stands."""
    return (*HEADINGS, COMPONENTS).index(key) + 2


def line_of(at: int, components: tuple[str, ...] = ()) -> int:
    """The line on which move number `at` (from 0) stands; where component tables are named, one further down."""
    return len(HEADINGS) + 2 + at + (1 if components else 0)


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
            raise RecordError(at, "this line or one before it was changed after it was written", "changed")
        lines.append(line)
    if not complete:
        raise RecordError(len(rows) + 1, "the record was cut off in the middle of this line", "cut")
    if not lines:
        raise RecordError(1, f"not a record: it must begin with {TITLE!r}", "none", {"title": TITLE})
    if not lines[-1].startswith("end ") or len(lines) < len(HEADINGS) + 2:
        raise RecordError(len(lines) + 1, "the record was cut off here: its end line is missing", "no-end")
    return lines


def _check_title(line: str) -> None:
    words = line.rsplit(" ", 1)
    if words[0] != TITLE or len(words) != 2 or not words[1].isdecimal():
        raise RecordError(1, f"not a record: it must begin with {TITLE!r} and a version", "none", {"title": TITLE})
    facts = {"version": words[1], "ours": str(VERSION)}
    if len(words[1]) > len(str(VERSION)) or int(words[1]) > VERSION:
        told = f"version {words[1]} is newer than this program, which reads up to version {VERSION}"
        raise RecordError(1, told, "newer", facts)
    if int(words[1]) != VERSION:
        raise RecordError(1, f"version {words[1]} cannot be read by this program (version {VERSION})", "older", facts)


def _heading(lines: list[str], at: int, key: str) -> str:
    word, _, value = lines[at - 1].partition(" ")
    if word != key or not value:
        raise RecordError(at, f"expected: {key} ...", "line", {"expected": f"{key} ..."})
    return value


def _words(value: str) -> tuple[str, ...]:
    return () if value == NONE else tuple(value.split())


def _seal(before: str, line: str) -> str:
    return blake2b(f"{before}{line}".encode("utf-8", "surrogatepass"), digest_size=4).hexdigest()
