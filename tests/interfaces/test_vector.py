"""A view as numbers: everything in its place, seen from the right seat, and nothing that is not in the view."""

from __future__ import annotations

from zlib import crc32

import pytest

from alhambra.core.grid import position
from alhambra.core.pieces import EMPTY, FOUNTAIN, SIDE_NAMES, TYPES, sides_of
from alhambra.core.rng import fast
from alhambra.core.view import View, view
from alhambra.interfaces.layout import FACTS, Layout
from alhambra.interfaces.vector import BOUND, Encoder, hashed
from alhambra.testing.resample import reshuffled_behind
from tests.interfaces.tables import TABLES, played

Row = list[float]


def block(layout: Layout, vector: Row, name: str) -> Row:
    return vector[layout.slice(name)]


def rows(layout: Layout, vector: Row) -> dict[str, Row]:
    """The block of the tiles by name."""
    flat, width = block(layout, vector, "tiles"), layout.columns.width
    return {name: flat[at * width : (at + 1) * width] for at, name in enumerate(layout.tiles)}


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("seats", [2, 5])
def test_blocks_follow_one_another_and_no_number_is_out_of_bounds(table: str, seats: int) -> None:
    encoder = Encoder(next(played(table, seats)).table)
    layout = encoder.layout
    slices = [layout.slice(name) for name in layout.sizes]
    assert [part.start for part in slices] == [0, *[part.stop for part in slices[:-1]]]
    assert slices[-1].stop == layout.size
    for number, state in enumerate(played(table, seats, most=300)):
        if number % 25 == 0:
            vector = encoder.vector(view(state, number % seats))
            assert len(vector) == layout.size
            assert max(map(abs, vector)) < BOUND / 10


@pytest.mark.parametrize("table", ["base", "all modules"])
def test_every_tile_is_told_with_what_it_is_and_where_it_lies(table: str) -> None:
    seats, tried = 3, 0
    for number, state in enumerate(played(table, seats, seed=4, most=500)):
        if number % 50:
            continue
        seen = view(state, seat := number // 50 % seats)
        encoder = Encoder(state.table)
        found = rows(encoder.layout, encoder.vector(seen))
        columns, tiles = encoder.layout.columns, state.table.tiles
        for tile in range(FOUNTAIN + 1, len(tiles.names)):
            row = found[tiles.names[tile]]
            kind = row[columns.kind : columns.price]
            assert kind == [float(tiles.kinds[tile] == at) for at in range(len(TYPES))]
            assert row[columns.price] == tiles.prices[tile]
            places = [f"market {field}" for field in range(4)]
            for what in ("built", "reserve", "acquired"):
                places += [f"{what} {(seat + step) % seats}" for step in range(seats)]
            told = [
                place for place, value in zip([*places, "dirk"], row[columns.market : columns.x], strict=True) if value
            ]
            assert told == where(seen, tile)
            tried += len(told)
            walls = "".join([side for side, value in zip(SIDE_NAMES, row[columns.walls :], strict=False) if value])
            assert walls == walls_of(seen, tile)
            for owner, board in enumerate(seen.boards):
                if told == [f"built {owner}"]:
                    assert (row[columns.x], row[columns.y]) == position(board.cell_of(tile))
    assert tried > 50


def where(seen: View, tile: int) -> list[str]:
    """All places where a tile lies, as far as the seat can see."""
    found = [f"market {field}" for field, lying in enumerate(seen.market) if lying == tile != EMPTY]
    found += [f"built {seat}" for seat, board in enumerate(seen.boards) if board.holds(tile)]
    found += [f"reserve {seat}" for seat, reserve in enumerate(seen.reserves) if tile in reserve]
    found += [f"acquired {seat}" for seat, acquired in enumerate(seen.acquired) if tile in acquired]
    return found + (["dirk"] if tile in seen.dirk else [])


def walls_of(seen: View, tile: int) -> str:
    """The walls of a tile: printed ones and, if somebody owns it, those he added."""
    for seat, board in enumerate(seen.boards):
        if board.holds(tile) or tile in seen.reserves[seat] or tile in seen.acquired[seat]:
            return sides_of(board.marks[tile])
    return sides_of(seen.table.tiles.marks[tile])


def test_cards_points_and_piles_are_told() -> None:
    *_, state = played("all modules", 4, seed=2, most=400)
    encoder = Encoder(state.table)
    layout, seat = encoder.layout, 2
    seen = view(state, seat)
    vector = encoder.vector(seen)
    cards = block(layout, vector, "cards")
    loose = tuple([kind for _, _, kind in seen.loose])
    for column, held in enumerate((seen.display, seen.hand, loose)):
        assert cards[column::3] == [float(held.count(card)) for card in range(len(layout.cards))]
    assert sum(cards) > 5
    assert block(layout, vector, "scores") == [float(seen.scores[(seat + step) % 4]) for step in range(4)]
    assert block(layout, vector, "hands") == [float(seen.hand_sizes[(seat + step) % 4]) for step in range(4)]
    told = dict(zip(FACTS, block(layout, vector, "table"), strict=True))
    assert (told["ply"], told["pile"], told["bag"]) == (seen.ply, seen.pile_left, seen.bag_left)
    assert block(layout, vector, "seat") == [0, 0, 1, 0]


@pytest.mark.parametrize("table", TABLES)
def test_nothing_hidden_is_in_the_numbers(table: str) -> None:
    rng, tried = fast(9), 0
    for number, state in enumerate(played(table, 3, seed=3, most=300)):
        if number % 30:
            continue
        encoder = Encoder(state.table)
        for seat in range(3):
            other = reshuffled_behind(state, seat, rng)
            assert encoder.vector(view(other, seat)) == encoder.vector(view(state, seat))
            tried += 1
    assert tried > 20


def test_what_is_remembered_of_modules_changes_nothing() -> None:
    states = played("all modules", 2, seed=5, most=200)
    kept = Encoder(next(states).table)
    for state in states:
        for seat in range(2):
            assert kept.sparse(view(state, seat)) == Encoder(state.table).sparse(view(state, seat))


def test_facts_are_hashed_as_documented() -> None:
    facts = {"price": 7, "open": ["hut", ""], "awake": [False, True]}
    size = 256
    expected = {crc32(b"/price") % size: 7.0, crc32(b"/open/0=hut") % size: 1.0, crc32(b"/awake/1") % size: 1.0}
    assert len(expected) == 3
    assert hashed(facts, size) == expected
    assert hashed({"a": 2, "b": 3}, 1) == {0: 5.0}  # what shares a place is added up
