"""The options of the base game's questions: listed in a fixed order, none twice."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from alhambra.core.actions import Action
from alhambra.core.base_actions import GIVES, REMOVES, RESERVES, TAKES, BuyTile, TakeMoney, add, build, swap
from alhambra.core.board import Board, meets
from alhambra.core.payment import held_purses, laid_with, market_till, mixed, payments
from alhambra.core.pieces import CITY, EMPTY, NO_CARD, NO_PIECES, ROW_OF
from alhambra.core.state import Player, Quote, Shopping, State

TAKE_LIMIT: Final = 5  # B-50
NO_ACTIONS: Final[list[Action]] = []


def takes(state: State, found: list[Action], limit: i64 = TAKE_LIMIT) -> None:
    """B-50: each card of the display alone, then every set of several worth at most the limit."""
    sums = state.table.cards.sums
    small: list[int] = []
    before = -1
    for card in state.display:
        if card != before:
            found.append(TAKES[card])
        before = card
        if i64(sums[card]) < limit:
            small.append(card)
    if len(small) > 1:
        _pick(sums, small, 0, limit, NO_PIECES, found)


def _pick(sums: vec[u8], cards: list[int], at: int, left: i64, picked: bytes, found: list[Action]) -> None:
    """Every set of several of these cards worth at most what is left; of equal cards the first ones are taken."""
    before = -1
    while at < len(cards):
        card = cards[at]
        at += 1
        worth = i64(sums[card])
        if card != before and worth <= left:
            several = picked + ROW_OF[card]
            if picked:
                found.append(TakeMoney(several))
            _pick(sums, cards, at, left - worth, several, found)
        before = card


def buys(state: State, seat: int, found: list[Action]) -> None:
    """B-60: every tile of the market with every payment from which no card can be left out."""
    if not state.table.pays_plainly:
        found.extend(shopping(state, seat))
        return
    for field, tile in enumerate(state.market):
        if tile != EMPTY:
            for buy in _quote(state, seat, field, tile):
                found.append(buy)  # noqa: PERF402 (mostly one or none: compiled, quicker than extend)


def _quote(state: State, seat: int, field: i64, tile: i64) -> list[Action]:
    """All ways to buy one tile. As long as tile and money are the same, so is the answer."""
    player = state.players[seat]
    purses = held_purses(state, seat)
    if purses[2 * field + 1] < i64(state.table.tiles.prices[tile]):
        return NO_ACTIONS
    purse = purses[2 * field]
    quote = player.quotes[field]
    if quote is None or quote.tile != tile or quote.purse != purse:
        found: list[Action] = [BuyTile(tile, payment) for payment in payments(state, seat, tile, field)]
        quote = Quote(tile, purse, found)
        player.quotes[field] = quote
    return quote.buys


def shopping(state: State, seat: int) -> list[Action]:
    """All a seat can buy: the very list of before as long as market and money are the same."""
    player = state.players[seat]
    known = player.shopping
    if known is None or known.market is not state.market:
        found: list[Action] = []
        if state.table.pays_plainly:
            buys(state, seat, found)
        else:
            _stroll(state, seat, found)
        known = Shopping(state.market, found)
        player.shopping = known
    return known.buys


def _stroll(state: State, seat: int, found: list[Action]) -> None:
    """The same where modules have a say in paying."""
    hand = state.players[seat].hand
    purses = held_purses(state, seat)
    for field, tile in enumerate(state.market):
        if tile == EMPTY:
            continue
        till = market_till(state, tile, field)
        price = i64(till.price)
        for at in range(len(till.tokens)):
            token = till.tokens[at]
            if (token == NO_CARD or hand[token]) and mixed(till.mixes[at], purses) >= price:
                laid = laid_with(state, seat, till, at, purses)
                if laid.buys is None:
                    laid.buys = [BuyTile(tile, payment) for payment in laid.ways]
                for buy in laid.buys:
                    found.append(buy)  # noqa: PERF402 (as above)


def redesigns(player: Player) -> list[Action]:
    """B-70: build from the reserve, move to the reserve, exchange. Kept until board or reserve change."""
    known = player.redesigns
    if known is not None:
        return known
    board = player.board
    found: list[Action] = []
    for tile in player.reserve:
        for cell in board.places(tile):
            found.append(add(tile, cell))
    for cell in board.loose():
        found.append(REMOVES[i64(board.ground[cell])])
    for tile in player.reserve:
        _swaps(board, tile, found)
    player.redesigns = found
    return found


def _swaps(board: Board, new: i64, found: list[Action]) -> None:
    """B-70 (c), B-74: the built tiles whose neighbours would not notice the exchange."""
    marked = i64(board.marks[new])
    layer = i64(board.tiles.layers[new])
    for spot in board.spots():
        old = i64(board.ground[spot >> 16])
        if i64(board.tiles.layers[old]) == layer and meets(spot if layer == CITY else spot >> 8, marked):
            found.append(swap(old, new))


def placements(state: State, seat: int, may_give: bool) -> list[Action]:
    """B-90: each acquired tile into the Alhambra, into the reserve, or to Dirk."""
    player = state.players[seat]
    found: list[Action] = []
    for tile in player.acquired:
        for cell in player.board.places(tile):
            found.append(build(tile, cell))
        found.append(RESERVES[tile])
        if may_give:
            found.append(GIVES[tile])
    return found
