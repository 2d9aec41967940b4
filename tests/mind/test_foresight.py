"""Search where dice are thrown: it repeats itself, keeps to its limits, and finds what anybody would see."""

from __future__ import annotations

import pytest

from alhambra.bots.cups import CUPS, eye, weighed
from alhambra.core.base_actions import PASS, AddTile, RemoveTile
from alhambra.core.engine import is_over, legal, submit, to_move
from alhambra.core.pieces import TYPES
from alhambra.core.rng import fast
from alhambra.core.setup import Setup
from alhambra.core.state import State
from alhambra.core.view import view
from alhambra.games import family
from alhambra.games.cup.area import field_named, owner_at
from alhambra.games.cup.part import cup
from alhambra.mind.foresight import chance_of, ends_of_turn, play_rounds
from alhambra.mind.leaves import Judgement, Leaf, result
from alhambra.mind.search import Limits
from tests.dice.board import game, times

FEW = Limits(0.0, 8, 4)
LIKELY = 1.1  # chances are reckoned on in a straight line, so a sure thing may come to a little more than 1


def some_turn(rules: str, seats: int = 3) -> State:
    """A turn of the first round, after its first throw."""
    state = family.start(Setup(seats, 4, game=rules))
    submit(state, to_move(state), legal(state)[0])
    return state


@pytest.mark.parametrize("rules", CUPS)
def test_the_same_numbers_find_the_same(rules: str) -> None:
    state = some_turn(rules)
    seat, options = to_move(state), legal(state)
    found = [[(one.at, one.value) for one in weighed(state, seat, options, FEW, fast(9))] for _ in range(2)]
    assert found[0] == found[1]
    assert sorted(at for at, _ in found[0]) == list(range(len(options)))


@pytest.mark.parametrize("rules", CUPS)
def test_the_position_is_not_touched(rules: str) -> None:
    state = some_turn(rules)
    seat = to_move(state)
    before = view(state, seat).encode()
    weighed(state, seat, legal(state), FEW, fast(1))
    assert view(state, seat).encode() == before


def test_without_time_the_estimates_decide() -> None:
    state = some_turn("dice")
    seat, options = to_move(state), legal(state)
    first = weighed(state, seat, options, Limits(1e-9, 0, 4), fast(1))[0]
    values = eye(state, True).values(state, seat, options)
    assert values[first.at] == max(values)


def test_a_leaf_leads_to_its_field() -> None:
    board = game().throw("A", times(tower=3, garden=5))
    tower = TYPES.index("tower")
    result(tower, 6, 3, field_named("6/3"), 0.0).lead(board.state, 0, -1)
    column = cup(board.state).columns[tower]
    assert owner_at(column, field_named("6/3")) == 0
    assert to_move(board.state) == 1


def test_the_ends_of_a_turn_are_all_that_can_still_be_thrown() -> None:
    board = game().marker("B", "tower 5/3").throw("A", times(tower=5, garden=3), times(garden=3))
    found = {(TYPES[leaf.kind], leaf.count, leaf.throws) for leaf in ends_of_turn(board.state, eye(board.state, True))}
    assert ("tower", 5, 2) in found  # now
    assert ("tower", 8, 3) in found  # with luck
    assert ("pavilion", 4, 2) not in found  # the second throw is made
    fields = [leaf.at for leaf in ends_of_turn(board.state, eye(board.state, True))]
    assert len(fields) == len(set(fields))


def test_nobody_stops_short_of_a_sure_gain() -> None:
    """Eight of a kind after one throw cannot become better."""
    board = game().throw("A", times(tower=8))
    assert weighed(board.state, 0, legal(board.state), FEW, fast(3))[0].option.text(board.state.table) == "place tower"


def test_playouts_end_with_the_round() -> None:
    state = some_turn("dice")
    play_rounds(state, eye(state, False), 2)
    assert (cup(state).round, sum(cup(state).hands)) == (2, 3 * cup(state).markers)


def test_chances_add_up() -> None:
    points = [40.0, 50.0, 45.0]
    chances = [chance_of(points, seat, 8.0) for seat in range(3)]
    assert sum(chances) == pytest.approx(1)
    assert max(chances) == chances[1]


def test_estimates_count_like_playouts() -> None:
    """With hardly any playouts they decide, with many the playouts do."""
    for tried, first in ((1, 0), (10_000, 1)):
        leaves = [Leaf(PASS, 0, 8.0), Leaf(PASS, 1, 0.0)]
        for leaf, mean in zip(leaves, (0.45, 0.55), strict=True):
            leaf.tried, leaf.value = tried, mean * tried
        judgement = Judgement(leaves, 0.05)
        assert max(leaves, key=judgement.judged).at == first


def test_what_is_found_out_about_a_field_tells_of_its_whole_column() -> None:
    tower, garden = TYPES.index("tower"), TYPES.index("garden")
    leaves = [result(tower, 5, 3, 11, 3.0), result(garden, 5, 3, 11, 3.0)]
    for leaf, mean in zip(leaves, (0.7, 0.3), strict=True):
        leaf.tried, leaf.value = 500, mean * 500
    leaning = Judgement(leaves, 0.05).leaning()
    column = len(leaning) // len(TYPES)
    for field in range(column):
        assert leaning[tower * column + field] > 0 > leaning[garden * column + field]


def turns_with_a_choice_to_remodel() -> list[State]:
    """Turns of Alcazaba, in a game played in a hurry, in which a tile can be built from the reserve or taken there."""
    state = family.start(Setup(2, 0, game="alcazaba"))
    hasty, found = eye(state, False), []
    while not is_over(state):
        options = legal(state)
        if any(isinstance(option, AddTile) for option in options):
            found.append(state.clone())
        submit(state, to_move(state), hasty.best(state, to_move(state), options))
    return found


def test_what_nobody_thinks_of_spoils_nothing() -> None:
    """ALC-20: taking a tile out of the palace seems as bad as can be; played out, it would drag all others down."""
    turns = turns_with_a_choice_to_remodel()
    assert turns
    for state in turns:
        found = weighed(state, to_move(state), legal(state), Limits(0.0, 60, 14), fast(5))
        removals = [one for one in found if isinstance(one.option, RemoveTile)]
        assert found[-len(removals) :] == removals
        assert found[0].expected < LIKELY
        assert found[0].prior > found[-len(removals) - 1].prior


def test_one_eye_sees_for_all_seats_of_a_playout() -> None:
    """What a tile of the reserve would gain is for each seat to say, whoever looked before."""
    for state in turns_with_a_choice_to_remodel():
        seat = to_move(state)
        added = [option for option in legal(state) if isinstance(option, AddTile)]
        alone, shared = eye(state, False), eye(state, False)
        alone.look(state, seat)
        for mover in (seat, 1 - seat, seat):
            shared.look(state, mover)
        assert [shared.worth_of(option) for option in added] == [alone.worth_of(option) for option in added]
