"""Instinct: what every option is worth in points, estimated in a few microseconds.

It looks at the position of a world that a bot imagines, but only at what its seat would know there.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from alhambra.core.actions import Action
from alhambra.core.appraisal import NEVER, NOWHERE, SCORINGS, Eye
from alhambra.core.base_actions import AddTile, BuildTile, BuyTile, GiveTile, RemoveTile, SwapTiles, TakeMoney
from alhambra.core.board import Board
from alhambra.core.payment import WILD, loose_money, worth
from alhambra.core.pieces import (
    CURRENCIES,
    EMPTY,
    NO_TYPE,
    ROW_OF,
    TYPES,
)
from alhambra.core.state import Player, State
from alhambra.core.table import Table
from alhambra.core.wall import wall_length
from alhambra.core.worlds import still_covered
from alhambra.mind.box import Box, places
from alhambra.mind.plans import Plan
from alhambra.mind.sight import ALL_SUMS, coins_of, count_built, prospects, scorings_past, sums_of, until, until_scoring
from alhambra.mind.weights import Weights

UNKNOWN: Final = -5000.0
MANY: Final = 12.0  # tiles in the bag: with more, there is as much to build as anybody may want
UNSURE: Final = 9.0  # the square of how many coins may yet come and go at the end


def ahead(lead: float) -> float:
    """The chance that a lead of so many coins is still one at the end."""
    return 0.5 + 0.5 * lead / sqrt(lead * lead + UNSURE)


@final
class Instinct(Eye):
    """The eye of one seat on one position; made once for a table and moved from position to position."""

    def __init__(self, state: State, weights: Weights, exact: bool) -> None:
        super().__init__(state)
        table = state.table
        self.table: Final[Table] = table
        self.weights: Final = weights
        self.exact: Final = exact  # walk around walls, instead of looking at the sides of a tile alone
        self._soon = 1.0  # the part of the bag that is gone by the next scoring
        self._stays = vec[float]([1.0] * len(CURRENCIES))
        self._rivals = vec[i64]([0] * len(CURRENCIES))  # by field who could pay its tile exactly, a bit for each seat
        self.tastes = vec[float]([1.0] * len(TYPES))  # by type how much more it is liked than it is worth
        self._adding: Final = bool(table.adding)
        self._appraising: Final = table.appraising
        self._box: Final = Box(table.tiles)
        self._places: i64 = -1  # the patterns that fit on the own board, once it was asked for
        self._plans: Final[list[Plan | None]] = [None] * (len(state.players) * len(table.tiles.kinds))
        self._ending = 0.0  # how likely what lies on the market now is given away at the end (B-122)
        self._to_come = 0.0  # tiles that the seat will get, at an even share
        self._fresh = False
        self._kinds = table.tiles.kinds
        self._prices = table.tiles.prices
        self._money: Final = table.cards.money
        self._gains = vec[float]([0.0] * len(TYPES))
        self._sums = vec[i64]([0] * len(CURRENCIES))
        self._loose = vec[i64]([1] * len(CURRENCIES))
        self._worths = vec[float]([0.0] * len(CURRENCIES))
        self._bought = vec[float]([0.0] * len(CURRENCIES))

    def look(self, state: State, seat: int) -> None:
        """Turn to a position and a seat."""
        self.state = state
        self.seat = seat
        self._fresh = False

    def values(self, state: State, seat: int, options: list[Action]) -> list[float]:
        """What each option is worth, compared with not doing it."""
        self.look(state, seat)
        return [self.value(option) for option in options]

    def best(self, state: State, seat: int, options: list[Action]) -> Action:
        """The option that is worth most; the first of several."""
        chosen = options[0]
        if len(options) == 1:
            return chosen
        self.look(state, seat)
        most = UNKNOWN
        for option in options:
            value = self.value(option)
            if value > most:
                most = value
                chosen = option
        return chosen

    def value(self, option: Action) -> float:
        """Points, compared with not doing it."""
        if not self._fresh:
            self._refresh()
        if isinstance(option, TakeMoney):
            return self.take(option.cards)
        if isinstance(option, BuyTile):
            return self.buy(option)
        if isinstance(option, BuildTile):
            return self.built(option.tile, option.cell) - self.reserved(option.tile)
        if isinstance(option, SwapTiles):
            return self.swap(option) if self.exact else NEVER
        if isinstance(option, RemoveTile):
            return NEVER
        if isinstance(option, AddTile):
            return self.built(option.tile, option.cell) - self.reserved(option.tile) - self.weights.action * self.future
        if isinstance(option, GiveTile):
            return self.given(option.tile)
        module = self._appraising.get(type(option))
        return module.appraise(self, option) if module is not None else 0.0  # stopping, the reserve, the unknown

    # What is seen of the position

    def _refresh(self) -> None:
        """Take in what all values are made of."""
        self._fresh = True
        state = self.state
        weights = self.weights
        player = state.players[self.seat]
        self.past = scorings_past(state)
        self._soon = until_scoring(state, self.past)
        hand = player.hand
        held = self._count_loose() if self.table.bringing else 0.0
        currency: i64 = 0
        for currency in range(len(CURRENCIES)):
            self._sums[currency] = sums_of(self._money[currency], hand, self._loose[currency])
            held += float(coins_of(self._money[currency], hand))
            self._worths[currency] = UNKNOWN
            self._bought[currency] = UNKNOWN
        kind: i64 = 0
        for kind in range(len(TYPES)):
            self._gains[kind] = UNKNOWN
        left = float(state.bag_left())
        self.future = min(1.0, left / MANY)
        self.thirst = left / (left + weights.plenty) * max(0.0, 1.0 - held / weights.rich)
        self._places = -1
        self._to_come = left / float(len(state.players))
        self._ending = exp(-self._to_come / weights.pace)
        self._count_threats()
        self.further = 0.0
        self.further = self._best_take()

    def _count_loose(self) -> float:
        """Find out what sums money pays that is no card of the hand; all there is of it."""
        held = 0.0
        currency: i64 = 0
        for currency in range(len(CURRENCIES)):
            self._loose[currency] = 1
        for paid_as, value, _ in loose_money(self.state, self.seat).pieces:
            held += float(value)
            for currency in range(len(CURRENCIES)):
                if paid_as in (currency, WILD):
                    self._loose[currency] |= self._loose[currency] << value & ALL_SUMS
        return held

    def _count_threats(self) -> None:
        """How likely each tile of the market is to be there in the next turn, seeing who could pay it exactly."""
        state = self.state
        usual = 1.0 - self._ending
        for _ in range(len(state.players) - 1):
            usual *= self.weights.stays
        currency: i64 = 0
        for currency in range(len(CURRENCIES)):
            self._stays[currency] = usual
            self._rivals[currency] = 0
            if self.exact and currency < len(state.market) and state.market[currency] != EMPTY:
                price = i64(self._prices[state.market[currency]])
                seat: i64 = 0
                for seat in range(len(state.players)):
                    if seat != self.seat and sums_of(self._money[currency], state.players[seat].hand, 1) >> price & 1:
                        self._stays[currency] *= self.weights.threat
                        self._rivals[currency] |= 1 << seat

    def _best_take(self) -> float:
        """What taking the best single card brings: no further action is worth less."""
        best = 0.0
        for card in self.state.display:
            best = max(best, self._take_one(card))
        return best

    # Money

    def money(self, coins: float, cards: float) -> float:
        """So many coins on so many cards."""
        return self.thirst * (self.weights.coin * coins + self.weights.change * cards)

    def cost(self, payment: bytes) -> float:
        """What goes with a payment."""
        return self.money(float(self.paid(payment)), float(len(payment)))

    def paid(self, payment: bytes) -> i64:
        """What a payment is worth, money that is no card of the hand included."""
        return worth(self.state, self.seat, payment)

    def ready(self, more: i64, less: i64) -> float:
        """What it means to pay these sums of a currency instead of those, given as bits, whatever comes next."""
        return self.thirst * self.weights.cover * (self._box.cover(more) - self._box.cover(less))

    def take(self, cards: bytes) -> float:
        """The money, and the purchases that come into reach with it."""
        if len(cards) == 1:
            return self._take_one(cards[0])
        total = 0.0
        for card in cards:
            total += self._take_one(card)
        return total

    def _take_one(self, card: int) -> float:
        table = self.table.cards
        value: i64 = table.values[card]
        currency: i64 = table.currencies[card]
        worth = self.money(float(value), 1.0)
        if currency < len(CURRENCIES):
            now = self._sums[currency]
            then = now | (now << value & ALL_SUMS)
            worth += self.ready(then, now)
            tile = self.state.market[currency]
            if tile != EMPTY:
                if then != now:
                    gained = self.prospect(currency, tile, then) - self.prospect(currency, tile, now)
                    worth += self._stays[currency] * gained
                if self._ending > 0.0:
                    worth += self._ending * self.on_offer(currency, tile) * self._leads(currency, value)
        return worth

    def _leads(self, currency: i64, more: i64) -> float:
        """How much likelier it is with so many coins more to have the most of a currency at the end (B-122)."""
        lead = self._lead(currency)
        return ahead(lead + float(more)) - ahead(lead)

    def _lead(self, currency: i64) -> float:
        """By how many coins of a currency this seat is before the richest other."""
        hands = self._money[currency]
        best: i64 = 0
        seat: i64 = 0
        for seat in range(len(self.state.players)):
            if seat != self.seat:
                best = max(best, self._shown(currency, self.state.players[seat]))
        return float(coins_of(hands, self.state.players[self.seat].hand) - best)

    def _shown(self, currency: i64, player: Player) -> i64:
        """How many coins of a currency others know a player to have: not those that came covered."""
        cards = self.table.cards
        coins = coins_of(self._money[currency], player.hand)
        if player.covered:
            for card in still_covered(player):
                if cards.currencies[card] == currency:
                    coins -= cards.values[card]
        return coins

    def lose(self, card: i64) -> float:
        """The money, and the purchases that are out of reach without it."""
        table = self.table.cards
        lost: i64 = table.values[card]
        currency: i64 = table.currencies[card]
        worth = self.money(float(lost), 1.0)
        if currency < len(CURRENCIES):
            hand = self.state.players[self.seat].hand[:]
            hand[card] -= u8(1)
            then = sums_of(self._money[currency], hand, self._loose[currency])
            now = self._sums[currency]
            worth += self.ready(now, then)
            tile = self.state.market[currency]
            if tile != EMPTY:
                worth += self._stays[currency] * (
                    self.prospect(currency, tile, now) - self.prospect(currency, tile, then)
                )
        return worth

    def prospect(self, currency: i64, tile: i64, sums: i64) -> float:
        """What a tile of the market is worth to somebody who can pay these sums, given as bits."""
        price = i64(self._prices[tile])
        enough = sums >> price
        if not enough:
            return 0.0
        waste: i64 = 0
        while not enough & 1:
            enough >>= 1
            waste += 1
        value = self.on_offer(currency, tile) - self.money(float(price + waste), 0.0)
        if waste == 0:
            value += self.weights.exact
        return max(0.0, value)

    def on_offer(self, currency: i64, tile: i64) -> float:
        """What a tile on the market is worth."""
        known = self._worths[currency]
        if known == UNKNOWN:
            known = self.worth(tile)
            self._worths[currency] = known
        return known

    def buy(self, option: BuyTile) -> float:
        """The tile for the money; paid exactly, a further action comes on top."""
        paid = self.paid(option.payment)
        tile: i64 = option.tile
        field = self.state.market.find(ROW_OF[tile])
        worth = self._kept(field, tile) if 0 <= field < len(CURRENCIES) else self.worth(tile)
        worth -= self.cost(option.payment) + self._spent(option.payment)
        if paid == i64(self._prices[tile]):
            return worth + self.weights.exact + self.further
        return worth

    def _kept(self, field: i64, tile: i64) -> float:
        """What it means to have a tile of the market: not if it would come anyway (B-122), more if rivals want it."""
        known = self._bought[field]
        if known == UNKNOWN:
            known = self.on_offer(field, tile) * (1.0 - self._ending * ahead(self._lead(field))) + self._denied(field)
            self._bought[field] = known  # the same for every way to pay it
        return known

    def _denied(self, field: i64) -> float:
        """What it would cost if those who can pay the tile of a field exactly got it."""
        kind = i64(self._kinds[self.state.market[field]])
        if not self._rivals[field] or kind >= NO_TYPE:
            return 0.0
        cost = 0.0
        seat: i64 = 0
        for seat in range(len(self.state.players)):
            if self._rivals[field] >> seat & 1:
                cost = max(cost, -self.shift(kind, seat, 1))
        return self.weights.deny * cost

    def _spent(self, payment: bytes) -> float:
        """What can no longer be paid after a payment, whatever comes next."""
        hand = self.state.players[self.seat].hand[:]
        currencies = self.table.cards.currencies
        currency: i64 = len(CURRENCIES)
        for card in payment:
            if currencies[card] < len(CURRENCIES) and hand[card] > 0:
                hand[card] -= u8(1)
                currency = currencies[card]
        if currency == len(CURRENCIES):
            return 0.0
        then = sums_of(self._money[currency], hand, self._loose[currency])
        return self.ready(self._sums[currency], then)

    # Tiles

    def worth(self, tile: i64) -> float:
        """A tile that is acquired now and placed as well as possible."""
        best = self.reserved(tile)
        plan = self._plan(tile)
        at: i64 = 0
        for at in range(len(plan.cells)):
            best = max(best, self._built(plan, at))
        return best

    def built(self, tile: i64, cell: i64) -> float:
        """A tile on an empty square of the own board."""
        plan = self._plan(tile)
        at: i64 = 0
        for at in range(len(plan.cells)):
            if plan.cells[at] == cell:
                return self._built(plan, at)
        return self.gain(tile) + (self._added(tile, cell) if self._adding else 0.0)  # a module lets it stand there

    def _plan(self, tile: i64) -> Plan:
        """Where a tile could go, as long as the own board is what it was."""
        board = self.state.players[self.seat].board
        at = self.seat * i64(len(self._kinds)) + tile
        plan = self._plans[at]
        if plan is None or plan.board is not board:
            plan = Plan(board, tile, self._box, self.weights.choice, self.exact)
            self._plans[at] = plan
        return plan

    def _built(self, plan: Plan, at: i64) -> float:
        """A tile on one of its places: majorities, wall, room, and what the modules make of it."""
        value = self.gain(plan.tile) + self.sides(plan.sides[at])
        value += self.room(plan.welcome[at], plan.places[at], plan.tile)
        if self._adding:
            value += self._added(plan.tile, plan.cells[at])
        return value

    def _added(self, tile: i64, cell: i64) -> float:
        """What the modules make of it."""
        value = 0.0
        for module in self.table.adding:
            value += module.adds(self, tile, cell)
        return value

    def reserved(self, tile: i64) -> float:
        """A tile in the reserve."""
        value = self.weights.hope * self.future * self.gain(tile)
        if self._adding:
            value += self._added(tile, NOWHERE)
        return value

    def sides(self, longer: float) -> float:
        """So many sides more of the longest wall."""
        return self.weights.wall * longer * float(SCORINGS - self.past)

    def room(self, welcome: float, then: i64, tile: i64) -> float:
        """What it means that tiles to come are more, or less, welcome; those in the reserve but one find a place."""
        value = self._to_come * welcome
        player = self.state.players[self.seat]
        if len(player.reserve) > 0:
            if self._places < 0:
                self._places = places(player.board.edge)
            for waiting in player.reserve:
                if waiting != tile:
                    pattern = i64(player.board.marks[waiting])
                    value += float((then >> pattern & 1) - (self._places >> pattern & 1))
        return self.weights.room * value

    def gain(self, tile: i64) -> float:
        """One more tile of this tile's type, as far as majorities go."""
        kind = i64(self._kinds[tile])
        if kind >= NO_TYPE:
            return 0.0
        known = self._gains[kind]
        if known == UNKNOWN:
            known = self.shift(kind, self.seat, 1) * self.tastes[kind]
            self._gains[kind] = known
        return known

    def shift(self, kind: i64, contestant: i64, by: i64) -> float:
        """What this seat wins in the coming scorings if a contestant has so many tiles of a type more.

        The counts of today tell; but the farther a scoring is off, the less they do.
        """
        state = self.state
        weights = self.weights
        seats: i64 = len(state.players)
        before = vec[i64]([0] * (len(state.players) + 1))
        hidden = count_built(state, kind, self._box.numbers[kind], before)
        counts = before[:]
        counts[contestant] += by
        total = 0.0
        scoring: i64 = self.past
        while scoring < SCORINGS:
            prizes = self.table.points[scoring][kind]
            part = until(scoring, self.past, self._soon) / float(seats)
            coming, then = part * float(hidden), part * float(max(0, hidden - by))
            change = prospects(prizes, counts, self.seat, seats, then, weights.drift) - prospects(
                prizes, before, self.seat, seats, coming, weights.drift
            )
            if weights.spite > 0.0:
                other: i64 = 0
                for other in range(seats):
                    if other != self.seat:
                        change += weights.spite * (
                            prospects(prizes, before, other, seats, coming, weights.drift)
                            - prospects(prizes, counts, other, seats, then, weights.drift)
                        )
            total += change if scoring == self.past else weights.later * change
            scoring += 1
        return total

    def swap(self, option: SwapTiles) -> float:
        """For wall and room alone: two players who swap for majorities may go on for ever."""
        board: Board = self.state.players[self.seat].board
        cell = board.cell_of(option.old)
        then = board.put(option.new, cell)
        value = self.sides(float(wall_length(then) - wall_length(board)))
        fits = places(then.edge)
        choice = self.weights.choice
        welcome = self._box.welcome(fits, choice) - self._box.welcome(places(board.edge), choice)
        value += self.room(welcome, fits, option.new)
        old, new = i64(self._kinds[option.old]), i64(self._kinds[option.new])
        if old != new and old < NO_TYPE:
            value += min(0.0, self.gain(option.new) + self.shift(old, self.seat, -1))
        return value - self.weights.action * self.future

    def given(self, tile: i64) -> float:
        """To Dirk: only what is of no use in the reserve and does not help him against us."""
        kind = i64(self._kinds[tile])
        helps = 0.0 if kind >= NO_TYPE else self.shift(kind, len(self.state.players), 1)
        return helps - self.reserved(tile)
