"""A master builder at the end of a turn (MAS-5)."""

from __future__ import annotations

from typing import Final, final

from alhambra.core.actions import Action, expect, register
from alhambra.core.base_actions import PASS, STOP, AddTile, RemoveTile, SwapTiles, spend
from alhambra.core.consult import allowed, answers
from alhambra.core.events import Event
from alhambra.core.frames import OTHER_QUESTION, Frame, Reason, RedesignQuestion
from alhambra.core.options import redesigns
from alhambra.core.pieces import ROW_OF
from alhambra.core.reasons import against_turn
from alhambra.core.state import State, tell
from alhambra.core.table import Table

PREFIX: Final = "builder-"  # of a card's name; its currency follows


@final
class MasterSpent(Event):
    """MAS-5, MAS-6: a master builder went out of the game for a redesign."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def name(self) -> str:
        return "master-spent"

    def facts(self, table: Table) -> dict[str, object]:
        return {"seat": self.seat, "card": table.cards.names[self.card]}


@final
class SpendMaster(Action):
    """MAS-5: give up a master builder for one redesign, which is chosen next."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def key(self) -> tuple[object, ...]:
        return ("master", self.card)

    def text(self, table: Table) -> str:
        return f"master {table.cards.names[self.card]}"

    def play(self, state: State, seat: int) -> None:
        state.agenda.append(RedesignByMaster(seat))
        spend(state, seat, ROW_OF[self.card])
        tell(state, MasterSpent(seat, self.card))


@final
class OfferMaster(Frame):
    """MAS-5, SEQ-4: what else was redesigned at the end of this turn decides whether there is anything left to do."""

    __slots__ = ("kinds", "seat")

    def __init__(self, seat: int, kinds: bytes) -> None:
        self.seat: Final = seat
        self.kinds: Final = kinds

    def name(self) -> str:
        return "offer-master"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.seat)

    def run(self, state: State) -> None:
        if can_redesign(state, self.seat):
            state.agenda.append(AskForMaster(self.seat, self.kinds))


@final
class AskForMaster(Frame):
    """MAS-5: at most one master builder in a turn."""

    __slots__ = ("kinds", "seat")

    def __init__(self, seat: int, kinds: bytes) -> None:
        self.seat: Final = seat
        self.kinds: Final = kinds  # all kinds of master builders

    def name(self) -> str:
        return "ask-for-master"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.seat)

    def asks(self) -> int:
        return self.seat

    def options(self, state: State) -> list[Action]:
        hand = state.players[self.seat].hand
        found: list[Action] = [SpendMaster(kind) for kind in self.kinds if hand[kind]]
        found.append(STOP)
        return found

    def resolve(self, state: State, action: Action) -> None:
        action.play(state, self.seat)


@final
class RedesignByMaster(RedesignQuestion):
    """MAS-5: any redesign, as in an action (MAS-8: with a gate too)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def name(self) -> str:
        return "redesign-by-master"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.seat)

    def asks(self) -> int:
        return self.seat

    def options(self, state: State) -> list[Action]:
        return redesigns(state.players[self.seat])

    def last_resort(self) -> Action | None:
        return PASS

    def reason(self, state: State, action: Action) -> Reason:
        if isinstance(action, (AddTile, RemoveTile, SwapTiles)):
            return against_turn(state, self.seat, action)
        return OTHER_QUESTION

    def resolve(self, state: State, action: Action) -> None:
        action.play(state, self.seat)


def can_redesign(state: State, seat: int) -> bool:
    """Is there any redesign, with what the modules add and forbid?"""
    frame = RedesignByMaster(seat)
    return bool(
        allowed(state, seat, redesigns(state.players[seat])) or answers(state, frame, state.table.joining(frame))
    )


def _read_master(table: Table, words: list[str]) -> Action:
    expect(words, 1, "master CARD")
    if not words[0].startswith(PREFIX):
        raise ValueError(f"{words[0]!r} is no master builder")
    return SpendMaster(table.cards.find(words[0]))


register("master", _read_master)
