"""Who has which culture counter, and how far it is turned (ART-4 to ART-8)."""

from __future__ import annotations

from typing import Final, cast, final

from alhambra.core.pieces import NO_TYPE
from alhambra.core.state import Part, Player, State

KEY: Final = "moors"


@final
class Dial:
    """The face of the counters of one price: around it points, and how many buildings each step asks for."""

    __slots__ = ("buildings", "points", "price")

    def __init__(self, price: int, points: list[int], buildings: list[int]) -> None:
        self.price: Final = price
        self.points: Final = points
        self.buildings: Final = buildings

    def marker(self, owned: int) -> int:
        """ART-7: the last step that so many buildings allow; -1 if they are too few for a counter."""
        return max([step for step, asked in enumerate(self.buildings) if asked <= owned], default=-1)


@final
class Counters(Part):
    """The piles by price, and for every seat the steps its counters are turned, by price too."""

    __slots__ = ("dials", "piles", "steps")

    def __init__(self, dials: list[Dial], piles: list[int], steps: list[list[int]]) -> None:
        self.dials: Final = dials
        self.piles: Final = piles  # how many are left, by dial
        self.steps: Final = steps  # by seat and dial; NONE without a counter

    def clone(self) -> Counters:
        return Counters(self.dials, self.piles[:], [row[:] for row in self.steps])

    def facts(self) -> dict[str, object]:
        return {"piles": self.piles[:], "steps": [row[:] for row in self.steps]}

    def turning(self, seat: int, player: Player) -> list[int]:
        """ART-11: the counters of a seat that would turn: those whose marker is not at the gem."""
        found: list[int] = []
        for at, step in enumerate(self.steps[seat]):
            if step != NONE and step < self.dials[at].marker(owned(player, self.dials[at].price)):
                found.append(at)
        return found


NONE: Final = -1


def counters(state: State) -> Counters:
    """The counters of a game."""
    return cast(Counters, state.part(KEY))


def owned(player: Player, price: int) -> int:
    """ART-4: a player's base-game buildings of a price, in Alhambra and reserve together."""
    tiles = player.board.tiles
    number = 0
    for cell in player.board.cells:
        tile = player.board.tile_at(cell)
        number += int(tiles.prices[tile]) == price and int(tiles.kinds[tile]) != NO_TYPE
    for tile in player.reserve:
        number += int(tiles.prices[tile]) == price and int(tiles.kinds[tile]) != NO_TYPE
    return number
