"""HUT in words."""

from __future__ import annotations

from typing import cast as known

from rich.text import Text

from alhambra.cli.boards import Block
from alhambra.cli.glyphs import FAINT, LETTERS, TYPE_STYLES, Glyphs
from alhambra.cli.names import Cast, hut_type, one, plural, tile_words
from alhambra.cli.speech.wording import Offer, Wording, row, who
from alhambra.core.actions import Action
from alhambra.core.board import Board
from alhambra.core.events import Event
from alhambra.core.pieces import EMPTY, sides_of
from alhambra.core.table import Table
from alhambra.core.view import View
from alhambra.rulebooks.huts.actions import HutTaken, TakeHut
from alhambra.rulebooks.huts.module import ONE_BUILDING, buildings_beside


class HutWords(Wording):
    """Six stacks of huts."""

    nutshell = (
        "Worker huts: taking an open hut is an action and costs nothing; everybody may have a few. It is built like a "
        "tile and makes every building of its colour beside it, with no wall between, count once more."
    )

    def order(self, table: Table, action: Action) -> str:
        return f"take {one(tile_words(table, action.hut))}" if isinstance(action, TakeHut) else ""

    def offer(self, view: View, action: Action) -> Offer | None:
        if isinstance(action, TakeHut):
            return Offer("Take a hut, for nothing", tile_words(view.table, action.hut))
        return None

    def sentence(self, table: Table, event: Event, cast: Cast) -> str | None:
        if not isinstance(event, HutTaken):
            return None
        took = f"{cast.name(event.seat)} took {one(tile_words(table, event.hut))}"
        if event.turned_up == EMPTY:
            return f"{took}, the last of its colour."
        return f"{took}; below it lies {one(tile_words(table, event.turned_up))}."

    def lines(self, view: View, cast: Cast, glyphs: Glyphs, width: int) -> Block:
        facts = view.modules["huts"]
        names, left = known("list[str]", facts["open"]), known("list[int]", facts["left"])
        parts: list[Text] = []
        for kind, (name, number) in enumerate(zip(names, left)):
            if name:
                walls = sides_of(view.table.tiles.marks[view.table.tiles.find(name)])
                sign = (f" h{LETTERS[kind]} ", TYPE_STYLES[kind])
                parts.append(Text.assemble(sign, f" wall {walls}" if walls else "", (f", {number} left", FAINT)))
        owned = known("list[int]", facts["owned"])
        having = [f"{who(cast, seat)} {number}" for seat, number in enumerate(owned) if number]
        if having:
            parts.append(Text(f"owned: {', '.join(having)}", FAINT))
        return row("Huts", parts or [Text("all taken", FAINT)], width)

    def extra(self, board: Board, kind: int, unexplained: int) -> tuple[int, str]:
        beside = 0
        for cell in board.cells:
            if hut_type(board.tiles.names[board.tile_at(cell)]) == kind:
                beside += buildings_beside(board, cell, kind)
        return ONE_BUILDING * beside, f"{plural(beside, 'building')} beside huts"
