"""The tables of the base rules page, written out once more: what the engine says is compared with these."""

from __future__ import annotations

from typing import NamedTuple

# B-12: price and walls.
TILE_TABLE = {
    "pavilion": "2 NEW, 3 SW, 4 ES, 5 NW, 6 N, 7 E, 8 -",
    "seraglio": "3 ESW, 4 NE, 5 SW, 6 ES, 7 W, 8 S, 9 -",
    "arcades": "4 NES, 5 NW, 6 SW, 6 NE, 7 ES, 8 N, 8 E, 9 -, 10 -",
    "chambers": "5 NSW, 6 ES, 7 SW, 7 NE, 8 NW, 9 W, 9 S, 10 -, 11 -",
    "garden": "6 ESW, 7 NSW, 8 SW, 8 NE, 8 NW, 9 E, 10 N, 10 W, 10 -, 11 -, 12 S",
    "tower": "7 NEW, 8 NES, 9 ES, 9 NE, 9 NW, 10 W, 11 N, 11 S, 11 -, 12 -, 13 E",
}

# B-13: what the places are worth in scorings A, B and C.
POINTS_TABLE = {
    "pavilion": ((1,), (8, 1), (16, 8, 1)),
    "seraglio": ((2,), (9, 2), (17, 9, 2)),
    "arcades": ((3,), (10, 3), (18, 10, 3)),
    "chambers": ((4,), (11, 4), (19, 11, 4)),
    "garden": ((5,), (12, 5), (20, 12, 5)),
    "tower": ((6,), (13, 6), (21, 13, 6)),
}


class PrintedTile(NamedTuple):
    """A row of the table of tiles."""

    type: str
    price: int
    walls: str


def _read_tiles() -> dict[str, PrintedTile]:
    """Tiles by name: type and price, and the walls where two tiles would have one name."""
    rows = [
        PrintedTile(kind, int(price), walls.strip("-"))
        for kind, line in TILE_TABLE.items()
        for price, walls in (entry.split() for entry in line.split(", "))
    ]
    price_tags = [(row.type, row.price) for row in rows]
    tiles = {}
    for row in rows:
        shared = price_tags.count((row.type, row.price)) > 1
        suffix = f"-{row.walls.lower() or 'open'}" if shared else ""
        tiles[f"{row.type}-{row.price}{suffix}"] = row
    return tiles


TILES = _read_tiles()
CURRENCIES = ("florin", "dirham", "denar", "ducat")  # B-4: in the order of the market fields
MONEY = [f"{currency}-{value}" for currency in CURRENCIES for value in range(1, 10) for _ in range(3)]  # B-11


def value(card: str) -> int:
    """What a money card is worth."""
    return int(card.rpartition("-")[2])


def worth(cards: list[str] | tuple[str, ...]) -> int:
    """What money cards are worth together."""
    return sum(value(card) for card in cards)
