"""Advice: what is told of a move, and with dice about every decision that is one, whether they decide it or not."""

from __future__ import annotations

import pytest

from alhambra.bots import cups
from alhambra.bots.advice import SHOWN, Found, Measure, advise, suggest
from alhambra.bots.reasons import reasons
from alhambra.core.engine import is_over, legal, submit, to_move
from alhambra.core.rng import fast
from alhambra.core.setup import Setup
from alhambra.core.state import State
from alhambra.core.view import view
from alhambra.core.worlds import imagine
from alhambra.games import family
from alhambra.games.cup.actions import Throw
from alhambra.games.dice.actions import SetBlackDie
from tests.alcazaba.grounds import grounds
from tests.dice.board import game, kind, times

SHORT = Measure(playouts=1, width=2)
# What is decided without dice, by the name of the question, and what else can be done with a throw.
WITHOUT_DICE = {
    "alcazaba": {"choose-reward", "place-tiles", "name-starter"},
    "dice": {"take-reward", "redirect-point", "name-starter"},
}
WITH_THEM = {"alcazaba": {"add", "remove", "swap"}, "dice": {"annul", "black-die", "displace"}}


def decisions(name: str) -> dict[tuple[str, tuple[str, ...]], State]:
    """One moment of each sort, by question and verbs, of games of chance."""
    found: dict[tuple[str, tuple[str, ...]], State] = {}
    for seed in range(12):
        state, luck = family.start(Setup(2 + seed % 3, seed, game=name)), fast(seed)
        while not is_over(state):
            options = legal(state)
            if len(options) > 1:
                verbs = tuple(sorted({option.text(state.table).split()[0] for option in options}))
                question = view(state, to_move(state)).question
                found.setdefault((question, verbs), state.clone())
            submit(state, to_move(state), options[luck.below(len(options))])
    return found


def moves(state: State) -> list[Found]:
    seat = to_move(state)
    return suggest(view(state, seat), imagine(state, seat, fast(1)), SHORT, fast(2))


@pytest.mark.parametrize("name", cups.CUPS)
def test_every_decision_gets_moves_in_order_or_ways_to_throw(name: str) -> None:
    met = decisions(name)
    assert WITHOUT_DICE[name] < {question for question, _ in met}
    assert WITH_THEM[name] < {verb for _, verbs in met for verb in verbs}
    for (question, verbs), state in met.items():
        seen, best = view(state, to_move(state)), moves(state)
        if question == cups.TURN:
            assert advise(seen, name), verbs
        if not best:
            assert question == cups.TURN, verbs
            continue
        others = [option for option in seen.options if not isinstance(option, Throw)]
        assert len(best) == min(SHOWN, len(others) + (len(others) < len(seen.options))), (question, verbs)
        assert len({move.action.text(seen.table) for move in best}) == len(best)
        assert all(move.action in seen.options and move.reasons and 0 <= move.chance <= 1 for move in best)
        assert [move.chance for move in best] == sorted([move.chance for move in best], reverse=True)


def test_of_many_throws_one_is_suggested() -> None:
    """Else three that differ by a die would hide the chips."""
    board = game("AB").chips("A", "black-die").throw("A", times(tower=4, garden=2, arcades=2))
    best = moves(board.state)
    assert len([move for move in best if isinstance(move.action, Throw)]) == 1
    assert [move.action for move in best if isinstance(move.action, SetBlackDie)]
    assert len(best) == SHOWN


def test_where_dice_decide_there_are_ways_to_throw_and_no_moves() -> None:
    board = game("AB").throw("A", times(tower=4, garden=2, arcades=2))
    assert advise(view(board.state, 0), "dice")
    assert moves(board.state) == []


def test_a_reward_is_explained_by_where_the_own_stone_gets_to() -> None:
    board = game("ABC").stone("A", "pavilion", 3).stone("B", "pavilion", 4).marker("A", "pavilion 8/1").rewards()
    assert board.question() == "take-reward"
    seen = view(board.state, 0)
    told = {option.text(seen.table): reasons(seen, option) for option in seen.options}
    assert told["reward points"] == [{"why": "stone-first", "type": kind("pavilion")}]
    assert told["reward chip"] == [{"why": "outcome"}]  # on the same field, and later there


def test_a_tile_of_a_column_is_explained_by_its_type() -> None:
    ground = grounds("ABC").no_markers().nothing_on_offer().on_offer("pavilion", "pavilion-8", "pavilion-7")
    ground.markers("pavilion", A="8/1").rewards()
    seen = view(ground.state, 0)
    assert seen.question == "choose-reward"
    told = {option.text(seen.table): reasons(seen, option) for option in seen.options}
    assert told["pick pavilion-8"] == [{"why": "leads", "type": kind("pavilion")}]
