"""The game in OpenSpiel: its own random simulations, and its search on what a player knows."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this machine")

from alhambra.interfaces import open_spiel  # noqa: E402 (only where the library is)
from tests.interfaces.tables import TABLES  # noqa: E402


def loaded(table: str, players: int) -> Any:  # noqa: ANN401 (a game of theirs, which come without types)
    game, modules = TABLES[table]
    return pyspiel.load_game(f"{open_spiel.NAME}(game={game},players={players},modules={'+'.join(modules)})")


@pytest.mark.parametrize(("table", "players"), [("base", 2), ("base", 4), ("dice", 3), ("alcazaba", 2)])
def test_random_simulations(table: str, players: int) -> None:
    pyspiel.random_sim_test(loaded(table, players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
def test_random_simulations_with_all_modules(players: int) -> None:
    pyspiel.random_sim_test(loaded("all modules", players), num_sims=1, serialize=False, verbose=False)


def test_information_set_search_plays_on() -> None:
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

    game, random = loaded("dice", 2), np.random.RandomState(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.randint(256))
    bot = ISMCTSBot(
        game=game, uct_c=2.0, evaluator=RandomRolloutEvaluator(1, random), max_simulations=3, random_state=random
    )
    assert bot.step(state) in state.legal_actions()


def test_parameters_come_back_with_a_game() -> None:
    game, state = pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(loaded("base", 3), loaded("base", 3).new_initial_state())
    )
    assert game.num_players() == 3
    assert state.is_chance_node()
    assert game.max_chance_nodes_in_history() == 8
