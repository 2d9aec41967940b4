"""A scoring comes with its reasons in words, for whoever looks."""

from __future__ import annotations

from typing import Any

from alhambra.bots.asking import ask
from alhambra.bots.bot import make
from alhambra.core.engine import is_over, submit, to_move
from alhambra.core.events import Scored
from alhambra.core.rng import fast
from alhambra.core.setup import Setup
from alhambra.games import alhambra
from alhambra.server.tables.reasons import event_facts


def scorings_of(*modules: str) -> list[dict[str, Any]]:
    """The scorings of a game of bots, as they are sent."""
    state = alhambra.start(Setup(3, 7, modules=modules))
    bot, chance = make("club"), fast(3)
    found = []
    while not is_over(state):
        seat = to_move(state)
        submit(state, seat, ask(bot, state, seat, chance))
        found += [event_facts(event, state.table) for event in state.events if isinstance(event, Scored)]
    return found


def test_every_award_says_what_it_is_for() -> None:
    awards = [award for scoring in scorings_of("camps") for award in scoring["awards"]]
    assert awards
    assert {award["saying"]["id"] for award in awards} == {"award-camp"}


def test_what_counts_beyond_tiles_is_told_once_for_each_seat_and_only_where_something_does() -> None:
    beyond = [majority["beyond"] for scoring in scorings_of("huts") for majority in scoring["majorities"]]
    whom = [[saying["args"]["seat"]["seat"] for saying in told] for told in beyond]
    assert any(whom)
    assert all(len(seats) == len(set(seats)) for seats in whom)
    assert not any(majority["beyond"] for scoring in scorings_of() for majority in scoring["majorities"])
