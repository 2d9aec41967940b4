"""GATE in words."""

from __future__ import annotations

from alhambra.core.actions import Action
from alhambra.core.events import ACQUIRED, ALHAMBRA, RESERVE, CardTurnedUp, Event
from alhambra.core.pieces import SIDE_NAMES
from alhambra.core.table import Table
from alhambra.core.view import View
from alhambra.rulebooks.gates.actions import AddThrough, BuildThrough, RemoveWithGates, SwapThrough, TakeGate
from alhambra.rulebooks.gates.events import GateLaidOut, GateSet, GateTaken
from alhambra.rulebooks.gates.module import GATE
from alhambra.words.pieces import cell_arg, side_arg, tile_arg
from alhambra.words.saying import All, Arg, Say, Saying, Seat
from alhambra.words.wording import Offer, Wording


class GateWords(Wording):
    """Gate cards and the gates on boards."""

    def offer(self, view: View, action: Action) -> Offer | None:
        if isinstance(action, TakeGate):
            return Offer("take-gate", Saying("heading-gate-card"), Saying("take-gate"), Saying("note-instead-of-money"))
        if isinstance(action, BuildThrough | AddThrough):
            return _through(view, action)
        if isinstance(action, SwapThrough):
            return _swap(view, action)
        if isinstance(action, RemoveWithGates):
            return _remove(view, action)
        return None

    def tells(self, table: Table, event: Event) -> bool:
        if isinstance(event, CardTurnedUp):
            return table.cards.names[event.card] == GATE  # what becomes of it is told
        return isinstance(event, GateLaidOut | GateTaken | GateSet)

    def told(self, table: Table, event: Event) -> Saying | None:
        if isinstance(event, GateLaidOut):
            return Saying("told-gate-discarded" if event.discarded else "told-gate-open")
        if isinstance(event, GateTaken):
            return Saying("told-gate-taken", {"seat": Seat(event.seat)})
        if isinstance(event, GateSet):
            return Saying("told-gate-set", {"seat": Seat(event.seat), "wall": Say(_wall(table, event.wall))})
        return None


def _through(view: View, action: BuildThrough | AddThrough) -> Offer:
    added = isinstance(action, AddThrough)
    tile = tile_arg(view.table, action.tile)
    args: dict[str, Arg] = {"tile": tile, "cell": cell_arg(view.table, action.cell), "side": side_arg(action.side)}
    return Offer(
        "add-through" if added else "build-through",
        Saying("heading-redesign-gates" if added else "heading-build-gates"),
        Saying("add-through" if added else "build-through", args),
        tile=tile.name,
        cell=view.table.cell_name(action.cell),
        side=SIDE_NAMES[action.side].lower(),
        source=RESERVE if added else ACQUIRED,
        folder=Saying("folder-add-through", {"tile": tile}) if added else None,
    )


def _swap(view: View, action: SwapThrough) -> Offer:
    old, new = tile_arg(view.table, action.old), tile_arg(view.table, action.new)
    cell = view.boards[view.seat].cell_of(action.old)
    args: dict[str, Arg] = {"old": old, "tile": new, "cell": cell_arg(view.table, cell), "side": side_arg(action.side)}
    return Offer(
        "swap-through",
        Saying("heading-redesign-gates"),
        Saying("swap-through", args),
        tile=new.name,
        old=old.name,
        cell=view.table.cell_name(cell),
        side=SIDE_NAMES[action.side].lower(),
        source=RESERVE,
        folder=Saying("folder-swap-through"),
    )


def _remove(view: View, action: RemoveWithGates) -> Offer:
    tile = tile_arg(view.table, action.tile)
    cell = view.boards[view.seat].cell_of(action.tile)
    walls = All(tuple([Say(_wall(view.table, wall)) for wall in action.walls]))
    return Offer(
        "remove-with-gates",
        Saying("heading-redesign-gates"),
        Saying("remove-with-gates", {"tile": tile, "cell": cell_arg(view.table, cell), "walls": walls}),
        tile=tile.name,
        cell=view.table.cell_name(cell),
        source=ALHAMBRA,
        folder=Saying("folder-remove"),
    )


def _wall(table: Table, wall: int) -> Saying:
    """A double wall: the eastern or southern side of a cell."""
    return Saying("wall-of", {"side": side_arg(wall & 3), "cell": cell_arg(table, wall >> 2)})
