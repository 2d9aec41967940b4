"""What can be said about an option, and what a module can say. Whatever it leaves out is told by raw facts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from alhambra.core.actions import Action
from alhambra.core.board import Board
from alhambra.core.events import Event
from alhambra.core.table import Table
from alhambra.core.view import View
from alhambra.words.saying import Saying

NOTHING_PAID: Final = -1
NO_WALL: Final = -1
HAND: Final = "hand"  # the source of an option whose card lies in the hand but pays for nothing


@dataclass(frozen=True, slots=True)
class Offer:
    """An option for people: in words, and with the places it touches, so that it can be found by pointing there."""

    kind: str  # the verb
    heading: Saying  # options with the same heading stand together
    label: Saying  # what it does, as an order
    note: Saying | None = None
    tile: str = ""  # the tile it is about
    old: str = ""  # the tile that makes way
    cell: str = ""  # the square of one's own Alhambra, `x,y`
    side: str = ""  # of that square: n, e, s or w
    cards: tuple[str, ...] = ()  # paid or taken
    over: int = NOTHING_PAID  # paid too much; 0 is exact
    larger: bool = False  # may more cards be laid down than needed, if somebody insists (B-63)?
    source: str = ""  # where the tile comes from: market, acquired, reserve, alhambra, or a module's own place
    wall: int = NO_WALL  # the longest outer wall afterwards
    dice: tuple[str, ...] = ()  # the dice it is about, by what they show
    column: str = ""  # the type whose column or track it is about
    spot: str = ""  # the field of that column: row/throw, or `off`
    chip: str = ""  # the chip it is about
    folder: Saying | None = None  # options that share it are one choice first; its form `ask` asks which


class Wording:
    """The words of one module. None means: nothing to say here."""

    def offer(self, view: View, action: Action) -> Offer | None:
        """An action of this module."""
        return None

    def question(self, view: View) -> Saying | None:
        """What is asked, if this module asks."""
        return None

    def declining(self, view: View) -> Saying | None:
        """What it means to stop or pass, if this module asks."""
        return None

    def tells(self, table: Table, event: Event) -> bool:
        """Is it this module that tells of such an event, be it by saying nothing?"""
        return False

    def told(self, table: Table, event: Event) -> Saying | None:
        """What happened, for events that it tells of; None if others tell it."""
        return None

    def extra(self, board: Board, kind: int, unexplained: int) -> tuple[int, Saying | None]:
        """How many half buildings of a type count through this module, of those still unexplained; and why."""
        return 0, None

    def award(self, reason: str) -> Saying | None:
        """Why points were given, from the reason in the words of the rules."""
        return None
