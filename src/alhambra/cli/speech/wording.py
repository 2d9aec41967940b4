"""What a module can say in the terminal. Whatever it leaves out is told by record texts and raw facts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import wrap
from typing import Final

from rich.text import Text

from alhambra.cli.boards import Block, shelves
from alhambra.cli.glyphs import Glyphs
from alhambra.cli.names import Cast
from alhambra.core.actions import Action
from alhambra.core.board import Board
from alhambra.core.events import Event
from alhambra.core.pieces import EMPTY
from alhambra.core.table import Table
from alhambra.core.view import View

TITLE_WIDTH: Final = 11  # of the column in front of what modules have on the table


@dataclass(frozen=True)
class Offer:
    """An action as a line of a menu."""

    heading: str
    label: str
    note: str = ""  # faint, behind the label
    folder: str = ""  # actions with the same folder are a menu of their own
    tile: int = EMPTY  # the acquired tile it places
    cell: int = -1  # the square of one's own Alhambra it is about


class Wording:
    """The words of one module. Empty words mean: nothing to say here."""

    nutshell: str = ""  # its rules in a sentence or two

    def order(self, table: Table, action: Action) -> str:
        """What an action would do, as an order."""
        return ""

    def offer(self, view: View, action: Action) -> Offer | None:
        """An action of this module as a line of a menu."""
        words = self.order(view.table, action)
        return Offer("Also", words) if words else None

    def question(self, view: View) -> str:
        """What is asked, if this module asks."""
        return ""

    def refusal(self, view: View) -> str:
        """What it means to stop or pass, if this module asks."""
        return ""

    def sentence(self, table: Table, event: Event, cast: Cast) -> str | None:
        """What happened; None if it is no event of this module, empty if others tell it."""
        return None

    def lines(self, view: View, cast: Cast, glyphs: Glyphs, width: int) -> Block:
        """What lies open on the table, and one's own secrets."""
        return []

    def extra(self, board: Board, kind: int, unexplained: int) -> tuple[int, str]:
        """How many half buildings of a type count through this module, of those still unexplained; and why."""
        return 0, ""

    def reason(self, text: str) -> str:
        """Why points were given, in words for people."""
        return text


def row(title: str, parts: Sequence[Text], width: int) -> Block:
    """A title with short things beside it, in as many lines as they need."""
    room = width - TITLE_WIDTH
    fitting: list[Block] = []
    for part in parts:
        fitting.append([part] if part.cell_len <= room else [Text(line) for line in wrap(part.plain, room)])
    flows = all(len(block) == 1 for block in fitting)
    lines = shelves(fitting, room, gap=2) if flows else [line for block in fitting for line in block]
    titles = [title, *[""] * len(lines)]
    return [Text.assemble((name.ljust(TITLE_WIDTH), "bold"), line) for name, line in zip(titles, lines)]


def who(cast: Cast, seat: int) -> str:
    """`you`, `B`, within a sentence."""
    return "you" if seat == cast.you else cast.name(seat)
