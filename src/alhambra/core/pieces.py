"""Tiles and cards as small ids into tables; what a piece is, is data that the core reads for every piece alike."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from alhambra import data

# B-1, B-2 and B-4: the order is that of the points table and of the market fields.
TYPES: Final = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
CURRENCIES: Final = ("florin", "dirham", "denar", "ducat")
NO_TYPE: Final = 6  # the fountain, and module tiles without a type of their own
NO_CURRENCY: Final = 15  # cards that are no money

# B-3: the sides of a tile as bits.
NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8
SIDE_NAMES: Final = ("N", "E", "S", "W")

# A tile's side is *marked* or *bare*. What that means depends on the layer the tile belongs to: in the city a
# marked side is a wall and a bare one is open; on an outwork, which stands before the walls, it is fortified or not.
CITY: Final = 0
OUTWORK: Final = 1

EMPTY: Final = 0  # no tile
FOUNTAIN: Final = 1

# What becomes of a card that is turned up from the draw pile (B-140).
TO_DISPLAY: Final = 0
SCORES: Final = 1
ANNOUNCED: Final = 2  # a module takes it: side cards and event cards

NO_CARD: Final = -1
NEVER_ADDED: Final = 255

# Several pieces are a `bytes`: a row of ids, small, never changed, cheap to share and to compare.
NO_PIECES: Final = b""
ROW_OF: Final[list[bytes]] = [bytes((piece,)) for piece in range(256)]  # the row of one piece


@final
class Tiles:
    """The tiles of one table: parallel columns, indexed by tile id."""

    __slots__ = ("kinds", "layers", "marks", "names", "prices")

    def __init__(self, names: list[str], kinds: vec[u8], prices: vec[u8], marks: vec[u8], layers: vec[u8]) -> None:
        self.names: Final = names
        self.kinds = kinds
        self.prices = prices
        self.marks = marks
        self.layers = layers

    def add(self, name: str, kind: int, price: int, marks: int, layer: int = CITY) -> int:
        """One more tile; its id."""
        self.names.append(name)
        self.kinds = append(self.kinds, u8(kind))
        self.prices = append(self.prices, u8(price))
        self.marks = append(self.marks, u8(marks))
        self.layers = append(self.layers, u8(layer))
        return len(self.names) - 1

    def copy(self) -> Tiles:
        return Tiles(self.names[:], self.kinds[:], self.prices[:], self.marks[:], self.layers[:])

    def find(self, name: str) -> int:
        """The id of a tile; ValueError if this table has no such tile."""
        if name not in self.names or name == self.names[EMPTY]:
            raise ValueError(f"there is no tile {name!r}")
        return self.names.index(name)


@final
class Cards:
    """The kinds of cards of one table: parallel columns. Equal cards share one kind."""

    __slots__ = ("currencies", "money", "names", "once", "roles", "sums", "values")

    def __init__(
        self,
        names: list[str],
        currencies: list[int],
        values: list[int],
        roles: list[int],
        money: list[vec[i64]],
        sums: vec[u8],
        once: list[bool],
    ) -> None:
        self.names: Final = names
        self.currencies: Final = currencies
        self.values: Final = values
        self.roles: Final = roles
        self.money: Final = money  # by currency, dearest first: value << 16 | kind << 8
        self.sums = sums  # what a card adds to a sum that is limited; NEVER_ADDED if it is no money
        self.once: Final = once  # does the card leave the game when it is spent (DECK-3)?

    def add(self, name: str, currency: int, value: int, role: int, once: bool = False) -> int:
        """One more kind of card; its id."""
        self.names.append(name)
        self.currencies.append(currency)
        self.values.append(value)
        self.roles.append(role)
        self.once.append(once)
        self.sums = append(self.sums, u8(value if currency != NO_CURRENCY else NEVER_ADDED))
        kind = len(self.names) - 1
        if currency != NO_CURRENCY:
            while len(self.money) <= currency:
                self.money.append(vec[i64]())
            entries = sorted([*self.money[currency], value << 16 | kind << 8], reverse=True)
            self.money[currency] = vec[i64](entries)
        return kind

    def copy(self) -> Cards:
        return Cards(
            self.names[:],
            self.currencies[:],
            self.values[:],
            self.roles[:],
            self.money[:],
            self.sums[:],
            self.once[:],
        )

    def find(self, name: str) -> int:
        """The id of a kind of card; ValueError if this table has no such card."""
        if name not in self.names:
            raise ValueError(f"there is no card {name!r}")
        return self.names.index(name)


def marks_of(sides: str) -> int:
    """`"NES"` as bits."""
    marks = 0
    for side in sides:
        marks |= 1 << SIDE_NAMES.index(side)
    return marks


def sides_of(marks: int) -> str:
    """Bits as `"NES"`."""
    return "".join([name for index, name in enumerate(SIDE_NAMES) if marks & (1 << index)])


def base_tiles() -> Tiles:
    """The fountain and the 54 building tiles (B-12), in the order of their table."""
    tiles = Tiles([], vec[u8](), vec[u8](), vec[u8](), vec[u8]())
    tiles.add("-", NO_TYPE, 0, 0)
    tiles.add("fountain", NO_TYPE, 0, 0)
    add_tiles(tiles, cast("list[dict[str, object]]", data.load("buildings")["tiles"]))
    return tiles


def add_tiles(tiles: Tiles, rows: list[dict[str, object]]) -> list[int]:
    """Rows `{id, type, price, walls}` of a component table as tiles; their ids."""
    return [
        tiles.add(
            cast(str, row["id"]),
            TYPES.index(cast(str, row["type"])),
            cast(int, row["price"]),
            marks_of("".join(cast("list[str]", row["walls"]))),
        )
        for row in rows
    ]


def no_cards() -> Cards:
    """The cards of a game that has none."""
    return Cards([], [], [], [], [], vec[u8](), [])


def base_cards() -> Cards:
    """Money (B-11) and the two scoring cards (B-10). A money card's id is nine times its currency plus value - 1."""
    table = data.load("currencies")
    cards = Cards([], [], [], [], [], vec[u8](), [])
    for currency, name in enumerate(CURRENCIES):
        for value in cast("list[int]", table["money_values"]):
            cards.add(f"{name}-{value}", currency, value, TO_DISPLAY)
    cards.add("scoring-A", NO_CURRENCY, 1, SCORES)
    cards.add("scoring-B", NO_CURRENCY, 2, SCORES)
    return cards
