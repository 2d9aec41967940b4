"""The PettingZoo environment: the library's own tests, and that agents see what their seats see and no more."""

from __future__ import annotations

import pickle
import warnings
from copy import deepcopy
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from alhambra.core.engine import is_over, legal, submit, to_move
from alhambra.core.rng import FAST, fast
from alhambra.core.setup import Setup
from alhambra.core.view import view
from alhambra.games import family
from alhambra.interfaces.pettingzoo import env, raw_env
from alhambra.interfaces.results import placement
from alhambra.interfaces.vector import Encoder
from alhambra.testing.resample import reshuffled_behind
from tests.interfaces.tables import TABLES

# What `api_test` says about every environment with action masks but those of its own list.
ABOUT_MASKS = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    "Action mask numpy array is all zeros (no legal actions).",  # at the end there are none
}


def settings(table: str, players: int) -> dict[str, Any]:
    game, modules = TABLES[table]
    return {"game": game, "players": players, "modules": modules}


def random_step(game: raw_env, rng: np.random.Generator) -> None:
    mask = game.observe(game.agent_selection)["action_mask"]
    game.step(rng.choice(np.flatnonzero(mask)))


def running(game: raw_env) -> bool:
    return not (any(game.terminations.values()) or any(game.truncations.values()))


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("table", TABLES)
def test_the_library_is_content(table: str, players: int) -> None:
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        api_test(env(**settings(table, players)), num_cycles=40)
        seed_test(lambda: env(**settings(table, players)), num_cycles=30)
    assert {str(warning.message) for warning in told} <= ABOUT_MASKS


def test_the_library_is_content_with_whole_games() -> None:
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        api_test(env(players=2, facts=False), num_cycles=1000)
    assert {str(warning.message) for warning in told} <= ABOUT_MASKS


@pytest.mark.parametrize("table", TABLES)
def test_agents_see_what_their_seats_see(table: str) -> None:
    """Whoever is selected: each observation is made of its own seat's view of the very game of that seed."""
    chosen = settings(table, 3)
    game = raw_env(**chosen)
    game.reset(seed=5)
    state = family.start(Setup(3, 5, FAST, chosen["modules"], game=chosen["game"]))
    encoder, rng = Encoder(state.table), fast(5)
    for _ in range(60):
        seat = to_move(state)
        assert game.agent_selection == f"player_{seat}"
        for other, agent in enumerate(game.agents):
            seen = game.observe(agent)
            assert seen["observation"].tolist() == encoder.vector(view(state, other))
            assert bool(seen["action_mask"].any()) == (other == seat)
        option = legal(state)[rng.below(len(legal(state)))]
        texts = game.infos[game.agent_selection]["options"]
        assert list(texts.values()) == [listed.text(state.table) for listed in legal(state)]
        assert game.infos[game.agent_selection]["facts"] == view(state, seat).facts()
        game.step({text: number for number, text in texts.items()}[option.text(state.table)])
        submit(state, seat, option)


def test_nothing_hidden_reaches_an_agent() -> None:
    """With everything that a seat cannot see drawn anew, observation and info stay the same."""
    game, rng, luck = raw_env(**settings("all modules", 3)), np.random.default_rng(1), fast(1)
    game.reset(seed=8)
    for number in range(120):
        if number % 12 == 0:
            for seat, agent in enumerate(game.agents):
                other = deepcopy(game)
                other._state = reshuffled_behind(game._state, seat, luck)
                other._ask()
                assert other.observe(agent)["observation"].tolist() == game.observe(agent)["observation"].tolist()
                assert other.observe(agent)["action_mask"].tolist() == game.observe(agent)["action_mask"].tolist()
                assert other.infos[agent] == game.infos[agent]
        random_step(game, rng)


@pytest.mark.parametrize(("table", "players"), [("base", 4), ("dice", 3), ("alcazaba", 2)])
def test_places_are_paid_at_the_end_and_nothing_before(table: str, players: int) -> None:
    game, rng = raw_env(**settings(table, players), facts=False), np.random.default_rng(2)
    game.reset(seed=3)
    while running(game):
        assert set(game.rewards.values()) == {0}
        random_step(game, rng)
    assert is_over(game._state)
    assert list(game.rewards.values()) == placement([player.score for player in game._state.players])
    assert all(game.terminations.values())
    for _ in range(players):
        assert game.last()[2]
        game.step(None)
    assert game.agents == []


def test_a_game_that_is_too_long_is_truncated() -> None:
    game, rng = raw_env(players=2, longest=10), np.random.default_rng(2)
    game.reset(seed=3)
    for _ in range(10):
        assert running(game)
        random_step(game, rng)
    assert all(game.truncations.values())
    assert not any(game.terminations.values())


def test_a_number_that_stands_for_nothing_is_refused() -> None:
    plain, guarded = raw_env(players=2, actions="list"), env(players=2, actions="list")
    plain.reset(seed=0)
    with pytest.raises(ValueError, match="stands for no option of player_"):
        plain.step(1000)
    guarded.reset(seed=0)
    who = guarded.agent_selection
    guarded.last()
    guarded.step(1000)
    assert guarded.rewards[who] == -1
    assert all(guarded.terminations.values())


def test_too_many_options_are_told_and_some_left_out() -> None:
    game = raw_env(players=2, size=3)
    game.reset(seed=0)
    info = game.infos[game.agent_selection]
    assert (len(info["options"]), info["left_out"]) == (3, len(legal(game._state)) - 3)
    assert game.observe(game.agent_selection)["action_mask"].tolist() == [1, 1, 1]


def test_a_copy_goes_its_own_way() -> None:
    game, rng = raw_env(players=3), np.random.default_rng(4)
    game.reset(seed=6)
    for _ in range(30):
        random_step(game, rng)
    copy, before = deepcopy(game), game.observe("player_0")["observation"].tolist()
    for _ in range(20):
        random_step(copy, rng)
    assert game.observe("player_0")["observation"].tolist() == before
    twin, one, other = deepcopy(game), np.random.default_rng(7), np.random.default_rng(7)
    for _ in range(20):
        random_step(game, one)
        random_step(twin, other)
        assert twin.observe("player_1")["observation"].tolist() == game.observe("player_1")["observation"].tolist()


def test_without_a_seed_games_differ_and_follow_from_the_latest_one() -> None:
    def dealt(game: raw_env) -> list[int]:
        seeds = []
        for seed in (1, None, None):
            game.reset(seed=seed)
            seeds.append(game.setup.seed)
        return seeds

    first = dealt(raw_env(players=2))
    assert first == dealt(raw_env(players=2))
    assert len(set(first)) == 3


def test_an_environment_travels_to_another_process() -> None:
    """As with all of PettingZoo's: its settings do, a game under way does not."""
    game = raw_env(game="dice", players=3, actions="list")
    again = pickle.loads(pickle.dumps(game))
    game.reset(seed=1)
    again.reset(seed=1)
    assert again.observe("player_0")["observation"].tolist() == game.observe("player_0")["observation"].tolist()
    assert again.action_space("player_0") == game.action_space("player_0")


def test_the_table_is_shown_in_words() -> None:
    game = raw_env(players=2, render_mode="ansi")
    game.reset(seed=0)
    shown = game.render()
    assert shown is not None
    assert "market: ['" in shown
    assert "scores: [0, 0]" in shown


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"players": 7}, "2 to 6"),
        ({"game": "chess"}, "unknown game"),
        ({"modules": ("chess",)}, "unknown module"),
        ({"actions": "chess"}, "unknown numbering"),
        ({"rewards": "chess"}, "unknown payoff"),
    ],
)
def test_impossible_settings_are_refused(wrong: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        env(**wrong)
