"""Coins come and go (CHG-2 to CHG-6)."""

from __future__ import annotations

from typing import Final, final

from alhambra.core.draws import roll
from alhambra.core.events import Event
from alhambra.core.frames import Frame
from alhambra.core.pieces import CURRENCIES
from alhambra.core.state import State, tell
from alhambra.core.table import Table
from alhambra.rulebooks.change.part import Coins, coins

WORTH_A_COIN: Final = 2  # CHG-2: so much overpaid brings one


@final
class ChangeGiven(Event):
    """CHG-2: coins went from the bag to a player."""

    __slots__ = ("coins", "seat")

    def __init__(self, seat: int, given: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.coins: Final = given  # their currencies

    def name(self) -> str:
        return "change-given"

    def facts(self, table: Table) -> dict[str, object]:
        return {"seat": self.seat, "coins": [CURRENCIES[currency] for currency in self.coins]}


@final
class GiveChange(Frame):
    """CHG-6: first the paid coins go into the bag, then change is drawn, as far as the bag reaches (CHG-4)."""

    __slots__ = ("over", "paid", "seat")

    def __init__(self, seat: int, paid: bytes, over: int) -> None:
        self.seat: Final = seat
        self.paid: Final = paid
        self.over: Final = over

    def name(self) -> str:
        return "give-change"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.seat, tuple(self.paid), self.over)

    def run(self, state: State) -> None:
        part = coins(state)
        before = [part.change_for(seat) for seat in range(len(state.players))]
        for currency, kind in enumerate(part.kinds):
            number = self.paid.count(kind)
            part.held[self.seat][currency] -= number
            part.bag[currency] += number
        given = [_draw(state, part) for _ in range(min(self.over // WORTH_A_COIN, sum(part.bag)))]
        for currency in given:
            part.held[self.seat][currency] += 1
        for seat, player in enumerate(state.players):
            if seat == self.seat or part.change_for(seat) != before[seat]:
                player.recount()  # the owner has other money; others may get less or more change
        if given:
            tell(state, ChangeGiven(self.seat, tuple(sorted(given))))


def _draw(state: State, part: Coins) -> int:
    """CHG-3: a coin of the bag, blind."""
    at = roll(state, sum(part.bag))
    for currency, number in enumerate(part.bag):
        if at < number:
            part.bag[currency] -= 1
            return currency
        at -= number
    raise AssertionError("the bag holds fewer coins than it has")
