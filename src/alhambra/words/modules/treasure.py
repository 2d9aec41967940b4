"""TRE in words."""

from __future__ import annotations

import re
from typing import Final, cast

from alhambra.core.actions import Action
from alhambra.core.events import ALHAMBRA, Event
from alhambra.core.table import Table
from alhambra.core.view import View
from alhambra.rulebooks.treasure.actions import ChooseRoom, PayForChests
from alhambra.rulebooks.treasure.events import ChestLaid, ChestsBought, ChestsReturned, DirkGotChests, RoomFilled
from alhambra.rulebooks.treasure.frames import LayChest
from alhambra.words.pieces import cards_arg, kind_arg, paid, tile_arg
from alhambra.words.saying import All, Arg, Kind, Say, Saying, Seat
from alhambra.words.wording import Offer, Wording

SOURCE: Final = "treasure"
PAYING: Final = "pay-for-chests"
PLACING: Final = "lay-chests"
EVENTS: Final = (ChestsBought, ChestLaid, ChestsReturned, DirkGotChests, RoomFilled)
REASON: Final = re.compile(r"(\d+) chests, place (\d)")


class TreasureWords(Wording):
    """Three rooms full of chests, and the chests on buildings."""

    def offer(self, view: View, action: Action) -> Offer | None:
        if isinstance(action, ChooseRoom):
            args: dict[str, Arg] = {"room": action.room + 1, "chests": room_arg(view, action.room)}
            note = Saying("note-chests-price")
            return Offer("chests", Saying("heading-chests"), Saying("buy-chests", args), note, source=SOURCE)
        if isinstance(action, PayForChests):
            cards = cards_arg(view.table, action.payment)
            label = Saying("pay-chests", {"room": action.room + 1, "cards": cards})
            over = paid(view, action.payment) - cast(int, view.modules[SOURCE]["price"])
            return Offer("pay-chests", Saying("heading-pay-chests"), label, cards=cards.names, over=over, source=SOURCE)
        if isinstance(action, LayChest):
            tile, cell = tile_arg(view.table, action.tile), view.boards[view.seat].cell_of(action.tile)
            label, at = Saying("lay-chest", {"tile": tile}), view.table.cell_name(cell)
            return Offer("lay-chest", Saying("heading-lay-chests"), label, tile=tile.name, cell=at, source=ALHAMBRA)
        return None

    def question(self, view: View) -> Saying | None:
        if view.question == PAYING:
            return Saying("question-pay-for-chests")
        if view.question != PLACING:
            return None
        waiting = tuple([Kind(name) for name in cast("list[str]", view.modules[SOURCE]["waiting"])])
        return Saying("question-lay-chests", {"chests": All(waiting)})

    def declining(self, view: View) -> Saying | None:
        return Saying("decline-lay-chests") if view.question == PLACING else None

    def tells(self, table: Table, event: Event) -> bool:
        return isinstance(event, EVENTS)

    def told(self, table: Table, event: Event) -> Saying | None:
        if isinstance(event, ChestLaid):
            return Saying("told-chest-laid", {"seat": Seat(event.seat), "tile": tile_arg(table, event.tile)})
        if not isinstance(event, ChestsBought | ChestsReturned | DirkGotChests | RoomFilled):
            return None
        chests = All(tuple([kind_arg(kind) for kind in event.chests]))
        if isinstance(event, ChestsBought):
            return Saying("told-chests-bought", {"seat": Seat(event.seat), "room": event.room + 1, "chests": chests})
        if isinstance(event, RoomFilled):
            if not event.chests:
                return Saying("told-room-empty", {"room": event.room + 1})
            return Saying("told-room-filled", {"room": event.room + 1, "chests": chests})
        to_dirk = isinstance(event, DirkGotChests)
        return Saying("told-dirk-got-chests" if to_dirk else "told-chests-returned", {"chests": chests})

    def award(self, reason: str) -> Saying | None:
        found = REASON.fullmatch(reason)
        if found is None:
            return None
        place = Say(Saying("rank", {"place": int(found[2])}))
        return Saying("award-treasure", {"number": int(found[1]), "rank": place})


def room_arg(view: View, room: int) -> All:
    """The chests that lie in a room, by the types they are for."""
    rooms = cast("list[list[str]]", view.modules[SOURCE]["rooms"])
    return All(tuple([Kind(name) for name in rooms[room]]))
