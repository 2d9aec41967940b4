"""The auction of a character (CHR-3 to CHR-9): bids in turn, payment at once, and Fatima's decision."""

from __future__ import annotations

from typing import Final, final

from alhambra.core.actions import Action, expect, register
from alhambra.core.base_actions import PASS, pay
from alhambra.core.draws import reveal
from alhambra.core.frames import NOBODY, OTHER_QUESTION, Frame, Reason
from alhambra.core.payment import Till, may_pay, most, open_till, ways
from alhambra.core.pieces import EMPTY, NO_CURRENCY
from alhambra.core.state import State, tell, without_piece
from alhambra.core.table import Table
from alhambra.core.turn import FIRST_ACTION
from alhambra.rulebooks.characters.events import PASSED, Bidden, CharacterLeft, CharacterWon
from alhambra.rulebooks.characters.part import FATIMA, people

CHARACTER: Final = "character"  # what is bought, for those who pay along (PAY-1)

NOT_HIGHER: Final = Reason("CHR-5", "bid more than the last bid, or pass")
TOO_HIGH: Final = Reason("CHR-6", "bid no more than you can pay in one currency, or with a bureau in its two")
NO_PAYMENT: Final = Reason("CHR-7", "pay your bid or more, in one currency or with one bureau in its two")


@final
class Bid(Action):
    """CHR-5: more than the last bid."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def key(self) -> tuple[object, ...]:
        return ("bid", self.amount)

    def text(self, table: Table) -> str:
        return f"bid {self.amount}"

    def play(self, state: State, seat: int) -> None:
        return  # the auction itself remembers it


@final
class PayBid(Action):
    """CHR-7: pay what was bid."""

    __slots__ = ("bid", "payment")

    def __init__(self, bid: int, payment: bytes) -> None:
        self.bid: Final = bid
        self.payment: Final = payment

    def key(self) -> tuple[object, ...]:
        return ("pay-bid", self.bid, self.payment)

    def text(self, table: Table) -> str:
        return f"pay-bid {self.bid} with {' '.join(table.card_names(self.payment))}"

    def play(self, state: State, seat: int) -> None:
        for till in tills(state, self.bid):
            if may_pay(state, seat, till, self.payment):
                pay(state, seat, till, self.payment)
                return


@final
class DecideFatima(Action):
    """CHR-15: keep her, or exchange her for the top one of those laid aside."""

    __slots__ = ("keep",)

    def __init__(self, keep: bool) -> None:
        self.keep: Final = keep

    def key(self) -> tuple[object, ...]:
        return (FATIMA, "keep" if self.keep else "exchange")

    def text(self, table: Table) -> str:
        return f"{FATIMA} {'keep' if self.keep else 'exchange'}"

    def play(self, state: State, seat: int) -> None:
        if self.keep:
            return
        part = people(state)
        _leave(state, FATIMA)
        reveal(state)
        character = state.table.cards.names[part.aside.pop()]
        part.owner[character] = seat
        tell(state, CharacterWon(seat, character, 0))


KEEP_FATIMA: Final = DecideFatima(True)
EXCHANGE_FATIMA: Final = DecideFatima(False)


def tills(state: State, price: int) -> list[Till]:
    """One for each currency a character may be paid in: the four and those of the modules (CHR-6)."""
    return [open_till(state, CHARACTER, EMPTY, currency, price) for currency in range(len(state.table.cards.money))]


def highest_bid(state: State, seat: int) -> int:
    """CHR-6: the most a seat can pay at once."""
    best = 0
    for till in tills(state, 0):
        best = max(best, most(state, seat, till))
    return best


def auctioneer(state: State) -> int:
    """CHR-4: the player whose turn is next, or is just beginning."""
    if FIRST_ACTION[state.turn] in state.agenda:
        return state.turn
    return (state.turn + 1) % len(state.players)


def opened(state: State, character: str) -> Frame:
    """An auction in which all are asked, beginning with the auctioneer."""
    seats = len(state.players)
    first = auctioneer(state)
    return Auction(character, tuple([(first + step) % seats for step in range(seats)]), 0, NOBODY)


@final
class Auction(Frame):
    """CHR-5: those who have not passed are asked in turn until one bidder is left.

    A seat that can only pass is asked all the same: its silence would tell what it holds.
    """

    __slots__ = ("bid", "bidder", "character", "still")

    def __init__(self, character: str, still: tuple[int, ...], bid: int, bidder: int) -> None:
        self.character: Final = character
        self.still: Final = still  # who has not passed, the one asked now first
        self.bid: Final = bid
        self.bidder: Final = bidder

    def name(self) -> str:
        return "auction"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.character, self.still, self.bid, self.bidder)

    def asks(self) -> int:
        return self.still[0]

    def options(self, state: State) -> list[Action]:
        found: list[Action] = [PASS]
        for amount in range(self.bid + 1, highest_bid(state, self.still[0]) + 1):
            found.append(Bid(amount))
        return found

    def reason(self, state: State, action: Action) -> Reason:
        if isinstance(action, Bid):
            return TOO_HIGH if action.amount > self.bid else NOT_HIGHER
        return OTHER_QUESTION

    def resolve(self, state: State, action: Action) -> None:
        seat = self.still[0]
        others = self.still[1:]
        if isinstance(action, Bid):
            state.agenda.append(_after_bid(Auction(self.character, (*others, seat), action.amount, seat)))
            tell(state, Bidden(seat, self.character, action.amount))
            return
        if others:
            state.agenda.append(_after_bid(Auction(self.character, others, self.bid, self.bidder)))
        tell(state, Bidden(seat, self.character, PASSED))
        if not others:  # CHR-8
            _leave(state, self.character)


def _leave(state: State, character: str) -> None:
    people(state).retire(character)
    tell(state, CharacterLeft(character))


def _after_bid(auction: Auction) -> Frame:
    """The next question, or the payment if only the bidder is left."""
    if auction.still == (auction.bidder,):
        return PayAuction(auction.character, auction.bidder, auction.bid)
    return auction


@final
class PayAuction(Frame):
    """CHR-7: the winner pays at once; it earns no further action."""

    __slots__ = ("bid", "character", "seat")

    def __init__(self, character: str, seat: int, bid: int) -> None:
        self.character: Final = character
        self.seat: Final = seat
        self.bid: Final = bid

    def name(self) -> str:
        return "pay-auction"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.character, self.seat, self.bid)

    def asks(self) -> int:
        return self.seat

    def options(self, state: State) -> list[Action]:
        found: set[bytes] = set()
        for till in tills(state, self.bid):
            found.update(ways(state, self.seat, till))
        return [PayBid(self.bid, paid) for paid in sorted(found, reverse=True) if not _wastes(state, paid, found)]

    def accepts(self, state: State, action: Action) -> bool:
        """B-63: overpaying on purpose."""
        if not isinstance(action, PayBid) or action.bid != self.bid:
            return False
        return any(may_pay(state, self.seat, till, action.payment) for till in tills(state, self.bid))

    def reason(self, state: State, action: Action) -> Reason:
        return NO_PAYMENT if isinstance(action, PayBid) else OTHER_QUESTION

    def last_resort(self) -> Action | None:
        """Nobody can bid what he cannot pay; but in a world only imagined, a hand need not fit the bid."""
        return PASS

    def resolve(self, state: State, action: Action) -> None:
        if isinstance(action, PayBid):
            state.agenda.append(WinCharacter(self.character, self.seat, self.bid))
            action.play(state, self.seat)
        else:
            _leave(state, self.character)


def _wastes(state: State, payment: bytes, others: set[bytes]) -> bool:
    """Would the payment do without one of its cards that is no money, in the till of another currency?"""
    currencies = state.table.cards.currencies
    return any(currencies[card] == NO_CURRENCY and without_piece(payment, card) in others for card in payment)


@final
class WinCharacter(Frame):
    """CHR-9: the winner lays the card open before him."""

    __slots__ = ("bid", "character", "seat")

    def __init__(self, character: str, seat: int, bid: int) -> None:
        self.character: Final = character
        self.seat: Final = seat
        self.bid: Final = bid

    def name(self) -> str:
        return "win-character"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.character, self.seat, self.bid)

    def run(self, state: State) -> None:
        people(state).owner[self.character] = self.seat
        if self.character == FATIMA:
            state.agenda.append(AskFatima(self.seat))
        tell(state, CharacterWon(self.seat, self.character, self.bid))


@final
class AskFatima(Frame):
    """CHR-15: her winner must decide at once."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def name(self) -> str:
        return "ask-fatima"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.seat)

    def asks(self) -> int:
        return self.seat

    def options(self, state: State) -> list[Action]:
        return [KEEP_FATIMA, EXCHANGE_FATIMA]

    def resolve(self, state: State, action: Action) -> None:
        action.play(state, self.seat)


def _read_bid(_table: Table, words: list[str]) -> Action:
    expect(words, 1, "bid NUMBER")
    return Bid(_number(words[0]))


def _read_pay_bid(table: Table, words: list[str]) -> Action:
    if len(words) < 3 or words[1] != "with":
        raise ValueError("expected: pay-bid NUMBER with CARD ...")
    cards = sorted([table.cards.find(word) for word in words[2:]], reverse=True)
    return PayBid(_number(words[0]), bytes(cards))


def _read_fatima(_table: Table, words: list[str]) -> Action:
    if words == ["keep"]:
        return KEEP_FATIMA
    if words == ["exchange"]:
        return EXCHANGE_FATIMA
    raise ValueError(f"expected: {FATIMA} keep, or: {FATIMA} exchange")


def _number(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= 3 and str(int(word)) == word):
        raise ValueError(f"{word!r} is not a number of money")
    return int(word)


register("bid", _read_bid)
register("pay-bid", _read_pay_bid)
register(FATIMA, _read_fatima)
