"""Every rung of the ladder: honest, and better than the one below."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from alhambra.bots.asking import Clock, Thinker, ask
from alhambra.bots.ladder import Club, casual, expert, master, novice
from alhambra.core.engine import is_over, to_move
from alhambra.core.rng import fast
from alhambra.core.setup import Setup
from alhambra.core.state import State
from alhambra.core.view import view
from alhambra.core.worlds import imagine
from alhambra.games import family
from alhambra.games.alhambra import MODULES
from alhambra.games.match import Match

RUNGS: dict[str, Callable[[], Thinker]] = {
    "novice": novice,
    "casual": casual,
    "club": Club,
    "expert": expert,
    "master": master,
}
FEW = Clock(playouts=8)


def scores(bots: list[Thinker], seed: int, modules: tuple[str, ...] = ()) -> list[int]:
    match = Match(family.arranged(Setup(len(bots), seed, modules=modules)))
    while not is_over(match.state):
        seat = to_move(match.state)
        match.play(ask(bots[seat], match.state, seat, fast(seed + match.state.ply), FEW))
    return [player.score for player in match.state.players]


def positions(modules: tuple[str, ...], every: int) -> list[State]:
    match = Match(family.arranged(Setup(3, 8, modules=modules)))
    found: list[State] = []
    while not is_over(match.state):
        if match.state.ply % every == 0:
            found.append(match.state.clone())
        seat = to_move(match.state)
        match.play(ask(casual(), match.state, seat, fast(match.state.ply), FEW))
    return found


@pytest.mark.parametrize("modules", [(), tuple(MODULES)], ids=["base", "all"])
@pytest.mark.parametrize("name", RUNGS)
def test_what_nobody_can_see_changes_no_decision(name: str, modules: tuple[str, ...]) -> None:
    """In a world whose secrets are drawn anew, the same numbers lead to the same decision."""
    every = 29 if name in ("novice", "casual", "club") else 71
    for at, state in enumerate(positions(modules, every)):
        seat = to_move(state)
        other = imagine(state, seat, fast(500 + at))
        bot = RUNGS[name]()
        table = state.table
        assert ask(bot, state, seat, fast(at), FEW).text(table) == ask(RUNGS[name](), other, seat, fast(at), FEW).text(
            table
        )
        assert view(other, seat).encode() == view(state, seat).encode()


@pytest.mark.parametrize(("better", "worse", "least"), [("casual", "novice", 17), ("club", "casual", 15)])
def test_every_rung_beats_the_one_below(better: str, worse: str, least: int) -> None:
    won = 0.0
    for seed in range(20):
        seat = seed % 2
        bots: list[Thinker] = [RUNGS[worse](), RUNGS[worse]()]
        bots[seat] = RUNGS[better]()
        points = scores(bots, seed)
        won += 1.0 if points[seat] > points[1 - seat] else 0.5 if points[0] == points[1] else 0.0
    assert won >= least
