"""What things are worth to one seat, estimated in points from its view alone.

The weights were tuned by letting bots with one weight changed play against bots without the change.
"""

from __future__ import annotations

from typing import Final

from alhambra.core.board import Board
from alhambra.core.pieces import FOUNTAIN, TYPES
from alhambra.core.scoring import contest
from alhambra.core.view import View
from alhambra.core.wall import wall_length

COIN: Final = 0.9  # a coin, while there is still much to buy
CHANGE: Final = 1.1  # a card more in hand, whatever its value: more prices can be paid exactly
RICH: Final = 90  # with so much money in hand, more of it is worth nothing
PLENTY: Final = 12  # with fewer tiles in the bag, money and room to grow lose their worth
WALL: Final = 0.8  # a side of the longest wall, in each coming scoring: most sides stay
GROWTH: Final = 9.0  # what it costs to have no square left for a tile without walls
HOPE: Final = 0.2  # of what a tile would gain if it were built, as long as it lies in the reserve
FOG: Final = (0.5, 0.9, 1.0)  # how little today's counts say about the next scoring, the one after, and the third
OUT: Final = (0.3, 0.6, 1.0)  # the part of all tiles that is built by the first, second and third scoring
DEALT: Final = 5  # cards of a first hand, more or less
SECOND_AFTER: Final = 0.4  # of the draw pile: so much of it lies below the card of the second scoring, or more
SURELY: Final = 2.2  # times what the first scoring gives at the most without modules
MOST_WALL: Final = 6  # sides of a wall that hardly anybody has at the first scoring


class Plans:
    """How a board would be with one tile more. Kept while the board stays the same, as walking around it is slow."""

    def __init__(self, board: Board) -> None:
        self.board: Final = board
        self.wall, self.room = measure(board)
        self._known: Final[dict[tuple[int, int], tuple[int, int]]] = {}

    def measure(self, tile: int, cell: int) -> tuple[int, int]:
        """Wall and room of the board with this tile on this cell."""
        known = self._known.get((tile, cell))
        if known is None:
            known = self._known[tile, cell] = measure(self.board.put(tile, cell))
        return known


def measure(board: Board) -> tuple[int, int]:
    """A board's longest wall, and the number of squares where a tile without walls, like the fountain, would fit."""
    return wall_length(board), len(board.places(FOUNTAIN))


class Outlook:
    """One position in the eyes of one seat."""

    def __init__(self, view: View, plans: Plans, past: int | None = None, future: float | None = None) -> None:
        """`past` scorings and the `future` left for building, 1 to 0, are guessed from points and bag if not told."""
        past = scorings_past(view) if past is None else past
        held = sum([view.table.cards.values[card] for card in view.hand])
        self.view: Final = view
        self.plans: Final = plans
        self.points: Final = view.table.points[past:]
        self.out: Final = OUT[past:]
        self.future: Final = min(1.0, view.bag_left / PLENTY) if future is None else future
        self.thirst: Final = self.future * max(0.0, 1 - held / RICH)
        self._gains: Final[dict[int, float]] = {}
        self._worth: Final[dict[int, float]] = {}

    def money(self, coins: int, cards: int) -> float:
        """So many coins on so many cards."""
        return self.thirst * (COIN * coins + CHANGE * cards)

    def worth(self, tile: int) -> float:
        """A tile that is acquired now and placed as well as possible."""
        known = self._worth.get(tile)
        if known is None:
            built = [self.built(tile, cell) for cell in self.plans.board.places(tile)]
            known = self._worth[tile] = max([self.reserved(tile), *built])
        return known

    def built(self, tile: int, cell: int) -> float:
        """A tile on an empty square of the board."""
        return self.gain(tile) + self.form(tile, cell)

    def reserved(self, tile: int) -> float:
        """A tile in the reserve."""
        return HOPE * self.future * self.gain(tile)

    def form(self, tile: int, cell: int) -> float:
        """What a tile on this cell does to the wall and to the room to grow."""
        return self.shape(*self.plans.measure(tile, cell))

    def shape(self, wall: int, room: int) -> float:
        """What it is worth to have a wall so long and so much room, compared with now."""
        growth = GROWTH * self.future * (1 / (1 + self.plans.room) - 1 / (1 + room))
        return WALL * len(self.points) * (wall - self.plans.wall) + growth

    def gain(self, tile: int) -> float:
        """One more tile of this tile's type, as far as majorities go."""
        kind = self.view.table.tiles.kinds[tile]
        known = self._gains.get(kind)
        if known is None:
            known = self._gains[kind] = self.shift(kind, self.view.seat, 1)
        return known

    def shift(self, kind: int, contestant: int, by: int) -> float:
        """What this seat wins in the coming scorings if a contestant has so many tiles of a type more.

        The counts of today tell; but the farther a scoring is off, the more an even share of the prizes is expected.
        """
        if kind >= len(TYPES):
            return 0.0
        me = self.view.seat
        before = counts(self.view, kind)
        after = (*before[:contestant], before[contestant] + by, *before[contestant + 1 :])
        own = by if contestant == me else 0
        tiles = list(self.view.table.tiles.kinds).count(kind)
        total = 0.0
        for prizes, fog, out in zip(self.points, FOG, self.out):
            prize = prizes[kind]
            today = contest(kind, prize, after).shares[me] - contest(kind, prize, before).shares[me]
            total += (1 - fog) * today + fog * own * sum(prize) / (out * tiles)
        return total


def scorings_past(view: View) -> int:
    """How many scorings there were, told by the points on the table and by the draw pile.

    The second scoring gives far more than the first, and its card lies in the fourth of five piles (B-30): as long as
    much is left, it has not come, unless the pile was made anew, and then there are points enough to tell.
    """
    total = sum(view.scores) + view.dirk_score
    if not any(view.scores) and not view.dirk_score:
        return 0
    most = sum([prizes[0] for prizes in view.table.points[0]]) + MOST_WALL * view.table.seats
    if total <= most:
        return 1
    cards = view.pile_left + view.discard_left + sum(view.hand_sizes) + len(view.display)
    stacked = cards - DEALT * view.table.seats - len(view.display)
    return 1 if view.pile_left > SECOND_AFTER * stacked and total <= SURELY * most else 2


def counts(view: View, kind: int) -> tuple[int, ...]:
    """Built tiles of a type by contestant: the seats, then Dirk if he plays along."""
    numbers = [board.count(kind) for board in view.boards]
    if view.table.seats == 2:
        kinds = view.table.tiles.kinds
        numbers.append(sum([kinds[tile] == kind for tile in view.dirk]))
    return tuple(numbers)
