"""The exact policy of a turn: against plain enumeration, against chance, and as a hint."""

from __future__ import annotations

from functools import cache
from itertools import combinations, product

import pytest

from alhambra.core.pieces import TYPES
from alhambra.core.rng import fast
from alhambra.core.view import view
from alhambra.games.cup.area import FIELDS, target
from alhambra.games.cup.hint import ANY
from alhambra.games.cup.policy import COUNTS, FACES, NEVER, Policy, all_sets
from alhambra.games.dice.hint import hint
from alhambra.games.dice.prospects import Prospects
from alhambra.games.dice.seen import Seen
from tests.dice.board import game, kind, times


def by_field() -> list[list[float]]:
    """A better field is worth more; later types a little more than earlier ones."""
    return [
        [
            FIELDS - target(count, throws) + kind / 10 if count else NEVER
            for kind in range(FACES)
            for count in range(COUNTS)
        ]
        for throws in (1, 2, 3)
    ]


def lottery(seed: int) -> list[list[float]]:
    """Values without any order."""
    rng = fast(seed)
    return [[rng.below(1000) / 10 if at % COUNTS else NEVER for at in range(FACES * COUNTS)] for _ in range(3)]


def placed(values: list[list[float]], faces: tuple[int, ...], throws: int) -> float:
    return max(values[throws - 1][face * COUNTS + faces.count(face)] for face in set(faces))


def test_there_are_as_many_sets_as_there_must_be() -> None:
    sets = all_sets()
    assert len(sets.rows) == 3003  # 14 over 6
    assert len(sets.rows) - sets.first == 1287  # 13 over 5
    assert all(len(row) == 8 for row in sets.rows[sets.first :])


@pytest.mark.parametrize("seed", range(4))
def test_the_last_throw_is_the_mean_of_all_throws(seed: int) -> None:
    """Against plain enumeration: every subset of the dice, every way they can fall."""
    values = lottery(seed)
    policy = Policy(values)
    rng = fast(seed)
    faces = tuple(sorted([rng.below(6) for _ in range(8)]))

    @cache
    def mean(kept: tuple[int, ...]) -> float:
        falls = list(product(range(6), repeat=8 - len(kept)))
        return sum([placed(values, tuple(sorted(kept + fall)), 3) for fall in falls]) / len(falls)

    subsets = {kept for size in range(4, 8) for kept in combinations(faces, size)}
    for kept in subsets:
        assert policy.expected(bytes(kept), 3) == pytest.approx(mean(kept))
    best = policy.worth(bytes(faces), 2)
    assert best >= max([placed(values, faces, 2), *[mean(kept) for kept in subsets]]) - 1e-9


@pytest.mark.parametrize("values", [by_field(), lottery(7)], ids=["fields", "lottery"])
def test_no_choice_is_better_than_the_best(values: list[list[float]]) -> None:
    """The value of a position is what its choice gives, and no other choice gives more."""
    policy = Policy(values)
    sets = all_sets()
    for throws in (1, 2, 3):
        for row in sets.rows[sets.first :: 37]:
            faces = tuple(row)
            worth = policy.worth(row, throws)
            kept = policy.keep(row, throws)
            if kept is None:
                assert worth == placed(values, faces, throws)
                named = policy.kind(row, throws)
                assert values[throws - 1][named * COUNTS + faces.count(named)] == worth
            else:
                assert worth == policy.expected(kept, throws + 1)
            if throws < 3:
                others = {bytes(some) for size in range(8) for some in combinations(row, size)}
                assert max([policy.expected(some, throws + 1) for some in others]) <= worth
                assert kept is None or kept in others


@pytest.mark.parametrize("values", [by_field(), lottery(3)], ids=["fields", "lottery"])
def test_chances_lead_to_the_expectation(values: list[list[float]]) -> None:
    """Forwards by chances and backwards by means, the turn is worth the same."""
    policy = Policy(values)
    for row in ([], [0, 0, 0], [1, 2, 3, 4, 5]):
        for throws in (1, 2, 3) if not row else (2, 3):
            ends = policy.outcomes(bytes(row), throws)
            assert sum([end.chance for end in ends]) == pytest.approx(1.0)
            mean = sum([end.chance * values[end.throws - 1][end.kind * COUNTS + end.count] for end in ends])
            assert mean == pytest.approx(policy.expected(bytes(row), throws))
    assert policy.turn() == policy.expected(b"", 1)


def test_one_type_alone_is_kept_and_all_else_thrown() -> None:
    """Whoever is paid for towers only, and the more the better, keeps the towers."""
    values = [
        [float(count) if kind == 5 else 0.0 for kind in range(FACES) for count in range(COUNTS)] for _ in range(3)
    ]
    policy = Policy(values)
    assert policy.turn() == pytest.approx(8 * (1 - (5 / 6) ** 3))
    assert policy.keep(bytes([0, 1, 1, 2, 3, 5, 5, 5]), 1) == bytes([5, 5, 5])
    assert policy.keep(bytes([5] * 8), 1) is None


def test_the_black_die_counts_along() -> None:
    values = by_field()
    towers = bytes([0, 0, 1, 1, 2, 5, 5, 5])
    assert Policy(values, 5).kind(towers, 3) == 5
    assert Policy(values, 5).worth(towers, 3) == values[2][5 * COUNTS + 4]
    assert Policy(values, 4).worth(bytes([5] * 8), 1) == Policy(values).worth(bytes([5] * 8), 1)


def test_a_hint_tells_values_and_chances() -> None:
    board = game().throw("A", times(tower=4, garden=2, pavilion=2))
    advice = hint(view(board.state, 0))
    assert [some.aim for some in advice[:1]] == [ANY]
    assert {some.aim for some in advice[1:]} == set(range(6))
    for some in advice:
        assert sorted(some.kept + some.thrown) == sorted(board.part.faces)
        assert sum([chance.chance for chance in some.chances]) == pytest.approx(1.0)
        assert advice[0].value >= some.value - 1e-9
    towers = next(some for some in advice if some.aim == kind("tower"))
    assert towers.kept.count(kind("tower")) == 4
    assert {chance.kind for chance in towers.chances} == {kind("tower")}
    facts = towers.facts()
    assert (facts["aim"], facts["kept"]) == ("tower", ["tower"] * 4)


def test_a_hint_knows_which_fields_are_taken() -> None:
    board = game().marker("B", "tower 8/1").throw("A", times(tower=8))
    (stop, *_) = [some for some in hint(view(board.state, 0)) if some.aim == kind("tower") and not some.thrown]
    assert [(chance.field, chance.chance) for chance in stop.chances] == [("8/2", 1.0)]


def test_a_hint_is_for_the_one_who_is_asked() -> None:
    board = game()
    assert hint(view(board.state, 0)) == []  # before the first throw there is nothing to choose
    board.throw("A", times(tower=8))
    assert hint(view(board.state, 1)) == []
    assert hint(view(board.state, 0)) != []


def test_what_is_seen_is_what_is_there() -> None:
    """The numbers made out of a view are those of the table."""
    board = game("AB").marker("Dirk", "tower 4/3").stone("B", "garden", 3).stone("A", "garden", 3)
    board.chips("A", "annul", "vp-2").throw("A", times(tower=4, garden=4))
    seen, part = Seen(view(board.state, 0)), board.part
    assert (seen.faces, seen.throws, seen.columns) == (part.faces, part.throws, part.columns)
    assert [bytes(row) for row in seen.heights] == part.heights
    assert [bytes(row) for row in seen.standing] == part.standing
    assert [bytes(row) for row in seen.chips] == part.chips
    assert bytes(seen.bonus) == part.bonus


def test_better_fields_are_worth_no_less() -> None:
    board = game("ABCD")
    prospects = Prospects(Seen(view(board.state, 0)), board.state.table.points)
    for column in range(len(TYPES)):
        values = [prospects.field(column, at, bytes(FIELDS)) for at in range(FIELDS)]
        assert values == sorted(values, reverse=True)
        assert values[0] > 0
