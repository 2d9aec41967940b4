"""Asking the modules at the table what they add and what they forbid."""

from __future__ import annotations

from librt.vecs import vec

from alhambra.core.actions import Action
from alhambra.core.frames import Frame
from alhambra.core.module import NO_ACTIONS, Module
from alhambra.core.state import State


def offered(state: State, frame: Frame, modules: vec[Module]) -> list[Action]:
    """What modules add to a question, whether it is forbidden or not."""
    seat = frame.asks()
    found = NO_ACTIONS
    for module in modules:
        offers = module.offers(state, seat, frame)
        if offers:
            found = found + offers if found else offers
    return found


def answers(state: State, frame: Frame, modules: vec[Module]) -> list[Action]:
    """The answers of modules to a question: not what leaves it open, for whose sake nobody is asked (BON-8)."""
    found = offered(state, frame, modules)
    if not found:
        return found
    closing = [action for action in found if not action.is_free() or frame.answered_by(action)]
    return allowed(state, frame.asks(), closing)


def allowed(state: State, seat: int, actions: list[Action]) -> list[Action]:
    """The actions no module forbids; the very list if that is all of them."""
    for module in state.table.vetoing:
        if module.watches(state, seat):
            actions = _without_forbidden(module, state, seat, actions)
    return actions


def _without_forbidden(module: Module, state: State, seat: int, actions: list[Action]) -> list[Action]:
    kept: list[Action] | None = None
    for at, action in enumerate(actions):
        if module.forbids(state, seat, action):
            if kept is None:
                kept = actions[:at]
        elif kept is not None:
            kept.append(action)
    return actions if kept is None else kept


def veto(state: State, seat: int, action: Action) -> str:
    """The id of the first rule of a module that forbids an action, or nothing."""
    for module in state.table.forbidding:
        rule = module.forbids(state, seat, action)
        if rule:
            return rule
    return ""
