"""The ladder of the games with dice: honest, at every table, and each rung above the one below."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from alhambra.bots import cups
from alhambra.bots.asking import Clock, Thinker, ask
from alhambra.bots.bot import levels, make
from alhambra.core.engine import is_over, legal, submit, to_move
from alhambra.core.rng import fast
from alhambra.core.setup import Setup
from alhambra.core.state import State
from alhambra.core.view import view
from alhambra.core.worlds import imagine
from alhambra.games import family

RUNGS: dict[str, Callable[[], Thinker]] = {
    "novice": cups.novice,
    "casual": cups.casual,
    "club": cups.club,
    "expert": cups.expert,
    "master": cups.master,
}
FEW = Clock(playouts=4)
DEALS = 3
LEAST_LEAD = 5  # points a game
SLOW = ("expert", "master")


def positions(game: str, number: int) -> list[State]:
    """Moments of a game of chance, spread over all of it."""
    state, luck, found = family.start(Setup(2, 8, game=game)), fast(1), []
    while not is_over(state):
        options = legal(state)
        if len(options) > 1:
            found.append(state.clone())
        submit(state, to_move(state), options[luck.below(len(options))])
    return found[:: len(found) // number]


def hidden(state: State) -> dict[str, object]:
    part = state.parts[0]
    return part.facts() if part is not None else {}


@pytest.mark.parametrize("game", cups.CUPS)
def test_the_ladder_is_the_one_of_all_tables(game: str) -> None:
    assert levels(game) == levels() == tuple(reversed(RUNGS))
    assert all(isinstance(make(name, game), Thinker) for name in RUNGS)


@pytest.mark.parametrize("game", cups.CUPS)
@pytest.mark.parametrize("name", RUNGS)
def test_what_nobody_can_see_changes_no_decision(name: str, game: str) -> None:
    """With the order of all that lies face down drawn anew, the same numbers lead to the same decision."""
    states = positions(game, 5 if name in SLOW else 12)
    differing = 0
    for at, state in enumerate(states):
        seat = to_move(state)
        other = imagine(state, seat, fast(500 + at))
        differing += hidden(other) != hidden(state)
        mine, theirs = RUNGS[name](), RUNGS[name]()
        assert ask(mine, state, seat, fast(at), FEW) == ask(theirs, other, seat, fast(at), FEW)
    assert differing > len(states) // 2  # they were indeed other worlds


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("game", cups.CUPS)
def test_all_rungs_play_whole_games_together(game: str, seats: int) -> None:
    """At a table of six one of the quick rungs sits twice; who searches does so in few worlds."""
    names = ["expert", "club", "casual", "novice", "master", "club"][:seats]
    bots = [RUNGS[name]() for name in names]
    state = family.start(Setup(seats, seats, game=game))
    while not is_over(state):
        seat = to_move(state)
        chosen = ask(bots[seat], state, seat, fast(state.ply), Clock(playouts=1))
        assert chosen in view(state, seat).options
        submit(state, seat, chosen)
    assert max(player.score for player in state.players) > 0


@pytest.mark.parametrize("game", cups.CUPS)
@pytest.mark.parametrize(("better", "worse"), [("casual", "novice"), ("club", "casual")])
def test_every_rung_that_needs_no_time_beats_the_one_below(better: str, worse: str, game: str) -> None:
    """The same deals with both on either seat; how much the upper ones are better is measured by reports."""
    lead = 0
    for seed in range(DEALS):
        for seat in range(2):
            bots = [RUNGS[worse](), RUNGS[worse]()]
            bots[seat] = RUNGS[better]()
            state = family.start(Setup(2, seed, game=game))
            while not is_over(state):
                mover = to_move(state)
                submit(state, mover, ask(bots[mover], state, mover, fast(100 * seed + state.ply)))
            lead += state.players[seat].score - state.players[1 - seat].score
    assert lead > DEALS * 2 * LEAST_LEAD
