"""Paying a price: which money may be laid together, and every way to lay it (B-60 to B-63, PAY).

A payment is a row of kinds of cards, highest kind first; equal cards are one choice. Listed is every payment
from which no card can be left out. Any larger one is allowed too, if somebody insists (B-63).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from alhambra.core.pieces import EMPTY, NO_CARD, NO_PIECES, ROW_OF, Cards

if TYPE_CHECKING:
    from alhambra.core.state import Player, State


MARKET_TILE: Final = "tile"  # what is bought from the market
COUNTED: Final = "counted"  # nothing is bought, money is only counted (B-122)


@final
class Till:
    """One purchase, open to the modules: they may accept more currencies and bring more money.

    `what` is bought: a MARKET_TILE, or whatever a module sells by its own name; `tile` is the tile if it is one.
    """

    __slots__ = ("currency", "mixes", "pieces", "price", "tile", "tokens", "what")

    def __init__(self, what: str, tile: int, currency: int, price: int) -> None:
        self.what: Final = what
        self.tile: Final = tile
        self.currency: Final = currency
        self.price: Final = price
        self.mixes: Final[list[int]] = [1 << currency]  # bit sets of currencies that may lie in one payment
        self.tokens: Final = [NO_CARD]  # the card each mix asks for on top
        self.pieces: Final[list[tuple[int, int, int]]] = []  # (currency, value, kind) of money outside the hand

    def accept(self, currencies: list[int], token: int = NO_CARD) -> None:
        """Allow payments that mix these currencies, and only with this card if one is named."""
        mix = 0
        for currency in currencies:
            mix |= 1 << currency
        self.mixes.append(mix)
        self.tokens.append(token)

    def bring(self, currency: int, value: int, kind: int) -> None:
        """Lay one more piece of money within reach that is no card of the hand."""
        self.pieces.append((currency, value, kind))


def open_till(state: State, seat: int, what: str, tile: int, currency: int, price: int) -> Till:
    """A purchase of a seat, with everything the modules at the table accept for it."""
    till = Till(what, tile, currency, price)
    for module in state.table.paying:
        module.pays(state, seat, till)
    return till


def market_till(state: State, seat: int, tile: int, currency: int) -> Till:
    """The purchase of a tile that lies on the market."""
    return open_till(state, seat, MARKET_TILE, tile, currency, int(state.table.tiles.prices[tile]))


def payments(state: State, seat: int, tile: int, currency: int) -> list[bytes]:
    """Every way to pay for a tile of the market from which no card can be left out."""
    if state.table.paying:
        return ways(state, seat, market_till(state, seat, tile, currency))
    found: list[bytes] = []
    purse = _purse(state.table.cards, state.players[seat].hand, currency)
    _lay_all(purse, i64(state.table.tiles.prices[tile]), NO_CARD, found)
    return found


def ways(state: State, seat: int, till: Till) -> list[bytes]:
    """Every way to pay from which no card can be left out, each once."""
    found: list[bytes] = []
    for mix, token in zip(till.mixes, till.tokens, strict=True):
        if token == NO_CARD or state.players[seat].hand[token]:
            _lay_all(_purse_with(state, seat, till, mix), till.price, token, found)
    return sorted({bytes(sorted(laid, reverse=True)) for laid in found}, reverse=True)


def held_purses(state: State, player: Player) -> vec[i64]:
    """For every currency two numbers: one that tells any two purses apart, and what the purse is worth."""
    known = player.purses
    if known is not None:
        return known
    hand = player.hand
    purses = vec[i64](capacity=16)
    for entries in state.table.cards.money:
        purse: i64 = 0
        total: i64 = 0
        for entry in entries:
            number = i64(hand[entry >> 8 & 255])
            purse = purse << 4 | number
            total += (entry >> 16) * number
        purses = append(purses, purse)
        purses = append(purses, total)
    player.purses = purses
    return purses


def may_pay(state: State, seat: int, till: Till, payment: bytes) -> bool:
    """Is this a payment the rules allow, with or without cards that could be left out?"""
    if list(payment) != sorted(payment, reverse=True):
        return False
    for mix, token in zip(till.mixes, till.tokens, strict=True):
        cards = list(payment)
        if token != NO_CARD:
            if token not in cards or not state.players[seat].hand[token]:
                continue
            cards.remove(token)
        if _covers(_purse_with(state, seat, till, mix), cards, till.price):
            return True
    return False


def worth(state: State, till: Till, payment: bytes) -> int:
    """What the pieces of a payment add up to."""
    values = state.table.cards.values
    brought = {kind: value for _, value, kind in till.pieces}
    return sum([brought.get(kind, values[kind]) for kind in payment])


def money(state: State, seat: int, currency: int) -> int:
    """B-122: all a seat holds of one currency."""
    till = open_till(state, seat, COUNTED, EMPTY, currency, 0)
    total: i64 = 0
    for entry in _purse_with(state, seat, till, 1 << currency):
        total += (entry >> 16) * (entry & 255)
    return total


# A purse lists what may be laid together, dearest first, packed as value << 16 | kind << 8 | number.


def _purse(cards: Cards, hand: vec[u8], currency: int) -> vec[i64]:
    purse = vec[i64](capacity=16)
    for entry in cards.money[currency]:
        number = i64(hand[entry >> 8 & 255])
        if number:
            purse = append(purse, entry | number)
    return purse


def _purse_with(state: State, seat: int, till: Till, mix: int) -> vec[i64]:
    cards = state.table.cards
    entries: list[int] = []
    for currency in range(len(cards.money)):
        if mix >> currency & 1:
            entries += list(_purse(cards, state.players[seat].hand, currency))
    entries += [value << 16 | kind << 8 | 1 for currency, value, kind in till.pieces if mix >> currency & 1]
    purse = vec[i64](capacity=len(entries))
    for entry in sorted(entries, reverse=True):
        purse = append(purse, i64(entry))
    return purse


def _covers(purse: vec[i64], cards: list[int], price: int) -> bool:
    total = 0
    for kind in cards:
        total += next((entry >> 16 for entry in purse if entry >> 8 & 255 == kind), 0)
    for kind in cards:
        if cards.count(kind) > sum([entry & 255 for entry in purse if entry >> 8 & 255 == kind]):
            return False
    return bool(cards) and total >= price


def _lay_all(purse: vec[i64], price: i64, token: int, found: list[bytes]) -> None:
    total: i64 = 0
    for entry in purse:
        total += (entry >> 16) * (entry & 255)
    if total >= price:
        _lay(purse, 0, price, NO_PIECES if token == NO_CARD else ROW_OF[token], found)


def _lay(purse: vec[i64], at: i64, owed: i64, laid: bytes, found: list[bytes]) -> None:
    """Lay cards from the dearest down until nothing is owed: so every minimal payment comes exactly once."""
    size = len(purse)
    while at < size:
        entry = purse[at]
        at += 1
        number = entry & 255
        more = laid
        rest = owed
        while number > 0:
            more = more + ROW_OF[entry >> 8 & 255]  # not +=, which is slow for bytes when compiled
            rest -= entry >> 16
            if rest <= 0:
                found.append(more)
                break
            _lay(purse, at, rest, more, found)
            number -= 1
