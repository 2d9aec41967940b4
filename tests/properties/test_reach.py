"""What a bot is given leads nowhere: from a view no hidden hand, part or generator can be reached."""

from __future__ import annotations

import gc
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType

import pytest

from alhambra.core.engine import is_over, legal, submit, to_move
from alhambra.core.payment import Laid, Loose
from alhambra.core.rng import FastRng, SealedRng, fast
from alhambra.core.setup import Setup
from alhambra.core.state import Part, Player, State
from alhambra.core.view import SPECTATOR, view
from alhambra.games import family

HIDDEN = (State, Player, Part, Laid, Loose, FastRng, SealedRng)
CODE = (type, FunctionType, MethodType, BuiltinFunctionType, ModuleType)


def reached_from(start: object) -> list[object]:
    """Every object that can be reached from one, code left out."""
    known = {id(start): start}
    waiting = [start]
    while waiting:
        for found in gc.get_referents(waiting.pop()):
            if id(found) not in known and not isinstance(found, CODE):
                known[id(found)] = found
                waiting.append(found)
    return list(known.values())


@pytest.mark.parametrize("game", family.names())
def test_nothing_hidden_can_be_reached_from_a_view(game: str) -> None:
    modules = tuple(family.modules_of(game))
    state = family.start(Setup(3, 5, modules=modules, game=game))
    chance = fast(2)
    for _ in range(150):
        options = legal(state)
        for seat in (SPECTATOR, 0, 1, 2):
            seen = view(state, seat)
            if state.ply % 50 == 0:
                assert [thing for thing in reached_from(seen) if isinstance(thing, HIDDEN)] == []
        if is_over(state):
            break
        submit(state, to_move(state), options[chance.below(len(options))])
    assert state.ply > 100
    assert any(isinstance(thing, Player) for thing in reached_from(state))  # what is there is found
