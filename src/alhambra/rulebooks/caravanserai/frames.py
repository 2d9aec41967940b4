"""When cards are chosen, markers move, and amounts are spent (CAR-3, CAR-7, CAR-9)."""

from __future__ import annotations

from typing import Final, final

from alhambra.core.actions import Action
from alhambra.core.base_actions import STOP
from alhambra.core.frames import Frame
from alhambra.core.setup import MOST_SEATS
from alhambra.core.state import State
from alhambra.rulebooks.caravanserai.actions import ChooseCaravanserai, moves, set_marker
from alhambra.rulebooks.caravanserai.part import Marker, caravans


@final
class ChooseCard(Frame):
    """CAR-3: which of the cards that are left?"""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def name(self) -> str:
        return "choose-caravanserai"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.seat)

    def asks(self) -> int:
        return self.seat

    def options(self, state: State) -> list[Action]:
        part = caravans(state)
        return [ChooseCaravanserai(part.caravans[at].kind) for at in part.free]

    def resolve(self, state: State, action: Action) -> None:
        action.play(state, self.seat)


@final
class BeginCaravan(Frame):
    """CAR-7: at the start of his turn an owner may move a marker."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def name(self) -> str:
        return "begin-caravan"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.seat)

    def run(self, state: State) -> None:
        if caravans(state).may_move(self.seat):
            state.agenda.append(AskToMove(self.seat))


BEGINNING: Final[list[list[Frame]]] = [[BeginCaravan(seat)] for seat in range(MOST_SEATS)]


@final
class AskToMove(Frame):
    """CAR-7: one marker by one field, or stay."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def name(self) -> str:
        return "ask-to-move-caravan"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.seat)

    def asks(self) -> int:
        return self.seat

    def options(self, state: State) -> list[Action]:
        return [*moves(state, self.seat), STOP]

    def resolve(self, state: State, action: Action) -> None:
        action.play(state, self.seat)


@final
class Forget(Frame):
    """CAR-7: the turn is over; the next one has its own move."""

    __slots__ = ()

    def name(self) -> str:
        return "forget-caravan-move"

    def run(self, state: State) -> None:
        caravans(state).moved = False


FORGET: Final = Forget()


@final
class SendBack(Frame):
    """CAR-9: the markers of the amounts that were paid go back to 0."""

    __slots__ = ("paid", "seat")

    def __init__(self, seat: int, paid: bytes) -> None:
        self.seat: Final = seat
        self.paid: Final = paid  # kinds of cards

    def name(self) -> str:
        return "send-back-caravans"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.seat, tuple(self.paid))

    def run(self, state: State) -> None:
        part = caravans(state)
        for marker in part.of(self.seat):
            if part.caravans[marker.card].kind in self.paid:
                set_marker(state, Marker(marker.card, self.seat, 0, False))
