"""Instinct: what every option is worth in points, estimated in a few microseconds.

It looks at the position of a world that a bot imagines, but only at what its seat would know there.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.core.actions import Action
from alhambra.core.appraisal import NEVER, NOWHERE, SCORINGS, Eye
from alhambra.core.base_actions import AddTile, BuildTile, BuyTile, GiveTile, RemoveTile, SwapTiles, TakeMoney
from alhambra.core.payment import worth
from alhambra.core.pieces import (
    CURRENCIES,
    EMPTY,
    NO_TYPE,
    ROW_OF,
    TYPES,
)
from alhambra.core.state import State
from alhambra.core.table import Table
from alhambra.core.wall import wall_length
from alhambra.mind.box import Box, places
from alhambra.mind.majorities import Majorities
from alhambra.mind.plans import Plan, plan, plans
from alhambra.mind.purse import Purse, ahead
from alhambra.mind.sight import ALL_SUMS, scorings_past, until_scoring
from alhambra.mind.weights import Weights

UNKNOWN: Final = -5000.0
MANY: Final = 12.0  # tiles in the bag: with more, there is as much to build as anybody may want


@final
class Instinct(Eye):
    """The eye of one seat on one position; made once for a table and moved from position to position."""

    def __init__(self, state: State, weights: Weights) -> None:
        super().__init__(state)
        table = state.table
        self.table: Final[Table] = table
        self.weights: Final = weights
        self.soon = 1.0  # the part of the bag that is gone by the next scoring
        self._stays = vec[float]([1.0] * len(CURRENCIES))
        self.tastes = vec[float]([1.0] * len(TYPES))  # by type how much more it is liked than it is worth
        self._adding: Final = bool(table.adding)
        self._appraising: Final = table.appraising
        self.box: Final = Box(table.tiles)
        self._player = state.players[0]
        self._places: i64 = -1  # the patterns that fit on the own board, once it was asked for
        self._comfort = 0.0  # and how welcome a tile is there
        self.majorities: Final = Majorities(table, self.box.numbers, weights)
        self.purse: Final = Purse(state)
        self._plenty = 0.0  # of what money is worth, what is left with so many tiles in the bag
        self._ending = 0.0  # how likely what lies on the market now is given away at the end (B-122)
        self._to_come = 0.0  # tiles that the seat will get, at an even share
        self._further = UNKNOWN
        self._fresh = False
        self._kinds = table.tiles.kinds
        self._prices = table.tiles.prices
        self._worths = vec[float]([0.0] * len(CURRENCIES))
        self._bought = vec[float]([0.0] * len(CURRENCIES))

    def look(self, state: State, seat: int) -> None:
        """Turn to a position and a seat."""
        self.state = state
        self.seat = seat
        self._fresh = False

    def take_in(self, state: State) -> None:
        """Turn to a position, for those who go from seat to seat with `sit_down`."""
        self.state = state
        self._fresh = True
        self.past = scorings_past(state)
        self.soon = until_scoring(state, self.past)
        self.majorities.look(state, self.past, self.soon)
        self.purse.look(state)
        left = float(state.bag_left())
        self.future = min(1.0, left / MANY)
        self._to_come = left / float(len(state.players))
        self._ending = exp(-self._to_come / self.weights.pace)
        self._plenty = left / (left + self.weights.plenty)

    def sit_down(self, seat: i64) -> None:
        """See that position as a seat does."""
        self.seat = seat
        self._player = self.state.players[seat]
        held = self.purse.count(seat)
        self.thirst = self._plenty * max(0.0, 1.0 - held / self.weights.rich)
        self._places = -1
        self._further = UNKNOWN
        self._count_threats()
        currency: i64 = 0
        for currency in range(len(CURRENCIES)):
            self._worths[currency] = UNKNOWN
            self._bought[currency] = UNKNOWN

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
            self.take_in(self.state)
            self.sit_down(self.seat)
        if isinstance(option, TakeMoney):
            return self.take(option.cards)
        if isinstance(option, BuyTile):
            return self.buy(option)
        if isinstance(option, BuildTile):
            return self.built(option.tile, option.cell) - self.reserved(option.tile)
        if isinstance(option, SwapTiles):
            return self.swap(option)
        if isinstance(option, RemoveTile):
            return NEVER
        if isinstance(option, AddTile):
            return self.built(option.tile, option.cell) - self.reserved(option.tile) - self.weights.action * self.future
        if isinstance(option, GiveTile):
            return self.given(option.tile)
        module = self._appraising.get(type(option))
        return module.appraise(self, option) if module is not None else 0.0  # stopping, the reserve, the unknown

    # What is seen of the position

    def _count_threats(self) -> None:
        """How likely each tile of the market is to be there in the next turn, seeing who could pay it exactly."""
        usual = 1.0 - self._ending
        for _ in range(len(self.state.players) - 1):
            usual *= self.weights.stays
        currency: i64 = 0
        for currency in range(len(CURRENCIES)):
            stays = usual
            rivals = self.purse.rivals[currency]
            while rivals:
                stays *= self.weights.threat
                rivals &= rivals - 1  # one fewer
            self._stays[currency] = stays

    @property
    def further(self) -> float:
        """What taking the best single card brings: no further action is worth less."""
        best = self._further
        if best == UNKNOWN:
            best = 0.0
            for card in self.state.display:
                best = max(best, self.take(ROW_OF[card]))
            self._further = best
        return best

    def offered(self, currency: i64) -> i64:
        """The tile on a field of the market, or EMPTY."""
        market = self.state.market
        if currency < len(market):
            return i64(market[currency])
        return EMPTY

    def price(self, tile: i64) -> i64:
        """What a tile costs."""
        return i64(self._prices[tile])

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
        return self.thirst * self.weights.cover * (self.box.cover(more) - self.box.cover(less))

    def take(self, cards: bytes) -> float:
        """The money, and the purchases that come into reach with it: each card beside those before it."""
        total = 0.0
        at: i64 = 0
        for at in range(len(cards)):
            total += self._take_one(cards, at)
        return total

    def _take_one(self, cards: bytes, at: i64) -> float:
        table = self.table.cards
        card: i64 = cards[at]
        value: i64 = table.values[card]
        currency: i64 = table.currencies[card]
        worth = self.money(float(value), 1.0)
        if currency < len(CURRENCIES):
            now = self.purse.sums[currency]
            more: i64 = 0
            before: i64 = 0
            for before in range(at):
                if table.currencies[cards[before]] == currency:
                    now |= now << i64(table.values[cards[before]]) & ALL_SUMS
                    more += i64(table.values[cards[before]])
            then = now | (now << value & ALL_SUMS)
            worth += self.ready(then, now)
            tile = self.state.market[currency]
            if tile != EMPTY:
                if then != now:
                    gained = self.prospect(currency, tile, then) - self.prospect(currency, tile, now)
                    worth += self._stays[currency] * gained
                if self._ending > 0.0:
                    lead = self.purse.lead(currency) + float(more)
                    gained = ahead(lead + float(value)) - ahead(lead)  # having the most at the end (B-122)
                    worth += self._ending * self.on_offer(currency, tile) * gained
        return worth

    def lose(self, card: i64) -> float:
        """The money, and the purchases that are out of reach without it."""
        table = self.table.cards
        worth = self.money(float(table.values[card]), 1.0)
        currency, then = self.purse.without(bytes([card]))
        if currency < len(CURRENCIES):
            now = self.purse.sums[currency]
            worth += self.ready(now, then)
            tile = self.state.market[currency]
            if tile != EMPTY:
                gone = self.prospect(currency, tile, now) - self.prospect(currency, tile, then)
                worth += self._stays[currency] * gone
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
        payment = option.payment
        paid = self.paid(payment)
        tile: i64 = option.tile
        field = self._field_of(tile)
        worth = self._kept(field, tile) if field < len(CURRENCIES) else self.worth(tile)
        worth -= self.money(float(paid), float(len(payment))) + self._spent(payment)
        if paid == i64(self._prices[tile]):
            return worth + self.weights.exact + self.further
        return worth

    def _field_of(self, tile: i64) -> i64:
        """The field of the market a tile lies on; none if it lies elsewhere."""
        field: i64 = 0
        while field < len(CURRENCIES) and self.offered(field) != tile:
            field += 1
        return field

    def _kept(self, field: i64, tile: i64) -> float:
        """What it means to have a tile of the market: not if it would come anyway (B-122), more if rivals want it."""
        known = self._bought[field]
        if known == UNKNOWN:
            known = self.on_offer(field, tile) * (1.0 - self._ending * ahead(self.purse.lead(field))) + self._denied(
                field
            )
            self._bought[field] = known  # the same for every way to pay it
        return known

    def _denied(self, field: i64) -> float:
        """What it would cost if those who can pay the tile of a field exactly got it."""
        kind = i64(self._kinds[self.state.market[field]])
        rivals = self.purse.rivals[field]
        if not rivals or kind >= NO_TYPE:
            return 0.0
        cost = 0.0
        seat: i64 = 0
        for seat in range(len(self.state.players)):
            if rivals >> seat & 1:
                cost = max(cost, -self.shift(kind, seat, 1))
        return self.weights.deny * cost

    def _spent(self, payment: bytes) -> float:
        """What can no longer be paid after a payment, whatever comes next."""
        currency, then = self.purse.without(payment)
        return self.ready(self.purse.sums[currency], then) if currency < len(CURRENCIES) else 0.0

    # Tiles

    def worth(self, tile: i64) -> float:
        """A tile that is acquired now and placed as well as possible."""
        best = self.reserved(tile)
        gain = self.gain(tile)
        found = plan(self._player.board, tile)
        at: i64 = 0
        for at in range(len(found.cells)):
            best = max(best, self._built(tile, gain, found, at))
        return best

    def built(self, tile: i64, cell: i64) -> float:
        """A tile on an empty square of the own board."""
        found = plan(self._player.board, tile)
        at: i64 = 0
        for at in range(len(found.cells)):
            if found.cells[at] == cell:
                return self._built(tile, self.gain(tile), found, at)
        return self.gain(tile) + (self._added(tile, cell) if self._adding else 0.0)  # a module lets it stand there

    def _built(self, tile: i64, gain: float, found: Plan, at: i64) -> float:
        """A tile on one of its places: majorities, wall, room, and what the modules make of it."""
        value = gain + self.sides(float(found.sides[at]))
        value += self.room(found.places[at], tile)
        if self._adding:
            value += self._added(tile, found.cells[at])
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

    def room(self, then: i64, tile: i64) -> float:
        """What it means that other patterns fit: tiles to come are more, or less, welcome; so are those that wait."""
        player = self._player
        if self._places < 0:
            self._places = plans(player.board).places
            self._comfort = self.box.welcome(self._places, self.weights.choice)
        value = self._to_come * (self.box.welcome(then, self.weights.choice) - self._comfort)
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
        return self.majorities.gain(kind, self.seat) * self.tastes[kind]

    def shift(self, kind: i64, contestant: i64, by: i64) -> float:
        """What this seat wins in the coming scorings if a contestant has so many tiles of a type more."""
        return self.majorities.shift(kind, self.seat, contestant, by)

    def swap(self, option: SwapTiles) -> float:
        """For wall and room alone: two players who swap for majorities may go on for ever."""
        board = self._player.board
        cell = board.cell_of(option.old)
        then = board.put(option.new, cell)
        value = self.sides(float(wall_length(then) - wall_length(board)))
        value += self.room(places(then.edge), option.new)
        old, new = i64(self._kinds[option.old]), i64(self._kinds[option.new])
        if old != new and old < NO_TYPE:
            value += min(0.0, self.gain(option.new) + self.shift(old, self.seat, -1))
        return value - self.weights.action * self.future

    def given(self, tile: i64) -> float:
        """To Dirk: only what is of no use in the reserve and does not help him against us."""
        kind = i64(self._kinds[tile])
        helps = 0.0 if kind >= NO_TYPE else self.shift(kind, len(self.state.players), 1)
        return helps - self.reserved(tile)
