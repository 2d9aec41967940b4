"""What every module must stand: whole games, records, clones, and eyes that look for secrets."""

from __future__ import annotations

from alhambra.core.engine import is_over, legal, submit, to_move
from alhambra.core.fingerprint import fingerprint
from alhambra.core.rng import fast
from alhambra.core.setup import Setup
from alhambra.core.state import State
from alhambra.core.view import view
from alhambra.games.match import Match, load
from alhambra.testing.invariants import check, pieces
from alhambra.testing.resample import reshuffled_behind
from tests.properties.games import Deal, choose, decisions, everybody


def plays_soundly(seats: int, seed: int, *modules: str) -> State:
    """A whole game at random with every position checked; the game at its end."""
    deal = Deal(seats, seed, choices=seed, modules=modules)
    state = deal.start()
    begun_with = pieces(state)
    for _ in decisions(state, deal.chooser()):
        check(state, begun_with)
    return state


def keeps_its_record(seats: int, seed: int, *modules: str, at: str = "") -> int:
    """Play a match; on the way, a clone goes on like the original and a saved match is the one that was saved.

    This is tried at every question with the name `at`, or else now and then; how often it was tried.
    """
    match = Match(Setup(seats, seed, modules=modules))
    rng = fast(seed)
    tried = 0
    while not is_over(match.state):
        state = match.state
        if state.agenda[-1].name() == at if at else len(match.moves) % 25 == 0:
            tried += 1
            assert fingerprint(load(match.save()).state) == fingerprint(state)
            one, other, untouched = state.clone(), state.clone(), fingerprint(state)
            action = choose(one, rng)
            submit(one, to_move(one), action)
            submit(other, to_move(other), action)
            assert fingerprint(one) == fingerprint(other)
            assert fingerprint(state) == untouched
        match.play(choose(state, rng))
    assert fingerprint(load(match.save()).state) == fingerprint(match.state)
    return tried


def tells_nothing_hidden(seats: int, seed: int, *modules: str) -> None:
    """In a whole game nobody sees a difference when all that he cannot see is drawn anew."""
    deal = Deal(seats, seed, choices=seed, modules=modules)
    state = deal.start()
    rng = fast(seed + 1)
    for made in decisions(state, deal.chooser()):
        if made % 5 == 0 or (state.agenda and state.agenda[-1].discreet()):
            for seat in everybody(state):
                world = reshuffled_behind(state, seat, rng)
                assert view(world, seat).encode() == view(state, seat).encode()
                assert is_over(world) or legal(world)
