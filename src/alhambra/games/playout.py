"""Playing on without thinking: random games and counting of game trees, at full speed."""

from __future__ import annotations

from alhambra.core.engine import legal, submit, to_move
from alhambra.core.rng import Rng
from alhambra.core.state import State


def play_randomly(state: State, rng: Rng) -> int:
    """Choose uniformly among the options until the game is over; the number of decisions made."""
    decisions = 0
    options = legal(state)
    while options:
        submit(state, to_move(state), options[rng.below(len(options))])
        decisions += 1
        options = legal(state)
    return decisions


def perft(state: State, depth: int) -> int:
    """The number of different sequences of so many decisions."""
    options = legal(state)
    if depth == 0 or not options:
        return 1
    if depth == 1:
        return len(options)
    total = 0
    for option in options:
        branch = state.clone()
        submit(branch, to_move(branch), option)
        total += perft(branch, depth - 1)
    return total
