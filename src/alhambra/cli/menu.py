"""The options of a decision as a menu: grouped, numbered from 1, in words."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from rich.text import Text

from alhambra.cli.boards import Block, width_of
from alhambra.cli.glyphs import FAINT, GOOD_STYLE
from alhambra.cli.names import Cast
from alhambra.core.actions import Action
from alhambra.core.base_actions import ReserveTile
from alhambra.core.events import ACQUIRED
from alhambra.core.view import View
from alhambra.core.wall import wall_length
from alhambra.words.offer import Offer, describe, question
from alhambra.words.saying import Saying, Tile

PAYMENTS_AT_ONCE: Final = 3  # more ways to pay for one tile are a menu of their own
NUMBER_WIDTH: Final = 4
SHORT: Final = "short"
BUY: Final = "heading-buy"
LAST: Final = "heading-nothing-more"

# The order of the headings: those of a turn, what modules add to placing, then all others as they come.
ORDER: Final = ("heading-take-money", BUY, "heading-redesign", "heading-build", "heading-build-gates")
AFTER: Final = ("heading-elsewhere", "heading-fits-nowhere")


@dataclass
class Choice:
    """One line of a menu: an action, or a further menu."""

    label: Text
    action: Action | None = None
    more: Menu | None = None
    cell: int = -1  # the square of one's own Alhambra it is about


@dataclass
class Menu:
    """A question with its choices."""

    question: str
    groups: list[tuple[str, list[Choice]]] = field(default_factory=list)

    def choices(self) -> list[Choice]:
        """In the order of their numbers."""
        return [choice for _, group in self.groups for choice in group]

    def numbers(self) -> dict[int, int]:
        """The squares to choose from, with the numbers to answer."""
        return {choice.cell: at for at, choice in enumerate(self.choices(), start=1) if choice.cell >= 0}

    def actions(self) -> list[Action]:
        """All that can be chosen here, in further menus too."""
        found: list[Action] = []
        for choice in self.choices():
            if choice.action is not None:
                found.append(choice.action)
            if choice.more is not None:
                found += choice.more.actions()
        return found

    def add(self, title: str, choices: list[Choice]) -> None:
        if choices:
            self.groups.append((title, choices))

    def lines(self, width: int) -> Block:
        """The menu as it is shown, in columns where they fit."""
        block: Block = []
        number = 1
        for title, choices in self.groups:
            if title:
                block.append(Text(title, "bold"))
            entries = []
            for choice in choices:
                entries.append(Text.assemble((f"{number:>{NUMBER_WIDTH}}  ", "bold"), choice.label))
                number += 1
            block += _columns(entries, width)
        return block


def _columns(entries: Block, width: int, gap: int = 2) -> Block:
    column = width_of(entries) + gap
    across = max(1, (width + gap) // column)
    deep = -(-len(entries) // across)
    lines = [Text() for _ in range(deep)]
    for at, entry in enumerate(entries):
        line = lines[at % deep]
        line.append(" " * (at // deep * column - line.cell_len))
        line.append_text(entry)
    return lines


Offered = list[tuple[Action, Offer]]


def menu_for(view: View, cast: Cast) -> Menu:
    """The decision this view asks for."""
    return Writer(view, cast).menu()


class Writer:
    """Writes the menu of one view."""

    def __init__(self, view: View, cast: Cast) -> None:
        self.view: Final = view
        self.cast: Final = cast
        self.offers: Final[Offered] = [(option, describe(view, option)) for option in view.options]

    def menu(self) -> Menu:
        """All options; where several tiles wait to be placed, each has a menu of its own."""
        asked = self.cast.say(question(self.view))
        tiles = self.view.acquired[self.view.seat]
        if len(tiles) < 2 or not any(isinstance(option, ReserveTile) for option in self.view.options):
            return self.grouped(asked, self.offers)
        menu = Menu(asked)
        names = [self.view.table.tiles.names[tile] for tile in tiles]
        menu.add(self.cast.words("menu-tiles-of-turn"), [self.placing(name) for name in names])
        rest = [(option, offer) for option, offer in self.offers if offer.source != ACQUIRED or offer.tile not in names]
        menu.groups += self.grouped("", rest).groups
        return menu

    def placing(self, tile: str) -> Choice:
        """One of several tiles that wait."""
        own = [(option, offer) for option, offer in self.offers if offer.source == ACQUIRED and offer.tile == tile]
        menu = self.grouped(self.cast.words("question-place-tile", tile=Tile(tile)), own)
        return Choice(Text(f"{self.cast.words('menu-tile', tile=Tile(tile))} ..."), more=menu)

    def grouped(self, asked: str, offers: Offered) -> Menu:
        """Options under their headings, in the order of these."""
        groups: dict[str, Offered] = {}
        headings: dict[str, Saying] = {}
        for option, offer in offers:
            groups.setdefault(offer.heading.id, []).append((option, offer))
            headings[offer.heading.id] = offer.heading
        menu = Menu(asked)
        for heading in sorted(groups, key=_rank):
            title = "" if heading == LAST and not menu.groups else self.cast.say(headings[heading])
            choices = self.buys(groups[heading]) if heading == BUY else self.filed(groups[heading])
            menu.add(title, choices)
        return menu

    def filed(self, offers: Offered) -> list[Choice]:
        """One choice for each option; those that share a folder are a menu of their own."""
        choices: list[Choice] = []
        folders: dict[str, Menu] = {}
        for option, offer in offers:
            if offer.folder is None:
                choices.append(self.choice(option, offer))
                continue
            name = self.cast.say(offer.folder)
            if name not in folders:
                hint = f" {self.cast.words('menu-numbers-on-board')}" if offer.cell else ""
                folders[name] = Menu(self.cast.say(offer.folder, "ask") + hint, [("", [])])
                choices.append(Choice(Text(name), more=folders[name]))
            folders[name].groups[0][1].append(self.choice(option, offer))
        for choice in choices:
            if choice.more is not None:
                many = self.cast.words("menu-choices", number=len(choice.more.choices()))
                choice.label.append(f" ...  {many}", FAINT)
        return choices

    def buys(self, offers: Offered) -> list[Choice]:
        """By field of the market, exact payments first."""
        choices: list[Choice] = []
        for tile in self.view.market:
            name = self.view.table.tiles.names[tile]
            ways = [(option, offer) for option, offer in offers if offer.tile == name]
            ways.sort(key=lambda way: (way[1].over, len(way[1].cards)))
            shown = ways if len(ways) <= PAYMENTS_AT_ONCE + 1 else ways[:PAYMENTS_AT_ONCE]
            choices += [self.choice(*way) for way in shown]
            if len(shown) < len(ways):
                rest = Menu(self.cast.words("menu-how-to-pay", tile=Tile(name)))
                rest.add(self.cast.words("menu-pay-with"), [self.choice(*way) for way in ways])
                more = self.cast.words("menu-ways-to-pay", tile=Tile(name), number=len(ways))
                choices.append(Choice(Text(f"{more} ..."), more=rest))
        return choices

    def choice(self, option: Action, offer: Offer) -> Choice:
        """One option."""
        label = Text(self.cast.say(offer.label, SHORT))
        if offer.note is not None:
            label.append(f"  {self.cast.say(offer.note)}", GOOD_STYLE if self.is_good(offer) else FAINT)
        return Choice(label, option, cell=self.view.table.read_cell(offer.cell) if offer.cell else -1)

    def is_good(self, offer: Offer) -> bool:
        """Is it paid exactly, or does the wall grow?"""
        return offer.over == 0 or offer.wall > wall_length(self.view.boards[self.view.seat])


def _rank(heading: str) -> int:
    if heading in ORDER:
        return ORDER.index(heading)
    if heading == LAST:
        return len(ORDER) + 2
    return len(ORDER) if heading in AFTER else len(ORDER) + 1
