"""ALC in words: what dice, markers and start chip say is told by `cup`."""

from __future__ import annotations

from typing import Final

from alhambra.core.actions import Action
from alhambra.core.events import Event
from alhambra.core.pieces import EMPTY
from alhambra.core.table import Table
from alhambra.core.view import View
from alhambra.games.alcazaba.events import MarkerStaysHome, StartChipWon, TilesLaidOut, TilesLeft, TileWon
from alhambra.games.alcazaba.rewards import Pick
from alhambra.words.pieces import tile_arg
from alhambra.words.saying import All, Arg, Saying, Seat
from alhambra.words.wording import Offer, Wording

SOURCE: Final = "offer"  # the tiles on offer
CHIP: Final = "start-chip"
REWARD: Final = "choose-reward"
EVENTS: Final = (TilesLaidOut, MarkerStaysHome, TileWon, StartChipWon, TilesLeft)


class AlcazabaWords(Wording):
    """Tiles on offer, and what is won for a marker."""

    def offer(self, view: View, action: Action) -> Offer | None:
        if not isinstance(action, Pick):
            return None
        heading = Saying("heading-pick")
        if action.tile == EMPTY:
            return Offer("pick", heading, Saying("pick-start-chip"), source=CHIP)
        tile = tile_arg(view.table, action.tile)
        return Offer("pick", heading, Saying("pick-tile", {"tile": tile}), tile=tile.name, source=SOURCE)

    def question(self, view: View) -> Saying | None:
        return Saying("question-pick") if view.question == REWARD else None

    def tells(self, table: Table, event: Event) -> bool:
        return isinstance(event, EVENTS)

    def told(self, table: Table, event: Event) -> Saying | None:
        if isinstance(event, TilesLaidOut):
            return Saying("told-laid-out", {"tiles": _tiles(table, event.pile + event.drawn)})
        if isinstance(event, TilesLeft):
            return Saying("told-tiles-left", {"tiles": _tiles(table, event.tiles)})
        if isinstance(event, MarkerStaysHome):
            return Saying("told-stays-home", {"seat": Seat(event.seat)})
        if isinstance(event, TileWon):
            args: dict[str, Arg] = {"tile": tile_arg(table, event.tile)}
            if event.owner == table.seats:
                return Saying("told-dirk-won-tile", args)
            return Saying("told-tile-won", {**args, "seat": Seat(event.owner)})
        if isinstance(event, StartChipWon):
            if event.owner == table.seats:
                return Saying("told-dirk-won-start-chip")
            return Saying("told-start-chip-won", {"seat": Seat(event.owner)})
        return None


def _tiles(table: Table, tiles: bytes) -> All:
    return All(tuple([tile_arg(table, tile) for tile in tiles]))
