"""VIZ in words."""

from __future__ import annotations

from typing import Final

from alhambra.core.actions import Action
from alhambra.core.base_actions import Stop
from alhambra.core.events import Event
from alhambra.core.table import Table
from alhambra.core.view import View
from alhambra.rulebooks.vizier.actions import UseVizier, WakeVizier
from alhambra.rulebooks.vizier.part import StoneTurned
from alhambra.words.pieces import cards_arg, tile_arg
from alhambra.words.saying import Saying, Seat
from alhambra.words.wording import Offer, Wording

WINDOW: Final = "window"


class VizierWords(Wording):
    """Stones that are awake or asleep."""

    def offer(self, view: View, action: Action) -> Offer | None:
        if isinstance(action, WakeVizier):
            return Offer("wake", Saying("heading-vizier"), Saying("wake-vizier"), Saying("note-takes-action"))
        if not isinstance(action, UseVizier):
            return None
        tile, cards = tile_arg(view.table, action.tile), cards_arg(view.table, action.payment)
        return Offer(
            "vizier",
            Saying("heading-vizier-buys"),
            Saying("buy-with-vizier", {"tile": tile, "cards": cards}),
            tile=tile.name,
            cards=cards.names,
            over=0,
            source="market",
        )

    def question(self, view: View) -> Saying | None:
        buys_only = all(isinstance(option, UseVizier | Stop) for option in view.options)
        return Saying("question-window") if view.question == WINDOW and buys_only else None

    def declining(self, view: View) -> Saying | None:
        return Saying("decline-window") if view.question == WINDOW else None

    def tells(self, table: Table, event: Event) -> bool:
        return isinstance(event, StoneTurned)

    def told(self, table: Table, event: Event) -> Saying | None:
        if not isinstance(event, StoneTurned):
            return None
        return Saying("told-vizier-wakes" if event.awake else "told-vizier-buys", {"seat": Seat(event.seat)})
