"""A few games in which every three circumstances meet in every way: a covering array of strength three.

Circumstances are the modules, each at the table or not, and the number of players. Nothing here is random.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product

TOGETHER = 3

Value = object
Row = tuple[Value, ...]
Meeting = tuple[tuple[int, Value], ...]  # some factors, by number, with a value each


def meetings(factors: Sequence[Sequence[Value]]) -> Iterator[Meeting]:
    """Every way in which three factors can meet."""
    for chosen in combinations(range(len(factors)), TOGETHER):
        for values in product(*[factors[factor] for factor in chosen]):
            yield tuple(zip(chosen, values, strict=True))


def met_in(row: Row) -> Iterator[Meeting]:
    """The meetings of one row."""
    return combinations(enumerate(row), TOGETHER)


def covering(factors: Sequence[Sequence[Value]]) -> list[Row]:
    """Rows with a value of each factor, in which every meeting occurs.

    Greedy: each row begins with the first meeting that is still missing; factor by factor it then takes the value
    that brings about the most missing ones with what is fixed already.
    """
    missing = dict.fromkeys(meetings(factors))
    rows: list[Row] = []
    while missing:
        fixed = dict(next(iter(missing)))
        for factor, values in enumerate(factors):
            if factor not in fixed:
                fixed[factor] = max(values, key=lambda value: gain(fixed, factor, value, missing))
        row = tuple([fixed[factor] for factor in range(len(factors))])
        for meeting in met_in(row):
            missing.pop(meeting, None)
        rows.append(row)
    return rows


def gain(fixed: dict[int, Value], factor: int, value: Value, missing: dict[Meeting, None]) -> int:
    """How many missing meetings a value would bring about."""
    found = 0
    for others in combinations(sorted(fixed), TOGETHER - 1):
        meeting = sorted([(factor, value), *[(other, fixed[other]) for other in others]], key=lambda entry: entry[0])
        found += tuple(meeting) in missing
    return found
