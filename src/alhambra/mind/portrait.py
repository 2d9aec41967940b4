"""A position as a row of numbers: what can be counted of every seat and of the table, for those who learn."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.core.appraisal import SCORINGS
from alhambra.core.pieces import CURRENCIES, TYPES
from alhambra.core.state import Player, State
from alhambra.core.wall import wall_length
from alhambra.mind.box import Box
from alhambra.mind.contest import Contest
from alhambra.mind.instinct import Instinct
from alhambra.mind.majorities import contests
from alhambra.mind.plans import plans
from alhambra.mind.reach import Reach
from alhambra.mind.sight import cards_in, until
from alhambra.mind.weights import Weights

# What is counted for each seat, in this order.
OF_A_SEAT: Final = (
    "points",
    "first",  # what majorities may be expected to bring in the first scoring; nothing once it is over
    "second",
    "third",
    "wall",
    "coins",
    "cards",
    "reserve",
    "waiting",  # tiles of the reserve that would find a place
    "room",  # how welcome a new tile is
    "choice",  # the same if second and third places count as much
    "tempo",  # how soon it is this seat's turn
    "payable",  # tiles of the market it could pay exactly
    "built",
    "cover",  # from here on as in `Reach`: what it could do with its money
    "least",
    "exact",
    "over",
    "best",
    "lead",
    "further",
    "purse",
    "awards",  # what modules would give it now, in the next scoring
    "held",  # what it has of modules besides
    *TYPES,  # tiles it has built
    *CURRENCIES,  # coins it has
)
# And of the table, after all seats.
OF_THE_TABLE: Final = (
    "left",  # tiles in the bag, of fifty
    "soon",  # the part of them that is gone by the next scoring
    "before first",  # is this the next scoring?
    "before second",
    "before third",
    *[f"{currency} to take" for currency in CURRENCIES],  # coins on display
    *[f"{kind} to come" for kind in TYPES],  # tiles that nobody has built
    "modules",  # the part of all there are that plays
)
POINTS: Final = 0
FIRST: Final = 1
WALL: Final = 4
COINS: Final = 5
CARDS: Final = 6
RESERVE: Final = 7
WAITING: Final = 8
ROOM: Final = 9
CHOICE: Final = 10
TEMPO: Final = 11
PAYABLE: Final = 12
BUILT: Final = 13
COVER: Final = 14
LEAST: Final = 15
EXACT: Final = 16
OVER: Final = 17
BEST: Final = 18
LEAD: Final = 19
FURTHER: Final = 20
PURSE: Final = 21
AWARDS: Final = 22
HELD: Final = 23
BUILT_BY_TYPE: Final = 24
COINS_BY_CURRENCY: Final = 30
SEAT: Final = 34

LEFT: Final = 0
SOON: Final = 1
PHASE: Final = 2
TO_TAKE: Final = 5
TO_COME: Final = 9
MODULES: Final = 15
TABLE: Final = 16

DRIFT: Final = 1.0  # as in `Weights`
BAG: Final = 50.0  # tiles in a full bag, more or less
ALL_MODULES: Final = 20.0


def size(players: int) -> int:
    """How many numbers a portrait has."""
    return players * SEAT + TABLE


@final
class Portrait:
    """Drawn again and again in the same place, for the tables of one number of players."""

    __slots__ = ("_contests", "_me", "_reach", "_weights", "numbers")

    def __init__(self, players: int, weights: Weights) -> None:
        self.numbers: Final = vec[float]([0.0] * size(players))
        self._weights: Final = weights  # of instinct, which tells what is in reach
        self._reach: Reach | None = None  # at the table it looks at
        self._contests: list[Contest] = []  # there
        self._me: i64 = 0

    def draw(self, state: State, me: i64) -> vec[float]:
        """The seats as one of them sees them: itself, the next one, and so on; then the table."""
        numbers = self.numbers
        at: i64 = 0
        while at < len(numbers):
            numbers[at] = 0.0
            at += 1
        self._me = me
        reach = self._reach
        if reach is None or reach.eye.table is not state.table:
            reach = self._reach = Reach(state, self._weights)
            self._contests = contests(state.table)
        eye = reach.eye
        eye.take_in(state)
        seats: i64 = len(state.players)
        for seat, player in enumerate(state.players):
            base = self._base(seat, seats)
            numbers[base + POINTS] = float(player.score)
            numbers[base + WALL] = float(wall_length(player.board))
            numbers[base + TEMPO] = float(seats - 1 - (seat - state.turn) % seats)
            numbers[base + BUILT] = float(len(player.board.cells))
            self._count_room(eye.box, player, base)
            reach.count(seat)
            self._count_money(reach, player, base)
            for module in state.table.holding:
                numbers[base + HELD] += module.holds(eye)
        self._count_majorities(eye)
        self._count_awards(state, eye.past)
        self._count_table(eye)
        return numbers

    def _base(self, seat: i64, seats: i64) -> i64:
        """Where what is counted for a seat begins."""
        return (seat - self._me) % seats * SEAT

    def _count_room(self, box: Box, player: Player, base: i64) -> None:
        fits = plans(player.board).places
        self.numbers[base + ROOM] = box.welcome(fits, 0.0)
        self.numbers[base + CHOICE] = box.welcome(fits, 1.0)
        self.numbers[base + RESERVE] = float(len(player.reserve))
        for tile in player.reserve:
            self.numbers[base + WAITING] += float(fits >> i64(player.board.marks[tile]) & 1)

    def _count_money(self, reach: Reach, player: Player, base: i64) -> None:
        numbers = self.numbers
        numbers[base + COINS] = reach.coins
        numbers[base + CARDS] = float(cards_in(player.hand))
        numbers[base + PAYABLE] = reach.payable
        numbers[base + COVER] = reach.cover
        numbers[base + LEAST] = reach.least
        numbers[base + EXACT] = reach.exact
        numbers[base + OVER] = reach.over
        numbers[base + BEST] = reach.best
        numbers[base + LEAD] = reach.lead
        numbers[base + FURTHER] = reach.further
        numbers[base + PURSE] = reach.purse
        currency: i64 = 0
        while currency < len(CURRENCIES):
            numbers[base + COINS_BY_CURRENCY + currency] = float(reach.eye.purse.coins[currency])
            currency += 1

    def _count_awards(self, state: State, past: i64) -> None:
        seats: i64 = len(state.players)
        if past < SCORINGS:
            for module in state.table.scoring:
                for award in module.score(state, int(past) + 1):
                    if award.seat < seats:
                        self.numbers[self._base(award.seat, seats) + AWARDS] += float(award.points)

    def _count_majorities(self, eye: Instinct) -> None:
        numbers = self.numbers
        seats: i64 = len(eye.state.players)
        majorities = eye.majorities
        kind: i64 = 0
        while kind < len(TYPES):
            to_come = majorities.count_built(kind)
            numbers[seats * SEAT + TO_COME + kind] = float(to_come)
            seat: i64 = 0
            for seat in range(seats):
                numbers[self._base(seat, seats) + BUILT_BY_TYPE + kind] = float(majorities.counts[seat])
            scoring: i64 = eye.past
            while scoring < SCORINGS:
                coming = until(scoring, eye.past, eye.soon) * float(to_come) / float(seats)
                contest = self._contests[kind * SCORINGS + scoring]
                contest.hold(majorities.counts, coming, DRIFT)
                for seat in range(seats):
                    numbers[self._base(seat, seats) + FIRST + scoring] += contest.hopes[seat]
                scoring += 1
            kind += 1

    def _count_table(self, eye: Instinct) -> None:
        numbers, state = self.numbers, eye.state
        base: i64 = len(state.players) * SEAT
        numbers[base + LEFT] = float(state.bag_left()) / BAG
        numbers[base + SOON] = eye.soon
        numbers[base + PHASE + min(eye.past, SCORINGS - 1)] = 1.0
        cards = state.table.cards
        for card in state.display:
            currency = i64(cards.currencies[card])
            if currency < len(CURRENCIES):
                numbers[base + TO_TAKE + currency] += float(cards.values[card])
        numbers[base + MODULES] = float(len(state.setup.modules)) / ALL_MODULES
