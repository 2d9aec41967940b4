"""Worlds that bots think in: true to what a seat knows, and to nothing else."""

from __future__ import annotations

import pytest

from alhambra.core.engine import is_over, legal, submit, to_move
from alhambra.core.fingerprint import fingerprint
from alhambra.core.pieces import SCORES
from alhambra.core.rng import fast
from alhambra.core.setup import Setup
from alhambra.core.state import State
from alhambra.core.view import view
from alhambra.core.worlds import imagine
from alhambra.games import family
from alhambra.games.alhambra import MODULES
from alhambra.testing.invariants import check, pieces

COMPANIES = [("alhambra", (), 2), ("alhambra", (), 4), ("alhambra", tuple(MODULES), 3), ("alhambra", tuple(MODULES), 6)]
GAMES = [*COMPANIES, ("dice", (), 3), ("alcazaba", (), 4)]


def positions(game: str, modules: tuple[str, ...], players: int, seed: int, every: int) -> list[State]:
    """Positions on the way of a random game."""
    state = family.start(family.arranged(Setup(players, seed, modules=modules, game=game)))
    rng = fast(seed)
    found: list[State] = []
    while not is_over(state):
        if state.ply % every == 0:
            found.append(state.clone())
        options = legal(state)
        submit(state, to_move(state), options[rng.below(len(options))])
    return found


@pytest.mark.parametrize(("game", "modules", "players"), GAMES)
def test_a_world_looks_like_the_game_and_goes_on_like_one(game: str, modules: tuple[str, ...], players: int) -> None:
    for at, state in enumerate(positions(game, modules, players, 5, 37)):
        seat = to_move(state)
        world = imagine(state, seat, fast(at))
        assert view(world, seat).encode() == view(state, seat).encode()
        assert pieces(world).tiles == pieces(state).tiles
        assert pieces(world).cards == pieces(state).cards
        check(world)
        rng = fast(at)
        while not is_over(world):
            options = legal(world)
            submit(world, to_move(world), options[rng.below(len(options))])
        check(world)


@pytest.mark.parametrize(("game", "modules", "players"), GAMES)
def test_a_world_tells_nothing_of_the_real_one(game: str, modules: tuple[str, ...], players: int) -> None:
    """Drawn with the same numbers from the game and from any other world of that seat, it is the same world."""
    for at, state in enumerate(positions(game, modules, players, 6, 41)):
        for seat in range(players):
            other = imagine(state, seat, fast(1000 + at))
            assert fingerprint(imagine(other, seat, fast(at))) == fingerprint(imagine(state, seat, fast(at)))
            assert other.setup.seed == 0


@pytest.mark.parametrize(("modules", "players"), [((), 2), ((), 5), (("characters", "masters", "walls"), 4)])
def test_the_real_world_is_one_of_them(modules: tuple[str, ...], players: int) -> None:
    """Where the next scoring card lies among worlds is where it may lie at all: the ranks are uniform."""
    worlds, buckets = 19, 4
    counts = [0] * buckets
    for seed in range(240):
        found = positions("alhambra", modules, players, seed, 60)
        state = found[min(1 + seed % 3, len(found) - 1)]
        own = depth(state)
        if own < 0:
            continue
        rng = fast(seed)
        others = [depth(imagine(state, to_move(state), rng)) for _ in range(worlds)]
        below, ties = sum(other < own for other in others), sum(other == own for other in others)
        counts[(below + rng.below(ties + 1)) * buckets // (worlds + 1)] += 1
    number = sum(counts)
    assert number > 100
    expected = number / buckets
    assert sum((count - expected) ** 2 / expected for count in counts) < 16.3  # chi-square, three degrees, 1 in 1,000


def depth(state: State) -> int:
    """How far down the next scoring card lies; -1 if there is none."""
    roles = state.table.cards.roles
    lying = [at for at, card in enumerate(list(state.pile)[state.pile_at :]) if roles[card] == SCORES]
    return lying[0] if lying else -1
