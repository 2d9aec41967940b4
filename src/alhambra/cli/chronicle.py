"""What one pair of eyes has seen of a game, decision by decision."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from alhambra.cli.names import Cast
from alhambra.core.events import Event, Scored
from alhambra.core.record import Record
from alhambra.core.scoring import Result
from alhambra.core.view import View, view
from alhambra.games.match import Match, opening
from alhambra.words.told import tell

FIRST_SCORING: Final = 1


@dataclass
class Scoring:
    """A scoring with everybody's points right after it, Dirk's last."""

    result: Result
    scores: list[int]


class Chronicle:
    """The views of one seat (or a spectator): number n is what was seen after n decisions."""

    def __init__(self, seat: int, views: list[View]) -> None:
        self.seat: Final = seat
        self.views: Final = views

    def note(self, match: Match) -> None:
        """Look at the table after a decision."""
        self.views.append(view(match.state, self.seat))

    def until(self, number: int) -> Chronicle:
        """What had been seen after so many decisions."""
        return Chronicle(self.seat, self.views[: number + 1])

    def forget(self) -> None:
        """The latest decision was taken back."""
        self.views.pop()

    def now(self) -> View:
        return self.views[-1]

    def told(self, cast: Cast, since: int, details: bool = False) -> list[list[str | Scoring]]:
        """What each decision from number `since` on brought about: sentences, and scorings at their place."""
        return [_told(self.views[at], self._news(at), cast, details) for at in range(since, len(self.views))]

    def scorings(self, since: int = 0) -> list[Scoring]:
        """The scorings from a decision on."""
        return [
            scoring for at in range(since, len(self.views)) for scoring in _scorings(self.views[at], self._news(at))
        ]

    def next_scoring(self) -> int:
        """Which scoring comes next; one more than the last of them when all are over."""
        past = self.scorings()
        return past[-1].result.scoring + 1 if past else FIRST_SCORING

    def _news(self, number: int) -> list[Event]:
        """What a view tells that the one before has not told: a decision nobody may notice goes on with its story."""
        seen = self.views[number]
        before = self.views[number - 1] if number else None
        if before is not None and before.ply == seen.ply:
            return seen.events[len(before.events) :]
        return seen.events


def _told(seen: View, news: list[Event], cast: Cast, details: bool) -> list[str | Scoring]:
    scorings = _scorings(seen, news)
    told: list[str | Scoring] = []
    first = 0
    for at, event in enumerate(news):
        if isinstance(event, Scored):
            told += sentences(seen, news[first:at], cast, details)
            told.append(scorings.pop(0))
            first = at + 1
    return told + sentences(seen, news[first:], cast, details)


def sentences(seen: View, events: list[Event], cast: Cast, details: bool = False) -> list[str]:
    """What happened, one sentence for each event worth telling; with details also what was filled up."""
    return [cast.say(saying) for saying in tell(seen, events, details)]


def _scorings(seen: View, news: list[Event]) -> list[Scoring]:
    """Counted back from the points a view shows, which are those after its last scoring."""
    scores = [*seen.scores, *([seen.dirk_score] if seen.table.seats == 2 else [])]
    found: list[Scoring] = []
    for event in reversed(news):
        if isinstance(event, Scored):
            found.insert(0, Scoring(event.result, scores))
            scores = [score - points for score, points in zip(scores, event.result.totals)]
    return found


def begin(match: Match, seat: int) -> Chronicle:
    """The chronicle of a match before its first decision."""
    return Chronicle(seat, [view(match.state, seat)])


def follow(record: Record, seat: int) -> tuple[Match, Chronicle]:
    """Play a record from its beginning, looking on from one seat; RecordError names a line that cannot be."""
    match = opening(record)
    chronicle = begin(match, seat)
    for at in range(len(record.moves)):
        match.follow(record, at + 1)
        chronicle.note(match)
    return match, chronicle
