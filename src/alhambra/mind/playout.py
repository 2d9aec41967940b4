"""Playing a world to its end by instinct."""

from __future__ import annotations

from alhambra.core.engine import legal, submit, to_move
from alhambra.core.state import State
from alhambra.mind.instinct import Instinct


def play_out(world: State, instinct: Instinct, most: int) -> int:
    """Decide for everybody, until the game is over or so many decisions were made; their number."""
    decisions = 0
    options = legal(world)
    while options and decisions < most:
        seat = to_move(world)
        submit(world, seat, instinct.best(world, seat, options))
        decisions += 1
        options = legal(world)
    return decisions
