"""Buying a sultan card and what its owner can say (SUL-5 to SUL-9)."""

from __future__ import annotations

from typing import Final, final

from alhambra.core.actions import Action, expect, register
from alhambra.core.base_actions import pay
from alhambra.core.frames import Frame
from alhambra.core.payment import Till, may_pay, worth
from alhambra.core.pieces import EMPTY, TYPES
from alhambra.core.placing import PLACE_BOUGHT
from alhambra.core.state import State, tell, with_piece
from alhambra.core.table import Table
from alhambra.rulebooks.sultan.events import SultanBought, SultanMarked, TileClaimed
from alhambra.rulebooks.sultan.part import sultan_cards

PREFIX: Final = "sultan-"  # of a card's name; its currency follows


@final
class BuySultan(Action):
    """SUL-5: an open card for 7 in its currency; exact payment earns a further action."""

    __slots__ = ("card", "kind", "payment")

    def __init__(self, card: int, kind: int, payment: bytes) -> None:
        self.card: Final = card
        self.kind: Final = kind
        self.payment: Final = payment

    def key(self) -> tuple[object, ...]:
        return ("buy-sultan", self.card, self.kind, self.payment)

    def text(self, table: Table) -> str:
        return f"buy-sultan {purchase_text(table, self.card, self.kind, self.payment)}"

    def insists(self, state: State, seat: int) -> bool:
        return not against(state, seat, self.card, self.kind, self.payment)

    def play(self, state: State, seat: int) -> None:
        state.further = buy_sultan(state, seat, self.card, self.kind, self.payment)


def buy_sultan(state: State, seat: int, card: int, kind: int, payment: bytes) -> bool:
    """Pay, and take the card when all that the payment brings about is done; was it paid exactly?"""
    till = sultan_till(state, card)
    exact = worth(state, seat, payment) == till.price
    state.agenda.append(TakeSultan(seat, card, kind, exact))
    pay(state, seat, till, payment)
    return exact


@final
class TakeSultan(Frame):
    """SUL-6: the card lies openly before its buyer, who may change its mark once: the module asks him.

    Change is given before he is asked (CHG-3).
    """

    __slots__ = ("card", "exact", "kind", "seat")

    def __init__(self, seat: int, card: int, kind: int, exact: bool) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.kind: Final = kind
        self.exact: Final = exact

    def name(self) -> str:
        return "take-sultan"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.seat, self.card, self.kind, self.exact)

    def run(self, state: State) -> None:
        part = sultan_cards(state)
        part.lying.remove((self.card, self.kind))
        part.spent.append(self.card)
        part.owned[self.seat] = sorted([*part.owned[self.seat], self.kind])
        tell(state, SultanBought(self.seat, self.card, self.kind, self.exact))


@final
class RollDie(Action):
    """SUL-6: take the marker off and roll."""

    __slots__ = ()

    def key(self) -> tuple[object, ...]:
        return ("roll",)

    def text(self, table: Table) -> str:
        return "roll"

    def play(self, state: State, seat: int) -> None:
        return  # the question itself rolls


@final
class MarkSultan(Action):
    """SUL-6: the type rolled, or that on the opposite face."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def key(self) -> tuple[object, ...]:
        return ("mark", self.kind)

    def text(self, table: Table) -> str:
        return f"mark {TYPES[self.kind]}"

    def play(self, state: State, seat: int) -> None:
        part = sultan_cards(state)
        part.owned[seat] = sorted([*part.owned[seat], self.kind])
        tell(state, SultanMarked(seat, self.kind))


@final
class ClaimTile(Action):
    """SUL-8, SUL-9: take the drawn tile and place it at once; the card leaves the game."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def key(self) -> tuple[object, ...]:
        return ("claim", self.tile)

    def text(self, table: Table) -> str:
        return f"claim {table.tiles.names[self.tile]}"

    def play(self, state: State, seat: int) -> None:
        state.agenda.append(PLACE_BOUGHT[seat])  # SUL-16: Dirk may get it
        sultan_cards(state).owned[seat].remove(int(state.table.tiles.kinds[self.tile]))
        state.drawn = EMPTY
        player = state.players[seat]
        player.acquired = with_piece(player.acquired, self.tile)
        tell(state, TileClaimed(seat, self.tile))


ROLL: Final = RollDie()


def sultan_till(state: State, card: int) -> Till:
    """The purchase of a sultan card."""
    return sultan_cards(state).till(state, card)


def against(state: State, seat: int, card: int, kind: int, payment: bytes) -> str:
    """The rule by which a sultan card cannot be bought so; nothing if it can."""
    if (card, kind) not in sultan_cards(state).lying:
        return "SUL-4"
    return "" if may_pay(state, seat, sultan_till(state, card), payment) else "SUL-5"


def purchase_text(table: Table, card: int, kind: int, payment: bytes) -> str:
    """A purchase as `CARD TYPE for CARD ...`."""
    return f"{table.cards.names[card]} {TYPES[kind]} for {' '.join(table.card_names(payment))}"


def read_purchase(table: Table, words: list[str], usage: str) -> tuple[int, int, bytes]:
    """The same from its words."""
    if len(words) < 4 or words[2] != "for" or not words[0].startswith(PREFIX):
        raise ValueError(f"expected: {usage}")
    cards = sorted([table.cards.find(word) for word in words[3:]], reverse=True)
    return table.cards.find(words[0]), read_type(words[1]), bytes(cards)


def read_type(word: str) -> int:
    """A type by its name."""
    if word not in TYPES:
        raise ValueError(f"{word!r} is no type of building")
    return TYPES.index(word)


def _read_buy(table: Table, words: list[str]) -> Action:
    return BuySultan(*read_purchase(table, words, "buy-sultan CARD TYPE for CARD ..."))


def _read_roll(_table: Table, words: list[str]) -> Action:
    expect(words, 0, "roll")
    return ROLL


def _read_mark(_table: Table, words: list[str]) -> Action:
    expect(words, 1, "mark TYPE")
    return MarkSultan(read_type(words[0]))


def _read_claim(table: Table, words: list[str]) -> Action:
    expect(words, 1, "claim TILE")
    return ClaimTile(table.tiles.find(words[0]))


register("buy-sultan", _read_buy)
register("roll", _read_roll)
register("mark", _read_mark)
register("claim", _read_claim)
