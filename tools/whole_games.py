"""Whole games as digests, to compare two builds of the engine.

`python tools/whole_games.py` prints the build that runs, then one line per game: its set-up and, for every decision, a
digest of the whole state and of the record so far. Two builds that print the same play the same games;
`tests/test_builds.py` sees to it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from hashlib import blake2b
from itertools import cycle, islice

from alhambra._build import build
from alhambra.core.engine import is_over, legal
from alhambra.core.fingerprint import fingerprint
from alhambra.core.rng import FAST, SEALED, fast
from alhambra.core.setup import TOWER_CHOICES, Setup
from alhambra.core.view import SPECTATOR, view
from alhambra.games.alhambra import MODULES
from alhambra.games.match import Match

SOME = 8  # modules at one table
COMPANIES = (
    *[()] * 6,
    *[tuple(islice(cycle(MODULES), first, first + SOME)) for first in range(0, len(MODULES), SOME // 2)],
    *[tuple(MODULES)] * 2,
)
GAMES = len(COMPANIES)


def games() -> Iterator[tuple[str, list[str]]]:
    """Games of every size without, with some and with all modules, both generators, every use of the 12th tower."""
    for number, modules in enumerate(COMPANIES):
        seats, generator, tower = 2 + number % 5, (FAST, SEALED)[number % 2], TOWER_CHOICES[number % 3]
        name = f"{seats} {number} {generator} {tower} {','.join(modules) or '-'}"
        yield name, digests(Match(Setup(seats, number, generator, modules, tower)), number)


def digests(match: Match, choices: int) -> list[str]:
    """A digest before every decision of a random game and at its end."""
    rng = fast(choices)
    found = [digest(match)]
    while not is_over(match.state):
        options = legal(match.state)
        match.play(options[rng.below(len(options))])
        found.append(digest(match))
    return found


def digest(match: Match) -> str:
    """All there is: the state with its secrets, the options in order, what a spectator sees, the latest move."""
    state = match.state
    known = [
        fingerprint(state),
        *[option.text(state.table) for option in legal(state)],
        view(state, SPECTATOR).encode().decode(),
        match.save() if is_over(state) else str(match.moves[-1:]),
    ]
    return blake2b("\n".join(known).encode(), digest_size=4).hexdigest()


def main() -> int:
    print(build())
    for name, row in games():
        print(f"{name}: {' '.join(row)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
