"""Buying chests (TRE-3 to TRE-6)."""

from __future__ import annotations

from typing import Final, final

from alhambra.core.actions import Action, expect, register
from alhambra.core.base_actions import pay
from alhambra.core.frames import Frame, Reason
from alhambra.core.payment import Till, affords, may_pay, open_till, ways
from alhambra.core.pieces import EMPTY
from alhambra.core.state import State, tell
from alhambra.core.table import Table
from alhambra.rulebooks.treasure.events import ChestsBought
from alhambra.rulebooks.treasure.part import chests

CHESTS: Final = "chests"  # what is bought, for those who pay along (PAY-1)
NOT_ENOUGH: Final = Reason("TRE-4", "pay eight or more, in any mixture of the four currencies")


@final
class ChooseRoom(Action):
    """TRE-3: want the chests of a room; how they are paid for is asked next."""

    __slots__ = ("room",)

    def __init__(self, room: int) -> None:
        self.room: Final = room

    def key(self) -> tuple[object, ...]:
        return ("chests", self.room)

    def text(self, table: Table) -> str:
        return f"chests {self.room + 1}"

    def play(self, state: State, seat: int) -> None:
        state.agenda.append(AskForPayment(seat, self.room))


MOST_ROOMS: Final = 6
CHOOSE_ROOM: Final = [ChooseRoom(room) for room in range(MOST_ROOMS)]


@final
class PayForChests(Action):
    """TRE-4, TRE-5: 8 or more in any mixture; nothing back, no further action."""

    __slots__ = ("payment", "room")

    def __init__(self, room: int, payment: bytes) -> None:
        self.room: Final = room
        self.payment: Final = payment

    def key(self) -> tuple[object, ...]:
        return ("pay-chests", self.room, self.payment)

    def text(self, table: Table) -> str:
        return f"pay-chests {self.room + 1} with {' '.join(table.card_names(self.payment))}"

    def play(self, state: State, seat: int) -> None:
        part = chests(state)
        pay(state, seat, chest_till(state), self.payment)
        part.waiting = part.rooms[self.room]
        part.rooms[self.room] = []
        tell(state, ChestsBought(seat, self.room, tuple(part.waiting)))


@final
class AskForPayment(Frame):
    """TRE-4: how are the chests of this room paid for?"""

    __slots__ = ("room", "seat")

    def __init__(self, seat: int, room: int) -> None:
        self.seat: Final = seat
        self.room: Final = room

    def name(self) -> str:
        return "pay-for-chests"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.seat, self.room)

    def asks(self) -> int:
        return self.seat

    def options(self, state: State) -> list[Action]:
        return [PayForChests(self.room, way) for way in ways(state, self.seat, chest_till(state))]

    def accepts(self, state: State, action: Action) -> bool:
        """B-63: overpaying on purpose."""
        if not isinstance(action, PayForChests) or action.room != self.room:
            return False
        return may_pay(state, self.seat, chest_till(state), action.payment)

    def reason(self, state: State, action: Action) -> Reason:
        return NOT_ENOUGH

    def resolve(self, state: State, action: Action) -> None:
        action.play(state, self.seat)


def chest_till(state: State) -> Till:
    """The purchase of the chests of a room."""
    printed = chests(state).printed
    if printed.till is None:
        printed.till = open_till(state, CHESTS, EMPTY, 0, printed.price, returns=False)
    return printed.till


def can_pay(state: State, seat: int) -> bool:
    """TRE-4: does a seat have the price at all?"""
    return affords(state, seat, chest_till(state))


def _read_room(_table: Table, words: list[str]) -> Action:
    expect(words, 1, "chests ROOM")
    return ChooseRoom(_room(words[0]))


def _read_pay(table: Table, words: list[str]) -> Action:
    if len(words) < 3 or words[1] != "with":
        raise ValueError("expected: pay-chests ROOM with CARD ...")
    cards = sorted([table.cards.find(word) for word in words[2:]], reverse=True)
    return PayForChests(_room(words[0]), bytes(cards))


def _room(word: str) -> int:
    if word not in ("1", "2", "3"):
        raise ValueError(f"there is no room {word!r}")
    return int(word) - 1


register("chests", _read_room)
register("pay-chests", _read_pay)
