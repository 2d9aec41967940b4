"""A bazaar is drawn, and bought (BAZ-3, BAZ-5 to BAZ-10)."""

from __future__ import annotations

from typing import Final, final

from alhambra.core.actions import Action, register
from alhambra.core.base_actions import pay
from alhambra.core.events import Event, TileBought
from alhambra.core.frames import Frame
from alhambra.core.options import shopping
from alhambra.core.payment import Till, affords, exact_ways, may_pay, worth
from alhambra.core.pieces import EMPTY
from alhambra.core.state import State, tell, with_piece, without_piece
from alhambra.core.table import Table
from alhambra.rulebooks.bazaars.part import Bazaars, Payable, bazaars


@final
class BazaarLaidOut(Event):
    """BAZ-3: a bazaar lies beside the market."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def name(self) -> str:
        return "bazaar-laid-out"

    def facts(self, table: Table) -> dict[str, object]:
        return {"tile": table.tiles.names[self.tile]}


@final
class LayOutBazaar(Frame):
    """BAZ-3: the drawn bazaar fills no field, so another tile will be drawn."""

    __slots__ = ()

    def name(self) -> str:
        return "lay-out-bazaar"

    def run(self, state: State) -> None:
        part = bazaars(state)
        tile = state.drawn
        state.drawn = EMPTY
        part.lying = with_piece(part.lying, tile)
        tell(state, BazaarLaidOut(tile))


LAY_OUT_BAZAAR: Final = LayOutBazaar()


@final
class BuyBazaar(Action):
    """BAZ-5, BAZ-8: a bazaar for exactly what the tile on the field of its currency costs."""

    __slots__ = ("payment", "tile")

    def __init__(self, tile: int, payment: bytes) -> None:
        self.tile: Final = tile
        self.payment: Final = payment

    def key(self) -> tuple[object, ...]:
        return ("buy-bazaar", self.tile, self.payment)

    def text(self, table: Table) -> str:
        return f"buy-bazaar {table.tiles.names[self.tile]} for {' '.join(table.card_names(self.payment))}"

    def play(self, state: State, seat: int) -> None:
        pay(state, seat, bazaar_till(state, self.tile), self.payment)
        state.further = True  # BAZ-9
        take_bazaar(state, seat, self.tile)


def take_bazaar(state: State, seat: int, tile: int) -> None:
    """BAZ-10: it waits for its place like a bought building."""
    part = bazaars(state)
    part.lying = without_piece(part.lying, tile)
    player = state.players[seat]
    player.acquired = with_piece(player.acquired, tile)
    tell(state, TileBought(seat, tile, part.currencies[tile], True))


def bazaar_till(state: State, tile: int) -> Till:
    """The purchase of a bazaar that lies open."""
    return bazaars(state).till(state, tile)


def payable(state: State, part: Bazaars, seat: int) -> Payable:
    """BAZ-8: every bazaar with every way to pay for it exactly; those without a price are not for sale (BAZ-6).

    As long as market and money are the same, and with them all that the seat can buy, so is the answer.
    """
    listed = shopping(state, seat)
    known = part.known[seat]
    if known is None or known.listed is not listed or known.lying != part.lying:
        found: list[tuple[int, bytes]] = []
        for tile in part.lying:
            till = part.till(state, tile)
            if till.price and affords(state, seat, till):
                for way in exact_ways(state, seat, till):
                    found.append((tile, way))
        known = Payable(part.lying, listed, found, [BuyBazaar(tile, way) for tile, way in found])
        part.known[seat] = known
    return known


def against(state: State, seat: int, tile: int, payment: bytes) -> str:
    """The rule by which a bazaar cannot be bought so; nothing if it can."""
    part = bazaars(state)
    if tile not in part.lying:
        return "BAZ-3"
    if not part.price(state, tile):
        return "BAZ-6"
    till = bazaar_till(state, tile)
    if not may_pay(state, seat, till, payment):
        return "BAZ-5"
    return "" if worth(state, seat, payment) == till.price else "BAZ-8"


def read_purchase(table: Table, words: list[str], usage: str) -> tuple[int, bytes]:
    """The tile and the payment of `TILE for CARD ...`."""
    if len(words) < 3 or words[1] != "for":
        raise ValueError(f"expected: {usage}")
    cards = sorted([table.cards.find(word) for word in words[2:]], reverse=True)
    return table.tiles.find(words[0]), bytes(cards)


def _read_buy(table: Table, words: list[str]) -> Action:
    tile, payment = read_purchase(table, words, "buy-bazaar TILE for CARD ...")
    return BuyBazaar(tile, payment)


register("buy-bazaar", _read_buy)
