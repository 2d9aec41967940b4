"""Games to try the interfaces on: all three, the base game also with all modules."""

from __future__ import annotations

from collections.abc import Iterator

from alhambra.core.engine import is_over, submit, to_move
from alhambra.core.rng import FAST, fast
from alhambra.core.setup import Setup
from alhambra.core.state import State
from alhambra.games import family
from alhambra.testing.conformance import choose

ALL = tuple(family.modules_of("alhambra"))
TABLES = {
    "base": ("alhambra", ()),
    "all modules": ("alhambra", ALL),
    "dice": ("dice", ()),
    "alcazaba": ("alcazaba", ()),
}


def played(table: str, seats: int, seed: int = 1, most: int = 10_000) -> Iterator[State]:
    """A game at random, position by position; the last one may be the end."""
    game, modules = TABLES[table]
    state = family.start(Setup(seats, seed, FAST, modules, game=game))
    rng = fast(seed)
    yield state
    for _ in range(most):
        if is_over(state):
            return
        submit(state, to_move(state), choose(state, rng))
        yield state
