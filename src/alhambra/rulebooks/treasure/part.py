"""The chests: in the bag, in the rooms, and on buildings (TRE-1, TRE-2)."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64

from alhambra.core.draws import roll
from alhambra.core.payment import Till
from alhambra.core.pieces import TYPES
from alhambra.core.state import Part, State
from alhambra.core.table import place_of

KEY: Final = "treasure"
PLACE: Final = place_of(KEY)
KIND_BITS: Final = vec[i64]([1, 2, 4, 8, 16, 32])  # by type


@final
class Printed:
    """What the board of the treasure chamber says."""

    __slots__ = ("price", "room_size", "till")

    def __init__(self, price: int, room_size: int) -> None:
        self.price: Final = price  # TRE-4
        self.room_size: Final = room_size  # TRE-2
        self.till: Till | None = None  # the purchase of a room, once somebody has asked


@final
class Chests(Part):
    """What will be drawn is decided when it is drawn, so nothing here is a secret."""

    __slots__ = ("bag", "closed", "dirk", "laid", "printed", "rooms", "waiting")

    def __init__(
        self,
        printed: Printed,
        bag: list[int],
        rooms: list[list[int]],
        laid: list[list[int]],
        dirk: list[int],
        waiting: list[int],
        closed: bool,
    ) -> None:
        self.printed: Final = printed
        self.bag: Final = bag  # how many, by type
        self.rooms: Final = rooms  # types, ascending; empty when bought
        self.laid: Final = laid  # by seat: the tiles with a chest
        self.dirk: Final = dirk  # how many of his buildings have one, by type
        self.waiting = waiting  # types of the chests that were bought and are not placed yet
        self.closed = closed  # TRE-11: is no room ever filled again?

    def clone(self) -> Chests:
        laid = [row[:] for row in self.laid]
        rooms = [row[:] for row in self.rooms]
        return Chests(self.printed, self.bag[:], rooms, laid, self.dirk[:], self.waiting[:], self.closed)

    def facts(self) -> dict[str, object]:
        return {
            "bag": self.bag[:],
            "rooms": [row[:] for row in self.rooms],
            "laid": [row[:] for row in self.laid],
            "dirk": self.dirk[:],
            "waiting": self.waiting[:],
            "closed": self.closed,
        }


def chests(state: State) -> Chests:
    """The chests of a game."""
    return cast(Chests, state.part_at(PLACE))


def draw_room(state: State, part: Chests, number: int) -> list[int]:
    """So many chests of the bag, blind."""
    return sorted([_pick(part.bag, roll(state, sum(part.bag))) for _ in range(number)])


def _pick(bag: list[int], at: int) -> int:
    for kind in range(len(TYPES)):
        if at < bag[kind]:
            bag[kind] -= 1
            return kind
        at -= bag[kind]
    raise AssertionError("the bag holds fewer chests than it has")


def free_buildings(state: State, seat: int, kinds: list[int]) -> list[int]:
    """TRE-7, TRE-18: the buildings of a seat's Alhambra, of these types, without a chest."""
    board = state.players[seat].board
    laid = chests(state).laid[seat]
    wanted: i64 = 0
    for kind in kinds:
        wanted |= KIND_BITS[kind]
    covered = vec[i64](capacity=len(laid))
    for tile_with_chest in laid:
        covered = append(covered, i64(tile_with_chest))
    types = board.tiles.kinds
    found: list[int] = []
    for cell in board.cells:
        tile = i64(board.ground[cell])
        if wanted >> i64(types[tile]) & 1 and tile not in covered:
            found.append(tile)
    return found
