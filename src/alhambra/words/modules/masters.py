"""MAS in words."""

from __future__ import annotations

from typing import Final

from alhambra.core.actions import Action
from alhambra.core.events import Event
from alhambra.core.table import Table
from alhambra.core.view import View
from alhambra.rulebooks.masters.frames import MasterSpent, SpendMaster
from alhambra.words.pieces import card_arg
from alhambra.words.saying import Saying, Seat
from alhambra.words.wording import HAND, Offer, Wording

SPENDING: Final = "ask-for-master"
REDESIGNING: Final = "redesign-by-master"


class MasterWords(Wording):
    """Money that redesigns."""

    def offer(self, view: View, action: Action) -> Offer | None:
        if not isinstance(action, SpendMaster):
            return None
        card = card_arg(view.table, action.card)
        label = Saying("spend-master", {"card": card})
        return Offer("master", Saying("heading-master"), label, cards=(card.name,), source=HAND)

    def question(self, view: View) -> Saying | None:
        if view.question == SPENDING:
            return Saying("question-spend-master")
        return Saying("question-master-redesigns") if view.question == REDESIGNING else None

    def declining(self, view: View) -> Saying | None:
        return Saying("decline-master") if view.question == SPENDING else None

    def tells(self, table: Table, event: Event) -> bool:
        return isinstance(event, MasterSpent)

    def told(self, table: Table, event: Event) -> Saying | None:
        if not isinstance(event, MasterSpent):
            return None
        return Saying("told-master", {"seat": Seat(event.seat), "card": card_arg(table, event.card)})
