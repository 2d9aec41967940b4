"""The eye of those who throw dice: hurried aims, fields in points, and what it makes of a position."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from alhambra.bots.cups import CUPS, eye
from alhambra.core.engine import is_over, legal, submit, to_move
from alhambra.core.pieces import TYPES
from alhambra.core.rng import fast
from alhambra.core.setup import Setup
from alhambra.core.state import State
from alhambra.games import family
from alhambra.games.cup.actions import PlaceMarker, Throw
from alhambra.games.cup.area import FIELDS, field_named
from alhambra.games.cup.part import cup
from alhambra.games.cup.policy import COUNTS
from alhambra.games.dice.part import dice_table
from alhambra.mind.casting import COLUMN, KINDS, ROW, Caster
from alhambra.mind.dice_eye import DiceEye
from alhambra.mind.tracks import BY_HAND, NAMES, DiceWeights
from tests.alcazaba.grounds import grounds
from tests.dice.board import Board, game, kind, times

TOWER = TYPES.index("tower")


def some_positions(rules: str, seats: int) -> list[State]:
    """What comes up in a game that is played in a hurry."""
    state, found = family.start(Setup(seats, 5, game=rules)), []
    hasty = eye(state, False)
    while not is_over(state):
        if len(legal(state)) > 1:
            found.append(state.clone())
        submit(state, to_move(state), hasty.best(state, to_move(state), legal(state)))
    return found


def looking(board: Board, seat: int = 0, careful: bool = False) -> DiceEye:
    row = [0.0 if name == "spite" else value for name, value in zip(NAMES, BY_HAND, strict=True)]
    found = DiceEye(board.state, DiceWeights(row), careful)
    found.look(board.state, seat)
    return found


def paid_for_towers(found: Caster) -> None:
    """Results are worth the towers that show, and nothing else is worth anything."""
    values = [0.0] * len(found.results)
    for throws in range(3):
        for count in range(COUNTS):
            values[throws * ROW + TOWER * COUNTS + count] = float(count)
    found.results = vec[float](values)
    found.promise(found.black)


def test_an_aim_promises_what_the_dice_will_bring() -> None:
    """Whoever keeps the towers and throws the others twice more gets each of them with a chance of 11 in 36."""
    found = looking(game().throw("A", times(tower=3, garden=5)))
    paid_for_towers(found)
    assert found.going_for(TOWER) == pytest.approx(3 + 5 * (1 - (5 / 6) ** 2))
    assert found.aim() == TOWER


def test_the_black_die_counts_but_is_not_thrown() -> None:
    board = game().chips("A", "black-die").throw("A", times(tower=3, garden=5)).play("A", "black-die tower")
    found = looking(board)
    paid_for_towers(found)
    assert found.going_for(TOWER) == pytest.approx(4 + 5 * (1 - (5 / 6) ** 2))


@pytest.mark.parametrize("rules", CUPS)
def test_a_throw_for_a_type_is_found_among_all_throws(rules: str) -> None:
    for state in some_positions(rules, 3)[::7]:
        options = legal(state)
        if not isinstance(options[0], Throw):
            continue
        found = eye(state, False)
        found.best(state, to_move(state), options)
        for aim in range(KINDS):
            if cup(state).faces.count(aim) < 8:
                option = found.all_but(options, aim)
                assert isinstance(option, Throw)
                assert sorted(option.dice) == [face for face in cup(state).faces if face != aim]


@pytest.mark.parametrize("rules", CUPS)
@pytest.mark.parametrize("seats", [2, 4])
def test_an_eye_that_was_elsewhere_sees_the_same(rules: str, seats: int) -> None:
    """What it remembers of other positions and other seats changes nothing."""
    states = some_positions(rules, seats)
    veteran = eye(states[0], False)
    order = list(range(0, len(states), 3))
    fast(1).shuffle(order)
    for at in order:
        state = states[at]
        seat, options = to_move(state), legal(state)
        assert veteran.best(state, seat, options) is eye(state, False).best(state, seat, options)


@pytest.mark.parametrize("rules", CUPS)
def test_better_fields_are_worth_no_less(rules: str) -> None:
    state = family.start(Setup(4, 2, game=rules))
    submit(state, to_move(state), legal(state)[0])
    found = eye(state, True)
    found.values(state, to_move(state), legal(state))
    for column in range(KINDS):
        values = [found.fields[column * COLUMN + at] for at in range(FIELDS + 1)]
        assert values == sorted(values, reverse=True)
        assert values[0] > values[FIELDS] == 0.0


def test_a_second_marker_of_the_same_owner_earns_only_the_other_reward() -> None:
    """DICE-37: whoever is ahead of his own marker has both rewards then, not the better one twice."""
    at = kind("tower") * COLUMN + field_named("7/1")
    alone = looking(game().throw("A", times(tower=8))).fields[at]
    own = looking(game().marker("A", "tower 6/1").throw("A", times(tower=8))).fields[at]
    against = looking(game().marker("B", "tower 6/1").throw("A", times(tower=8))).fields[at]
    assert own < against == pytest.approx(alone)  # to a player without spite


def test_spite_is_for_those_who_can_win() -> None:
    """DICE-66: what Dirk loses helps nobody."""
    at = kind("tower") * COLUMN + field_named("7/1")
    values = []
    for owner in ("B", "Dirk"):
        board = game("AB").marker(owner, "tower 6/1").throw("A", times(tower=8))
        found = DiceEye(board.state, DiceWeights(BY_HAND), False)
        found.look(board.state, 0)
        values.append(found.fields[at])
    assert values[0] > values[1]


def test_a_chip_is_spent_only_where_that_gains_more_than_it_is_worth() -> None:
    board = game().chips("A", "displace").marker("B", "tower 6/1").throw("A", times(tower=6, garden=2))
    found = looking(board, careful=True)
    options = legal(board.state)
    values = dict(
        zip([option.text(board.state.table) for option in options], found.values(board.state, 0, options), strict=True)
    )
    assert values["displace tower"] != values["place tower"]
    assert dice_table(board.state).chips[0]
    assert isinstance(found.best(board.state, 0, options), PlaceMarker | Throw) == (
        max(values, key=lambda text: values[text]).split()[0] in ("place", "throw")
    )


def test_in_alcazaba_nothing_is_won_behind_as_many_markers_as_there_are_tiles() -> None:
    board = grounds("ABC").nothing_on_offer().on_offer("tower", "tower-12").markers("tower", B="8/1")
    board.dice(*["tower"] * 8)
    found = eye(board.state, False)
    found.best(board.state, 0, legal(board.state))
    assert found.fields[TOWER * COLUMN + field_named("8/2")] == 0.0
