"""The verbs of OpenSpiel in plain Python: chance, actions, what players know, and worlds drawn anew."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from alhambra.core.engine import legal, to_move
from alhambra.core.view import view
from alhambra.interfaces.results import placement
from alhambra.interfaces.seen import NO_PAST, Seen
from alhambra.interfaces.spiel import CHANCE, SEED_BYTES, TERMINAL, Game, State
from tests.interfaces.tables import ALL, TABLES


def random_game(game: Game, seed: int, most: int = 10_000) -> State:
    state, random = game.dealt(seed), Random(seed)
    for _ in range(most):
        if state.is_terminal():
            break
        state.apply_action(random.choice(state.legal_actions()))
    return state


def test_nature_spells_the_seed() -> None:
    game = Game(players=2)
    state = game.new_initial_state()
    for byte in (0, 0, 0, 0, 0, 0, 1, 2):
        assert state.current_player() == CHANCE
        assert state.is_chance_node()
        assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
        assert state.legal_actions() == [outcome for outcome, _ in state.chance_outcomes()]
        assert state.information_state_string(0) == state.observation_string(1) == ""
        state.apply_action(byte)
    assert not state.is_chance_node()
    assert state.observation_string(0) == view(game.begin(258), 0).encode().decode()
    assert str(state) == str(game.dealt(258))
    with pytest.raises(ValueError, match="no chance node"):
        state.chance_outcomes()


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("players", [2, 4])
def test_games_end_with_their_places_paid(table: str, players: int) -> None:
    name, modules = TABLES[table]
    state = random_game(Game(name, players, modules), 11)
    assert state.current_player() == TERMINAL
    assert state.legal_actions() == []
    assert state._position is not None
    assert state.returns() == placement([player.score for player in state._position.players])


def test_actions_are_the_options_by_their_texts() -> None:
    state = random_game(Game(players=3), 4, most=25)
    player = state.current_player()
    actions = state.legal_actions()
    assert actions == sorted(actions)
    assert state._position is not None
    texts = {state.action_to_string(player, action) for action in actions}
    assert texts == {option.text(state._position.table) for option in legal(state._position)}
    assert [state.string_to_action(state.action_to_string(player, action)) for action in actions] == actions
    assert [number for number, may in enumerate(state.legal_actions_mask()) if may] == actions
    assert state.legal_actions((player + 1) % 3) == []
    wrong = next(number for number in range(4096) if number not in actions)
    with pytest.raises(ValueError, match="stands for no option"):
        state.apply_action(wrong)


def test_a_clone_and_a_child_go_their_own_ways() -> None:
    state = random_game(Game(players=2), 5, most=30)
    before = (str(state), state.observation_string(0))
    child = state.child(state.legal_actions()[0])
    assert (str(state), state.observation_string(0)) == before
    assert child.history()[:-1] == state.history()
    assert child.observation_string(0) != state.observation_string(0)


@pytest.mark.parametrize("length", [0, SEED_BYTES - 1, SEED_BYTES, 40])
def test_histories_bring_games_back(length: int) -> None:
    game = Game(players=2, modules=["thieves", "vizier"])
    whole = random_game(game, 6, most=60)
    state = game.new_initial_state()
    state.apply_actions(whole.history()[:length])
    for again in (game.deserialize_state(state.serialize()), pickle.loads(pickle.dumps(state))):
        assert again.history() == state.history()
        assert again.current_player() == state.current_player()
        assert again.information_state_string(0) == state.information_state_string(0)


def test_information_states_are_the_same_however_they_are_found_out() -> None:
    """Kept up from the beginning, or by playing the game again."""
    game, random = Game(players=3, modules=ALL), Random(7)
    state = game.dealt(7)
    kept = [state.information_state_string(player) for player in range(3)]
    for _ in range(40):
        state.apply_action(random.choice(state.legal_actions()))
    kept = [state.information_state_string(player) for player in range(3)]
    fresh = game.deserialize_state(state.serialize())
    assert [fresh.information_state_string(player) for player in range(3)] == kept


def test_information_states_remember_what_is_no_longer_seen() -> None:
    """Two ways to the same sight: who took which of two cards first is known only by who remembers."""
    pasts, sights = set(), set()
    for first, second in (("A", "B"), ("B", "A")):
        seen = [b"begin", f"{first} took".encode(), f"{second} took".encode(), b"both have"]
        known = Seen(NO_PAST, seen[0])
        for look in seen[1:]:
            known = known.then(look)
        sights.add(known.now)
        pasts.add(known.text())
    assert len(sights) == 1
    assert len(pasts) == 2


def test_declining_in_secret_leaves_other_information_states_as_they_were() -> None:
    """VIZ-7, THF-7: whom the window asks, and how often, is nobody else's business."""
    game, random, tried = Game(players=4, modules=["thieves", "vizier"]), Random(3), 0
    state = game.dealt(3)
    for _ in range(300):
        position, asked = state._position, state.current_player()
        assert position is not None
        hidden = position.unseen
        before = [state.information_state_string(player) for player in range(4)]
        state.apply_action(random.choice(state.legal_actions()))
        if position.unseen > hidden and to_move(position) not in (asked, -1) and position.agenda[-1].discreet():
            others = [player for player in range(4) if player not in (asked, to_move(position))]
            assert [state.information_state_string(player) for player in others] == [
                before[player] for player in others
            ]
            tried += 1
    assert tried > 2


@pytest.mark.parametrize("table", TABLES)
def test_a_world_drawn_anew_looks_the_same_to_its_player(table: str) -> None:
    name, modules = TABLES[table]
    state, random = random_game(Game(name, 3, modules), 8, most=70), Random(1)
    others = set()
    for player in range(3):
        for _ in range(5):
            world = state.resample_from_infostate(player, random.random)
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.current_player() == state.current_player()
            if player == state.current_player():
                assert world.legal_actions() == state.legal_actions()
            for _ in range(25):
                if not world.is_terminal():
                    world.apply_action(random.choice(world.legal_actions()))
            others.add(world.observation_string(player))
    assert len(others) > 10  # chance goes its own way in each
    with pytest.raises(ValueError, match="imagined"):
        world.serialize()


def test_a_world_drawn_anew_tells_nothing_of_the_real_one() -> None:
    """Two games that a player cannot tell apart give the same worlds for the same numbers."""
    game = Game(players=2)
    state = random_game(game, 12, most=40)
    real = state.resample_from_infostate(0, Random(2).random)
    other = real.resample_from_infostate(0, Random(5).random)
    again = state.resample_from_infostate(0, Random(5).random)
    for world in (other, again):
        random = Random(9)
        for _ in range(30):
            world.apply_action(random.choice(world.legal_actions()))
    assert other.observation_string(0) == again.observation_string(0)


def test_the_numbers_are_those_of_the_layout() -> None:
    game = Game(players=2)
    state = random_game(game, 2, most=10)
    assert [len(state.observation_tensor(0))] == game.observation_tensor_shape()
    assert state.observation_tensor() == state.observation_tensor(state.current_player())


def test_a_game_that_is_too_long_ends() -> None:
    state = random_game(Game(players=2, longest=5), 1)
    assert state.move_number() == SEED_BYTES + 5
    assert state.is_terminal()
    assert sum(state.returns()) == 0
