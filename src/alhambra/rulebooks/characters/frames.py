"""When the owners of characters are asked: before a turn, after a purchase, at its end, in a scoring (CHR-21)."""

from __future__ import annotations

from typing import Final, final

from alhambra.core.actions import Action
from alhambra.core.base_actions import STOP, AddTile, RemoveTile, Stop, SwapTiles
from alhambra.core.consult import allowed, answers
from alhambra.core.frames import OTHER_QUESTION, Frame, Reason, RedesignQuestion
from alhambra.core.options import redesigns
from alhambra.core.pieces import NO_TYPE
from alhambra.core.reasons import against_turn
from alhambra.core.state import State, tell
from alhambra.rulebooks.characters.events import CharacterUsed
from alhambra.rulebooks.characters.part import AMMAR, LAILA, MACHMA, YAMMERAD, people
from alhambra.rulebooks.characters.powers import (
    DRAW_TOP_CARD,
    FAVOURS,
    card_exchanges,
    cards_held,
    may_draw,
    open_money,
    seems_to_draw,
    takes_after_buying,
    tile_exchanges,
)


@final
class BeforeTurn(Frame):
    """CHR-21: whoever can use a power before his turn is asked, and again until he stops."""

    __slots__ = ("fresh", "seat")

    def __init__(self, seat: int, fresh: bool) -> None:
        self.seat: Final = seat
        self.fresh: Final = fresh

    def name(self) -> str:
        return "before-turn"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.seat, self.fresh)

    def run(self, state: State) -> None:
        if self.fresh:
            people(state).used.clear()  # CHR-22
        if _seems_able(state, self.seat):
            state.agenda.append(ChoosePower(self.seat))


def _seems_able(state: State, seat: int) -> bool:
    """Could this seat use a power, for all that the others see? More would tell them of its hand."""
    part = people(state)
    if part.is_ready(seat, LAILA) and state.bag_left():
        return True
    if part.is_ready(seat, MACHMA) and cards_held(state, seat) > 0 and open_money(state):
        return True
    return part.is_ready(seat, YAMMERAD) and seems_to_draw(state, seat)


@final
class ChoosePower(Frame):
    """CHR-17 to CHR-19: in any order, each once, none of them a must (CHR-10)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def name(self) -> str:
        return "choose-power"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.seat)

    def asks(self) -> int:
        return self.seat

    def options(self, state: State) -> list[Action]:
        part = people(state)
        found: list[Action] = []
        if part.is_ready(self.seat, LAILA):
            found += tile_exchanges(state)
        if part.is_ready(self.seat, MACHMA):
            found += card_exchanges(state, self.seat)
        if part.is_ready(self.seat, YAMMERAD) and may_draw(state, self.seat):
            found.append(DRAW_TOP_CARD)
        found.append(STOP)
        return found

    def resolve(self, state: State, action: Action) -> None:
        if not isinstance(action, Stop):
            state.agenda.append(BeforeTurn(self.seat, False))
        action.play(state, self.seat)


@final
class TakeOneMore(Frame):
    """CHR-12: after a dear purchase Abdul Knihstig may take a card."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def name(self) -> str:
        return "take-one-more"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.seat)

    def asks(self) -> int:
        return self.seat

    def options(self, state: State) -> list[Action]:
        return [*takes_after_buying(state), STOP]

    def resolve(self, state: State, action: Action) -> None:
        action.play(state, self.seat)


@final
class AtTheEnd(Frame):
    """CHR-13: whoever has Ammar and something to redesign is asked."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def name(self) -> str:
        return "at-the-end"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.seat)

    def run(self, state: State) -> None:
        question = RedesignOnceMore(self.seat)
        plain = allowed(state, self.seat, redesigns(state.players[self.seat]))
        if plain or answers(state, question, state.table.answering(question)):
            state.agenda.append(question)


@final
class RedesignOnceMore(RedesignQuestion):
    """CHR-13: one redesign on top, in which the tiles just placed may take part."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def name(self) -> str:
        return "redesign-once-more"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.seat)

    def asks(self) -> int:
        return self.seat

    def options(self, state: State) -> list[Action]:
        return [*redesigns(state.players[self.seat]), STOP]

    def reason(self, state: State, action: Action) -> Reason:
        if isinstance(action, (AddTile, RemoveTile, SwapTiles)):
            return against_turn(state, self.seat, action)
        return OTHER_QUESTION

    def resolve(self, state: State, action: Action) -> None:
        if not isinstance(action, Stop):
            tell(state, CharacterUsed(self.seat, AMMAR))
        action.play(state, self.seat)


@final
class AskHakim(Frame):
    """CHR-16: his owner chooses a type before the points are counted."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def name(self) -> str:
        return "ask-hakim"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.seat)

    def asks(self) -> int:
        return self.seat

    def options(self, state: State) -> list[Action]:
        return [*FAVOURS, STOP]  # CHR-10: using is voluntary

    def resolve(self, state: State, action: Action) -> None:
        action.play(state, self.seat)


@final
class ForgetType(Frame):
    """CHR-16: he chooses anew each time."""

    __slots__ = ()

    def name(self) -> str:
        return "forget-type"

    def run(self, state: State) -> None:
        people(state).favoured = NO_TYPE


FORGET_TYPE: Final = ForgetType()
