"""One Alhambra as a value: every change gives a new board, so clones share them.

The board keeps its *edge* up to date: the empty squares beside its tiles, each with what its neighbours demand
of a tile put there. Whether a tile fits is then one comparison. Sides are marked or bare (see `pieces`); a demand
is a byte: low nibble = sides that must be marked, high nibble = sides that must be bare. A side in both can never
be satisfied.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from alhambra.core.grid import (
    BLANK,
    LAST_CELL,
    ORIGIN,
    SHUTS_IN,
    STEP_EAST,
    STEP_NORTH,
    STEP_SOUTH,
    STEP_WEST,
    WIDTH,
    ring_of,
)
from alhambra.core.pieces import CITY, EAST, EMPTY, FOUNTAIN, NO_TYPE, NORTH, SOUTH, WEST, Tiles

IMPOSSIBLE: Final = 0xFFFF  # both demand bytes of a square nothing may be put on
NOWHERE: Final = -1  # no cell
TOUCHES_CITY: Final = 1
TOUCHES_OUTWORK: Final = 2
SIDES: Final = 0b01010101  # of a ring: the squares beside its middle
CUT: Final = 0x80  # marks the number of a tile without which another could not be reached

# What one tile of a type adds to the tally; tiles without a type add nothing.
WEIGHTS: Final = vec[i64]([1 << 8 * kind if kind != NO_TYPE else 0 for kind in range(NO_TYPE + 1)])

BITS: Final = vec[i64]([NORTH, EAST, SOUTH, WEST])
AMID: Final = vec[i64](
    [8, 16, 32, 4, 0, 64, 2, 1, 128]
)  # by square of nine, row by row: where in its ring the middle is


@final
class Board:
    """An Alhambra: the fountain and what was built around it."""

    __slots__ = (
        "_loose",
        "_spots",
        "cells",
        "doors",
        "edge",
        "ground",
        "has_doors",
        "marks",
        "notes",
        "outline",
        "outworks",
        "tally",
        "tiles",
        "wall",
    )

    def __init__(
        self,
        tiles: Tiles,
        marks: vec[u8],
        doors: vec[u8],
        ground: vec[u8],
        cells: vec[i64],
        edge: vec[i64],
        tally: i64,
        outworks: i64,
        has_doors: bool = False,
    ) -> None:
        self.tiles: Final = tiles
        self.marks: Final = marks  # marked sides by tile id; this owner's, as walls may be added to his tiles
        self.doors: Final = doors  # marked sides by tile id that one can walk through all the same
        self.ground: Final = ground  # tile id by cell
        self.cells: Final = cells  # where tiles lie, in ascending order
        self.edge: Final = edge  # cell << 16 | demand on an outwork << 8 | demand on a city tile, ascending
        self.tally: Final[i64] = tally  # built tiles by type, a byte each
        self.outworks: Final[i64] = outworks  # how many tiles do not belong to the city
        self.has_doors: Final = has_doors  # is there any door?
        self.wall: i64 = -1  # the length of the longest outer wall, once somebody has asked (`wall_length`)
        self.outline: vec[i64] | None = None  # the line around the city, likewise (`outline_of`)
        self.notes: object | None = None  # what bots found out about it
        self._loose: vec[i64] | None = None
        self._spots: vec[i64] | None = None

    def tile_at(self, cell: int) -> int:
        """The tile on a cell, or EMPTY."""
        return self.ground[cell]

    def cell_of(self, tile: int) -> int:
        """Where a tile is built; ValueError if it is not."""
        for cell in self.cells:
            if self.ground[cell] == tile:
                return cell
        raise ValueError(f"{self.tiles.names[tile]} is not built")

    def holds(self, tile: int) -> bool:
        """Is this tile built here?"""
        ground = self.ground
        wanted = i64(tile)
        for cell in self.cells:
            if i64(ground[cell]) == wanted:
                return True
        return False

    def demands(self, cell: i64) -> i64:
        """What the neighbours of a cell ask of a tile there, packed as in `edge`; 0 if it has none."""
        return self._demands(cell, ring_of(self.ground, cell), EMPTY, NOWHERE)

    def count(self, kind: int) -> int:
        """How many tiles of a type are built."""
        return self.tally >> (i64(kind) << 3) & 255

    def fits(self, tile: int, cell: int) -> bool:
        """May this tile be built on this cell (section 6 of the base rules)?"""
        return any(place == cell for place in self.places(tile))

    def places(self, tile: i64) -> vec[i64]:
        """All cells where a tile may be built, in ascending order."""
        found = vec[i64](capacity=len(self.edge))
        marked: i64 = i64(self.marks[tile])
        city = self.tiles.layers[tile] == CITY
        for square in self.edge:
            demand = square if city else square >> 8
            if meets(demand, marked) and (not city or demand & 0xF0):  # B-82: one open side to walk in by
                found = append(found, square >> 16)
        return found

    def spots(self) -> vec[i64]:
        """The tiles that may be exchanged, with what their neighbours demand, packed as in `edge`.

        Those are all but the fountain and, as above, tiles with a door.
        """
        known = self._spots
        if known is not None:
            return known
        spots = vec[i64](capacity=len(self.cells))
        for cell in self.cells:
            if cell != ORIGIN and not (self.has_doors and self.doors[i64(self.ground[cell])]):
                spots = append(spots, cell << 16 | self.demands(cell))
        self._spots = spots
        return spots

    def loose(self) -> vec[i64]:
        """The cells whose tile may be taken out (B-73): nobody is cut off, no hole is left; tiles with a door stay."""
        known = self._loose
        if known is not None:
            return known
        numbers = BLANK[: len(self.marks)]
        self._explore(ORIGIN, ORIGIN, 1, numbers)
        loose = vec[i64](capacity=len(self.cells))
        for cell in self.cells:
            if cell == ORIGIN or numbers[i64(self.ground[cell])] >= CUT or not self.has_way_out(cell):
                continue
            if self.has_doors and self.doors[i64(self.ground[cell])]:
                continue
            if not self.outworks or self.holds_outworks_without(cell):
                loose = append(loose, cell)
        self._loose = loose
        return loose

    def cuts(self) -> vec[i64]:
        """The cells, except the fountain's, without whose tile another could not be reached on foot."""
        numbers = BLANK[: len(self.marks)]
        self._explore(ORIGIN, ORIGIN, 1, numbers)
        cuts = vec[i64]()
        for cell in self.cells:
            if cell != ORIGIN and numbers[i64(self.ground[cell])] >= CUT:
                cuts = append(cuts, cell)
        return cuts

    def put(self, tile: i64, cell: i64) -> Board:
        """The board with this tile (EMPTY: none) on this cell. The rules are the caller's business."""
        ground = self.ground[:]
        old: i64 = i64(ground[cell])
        ground[cell] = u8(tile)
        tiles = self.tiles
        tally = self.tally - WEIGHTS[i64(tiles.kinds[old])] + WEIGHTS[i64(tiles.kinds[tile])]
        outworks = self.outworks - i64(tiles.layers[old]) + i64(tiles.layers[tile])
        cells = self.cells
        if old == EMPTY:
            cells = _with(cells[:], cell)
        elif tile == EMPTY:
            cells = _without(cells, cell)
        edge = self.edge_with(tile, cell)
        return Board(tiles, self.marks, self.doors, ground, cells, edge, tally, outworks, self.has_doors)

    def edge_with(self, tile: i64, changed: i64) -> vec[i64]:
        """The edge that the board would have with this tile (EMPTY: none) on this cell."""
        edge = vec[i64](capacity=len(self.edge) + 9)
        for square in self.edge:
            if not is_near(square >> 16, changed):
                edge = append(edge, square)
        for square in self.around(tile, changed):
            edge = _with(edge, square)
        return edge

    def around(self, tile: i64, changed: i64) -> vec[i64]:
        """What of that edge is among the nine squares around the cell: nowhere else does it differ from today's."""
        ground = self.ground
        found = vec[i64](capacity=9)
        corner = (changed + STEP_NORTH + STEP_WEST) & LAST_CELL
        at: i64 = 0
        while at < 9:
            cell = (corner + at // 3 * WIDTH + at % 3) & LAST_CELL
            here = i64(ground[cell])
            if cell == changed:
                here = tile
            if not here:
                ring = ring_of(ground, cell) & ~AMID[at]
                if tile:
                    ring |= AMID[at]
                if ring & SIDES:
                    demands: i64 = IMPOSSIBLE
                    if not SHUTS_IN[ring]:
                        demands = self._demands(cell, ring, tile, changed)
                    found = append(found, cell << 16 | demands)
            at += 1
        return found

    def with_door(self, cell: i64, side: i64) -> Board:
        """The board with a way through the double wall on a side (0-3) of a built tile."""
        doors = self.doors[:]
        tile = i64(self.ground[cell])
        beyond = i64(self.ground[(cell + _step(side)) & LAST_CELL])
        doors[tile] = u8(i64(doors[tile]) | BITS[side])
        doors[beyond] = u8(i64(doors[beyond]) | BITS[(side + 2) & 3])
        return Board(self.tiles, self.marks, doors, self.ground, self.cells, self.edge, self.tally, self.outworks, True)

    def with_marks(self, tile: i64, sides: i64) -> Board:
        """The board of an owner one of whose tiles, built or not, has more marked sides."""
        marks = self.marks[:]
        marks[tile] = u8(i64(marks[tile]) | sides)
        changed = Board(
            self.tiles, marks, self.doors, self.ground, self.cells, self.edge, self.tally, self.outworks, self.has_doors
        )
        # Laying the tile down once more looks at the squares around it anew.
        return changed.put(tile, changed.cell_of(tile)) if changed.holds(tile) else changed

    def connects(self) -> bool:
        """Can every city tile be reached on foot (B-82), and does every outwork stand by the city?"""
        numbers = BLANK[: len(self.marks)]
        self._explore(ORIGIN, ORIGIN, 1, numbers)
        for cell in self.cells:
            tile = i64(self.ground[cell])
            if self.tiles.layers[tile] == CITY and not numbers[tile]:
                return False
        return self.holds_outworks()

    def holds_outworks_without(self, gone: i64) -> bool:
        """Would every outwork still be linked to the city if this cell were empty?"""
        ground = self.ground
        layers = self.tiles.layers
        side: i64 = 0
        while side < 4:
            beside = (gone + _step(side)) & LAST_CELL
            tile = i64(ground[beside])
            if tile and layers[tile] != CITY:
                contacts = self._contacts(beside, gone)
                if contacts == 0:
                    return False
                if contacts & TOUCHES_CITY == 0:
                    return self.put(EMPTY, gone).holds_outworks()
            side += 1
        return True  # those beside it stand by the city by themselves, and only they could have hung on it

    def _contacts(self, cell: i64, gone: i64) -> i64:
        """What a cell touches, apart from a tile that is gone: TOUCHES_CITY, TOUCHES_OUTWORK, both or 0."""
        ground = self.ground
        layers = self.tiles.layers
        contacts: i64 = 0
        side: i64 = 0
        while side < 4:
            beside = (cell + _step(side)) & LAST_CELL
            tile = i64(ground[beside])
            if tile and beside != gone:
                contacts |= TOUCHES_CITY if layers[tile] == CITY else TOUCHES_OUTWORK
            side += 1
        return contacts

    def holds_outworks(self) -> bool:
        """Is every outwork linked to a city tile, directly or through others? Contacts are sound by themselves."""
        linked = vec[i64]()
        for cell in self.cells:
            if self.tiles.layers[i64(self.ground[cell])] != CITY and self._contacts(cell, cell) & TOUCHES_CITY:
                linked = append(linked, cell)
        at: i64 = 0
        while at < len(linked):
            side: i64 = 0
            while side < 4:
                beside = (linked[at] + _step(side)) & LAST_CELL
                tile = i64(self.ground[beside])
                if tile and self.tiles.layers[tile] != CITY and beside not in linked:
                    linked = append(linked, beside)
                side += 1
            at += 1
        return len(linked) == self.outworks

    def _demands(self, cell: i64, ring: i64, tile: i64, changed: i64) -> i64:
        """What the neighbours of a cell, given as its ring, ask of a tile there; this tile is on the changed cell."""
        demands: i64 = 0
        side: i64 = 0
        while side < 4:
            if ring >> 2 * side & 1:
                beside = (cell + _step(side)) & LAST_CELL
                neighbour = tile if beside == changed else i64(self.ground[beside])
                demands |= self._demand(neighbour, BITS[(side + 2) & 3], BITS[side])
            side += 1
        return demands

    def _demand(self, neighbour: i64, facing: i64, side: i64) -> i64:
        """The contact table: what a neighbour whose side `facing` looks here asks of our `side`.

        City beside city: wall to wall, open to open (B-81). Fortifications stand with a marked side against a
        marked side of the city, or bare to bare with one another; every other contact is impossible.
        """
        marked = i64(self.marks[neighbour]) & facing != 0
        if self.tiles.layers[neighbour] == CITY:
            return side | side << 8 if marked else side << 4 | side << 8 | side << 12
        return side | side << 8 | side << 12 if marked else side | side << 4 | side << 12

    def has_way_out(self, cell: i64) -> bool:
        """Would this square, emptied, be connected to the outside? Its empty neighbours are."""
        ground = self.ground
        return not (
            ground[(cell + STEP_NORTH) & LAST_CELL]
            and ground[(cell + STEP_EAST) & LAST_CELL]
            and ground[(cell + STEP_SOUTH) & LAST_CELL]
            and ground[(cell + STEP_WEST) & LAST_CELL]
        )

    def _explore(self, cell: i64, came_from: i64, number: i64, numbers: vec[u8]) -> i64:
        """Number all tiles on foot, depth first, and mark those that cut off what lies behind them.

        Returns the last number given and the lowest number that can be reached from here, packed.
        """
        ground = self.ground
        tile = i64(ground[cell])
        numbers[tile] = u8(number)
        lowest = number
        last = number
        open_sides = ~i64(self.marks[tile]) | i64(self.doors[tile])
        side: i64 = 0
        while side < 4:
            if open_sides >> side & 1:
                beside = (cell + _step(side)) & LAST_CELL
                neighbour = i64(ground[beside])
                if neighbour and beside != came_from:
                    seen = i64(numbers[neighbour]) & ~CUT
                    if seen:
                        if seen < lowest:
                            lowest = seen
                    else:
                        found = self._explore(beside, cell, last + 1, numbers)
                        last = found >> 8
                        behind = found & 255
                        if behind < lowest:
                            lowest = behind
                        if behind >= number:
                            numbers[tile] = u8(number | CUT)
            side += 1
        return last << 8 | lowest


def fresh_board(tiles: Tiles) -> Board:
    """B-20: the fountain alone."""
    return bare_board(tiles).put(FOUNTAIN, ORIGIN)


def bare_board(tiles: Tiles) -> Board:
    """No fountain, so nothing fits anywhere."""
    return Board(tiles, tiles.marks, BLANK[: len(tiles.marks)], BLANK[:], vec[i64](), vec[i64](), 0, 0)


def meets(demand: i64, marked: i64) -> bool:
    """Does a tile with these marked sides satisfy the demand in the low byte?"""
    return demand & 15 & ~marked == 0 and demand >> 4 & marked & 15 == 0 and demand & 255 != 0


def is_near(cell: i64, middle: i64) -> bool:
    """Is this one of the nine squares around another, itself included?"""
    offset = (cell - middle - STEP_NORTH - STEP_WEST) & LAST_CELL
    return offset & WIDTH - 1 <= 2 and offset <= 2 * WIDTH + 2


def _step(side: i64) -> i64:
    if side == 0:
        return STEP_NORTH
    if side == 1:
        return STEP_EAST
    if side == 2:
        return STEP_SOUTH
    return STEP_WEST


def _with(ordered: vec[i64], item: i64) -> vec[i64]:
    """An ascending vec with one more item. Like `append` it may use up the one it is given."""
    at = len(ordered)
    ordered = append(ordered, item)
    while at > 0 and ordered[at - 1] > item:
        ordered[at] = ordered[at - 1]
        at -= 1
    ordered[at] = item
    return ordered


def _without(ordered: vec[i64], item: i64) -> vec[i64]:
    """A copy of an ascending vec without one item."""
    shorter = vec[i64](capacity=len(ordered))
    for other in ordered:
        if other != item:
            shorter = append(shorter, other)
    return shorter
