"""Component tables: what lies in the boxes, with sources and confidence.

A program may replace some of them once, as it starts (`use`): every game of this process is then played with them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from hashlib import blake2b
from importlib import resources
from typing import Any, Final

Table = dict[str, Any]

# What is said about facts; no facts themselves.
ABOUT: Final = ("sources", "confidence", "reconstruction", "disagreements", "alternatives", "notes")
MARK_BYTES: Final = 8

_REPLACED: Final[dict[str, Table]] = {}
_MARKS: Final[list[tuple[str, ...]]] = [()]


def load(name: str) -> Table:
    """The table `name`, for instance `buildings`; read once and shared, so never change it."""
    found = _REPLACED.get(name)
    return shipped(name) if found is None else found


@cache
def shipped(name: str) -> Table:
    """The table as it comes with the program."""
    table: Table = json.loads(resources.files(__name__).joinpath(f"{name}.json").read_text("utf-8"))
    return table


def names() -> list[str]:
    """The names of all tables there are."""
    files = [file.name for file in resources.files(__name__).iterdir()]
    return sorted([name.removesuffix(".json") for name in files if name.endswith(".json")])


def use(tables: Mapping[str, Table]) -> None:
    """Play with these tables in place of the shipped ones; the others are shipped ones again.

    They are taken as they are: `alhambra.data.components` reads and checks them.
    """
    _REPLACED.clear()
    _REPLACED.update({name: table for name, table in tables.items() if facts(table) != facts(shipped(name))})
    _MARKS[0] = tuple([f"{name}={mark(table)}" for name, table in sorted(_REPLACED.items())])


@contextmanager
def using(tables: Mapping[str, Table]) -> Iterator[None]:
    """The same for a while."""
    before = replaced()
    use(tables)
    try:
        yield
    finally:
        use(before)


def replaced() -> dict[str, Table]:
    """The tables that are not the shipped ones, by name: for other processes, which must use the same."""
    return dict(_REPLACED)


def marks() -> tuple[str, ...]:
    """What records say of them: `name=digest` for each table that is not the shipped one."""
    return _MARKS[0]


def mark(table: Table) -> str:
    """A digest of a table's facts."""
    text = json.dumps(facts(table), sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=MARK_BYTES).hexdigest()


def facts(part: object) -> object:
    """A table without what is said about it: two with the same facts make the same games."""
    if isinstance(part, dict):
        return {key: facts(value) for key, value in part.items() if key not in ABOUT}
    return [facts(value) for value in part] if isinstance(part, list) else part
