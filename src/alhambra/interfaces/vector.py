"""A view as numbers, in the layout that `layout` describes. Only what the seat may know goes in: it is all there is."""

from __future__ import annotations

from typing import Final
from zlib import crc32

from librt.vecs import vec
from mypy_extensions import u8

from alhambra.core.board import Board
from alhambra.core.frames import NOBODY
from alhambra.core.grid import ORIGIN, WIDTH
from alhambra.core.pieces import EMPTY, FOUNTAIN, NO_TYPE, SIDE_NAMES
from alhambra.core.table import Table
from alhambra.core.view import View
from alhambra.interfaces.layout import CARD_COLUMNS, QUESTIONS, Layout

BOUND: Final = 32767.0  # no number is larger, nor smaller than its negative; nothing seen comes near

Sparse = dict[int, float]  # by place in the vector, what differs from the blank one


def hashed(facts: object, size: int) -> Sparse:
    """Any facts, nested as they may be, as `size` numbers.

    Every leaf has a path: the keys and places that lead to it, joined by `/`. A number or a yes (1) is added at the
    CRC-32 of its path, modulo `size`; a word adds 1 at that of `path=word`. Nothing is added for empty words.
    """
    found: Sparse = {}
    _add(facts, "", size, found)
    return found


def _add(facts: object, path: str, size: int, found: Sparse) -> None:
    if isinstance(facts, dict):
        for key, value in facts.items():
            _add(value, f"{path}/{key}", size, found)
    elif isinstance(facts, (list, tuple)):
        for at, value in enumerate(facts):
            _add(value, f"{path}/{at}", size, found)
    elif isinstance(facts, str):
        if facts:
            slot = crc32(f"{path}={facts}".encode()) % size
            found[slot] = found.get(slot, 0.0) + 1.0
    elif isinstance(facts, (int, float)) and facts:
        slot = crc32(path.encode()) % size
        found[slot] = found.get(slot, 0.0) + float(facts)


class Encoder:
    """Turns the views of one set-up into vectors. It remembers what boards and facts became, to do it only once."""

    def __init__(self, table: Table) -> None:
        self.layout: Final = Layout(table)
        self.blank: Final = self._blank(table)
        self._built: Final[dict[tuple[int, int], tuple[Board, Sparse]]] = {}
        self._known: Final[dict[tuple[str, int], tuple[dict[str, object], Sparse]]] = {}

    def vector(self, view: View) -> list[float]:
        """All numbers."""
        found = self.blank[:]
        for at, value in self.sparse(view).items():
            found[at] = value
        return found

    def sparse(self, view: View) -> Sparse:
        """The numbers that differ from the blank vector."""
        layout, seats, me = self.layout, self.layout.seats, view.seat
        starts = layout.starts
        found: Sparse = {starts["seat"] + me: 1.0, starts["turn"] + (view.turn - me) % seats: 1.0}
        if view.asked != NOBODY:
            found[starts["asked"] + (view.asked - me) % seats] = 1.0
        if view.question:
            found[starts["question"] + crc32(view.question.encode()) % QUESTIONS] = 1.0
        facts = (view.over, view.ply, view.pile_left, view.discard_left, view.bag_left, view.dirk_score)
        _put(found, starts["table"], facts)
        _put(found, starts["scores"], view.scores[me:] + view.scores[:me])
        _put(found, starts["hands"], view.hand_sizes[me:] + view.hand_sizes[:me])
        self._put_cards(view, found)
        self._put_tiles(view, found)
        for key in layout.modules:
            self._put_module(view, key, found)
        return found

    def _put_cards(self, view: View, found: Sparse) -> None:
        start = self.layout.starts["cards"]
        loose = [kind for _, _, kind in view.loose]
        for column, cards in enumerate((view.display, view.hand, loose)):
            for card in cards:
                at = start + card * CARD_COLUMNS + column
                found[at] = found.get(at, 0.0) + 1.0

    def _put_tiles(self, view: View, found: Sparse) -> None:
        columns, seats = self.layout.columns, self.layout.seats
        first = self.layout.starts["tiles"] - FOUNTAIN * columns.width
        for field, tile in enumerate(view.market):
            if tile != EMPTY:
                found[first + tile * columns.width + columns.market + field] = 1.0
        for tile in view.dirk:
            found[first + tile * columns.width + columns.dirk] = 1.0
        printed = view.table.tiles.marks
        for seat, board in enumerate(view.boards):
            place = (seat - view.seat) % seats
            known = self._built.get((seat, place))
            if known is None or known[0] is not board:  # boards are values: the same one looks the same
                known = self._built[seat, place] = (board, self._board(board, place, printed))
            found.update(known[1])
            for column, kept in ((columns.reserve, view.reserves[seat]), (columns.acquired, view.acquired[seat])):
                for tile in kept:
                    row = first + tile * columns.width
                    found[row + column + place] = 1.0
                    if board.marks[tile] != printed[tile]:
                        _put_sides(found, row + columns.walls, board.marks[tile])

    def _board(self, board: Board, place: int, printed: vec[u8]) -> Sparse:
        """The tiles that are built in the Alhambra of the seat at a place."""
        columns = self.layout.columns
        first = self.layout.starts["tiles"] - FOUNTAIN * columns.width
        found: Sparse = {}
        for cell in board.cells:
            tile = int(board.ground[cell])
            row = first + tile * columns.width
            found[row + columns.built + place] = 1.0
            if cell != ORIGIN:
                found[row + columns.x] = float(cell % WIDTH - WIDTH // 2)
                found[row + columns.y] = float(cell // WIDTH - WIDTH // 2)
            if board.marks[tile] != printed[tile]:
                _put_sides(found, row + columns.walls, board.marks[tile])
            if board.doors[tile]:
                _put_sides(found, row + columns.doors, board.doors[tile])
        return found

    def _put_module(self, view: View, key: str, found: Sparse) -> None:
        facts = view.modules[key]
        known = self._known.get((key, view.seat))
        if known is None or known[0] != facts:  # from decision to decision most modules show the same
            start = self.layout.starts[f"module:{key}"]
            entries = {start + at: value for at, value in hashed(facts, self.layout.modules[key]).items()}
            known = (facts, entries)
            self._known[key, view.seat] = known
        found.update(known[1])

    def _blank(self, table: Table) -> list[float]:
        """What holds for every view: what the tiles are."""
        blank = [0.0] * self.layout.size
        columns, start, tiles = self.layout.columns, self.layout.starts["tiles"], table.tiles
        for tile in range(FOUNTAIN, len(tiles.names)):
            row = start + (tile - FOUNTAIN) * columns.width
            if tiles.kinds[tile] != NO_TYPE:
                blank[row + columns.kind + tiles.kinds[tile]] = 1.0
            blank[row + columns.price] = float(tiles.prices[tile])
            for side in range(len(SIDE_NAMES)):
                blank[row + columns.walls + side] = float(tiles.marks[tile] >> side & 1)
        return blank


def _put(found: Sparse, start: int, numbers: tuple[int, ...]) -> None:
    for at, number in enumerate(numbers, start):
        found[at] = float(number)


def _put_sides(found: Sparse, start: int, sides: int) -> None:
    for side in range(len(SIDE_NAMES)):
        found[start + side] = float(sides >> side & 1)
