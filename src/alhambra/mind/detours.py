"""Other ways through a turn: what a seat could do after an option before the turn is over.

Instinct has one way to go on after a purchase. Where another way is better, that speaks for the purchase too.
"""

from __future__ import annotations

from typing import Final

from alhambra.core.actions import Action
from alhambra.core.appraisal import Eye
from alhambra.core.engine import RuleError, legal, submit, to_move
from alhambra.core.state import State

OTHERS: Final = 2  # ways to leave instinct's at each decision
LONGEST: Final = 6  # decisions after the first that are looked at

Detour = tuple[list[Action], float]  # what is done after the option, and how much less of it instinct thinks


def detours(world: State, seat: int, option: Action, eye: Eye) -> list[Detour]:
    """Each goes instinct's way up to some decision of the turn, and there another one."""
    found: list[Detour] = []
    branch = world.clone()
    submit(branch, seat, option)
    followed: list[Action] = []
    while len(followed) < LONGEST and branch.turn == world.turn and to_move(branch) == seat:
        options = legal(branch)
        if not options:
            break
        values = eye.values(branch, seat, options)
        order = sorted([(-value, at) for at, value in enumerate(values)])
        best = order[0][1]
        for less, at in order[1 : 1 + OTHERS]:
            found.append(([*followed, options[at]], -less - values[best]))
        submit(branch, seat, options[best])
        followed.append(options[best])
    return found


def follow(world: State, seat: int, actions: list[Action]) -> None:
    """Do all of this, as far as it can be done: what modules draw or ask others in a turn may be in the way."""
    for action in actions:
        if to_move(world) != seat:
            return
        try:
            submit(world, seat, action)
        except RuleError:
            return
