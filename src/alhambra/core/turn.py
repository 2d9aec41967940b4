"""The turn as frames (B-40, SEQ-1 to SEQ-12). A module's frames land between these, on top of what waits."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.core.actions import Action
from alhambra.core.base_actions import PASS, STOP, BuyTile, field_of
from alhambra.core.ending import CHECK_END
from alhambra.core.events import TURN_BEGAN, TURN_ENDING
from alhambra.core.frames import NOBODY, Frame, Reason, RedesignQuestion
from alhambra.core.options import buys, redesigns, takes
from alhambra.core.payment import market_till, may_pay
from alhambra.core.pieces import EMPTY
from alhambra.core.placing import PLACE_BOUGHT
from alhambra.core.reasons import against_turn
from alhambra.core.reckoning import SCORE_WHAT_IS_DUE
from alhambra.core.refill import REFILL_DISPLAY, REFILL_MARKET
from alhambra.core.setup import MOST_SEATS
from alhambra.core.state import State, in_order, tell
from alhambra.core.window import WINDOW


@final
class BeginTurn(Frame):
    """SEQ-1: what the modules do before the first action, then the actions, then the end of the turn."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def name(self) -> str:
        return "begin-turn"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.seat)

    def run(self, state: State) -> None:
        state.turn = self.seat
        state.agenda.append(END_TURN[self.seat])
        state.agenda.append(FIRST_ACTION[self.seat])
        tell(state, TURN_BEGAN[self.seat])


@final
class ChooseAction(RedesignQuestion):
    """SEQ-2: the first action is a must, a further one may be declined (B-43)."""

    __slots__ = ("first", "seat")

    def __init__(self, seat: int, first: bool) -> None:
        self.seat: Final = seat
        self.first: Final = first

    def name(self) -> str:
        return "choose-action"

    def common(self) -> i64:
        return 0

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.seat, self.first)

    def asks(self) -> int:
        return self.seat

    def options(self, state: State) -> list[Action]:
        found: list[Action] = []
        takes(state, found)
        buys(state, self.seat, found)
        found.extend(redesigns(state.players[self.seat]))
        if not self.first:
            found.append(STOP)
        return found

    def last_resort(self) -> Action | None:
        return PASS  # B-45

    def accepts(self, state: State, action: Action) -> bool:
        """B-63: overpaying on purpose."""
        if not isinstance(action, BuyTile) or action.tile == EMPTY or action.tile not in state.market:
            return action.insists(state, self.seat)
        till = market_till(state, action.tile, field_of(state, action.tile))
        return may_pay(state, self.seat, till, action.payment)

    def reason(self, state: State, action: Action) -> Reason:
        return against_turn(state, self.seat, action)

    def resolve(self, state: State, action: Action) -> None:
        below = len(state.agenda)
        action.play(state, self.seat)
        if state.further:
            # B-42; what the purchase itself brought about comes before the further action.
            state.agenda.insert(below, FURTHER_ACTION[self.seat])


@final
class EndTurn(Frame):
    """SEQ-3 to SEQ-12: the actions are over; acquired tiles are placed, then the next turn is made ready."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def name(self) -> str:
        return "end-turn"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.seat)

    def run(self, state: State) -> None:
        agenda = state.agenda
        if state.players[self.seat].acquired:
            agenda.append(self)
            agenda.append(PLACE_BOUGHT[self.seat])
            return
        steps = AFTER_PLACING[len(state.players) * MOST_SEATS + i64(self.seat)]
        height = len(agenda)
        steps[0].run(state)
        if len(agenda) == height:
            in_order(state, steps, 1)
            return
        # What the modules do now mostly asks nobody. So it is done at once, and only if somebody must be asked the
        # other steps wait below the question: until that is known, the first of them keeps their place.
        agenda.insert(height, steps[0])
        while agenda:
            frame = agenda[-1]
            if frame is steps[0]:
                agenda.pop()
                in_order(state, steps, 1)
                return
            if frame.asks() != NOBODY:
                agenda.pop(height)
                for at in range(1, len(steps)):
                    agenda.insert(height, steps[at])
                return
            agenda.pop()
            frame.run(state)


@final
class FinishTurn(Frame):
    """SEQ-4 to SEQ-7: the modules' end of a turn."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def name(self) -> str:
        return "finish-turn"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.seat)

    def run(self, state: State) -> None:
        tell(state, TURN_ENDING[self.seat])


BEGIN_TURN: Final = [BeginTurn(seat) for seat in range(MOST_SEATS)]
FIRST_ACTION: Final = [ChooseAction(seat, True) for seat in range(MOST_SEATS)]
FURTHER_ACTION: Final = [ChooseAction(seat, False) for seat in range(MOST_SEATS)]
END_TURN: Final = [EndTurn(seat) for seat in range(MOST_SEATS)]
FINISH_TURN: Final = [FinishTurn(seat) for seat in range(MOST_SEATS)]


def _after_placing(seats: int, seat: int) -> vec[Frame]:
    """SEQ-4 to SEQ-12: the steps from the last placed tile to the next turn."""
    following = seat + 1 if seat + 1 < seats else 0
    return vec[Frame](
        [
            FINISH_TURN[seat],
            REFILL_DISPLAY,
            SCORE_WHAT_IS_DUE,
            REFILL_MARKET,
            CHECK_END,
            WINDOW[following],
            BEGIN_TURN[following],
        ]
    )


# By the number of seats, then by seat.
AFTER_PLACING: Final = vec[vec[Frame]](
    [_after_placing(seats, seat) for seats in range(MOST_SEATS + 1) for seat in range(MOST_SEATS)]
)
