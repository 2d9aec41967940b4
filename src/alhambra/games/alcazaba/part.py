"""The tiles of the Alcazaba variant: in piles, in the bag, on offer, out of the game (ALC-8, ALC-9, ALC-13)."""

from __future__ import annotations

from typing import Final, cast, final

from alhambra.core.pieces import FOUNTAIN, NO_PIECES, TYPES, Tiles
from alhambra.core.rng import Rng
from alhambra.core.state import State
from alhambra.core.table import Table
from alhambra.games.alcazaba.printed import PRINTED as VARIANT
from alhambra.games.cup.area import fresh_columns
from alhambra.games.cup.part import NO_COLUMN, NO_FACES, Cup, owners
from alhambra.games.cup.printed import PRINTED

KEY: Final = "alcazaba"


@final
class Stock(Cup):
    """Piles and bag are secret, all else lies open."""

    __slots__ = ("at_home", "bag", "extra", "gone", "lying", "piles", "tiles_of_table")

    def __init__(
        self,
        markers: int,
        round_number: int,
        starter: int,
        named: int,
        chip_at: int,
        faces: bytes,
        throws: int,
        columns: list[bytes],
        hands: list[int],
        off: list[int],
        tiles_of_table: Tiles,
        extra: int,
        piles: list[bytes],
        bag: bytes,
        lying: list[bytes],
        gone: bytes,
        at_home: list[int],
    ) -> None:
        super().__init__(markers, round_number, starter, named, chip_at, faces, throws, columns, hands, off)
        self.tiles_of_table: Final = tiles_of_table
        self.extra: Final = extra  # the 12th tower, which everybody knows to be in the bag (ALC-9)
        self.piles = piles  # those not yet laid out, the next one first; replaced, never edited
        self.bag = bag  # in the order the tiles will come
        self.lying: Final = lying  # tiles on offer by column, the lowest first (ALC-15)
        self.gone = gone  # out of the game
        self.at_home: Final = at_home  # markers on the own reserve board by seat (ALC-17)

    def clone(self) -> Stock:
        return Stock(
            self.markers,
            self.round,
            self.starter,
            self.named,
            self.chip_at,
            self.faces,
            self.throws,
            self.columns[:],
            self.hands[:],
            self.off[:],
            self.tiles_of_table,
            self.extra,
            self.piles,
            self.bag,
            self.lying[:],
            self.gone,
            self.at_home[:],
        )

    def facts(self) -> dict[str, object]:
        return {
            **self.open_facts(),
            "piles": [self.named_tiles(pile) for pile in self.piles],
            "bag": self.named_tiles(self.bag),
        }

    def open_facts(self) -> dict[str, object]:
        """What everybody may see."""
        return {
            **self.dice_facts(),
            "lying": [self.named_tiles(column) for column in self.lying],
            "gone": self.named_tiles(self.gone),
            "at_home": self.at_home[:],
        }

    def named_tiles(self, tiles: bytes) -> list[str]:
        return [self.tiles_of_table.names[tile] for tile in tiles]

    def stay_home(self, seat: int) -> None:
        """ALC-17: a marker goes on its owner's reserve board."""
        self.hands[seat] -= 1
        self.at_home[seat] += 1

    def reshuffled_behind(self, seat: int, rng: Rng) -> Stock:
        """Piles and bag could be other ones for all who play: no seat knows more of them than another."""
        world = self.clone()
        hidden = [tile for pile in self.piles for tile in pile] + [tile for tile in self.bag if tile != self.extra]
        by_type = shuffled_by_type(self.tiles_of_table, sorted(hidden), rng)
        world.piles = made_piles(by_type, len(self.piles))
        bag = left_over(by_type, len(self.piles)) + [tile for tile in self.bag if tile == self.extra]
        rng.shuffle(bag)
        world.bag = bytes(bag)
        return world

    def cards(self) -> list[int]:
        """No cards, for those who count."""
        return []

    def tiles(self) -> list[int]:
        """All tiles it holds, for those who count."""
        rows = [*self.piles, self.bag, *self.lying, self.gone]
        return [tile for row in rows for tile in row]

    def is_empty(self, kind: int) -> bool:
        """Is nothing left to be taken in a column (ALC-24)?"""
        return not self.lying[kind] and self.chip_at != kind


def stock(state: State) -> Stock:
    """The tiles, dice and markers of a game."""
    return cast(Stock, state.parts[0])


def fresh_stock(table: Table, extra: int, rng: Rng) -> Stock:
    """ALC-7 to ALC-11: piles, then the bag, then the start player; the first round is still to begin."""
    tiles = [tile for tile in range(FOUNTAIN + 1, len(table.tiles.names)) if tile != extra]
    by_type = shuffled_by_type(table.tiles, tiles, rng)
    piles = made_piles(by_type, VARIANT.piles)
    bag = [*left_over(by_type, VARIANT.piles), extra]
    rng.shuffle(bag)
    starter = int(rng.below(table.seats))
    markers = PRINTED.markers[table.seats]
    seats = table.seats
    return Stock(
        markers, 0, starter, starter, NO_COLUMN, NO_FACES, 0, fresh_columns(), [markers] * seats,
        [0] * owners(seats), table.tiles, extra, piles, bytes(bag), [NO_PIECES for _ in TYPES], NO_PIECES, [0] * seats,
    )  # fmt: skip


def shuffled_by_type(table: Tiles, tiles: list[int], rng: Rng) -> list[list[int]]:
    """ALC-8: the tiles sorted by type, each type shuffled."""
    by_type: list[list[int]] = []
    for kind in range(len(TYPES)):
        alike = sorted([tile for tile in tiles if table.kinds[tile] == kind])
        rng.shuffle(alike)
        by_type.append(alike)
    return by_type


def made_piles(by_type: list[list[int]], number: int) -> list[bytes]:
    """ALC-8: so many piles, each with one tile of every type."""
    return [bytes([alike[pile] for alike in by_type]) for pile in range(number)]


def left_over(by_type: list[list[int]], piles: int) -> list[int]:
    """ALC-9: what the piles leave over."""
    return [tile for alike in by_type for tile in alike[piles:]]
