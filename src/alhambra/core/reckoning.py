"""Scorings as frames (SEQ-9), with what follows them."""

from __future__ import annotations

from typing import Final, final

from alhambra.core.draws import give_dirk
from alhambra.core.events import Scored, ScoringBegan
from alhambra.core.frames import Frame
from alhambra.core.scoring import count_points, has_dirk
from alhambra.core.state import State, tell

DIRK_DRAWS: Final = 6  # B-131, B-132
FIRST_SCORING: Final = 1
FINAL_SCORING: Final = 3


@final
class ScoreWhatIsDue(Frame):
    """SEQ-9: scorings whose cards came up, one completely after the other (B-96, B-97)."""

    __slots__ = ()

    def name(self) -> str:
        return "score-what-is-due"

    def run(self, state: State) -> None:
        if state.due:
            scoring = state.due[0]
            state.due = state.due[1:]
            state.agenda.append(self)
            state.agenda.append(DIRK_GETS[scoring])
            begin_scoring(state, scoring)


def begin_scoring(state: State, scoring: int) -> None:
    """Put a scoring on the agenda and let the modules ask first what they must know."""
    state.agenda.append(COUNT_POINTS[scoring])
    tell(state, ScoringBegan(scoring))


@final
class CountPoints(Frame):
    """B-101: count and book the points of one scoring."""

    __slots__ = ("scoring",)

    def __init__(self, scoring: int) -> None:
        self.scoring: Final = scoring

    def name(self) -> str:
        return "count-points"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.scoring)

    def run(self, state: State) -> None:
        result = count_points(state, self.scoring)
        for seat, player in enumerate(state.players):
            player.score += result.totals[seat]
        if has_dirk(state):
            state.dirk_score += result.totals[-1]  # B-135
        tell(state, Scored(result))


@final
class DirkGets(Frame):
    """B-132: Dirk's tiles after scoring A and B."""

    __slots__ = ("scoring",)

    def __init__(self, scoring: int) -> None:
        self.scoring: Final = scoring

    def name(self) -> str:
        return "dirk-gets"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.scoring)

    def run(self, state: State) -> None:
        if has_dirk(state):
            give_dirk(state, DIRK_DRAWS if self.scoring == FIRST_SCORING else state.bag_left() // 3)


SCORE_WHAT_IS_DUE: Final = ScoreWhatIsDue()
COUNT_POINTS: Final = [CountPoints(scoring) for scoring in range(FINAL_SCORING + 1)]
DIRK_GETS: Final = [DirkGets(scoring) for scoring in range(FINAL_SCORING + 1)]
