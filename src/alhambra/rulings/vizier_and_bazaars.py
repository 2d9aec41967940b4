"""The vizier may buy a bazaar (BAZ, interactions): exactly, as always."""

from __future__ import annotations

from typing import Final, final

from alhambra.core.actions import Action, register
from alhambra.core.appraisal import Eye
from alhambra.core.base_actions import pay
from alhambra.core.ending import CHECK_END
from alhambra.core.frames import Frame
from alhambra.core.module import NO_ACTIONS, Ruling
from alhambra.core.placing import PLACE_BOUGHT
from alhambra.core.refill import REFILL_MARKET
from alhambra.core.state import State
from alhambra.core.table import Table
from alhambra.core.window import AskInWindow
from alhambra.rulebooks.bazaars.actions import against, bazaar_till, payable, read_purchase, take_bazaar
from alhambra.rulebooks.bazaars.part import bazaars
from alhambra.rulebooks.vizier.appraisal import out_of_turn
from alhambra.rulebooks.vizier.part import against_favour, stones, turn_stone

VERB: Final = "vizier-bazaar"


@final
class BazaarByVizier(Action):
    """VIZ-3 for a bazaar."""

    __slots__ = ("payment", "tile")

    def __init__(self, tile: int, payment: bytes) -> None:
        self.tile: Final = tile
        self.payment: Final = payment

    def key(self) -> tuple[object, ...]:
        return (VERB, self.tile, self.payment)

    def text(self, table: Table) -> str:
        return f"{VERB} {table.tiles.names[self.tile]} for {' '.join(table.card_names(self.payment))}"

    def play(self, state: State, seat: int) -> None:
        state.agenda.append(CHECK_END)
        state.agenda.append(REFILL_MARKET)
        state.agenda.append(PLACE_BOUGHT[seat])
        turn_stone(state, seat, False)
        pay(state, seat, bazaar_till(state, self.tile), self.payment)
        take_bazaar(state, seat, self.tile)


@final
class VizierAndBazaars(Ruling):
    """An awake vizier buys a bazaar of the market's side."""

    def key(self) -> str:
        return "vizier-and-bazaars"

    def needs(self) -> tuple[str, ...]:
        return ("vizier", "bazaars")

    def joins(self) -> tuple[type[Frame], ...]:
        return (AskInWindow,)

    def vetoes(self) -> tuple[type[Action], ...]:
        return ()

    def watches(self, state: State, seat: int) -> bool:
        return False  # it forbids only what nobody offers

    def offers(self, state: State, seat: int, frame: Frame) -> list[Action]:
        if not isinstance(frame, AskInWindow) or not stones(state).awake[seat]:
            return NO_ACTIONS
        part = bazaars(state)
        ways = payable(state, part, seat).ways if part.lying else None
        return [BazaarByVizier(tile, way) for tile, way in ways] if ways else NO_ACTIONS

    def forbids(self, state: State, seat: int, action: Action) -> str:
        if not isinstance(action, BazaarByVizier):
            return ""
        return against_favour(state, seat) or against(state, seat, action.tile, action.payment)

    def appraises(self) -> tuple[type[Action], ...]:
        return (BazaarByVizier,)

    def appraise(self, eye: Eye, action: Action) -> float:
        """Like a tile of the market."""
        if not isinstance(action, BazaarByVizier):
            return 0.0
        return out_of_turn(eye, eye.worth(action.tile) - eye.cost(action.payment))


def _read(table: Table, words: list[str]) -> Action:
    return BazaarByVizier(*read_purchase(table, words, f"{VERB} TILE for CARD ..."))


register(VERB, _read)
