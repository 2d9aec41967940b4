"""Does a module listen wherever it speaks? The short cuts of `Module` may only spare it what it ignores anyway."""

from __future__ import annotations

from alhambra.core.consult import offered
from alhambra.core.frames import Frame
from alhambra.core.payment import Loose
from alhambra.core.setup import MOST_SEATS, SEAT_NAMES
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
    first = state.turn * MOST_SEATS
    in_window = ASK_IN_WINDOW[first : first + len(state.players)]
    for question in [state.agenda[-1], *in_window]:
        asked = state.table.joining(question)
        for module in state.table.offering:
            if module not in asked and module.offers(state, question.asks(), question):
                return f"{module.key()} has an offer for {question.name()!r} and does not join it (see Module.joins)"
    return ""


def untold(state: State) -> str:
    """A seat that has other money by now than what the table remembers."""
    for seat, player in enumerate(state.players):
        if player.loose is not None:
            now = Loose()
            for module in state.table.bringing:
                module.brings(state, seat, now)
            if (now.pieces, now.change) != (player.loose.pieces, player.loose.change):
                return f"seat {SEAT_NAMES[seat]} has other money than before (see Module.brings and Player.recount)"
    return ""


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
