"""What games come to, counted by hand."""

from __future__ import annotations

import pytest

from alhambra.lab.arena import LOST, Arena, Bout, Entrant
from alhambra.lab.outcome import BrokenDealError, Forfeit, Outcome, Times, outcome, times
from alhambra.lab.ratings import ratings

ARENA = Arena(Entrant("greedy"), (Entrant("random"),), players=2)


def game(seed: int, seat: int, scores: tuple[int, int], starter: int = 0, deal: str = "") -> Bout:
    """The candidate on this seat; everybody thinks a second and then two, in one turn."""
    entrants = (0, 1) if seat == 0 else (1, 0)
    thoughts = ((1.0, 2.0), (1.0, 2.0))
    return Bout(seed, seat, deal or str(seed), entrants, scores, starter, 4, (), thoughts, ((3.0,), (3.0,)))


# Deal 1: won and lost. Deal 2: won and shared. Deal 3 is not whole.
GAMES = [
    game(1, 0, (30, 10)),
    game(1, 1, (25, 20)),
    game(2, 0, (40, 20), starter=1),
    game(2, 1, (20, 20), starter=1),
    game(3, 0, (99, 0)),
]


def found() -> Outcome:
    return outcome(ARENA, GAMES)


def test_a_deal_is_one_value_and_half_a_deal_is_none() -> None:
    result = found()
    assert (result.deals, result.games, result.fair, result.moves) == (2, 4, 0.5, 4)
    assert result.overall.share.values == 2
    assert result.overall.share.mean == (0.5 + 0.75) / 2
    assert result.overall.wins == 2.5
    assert result.overall.points.mean == (30 + 20 + 40 + 20) / 4
    assert result.overall.margin.mean == (20 - 5 + 20 + 0) / 4
    assert result.margins == [20, -5, 20, 0]


def test_by_seat_and_by_turn() -> None:
    result = found()
    assert [(row.name, row.games, row.wins) for row in result.seats] == [("A", 2, 2), ("B", 2, 0.5)]
    assert [(row.name, row.games, row.wins) for row in result.order] == [("1", 2, 1.5), ("2", 2, 1)]


def test_every_entrant_and_how_often_the_candidate_beats_it() -> None:
    candidate, other = found().entrants
    assert (candidate.name, candidate.results, candidate.share.mean) == ("greedy", 4, 0.625)
    assert (other.name, other.results, other.share.mean) == ("random", 4, 0.375)
    assert candidate.beaten is None
    assert other.beaten is not None
    assert other.beaten.mean == (1 + 0 + 1 + 0.5) / 4


def test_the_course_ends_with_the_whole() -> None:
    result = found()
    assert [number for number, _ in result.course] == [1, 2]
    assert result.course[-1][1] == result.overall.share


def test_games_that_did_not_begin_alike_are_no_deal() -> None:
    with pytest.raises(BrokenDealError):
        outcome(ARENA, [game(1, 0, (1, 2)), game(1, 1, (1, 2), deal="other")])


def test_times_by_hand() -> None:
    assert times([float(number) for number in range(200, 0, -1)]) == Times(200, 100.5, 198, 200)
    assert times([2.5]) == Times(1, 2.5, 2.5, 2.5)
    pace = found().paces[0]
    assert (pace.decisions.number, pace.decisions.longest, pace.turns.number, pace.turns.mean) == (8, 2, 4, 3)


def test_times_are_no_result() -> None:
    assert "paces" not in found().facts()


def test_ratings_put_who_wins_above_who_loses() -> None:
    pytest.importorskip("openskill")
    rated = ratings([((0, 1, 1), (30, 20, 10))] * 20, 3)
    assert rated is not None
    winner, loser, stranger = rated
    assert winner.strength > stranger.strength > loser.strength
    assert winner.doubt < stranger.doubt


def test_ratings_of_equals_stay_equal() -> None:
    pytest.importorskip("openskill")
    rated = ratings([((0, 1), (10, 10))] * 5, 2)
    assert rated is not None
    assert rated[0].strength == pytest.approx(rated[1].strength)


def test_without_the_package_there_are_no_ratings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("alhambra.lab.ratings.find_spec", lambda name: None)
    assert ratings([((0, 1), (1, 2))], 2) is None
    assert [entrant.rating for entrant in found().entrants] == [None, None]


@pytest.mark.parametrize(("limit", "late"), [(2.5, 0), (2.4, 2)])
def test_a_turn_is_late_when_it_takes_more_than_its_limit_and_a_fifth(limit: float, late: int) -> None:
    """Every turn takes three seconds."""
    arena = Arena(Entrant("expert", limit), (Entrant("random"),), players=2)
    candidate, other = outcome(arena, GAMES[:2]).paces
    assert (candidate.limit, candidate.late, candidate.turns.longest) == (limit, late, 3.0)
    assert (other.limit, other.late) == (None, None)


FLED = game(1, 0, (LOST, 0))._replace(forfeits=((0, "it ended"),))
FLED_AGAIN = game(1, 1, (7, LOST))._replace(forfeits=((1, "it ended"),))
BOTH_FLED = game(2, 0, (LOST, LOST))._replace(forfeits=((0, "it is late"), (1, "it ended")))
PLAYED = game(2, 1, (5, 9))


def test_who_forfeits_comes_last_even_behind_who_has_no_points() -> None:
    assert (FLED.win(0), FLED.win(1)) == (0, 1)
    assert (BOTH_FLED.win(0), BOTH_FLED.win(1)) == (0, 0)
    result = outcome(ARENA, [FLED, FLED_AGAIN, BOTH_FLED, PLAYED])
    assert result.overall.wins == 1
    assert result.margins == [-1, -8, 0, 4]
    assert result.entrants[1].beaten is not None
    assert result.entrants[1].beaten.mean == (0 + 0 + 0.5 + 1) / 4


def test_forfeits_are_told_by_bot_and_reason() -> None:
    result = outcome(ARENA, [FLED, FLED_AGAIN, BOTH_FLED, PLAYED])
    assert result.forfeits == [
        Forfeit("greedy", "it ended", 2, 1, "A"),
        Forfeit("greedy", "it is late", 1, 2, "A"),
        Forfeit("random", "it ended", 1, 2, "B"),
    ]
    assert outcome(ARENA, GAMES).forfeits == []
