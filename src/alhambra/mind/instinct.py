"""Instinct: what every option is worth in points, estimated in a few microseconds.

It looks at the position of a world that a bot imagines, but only at what its seat would know there.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from alhambra.core.actions import Action
from alhambra.core.appraisal import NEVER, NOWHERE, SCORINGS, Eye
from alhambra.core.base_actions import AddTile, BuildTile, BuyTile, GiveTile, RemoveTile, SwapTiles, TakeMoney
from alhambra.core.board import Board
from alhambra.core.grid import LAST_CELL, STEP_EAST, STEP_NORTH, STEP_SOUTH, STEP_WEST
from alhambra.core.payment import WILD, loose_money, worth
from alhambra.core.pieces import (
    CITY,
    CURRENCIES,
    EAST,
    EMPTY,
    FOUNTAIN,
    NO_TYPE,
    NORTH,
    ROW_OF,
    SOUTH,
    TYPES,
    WEST,
)
from alhambra.core.state import State
from alhambra.core.table import Table
from alhambra.core.wall import wall_length
from alhambra.mind.sight import ALL_SUMS, coins_of, nearness, scorings_past, share, sums_of
from alhambra.mind.weights import Weights

UNKNOWN: Final = -5000.0
OUT: Final = vec[float]([0.3, 0.6, 1.0])  # the part of all tiles that is built by each scoring
LONELY: Final = 0.4  # a side of a wall by itself, of one that joins others at both ends
JOINED: Final = 0.3
STEPS: Final = vec[i64]([STEP_NORTH, STEP_EAST, STEP_SOUTH, STEP_WEST])
BITS: Final = vec[i64]([NORTH, EAST, SOUTH, WEST])
FACING: Final = vec[i64]([SOUTH, WEST, NORTH, EAST])


@final
class Instinct(Eye):
    """The eye of one seat on one position; made once for a table and moved from position to position."""

    def __init__(self, state: State, weights: Weights, exact: bool) -> None:
        super().__init__(state)
        table = state.table
        self.table: Final[Table] = table
        self.weights: Final = weights
        self.exact: Final = exact  # walk around walls, instead of looking at the sides of a tile alone
        self._clear = 1.0
        self._stays = vec[float]([1.0] * len(CURRENCIES))
        self.tastes = vec[float]([1.0] * len(TYPES))  # by type how much more it is liked than it is worth
        self._adding: Final = bool(table.adding)
        self._appraising: Final = table.appraising
        self._fresh = False
        self._kinds = table.tiles.kinds
        self._prices = table.tiles.prices
        self._money: Final = table.cards.money
        self._gains = vec[float]([0.0] * len(TYPES))
        self._sums = vec[i64]([0] * len(CURRENCIES))
        self._loose = vec[i64]([1] * len(CURRENCIES))
        self._worths = vec[float]([0.0] * len(CURRENCIES))
        self._tiles_of_type = vec[float]([1.0] * len(TYPES))
        for kind in range(len(TYPES)):
            number = 0.0
            for other in table.tiles.kinds:
                if other == kind:
                    number += 1.0
            self._tiles_of_type[kind] = number

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
        self._clear = 1.0 - weights.sharp * nearness(state, self.past)
        hand = player.hand
        held = self._count_loose() if self.table.bringing else 0.0
        currency: i64 = 0
        for currency in range(len(CURRENCIES)):
            self._sums[currency] = sums_of(self._money[currency], hand, self._loose[currency])
            held += float(coins_of(self._money[currency], hand))
            self._worths[currency] = UNKNOWN
        kind: i64 = 0
        for kind in range(len(TYPES)):
            self._gains[kind] = UNKNOWN
        self.future = min(1.0, state.bag_left() / weights.plenty)
        self.thirst = self.future * max(0.0, 1.0 - held / weights.rich)
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
        usual = 1.0
        for _ in range(len(state.players) - 1):
            usual *= self.weights.stays
        currency: i64 = 0
        for currency in range(len(CURRENCIES)):
            self._stays[currency] = usual
            if self.exact and currency < len(state.market) and state.market[currency] != EMPTY:
                price = i64(self._prices[state.market[currency]])
                seat: i64 = 0
                for seat in range(len(state.players)):
                    if seat != self.seat and sums_of(self._money[currency], state.players[seat].hand, 1) >> price & 1:
                        self._stays[currency] *= self.weights.threat

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
            tile = self.state.market[currency]
            if tile != EMPTY:
                now = self._sums[currency]
                then = now | (now << value & ALL_SUMS)
                if then != now:
                    gained = self.prospect(currency, tile, then) - self.prospect(currency, tile, now)
                    worth += self._stays[currency] * gained
        return worth

    def lose(self, card: i64) -> float:
        """The money, and the purchases that are out of reach without it."""
        table = self.table.cards
        lost: i64 = table.values[card]
        currency: i64 = table.currencies[card]
        worth = self.money(float(lost), 1.0)
        if currency < len(CURRENCIES):
            tile = self.state.market[currency]
            if tile != EMPTY:
                hand = self.state.players[self.seat].hand[:]
                hand[card] -= u8(1)
                then = sums_of(self._money[currency], hand, self._loose[currency])
                now = self._sums[currency]
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
        worth = self.on_offer(field, tile) if 0 <= field < len(CURRENCIES) else self.worth(tile)
        worth -= self.money(float(paid), float(len(option.payment)))
        if paid == i64(self._prices[tile]):
            return worth + self.weights.exact + self.further
        return worth

    # Tiles

    def worth(self, tile: i64) -> float:
        """A tile that is acquired now and placed as well as possible."""
        best = self.reserved(tile)
        for cell in self.state.players[self.seat].board.places(tile):
            best = max(best, self.built(tile, cell))
        return best

    def built(self, tile: i64, cell: i64) -> float:
        """A tile on an empty square of the own board."""
        value = self.gain(tile) + self.form(tile, cell)
        if self._adding:
            value += self._added(tile, cell)
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

    def form(self, tile: i64, cell: i64) -> float:
        """What a tile on this cell does to the wall and to the room to grow."""
        if self.table.tiles.layers[tile] != CITY:
            return 0.0
        board = self.state.players[self.seat].board
        marks = i64(board.marks[tile])
        ground = board.ground
        sides = 0.0
        openings = 0.0
        side: i64 = 0
        for side in range(4):
            neighbour = i64(ground[(cell + STEPS[side]) & LAST_CELL])
            if marks & BITS[side]:
                sides += -1.0 if neighbour else self._run(board, marks, cell, side)
            elif not neighbour:
                openings += 1.0
        if self.exact:
            then = board.put(tile, cell)
            sides = float(wall_length(then) - wall_length(board))
            room = 1.0 / float(1 + len(board.places(FOUNTAIN))) - 1.0 / float(1 + len(then.places(FOUNTAIN)))
            return self.sides(sides) + self.weights.growth * self.future * room
        return self.sides(sides) + self.weights.open * self.future * openings

    def _run(self, board: Board, marks: i64, cell: i64, side: i64) -> float:
        """What a side of a wall is good for: the more it joins others at its two ends, the more."""
        ground = board.ground
        value = LONELY
        turn: i64 = 0
        for turn in range(2):
            along = (side + 1 + 2 * turn) & 3
            beside = (cell + STEPS[along]) & LAST_CELL
            neighbour = i64(ground[beside])
            if not neighbour:
                if marks & BITS[along]:
                    value += JOINED  # around the corner of the tile itself
            else:
                across = i64(ground[(beside + STEPS[side]) & LAST_CELL])
                if across:
                    if i64(board.marks[across]) & FACING[along]:
                        value += JOINED  # into a corner
                elif i64(board.marks[neighbour]) & BITS[side]:
                    value += JOINED  # straight on
        return value

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

        The counts of today tell; but the farther a scoring is off, the more an even share of the prizes is expected.
        """
        state = self.state
        weights = self.weights
        counts = self._counts(kind)
        before = counts[:]
        counts[contestant] += by
        seats: i64 = len(state.players)
        total = 0.0
        scoring: i64 = self.past
        while scoring < SCORINGS:
            prizes = self.table.points[scoring][kind]
            fog = weights.fog * self._clear if scoring == self.past else weights.haze
            today = share(prizes, counts, self.seat) - share(prizes, before, self.seat)
            if weights.spite:
                for other in range(seats):
                    if other != self.seat:
                        today += weights.spite * (share(prizes, before, other) - share(prizes, counts, other))
            even = 0.0
            if contestant == self.seat:
                every: i64 = 0
                for prize in prizes:
                    every += prize
                even = float(by * every) / (OUT[scoring] * self._tiles_of_type[kind])
            total += (1.0 - fog) * today + fog * even
            scoring += 1
        return total

    def _counts(self, kind: i64) -> vec[i64]:
        """Built tiles of a type by contestant: the seats, then Dirk if he plays along."""
        state = self.state
        counts = vec[i64]([0] * (len(state.players) + 1))
        at: i64 = 0
        for player in state.players:
            counts[at] = player.board.tally >> (kind << 3) & 255
            at += 1
        for tile in state.dirk:
            if i64(self._kinds[tile]) == kind:
                counts[at] += 1
        return counts

    def swap(self, option: SwapTiles) -> float:
        """For wall and room alone: two players who swap for majorities may go on for ever."""
        board: Board = self.state.players[self.seat].board
        cell = board.cell_of(option.old)
        longer = float(wall_length(board.put(option.new, cell)) - wall_length(board))
        value = self.sides(longer)
        old, new = i64(self._kinds[option.old]), i64(self._kinds[option.new])
        if old != new and old < NO_TYPE:
            value += min(0.0, self.gain(option.new) + self.shift(old, self.seat, -1))
        return value - self.weights.action * self.future

    def given(self, tile: i64) -> float:
        """To Dirk: only what is of no use in the reserve and does not help him against us."""
        kind = i64(self._kinds[tile])
        helps = 0.0 if kind >= NO_TYPE else self.shift(kind, len(self.state.players), 1)
        return helps - self.reserved(tile)
