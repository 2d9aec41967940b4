"""What a seat can pay, what it could pay with other cards, and how its money compares with that of the others."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from alhambra.core.payment import WILD, loose_money
from alhambra.core.pieces import CURRENCIES, EMPTY
from alhambra.core.state import State
from alhambra.core.table import Table
from alhambra.mind.means import Means, means, shown
from alhambra.mind.sight import ALL_SUMS, sums_of

UNCOUNTED: Final = -5000.0
UNSURE: Final = 9.0  # the square of how many coins may yet come and go at the end


def ahead(lead: float) -> float:
    """The chance that a lead of so many coins is still one at the end."""
    return 0.5 + 0.5 * lead / sqrt(lead * lead + UNSURE)


@final
class Purse:
    """The money of one seat in one position, by currency; sums are bits."""

    __slots__ = (
        "_able",
        "_leads",
        "_loose",
        "_money",
        "_seat",
        "_shown",
        "_state",
        "_table",
        "coins",
        "rivals",
        "sums",
    )

    def __init__(self, state: State) -> None:
        table = state.table
        self._table: Final[Table] = table
        self._money: Final = table.cards.money
        self._state = state
        self._seat: i64 = 0
        self._loose: Final = vec[i64]([1] * len(CURRENCIES))  # what money pays that is no card of the hand
        self._leads: Final = vec[float]([0.0] * len(CURRENCIES))
        self._shown: list[Means] = []  # by seat what the others know it to have
        self._able: Final = vec[i64]([0] * len(CURRENCIES))  # by field who could pay its tile exactly, a bit a seat
        self.rivals: Final = vec[i64]([0] * len(CURRENCIES))  # the same without this seat
        self.sums = vec[i64]([0] * len(CURRENCIES))  # all that can be paid
        self.coins = vec[i64]([0] * len(CURRENCIES))  # of the hand

    def look(self, state: State) -> None:
        """Turn to a position."""
        self._state = state
        self._shown = [shown(self._money, player) for player in state.players]
        market = state.market
        currency: i64 = 0
        for currency in range(len(CURRENCIES)):
            able: i64 = 0
            if currency < len(market) and market[currency] != EMPTY:
                price = i64(self._table.tiles.prices[market[currency]])
                seat: i64 = 0
                for seat in range(len(self._shown)):
                    able |= (self._shown[seat].sums[currency] >> price & 1) << seat
            self._able[currency] = able

    def count(self, seat: i64) -> float:
        """Turn to a seat; all coins it has."""
        self._seat = seat
        own = means(self._money, self._state.players[seat])
        self.coins = own.coins
        self.sums = own.sums
        held = self._count_loose(own) if self._table.bringing else 0.0
        currency: i64 = 0
        for currency in range(len(CURRENCIES)):
            held += float(own.coins[currency])
            self._leads[currency] = UNCOUNTED
            self.rivals[currency] = self._able[currency] & ~(i64(1) << seat)
        return held

    def _count_loose(self, own: Means) -> float:
        """Find out what sums can be paid with money that is no card of the hand; all there is of it."""
        held = 0.0
        self.sums = own.sums[:]
        currency: i64 = 0
        for currency in range(len(CURRENCIES)):
            self._loose[currency] = 1
        for paid_as, value, _ in loose_money(self._state, self._seat).pieces:
            held += float(value)
            for currency in range(len(CURRENCIES)):
                if paid_as in (currency, WILD):
                    self._loose[currency] |= self._loose[currency] << value & ALL_SUMS
                    self.sums[currency] |= self.sums[currency] << value & ALL_SUMS
        return held

    def without(self, cards: bytes) -> tuple[i64, i64]:
        """The currency of these cards, none if they are of none, and what could be paid of it without them."""
        hand = self._state.players[self._seat].hand[:]
        currencies = self._table.cards.currencies
        currency: i64 = len(CURRENCIES)
        for card in cards:
            if currencies[card] < len(CURRENCIES) and hand[card] > 0:
                hand[card] -= u8(1)
                currency = currencies[card]
        if currency == len(CURRENCIES):
            return currency, 0
        return currency, sums_of(self._money[currency], hand, self._loose[currency])

    def lead(self, currency: i64) -> float:
        """By how many coins of a currency this seat is before the richest other."""
        known = self._leads[currency]
        if known == UNCOUNTED:
            best: i64 = 0
            seat: i64 = 0
            for seat in range(len(self._shown)):
                if seat != self._seat:
                    best = max(best, self._shown[seat].coins[currency])
            known = float(self.coins[currency] - best)
            self._leads[currency] = known
        return known
