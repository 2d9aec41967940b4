"""Actions that are nearly right: an option with one thing changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from alhambra.core.actions import Action
from alhambra.core.base_actions import (
    PASS,
    STOP,
    AddTile,
    BuildTile,
    BuyTile,
    GiveTile,
    RemoveTile,
    ReserveTile,
    SwapTiles,
    TakeMoney,
)
from alhambra.core.grid import CELLS, LAST_CELL, ORIGIN, STEPS
from alhambra.core.pieces import EMPTY, FOUNTAIN
from alhambra.core.rng import Rng
from alhambra.core.state import State

ON_A_TILE: tuple[Callable[[int], Action], ...] = (ReserveTile, GiveTile, RemoveTile)
ON_A_SQUARE: tuple[Callable[[int, int], Action], ...] = (BuildTile, AddTile)


def mutations(state: State, option: Action, rng: Rng) -> Iterator[Action]:
    """Change verb, tile, cell or cards of an option, one at a time. Some of these may be legal again."""
    yield STOP
    yield PASS
    if isinstance(option, TakeMoney):
        yield from (TakeMoney(cards) for cards in other_cards(state, option.cards, rng))
        yield from (BuyTile(tile, option.cards) for tile in state.market)
    elif isinstance(option, BuyTile):
        yield TakeMoney(option.payment)
        yield from (BuyTile(option.tile, cards) for cards in other_cards(state, option.payment, rng))
        yield from (BuyTile(tile, option.payment) for tile in other_tiles(state, rng))
    elif isinstance(option, (BuildTile, AddTile)):
        yield from (verb(option.tile) for verb in ON_A_TILE)
        for verb in ON_A_SQUARE:
            yield verb(option.tile, option.cell)
            yield from (verb(option.tile, cell) for cell in other_cells(option.cell, rng))
            yield from (verb(tile, option.cell) for tile in other_tiles(state, rng))
    elif isinstance(option, (ReserveTile, GiveTile, RemoveTile)):
        yield from (verb(option.tile) for verb in ON_A_TILE)
        yield from (verb(tile) for verb in ON_A_TILE for tile in other_tiles(state, rng))
    elif isinstance(option, SwapTiles):
        yield SwapTiles(option.new, option.old)
        yield from (SwapTiles(tile, option.new) for tile in other_tiles(state, rng))
        yield from (SwapTiles(option.old, tile) for tile in other_tiles(state, rng))


def other_tiles(state: State, rng: Rng) -> list[int]:
    """No tile, the fountain, what lies on the market, and any tiles at all."""
    return [EMPTY, FOUNTAIN, *state.market, *[rng.below(len(state.table.tiles.names)) for _ in range(4)]]


def other_cells(cell: int, rng: Rng) -> list[int]:
    """The fountain's square, the four beside the cell, and any at all."""
    return [ORIGIN, *[(cell + step) & LAST_CELL for step in STEPS], rng.below(CELLS)]


def other_cards(state: State, cards: bytes, rng: Rng) -> Iterator[bytes]:
    """None, one less, one more, one other, one twice, and the same in another order."""
    yield b""
    yield cards[1:]
    yield cards[:-1]
    yield cards[::-1]
    yield cards + cards[:1]
    for _ in range(4):
        another = rng.below(len(state.table.cards.names))
        yield bytes(sorted([*cards, another], reverse=True))
        yield bytes(sorted([*cards[1:], another], reverse=True))
