"""The window between two turns (SEQ-12): who may act out of turn, and in which order."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.core.actions import Action
from alhambra.core.base_actions import STOP, Stop
from alhambra.core.consult import answers
from alhambra.core.frames import Frame, SecretRound
from alhambra.core.setup import MOST_SEATS
from alhambra.core.state import State


@final
class AskInWindow(SecretRound):
    """SEQ-12: ask in seat order, the next on turn first; whenever somebody acts, the questions start again.

    Only seats that can act are asked, so it is a secret whom it asks.
    """

    __slots__ = ()

    def name(self) -> str:
        return "window"

    def common(self) -> i64:
        return 2

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.first, self.asked)

    def put_to(self, seat: int) -> SecretRound:
        return ASK_IN_WINDOW[self.first * MOST_SEATS + seat]

    def options(self, state: State) -> list[Action]:
        return [STOP]

    def resolve(self, state: State, action: Action) -> None:
        if isinstance(action, Stop):
            state.unseen += 1
            ask_from(state, self.first, (self.asked - self.first) % len(state.players) + 1)
        else:
            state.agenda.append(WINDOW[self.first])
            action.play(state, self.asked)


@final
class Window(Frame):
    """The window before a seat's turn opens."""

    __slots__ = ("first",)

    def __init__(self, first: int) -> None:
        self.first: Final = first

    def name(self) -> str:
        return "open-window"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.first)

    def run(self, state: State) -> None:
        ask_from(state, self.first, 0)


def ask_from(state: State, first: i64, step: i64) -> None:
    """Ask the next seat that can act, beginning so many steps after the first one."""
    row = first * MOST_SEATS
    modules = state.table.in_window
    if modules is None:
        modules = state.table.answering(ASK_IN_WINDOW[row])  # whomever it asks, the question is of one kind
        state.table.in_window = modules
    if not len(modules):
        return
    seats: i64 = len(state.players)
    soonest = seats  # in steps, over all modules
    for module in modules:
        at = step
        while at < soonest:
            seat = first + at
            frame = ASK_IN_WINDOW[row + (seat if seat < seats else seat - seats)]
            if module.offers(state, frame.asked, frame) and answers(state, frame, modules):
                soonest = at
            at += 1
    if soonest < seats:
        state.agenda.append(ASK_IN_WINDOW[row + (first + soonest) % seats])


WINDOW: Final = [Window(seat) for seat in range(MOST_SEATS)]
# By the seat that comes first, then by the one that is asked.
ASK_IN_WINDOW: Final = vec[AskInWindow](
    [AskInWindow(first, asked) for first in range(MOST_SEATS) for asked in range(MOST_SEATS)]
)
