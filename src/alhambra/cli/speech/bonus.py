"""BON in words."""

from __future__ import annotations

from typing import Final
from typing import cast as known

from rich.text import Text

from alhambra.cli.boards import Block
from alhambra.cli.glyphs import FAINT, Glyphs
from alhambra.cli.names import Cast, listed, plural, tile_words
from alhambra.cli.speech.wording import Offer, Wording, row
from alhambra.core.actions import Action
from alhambra.core.board import Board
from alhambra.core.events import Event
from alhambra.core.table import Table
from alhambra.core.view import View
from alhambra.rulebooks.bonus.actions import BonusRevealed, RevealBonus

ASKED: Final = "ask-for-bonus"
ONE_BUILDING: Final = 2  # in half buildings


class BonusWords(Wording):
    """Hidden cards and revealed ones."""

    nutshell = (
        "Bonus cards: each shows one tile without walls. If it stands in your Alhambra you may lay the card open, "
        "which takes no time: from then on the tile counts twice."
    )

    def order(self, table: Table, action: Action) -> str:
        if isinstance(action, RevealBonus):
            return f"lay your bonus card open: {tile_words(table, action.card)} counts twice"
        return ""

    def offer(self, view: View, action: Action) -> Offer | None:
        words = self.order(view.table, action)
        return Offer("Bonus cards (takes no time)", words) if words else None

    def question(self, view: View) -> str:
        return "A scoring begins: will you lay a bonus card open?" if view.question == ASKED else ""

    def refusal(self, view: View) -> str:
        return "keep it hidden" if view.question == ASKED else ""

    def sentence(self, table: Table, event: Event, cast: Cast) -> str | None:
        if isinstance(event, BonusRevealed):
            who = cast.name(event.seat)
            return f"{who} laid a bonus card open: {tile_words(table, event.card)} counts twice."
        return None

    def lines(self, view: View, cast: Cast, glyphs: Glyphs, width: int) -> Block:
        facts = view.modules["bonus"]
        hidden, shown = known("list[int]", facts["hidden"]), known("list[list[str]]", facts["revealed"])
        parts: list[Text] = []
        mine = known("list[str]", facts["mine"])
        if mine:
            parts.append(Text(f"yours, secret: {self._tiles(view, mine)}"))
        for seat, (number, names) in enumerate(zip(hidden, shown)):
            told = [plural(number, "hidden card")] if number and seat != view.seat else []
            told += [f"open {self._tiles(view, names)}"] if names else []
            if told:
                parts.append(Text(f"{cast.title(seat)}: {', '.join(told)}", FAINT if not names else ""))
        return row("Bonus", parts, width)

    def extra(self, board: Board, kind: int, unexplained: int) -> tuple[int, str]:
        """What no other module counts: cards are not remembered by a scoring, but whole buildings are theirs."""
        cards = unexplained // ONE_BUILDING
        return cards * ONE_BUILDING, plural(cards, "bonus card")

    def _tiles(self, view: View, names: list[str]) -> str:
        return listed([tile_words(view.table, view.table.tiles.find(name)) for name in names])
