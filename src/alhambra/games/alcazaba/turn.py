"""A dice turn with remodelling (ALC-16 to ALC-21)."""

from __future__ import annotations

from typing import Final, final

from alhambra.core.actions import Action
from alhambra.core.base_actions import AddTile, RemoveTile, SwapTiles
from alhambra.core.frames import Reason
from alhambra.core.options import redesigns
from alhambra.core.reasons import against_turn
from alhambra.core.setup import MOST_SEATS
from alhambra.core.state import State, tell
from alhambra.games.alcazaba.events import MarkerStaysHome
from alhambra.games.alcazaba.part import stock
from alhambra.games.cup.actions import PlaceMarker, Throw, further_throws, placings
from alhambra.games.cup.area import THROWS
from alhambra.games.cup.turns import DiceQuestion, NextTurn, against_dice

TOO_EARLY: Final = Reason("ALC-19", "at least one throw is made before an Alhambra is remodelled")
TOO_LATE: Final = Reason("ALC-18", "after the third throw the marker must be placed")


@final
class ChooseThrow(DiceQuestion):
    """ALC-16, ALC-17: throw, place the marker, or remodel instead after the first or second throw."""

    __slots__ = ()

    def options(self, state: State) -> list[Action]:
        here = stock(state)
        if not here.throws:
            return further_throws(here)
        found = further_throws(here) + placings(here)
        if here.throws < THROWS:
            found.extend(redesigns(state.players[self.seat]))
        return found

    def reason(self, state: State, action: Action) -> Reason:
        here = stock(state)
        told = against_dice(here, action)
        if told is not None:
            return told
        if isinstance(action, (AddTile, RemoveTile, SwapTiles)):
            if not here.throws:
                return TOO_EARLY
            if here.throws >= THROWS:
                return TOO_LATE
        return against_turn(state, self.seat, action)

    def resolve(self, state: State, action: Action) -> None:
        if isinstance(action, Throw):
            state.agenda.append(self)
        elif not isinstance(action, PlaceMarker):  # ALC-17: the marker goes on the reserve board
            stock(state).stay_home(self.seat)
            tell(state, MarkerStaysHome(self.seat))
        action.play(state, self.seat)


NEXT_TURN: Final = NextTurn([ChooseThrow(seat) for seat in range(MOST_SEATS)])
