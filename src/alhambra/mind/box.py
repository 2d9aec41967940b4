"""All tiles of a box, for those who count: how many of them would find a place, how many could be paid exactly.

A palace that is walled in all around can take no tile any more; whatever its owner buys then goes to the reserve.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from alhambra.core.board import Board, is_near, meets
from alhambra.core.pieces import CITY, EMPTY, FOUNTAIN, NO_TYPE, Tiles

PATTERNS: Final = 16  # of walls around a tile: a bit for each side
ONCE: Final = (1 << PATTERNS) - 1
BYTE: Final = 256
DEAREST: Final = 13  # the highest price that is told apart
MONEY: Final = (1 << DEAREST) - 1
HALF: Final = 7  # two small tables are made more quickly than a large one
CHEAP: Final = (1 << HALF) - 1


def _fitting() -> vec[i64]:
    """By what is demanded of a city tile on a square: the patterns that fit there, a bit each, and 16 bits higher."""
    table = vec[i64]()
    demand: i64 = 0
    for demand in range(BYTE):
        patterns: i64 = 0
        pattern: i64 = 0
        for pattern in range(PATTERNS):
            if demand & 0xF0 and meets(demand, pattern):  # as in `Board.places`
                patterns |= i64(1) << pattern
        table = append(table, patterns | patterns << PATTERNS)
    return table


FITTING: Final[vec[i64]] = _fitting()


@final
class Box:
    """The tiles of one box, by their pattern of walls, by their type and by their price."""

    __slots__ = ("_cheap", "_dearer", "_high", "_low", "_payable", "numbers", "tiles")

    def __init__(self, tiles: Tiles) -> None:
        self.tiles: Final = tiles
        self.numbers: Final = vec[i64]([0] * (NO_TYPE + 1))
        shares = [0.0] * PATTERNS
        prices = [0.0] * DEAREST
        for tile in range(len(tiles.marks)):
            if tile not in (EMPTY, FOUNTAIN) and tiles.layers[tile] == CITY:
                shares[tiles.marks[tile]] += 1.0
                self.numbers[i64(tiles.kinds[tile])] += 1
                prices[min(DEAREST, max(1, int(tiles.prices[tile]))) - 1] += 1.0
        everything = sum(shares)
        self._low: Final = _sums([share / everything for share in shares[:8]])
        self._high: Final = _sums([share / everything for share in shares[8:]])
        self._cheap: Final = _sums([price / everything for price in prices[:HALF]])  # by bits: prices paid exactly
        self._dearer: Final = _sums([price / everything for price in prices[HALF:]])
        self._payable: Final = vec[float]([sum(prices[:highest]) / everything for highest in range(DEAREST + 1)])

    def cover(self, sums: i64) -> float:
        """How likely a tile can be paid exactly with these sums, given as bits; half if it can be paid at all."""
        payable = sums >> 1 & MONEY
        highest: i64 = DEAREST
        while highest > 0 and not sums >> highest:
            highest -= 1
        return self._cheap[payable & CHEAP] + self._dearer[payable >> HALF] + 0.5 * self._payable[highest]

    def share(self, patterns: i64) -> float:
        """The part of all tiles that has one of these patterns, given as bits."""
        return self._low[patterns & 255] + self._high[patterns >> 8 & 255]

    def welcome(self, fitting: i64, choice: float) -> float:
        """How likely one of two tiles fits; those with a second and a third place count more, by `choice`."""
        more = self.share(fitting >> 16) + self.share(fitting >> 32)
        part = (self.share(fitting) + choice * more) / (1.0 + 2.0 * choice)
        return part * (2.0 - part)


def places(edge: vec[i64]) -> i64:
    """The patterns of walls that fit on a board, a bit each; 16 bits higher those that fit twice, then thrice."""
    found: i64 = 0
    for square in edge:
        found = _and_on(square, found)
    return found


def places_with(board: Board, tile: i64, cell: i64) -> i64:
    """The same for the board with one more city tile on an empty square: quicker than to put it there."""
    found: i64 = 0
    for square in board.edge:
        if not is_near(square >> 16, cell):
            found = _and_on(square, found)
    for square in board.around(tile, cell):
        found = _and_on(square, found)
    return found


def _and_on(square: i64, found: i64) -> i64:
    """The patterns that fit, with those that fit on one more square."""
    fit = FITTING[square & 255]
    return found | fit & ONCE | (found & fit) << PATTERNS


def _sums(shares: list[float]) -> vec[float]:
    """By bits: the sum of the shares whose bit is set."""
    sums = append(vec[float](capacity=1 << len(shares)), 0.0)
    for share in shares:
        bits: i64 = 0
        for bits in range(len(sums)):
            sums = append(sums, sums[bits] + share)
    return sums
