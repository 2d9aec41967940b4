"""HUT in words."""

from __future__ import annotations

from alhambra.core.actions import Action
from alhambra.core.board import Board
from alhambra.core.events import Event
from alhambra.core.pieces import EMPTY
from alhambra.core.table import Table
from alhambra.core.view import View
from alhambra.rulebooks.huts.actions import HutTaken, TakeHut
from alhambra.rulebooks.huts.module import ONE_BUILDING, buildings_beside
from alhambra.words.pieces import HUT, hut_type, tile_arg
from alhambra.words.saying import Arg, Saying, Seat
from alhambra.words.wording import Offer, Wording


class HutWords(Wording):
    """Six stacks of huts."""

    def offer(self, view: View, action: Action) -> Offer | None:
        if not isinstance(action, TakeHut):
            return None
        hut = tile_arg(view.table, action.hut)
        return Offer("take-hut", Saying("heading-huts"), Saying("take-hut", {"tile": hut}), tile=hut.name, source=HUT)

    def tells(self, table: Table, event: Event) -> bool:
        return isinstance(event, HutTaken)

    def told(self, table: Table, event: Event) -> Saying | None:
        if not isinstance(event, HutTaken):
            return None
        args: dict[str, Arg] = {"seat": Seat(event.seat), "tile": tile_arg(table, event.hut)}
        if event.turned_up == EMPTY:
            return Saying("told-last-hut", args)
        return Saying("told-hut", {**args, "below": tile_arg(table, event.turned_up)})

    def extra(self, board: Board, kind: int, unexplained: int) -> tuple[int, Saying | None]:
        beside = 0
        for cell in board.cells:
            if hut_type(board.tiles.names[board.tile_at(cell)]) == kind:
                beside += int(buildings_beside(board, cell, kind))
        return ONE_BUILDING * beside, Saying("extra-huts", {"number": beside})
