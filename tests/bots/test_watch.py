"""What a seat has used of its turn, where bots play."""

from __future__ import annotations

from alhambra.bots.asking import Bot, Clock, Thinker
from alhambra.bots.random_bot import RandomBot
from alhambra.bots.watch import Watch
from alhambra.core.actions import Action
from alhambra.core.events import TurnBegan
from alhambra.core.rng import Rng, fast
from alhambra.core.setup import Setup
from alhambra.core.state import State
from alhambra.core.view import View
from alhambra.games.match import Match
from alhambra.lab.sitting import decisions

B = 1


def test_decisions_of_a_turn_add_up_seat_by_seat() -> None:
    watch = Watch(3)
    watch.note(B, 0.5, [])
    watch.note(B, 0.25, [])
    assert (watch.clock(B).before, watch.clock(B).spent) == (2, 0.75)
    assert (watch.clock(0).before, watch.clock(0).spent) == (0, 0.0)


def test_a_turn_that_begins_has_all_its_time() -> None:
    watch = Watch(3)
    watch.note(B, 0.5, [])
    watch.note(0, 0.5, [TurnBegan(2)])
    assert [(watch.clock(seat).before, watch.clock(seat).spent) for seat in range(3)] == [(0, 0.0)] * 3


def test_the_limit_stays_what_it_is() -> None:
    watch = Watch(2)
    watch.note(B, 0.5, [])
    clock = watch.clock(B, Clock(2.0, playouts=30))
    assert (clock.seconds, clock.playouts, clock.spent) == (2.0, 30, 0.5)
    assert clock.asked > 0


class ByTheClock:
    """Chooses the last option, and notes its clocks."""

    def __init__(self) -> None:
        self.clocks: list[Clock] = []

    def think(self, view: View, world: State, clock: Clock | None, rng: Rng) -> Action:
        assert clock is not None
        self.clocks.append(clock)
        return view.options[-1]


def test_in_a_match_every_decision_is_told_what_those_before_it_took() -> None:
    thinker = ByTheClock()
    bots: list[Bot | Thinker] = [RandomBot(), thinker]
    taken = 0.0
    for decision in decisions(Match(Setup(2, 3)), bots, [fast(1), fast(2)], [Clock(), Clock()]):
        if decision.seat == B:
            clock = thinker.clocks[-1]
            assert clock.spent == (taken if decision.before else 0.0)
            taken = clock.spent + decision.seconds
    assert max(clock.before for clock in thinker.clocks) > 0
