"""Asking the modules at the table what they add and what they forbid."""

from __future__ import annotations

from alhambra.core.actions import Action
from alhambra.core.frames import Frame
from alhambra.core.state import State


def offered(state: State, frame: Frame) -> list[Action]:
    """What the modules add to a question, less what is forbidden."""
    seat = frame.asks()
    found: list[Action] = []
    for module in state.table.offering:
        found.extend(module.offers(state, seat, frame))
    return allowed(state, seat, found)


def allowed(state: State, seat: int, actions: list[Action]) -> list[Action]:
    """The actions no module forbids."""
    if not state.table.forbidding:
        return actions
    return [action for action in actions if not veto(state, seat, action)]


def veto(state: State, seat: int, action: Action) -> str:
    """The id of the first rule of a module that forbids an action, or nothing."""
    for module in state.table.forbidding:
        rule = module.forbids(state, seat, action)
        if rule:
            return rule
    return ""
