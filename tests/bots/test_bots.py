"""What every bot promises: it sees views only, answers with an option, and always the same one for the same numbers."""

from __future__ import annotations

import pytest

from alhambra.bots.asking import Clock, Thinker, ask
from alhambra.bots.bot import known, make, takes_long
from alhambra.bots.random_bot import RandomBot
from alhambra.core.engine import is_over, new_game, submit, to_move
from alhambra.core.rng import fast
from alhambra.core.setup import TOWER_ADD, TOWER_OFF, Setup
from alhambra.core.state import State
from alhambra.core.view import view
from alhambra.core.worlds import imagine
from alhambra.testing.resample import reshuffled_behind

QUICK = [name for name in known() if not takes_long(name)]  # the others have tests of their own
OTHERS = "greedy, random, hoarder, wall-builder, specialist, spoiler"
BRIEFLY = Clock(playouts=20)
MOST_DECISIONS = 1500  # of a game between any bots that want it to end


def play_to_the_end(state: State, names: list[str], seed: int) -> None:
    """A game between bots; each answer must be one of its options."""
    bots = [make(name) for name in names]
    luck = [fast(seed + seat) for seat in range(len(names))]
    while not is_over(state):
        seat = to_move(state)
        seen = view(state, seat)
        action = ask(bots[seat], state, seat, luck[seat], BRIEFLY)
        assert action in seen.options
        submit(state, seat, action)
        assert state.ply < MOST_DECISIONS


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("name", QUICK)
def test_bots_answer_with_an_option_until_the_end(name: str, players: int) -> None:
    tower = TOWER_ADD if players % 2 else TOWER_OFF
    state = new_game(Setup(players, 40 + players, tower=tower))
    play_to_the_end(state, [name] * players, players)
    assert max(player.score for player in state.players) > 0


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("name", QUICK)
def test_bots_choose_the_same_whatever_they_cannot_see(name: str, players: int) -> None:
    """The bot that has played all along, in another world, agrees with one that has just sat down in this one."""
    state = new_game(Setup(players, 11))
    veterans = [make(name) for _ in range(players)]
    differing = 0
    while not is_over(state):
        seat = to_move(state)
        elsewhere = imagine if isinstance(veterans[seat], Thinker) else reshuffled_behind  # one that remembers, or not
        other = elsewhere(state, seat, fast(state.ply + 1))
        differing += list(other.bag)[other.bag_at :] != list(state.bag)[state.bag_at :]
        chosen = ask(veterans[seat], other, seat, fast(state.ply), BRIEFLY)
        assert chosen == ask(make(name), state, seat, fast(state.ply), BRIEFLY)
        submit(state, seat, chosen)
    assert differing > state.ply // 2


def test_random_bot_chooses_every_option_equally_often() -> None:
    seen = view(new_game(Setup(3, 2)), new_game(Setup(3, 2)).turn)
    rng = fast(1)
    bot = RandomBot()
    draws = 400 * len(seen.options)
    chosen = [bot.choose(seen, rng) for _ in range(draws)]
    numbers = [chosen.count(option) for option in seen.options]
    assert len(numbers) > 3
    assert sum(numbers) == draws
    assert all(300 < number < 500 for number in numbers)  # five standard deviations


def test_unknown_bots_are_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError) as refused:
        make("hal")
    assert str(refused.value) == "unknown bot 'hal'; known bots: master, expert, club, casual, novice, " + OTHERS


def test_greedy_beats_random_clearly() -> None:
    won = 0
    for seed in range(60):
        seat = seed % 2
        names = ["random"] * 2
        names[seat] = "greedy"
        state = new_game(Setup(2, seed))
        play_to_the_end(state, names, seed)
        scores = [player.score for player in state.players]
        won += scores[seat] == max(scores) and scores.count(max(scores)) == 1
    assert won >= 58
