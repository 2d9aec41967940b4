"""BAZ in words, those of the rulings with vizier and characters included."""

from __future__ import annotations

import re
from typing import Final

from alhambra.core.actions import Action
from alhambra.core.events import Event, TileDrawn
from alhambra.core.table import Table
from alhambra.core.view import View
from alhambra.rulebooks.bazaars.actions import BazaarLaidOut, BuyBazaar
from alhambra.rulings.characters_and_bazaars import VERB as BY_KARIM
from alhambra.rulings.characters_and_bazaars import GetBazaar
from alhambra.rulings.vizier_and_bazaars import VERB as BY_VIZIER
from alhambra.rulings.vizier_and_bazaars import BazaarByVizier
from alhambra.words.pieces import cards_arg, tile_arg
from alhambra.words.saying import Saying, Tile
from alhambra.words.wording import Offer, Wording

SOURCE: Final = "bazaars"
PREFIX: Final = "bazaar-"  # of the names of bazaars
REASON: Final = re.compile(r"(bazaar-[\w-]+): (\d+) buildings of (\d) types")


class BazaarWords(Wording):
    """Tiles beside the market."""

    def offer(self, view: View, action: Action) -> Offer | None:
        if isinstance(action, BuyBazaar):
            return _bought(view, action, "buy-bazaar", Saying("buy-bazaar"), Saying("note-exact-again"))
        if isinstance(action, BazaarByVizier):
            return _bought(view, action, BY_VIZIER, Saying("buy-with-vizier"), None)
        if isinstance(action, GetBazaar):
            tile = tile_arg(view.table, action.tile)
            label = Saying("let-karim-pay", {"tile": tile})
            again = Saying("note-exact-again")
            return Offer(BY_KARIM, Saying("heading-karim"), label, again, tile=tile.name, source=SOURCE)
        return None

    def tells(self, table: Table, event: Event) -> bool:
        if isinstance(event, TileDrawn):
            return table.tiles.names[event.tile].startswith(PREFIX)  # told when it lies beside the market (BAZ-3)
        return isinstance(event, BazaarLaidOut)

    def told(self, table: Table, event: Event) -> Saying | None:
        return (
            Saying("told-bazaar", {"tile": tile_arg(table, event.tile)}) if isinstance(event, BazaarLaidOut) else None
        )

    def award(self, reason: str) -> Saying | None:
        found = REASON.fullmatch(reason)
        if found is None:
            return None
        return Saying("award-bazaar", {"tile": Tile(found[1]), "number": int(found[2]), "types": int(found[3])})


def _bought(view: View, action: BuyBazaar | BazaarByVizier, kind: str, label: Saying, note: Saying | None) -> Offer:
    tile, cards = tile_arg(view.table, action.tile), cards_arg(view.table, action.payment)
    heading = Saying("heading-bazaars" if note else "heading-vizier-buys")
    said = Saying(label.id, {"tile": tile, "cards": cards})
    return Offer(kind, heading, said, note, tile=tile.name, cards=cards.names, over=0, source=SOURCE)
