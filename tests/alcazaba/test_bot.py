"""The greedy player of the variant: plainly better than chance, and sensible in single positions."""

from __future__ import annotations

import pytest

from alhambra.bots.alcazaba import AlcazabaGreedy, overtaken
from alhambra.bots.bot import Bot, levels, make
from alhambra.bots.random_bot import RandomBot
from alhambra.core.engine import is_over, submit, to_move
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


def test_it_is_the_bot_that_is_called_greedy() -> None:
    assert levels("alcazaba") == ("greedy", "random")
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
