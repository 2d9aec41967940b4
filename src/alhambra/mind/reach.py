"""What a seat could do with its money now: how it would go on from here, without playing on."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from alhambra.core.pieces import CURRENCIES, EMPTY
from alhambra.core.state import State
from alhambra.mind.instinct import Instinct
from alhambra.mind.purse import ahead
from alhambra.mind.weights import Weights


@final
class Reach:
    """The money of one seat in one position, in the eyes of instinct; moved from seat to seat."""

    __slots__ = ("best", "coins", "cover", "exact", "eye", "further", "lead", "least", "over", "payable", "purse")

    def __init__(self, state: State, weights: Weights) -> None:
        self.eye: Final = Instinct(state, weights)
        self.coins = 0.0
        self.payable = 0.0  # tiles of the market that can be paid exactly
        self.cover = 0.0  # by currency how likely a tile can be paid exactly, all added up
        self.least = 0.0  # the same in the weakest currency
        self.exact = 0.0  # what the tiles of the market are worth that can be paid exactly
        self.over = 0.0  # and those that can be paid with too much
        self.best = 0.0  # the best of those that can be paid exactly
        self.lead = 0.0  # what lies on the market, as far as the seat has the most money for it (B-122)
        self.further = 0.0  # the best card on display
        self.purse = 0.0  # coins of the currency it has most of

    def count(self, seat: i64) -> None:
        """Turn to a seat, in the position that the eye has taken in."""
        eye = self.eye
        eye.sit_down(seat)
        self.coins = self.purse = self.payable = self.cover = 0.0
        self.exact = self.over = self.best = self.lead = 0.0
        self.least = 2.0  # more than any
        self.further = eye.further
        currency: i64 = 0
        for currency in range(len(CURRENCIES)):
            sums = eye.purse.sums[currency]
            cover = eye.box.cover(sums)
            self.cover += cover
            self.least = min(self.least, cover)
            coins = float(eye.purse.coins[currency])
            self.coins += coins
            self.purse = max(self.purse, coins)
            tile = eye.offered(currency)
            if tile != EMPTY:
                worth = max(0.0, eye.on_offer(currency, tile))
                payable = sums >> eye.price(tile)
                if payable & 1:
                    self.payable += 1.0
                    self.exact += worth
                    self.best = max(self.best, worth)
                elif payable:
                    self.over += worth
                self.lead += ahead(eye.purse.lead(currency)) * worth
