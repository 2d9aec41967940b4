"""Playing a world to its end by instinct."""

from __future__ import annotations

from alhambra.core.appraisal import Eye
from alhambra.core.engine import legal, submit, to_move
from alhambra.core.state import State


def play_out(world: State, eye: Eye, most: int) -> int:
    """Decide for everybody, until the game is over or so many decisions were made; their number."""
    decisions = 0
    options = legal(world)
    while options and decisions < most:
        seat = to_move(world)
        submit(world, seat, eye.best(world, seat, options))
        decisions += 1
        options = legal(world)
    return decisions


def play_turns(world: State, eye: Eye, turns: int) -> int:
    """The same until so many turns have begun after this one."""
    decisions = 0
    left = turns
    turn = world.turn
    while left > 0:
        options = legal(world)
        if not options:
            break
        seat = to_move(world)
        submit(world, seat, eye.best(world, seat, options))
        decisions += 1
        if world.turn != turn:
            turn = world.turn
            left -= 1
    return decisions
