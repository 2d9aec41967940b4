"""BON in words."""

from __future__ import annotations

from typing import Final

from alhambra.core.actions import Action
from alhambra.core.board import Board
from alhambra.core.events import Event, ScoringBegan
from alhambra.core.table import Table
from alhambra.core.view import View
from alhambra.rulebooks.bonus.actions import BonusRevealed, RevealBonus
from alhambra.words.pieces import tile_arg
from alhambra.words.saying import Saying, Seat
from alhambra.words.wording import Offer, Wording

ASKED: Final = "ask-for-bonus"
ONE_BUILDING: Final = 2  # in half buildings


class BonusWords(Wording):
    """Hidden cards and revealed ones."""

    def offer(self, view: View, action: Action) -> Offer | None:
        if not isinstance(action, RevealBonus):
            return None
        tile = tile_arg(view.table, action.card)
        return Offer("reveal", Saying("heading-bonus"), Saying("reveal-bonus", {"tile": tile}), tile=tile.name)

    def question(self, view: View) -> Saying | None:
        if view.question != ASKED:
            return None
        can = len(view.options) > 1
        latest = _laid_open(view)
        if latest is None:
            return Saying("question-bonus" if can else "question-no-bonus")
        return Saying("question-bonus-again" if can else "question-no-bonus-again", {"seat": Seat(latest.seat)})

    def declining(self, view: View) -> Saying | None:
        return Saying("decline-bonus") if view.question == ASKED else None

    def tells(self, table: Table, event: Event) -> bool:
        return isinstance(event, BonusRevealed)

    def told(self, table: Table, event: Event) -> Saying | None:
        if not isinstance(event, BonusRevealed):
            return None
        return Saying("told-bonus", {"seat": Seat(event.seat), "tile": tile_arg(table, event.card)})

    def extra(self, board: Board, kind: int, unexplained: int) -> tuple[int, Saying | None]:
        """What no other module counts: cards are not remembered by a scoring, but whole buildings are theirs."""
        cards = unexplained // ONE_BUILDING
        return cards * ONE_BUILDING, Saying("extra-bonus", {"number": cards})


def _laid_open(view: View) -> BonusRevealed | None:
    """The latest card that was laid open since the scoring began: why all are asked again (BON-8)."""
    for event in reversed(view.events):
        if isinstance(event, BonusRevealed):
            return event
        if isinstance(event, ScoringBegan):
            return None
    return None
