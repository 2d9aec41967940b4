"""What the stone lets a player say: buy out of turn, and wake it again."""

from __future__ import annotations

from typing import Final, final

from alhambra.core.actions import Action, expect, register
from alhambra.core.base_actions import BuyTile, field_of, pay
from alhambra.core.ending import CHECK_END
from alhambra.core.events import TileBought
from alhambra.core.payment import Till, market_till, may_pay, worth
from alhambra.core.pieces import EMPTY
from alhambra.core.placing import PLACE_BOUGHT
from alhambra.core.refill import REFILL_MARKET
from alhambra.core.state import State, lay_on_field, tell, with_piece
from alhambra.core.table import Table
from alhambra.rulebooks.vizier.part import turn_stone


@final
class UseVizier(Action):
    """VIZ-3, VIZ-8: buy one tile of the market for exactly its price, and place it at once."""

    __slots__ = ("payment", "tile")

    def __init__(self, tile: int, payment: bytes) -> None:
        self.tile: Final = tile
        self.payment: Final = payment

    def key(self) -> tuple[object, ...]:
        return ("vizier", self.tile, self.payment)

    def text(self, table: Table) -> str:
        return f"vizier {table.tiles.names[self.tile]} for {' '.join(table.card_names(self.payment))}"

    def play(self, state: State, seat: int) -> None:
        """Nothing sets `state.further`: the further action is given up (VIZ-9)."""
        state.agenda.append(CHECK_END)  # VIZ-10
        state.agenda.append(REFILL_MARKET)
        state.agenda.append(PLACE_BOUGHT[seat])  # a bought tile, so Dirk may get it (VIZ-19)
        turn_stone(state, seat, False)
        field = field_of(state, self.tile)
        pay(state, seat, market_till(state, self.tile, field), self.payment)
        state.market = lay_on_field(state.market, field, EMPTY)
        player = state.players[seat]
        player.acquired = with_piece(player.acquired, self.tile)
        tell(state, TileBought(seat, self.tile, field, True))  # VIZ-17: what exact payment brings, it brings here


@final
class WakeVizier(Action):
    """VIZ-13: turn the own sleeping stone awake."""

    __slots__ = ()

    def key(self) -> tuple[object, ...]:
        return ("wake",)

    def text(self, table: Table) -> str:
        return "wake"

    def play(self, state: State, seat: int) -> None:
        turn_stone(state, seat, True)


WAKE: Final = WakeVizier()


def favours(state: State, seat: int, listed: list[Action]) -> list[Action]:
    """VIZ-5: every tile of the market with every way to pay exactly its price, out of all ways to buy."""
    found: list[Action] = []
    till: Till | None = None
    for buy in listed:
        if isinstance(buy, BuyTile):
            if till is None or buy.tile != till.tile:
                till = market_till(state, buy.tile, field_of(state, buy.tile))
            if worth(state, seat, buy.payment) == till.price:  # VIZ-15
                found.append(UseVizier(buy.tile, buy.payment))
    return found


def is_exact(state: State, seat: int, action: UseVizier) -> bool:
    """VIZ-3: does the tile lie on the market, and is this money of the seat worth exactly its price?"""
    if action.tile == EMPTY or action.tile not in state.market:
        return False
    till = market_till(state, action.tile, field_of(state, action.tile))
    return worth(state, seat, action.payment) == till.price and may_pay(state, seat, till, action.payment)


def _read_vizier(table: Table, words: list[str]) -> Action:
    if len(words) < 3 or words[1] != "for":
        raise ValueError("expected: vizier TILE for CARD ...")
    cards = sorted([table.cards.find(word) for word in words[2:]], reverse=True)
    return UseVizier(table.tiles.find(words[0]), bytes(cards))


def _read_wake(_table: Table, words: list[str]) -> Action:
    expect(words, 0, "wake")
    return WAKE


register("vizier", _read_vizier)
register("wake", _read_wake)
