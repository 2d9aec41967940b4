"""WALL in words."""

from __future__ import annotations

from alhambra.core.actions import Action
from alhambra.core.events import ACQUIRED, ALHAMBRA, RESERVE, CardTurnedUp, Event
from alhambra.core.pieces import SIDE_NAMES, sides_of
from alhambra.core.table import Table
from alhambra.core.view import View
from alhambra.core.wall import wall_length
from alhambra.rulebooks.walls.actions import PREFIX, ErectWalls, WallErected, shown
from alhambra.rulebooks.walls.frames import WallLaidOut
from alhambra.words.pieces import side_arg, tile_arg
from alhambra.words.saying import All, Arg, Saying, Seat
from alhambra.words.wording import NO_WALL, Offer, Wording


class WallWords(Wording):
    """Wall cards, and the wooden walls on boards."""

    def offer(self, view: View, action: Action) -> Offer | None:
        if not isinstance(action, ErectWalls):
            return None
        table = view.table
        tile, sides = tile_arg(table, action.tile), sides_of(shown(table, action.card))
        args: dict[str, Arg] = {"tile": tile, "sides": sides_arg(table, action.card)}
        note, wall = _wall_note(view, action)
        return Offer(
            "erect",
            Saying("heading-walls"),
            Saying("erect-wall", args),
            note,
            tile=tile.name,
            cell=_cell(view, action.tile),
            side=sides.lower() if len(sides) == 1 else "",
            cards=(table.cards.names[action.card],),
            source=_source(view, action.tile),
            wall=wall,
            folder=Saying("folder-erect", {"sides": args["sides"]}),
        )

    def tells(self, table: Table, event: Event) -> bool:
        if isinstance(event, CardTurnedUp):
            return table.cards.names[event.card].startswith(PREFIX)  # that it is laid out is told
        return isinstance(event, WallLaidOut | WallErected)

    def told(self, table: Table, event: Event) -> Saying | None:
        if isinstance(event, WallLaidOut):
            return Saying("told-wall-card", {"sides": sides_arg(table, event.card)})
        if isinstance(event, WallErected):
            args: dict[str, Arg] = {"seat": Seat(event.seat), "tile": tile_arg(table, event.tile)}
            return Saying("told-wall-erected", {**args, "sides": sides_arg(table, event.card)})
        return None


def sides_arg(table: Table, card: int) -> All:
    """The sides a wall card shows."""
    return All(tuple([side_arg(SIDE_NAMES.index(side)) for side in sides_of(shown(table, card))]))


def _cell(view: View, tile: int) -> str:
    """Where a tile stands in one's own Alhambra, if it does."""
    board = view.boards[view.seat]
    return view.table.cell_name(board.cell_of(tile)) if board.holds(tile) else ""


def _source(view: View, tile: int) -> str:
    if view.boards[view.seat].holds(tile):
        return ALHAMBRA
    return RESERVE if tile in view.reserves[view.seat] else ACQUIRED


def _wall_note(view: View, action: ErectWalls) -> tuple[Saying | None, int]:
    """What becomes of the longest outer wall; nothing if the tile does not stand in the Alhambra."""
    board = view.boards[view.seat]
    if not board.holds(action.tile):
        return None, NO_WALL
    after = board.with_marks(action.tile, shown(view.table, action.card))
    wall, longer = int(wall_length(board)), int(wall_length(after))
    if wall == longer:
        return Saying("note-wall", {"wall": wall}), wall
    return Saying("note-wall-changes", {"before": wall, "wall": longer}), longer
