"""Filling up display and market (SEQ-8, SEQ-10)."""

from __future__ import annotations

from typing import Final, final

from alhambra.core.draws import draw_card, draw_tile
from alhambra.core.events import CARD_ANNOUNCED, CARD_TURNED_UP, TileDrawn
from alhambra.core.frames import Frame
from alhambra.core.pieces import ANNOUNCED, EMPTY, NO_CARD, ROW_OF, SCORES
from alhambra.core.state import State, lay_on_field, tell

DISPLAY_SIZE: Final = 4  # B-5
FIELDS: Final = 4  # B-4


@final
class RefillDisplay(Frame):
    """SEQ-8: card by card up to four (B-92); what is no display card is dealt with as it comes (B-93, B-140)."""

    __slots__ = ()

    def name(self) -> str:
        return "refill-display"

    def run(self, state: State) -> None:
        while len(state.display) < DISPLAY_SIZE:
            card = draw_card(state)
            if card == NO_CARD:
                return  # B-95
            role = state.table.cards.roles[card]
            if role == SCORES:
                state.due += ROW_OF[state.table.cards.values[card]]
            elif role == ANNOUNCED:
                state.agenda.append(self)  # the module's frames come first, then the next card
                tell(state, CARD_ANNOUNCED[card])
                return
            else:
                state.display = laid_open(state.display, card)
            tell(state, CARD_TURNED_UP[card])


def laid_open(display: bytes, card: int) -> bytes:
    """The display with one card more, in its place of the descending order."""
    at = len(display)
    while at > 0 and display[at - 1] < card:
        at -= 1
    return display[:at] + ROW_OF[card] + display[at:]


@final
class RefillMarket(Frame):
    """SEQ-10: the empty fields in ascending order (B-98), as far as the bag reaches (B-120)."""

    __slots__ = ()

    def name(self) -> str:
        return "refill-market"

    def run(self, state: State) -> None:
        for field, tile in enumerate(state.market):
            if tile == EMPTY:
                state.drawn = draw_tile(state)
                if state.drawn == EMPTY:
                    return
                height = len(state.agenda)
                tell(state, TileDrawn(state.drawn, field))
                if len(state.agenda) != height:  # a reaction comes before the tile lies down
                    state.agenda[height:height] = [self, LAY_ON_MARKET[field]]
                    return
                LAY_ON_MARKET[field].run(state)


@final
class LayOnMarket(Frame):
    """The drawn tile, if no reaction has taken it, lies down on its field."""

    __slots__ = ("field",)

    def __init__(self, field: int) -> None:
        self.field: Final = field

    def name(self) -> str:
        return "lay-on-market"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.field)

    def run(self, state: State) -> None:
        state.market = lay_on_field(state.market, self.field, state.drawn)
        state.drawn = EMPTY


REFILL_DISPLAY: Final = RefillDisplay()
REFILL_MARKET: Final = RefillMarket()
LAY_ON_MARKET: Final = [LayOnMarket(field) for field in range(FIELDS)]
