"""SUL-17: the vizier may buy an open sultan card, exactly."""

from __future__ import annotations

from typing import Final, final

from alhambra.core.actions import Action, register
from alhambra.core.appraisal import Eye
from alhambra.core.frames import Frame
from alhambra.core.module import NO_ACTIONS, Ruling
from alhambra.core.payment import affords, exact_ways, worth
from alhambra.core.state import State
from alhambra.core.table import Table
from alhambra.core.window import AskInWindow
from alhambra.rulebooks.sultan.actions import against, buy_sultan, purchase_text, read_purchase, sultan_till
from alhambra.rulebooks.sultan.appraisal import card_worth
from alhambra.rulebooks.sultan.part import sultan_cards
from alhambra.rulebooks.vizier.appraisal import out_of_turn
from alhambra.rulebooks.vizier.part import against_favour, stones, turn_stone

VERB: Final = "vizier-sultan"


@final
class SultanByVizier(Action):
    """VIZ-3 for a sultan card: nothing is drawn for it, so nothing is refilled."""

    __slots__ = ("card", "kind", "payment")

    def __init__(self, card: int, kind: int, payment: bytes) -> None:
        self.card: Final = card
        self.kind: Final = kind
        self.payment: Final = payment

    def key(self) -> tuple[object, ...]:
        return (VERB, self.card, self.kind, self.payment)

    def text(self, table: Table) -> str:
        return f"{VERB} {purchase_text(table, self.card, self.kind, self.payment)}"

    def play(self, state: State, seat: int) -> None:
        turn_stone(state, seat, False)
        buy_sultan(state, seat, self.card, self.kind, self.payment)


@final
class VizierAndSultan(Ruling):
    """SUL-17: an awake vizier buys an open card."""

    def key(self) -> str:
        return "vizier-and-sultan"

    def needs(self) -> tuple[str, ...]:
        return ("vizier", "sultan")

    def joins(self) -> tuple[type[Frame], ...]:
        return (AskInWindow,)

    def vetoes(self) -> tuple[type[Action], ...]:
        return ()

    def watches(self, state: State, seat: int) -> bool:
        return False  # it forbids only what nobody offers

    def offers(self, state: State, seat: int, frame: Frame) -> list[Action]:
        if not isinstance(frame, AskInWindow) or not stones(state).awake[seat]:
            return NO_ACTIONS
        part = sultan_cards(state)
        if not part.lying:
            return NO_ACTIONS
        found: list[Action] = []
        for card, kind in part.choices():
            till = part.till(state, card)
            if affords(state, seat, till):
                for way in exact_ways(state, seat, till):
                    found.append(SultanByVizier(card, kind, way))
        return found

    def forbids(self, state: State, seat: int, action: Action) -> str:
        if not isinstance(action, SultanByVizier):
            return ""
        rule = against_favour(state, seat) or against(state, seat, action.card, action.kind, action.payment)
        if rule:
            return rule
        return "" if worth(state, seat, action.payment) == sultan_till(state, action.card).price else "VIZ-3"

    def appraises(self) -> tuple[type[Action], ...]:
        return (SultanByVizier,)

    def appraise(self, eye: Eye, action: Action) -> float:
        """Like a tile of the market."""
        if not isinstance(action, SultanByVizier):
            return 0.0
        return out_of_turn(eye, card_worth(eye, action.kind) - eye.cost(action.payment))


def _read(table: Table, words: list[str]) -> Action:
    return SultanByVizier(*read_purchase(table, words, f"{VERB} CARD TYPE for CARD ..."))


register(VERB, _read)
