"""Pieces of a table as arguments of sayings, and what is to be known of a tile to name it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from alhambra.core.dealing import tables_in_use
from alhambra.core.pieces import CURRENCIES, EMPTY, FOUNTAIN, NO_TYPE, OUTWORK, SIDE_NAMES, TYPES, Tiles, sides_of
from alhambra.core.setup import TOWER_ADD, Setup
from alhambra.core.table import Table
from alhambra.core.view import View
from alhambra.games import alhambra
from alhambra.words.saying import Card, Cards, Cell, Currency, Kind, Say, Saying, Tile

BUILDING: Final = "building"
CAMP: Final = "camp"
HUT: Final = "hut"
START: Final = "fountain"
OTHER: Final = "other"


@dataclass(frozen=True, slots=True)
class TileFacts:
    """What a tile is, for people: its shape, the type it has or works for, its price, its walls or bastions."""

    shape: str
    type: str  # empty if it has none
    price: int
    walls: str  # of "NESW"


def tile_facts(tiles: Tiles) -> dict[str, TileFacts]:
    """All tiles of a table, by name."""
    return {tiles.names[at]: facts_of(tiles, at) for at in range(len(tiles.names)) if at != EMPTY}


def family_tiles() -> dict[str, TileFacts]:
    """All tiles of all modules there are."""
    return _family_tiles(tables_in_use())


@cache
def _family_tiles(components: tuple[str, ...]) -> dict[str, TileFacts]:
    whole = Setup(seats=3, seed=0, modules=tuple(alhambra.MODULES), tower=TOWER_ADD, components=components)
    return tile_facts(alhambra.start(whole).table.tiles)


def facts_of(tiles: Tiles, tile: int) -> TileFacts:
    """One tile."""
    walls = sides_of(tiles.marks[tile])
    price = int(tiles.prices[tile])
    if tile == FOUNTAIN:
        return TileFacts(START, "", price, walls)
    if tiles.layers[tile] == OUTWORK:
        return TileFacts(CAMP, "", price, walls)
    if tiles.kinds[tile] != NO_TYPE:
        return TileFacts(BUILDING, TYPES[tiles.kinds[tile]], price, walls)
    kind = hut_type(tiles.names[tile])
    return TileFacts(OTHER if kind == NO_TYPE else HUT, "" if kind == NO_TYPE else TYPES[kind], price, walls)


def hut_type(name: str) -> int:
    """The type a hut works for; NO_TYPE for what is no hut."""
    words = name.split("-")
    return TYPES.index(words[1]) if len(words) > 1 and words[0] == HUT and words[1] in TYPES else NO_TYPE


def tile_arg(table: Table, tile: int) -> Tile:
    return Tile(table.tiles.names[tile])


def card_arg(table: Table, card: int) -> Card:
    return Card(table.cards.names[card])


def cards_arg(table: Table, cards: Sequence[int]) -> Cards:
    return Cards(tuple(table.card_names(cards)))


def cell_arg(table: Table, cell: int) -> Cell:
    return Cell(table.cell_name(cell))


def kind_arg(kind: int) -> Kind:
    return Kind(TYPES[kind])


def field_arg(field: int) -> Currency:
    """The currency of a field of the market."""
    return Currency(CURRENCIES[field])


def side_arg(side: int) -> Say:
    """A side of a tile."""
    return Say(Saying(f"side-{SIDE_NAMES[side].lower()}"))


def worth(table: Table, cards: Iterable[int]) -> int:
    """What cards are worth together."""
    return sum([table.cards.values[card] for card in cards])


def paid(view: View, cards: Iterable[int]) -> int:
    """What the asked seat's money is worth together, be it cards or not."""
    loose = {kind: value for _, value, kind in view.loose}
    values = view.table.cards.values
    return sum([loose.get(card, values[card]) for card in cards])
