"""The verbs: `new_game`, `to_move`, `legal`, `submit`. There is no other way into the rules."""

from __future__ import annotations

from typing import cast

from alhambra.core.actions import Action
from alhambra.core.consult import allowed, veto
from alhambra.core.dealing import deal_game
from alhambra.core.frames import NOBODY, Frame
from alhambra.core.module import Module
from alhambra.core.setup import Setup
from alhambra.core.state import State


class RuleError(Exception):
    """An action the rules do not allow now; `rule` names the rule, the message is for people."""

    def __init__(self, rule: str, message: str) -> None:
        super().__init__(f"{message} ({rule})")
        self.rule = rule


def new_game(setup: Setup, modules: list[Module] | None = None) -> State:
    """A game before its first decision. The modules' instances belong to this game from now on."""
    state = deal_game(setup, modules or [])
    _roll_on(state)
    return state


def is_over(state: State) -> bool:
    """Has the game ended?"""
    return not state.agenda


def to_move(state: State) -> int:
    """The seat that must decide, NOBODY when the game is over."""
    return state.agenda[-1].asks() if state.agenda else NOBODY


def legal(state: State) -> list[Action]:
    """All options of the decision that is due, in a fixed order. The list belongs to the state: do not change it."""
    known = state.offered
    if known is None:
        known = _options(state)
        state.offered = known
    return known


def submit(state: State, seat: int, action: Action) -> None:
    """Play one decision and roll on to the next; a refused one leaves the state as it was."""
    if to_move(state) != seat or seat == NOBODY:
        raise RuleError("CORE-1", "this seat has nothing to decide now")
    frame = state.agenda[-1]
    if not _is_listed(legal(state), action):
        rule = veto(state, seat, action)
        if rule:
            raise RuleError(rule, f"{_words_for(state, action)}: a rule of this table forbids it")
        if not frame.accepts(state, action):
            reason = frame.reason(state, action)
            raise RuleError(reason.rule, f"{_words_for(state, action)}: {reason.words}")
    unseen = state.unseen
    before = state.events
    state.offered = None
    state.events = []
    state.ply += 1
    if action.is_free() and not frame.answered_by(action):
        action.play(state, seat)
    else:
        state.agenda.pop()
        frame.resolve(state, action)
    state.further = False
    if state.unseen != unseen:
        state.earlier = state.earlier + before  # a new list: clones share the old one
    elif state.earlier:
        state.earlier = []
    _roll_on(state)


def _roll_on(state: State) -> None:
    """Run what needs nobody's decision."""
    agenda = state.agenda
    while agenda:
        frame = agenda[-1]
        if frame.asks() != NOBODY:
            return
        cast("list[object]", agenda).pop()  # as a plain object it needs no check of its type
        frame.run(state)


def _options(state: State) -> list[Action]:
    if not state.agenda:
        return []
    frame = state.agenda[-1]
    options = frame.options(state)
    added = False
    if state.table.modules:
        seat = frame.asks()
        for module in state.table.joining(frame):
            offers = module.offers(state, seat, frame)
            if not offers:
                continue
            if not added:
                options = options[:]  # a new list: the frame's own one may be kept by somebody
                added = True
            for offer in cast("list[object]", offers):  # few: quicker than to extend, and as objects not checked
                cast("list[object]", options).append(offer)
        options = allowed(state, seat, options)
    if not options or (added and not _is_answerable(options, frame)):
        last = frame.last_resort()
        if last is not None:
            options = [*options, last]
    return options


def _is_answerable(options: list[Action], frame: Frame) -> bool:
    """Is there an option that does more than leave the question open?"""
    return any(not option.is_free() or frame.answered_by(option) for option in options)


def _words_for(state: State, action: Action) -> str:
    """The action in words; an action nobody offered may name pieces that this table does not have."""
    try:
        return action.text(state.table)
    except IndexError:
        return repr(action)


def _is_listed(options: list[Action], action: Action) -> bool:
    # Nearly always the very object that was listed comes back: look for it before comparing keys. Read as plain
    # objects, the items need no check of their type.
    for option in cast("list[object]", options):
        if option is action:
            return True
    return action in options
