"""Asking the modules at the table what they add and what they forbid."""

from __future__ import annotations

from typing import Final

from alhambra.core.actions import Action
from alhambra.core.frames import Frame
from alhambra.core.module import Module
from alhambra.core.state import State

NO_MODULES: Final[list[Module]] = []


def offered(state: State, frame: Frame) -> list[Action]:
    """What the modules add to a question, less what is forbidden."""
    seat = frame.asks()
    found: list[Action] = []
    for module in state.table.offering:
        offers = module.offers(state, seat, frame)
        if offers:
            found.extend(offers)
    return allowed(state, seat, found) if found else found


def answers(state: State, frame: Frame) -> list[Action]:
    """The modules' answers to a question: not what leaves it open, for whose sake nobody is asked (BON-8)."""
    return [action for action in offered(state, frame) if not action.is_free() or frame.answered_by(action)]


def allowed(state: State, seat: int, actions: list[Action]) -> list[Action]:
    """The actions no module forbids."""
    watching = NO_MODULES
    for module in state.table.forbidding:
        if module.watches(state, seat):
            watching = [*watching, module]
    if not watching:
        return actions
    found: list[Action] = []
    for action in actions:
        if not _forbidden(watching, state, seat, action):
            found.append(action)
    return found


def _forbidden(modules: list[Module], state: State, seat: int, action: Action) -> str:
    for module in modules:
        rule = module.forbids(state, seat, action)
        if rule:
            return rule
    return ""


def veto(state: State, seat: int, action: Action) -> str:
    """The id of the first rule of a module that forbids an action, or nothing."""
    return _forbidden(state.table.forbidding, state, seat, action)
