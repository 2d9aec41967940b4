"""Where the wall cards are. The wooden walls themselves stand on the boards, as marks."""

from __future__ import annotations

from typing import Final, cast, final

from alhambra.core.actions import Action
from alhambra.core.state import Part, Player, State
from alhambra.core.table import place_of

KEY: Final = "walls"
PLACE: Final = place_of(KEY)


@final
class Erectable:
    """All walls a seat could erect with the cards that lay open, while its tiles were these."""

    __slots__ = ("acquired", "board", "growth", "lying", "reserve", "walls")

    def __init__(self, lying: bytes, player: Player, walls: list[Action]) -> None:
        self.lying: Final = lying
        self.board: Final = player.board
        self.reserve: Final = player.reserve
        self.acquired: Final = player.acquired
        self.walls: Final = walls
        self.growth: Final[dict[int, int]] = {}  # what each does to the longest wall, once somebody has asked

    def holds(self, lying: bytes, player: Player) -> bool:
        return (
            self.board is player.board
            and self.lying is lying
            and self.reserve is player.reserve
            and self.acquired is player.acquired
        )


@final
class WallCards(Part):
    """WALL-4, WALL-13: cards that lie open, and those that were used. All of it lies before everybody's eyes."""

    __slots__ = ("known", "lying", "sides", "used")

    def __init__(self, sides: dict[int, int], lying: bytes, used: bytes, known: list[Erectable | None]) -> None:
        self.sides: Final = sides  # by kind of card: those it shows, as bits
        self.lying = lying  # kinds of cards, ascending
        self.used = used
        self.known: Final = known  # by seat; checked before use, so shared

    def clone(self) -> WallCards:
        return WallCards(self.sides, self.lying, self.used, self.known)

    def facts(self) -> dict[str, object]:
        return {"open": list(self.lying), "used": list(self.used)}

    def cards(self) -> list[int]:
        return [*self.lying, *self.used]

    def tiles(self) -> list[int]:
        return []


def wall_cards(state: State) -> WallCards:
    """The walls' corner of a state."""
    return cast(WallCards, state.part_at(PLACE))
