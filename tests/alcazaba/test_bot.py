"""The greedy player of the variant: plainly better than chance, and sensible in single positions."""

from __future__ import annotations

import pytest

from alhambra.bots.alcazaba import AlcazabaExact, AlcazabaGreedy, DiceJudge, hint, outlook_of, overtaken
from alhambra.bots.asking import Bot
from alhambra.bots.bot import known, make
from alhambra.bots.outlook import Plans
from alhambra.bots.random_bot import RandomBot
from alhambra.core.engine import is_over, submit, to_move
from alhambra.core.pieces import TYPES
from alhambra.core.rng import fast
from alhambra.core.setup import Setup
from alhambra.core.view import view
from alhambra.games.cup.area import FIELDS
from alhambra.games.family import start
from tests.alcazaba.grounds import Grounds, grounds

GAMES = 6


def chosen(game: Grounds, seat: str = "A") -> str:
    return AlcazabaGreedy().choose(game.view(seat), fast(1)).text(game.state.table)


def scores(seats: int, seed: int) -> list[int]:
    """The greedy player on one seat, chance on the others."""
    state, rng = start(Setup(seats, seed, game="alcazaba")), fast(seed)
    bots: list[Bot] = [AlcazabaGreedy() if seat == seed % seats else RandomBot() for seat in range(seats)]
    while not is_over(state):
        seat = to_move(state)
        submit(state, seat, bots[seat].choose(view(state, seat), rng))
    return [player.score for player in state.players]


@pytest.mark.parametrize("seats", [2, 4])
def test_it_beats_chance(seats: int) -> None:
    won = 0
    for seed in range(GAMES):
        points = scores(seats, seed)
        won += points[seed % seats] == max(points)
    assert won >= GAMES - 1


def test_it_is_the_bot_that_old_records_call_greedy() -> None:
    assert {"exact", "greedy", "random"} <= set(known("alcazaba"))
    assert isinstance(make("greedy", "alcazaba"), AlcazabaGreedy)


def test_it_goes_on_throwing_for_what_it_has_most_of() -> None:
    game = grounds().dice(*["garden"] * 4, "tower", "tower", "pavilion", "arcades")
    assert chosen(game) == "throw pavilion arcades tower tower"


def test_it_stops_when_nothing_can_be_gained() -> None:
    game = grounds().dice(*["garden"] * 8)
    assert chosen(game) == "place garden"


def test_it_does_not_place_where_nothing_is_left_to_win() -> None:
    game = grounds().nothing_on_offer().on_offer("tower", "tower-12").dice(*["garden"] * 6, *["tower"] * 2, throws=3)
    assert chosen(game) == "place tower"


def test_it_builds_what_it_wins_and_starts_the_next_round_itself() -> None:
    game = grounds().nothing_on_offer().on_offer("garden", "garden-11").start_chip("tower")
    game.markers("garden", A="3/1").markers("tower", A="2/1").rewards()
    assert chosen(game).startswith("build garden-11")
    game.play("A", chosen(game))
    assert chosen(game) == "name-starter A"


def test_it_prefers_the_tile_to_the_start_chip() -> None:
    game = grounds().nothing_on_offer().on_offer("tower", "tower-12").start_chip("tower").markers("tower", A="3/1")
    assert chosen(game.rewards()) == "pick tower-12"


def test_a_better_field_is_overtaken_less_often() -> None:
    chances = [overtaken(at) for at in range(FIELDS)]
    assert chances == sorted(chances)
    assert 0 <= chances[0] < 0.1
    assert chances[-1] > 0.9


def exact(game: Grounds, seat: str = "A") -> str:
    return AlcazabaExact().choose(game.view(seat), fast(1)).text(game.state.table)


def test_going_for_one_type_never_promises_more_than_the_exact_policy() -> None:
    rng, better = fast(4), 0
    for _ in range(20):
        game = grounds().dice(*[TYPES[rng.below(len(TYPES))] for _ in range(8)])
        seen = game.view("A")
        judge = DiceJudge(seen, outlook_of(seen, Plans(seen.boards[0])))
        greedy = max([judge.value(option) for option in seen.options])
        best = hint(seen)[0].value
        assert greedy <= best + 1e-9
        better += greedy < best - 1e-9
    assert better > 5


def test_what_it_throws_is_what_the_hint_says() -> None:
    game = grounds().dice(*["garden"] * 4, "tower", "tower", "pavilion", "arcades")
    best, *others = hint(game.view("A"))
    names = [TYPES[face] for face in best.thrown]
    assert exact(game) == f"throw {' '.join(names)}"
    assert all(best.value >= other.value for other in others)
    assert sum([chance.chance for chance in best.chances]) == pytest.approx(1)


def test_a_hint_is_for_who_is_asked_after_a_throw() -> None:
    game = grounds().dice(*["garden"] * 8)
    assert hint(game.view("A"))[0].thrown == b""
    assert hint(game.view("B")) == []
    assert hint(grounds().view("A")) == []
