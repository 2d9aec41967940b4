"""The vizier's favour in whole games: what the window keeps secret, records, and any number of seats."""

from __future__ import annotations

from itertools import pairwise

import pytest

from alhambra.core.actions import Action, read_action
from alhambra.core.engine import is_over, legal, new_game, submit, to_move
from alhambra.core.fingerprint import fingerprint
from alhambra.core.frames import NOBODY
from alhambra.core.rng import Rng, fast
from alhambra.core.setup import SEAT_NAMES, Setup
from alhambra.core.state import State
from alhambra.core.view import SPECTATOR, view
from alhambra.games.match import Match, load
from alhambra.rulebooks.vizier.module import Vizier
from alhambra.rulebooks.vizier.part import stones
from alhambra.testing.invariants import check, pieces
from alhambra.testing.resample import reshuffled_behind
from alhambra.testing.scenario import Scenario, scenario
from tests.properties.games import choose, everybody
from tests.rules.module_games import tells_nothing_hidden

DISPLAY = ("florin-9", "dirham-9", "denar-9", "ducat-9")
EXACT, USELESS = "denar-7", "denar-8"


def window(*buyers: str, seats: str = "ABCD") -> Scenario:
    """A has finished; these seats can pay pavilion 7 exactly, the others hold as many cards in vain."""
    game = scenario(seats, [Vizier()]).market("garden-12", "tower-13", "pavilion-7", "tower-12")
    game.display(*DISPLAY).pile("florin-1", "dirham-1", "ducat-1", "florin-2")
    for seat in seats:
        game.hand(seat, EXACT if seat in buyers else USELESS)
    return game.turn("A").play("A", "take florin-9")


def sights(game: Scenario, but: str = "") -> dict[int, bytes]:
    """What everybody sees, except these seats."""
    hidden = [SEAT_NAMES.index(seat) for seat in but]
    return {seat: view(game.state, seat).encode() for seat in everybody(game.state) if seat not in hidden}


# VIZ-5, VIZ-7 and B-8: who is asked depends on hands, so nobody else may learn it.


@pytest.mark.parametrize(("one", "other"), [("B", "C"), ("C", "D"), ("B", "D")])
def test_VIZ_7_the_window_does_not_betray_whom_it_asks(one: str, other: str) -> None:
    asks_one, asks_other = window(one), window(other)
    assert (asks_one.asked(), asks_other.asked()) == (one, other)
    assert sights(asks_one, one + other) == sights(asks_other, one + other)
    for seat in everybody(asks_one.state):
        seen = view(asks_one.state, seat)
        mine = seat == SEAT_NAMES.index(one)
        assert seen.question == "window"
        assert seen.asked == (seat if mine else NOBODY)
        assert bool(seen.options) == mine


def test_VIZ_7_what_is_seen_of_the_window_does_not_hang_on_hidden_hands() -> None:
    game = window("B", "C", "D")
    for seat in (0, 2, 3, SPECTATOR):
        for seed in range(20):
            world = reshuffled_behind(game.state, seat, fast(seed))
            assert view(world, seat).encode() == view(game.state, seat).encode()


def test_VIZ_7_declining_leaves_no_trace() -> None:
    """Until somebody buys or the turn begins, the others see the very same bytes, however many declined."""
    game = window("B", "C", "D")
    before = sights(game)
    for seat, following in pairwise("BCD"):
        game.play(seat, "stop")
        assert game.asked() == following
        after = sights(game)
        for eyes in everybody(game.state):
            if SEAT_NAMES[eyes] not in seat + following:
                assert after[eyes] == before[eyes]
        before = after
    assert (game.state.ply, view(game.state, 0).ply) == (3, 1)


def test_VIZ_7_a_closed_window_looks_as_if_it_had_never_been_open() -> None:
    nobody_asked = window()
    assert nobody_asked.question() == "choose-action"
    for buyers in ("B", "C", "BC", "BCDA"):
        game = window(*buyers)
        for seat in sorted(buyers, key="BCDA".index):
            game.play(seat, "stop")
        assert game.question() == "choose-action"
        assert sights(game, buyers) == sights(nobody_asked, buyers)


def test_VIZ_7_once_somebody_buys_it_does_not_show_who_had_declined() -> None:
    silent, declined = window("C", "D"), window("B", "C", "D")
    declined.play("B", "stop")
    for game in (silent, declined):
        game.play("C", "vizier pavilion-7 for denar-7", "reserve pavilion-7")
    assert sights(silent, "B") == sights(declined, "B")


def test_VIZ_7_events_of_one_decision_stay_its_own() -> None:
    """Only views go on with the story; the state tells what the latest decision brought about."""
    game = window("B", "C")
    told = len(game.view("A").events)
    branch = game.state.clone()
    game.play("B", "stop").play("C", "stop")
    assert [event.name() for event in game.events()] == ["turn-began"]
    assert len(game.view("A").events) == told + 1
    assert branch.earlier == []
    game.play("B", "take dirham-9")
    assert game.view("A").events == game.state.events


@pytest.mark.parametrize("seats", [2, 4])
def test_VIZ_7_nothing_hidden_is_seen_in_a_whole_game(seats: int) -> None:
    tells_nothing_hidden(seats, 5, "vizier")


# Records, clones and copies


def mostly_vizier(state: State, rng: Rng) -> Action:
    """Any option, but favours, waking and exact purchases more often than not."""
    options = legal(state)
    rare = [option for option in options if option.key()[0] in ("vizier", "wake", "buy")]
    return rare[rng.below(len(rare))] if rare and rng.below(2) else choose(state, rng)


def test_VIZ_8_saved_loaded_and_cloned_in_the_middle() -> None:
    match = Match(Setup(4, 11, modules=("vizier",)))
    rng = fast(2)
    questions: set[str] = set()
    favours = 0
    while not is_over(match.state):
        state = match.state
        favours += any(option.key()[0] == "vizier" for option in legal(state))
        between = state.agenda[-1].name() == "window" or any(f.name() == "open-window" for f in state.agenda)
        if between:
            questions.add(state.agenda[-1].name())
            copy = state.clone()
            assert fingerprint(copy) == fingerprint(state)
            submit(copy, to_move(copy), legal(copy)[-1])
            assert fingerprint(copy) != fingerprint(state)
            if favours < 5:
                assert fingerprint(load(match.save()).state) == fingerprint(state)
        match.play(mostly_vizier(state, rng))
    assert {"window", "place-tiles"} <= questions
    assert favours > 3
    assert fingerprint(load(match.save()).state) == fingerprint(match.state)


def test_VIZ_8_lines_of_a_record() -> None:
    state = new_game(Setup(3, 0), [Vizier()])
    for line in ("vizier pavilion-7 for denar-4 denar-3", "wake"):
        assert read_action(state.table, line).text(state.table) == line
    assert (
        read_action(state.table, "vizier pavilion-7 for denar-3 denar-4").text(state.table).endswith("denar-4 denar-3")
    )
    for line in (
        "vizier",
        "vizier pavilion-7",
        "vizier pavilion-7 with denar-7",
        "wake up",
        "vizier pearl for denar-7",
    ):
        with pytest.raises(ValueError, match=r"expected|there is no"):
            read_action(state.table, line)


@pytest.mark.parametrize("seats", range(2, 7))
def test_VIZ_12_whole_games(seats: int) -> None:
    """At every step the position is sound, and a stone works only while it is awake."""
    for seed in range(2):
        state = new_game(Setup(seats, seed), [Vizier()])
        rng = fast(seed)
        begun_with = pieces(state)
        used = woken = 0
        while not is_over(state):
            check(state, begun_with)
            seat = to_move(state)
            action = mostly_vizier(state, rng)
            was_awake = stones(state).awake[seat]
            turn = state.turn
            submit(state, seat, action)
            verb = action.key()[0]
            if verb == "vizier":
                assert was_awake
                assert not stones(state).awake[seat]
                assert state.turn == turn
                used += 1
            elif verb == "wake":
                assert not was_awake
                assert stones(state).awake[seat]
                woken += 1
        check(state, begun_with)
        assert used
        assert used <= woken + seats
        assert sum(stones(state).awake) == seats - used + woken
