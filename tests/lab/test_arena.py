"""The arena: the same cards in every seat, everybody's turn in the field, the same games whoever plays them."""

from __future__ import annotations

import os
import signal
from collections import Counter
from functools import partial
from pathlib import Path

import pytest

from alhambra.bots.random_bot import RandomBot
from alhambra.games.family import start
from alhambra.games.match import load
from alhambra.lab.arena import CANDIDATE, Arena, Bout, Entrant, Place, bouts, play_bout
from alhambra.lab.workers import shared

RANDOM = Entrant("random")
GREEDY = Entrant("greedy")


def played(arena: Arena, seed: int, deals: int, workers: int = 1) -> list[Bout]:
    return list(bouts(arena, seed, deals, partial(shared, workers=workers)))


def without_times(bout: Bout) -> Bout:
    return bout._replace(decisions=(), turns=())


def test_a_deal_is_the_same_in_every_seat_and_another_one_is_not() -> None:
    arena = Arena(GREEDY, (RANDOM,), players=2, modules=("random",))
    games = played(arena, 7, 2)
    assert [(game.seed, game.seat) for game in games] == [(7, 0), (7, 1), (8, 0), (8, 1)]
    first, second = games[:2], games[2:]
    assert len({(game.deal, game.starter, game.modules) for game in first}) == 1
    assert {game.deal for game in first}.isdisjoint({game.deal for game in second})


def test_the_deal_is_told_by_everything_hidden_too() -> None:
    """The draw pile is shuffled by the seed alone, so tables that look alike to everybody may still differ."""
    piles = {bytes(list(start(Arena(GREEDY, (RANDOM,)).setup(seed)).pile)) for seed in range(5)}
    assert len(piles) == 5


def test_the_candidate_sits_in_every_seat_and_the_field_takes_turns() -> None:
    arena = Arena(GREEDY, (RANDOM, GREEDY, RANDOM), players=4)
    seatings = [arena.seating(place) for place in arena.places(0, 6)]
    assert [seating.index(CANDIDATE) for seating in seatings] == [0, 1, 2, 3] * 6
    for seat in range(4):
        others = Counter(seating[seat] for seating in seatings)
        assert others[CANDIDATE] == 6
        assert {others[entrant] for entrant in (1, 2, 3)} == {6}


def test_a_large_field_comes_to_the_table_deal_by_deal() -> None:
    arena = Arena(GREEDY, (RANDOM,) * 4, players=2)
    assert [arena.seating(Place(seed, 0)) for seed in range(4)] == [(0, 2), (0, 3), (0, 4), (0, 1)]


def test_everybody_has_a_name_of_its_own() -> None:
    arena = Arena(Entrant("greedy", 0.5), (GREEDY, GREEDY, Entrant("greedy", playouts=30)))
    assert arena.labels() == ["greedy@0.5s", "greedy", "greedy#2", "greedy@30p"]


def test_the_same_games_by_one_worker_and_by_two() -> None:
    arena = Arena(RANDOM, (RANDOM,), players=2)
    assert list(map(without_times, played(arena, 3, 3))) == list(map(without_times, played(arena, 3, 3, workers=2)))


def killed_once(folder: str, arena: Arena, place: Place) -> Bout:
    """Plays a game, but the first process at seed 4 is killed in the middle of it."""
    mark = Path(folder, "died")
    if place == (4, 1) and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_bout(arena, place)


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no such signal here")
def test_a_killed_worker_loses_no_deal(tmp_path: Path) -> None:
    arena = Arena(RANDOM, (RANDOM,), players=2)
    games = list(shared(partial(killed_once, str(tmp_path), arena), arena.places(3, 3), 2))
    assert (tmp_path / "died").exists()
    assert list(map(without_times, games)) == list(map(without_times, played(arena, 3, 3)))


def test_every_decision_and_every_turn_is_timed() -> None:
    (game, *_) = played(Arena(RANDOM, (RANDOM,), players=2), 0, 1)
    assert sum(map(len, game.decisions)) == game.moves
    for seat in (0, 1):
        assert sum(game.turns[seat]) == pytest.approx(sum(game.decisions[seat]))
        assert 0 < len(game.turns[seat]) <= len(game.decisions[seat])


def test_records_tell_who_sat_where(tmp_path: Path) -> None:
    games = played(Arena(GREEDY, (RANDOM,), players=2, records=str(tmp_path)), 5, 1)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["5-A.record", "5-B.record"]
    for game, name in zip(games, ("5-A.record", "5-B.record"), strict=True):
        match = load((tmp_path / name).read_text())
        assert match.players[game.seat] == "greedy"
        assert tuple(player.score for player in match.state.players) == game.scores


class Patient(RandomBot):
    """A bot that thinks by the clock."""

    seconds = 3.0


def test_only_the_clock_makes_games_that_cannot_be_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Arena(Entrant("greedy", seconds=1), (RANDOM,)).repeats()  # it has no use for time
    monkeypatch.setattr("alhambra.lab.arena.make", lambda name, game: Patient() if name == "patient" else RandomBot())
    assert Entrant("patient").turn("alhambra") == 3
    assert Entrant("patient", seconds=1).turn("alhambra") == 1
    assert not Arena(Entrant("patient"), (RANDOM,)).repeats()
    assert not Arena(Entrant("random"), (Entrant("patient", seconds=1),)).repeats()
    assert Arena(Entrant("patient", playouts=9), (RANDOM,)).repeats()
    assert not Arena(Entrant("cmd:anything"), (RANDOM,)).repeats()
