"""Whole games by instinct with modules at the table: they end, and it pays to listen to the modules."""

from __future__ import annotations

import pytest

from alhambra.core.engine import is_over, legal, submit, to_move
from alhambra.core.rng import FAST, fast
from alhambra.core.setup import Setup
from alhambra.core.worlds import imagine
from alhambra.games.alhambra import MODULES, start
from alhambra.mind.instinct import Instinct
from alhambra.mind.playout import play_out
from tests.mind.twins import WEIGHTS, margin

ALL = tuple(MODULES)
MOST_DECISIONS = 3000
CLEARLY = 40  # points
MANY = 30


@pytest.mark.parametrize("players", range(2, 7))
def test_a_game_with_all_modules_ends(players: int) -> None:
    state = start(Setup(players, 7 + players, FAST, ALL))
    assert play_out(state, Instinct(state, WEIGHTS), MOST_DECISIONS) < MOST_DECISIONS
    assert is_over(state)


def test_it_pays_to_listen_to_the_modules() -> None:
    margins = [margin(ALL, 3, seed, seed % 3) for seed in range(3)]
    assert sum(margins) / len(margins) > CLEARLY


@pytest.mark.parametrize("modules", [*[(key,) for key in MODULES], ALL], ids=[*MODULES, "all"])
def test_it_beats_chance_clearly(modules: tuple[str, ...]) -> None:
    state = start(Setup(2, 1, FAST, modules))
    instinct, chance = Instinct(state, WEIGHTS), fast(1)
    options = legal(state)
    while options:
        seat = to_move(state)
        by_chance = options[chance.below(len(options))]
        submit(state, seat, by_chance if seat else instinct.best(state, seat, options))
        options = legal(state)
    assert state.players[0].score - state.players[1].score >= CLEARLY


@pytest.mark.parametrize("players", [2, 3, 6])
def test_what_a_seat_does_not_know_changes_no_value(players: int) -> None:
    """In every world it could imagine, and in the real one, it thinks the same of its options."""
    state = start(Setup(players, 3, FAST, ALL))
    instinct, luck = Instinct(state, WEIGHTS), fast(1)
    options = legal(state)
    compared = 0
    while options:
        seat = to_move(state)
        if state.ply % 5 == 0 and len(options) > 1:
            world = imagine(state, seat, luck)
            assert instinct.values(world, seat, legal(world)) == instinct.values(state, seat, options)
            compared += 1
        submit(state, seat, instinct.best(state, seat, options))
        options = legal(state)
    assert compared > MANY
