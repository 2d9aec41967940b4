"""Who has which culture counter, and how far it is turned (ART-4 to ART-8)."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.core.board import Board
from alhambra.core.pieces import NO_TYPE
from alhambra.core.state import Part, Player, State

KEY: Final = "moors"
NONE: Final = -1
NONE_YET: Final = vec[i64]([0] * 256)  # by price


@final
class Dial:
    """The face of the counters of one price: around it points, and how many buildings each step asks for."""

    __slots__ = ("buildings", "points", "price")

    def __init__(self, price: int, points: list[int], buildings: list[int]) -> None:
        self.price: Final = price
        self.points: Final = points
        self.buildings: Final = buildings

    def marker(self, owned: i64) -> int:
        """ART-7: the last step that so many buildings allow; NONE if they are too few for a counter."""
        marker = NONE
        for step, asked in enumerate(self.buildings):
            if asked <= owned:
                marker = step
        return marker


@final
class Owned:
    """How far a player's counters may be turned, found out once for what he has built and laid aside."""

    __slots__ = ("board", "markers", "numbers", "reserve")

    def __init__(self, board: Board, reserve: bytes, numbers: vec[i64], markers: list[int]) -> None:
        self.board: Final = board
        self.reserve: Final = reserve
        self.numbers: Final = numbers  # of buildings, by price
        self.markers: Final = markers  # by dial: the step, NONE without enough buildings


@final
class Counters(Part):
    """The piles by price, and for every seat the steps its counters are turned, by price too."""

    __slots__ = ("dials", "known", "piles", "steps")

    def __init__(
        self, dials: list[Dial], piles: list[int], steps: list[list[int]], known: list[Owned | None] | None = None
    ) -> None:
        self.dials: Final = dials
        self.piles: Final = piles  # how many are left, by dial
        self.steps: Final = steps  # by seat and dial; NONE without a counter
        self.known: Final[list[Owned | None]] = known or [None] * len(steps)  # by seat; checked before use, so shared

    def clone(self) -> Counters:
        return Counters(self.dials, self.piles[:], [row[:] for row in self.steps], self.known)

    def facts(self) -> dict[str, object]:
        return {"piles": self.piles[:], "steps": [row[:] for row in self.steps]}

    def turning(self, seat: int, player: Player) -> list[int]:
        """ART-11: the counters of a seat that would turn: those whose marker is not at the gem."""
        found: list[int] = []
        for at, step in enumerate(self.steps[seat]):
            if step != NONE and step < self.markers(seat, player)[at]:
                found.append(at)
        return found

    def markers(self, seat: int, player: Player) -> list[int]:
        """ART-7: by dial the step at which the marker of this seat stands."""
        return self.owned_by(seat, player).markers

    def owned_by(self, seat: int, player: Player) -> Owned:
        """What a seat has of each price, and where its markers stand for it."""
        known = self.known[seat]
        if known is None or known.board is not player.board or known.reserve != player.reserve:
            numbers = owned(player)
            markers = [dial.marker(numbers[dial.price]) for dial in self.dials]
            known = Owned(player.board, player.reserve, numbers, markers)
            self.known[seat] = known
        return known


def counters(state: State) -> Counters:
    """The counters of a game."""
    return cast(Counters, state.part(KEY))


def owned(player: Player) -> vec[i64]:
    """ART-4: a player's base-game buildings by price, in Alhambra and reserve together."""
    board = player.board
    prices = board.tiles.prices
    kinds = board.tiles.kinds
    numbers = NONE_YET[:]
    for cell in board.cells:
        tile = i64(board.ground[cell])
        if kinds[tile] != NO_TYPE:
            numbers[i64(prices[tile])] += 1
    for aside in player.reserve:
        if kinds[aside] != NO_TYPE:
            numbers[i64(prices[aside])] += 1
    return numbers
