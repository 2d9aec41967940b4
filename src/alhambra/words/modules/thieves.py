"""THF in words."""

from __future__ import annotations

from typing import Final

from alhambra.core.actions import Action
from alhambra.core.base_actions import Stop
from alhambra.core.events import Event
from alhambra.core.table import Table
from alhambra.core.view import View
from alhambra.rulebooks.thieves.actions import PlayThief, ThiefPlayed
from alhambra.words.pieces import cards_arg, field_arg
from alhambra.words.saying import Saying, Seat
from alhambra.words.wording import Offer, Wording

WINDOW: Final = "window"


class ThiefWords(Wording):
    """Hidden thieves, and the question between two turns when there is more than one thing to do."""

    def offer(self, view: View, action: Action) -> Offer | None:
        if not isinstance(action, PlayThief):
            return None
        cards = cards_arg(view.table, (action.card,))
        return Offer("thief", Saying("heading-thieves"), Saying("play-thief", {"cards": cards}), cards=cards.names)

    def question(self, view: View) -> Saying | None:
        if view.question != WINDOW:
            return None
        thieves_only = all(isinstance(option, PlayThief | Stop) for option in view.options)
        return Saying("question-thief" if thieves_only else "question-between-turns")

    def tells(self, table: Table, event: Event) -> bool:
        return isinstance(event, ThiefPlayed)

    def told(self, table: Table, event: Event) -> Saying | None:
        if not isinstance(event, ThiefPlayed):
            return None
        return Saying("told-thief", {"seat": Seat(event.seat), "currency": field_arg(event.currency)})
