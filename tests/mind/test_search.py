"""Search: it keeps to its limits, repeats itself, and finds what anybody would see."""

from __future__ import annotations

from time import perf_counter

import pytest

from alhambra.bots.asking import Clock
from alhambra.bots.ladder import Searcher, certainty, horizon, mind
from alhambra.bots.learned import forecast as learned_forecast
from alhambra.core.base_actions import PASS
from alhambra.core.engine import legal, new_game, submit, to_move
from alhambra.core.rng import fast
from alhambra.core.setup import Setup
from alhambra.core.state import State
from alhambra.core.view import view
from alhambra.core.worlds import imagine
from alhambra.games import family
from alhambra.mind.playout import play_out, play_turns
from alhambra.mind.race import Candidate, settle
from alhambra.mind.search import Limits, in_one_world, note, search, utility


def some_position(players: int, decisions: int, seed: int = 3) -> State:
    state = new_game(Setup(players, seed))
    for _ in range(decisions):
        seat, options = to_move(state), legal(state)
        submit(state, seat, mind(state).eye.best(state, seat, options))
    return state


@pytest.mark.parametrize("depth", [0, 3])
def test_the_same_numbers_find_the_same(depth: int) -> None:
    state = some_position(3, 6)
    found = [
        [
            (candidate.at, candidate.tried, candidate.value)
            for candidate in search(state, to_move(state), legal(state), mind(state), Limits(0, 24, 4, depth), fast(9))
        ]
        for _ in range(2)
    ]
    assert found[0] == found[1]
    assert sorted(at for at, _, _ in found[0]) == list(range(len(legal(state))))
    assert sum(tried > 0 for _, tried, _ in found[0]) == 4  # so many are looked at
    tries = [tried for _, tried, _ in found[0]]
    assert tries == sorted(tries, reverse=True)  # who drops out was tried less


def test_the_position_is_not_touched() -> None:
    state = some_position(2, 4)
    before = view(state, to_move(state)).encode()
    search(state, to_move(state), legal(state), mind(state), Limits(0, 8, 3, 2), fast(1))
    assert view(state, to_move(state)).encode() == before


def test_without_a_number_of_playouts_the_clock_ends_it() -> None:
    state = some_position(2, 4)
    few = search(state, to_move(state), legal(state), mind(state), Limits(0.0001, 0, 3, 1), fast(1))
    more = search(state, to_move(state), legal(state), mind(state), Limits(1.0, 0, 3, 1), fast(1))
    assert len(few) == len(more) == len(legal(state))  # whoever has no time goes by instinct
    assert sum(candidate.tried for candidate in few) < sum(candidate.tried for candidate in more)


def test_a_clear_case_is_decided_before_the_time_is_up() -> None:
    """Who is sure does not go on thinking; who wants to know how good everything is does."""
    state = some_position(2, 40)
    seat, options = to_move(state), legal(state)
    playouts = {
        sure: sum(c.tried for c in search(state, seat, options, mind(state), Limits(0, 1200, 6, 2, 0, sure), fast(1)))
        for sure in (0.0, 3.0)
    }
    assert 1100 < playouts[0.0] <= 1212
    assert playouts[3.0] < 0.8 * playouts[0.0]


def test_where_modules_deal_secrets_the_time_to_think_tells_of_none() -> None:
    assert certainty(new_game(Setup(3, 1))) > 0
    assert certainty(family.start(Setup(3, 1, modules=("bonus",)))) == 0


def test_a_turn_never_takes_more_than_its_time() -> None:
    """However many decisions a turn has, what the clock allows for each adds up to the turn's time at the most."""
    assert sum(Clock(1.0, before=before).part() for before in range(50)) <= 1 + 1e-9


def test_what_a_decision_took_too_long_is_taken_off_the_next_ones() -> None:
    usual = Clock(2.0, before=1).seconds_left(5.0)
    assert usual == pytest.approx(2.0 * Clock(before=1).part())
    assert Clock(2.0, before=1, spent=1.2).seconds_left(5.0) == pytest.approx(usual)  # just what the first one had
    assert Clock(2.0, before=1, spent=1.9).seconds_left(5.0) == pytest.approx(0.6 * 0.1)
    assert Clock(2.0, before=1, spent=2.1).seconds_left(5.0) == 0
    assert Clock(before=1, spent=4.5).seconds_left(5.0) == pytest.approx(0.6 * 0.5)  # of its own time


def test_looking_at_the_table_is_thinking_too() -> None:
    assert Clock(2.0, asked=perf_counter() - 1.0).seconds_left(5.0) < 2.0 * Clock().part() - 0.9
    assert Clock(2.0, asked=perf_counter() - 9.0).seconds_left(5.0) == 0


def test_a_searcher_answers_with_an_option_of_the_view() -> None:
    state = some_position(4, 9)
    seat = to_move(state)
    seen = view(state, seat)
    chosen = Searcher(1.0, 4).think(seen, imagine(state, seat, fast(2)), Clock(playouts=12), fast(2))
    assert any(chosen is option for option in seen.options)


def test_instinct_counts_like_playouts() -> None:
    """With hardly any playouts it decides, with many the playouts do."""
    dear, cheap = Candidate(0, PASS, 8.0), Candidate(1, PASS, 0.0)
    for tried, first in ((1, dear), (10_000, cheap)):
        dear.tried, dear.value = tried, 0.45 * tried
        cheap.tried, cheap.value = tried, 0.55 * tried
        settle([dear, cheap], 0.05)
        assert max([dear, cheap], key=lambda candidate: candidate.judged(20.0)) is first


def test_what_instinct_would_never_do_does_not_raise_the_others() -> None:
    """What is expected stays near what was seen, however little instinct thinks of one of them."""
    good, other, never = (Candidate(at, PASS, prior) for at, prior in enumerate((3.0, 2.0, -1000.0)))
    for candidate in (good, other, never):
        candidate.tried, candidate.value = 10, 4.0
    settle([good, other, never], 0.02)
    assert 0.4 < other.expected < good.expected < 0.6
    assert 0.0 < never.expected < 0.4


def test_a_shared_victory_counts_in_part() -> None:
    state = some_position(3, 0)
    for scores, won in (((50, 40, 30), 1.0), ((50, 50, 30), 0.5), ((50, 50, 50), 1 / 3), ((49, 50, 50), 0.0)):
        for player, score in zip(state.players, scores, strict=True):
            player.score = score
        one = Candidate(0, PASS, 0.0)
        note(one, state, 0, 8.0)
        ((foretold, share, points),) = one.ends
        assert (foretold, points) == (one.value, scores[0])
        assert share == pytest.approx(won)


def test_of_so_many_worlds_one_is_played_to_its_end() -> None:
    """Beside what the forecast says, which is what options are ranked by, with such ends or without."""
    state = some_position(3, 30)
    without, with_ends = [
        search(state, to_move(state), legal(state), mind(state), Limits(0, 60, 4, 6, ends=ends), fast(9))
        for ends in (0, 4)
    ]
    assert [(one.at, one.values) for one in with_ends] == [(one.at, one.values) for one in without]
    assert not any(one.ends for one in without)
    for one in with_ends:
        assert [end[0] for end in one.ends] == one.values[::4]  # the first, the fifth ...
        assert all(0 <= won <= 1 and points >= state.players[to_move(state)].score for _, won, points in one.ends)


def test_utility_is_fair() -> None:
    assert utility(0, 8.0) == 0.5
    assert utility(3, 8.0) + utility(-3, 8.0) == pytest.approx(1)
    assert utility(9, 8.0) > utility(8, 8.0)


def test_playouts_stop_after_so_many_turns() -> None:
    state = some_position(3, 0)
    turn = state.turn
    play_turns(state, mind(state).eye, 3)
    assert state.turn == turn  # three players: the same seat again
    play_out(state, mind(state).eye, 5000)
    assert not legal(state)


def test_all_options_are_broken_off_at_the_same_turn() -> None:
    """Whether an option ends the turn, or another action follows it: else they could not be compared."""
    ends_the_turn: set[bool] = set()
    for seed in range(6):
        state = some_position(3, 30, seed)
        seat, options = to_move(state), legal(state)
        for option in options:
            branch = state.clone()
            submit(branch, seat, option)
            ends_the_turn.add(branch.turn != state.turn)
        candidates = [Candidate(at, option, 0.0) for at, option in enumerate(options)]
        branches = in_one_world(state, seat, candidates, mind(state), Limits(0, 1, 16, 6), 0.0)
        assert {branch.turn for branch in branches} == {state.turn}  # six turns of three players later
    assert ends_the_turn == {False, True}


def test_everybody_has_as_many_turns_before_the_forecast() -> None:
    turns = {players: horizon(new_game(Setup(players, 1))) for players in range(2, 7)}
    assert all(number % players == 0 for players, number in turns.items())
    assert min(turns.values()) >= 8


def test_where_modules_play_the_forecast_is_asked_later() -> None:
    assert horizon(family.start(Setup(4, 1, modules=("vizier",)))) > horizon(family.start(Setup(4, 1)))


def test_a_forecast_is_surer_the_farther_somebody_is_ahead() -> None:
    state = some_position(3, 60)
    forecast = learned_forecast(3)
    assert forecast is not None
    chances: list[float] = []
    for _ in range(3):
        chances.append(forecast.chance(state, 1))
        state.players[1].score += 15
    assert chances == sorted(chances)
    assert 0 < chances[0] < chances[2] < 1
    assert sum(forecast.chance(state, seat) for seat in range(3)) == pytest.approx(1, abs=0.2)


def test_the_end_of_a_game_counts_like_what_was_foretold() -> None:
    state = some_position(2, 0)
    forecast = learned_forecast(2)
    assert forecast is not None
    play_out(state, mind(state).eye, 5000)
    for player, score in zip(state.players, (100, 90), strict=True):
        player.score = score
    assert forecast.ended(state, 0) + forecast.ended(state, 1) == pytest.approx(1)
    assert forecast.ended(state, 0) > 0.5
    gain = forecast.slope(state)
    state.players[0].score = 91
    assert forecast.ended(state, 0) - 0.5 == pytest.approx(gain, rel=0.01)
