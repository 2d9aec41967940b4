"""CAR, interactions: the player chooses the order of a caravan's move and of powers used before the turn."""

from __future__ import annotations

from typing import final

from alhambra.core.actions import Action
from alhambra.core.frames import Frame
from alhambra.core.module import NO_ACTIONS, Ruling
from alhambra.core.state import State
from alhambra.rulebooks.caravanserai.actions import moves
from alhambra.rulebooks.characters.frames import ChoosePower


@final
class CaravanseraiAndCharacters(Ruling):
    """The move is offered among the powers; who does not take it there is asked for it afterwards."""

    def key(self) -> str:
        return "caravanserai-and-characters"

    def needs(self) -> tuple[str, ...]:
        return ("caravanserai", "characters")

    def joins(self) -> tuple[type[Frame], ...]:
        return (ChoosePower,)

    def offers(self, state: State, seat: int, frame: Frame) -> list[Action]:
        return moves(state, seat) if isinstance(frame, ChoosePower) else NO_ACTIONS
