"""A plain greedy player: every option gets an estimate in points, and the best one is chosen.

It knows the base game; what modules add it plays as well as that goes. It stays as it is, as a measure for others.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from alhambra.bots.choosing import best_of
from alhambra.bots.outlook import HOPE, Outlook, Plans
from alhambra.core.actions import Action
from alhambra.core.base_actions import (
    AddTile,
    BuildTile,
    BuyTile,
    GiveTile,
    RemoveTile,
    SwapTiles,
    TakeMoney,
)
from alhambra.core.pieces import EMPTY
from alhambra.core.rng import Rng
from alhambra.core.view import View

STAYS: Final = 0.9  # the chance that a tile of the market outlasts an opponent's turn
NEVER: Final = -1000.0
EXACT: Final = 4.0  # an exact purchase costs no action (B-42): better now than never


class Greedy:
    """Looks one action ahead, at its own board, the public counts and its own money."""

    def __init__(self) -> None:
        self._plans: Plans | None = None

    def choose(self, view: View, rng: Rng) -> Action:
        options = view.options
        if len(options) == 1:
            return options[0]
        board = view.boards[view.seat]
        if self._plans is None or self._plans.board is not board:
            self._plans = Plans(board)
        judge = Judge(Outlook(view, self._plans))
        values = [judge.value(option) for option in options]
        ties = best_of(options, values)
        return ties[rng.below(len(ties))] if len(ties) > 1 else ties[0]


class Judge:
    """Puts a value on each option of one decision."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook: Final = outlook
        self.view: Final = outlook.view
        self.stays: Final = STAYS ** (self.view.table.seats - 1)
        self.sums: Final = self._with(self.view.hand, [1] * len(self.view.table.cards.money))
        takes = [self.take(option) for option in self.view.options if isinstance(option, TakeMoney)]
        self.further: Final = max(takes, default=0.0)  # B-42: what a further action is worth at the least

    def value(self, option: Action) -> float:
        """Points, compared with not doing it."""
        if isinstance(option, TakeMoney):
            return self.take(option)
        if isinstance(option, BuyTile):
            return self.buy(option)
        if isinstance(option, BuildTile | AddTile):
            return self.outlook.built(option.tile, option.cell) - self.outlook.reserved(option.tile)
        if isinstance(option, SwapTiles):
            return self.swap(option)
        if isinstance(option, GiveTile):
            return self.give(option)
        if isinstance(option, RemoveTile):
            return NEVER
        return 0.0  # stopping, the reserve, what it does not know

    def take(self, option: TakeMoney) -> float:
        """The money, and the purchases that come into reach with it."""
        cards = self.view.table.cards
        value = self.outlook.money(sum([cards.values[card] for card in option.cards]), len(option.cards))
        after = self._with(option.cards, self.sums)
        for tile, new, old in zip(self.view.market, after, self.sums):
            if tile != EMPTY and new != old:
                value += self.stays * (self.prospect(tile, new) - self.prospect(tile, old))
        return value

    def prospect(self, tile: int, sums: int) -> float:
        """What a tile of the market is worth to somebody who can pay these sums, given as bits."""
        price = int(self.view.table.tiles.prices[tile])
        enough = sums >> price
        if not enough:
            return 0.0
        waste = (enough & -enough).bit_length() - 1  # the least that must be paid too much
        return max(0.0, self.outlook.worth(tile) - self.outlook.money(price + waste, 0))

    def buy(self, option: BuyTile) -> float:
        """The tile for the money; paid exactly, a further action comes on top."""
        paid = sum([self.view.table.cards.values[card] for card in option.payment])
        value = self.outlook.worth(option.tile) - self.outlook.money(paid, len(option.payment))
        return value + EXACT + self.further if paid == self.view.table.tiles.prices[option.tile] else value

    def swap(self, option: SwapTiles) -> float:
        """For wall and room alone: two players who swap for majorities may go on for ever."""
        kinds = self.view.table.tiles.kinds
        value = self.outlook.form(option.new, self.outlook.plans.board.cell_of(option.old))
        if kinds[option.old] != kinds[option.new]:
            lost = self.outlook.shift(kinds[option.old], self.view.seat, -1)
            value += (1 - HOPE) * min(0.0, self.outlook.gain(option.new) + lost)
        return value

    def give(self, option: GiveTile) -> float:
        """To Dirk: only what is of no use in the reserve and does not help him against us."""
        kind = self.view.table.tiles.kinds[option.tile]
        return self.outlook.shift(kind, self.view.table.seats, 1) - self.outlook.reserved(option.tile)

    def _with(self, hand: Iterable[int], sums: list[int]) -> list[int]:
        """By currency, as bits, the sums that can be paid with these cards as well."""
        cards = self.view.table.cards
        more = sums[:]
        for card in hand:
            currency = cards.currencies[card]
            if currency < len(more):
                more[currency] |= more[currency] << cards.values[card]
        return more
