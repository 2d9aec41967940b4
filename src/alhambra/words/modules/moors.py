"""ART in words."""

from __future__ import annotations

import re
from typing import Final

from alhambra.core.actions import Action
from alhambra.core.events import Event
from alhambra.core.table import Table
from alhambra.core.view import View
from alhambra.rulebooks.moors.actions import CounterTaken, CultureDeveloped, DevelopCulture
from alhambra.rulebooks.moors.module import ArtOfTheMoors
from alhambra.rulebooks.moors.part import Dial
from alhambra.words.saying import All, Say, Saying, Seat
from alhambra.words.wording import Offer, Wording

SOURCE: Final = "moors"
REASON: Final = re.compile(r"price (\d+)")


class MoorWords(Wording):
    """Culture counters."""

    def offer(self, view: View, action: Action) -> Offer | None:
        if not isinstance(action, DevelopCulture):
            return None
        note = Saying("note-takes-action")
        return Offer("develop", Saying("heading-culture"), Saying("develop-culture"), note, source=SOURCE)

    def tells(self, table: Table, event: Event) -> bool:
        return isinstance(event, CounterTaken | CultureDeveloped)

    def told(self, table: Table, event: Event) -> Saying | None:
        if isinstance(event, CounterTaken):
            return Saying("told-counter-taken", {"seat": Seat(event.seat), "price": event.price})
        if isinstance(event, CultureDeveloped):
            turned = tuple([counter_arg(price, points) for price, points in event.values.items()])
            return Saying("told-culture-developed", {"seat": Seat(event.seat), "counters": All(turned)})
        return None

    def award(self, reason: str) -> Saying | None:
        found = REASON.fullmatch(reason)
        return Saying("award-culture", {"price": int(found[1])}) if found else None


def counter_arg(price: int, points: int) -> Say:
    """A counter and the points at its gem."""
    return Say(Saying("culture-value", {"price": price, "points": points}))


def faces(table: Table) -> list[Dial]:
    """The faces of the counters at this table, for those who show them; none where the module is not played."""
    return [dial for module in table.modules if isinstance(module, ArtOfTheMoors) for dial in module.dials]
