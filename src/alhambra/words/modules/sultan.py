"""SUL in words, those of the ruling with the vizier included."""

from __future__ import annotations

from typing import Final, cast

from alhambra.core.actions import Action
from alhambra.core.events import CardTurnedUp, Event
from alhambra.core.table import Table
from alhambra.core.view import View
from alhambra.rulebooks.sultan.actions import PREFIX, BuySultan, ClaimTile, MarkSultan, RollDie
from alhambra.rulebooks.sultan.events import DieRolled, SultanBought, SultanLaidOut, SultanMarked, TileClaimed
from alhambra.rulings.vizier_and_sultan import VERB as BY_VIZIER
from alhambra.rulings.vizier_and_sultan import SultanByVizier
from alhambra.words.pieces import card_arg, cards_arg, kind_arg, paid, tile_arg
from alhambra.words.saying import Arg, Saying, Seat
from alhambra.words.wording import Offer, Wording

SOURCE: Final = "sultan"
DRAWN: Final = "drawn"  # a tile that has left the bag and lies nowhere yet
ROLLING: Final = "ask-to-roll"
MARKING: Final = "choose-face"
CLAIMING: Final = "ask-for-claim"


class SultanWords(Wording):
    """Sultan cards, the die, and tiles taken on their way to the market."""

    def offer(self, view: View, action: Action) -> Offer | None:
        if isinstance(action, BuySultan | SultanByVizier):
            return _buy(view, action)
        if isinstance(action, RollDie):
            return Offer("roll", Saying("heading-sultan-die"), Saying("roll-sultan-die"))
        if isinstance(action, MarkSultan):
            return Offer("mark", Saying("heading-sultan-die"), Saying("mark-sultan", {"type": kind_arg(action.kind)}))
        if isinstance(action, ClaimTile):
            tile = tile_arg(view.table, action.tile)
            label = Saying("claim-tile", {"tile": tile})
            return Offer("claim", Saying("heading-claim"), label, tile=tile.name, source=DRAWN)
        return None

    def question(self, view: View) -> Saying | None:
        if view.question == ROLLING:
            return Saying("question-roll-sultan-die")
        if view.question == MARKING:
            return Saying("question-mark-sultan")
        return Saying("question-claim") if view.question == CLAIMING else None

    def declining(self, view: View) -> Saying | None:
        if view.question == ROLLING:
            return Saying("decline-roll-sultan-die")
        return Saying("decline-claim") if view.question == CLAIMING else None

    def tells(self, table: Table, event: Event) -> bool:
        if isinstance(event, CardTurnedUp):
            return table.cards.names[event.card].startswith(PREFIX)  # that it is laid out is told
        return isinstance(event, SultanLaidOut | SultanBought | DieRolled | SultanMarked | TileClaimed)

    def told(self, table: Table, event: Event) -> Saying | None:
        if isinstance(event, SultanLaidOut):
            return Saying("told-sultan-card", {"card": card_arg(table, event.card), "type": kind_arg(event.kind)})
        if isinstance(event, SultanBought):
            args: dict[str, Arg] = {"card": card_arg(table, event.card), "type": kind_arg(event.kind)}
            return Saying("told-sultan-bought", {"seat": Seat(event.seat), **args})
        if isinstance(event, DieRolled):
            return Saying("told-die-rolled", {"seat": Seat(event.seat), "type": kind_arg(event.kind)})
        if isinstance(event, SultanMarked):
            return Saying("told-sultan-marked", {"seat": Seat(event.seat), "type": kind_arg(event.kind)})
        if isinstance(event, TileClaimed):
            return Saying("told-claimed", {"seat": Seat(event.seat), "tile": tile_arg(table, event.tile)})
        return None


def _buy(view: View, action: BuySultan | SultanByVizier) -> Offer:
    by_vizier = isinstance(action, SultanByVizier)
    over = paid(view, action.payment) - cast(int, view.modules[SOURCE]["price"])
    cards = cards_arg(view.table, action.payment)
    args: dict[str, Arg] = {"card": card_arg(view.table, action.card), "type": kind_arg(action.kind), "cards": cards}
    note = Saying("note-over", {"over": over}) if over else Saying("note-exact-again")
    return Offer(
        BY_VIZIER if by_vizier else "buy-sultan",
        Saying("heading-vizier-buys" if by_vizier else "heading-sultan"),
        Saying("buy-sultan-with-vizier" if by_vizier else "buy-sultan", args),
        None if by_vizier else note,
        cards=cards.names,
        over=over,
        larger=not by_vizier,
        source=SOURCE,
    )
