"""What each component table must hold: small checks by table.

What games rely on and what the rules say holds for every table (`checks`, in `soundness.py`). What we know or assume of
the printed pieces themselves holds for the shipped tables alone (`assumes`, in `assumptions.py`): a box may prove us
wrong, and then its table must be welcome.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any

Table = dict[str, Any]
Problems = Iterator[str]
Check = Callable[..., Problems]

Checks = list[tuple[tuple[str, ...], Check]]
CHECKS: Checks = []
ASSUMPTIONS: Checks = []


def checks(*names: str, among: Checks = CHECKS) -> Callable[[Check], Check]:
    """Register a check of the first table named; the others are what it is compared with."""

    def register(check: Check) -> Check:
        among.append((names, check))
        return check

    return register


def assumes(*names: str) -> Callable[[Check], Check]:
    """Register a check of the shipped table alone; again, the others are what it is compared with."""
    return checks(*names, among=ASSUMPTIONS)


def differs(what: str, found: object, expected: object) -> Problems:
    if found != expected:
        yield f"{what}: {found} instead of {expected}"


def evenly(what: str, found: Iterable[str], names: Iterable[str], times: int) -> Problems:
    """Each of the names stands so many times, and nothing else."""
    yield from differs(what, dict(Counter(found)), dict.fromkeys(names, times))


def column(entries: list[Table], key: str) -> list[Any]:
    return [entry[key] for entry in entries]


def walls(entry: Table) -> str:
    return "".join(entry["walls"])


def dealt(table: Table) -> Problems:
    """There are cards enough for every number of players."""
    for seats, each in table["dealing"].items():
        if int(seats) * each > len(table["cards"]):
            yield f"dealing: {each} cards for each of {seats} players, but there are only {len(table['cards'])}"


def tells(entry: Table, told: str) -> Problems:
    """An id begins with what it stands for, as words and pictures rely on it."""
    if entry["id"] != told and not entry["id"].startswith(f"{told}-"):
        yield f"{entry['id']}: the entry itself says {told}"
