"""The actions of the base game: take money, buy, place, redesign (B-50 to B-75, B-90)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from alhambra.core.actions import Action, expect, register
from alhambra.core.events import (
    ACQUIRED,
    ALHAMBRA,
    DIRK,
    RESERVE,
    MoneyTaken,
    Paid,
    TileBought,
    TileMoved,
)
from alhambra.core.grid import CELLS
from alhambra.core.payment import Till, market_till, worth
from alhambra.core.pieces import EMPTY, ROW_OF
from alhambra.core.state import State, lay_on_field, tell, with_piece, without_piece
from alhambra.core.table import Table


@final
class TakeMoney(Action):
    """B-50: one card of any value, or several worth at most five."""

    __slots__ = ("cards",)

    def __init__(self, cards: bytes) -> None:
        self.cards: Final = cards

    def key(self) -> tuple[object, ...]:
        return ("take", self.cards)

    def text(self, table: Table) -> str:
        return "take " + " ".join(table.card_names(self.cards))

    def play(self, state: State, seat: int) -> None:
        player = state.players[seat]
        hand = player.hand[:]
        for card in self.cards:
            state.display = without_piece(state.display, card)
            hand[card] += u8(1)
        player.hand = hand
        tell(state, MoneyTaken(seat, self.cards))


@final
class BuyTile(Action):
    """B-60: a tile of the market for cards of its field's currency; B-42: exact payment earns a further action."""

    __slots__ = ("payment", "tile")

    def __init__(self, tile: int, payment: bytes) -> None:
        self.tile: Final = tile
        self.payment: Final = payment

    def key(self) -> tuple[object, ...]:
        return ("buy", self.tile, self.payment)

    def text(self, table: Table) -> str:
        return f"buy {table.tiles.names[self.tile]} for {' '.join(table.card_names(self.payment))}"

    def play(self, state: State, seat: int) -> None:
        field = field_of(state, self.tile)
        till = market_till(state, self.tile, field)
        total = worth(state, seat, self.payment)
        pay(state, seat, till, self.payment)
        state.market = lay_on_field(state.market, field, EMPTY)
        player = state.players[seat]
        player.acquired = with_piece(player.acquired, self.tile)
        state.further = total == till.price
        tell(state, TileBought(seat, self.tile, field, total == till.price))


def field_of(state: State, tile: int) -> int:
    """The field of the market a tile lies on; ValueError if it lies on none."""
    for field, other in enumerate(state.market):
        if other == tile:
            return field
    raise ValueError("this tile does not lie on the market")


def pay(state: State, seat: int, till: Till, payment: bytes) -> None:
    """B-61: cards of the hand are spent at once. Money that is no card is its module's business."""
    spend(state, seat, payment)
    tell(state, Paid(seat, till.what, till.price, worth(state, seat, payment), payment, till.returns))


def spend(state: State, seat: int, cards: bytes) -> None:
    """Those of these cards that a hand holds go to the discard, or out of the game if they serve but once."""
    player = state.players[seat]
    hand = player.hand[:]
    discard = state.discard[:]
    once = state.table.cards.once
    for card in cards:
        if hand[card]:
            hand[card] -= u8(1)
            if not once[card]:
                discard[card] += u8(1)
    player.hand = hand
    state.discard = discard


@final
class BuildTile(Action):
    """B-90: build an acquired tile."""

    __slots__ = ("cell", "tile")

    def __init__(self, tile: int, cell: int) -> None:
        self.tile: Final = tile
        self.cell: Final = cell

    def key(self) -> tuple[object, ...]:
        return ("build", self.tile, self.cell)

    def text(self, table: Table) -> str:
        return f"build {table.tiles.names[self.tile]} {table.cell_name(self.cell)}"

    def play(self, state: State, seat: int) -> None:
        player = state.players[seat]
        player.acquired = without_piece(player.acquired, self.tile)
        player.rebuild(player.board.put(self.tile, self.cell), player.reserve)
        tell(state, TileMoved(seat, self.tile, ACQUIRED, ALHAMBRA, self.cell))


@final
class ReserveTile(Action):
    """B-90: lay an acquired tile into the reserve."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def key(self) -> tuple[object, ...]:
        return ("reserve", self.tile)

    def text(self, table: Table) -> str:
        return f"reserve {table.tiles.names[self.tile]}"

    def play(self, state: State, seat: int) -> None:
        player = state.players[seat]
        player.acquired = without_piece(player.acquired, self.tile)
        player.rebuild(player.board, with_piece(player.reserve, self.tile))
        tell(state, TileMoved(seat, self.tile, ACQUIRED, RESERVE, -1))


@final
class GiveTile(Action):
    """B-136: give a bought tile to Dirk."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def key(self) -> tuple[object, ...]:
        return ("give", self.tile)

    def text(self, table: Table) -> str:
        return f"give {table.tiles.names[self.tile]}"

    def play(self, state: State, seat: int) -> None:
        player = state.players[seat]
        player.acquired = without_piece(player.acquired, self.tile)
        state.dirk = with_piece(state.dirk, self.tile)
        tell(state, TileMoved(seat, self.tile, ACQUIRED, DIRK, -1))


@final
class AddTile(Action):
    """B-70 (a): build a tile from the reserve."""

    __slots__ = ("cell", "tile")

    def __init__(self, tile: int, cell: int) -> None:
        self.tile: Final = tile
        self.cell: Final = cell

    def key(self) -> tuple[object, ...]:
        return ("add", self.tile, self.cell)

    def text(self, table: Table) -> str:
        return f"add {table.tiles.names[self.tile]} {table.cell_name(self.cell)}"

    def play(self, state: State, seat: int) -> None:
        player = state.players[seat]
        player.rebuild(player.board.put(self.tile, self.cell), without_piece(player.reserve, self.tile))
        tell(state, TileMoved(seat, self.tile, RESERVE, ALHAMBRA, self.cell))


@final
class RemoveTile(Action):
    """B-70 (b): move a built tile to the reserve."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def key(self) -> tuple[object, ...]:
        return ("remove", self.tile)

    def text(self, table: Table) -> str:
        return f"remove {table.tiles.names[self.tile]}"

    def play(self, state: State, seat: int) -> None:
        player = state.players[seat]
        cell = player.board.cell_of(self.tile)
        player.rebuild(player.board.put(EMPTY, cell), with_piece(player.reserve, self.tile))
        tell(state, TileMoved(seat, self.tile, ALHAMBRA, RESERVE, cell))


@final
class SwapTiles(Action):
    """B-70 (c): exchange a built tile for one of the reserve, on the same square."""

    __slots__ = ("new", "old")

    def __init__(self, old: int, new: int) -> None:
        self.old: Final = old
        self.new: Final = new

    def key(self) -> tuple[object, ...]:
        return ("swap", self.old, self.new)

    def text(self, table: Table) -> str:
        return f"swap {table.tiles.names[self.old]} {table.tiles.names[self.new]}"

    def play(self, state: State, seat: int) -> None:
        player = state.players[seat]
        cell = player.board.cell_of(self.old)
        reserve = with_piece(without_piece(player.reserve, self.new), self.old)
        player.rebuild(player.board.put(self.new, cell), reserve)
        tell(state, TileMoved(seat, self.old, ALHAMBRA, RESERVE, cell))
        tell(state, TileMoved(seat, self.new, RESERVE, ALHAMBRA, cell))


@final
class Stop(Action):
    """B-43: decline a further action."""

    __slots__ = ()

    def key(self) -> tuple[object, ...]:
        return ("stop",)

    def text(self, table: Table) -> str:
        return "stop"

    def play(self, state: State, seat: int) -> None:
        return


@final
class Pass(Action):
    """B-45: nothing else is possible."""

    __slots__ = ()

    def key(self) -> tuple[object, ...]:
        return ("pass",)

    def text(self, table: Table) -> str:
        return "pass"

    def play(self, state: State, seat: int) -> None:
        return


STOP: Final = Stop()
PASS: Final = Pass()

# Actions are values, so the commonest ones are made once and shared: there are thousands of options in every game.
MOST_TILES: Final = 256
TAKES: Final[list[TakeMoney]] = [TakeMoney(row) for row in ROW_OF]
RESERVES: Final[list[ReserveTile]] = [ReserveTile(tile) for tile in range(MOST_TILES)]
GIVES: Final[list[GiveTile]] = [GiveTile(tile) for tile in range(MOST_TILES)]
REMOVES: Final[list[RemoveTile]] = [RemoveTile(tile) for tile in range(MOST_TILES)]
_BUILDS: Final[list[list[BuildTile | None]]] = [[] for _ in range(MOST_TILES)]
_ADDS: Final[list[list[AddTile | None]]] = [[] for _ in range(MOST_TILES)]
_SWAPS: Final[list[list[SwapTiles | None]]] = [[] for _ in range(MOST_TILES)]


def build(tile: i64, cell: i64) -> BuildTile:
    """The one BuildTile of tile and cell."""
    row = _BUILDS[tile]
    if not row:
        row.extend([None] * CELLS)
    action = row[cell]
    if action is None:
        action = BuildTile(tile, cell)
        row[cell] = action
    return action


def add(tile: i64, cell: i64) -> AddTile:
    """The one AddTile of tile and cell."""
    row = _ADDS[tile]
    if not row:
        row.extend([None] * CELLS)
    action = row[cell]
    if action is None:
        action = AddTile(tile, cell)
        row[cell] = action
    return action


def swap(old: i64, new: i64) -> SwapTiles:
    """The one SwapTiles of two tiles."""
    row = _SWAPS[old]
    if not row:
        row.extend([None] * MOST_TILES)
    action = row[new]
    if action is None:
        action = SwapTiles(old, new)
        row[new] = action
    return action


def _read_take(table: Table, words: list[str]) -> Action:
    if not words:
        raise ValueError("expected: take CARD ...")
    return TakeMoney(_read_cards(table, words))


def _read_buy(table: Table, words: list[str]) -> Action:
    if len(words) < 3 or words[1] != "for":
        raise ValueError("expected: buy TILE for CARD ...")
    return BuyTile(table.tiles.find(words[0]), _read_cards(table, words[2:]))


def _read_build(table: Table, words: list[str]) -> Action:
    expect(words, 2, "build TILE X,Y")
    return build(table.tiles.find(words[0]), table.read_cell(words[1]))


def _read_reserve(table: Table, words: list[str]) -> Action:
    expect(words, 1, "reserve TILE")
    return RESERVES[table.tiles.find(words[0])]


def _read_give(table: Table, words: list[str]) -> Action:
    expect(words, 1, "give TILE")
    return GIVES[table.tiles.find(words[0])]


def _read_add(table: Table, words: list[str]) -> Action:
    expect(words, 2, "add TILE X,Y")
    return add(table.tiles.find(words[0]), table.read_cell(words[1]))


def _read_remove(table: Table, words: list[str]) -> Action:
    expect(words, 1, "remove TILE")
    return REMOVES[table.tiles.find(words[0])]


def _read_swap(table: Table, words: list[str]) -> Action:
    expect(words, 2, "swap TILE-BUILT TILE-IN-RESERVE")
    return swap(table.tiles.find(words[0]), table.tiles.find(words[1]))


def _read_stop(_table: Table, words: list[str]) -> Action:
    expect(words, 0, "stop")
    return STOP


def _read_pass(_table: Table, words: list[str]) -> Action:
    expect(words, 0, "pass")
    return PASS


def _read_cards(table: Table, words: list[str]) -> bytes:
    return bytes(sorted([table.cards.find(word) for word in words], reverse=True))


register("take", _read_take)
register("buy", _read_buy)
register("build", _read_build)
register("reserve", _read_reserve)
register("give", _read_give)
register("add", _read_add)
register("remove", _read_remove)
register("swap", _read_swap)
register("stop", _read_stop)
register("pass", _read_pass)
