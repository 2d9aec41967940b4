"""The dice area: one column of fields for each type, from the best field to the worst (DICE-5, DICE-33).

A column is a row of bytes, one for each field: 0 if it is free, else the number of the marker's owner plus one.
Owners are numbered as contestants are in a scoring: the seats in order, then Dirk.
"""

from __future__ import annotations

from typing import Final

from alhambra.core.pieces import ROW_OF, TYPES
from alhambra.games.cup.printed import PRINTED

FIELDS: Final = PRINTED.fields
OFF: Final = FIELDS  # where a marker is that found no field (DICE-30)
THROWS: Final = PRINTED.fields // PRINTED.rows  # in a turn, at most
NOBODYS: Final = -1

EMPTY_COLUMN: Final = bytes(FIELDS)


def fresh_columns() -> list[bytes]:
    """A dice area without markers."""
    return [EMPTY_COLUMN for _ in TYPES]


def field_at(row: int, throws: int) -> int:
    """The place of field row/throws in its column, 0 being the best (DICE-33)."""
    return THROWS * (PRINTED.rows - row) + throws - 1


def target(count: int, throws: int) -> int:
    """DICE-27: where a result belongs; DICE-28: more than the rows can show is the very best."""
    return field_at(count, throws) if count <= PRINTED.rows else 0


def landing(column: bytes, at: int) -> int:
    """DICE-29: the first free field from here on towards the worse ones; OFF if there is none (DICE-30)."""
    while at < FIELDS and column[at]:
        at += 1
    return at


def with_marker(column: bytes, at: int, owner: int) -> bytes:
    """The column with a marker on a field."""
    return column[:at] + ROW_OF[owner + 1] + column[at + 1 :]


def without_marker(column: bytes, at: int) -> bytes:
    """The column with a field cleared."""
    return column[:at] + ROW_OF[0] + column[at + 1 :]


def best(column: bytes) -> int:
    """The field of the best marker; OFF if the column is empty."""
    at = 0
    while at < FIELDS and not column[at]:
        at += 1
    return at


def owner_at(column: bytes, at: int) -> int:
    """Whose marker lies on a field; NOBODYS if none does."""
    return column[at] - 1


def field_name(at: int) -> str:
    """DICE-3: a field as row/throws; `off` for a marker that found none."""
    return f"{PRINTED.rows - at // THROWS}/{at % THROWS + 1}" if at < FIELDS else "off"


def field_named(name: str) -> int:
    """The field that a name stands for."""
    row, _, throws = name.partition("/")
    return field_at(int(row), int(throws))


def ranked(column: bytes) -> list[tuple[int, int]]:
    """All markers of a column as (field, owner), the best first."""
    return [(at, owner - 1) for at, owner in enumerate(column) if owner]
