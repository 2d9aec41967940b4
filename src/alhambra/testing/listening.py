"""Does a module listen wherever it speaks? The short cuts of `Module` may only spare it what it ignores anyway."""

from __future__ import annotations

from alhambra.core.consult import offered
from alhambra.core.frames import Frame
from alhambra.core.payment import Terms, market_till
from alhambra.core.pieces import EMPTY
from alhambra.core.state import State
from alhambra.core.window import ASK_IN_WINDOW


def unheard(state: State) -> str:
    """A module that has something to say about an event of the latest decision, but would not be told of it."""
    table = state.table
    for event in state.events:
        told = table.hearing_of(event)
        for module in table.hearing:
            if module not in told and module.after(state, event):
                return f"{module.key()} answers {event.name()!r} and does not hear it (see Module.hears)"
    return ""


def unasked(state: State) -> str:
    """A module that adds to the question that is due, or to the window between two turns, but would not be asked."""
    for question in [state.agenda[-1], *ASK_IN_WINDOW[state.turn][: len(state.players)]]:
        asked = state.table.joining(question)
        for module in state.table.offering:
            if module not in asked and module.offers(state, question.asks(), question):
                return f"{module.key()} has an offer for {question.name()!r} and does not join it (see Module.joins)"
    return ""


def untold(state: State) -> str:
    """A market tile for which the modules accept other money by now than what the table remembers."""
    for seat in range(len(state.players)):
        for field, tile in enumerate(state.market):
            if tile != EMPTY:
                known = market_till(state, seat, tile, field)
                asked = asked_anew(state, seat, known)
                if accepted(known) != accepted(asked):
                    name = state.table.tiles.names[tile]
                    return f"other money buys {name} than before (see Module.pays_alike and Player.recount)"
    return ""


def asked_anew(state: State, seat: int, known: Terms) -> Terms:
    """What all modules say now, those first who always say the same."""
    terms = Terms(known.what, known.currency, known.returns)
    for module in sorted(state.table.paying, key=lambda module: not module.pays_alike()):
        module.pays(state, seat, terms)
    return terms


def accepted(till: Terms) -> tuple[object, ...]:
    """What may be paid with."""
    return list(till.mixes), list(till.tokens), till.pieces, till.change


def too_free(state: State) -> str:
    """A module whose offers shall all leave the question open, and one does not."""
    question = state.agenda[-1]
    for module in state.table.joining(question):
        if module.offers_freely():
            for option in module.offers(state, question.asks(), question):
                if not option.is_free():
                    text = option.text(state.table)
                    return f"{module.key()} offers {text!r}, which is not free (see Module.offers_freely)"
    return ""


def overruled(state: State) -> str:
    """A module that forbids something offered, but would not be asked."""
    table = state.table
    frame: Frame = state.agenda[-1]
    seat = frame.asks()
    options = frame.options(state) + offered(state, frame, table.joining(frame))
    for module in table.forbidding:
        watches, vetoes = module.watches(state, seat), module.vetoes()
        for option in options:
            rule = module.forbids(state, seat, option)
            if rule and not (watches and isinstance(option, vetoes)):
                short_cut = "vetoes" if watches else "watches"
                text = option.text(table)
                return f"{module.key()} forbids {text!r} ({rule}) and does not look at it (see Module.{short_cut})"
    return ""
