"""What the ten people are worth: what to bid for them, and when to call on them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from alhambra.core.actions import Action
from alhambra.core.appraisal import NEVER, WAITS, Eye
from alhambra.core.pieces import ROW_OF
from alhambra.core.reckoning import CountPoints
from alhambra.core.scoring import contest, half_counts
from alhambra.rulebooks.characters.auction import Auction, Bid, DecideFatima, PayBid
from alhambra.rulebooks.characters.part import (
    ABDUL_KARIM,
    ABDUL_KNIHSTIG,
    AMMAR,
    FARUK,
    FATIMA,
    HAKIM,
    LAILA,
    MACHMA,
    YAMMERAD,
    YUSUF,
    People,
)
from alhambra.rulebooks.characters.powers import (
    DrawTopCard,
    ExchangeCard,
    ExchangeTile,
    FavourType,
    GetTile,
    TakeAfterBuying,
)

PATRON: Final = 9.0  # Abdul Karim, who pays for a tile, once
IN_SCORING: Final = 2.5  # Hakim and Yusuf, in each scoring to come
FATIMAS_POINTS: Final = 8.0  # CHR-15
# The others while there is still much to come.
IN_TURNS: Final = {
    ABDUL_KARIM: PATRON,
    ABDUL_KNIHSTIG: 9.0,
    AMMAR: 4.0,
    FARUK: 6.0,
    LAILA: 2.0,  # a new tile is as good as another on average
    MACHMA: 5.0,
    YAMMERAD: 5.0,
}
TOP_CARD: Final = 5.0  # the coins of an unknown card

APPRAISED: Final[tuple[type[Action], ...]] = (
    Bid,
    PayBid,
    DecideFatima,
    GetTile,
    TakeAfterBuying,
    FavourType,
    ExchangeTile,
    ExchangeCard,
    DrawTopCard,
)


def appraised(eye: Eye, action: Action) -> float:
    """Points for a bid, or for the use of a power."""
    if isinstance(action, Bid):
        return _bid(eye, action.amount)
    if isinstance(action, PayBid):
        return -eye.cost(action.payment)
    if isinstance(action, GetTile):
        return eye.worth(action.tile) + eye.further - PATRON * eye.future
    if isinstance(action, TakeAfterBuying):
        return eye.take(ROW_OF[action.card])
    if isinstance(action, ExchangeCard):
        return _exchanged(eye, action.given, action.taken)
    if isinstance(action, DrawTopCard):
        return eye.money(TOP_CARD, 1.0)
    if isinstance(action, FavourType):
        return _favour(eye, action.kind)
    if isinstance(action, DecideFatima):
        return 1.0 if action.keep else 0.0
    return WAITS  # Laila


def _bid(eye: Eye, amount: int) -> float:
    """The character for the money it takes; whoever bids more than he must is told off."""
    auction = eye.state.agenda[-1]
    if not isinstance(auction, Auction) or amount > auction.bid + 1:
        return NEVER
    name = auction.character
    worth = FATIMAS_POINTS if name == FATIMA else _helps(eye, name)
    return worth - eye.money(float(_least_paid(eye, amount)), 1.0)


def owned(eye: Eye, part: People) -> float:
    """All who lie before a seat; Fatima's points come at once (CHR-15)."""
    total = 0.0
    for name, owner in part.owner.items():
        if owner == eye.seat and name != FATIMA:
            total += _helps(eye, name)
    return total


def _helps(eye: Eye, name: str) -> float:
    """Somebody who stays."""
    return IN_SCORING * eye.scorings() if name in (HAKIM, YUSUF) else IN_TURNS[name] * eye.future


def _least_paid(eye: Eye, amount: i64) -> i64:
    """The least that a seat can pay for a bid with the cards of one currency; nothing is given back."""
    hand = eye.state.players[eye.seat].hand
    least: i64 = 255
    for entries in eye.state.table.cards.money:
        sums: i64 = 1
        for entry in entries:
            number = i64(hand[entry >> 8 & 255])
            while number > 0:
                sums |= sums << (entry >> 16) & 0xFFFFFFFFFF
                number -= 1
        paid = amount
        enough = sums >> amount
        if enough:
            while not enough & 1:
                enough >>= 1
                paid += 1
            if paid < least:
                least = paid
    return least if least < 255 else amount  # with other money than cards, or a bureau


def _exchanged(eye: Eye, given: int, taken: int) -> float:
    """Another currency may bring a purchase into reach; a smaller card of the same one is a loss."""
    cards = eye.state.table.cards
    if cards.currencies[given] == cards.currencies[taken]:
        return WAITS - eye.money(float(cards.values[given] - cards.values[taken]), 0.0)
    return eye.take(ROW_OF[taken]) - eye.lose(given)


def _favour(eye: Eye, kind: int) -> float:
    """What half a building of a type brings in the scoring that begins."""
    state = eye.state
    seat: i64 = eye.seat
    before = half_counts(state, kind)
    if not before[seat]:
        return 0.0
    after = (*before[:seat], before[seat] + 1, *before[seat + 1 :])
    for frame in reversed(state.agenda):
        if isinstance(frame, CountPoints):
            prizes = state.table.points[frame.scoring - 1][kind]
            return float(contest(kind, prizes, after).shares[seat] - contest(kind, prizes, before).shares[seat])
    return 0.0
