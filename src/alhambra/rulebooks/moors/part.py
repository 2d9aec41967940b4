"""Who has which culture counter, and how far it is turned (ART-4 to ART-8)."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from alhambra.core.board import Board
from alhambra.core.pieces import NO_TYPE, Tiles
from alhambra.core.state import Part, Player, State
from alhambra.core.table import place_of

KEY: Final = "moors"
PLACE: Final = place_of(KEY)
NONE: Final = -1
MOST_DIALS: Final = 255
NONE_YET: Final = vec[i64]([0] * (MOST_DIALS + 1))


@final
class Dial:
    """The face of the counters of one price: around it points, and how many buildings each step asks for."""

    __slots__ = ("_markers", "buildings", "points", "price")

    def __init__(self, price: int, points: list[int], buildings: list[int]) -> None:
        self.price: Final = price
        self.points: Final = points
        self.buildings: Final = buildings
        markers = vec[i64](capacity=16)
        for owned in range(max(buildings) + 1):
            steps = [step for step, asked in enumerate(buildings) if asked <= owned]
            markers = append(markers, i64(steps[-1] if steps else NONE))
        self._markers: Final = markers  # by number of buildings, until more of them change nothing

    def marker(self, owned: i64) -> i64:
        """ART-7: the last step that so many buildings allow; NONE if they are too few for a counter."""
        if owned >= len(self._markers):
            return self._markers[-1]
        return self._markers[owned]


@final
class Owned:
    """How far a player's counters may be turned, found out once for what he has built and laid aside."""

    __slots__ = ("board", "markers", "numbers", "reserve")

    def __init__(self, board: Board, reserve: bytes, numbers: vec[i64], markers: vec[i64]) -> None:
        self.board: Final = board
        self.reserve: Final = reserve
        # By dial, counted from 1:
        self.numbers: Final = numbers  # of buildings
        self.markers: Final = markers  # the step, NONE without enough of them


@final
class Counters(Part):
    """The piles by price, and for every seat the steps its counters are turned, by price too."""

    __slots__ = ("dial_of", "dials", "known", "piles", "steps")

    def __init__(
        self,
        dials: list[Dial],
        dial_of: vec[u8],
        piles: list[int],
        steps: list[list[int]],
        known: list[Owned | None] | None = None,
    ) -> None:
        self.dials: Final = dials
        self.dial_of: Final = dial_of  # by tile, counted from 1; 0 for what brings no counter
        self.piles: Final = piles  # how many are left, by dial
        self.steps: Final = steps  # by seat and dial; NONE without a counter
        self.known: Final[list[Owned | None]] = known or [None] * len(steps)  # by seat; checked before use, so shared

    def clone(self) -> Counters:
        return Counters(self.dials, self.dial_of, self.piles[:], [row[:] for row in self.steps], self.known)

    def facts(self) -> dict[str, object]:
        return {"piles": self.piles[:], "steps": [row[:] for row in self.steps]}

    def turning(self, seat: int, player: Player) -> list[int]:
        """ART-11: the counters of a seat that would turn: those whose marker is not at the gem."""
        found: list[int] = []
        for at, step in enumerate(self.steps[seat]):
            if step != NONE and step < self.markers(seat, player)[at + 1]:
                found.append(at)
        return found

    def markers(self, seat: int, player: Player) -> vec[i64]:
        """ART-7: by dial, counted from 1, the step at which the marker of this seat stands."""
        return self.owned_by(seat, player).markers

    def owned_by(self, seat: int, player: Player) -> Owned:
        """What a seat has of each price, and where its markers stand for it."""
        known = self.known[seat]
        if known is None or known.board is not player.board or known.reserve is not player.reserve:
            numbers = self.owned(player)
            markers = numbers[:]
            for at in range(len(self.dials)):
                markers[at + 1] = self.dials[at].marker(numbers[at + 1])
            known = Owned(player.board, player.reserve, numbers, markers)
            self.known[seat] = known
        return known

    def owned(self, player: Player) -> vec[i64]:
        """ART-4: a player's base-game buildings by dial, counted from 1, in Alhambra and reserve together."""
        dial_of = self.dial_of
        ground = player.board.ground
        numbers = NONE_YET[: len(self.dials) + 1]
        for cell in player.board.cells:
            numbers[i64(dial_of[i64(ground[cell])])] += 1
        for aside in player.reserve:
            numbers[i64(dial_of[aside])] += 1
        return numbers


def counters(state: State) -> Counters:
    """The counters of a game."""
    return cast(Counters, state.part_at(PLACE))


def dials_by_tile(dials: list[Dial], tiles: Tiles) -> vec[u8]:
    """ART-4: the dial of every base-game building, counted from 1; 0 for other tiles."""
    numbers = {dial.price: number for number, dial in enumerate(dials, 1)}
    found = vec[u8](capacity=len(tiles.names))
    for tile in range(len(tiles.names)):
        number = numbers.get(tiles.prices[tile], 0) if tiles.kinds[tile] != NO_TYPE else 0
        found = append(found, u8(number))
    return found
