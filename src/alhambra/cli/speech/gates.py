"""GATE in words."""

from __future__ import annotations

from typing import Final
from typing import cast as known

from rich.text import Text

from alhambra.cli.boards import Block
from alhambra.cli.glyphs import FAINT, GOOD_STYLE, Glyphs
from alhambra.cli.names import Cast, listed, plural, tile_words
from alhambra.cli.speech.wording import Offer, Wording, row, who
from alhambra.core.actions import Action
from alhambra.core.events import CardTurnedUp, Event
from alhambra.core.pieces import SIDE_NAMES
from alhambra.core.table import Table
from alhambra.core.view import View
from alhambra.rulebooks.gates.actions import AddThrough, BuildThrough, RemoveWithGates, SwapThrough, TakeGate
from alhambra.rulebooks.gates.events import GateLaidOut, GateSet, GateTaken
from alhambra.rulebooks.gates.module import GATE

SIDE_WORDS: Final = dict(zip(SIDE_NAMES, ("northern", "eastern", "southern", "western"), strict=True))


class GateWords(Wording):
    """Gate cards and the gates on boards."""

    nutshell = (
        "City gates: an open gate card may be taken instead of money. It makes one double wall of your Alhambra "
        "passable when you build or redesign; the wall still counts. Tiles with a gate stay where they are."
    )

    def order(self, table: Table, action: Action) -> str:
        if isinstance(action, TakeGate):
            return "take the open gate card"
        if isinstance(action, BuildThrough | AddThrough):
            source = " from the reserve" if isinstance(action, AddThrough) else ""
            tile = tile_words(table, action.tile)
            return f"build {tile}{source} {_at(table, action.cell, action.side)}"
        if isinstance(action, SwapThrough):
            old, new = tile_words(table, action.old), tile_words(table, action.new)
            return f"exchange {old} for {new}, {_in_wall(action.side)}"
        if isinstance(action, RemoveWithGates):
            return f"move {tile_words(table, action.tile)} to the reserve, with {_gates(table, action.walls)}"
        return ""

    def offer(self, view: View, action: Action) -> Offer | None:
        table = view.table
        if isinstance(action, TakeGate):
            return Offer("Gate card", "take the open gate card", "instead of money")
        if isinstance(action, BuildThrough):
            label = _at(table, action.cell, action.side)
            return Offer("Build by way of a gate (uses a gate card)", label, tile=action.tile, cell=action.cell)
        if isinstance(action, AddThrough):
            folder = f"build {tile_words(table, action.tile)} from the reserve by way of a gate"
            label = _at(table, action.cell, action.side)
            return Offer("Redesign with gates", label, folder=folder, cell=action.cell)
        if isinstance(action, SwapThrough):
            cell = view.boards[view.seat].cell_of(action.old)
            label = f"{tile_words(table, action.new)} for {tile_words(table, action.old)}, {_in_wall(action.side)}"
            return Offer("Redesign with gates", label, folder="put a building in the place of a camp", cell=cell)
        if isinstance(action, RemoveWithGates):
            cell = view.boards[view.seat].cell_of(action.tile)
            label = f"{tile_words(table, action.tile)} at {table.cell_name(cell)}, {_gates(table, action.walls)}"
            return Offer("Redesign with gates", label, folder="move a tile to the reserve", cell=cell)
        return None

    def sentence(self, table: Table, event: Event, cast: Cast) -> str | None:
        if isinstance(event, GateLaidOut):
            if event.discarded:
                return "Another gate card came up: it is discarded, as one lies open already."
            return "A gate card came up: it lies open now."
        if isinstance(event, GateTaken):
            return f"{cast.name(event.seat)} took the gate card."
        if isinstance(event, GateSet):
            return f"{cast.name(event.seat)} set {_gates(table, (event.wall,))}."
        if isinstance(event, CardTurnedUp) and table.cards.names[event.card] == GATE:
            return ""
        return None

    def lines(self, view: View, cast: Cast, glyphs: Glyphs, width: int) -> Block:
        facts = view.modules["gates"]
        parts = [Text("a card lies open", GOOD_STYLE) if facts["open"] else Text("no card lies open", FAINT)]
        for seat, number in enumerate(known("list[int]", facts["held"])):
            if number:
                have = "have" if seat == view.seat else "has"
                parts.append(Text(f"{who(cast, seat)} {have} {plural(number, 'card')}"))
        for seat, gates in enumerate(known("list[list[str]]", facts["gates"])):
            if gates:
                parts.append(Text(f"{cast.title(seat)}: {plural(len(gates), 'gate')} built", FAINT))
        return row("Gates", parts, width)


def _at(table: Table, cell: int, side: int) -> str:
    return f"at {table.cell_name(cell)}, {_in_wall(side)}"


def _in_wall(side: int) -> str:
    return f"gate in its {SIDE_WORDS[SIDE_NAMES[side]]} wall"


def _gates(table: Table, walls: tuple[int, ...]) -> str:
    places = [f"the {SIDE_WORDS[SIDE_NAMES[wall & 3]]} wall of {table.cell_name(wall >> 2)}" for wall in walls]
    return f"{'a gate' if len(walls) == 1 else 'gates'} in {listed(places)}"
