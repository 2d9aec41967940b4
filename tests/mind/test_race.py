"""The race of options: what is clearly worse drops out at once, what may be better stays, and the last one has won."""

from __future__ import annotations

from math import sqrt
from statistics import mean, stdev

import pytest

from alhambra.core.base_actions import PASS
from alhambra.core.rng import fast
from alhambra.lab.training import normal
from alhambra.mind.race import FIRST_LOOK, Candidate, Race, lead


def tried(at: int, values: list[float], prior: float = 0.0) -> Candidate:
    candidate = Candidate(at, PASS, prior)
    for value in values:
        candidate.add(value)
    return candidate


def some_values(number: int, around: float, spread: float, seed: int) -> list[float]:
    rng = fast(seed)
    return [around + spread * normal(rng) for _ in range(number)]


def test_values_add_up() -> None:
    candidate = tried(0, [0.25, 0.5, 0.75])
    assert (candidate.tried, candidate.value, candidate.mean()) == (3, 1.5, 0.5)


def test_a_lead_is_told_in_standard_errors() -> None:
    ours, theirs = some_values(400, 0.5, 0.1, 1), some_values(400, 0.48, 0.1, 2)
    differences = [our - their for our, their in zip(ours, theirs, strict=True)]
    expected = mean(differences) / (stdev(differences) / sqrt(400))
    assert lead(ours, theirs) == pytest.approx(expected, rel=0.01)
    assert lead(theirs, ours) == pytest.approx(-expected, rel=0.01)


def test_nearly_always_the_same_is_not_clearly_worse() -> None:
    """A hundredth of the spread in every world: sixteen worlds may well miss the one that makes up for it."""
    ours = some_values(16, 0.5, 0.1, 1)
    assert 0 < lead(ours, [value - 0.001 for value in ours]) < 1
    assert lead(ours, ours) == 0


def test_what_is_clearly_worse_drops_out_at_once() -> None:
    good = tried(0, some_values(FIRST_LOOK, 0.5, 0.02, 1))
    rival = tried(1, some_values(FIRST_LOOK, 0.5, 0.02, 2))
    bad = tried(2, some_values(FIRST_LOOK, 0.3, 0.02, 3))
    race = Race([bad, rival, good], [], 0.0)
    race.look(3.0)
    assert {candidate.at for candidate in race.left} == {0, 1}
    assert race.out == [bad]
    assert not race.is_decided()


def test_nobody_is_judged_by_a_few_worlds() -> None:
    good, bad = (tried(at, [value] * (FIRST_LOOK - 1)) for at, value in enumerate((0.9, 0.1)))
    race = Race([bad, good], [], 0.0)
    race.look(3.0)
    assert race.left == [bad, good]


def test_after_each_look_twice_as_many_worlds_pass_before_the_next() -> None:
    good, other = (tried(at, some_values(FIRST_LOOK, 0.5, 0.1, at)) for at in range(2))
    race = Race([good, other], [], 0.0)
    race.look(3.0)
    assert len(race.left) == 2
    for candidate, value in ((good, 0.9), (other, 0.1)):
        for _ in range(FIRST_LOOK - 1):
            candidate.add(value)
    race.look(3.0)
    assert len(race.left) == 2
    good.add(0.9)
    other.add(0.1)
    race.look(3.0)
    assert race.left == [good]


def test_it_is_decided_when_one_option_is_left_whatever_comes_after_it() -> None:
    one, also = Candidate(4, PASS, 0.0), Candidate(4, PASS, 0.0, [PASS])
    assert Race([one, also], [], 0.0).is_decided()
    assert not Race([one, Candidate(5, PASS, 0.0)], [], 0.0).is_decided()


def test_who_drops_out_later_stands_before_those_who_did_earlier() -> None:
    first, second, third, fourth = (tried(at, [value]) for at, value in enumerate((0.9, 0.7, 0.5, 0.3)))
    race = Race([fourth, third, second, first], [], 0.0)
    race.rank()
    race.halve()
    race.halve()
    assert [candidate.at for candidate in race.result()] == [0, 1, 2, 3]
