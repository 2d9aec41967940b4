"""Where the wall cards are. The wooden walls themselves stand on the boards, as marks."""

from __future__ import annotations

from typing import Final, cast, final

from alhambra.core.state import Part, State

KEY: Final = "walls"


@final
class WallCards(Part):
    """WALL-4, WALL-13: cards that lie open, and those that were used. All of it lies before everybody's eyes."""

    __slots__ = ("lying", "used")

    def __init__(self, lying: bytes, used: bytes) -> None:
        self.lying = lying  # kinds of cards, ascending
        self.used = used

    def clone(self) -> WallCards:
        return WallCards(self.lying, self.used)

    def facts(self) -> dict[str, object]:
        return {"open": list(self.lying), "used": list(self.used)}

    def cards(self) -> list[int]:
        return [*self.lying, *self.used]

    def tiles(self) -> list[int]:
        return []


def wall_cards(state: State) -> WallCards:
    """The walls' corner of a state."""
    return cast(WallCards, state.part(KEY))
