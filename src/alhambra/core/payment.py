"""Paying a price: which money may be laid together, and every way to lay it (B-60 to B-63, PAY).

A payment is a row of kinds of cards, highest kind first; equal cards are one choice. Listed is every payment from
which no card, no token either, can be left out, be it for the price or for the change it brings (CHG-2). Any larger
one is allowed too, if somebody insists (B-63).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from alhambra.core.actions import Action
from alhambra.core.pieces import CURRENCIES, NO_CARD
from alhambra.core.purse import NO_RIVALS, covers, lay_all, purse_of, put_in

if TYPE_CHECKING:
    from alhambra.core.state import State


MARKET_TILE: Final = "tile"  # what is bought from the market
NO_MONEY: Final[list[tuple[int, int, int]]] = []
WILD: Final = -1  # a piece of money that is of the currency asked for


class Terms:
    """What is accepted for goods of one kind, open to the modules: they may accept more currencies.

    `what` is bought: a MARKET_TILE, or whatever a module sells by its own name.
    """

    __slots__ = ("currency", "mixes", "returns", "tokens", "what")

    def __init__(self, what: str, currency: int, returns: bool) -> None:
        self.what: Final = what
        self.currency: Final = currency
        self.returns: Final = returns  # would the seller give change, if he had any (CHG-9)?
        bit: i64 = 1
        # Bit sets of currencies that may lie in one payment, and the card each of them asks for on top.
        self.mixes = append(vec[i64](capacity=8), bit << i64(currency))
        self.tokens = append(vec[i64](capacity=8), i64(NO_CARD))

    def accept(self, currencies: list[int], token: int = NO_CARD) -> None:
        """Allow payments that mix these currencies, and only with this card if one is named."""
        mix: i64 = 0
        bit: i64 = 1
        for currency in currencies:
            mix |= bit << i64(currency)
        self.mixes = append(self.mixes, mix)
        self.tokens = append(self.tokens, i64(token))

    def refuse_tokens(self) -> None:
        """Take no card as a token: only the mixes that need none are left."""
        plain = [mix for mix, token in zip(self.mixes, self.tokens) if token == NO_CARD]
        self.mixes = vec[i64](plain)
        self.tokens = vec[i64]([NO_CARD] * len(plain))


@final
class Till:
    """One purchase at its price; `tile` is what is bought if it is one. Purchases of a game are numbered."""

    __slots__ = ("currency", "mixes", "number", "price", "returns", "tile", "tokens", "what")

    def __init__(self, number: int, terms: Terms, tile: int, price: int) -> None:
        self.number: Final[i64] = number
        self.what: Final = terms.what
        self.currency: Final = terms.currency
        self.returns: Final = terms.returns
        self.mixes: Final = terms.mixes
        self.tokens: Final = terms.tokens
        self.tile: Final = tile
        self.price: Final = price


@final
class Loose:
    """Money of a seat that is no card of its hand, open to the modules: they bring it."""

    __slots__ = ("change", "pieces")

    def __init__(self) -> None:
        self.pieces: Final[list[tuple[int, int, int]]] = []  # (currency, value, kind)
        self.change = 0  # the most coins that can be given back, one for every two overpaid

    def bring(self, currency: int, value: int, kind: int) -> None:
        """Lay one more piece of money within reach."""
        self.pieces.append((currency, value, kind))


@final
class Laid:
    """Every way to pay with one mix of a till, found with the purses and the loose money of that time."""

    __slots__ = ("buys", "exact", "loose", "other", "purse", "till", "ways")

    def __init__(self, till: Till, purse: i64, other: i64, loose: Loose, ways: list[bytes]) -> None:
        self.till: Final = till
        self.purse: Final = purse
        self.other: Final = other
        self.loose = loose  # or what came after it and is the same money for this mix
        self.ways: Final = ways
        self.exact: list[bytes] | None = None  # those of them that pay the price exactly, once somebody has asked
        self.buys: list[Action] | None = None  # the same for a tile of the market, once somebody has asked


@final
class Goods:
    """What is accepted for goods of one kind, and their purchases, as far as they have come up."""

    __slots__ = ("terms", "tills")

    def __init__(self, currencies: int) -> None:
        self.terms: Final[list[Terms | None]] = [None] * (2 * currencies)  # by currency and `returns`
        self.tills: Final[dict[int, Till]] = {}  # by all that tells two purchases apart


def open_till(state: State, what: str, tile: int, currency: int, price: int, returns: bool = True) -> Till:
    """A purchase, with everything the modules at the table accept for it: found out once in a game."""
    table = state.table
    goods = table.goods.get(what)
    if goods is None:
        goods = Goods(len(table.cards.money))
        table.goods[what] = goods
    kind = 2 * currency + returns
    number = (price << 8 | tile) << 8 | kind
    till = goods.tills.get(number)
    if till is None:
        terms = goods.terms[kind]
        if terms is None:
            terms = table.ask_terms(what, currency, returns)
            goods.terms[kind] = terms
        till = Till(table.tills, terms, tile, price)
        table.tills += 1
        goods.tills[number] = till
    return till


def market_till(state: State, tile: int, currency: int) -> Till:
    """The purchase of a tile that lies on the market."""
    known = state.table.market_tills
    number = len(CURRENCIES) * tile + currency
    till = known[number]
    if till is None:
        till = open_till(state, MARKET_TILE, tile, currency, int(state.table.tiles.prices[tile]))
        known[number] = till
    return till


def loose_money(state: State, seat: int) -> Loose:
    """What the modules bring for a seat; kept until its `recount`."""
    player = state.players[seat]
    known = player.loose
    if known is None:
        known = Loose()
        for module in state.table.bringing:
            module.brings(state, seat, known)
        player.loose = known
    return known


def payments(state: State, seat: int, tile: int, currency: int) -> list[bytes]:
    """Every way to pay for a tile of the market from which no card can be left out."""
    if not state.table.pays_plainly:
        return ways(state, seat, market_till(state, tile, currency))
    found: list[bytes] = []
    purse = purse_of(state.table.cards, state.players[seat].hand, currency)
    lay_all(purse, i64(state.table.tiles.prices[tile]), NO_CARD, NO_RIVALS, found, 0)
    return found


def ways(state: State, seat: int, till: Till) -> list[bytes]:
    """Every way to pay from which no card can be left out, each once."""
    found: list[bytes] = []
    for at in range(len(till.tokens)):
        laid = _laid_if_rich(state, seat, till, at)
        if laid is not None:
            found.extend(laid.ways)
    return found


def exact_ways(state: State, seat: int, till: Till) -> list[bytes]:
    """Those of them that pay the price exactly."""
    found: list[bytes] = []
    for at in range(len(till.tokens)):
        laid = _laid_if_rich(state, seat, till, at)
        if laid is not None:
            if laid.exact is None:
                laid.exact = [way for way in laid.ways if worth(state, seat, way) == till.price]
            found.extend(laid.exact)
    return found


def _laid_if_rich(state: State, seat: int, till: Till, at: i64) -> Laid | None:
    """All about paying with one mix of a till, if a seat can pay with it at all."""
    token = till.tokens[at]
    if token != NO_CARD and not state.players[seat].hand[token]:
        return None
    purses = held_purses(state, seat)
    return laid_with(state, seat, till, at, purses) if mixed(till.mixes[at], purses) >= i64(till.price) else None


def laid_with(state: State, seat: int, till: Till, at: i64, purses: vec[i64]) -> Laid:
    """All about paying with one mix of a till. As long as the money is the same, so is the answer."""
    purse, other, currencies = purses_of(till.mixes[at], purses)
    loose = loose_money(state, seat)
    known = state.players[seat].laid
    while till.number >= len(known):
        known.append([])
    row = known[till.number]
    if at >= len(row):
        row.extend([None] * (len(till.mixes) - len(row)))
    laid = row[at]
    # A position can be taken to another table, where the number is that of another purchase.
    if laid is not None and laid.till is till and laid.purse == purse and laid.other == other and currencies <= 2:
        if laid.loose is loose:
            return laid
        if _is_same_money(laid.loose, loose, till, at):
            laid.loose = loose
            return laid
    found: list[bytes] = []
    _lay_mix(state, seat, till, at, found)
    laid = Laid(till, purse, other, loose, found)
    row[at] = laid
    return laid


def _is_same_money(before: Loose, now: Loose, till: Till, at: i64) -> bool:
    """Is there no difference between what was loose and what is, for one mix of a till?"""
    if till.returns and before.change != now.change:
        return False
    mix = till.mixes[at]
    return _usable(before, till.currency, mix) == _usable(now, till.currency, mix)


def _usable(loose: Loose, asked: int, mix: i64) -> list[tuple[int, int, int]]:
    """What of some loose money can be laid with a mix."""
    return [piece for piece in loose.pieces if mix >> i64(asked if piece[0] == WILD else piece[0]) & 1]


def purses_of(mix: i64, purses: vec[i64]) -> tuple[i64, i64, i64]:
    """What tells two positions apart for a mix: its last purse, the one before, and how many there are."""
    purse: i64 = 0
    other: i64 = 0
    currencies: i64 = 0
    size: i64 = len(purses)
    index: i64 = 0
    while index < size:
        if mix & 1:
            other = purse
            purse = purses[index]
            currencies += 1
        mix >>= 1
        index += 2
    return purse, other, currencies


def _lay_mix(state: State, seat: int, till: Till, at: i64, found: list[bytes]) -> None:
    """Those ways that need this mix of the till: no other has them as well, or without a token."""
    purse = _purse_with(state, seat, till, till.mixes[at])
    change = loose_money(state, seat).change if till.returns else 0
    lay_all(purse, till.price, till.tokens[at], _rivals(till, at), found, change)


def _rivals(till: Till, at: i64) -> vec[i64]:
    """The mixes whose payments need not be listed for this one: they ask for no token, or came earlier."""
    found = vec[i64]()
    token = till.tokens[at]
    for other in range(len(till.mixes)):
        equal = till.tokens[other] == token
        if (equal and other < at) or (not equal and till.tokens[other] == NO_CARD):
            found = append(found, till.mixes[other])
    return found


def held_purses(state: State, seat: int) -> vec[i64]:
    """For every currency two numbers: one that tells any two purses apart, and what there is with loose money.

    Where there may be loose money, one more tells what of it is wild.
    """
    player = state.players[seat]
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
    if state.table.bringing:
        wild: i64 = 0
        for currency, value, _ in loose_money(state, seat).pieces:
            if currency == WILD:
                wild += i64(value)
            else:
                purses[2 * currency + 1] += i64(value)
        purses = append(purses, wild)
    player.purses = purses
    return purses


def may_pay(state: State, seat: int, till: Till, payment: bytes) -> bool:
    """Is this a payment the rules allow, with or without cards that could be left out?"""
    if list(payment) != sorted(payment, reverse=True):
        return False
    for at in range(len(till.mixes)):
        cards = list(payment)
        token = int(till.tokens[at])
        if token != NO_CARD:
            if token not in cards or not state.players[seat].hand[token]:
                continue
            cards.remove(token)
        if covers(_purse_with(state, seat, till, till.mixes[at]), cards, till.price):
            return True
    return False


def worth(state: State, seat: int, payment: bytes) -> int:
    """What the pieces of a payment add up to."""
    values = state.table.cards.values
    pieces = loose_money(state, seat).pieces if state.table.bringing else NO_MONEY
    total = 0
    for card in payment:
        worth_alone = values[card]
        for _, value, kind in pieces:
            if kind == card:
                worth_alone = value
        total += worth_alone
    return total


def money(state: State, seat: int, currency: int) -> int:
    """B-122: all a seat holds of one currency."""
    return int(mixed(1 << currency, held_purses(state, seat)))


def most(state: State, seat: int, till: Till) -> int:
    """The most a seat can lay down at once in this till (CHR-6)."""
    hand = state.players[seat].hand
    purses = held_purses(state, seat)
    best: i64 = 0
    for at, token in enumerate(till.tokens):
        if token == NO_CARD or hand[token]:
            total = mixed(till.mixes[at], purses)
            if total > best:
                best = total
    return best


def affords(state: State, seat: int, till: Till) -> bool:
    """Can a seat pay at all?"""
    hand = state.players[seat].hand
    purses = held_purses(state, seat)
    price = i64(till.price)
    for at, token in enumerate(till.tokens):
        if (token == NO_CARD or hand[token]) and mixed(till.mixes[at], purses) >= price:
            return True
    return False


def mixed(mix: i64, purses: vec[i64]) -> i64:
    """What all money of one mix is worth together."""
    size: i64 = len(purses)
    total: i64 = purses[size - 1] if size & 1 else 0
    index: i64 = 1
    while mix and index < size:
        if mix & 1:
            total += purses[index]
        mix >>= 1
        index += 2
    return total


def _purse_with(state: State, seat: int, till: Till, mix: i64) -> vec[i64]:
    """The cards and other pieces of several currencies."""
    hand = state.players[seat].hand
    purse = vec[i64](capacity=16)
    used: i64 = 1 << 24
    for entries in state.table.cards.money:
        if mix << 24 & used:
            for entry in entries:
                number = i64(hand[entry >> 8 & 255])
                if number:
                    purse = put_in(purse, used | entry | number)
        used = used << 1
    for currency, value, kind in loose_money(state, seat).pieces:
        laid_as = till.currency if currency == WILD else currency
        if mix >> i64(laid_as) & 1:
            purse = put_in(purse, i64(1 << (24 + laid_as) | value << 16 | kind << 8 | 1))
    return purse
