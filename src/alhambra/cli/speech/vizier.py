"""VIZ in words."""

from __future__ import annotations

from typing import cast as known

from rich.text import Text

from alhambra.cli.boards import Block
from alhambra.cli.glyphs import FAINT, Glyphs
from alhambra.cli.names import Cast, cards_words, listed, tile_words
from alhambra.cli.speech.wording import Offer, Wording, row, who
from alhambra.core.actions import Action
from alhambra.core.events import Event
from alhambra.core.table import Table
from alhambra.core.view import View
from alhambra.rulebooks.vizier.actions import UseVizier, WakeVizier
from alhambra.rulebooks.vizier.part import StoneTurned

WINDOW = "window"


class VizierWords(Wording):
    """Stones that are awake or asleep."""

    nutshell = (
        "Vizier: between two turns an awake vizier may buy one tile of the market for exactly its price. Then it "
        "sleeps; waking it is an action of a turn."
    )

    def order(self, table: Table, action: Action) -> str:
        if isinstance(action, UseVizier):
            return f"buy {tile_words(table, action.tile)} for {cards_words(table, action.payment)} with the vizier"
        return "wake your vizier" if isinstance(action, WakeVizier) else ""

    def offer(self, view: View, action: Action) -> Offer | None:
        if isinstance(action, UseVizier):
            label = f"{tile_words(view.table, action.tile)} for {cards_words(view.table, action.payment)}"
            return Offer("Buy out of turn; your vizier sleeps afterwards", label)
        if isinstance(action, WakeVizier):
            return Offer("Vizier", "wake your vizier", "takes the action")
        return None

    def question(self, view: View) -> str:
        return "Between two turns: shall your vizier buy?" if view.question == WINDOW else ""

    def refusal(self, view: View) -> str:
        return "no, not now" if view.question == WINDOW else ""

    def sentence(self, table: Table, event: Event, cast: Cast) -> str | None:
        if not isinstance(event, StoneTurned):
            return None
        if event.awake:
            return f"{cast.name(event.seat)} woke the vizier."
        return f"{cast.name(event.seat)} acted out of turn: the vizier buys and sleeps now."

    def lines(self, view: View, cast: Cast, glyphs: Glyphs, width: int) -> Block:
        awake = known("list[bool]", view.modules["vizier"]["awake"])
        up = [who(cast, seat) for seat, stone in enumerate(awake) if stone]
        down = [who(cast, seat) for seat, stone in enumerate(awake) if not stone]
        parts = [Text(f"awake: {listed(up)}")] if up else []
        parts += [Text(f"asleep: {listed(down)}", FAINT)] if down else []
        return row("Viziers", parts, width)
