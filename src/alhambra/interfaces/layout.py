"""Where everything stands in the vector that a seat's view becomes: named blocks, one after the other.

The same set-up always has the same layout. Seats are counted from the one that looks, in turn order: place 0 is the
observer, place 1 the seat after it. All numbers are as they are at the table (points, cards, prices), not scaled.

| block | size | what it holds |
| --- | --- | --- |
| `seat` | seats | 1 where the observer sits, counted from seat A |
| `turn` | seats | 1 for the seat whose turn it is |
| `asked` | seats | 1 for the seat that decides; nothing if that is a secret or the game is over |
| `question` | 64 | 1 at the hash of the question's name |
| `table` | 6 | over, decisions so far, and what is left in draw pile, discard and bag; Dirk's points |
| `scores` | seats | points |
| `hands` | seats | how many cards each holds |
| `cards` | kinds of cards x 3 | in the display, in the own hand, other own money (coins and the like) |
| `tiles` | tiles x columns | what each tile is and where it lies, see below |
| `module:NAME` | 256 each | what the module shows, hashed (see `hashed`); a whole game has 1024 |

`tiles` has a row for every tile of the game in the order of `Layout.tiles`; `vector[layout.slice("tiles")]
.reshape(len(layout.tiles), -1)` is the table of them. Its columns, in the order of `Columns`: six for the type; the
price; the four walls N E S W as they are now, and the four sides that have a door; the four fields of the market; then,
by seats, built, in the reserve, acquired and not placed yet; out of the game with Dirk; x and y in the Alhambra.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from alhambra.core.module import Game, Module
from alhambra.core.pieces import CURRENCIES, FOUNTAIN, SIDE_NAMES, TYPES
from alhambra.core.table import Table, overrides

QUESTIONS: Final = 64
CARD_COLUMNS: Final = 3
FACTS: Final = ("over", "ply", "pile", "discard", "bag", "dirk")
MODULE_SLOTS: Final = 256
GAME_SLOTS: Final = 1024
FIELDS: Final = len(CURRENCIES)


class Columns(NamedTuple):
    """Where each column, or the first of several, of the block `tiles` stands in a row."""

    kind: int
    price: int
    walls: int
    doors: int
    market: int
    built: int
    reserve: int
    acquired: int
    dirk: int
    x: int
    y: int
    width: int

    @staticmethod
    def of(seats: int) -> Columns:
        sizes = (len(TYPES), 1, len(SIDE_NAMES), len(SIDE_NAMES), FIELDS, seats, seats, seats, 1, 1, 1)
        starts = [sum(sizes[:at]) for at in range(len(sizes) + 1)]
        return Columns(*starts)


class Layout:
    """The blocks of the vector for one set-up."""

    def __init__(self, table: Table) -> None:
        seats = table.seats
        self.seats: Final = seats
        self.tiles: Final = tuple(table.tiles.names[FOUNTAIN:])
        self.cards: Final = tuple(table.cards.names)
        self.columns: Final = Columns.of(seats)
        # A ruling or a module that shows nothing has no block.
        shown = {m.key(): GAME_SLOTS if isinstance(m, Game) else MODULE_SLOTS for m in table.modules if reveals(m)}
        self.modules: Final = shown
        sizes = {
            "seat": seats,
            "turn": seats,
            "asked": seats,
            "question": QUESTIONS,
            "table": len(FACTS),
            "scores": seats,
            "hands": seats,
            "cards": len(self.cards) * CARD_COLUMNS,
            "tiles": len(self.tiles) * self.columns.width,
        } | {f"module:{key}": size for key, size in shown.items()}
        self.starts: Final[dict[str, int]] = {}
        self.sizes: Final = sizes
        at = 0
        for name, size in sizes.items():
            self.starts[name] = at
            at += size
        self.size: Final = at

    def slice(self, block: str) -> slice:
        """The part of the vector that a block is."""
        start = self.starts[block]
        return slice(start, start + self.sizes[block])


def reveals(module: Module) -> bool:
    """Does a module ever show anything?"""
    return overrides(module, "reveal")
