"""Taking counters and developing culture (ART-5, ART-10)."""

from __future__ import annotations

from typing import Final, final

from alhambra.core.actions import Action, expect, register
from alhambra.core.events import Event
from alhambra.core.frames import Frame
from alhambra.core.setup import MOST_SEATS
from alhambra.core.state import State, tell
from alhambra.core.table import Table
from alhambra.rulebooks.moors.part import NONE, counters


@final
class CounterTaken(Event):
    """ART-5: a seat got the counter of a price; it begins at 0."""

    __slots__ = ("price", "seat")

    def __init__(self, seat: int, price: int) -> None:
        self.seat: Final = seat
        self.price: Final = price

    def name(self) -> str:
        return "counter-taken"

    def facts(self, table: Table) -> dict[str, object]:
        return {"seat": self.seat, "price": self.price}


@final
class CultureDeveloped(Event):
    """ART-11: counters were turned; `values` are the points at the gem, by price."""

    __slots__ = ("seat", "values")

    def __init__(self, seat: int, values: dict[int, int]) -> None:
        self.seat: Final = seat
        self.values: Final = values

    def name(self) -> str:
        return "culture-developed"

    def facts(self, table: Table) -> dict[str, object]:
        return {"seat": self.seat, "values": {str(price): value for price, value in self.values.items()}}


@final
class DevelopCulture(Action):
    """ART-11: every counter turns one step, but for those whose marker is at the gem."""

    __slots__ = ()

    def key(self) -> tuple[object, ...]:
        return ("develop",)

    def text(self, table: Table) -> str:
        return "develop"

    def play(self, state: State, seat: int) -> None:
        part = counters(state)
        values: dict[int, int] = {}
        for at in part.turning(seat, state.players[seat]):
            part.steps[seat][at] += 1
            values[part.dials[at].price] = part.dials[at].points[part.steps[seat][at]]
        tell(state, CultureDeveloped(seat, values))


DEVELOP: Final = DevelopCulture()
DEVELOPMENT: Final[list[Action]] = [DEVELOP]  # all there is to offer


@final
class TakeCounters(Frame):
    """ART-5: a counter for every price of which the seat has enough buildings and none yet."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def name(self) -> str:
        return "take-counters"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.seat)

    def run(self, state: State) -> None:
        part = counters(state)
        steps = part.steps[self.seat]
        markers = part.markers(self.seat, state.players[self.seat])
        for at in range(len(steps)):
            if markers[at + 1] != NONE and steps[at] == NONE and part.piles[at]:
                part.piles[at] -= 1
                steps[at] = 0  # ART-6
                tell(state, CounterTaken(self.seat, part.dials[at].price))


TAKING: Final[list[list[Frame]]] = [[TakeCounters(seat)] for seat in range(MOST_SEATS)]


def _read_develop(_table: Table, words: list[str]) -> Action:
    expect(words, 0, "develop")
    return DEVELOP


register("develop", _read_develop)
