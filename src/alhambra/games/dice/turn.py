"""The question of a dice turn: throw, use a chip, place (DICE-21 to DICE-32, DICE-45 to DICE-50)."""

from __future__ import annotations

from typing import Final, final

from alhambra.core.actions import Action
from alhambra.core.frames import OTHER_QUESTION, Reason
from alhambra.core.pieces import TYPES
from alhambra.core.setup import MOST_SEATS
from alhambra.core.state import State
from alhambra.games.cup.actions import PlaceMarker, Throw, further_throws, placings
from alhambra.games.cup.turns import THROW_FIRST, DiceQuestion, NextTurn, against_dice
from alhambra.games.dice.actions import (
    ANNUL_THROW,
    BLACK_DICE,
    DISPLACINGS,
    AnnulThrow,
    DisplaceMarker,
    SetBlackDie,
)
from alhambra.games.dice.chips import ANNUL, BLACK_DIE, DISPLACE
from alhambra.games.dice.part import DiceTable, dice_table

NO_ANNUL: Final = Reason("DICE-48", "this needs a chip that annuls a throw")
NO_BLACK_DIE: Final = Reason("DICE-49", "this needs a chip with the black die")
ONE_BLACK_DIE: Final = Reason("DICE-49", "the black die is called for only once in a turn")
AFTER_FIRST: Final = Reason("DICE-49", "the black die joins after the first throw, not later")
NO_DISPLACING: Final = Reason("DICE-50", "this needs a chip that displaces a marker")
NOT_TAKEN: Final = Reason("DICE-50", "only a target field that is taken can be displaced")
NOT_SHOWN: Final = Reason("DICE-25", "no die shows this type")


@final
class DiceTurn(DiceQuestion):
    """A turn lasts until a marker is placed: after a throw or a chip the same seat is asked again."""

    __slots__ = ()

    def options(self, state: State) -> list[Action]:
        here = dice_table(state)
        found = further_throws(here)
        return found + placings(here) + self._chips(here) if here.throws else found

    def _chips(self, here: DiceTable) -> list[Action]:
        """DICE-45: what the chips allow after a throw."""
        mine = here.chips[self.seat]
        found: list[Action] = []
        if DISPLACE in mine:
            found += [DISPLACINGS[kind] for kind in range(len(TYPES)) if can_displace(here, kind)]
        if BLACK_DIE in mine and here.throws == 1 and not here.black_spent:
            found += BLACK_DICE
        if ANNUL in mine:
            found.append(ANNUL_THROW)
        return found

    def reason(self, state: State, action: Action) -> Reason:
        here = dice_table(state)
        told = against_dice(here, action)
        if told is not None:
            return told
        if not isinstance(action, AnnulThrow | SetBlackDie | DisplaceMarker):
            return OTHER_QUESTION
        if not here.throws:
            return THROW_FIRST
        mine = here.chips[self.seat]
        if isinstance(action, SetBlackDie):
            if here.black_spent:
                return ONE_BLACK_DIE
            return AFTER_FIRST if BLACK_DIE in mine else NO_BLACK_DIE
        if isinstance(action, DisplaceMarker):
            if DISPLACE not in mine:
                return NO_DISPLACING
            return NOT_TAKEN if here.count_of(action.kind) else NOT_SHOWN
        return NO_ANNUL

    def resolve(self, state: State, action: Action) -> None:
        if not isinstance(action, PlaceMarker | DisplaceMarker):
            state.agenda.append(self)
            if isinstance(action, Throw):
                here = dice_table(state)
                here.earlier = (*here.earlier, here.faces)
        action.play(state, self.seat)


def can_displace(here: DiceTable, kind: int) -> bool:
    """DICE-50: is the target field of a type taken?"""
    return here.count_of(kind) > 0 and here.columns[kind][here.target_of(kind)] != 0


NEXT_TURN: Final = NextTurn([DiceTurn(seat) for seat in range(MOST_SEATS)])
