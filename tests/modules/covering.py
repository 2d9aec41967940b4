"""A few games in which every three circumstances meet in every way: a covering array of strength three.

Circumstances are the modules, each at the table or not, and the number of players. Nothing here is random.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, count, product

TOGETHER = 3

Value = object
Row = tuple[Value, ...]
Meeting = tuple[tuple[int, Value], ...]  # some factors, by number, with a value each
Trio = tuple[int, ...]  # the same with a number for each value of each factor, ascending


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

    Greedy: each row begins with the first meeting that is still missing; factor by factor, those with most values
    first, it then takes the value that brings about the most missing ones with what is fixed already; among equals
    the one that was taken least, so that no value is left for the end.
    """
    fresh = count()
    numbers = [[next(fresh) for _ in values] for values in factors]
    factor_of = [factor for factor, values in enumerate(factors) for _ in values]
    value_of = [value for values in factors for value in values]
    order = sorted(range(len(factors)), key=lambda factor: -len(factors[factor]))
    missing: dict[Trio, None] = dict.fromkeys(
        trio for chosen in combinations(numbers, TOGETHER) for trio in product(*chosen)
    )
    taken = [0] * len(value_of)
    rows: list[Row] = []
    while missing:
        fixed = {factor_of[number]: number for number in next(iter(missing))}
        for factor in order:
            if factor not in fixed:
                pairs = list(combinations(sorted(fixed.values()), 2))
                fixed[factor] = max(numbers[factor], key=lambda number: (gain(number, pairs, missing), -taken[number]))
        chosen = [fixed[factor] for factor in range(len(factors))]
        for trio in combinations(chosen, TOGETHER):
            missing.pop(trio, None)
        for number in chosen:
            taken[number] += 1
        rows.append(tuple([value_of[number] for number in chosen]))
    return rows


def gain(number: int, pairs: list[tuple[int, int]], missing: dict[Trio, None]) -> int:
    """How many missing meetings a value would bring about with these pairs."""
    found = 0
    for low, high in pairs:
        if number < low:
            found += (number, low, high) in missing
        elif number < high:
            found += (low, number, high) in missing
        else:
            found += (low, high, number) in missing
    return found
