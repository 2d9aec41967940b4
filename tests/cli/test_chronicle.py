"""The chronicle tells every event once, also when a decision is one that nobody may notice."""

from __future__ import annotations

from alhambra.cli.chronicle import begin
from alhambra.core.engine import is_over
from alhambra.core.events import Event, Scored
from alhambra.core.rng import fast
from alhambra.core.setup import Setup
from alhambra.core.view import SPECTATOR
from alhambra.games.match import Match
from tests.properties.games import choose


def test_what_happened_before_a_secret_decision_is_not_told_again() -> None:
    match = Match(Setup(4, 3, modules=("vizier",)))
    rng = fast(1)
    chronicle = begin(match, SPECTATOR)
    happened: list[Event] = []
    while not is_over(match.state):
        match.play(choose(match.state, rng))
        happened += match.state.events
        chronicle.note(match)
    assert match.state.unseen > 0
    results = [event.result for event in happened if isinstance(event, Scored)]
    assert [scoring.result for scoring in chronicle.scorings(since=1)] == results
    assert chronicle.next_scoring() == results[-1].scoring + 1
