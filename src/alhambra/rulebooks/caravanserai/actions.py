"""Buying a caravanserai card and moving a marker (CAR-3 to CAR-9)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from alhambra.core.actions import Action, expect, register
from alhambra.core.base_actions import pay
from alhambra.core.payment import Till, affords, may_pay, open_till, ways, worth
from alhambra.core.pieces import EMPTY
from alhambra.core.state import State, tell
from alhambra.core.table import Table
from alhambra.rulebooks.caravanserai.events import CaravanMoved, CaravanseraiPaid, CaravanseraiTaken
from alhambra.rulebooks.caravanserai.part import KEY, SIDE, UP, Caravans, Marker, caravans

PREFIX: Final = "caravanserai-"  # of a card's name


@final
class BuyCaravanserai(Action):
    """CAR-3, CAR-5: pay for a card; which one is chosen next."""

    __slots__ = ("payment",)

    def __init__(self, payment: bytes) -> None:
        self.payment: Final = payment

    def key(self) -> tuple[object, ...]:
        return ("buy-caravanserai", self.payment)

    def text(self, table: Table) -> str:
        return f"buy-caravanserai for {' '.join(table.card_names(self.payment))}"

    def play(self, state: State, seat: int) -> None:
        for till in tills(state, seat):
            if may_pay(state, seat, till, self.payment):
                exact = worth(state, seat, self.payment) == till.price
                pay(state, seat, till, self.payment)
                state.further = exact
                tell(state, CaravanseraiPaid(seat, exact))
                return


@final
class ChooseCaravanserai(Action):
    """CAR-3: any card that is left; its marker begins on 0."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card  # kind of card

    def key(self) -> tuple[object, ...]:
        return ("choose", self.card)

    def text(self, table: Table) -> str:
        return f"choose {table.cards.names[self.card]}"

    def play(self, state: State, seat: int) -> None:
        part = caravans(state)
        at = index_of(part, self.card)
        part.free.remove(at)
        part.put(Marker(at, seat, 0, False))
        tell(state, CaravanseraiTaken(seat, self.card))


@final
class MoveCaravan(Action):
    """CAR-7: one marker by one field."""

    __slots__ = ("card", "way")

    def __init__(self, card: int, way: str) -> None:
        self.card: Final = card  # kind of card
        self.way: Final = way

    def key(self) -> tuple[object, ...]:
        return ("caravan", self.card, self.way)

    def text(self, table: Table) -> str:
        return f"caravan {table.cards.names[self.card]} {self.way}"

    def play(self, state: State, seat: int) -> None:
        part = caravans(state)
        part.moved = True
        at = index_of(part, self.card)
        for marker in part.of(seat):
            if marker.card == at:
                set_marker(state, marker.moved(self.way))


def set_marker(state: State, marker: Marker) -> None:
    """Put a marker somewhere, tell it, and let its owner's money be counted anew."""
    part = caravans(state)
    caravan = part.caravans[marker.card]
    part.put(marker)
    state.players[marker.owner].recount()
    tell(state, CaravanMoved(marker.owner, caravan.kind, marker.level, caravan.currency(marker)))


def moves(state: State, seat: int) -> list[Action]:
    """CAR-7: every move of every own marker; none if one was moved in this turn."""
    part = caravans(state)
    found: list[Action] = []
    if part.moved:
        return found
    for marker in part.markers:
        if marker.owner == seat:
            caravan = part.caravans[marker.card]
            if caravan.goes_up(marker):
                found.append(MoveCaravan(caravan.kind, UP))
            if caravan.goes_aside(marker):
                found.append(MoveCaravan(caravan.kind, SIDE))
    return found


def index_of(part: Caravans, card: int) -> int:
    """The card with this kind."""
    return [caravan.kind for caravan in part.caravans].index(card)


def types_built(state: State, seat: int) -> int:
    """CAR-4: how many of the six types stand in a seat's Alhambra."""
    tally = state.players[seat].board.tally
    number: i64 = 0
    while tally:
        if tally & 255:
            number += 1
        tally >>= 8
    return number


def price(state: State, seat: int) -> int:
    """CAR-4: what a card costs this seat now; 0 if it has too few types."""
    return caravans(state).prices.get(types_built(state, seat), 0)


def against(state: State, seat: int) -> str:
    """The rule by which a seat may not buy a card now; nothing if it may."""
    if not caravans(state).may_have_more(seat):
        return "CAR-3"
    return "" if tills(state, seat) else "CAR-4"


def tills(state: State, seat: int) -> list[Till]:
    """CAR-5: one for each currency, of which the buyer chooses one; none if he has too few types (CAR-4)."""
    part = caravans(state)
    types = types_built(state, seat)
    known = part.tills[types]
    if known is None:
        cost = part.prices.get(types, 0)
        currencies = range(len(state.table.cards.money) if cost else 0)
        known = [open_till(state, KEY, EMPTY, currency, cost) for currency in currencies]
        part.tills[types] = known
    return known


def payments(state: State, seat: int) -> list[bytes]:
    """Every way to pay for a card, each once."""
    found: list[bytes] = []
    for till in tills(state, seat):
        if affords(state, seat, till):
            for way in ways(state, seat, till):
                if way not in found:
                    found.append(way)
    return found


def _read_buy(table: Table, words: list[str]) -> Action:
    if len(words) < 2 or words[0] != "for":
        raise ValueError("expected: buy-caravanserai for CARD ...")
    return BuyCaravanserai(bytes(sorted([table.cards.find(word) for word in words[1:]], reverse=True)))


def _read_choose(table: Table, words: list[str]) -> Action:
    expect(words, 1, "choose CARD")
    return ChooseCaravanserai(_read_card(table, words[0]))


def _read_move(table: Table, words: list[str]) -> Action:
    expect(words, 2, f"caravan CARD {UP}|{SIDE}")
    if words[1] not in (UP, SIDE):
        raise ValueError(f"expected: caravan CARD {UP}|{SIDE}")
    return MoveCaravan(_read_card(table, words[0]), words[1])


def _read_card(table: Table, word: str) -> int:
    if not word.startswith(PREFIX):
        raise ValueError(f"{word!r} is no caravanserai card")
    return table.cards.find(word)


register("buy-caravanserai", _read_buy)
register("choose", _read_choose)
register("caravan", _read_move)
