"""A wall card comes up (WALL-4, WALL-5)."""

from __future__ import annotations

from typing import Final, final

from alhambra.core.events import Event
from alhambra.core.frames import Frame
from alhambra.core.state import State, tell, with_piece
from alhambra.core.table import Table
from alhambra.rulebooks.walls.part import wall_cards


@final
class WallLaidOut(Event):
    """WALL-4: a wall card lies open beside the market."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def name(self) -> str:
        return "wall-laid-out"

    def facts(self, table: Table) -> dict[str, object]:
        return {"card": table.cards.names[self.card]}


@final
class LayOutWall(Frame):
    """WALL-4: the card is laid beside the market, where any number may lie."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def name(self) -> str:
        return "lay-out-wall"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.card)

    def run(self, state: State) -> None:
        part = wall_cards(state)
        part.lying = with_piece(part.lying, self.card)
        tell(state, WallLaidOut(self.card))
