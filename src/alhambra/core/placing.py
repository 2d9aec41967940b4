"""Placing acquired tiles (B-90, SEQ-3)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from alhambra.core.actions import Action
from alhambra.core.frames import Frame, Reason
from alhambra.core.options import placements
from alhambra.core.reasons import against_placing
from alhambra.core.scoring import has_dirk
from alhambra.core.setup import MOST_SEATS
from alhambra.core.state import State


@final
class PlaceTiles(Frame):
    """SEQ-3: one acquired tile after the other, in any order (B-90)."""

    __slots__ = ("bought", "seat")

    def __init__(self, seat: int, bought: bool) -> None:
        self.seat: Final = seat
        self.bought: Final = bought

    def name(self) -> str:
        return "place-tiles"

    def common(self) -> i64:
        return 1

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.seat, self.bought)

    def asks(self) -> int:
        return self.seat

    def options(self, state: State) -> list[Action]:
        return placements(state, self.seat, self.bought and has_dirk(state))  # B-136

    def reason(self, state: State, action: Action) -> Reason:
        return against_placing(state, self.seat, action)

    def resolve(self, state: State, action: Action) -> None:
        if len(state.players[self.seat].acquired) > 1:
            state.agenda.append(self)
        action.play(state, self.seat)


PLACE_BOUGHT: Final = [PlaceTiles(seat, True) for seat in range(MOST_SEATS)]
PLACE_WON: Final = [PlaceTiles(seat, False) for seat in range(MOST_SEATS)]
