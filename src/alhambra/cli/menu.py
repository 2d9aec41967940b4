"""The options of a decision as a menu: grouped, numbered from 1, in words."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from rich.text import Text

from alhambra.cli.boards import Block, width_of
from alhambra.cli.glyphs import FAINT, GOOD_STYLE, Glyphs
from alhambra.cli.names import cards_words, plural, tile_words, total
from alhambra.cli.speech import speakers
from alhambra.cli.words import TURN, action_words
from alhambra.core.actions import Action
from alhambra.core.base_actions import (
    AddTile,
    BuildTile,
    BuyTile,
    GiveTile,
    Pass,
    RemoveTile,
    ReserveTile,
    Stop,
    SwapTiles,
    TakeMoney,
)
from alhambra.core.view import View
from alhambra.core.wall import wall_length

PAYMENTS_AT_ONCE: Final = 3  # more ways to pay for one tile are a menu of their own
NUMBER_WIDTH: Final = 4


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


def menu_for(view: View, glyphs: Glyphs) -> Menu:
    """The decision this view asks for; what modules offer stands under their own titles."""
    menu = _placing(view, glyphs) if _of(view, ReserveTile) else _acting(view, glyphs)
    offered = set(menu.actions())
    others = [option for option in view.options if option not in offered and not isinstance(option, Stop | Pass)]
    _add_offers(menu, view, others)
    menu.add(
        "Nothing more" if menu.groups else "",
        [Choice(Text(_ending(view, stop)), stop) for stop in _of(view, Stop, Pass)],
    )
    return menu


def _add_offers(menu: Menu, view: View, options: list[Action]) -> None:
    """What modules offer, by title; actions that share a folder are a menu of their own."""
    groups: dict[str, list[Choice]] = {}
    folders: dict[str, Menu] = {}
    for option in options:
        found = speakers.offer(view, option)
        label = Text.assemble(found.label, (f"  {found.note}" if found.note else "", FAINT))
        choice = Choice(label, option, cell=found.cell)
        group = groups.setdefault(found.heading, [])
        if not found.folder:
            group.append(choice)
            continue
        if found.folder not in folders:
            folders[found.folder] = Menu(f"{found.folder.capitalize()}: where? The numbers stand on your Alhambra.")
            folders[found.folder].add("", [choice])
            group.append(Choice(Text(f"{found.folder} ..."), more=folders[found.folder]))
        else:
            folders[found.folder].groups[0][1].append(choice)
    for title, choices in groups.items():
        menu.add(title, choices)


def _acting(view: View, glyphs: Glyphs) -> Menu:
    further = view.question == TURN and bool(_of(view, Stop))
    usual = "You paid exactly: what will you do now?" if further else "What will you do?"
    menu = Menu(speakers.question(view) or usual)
    menu.add("Take money", [_take(view, option) for option in view.options if isinstance(option, TakeMoney)])
    menu.add("Buy", _buys(view))
    menu.add("Redesign", _redesigns(view, glyphs))
    return menu


def _of(view: View, *kinds: type[Action]) -> list[Action]:
    return [option for option in view.options if isinstance(option, kinds)]


def _ending(view: View, action: Action) -> str:
    words = speakers.refusal(view)
    if words:
        return words
    if isinstance(action, Pass):
        return "pass: nothing is possible"
    return "end the turn without a further action" if view.question == TURN else "not now"


def _take(view: View, option: TakeMoney) -> Choice:
    label = Text(cards_words(view.table, option.cards))
    if len(option.cards) > 1:
        label.append(f"  (together {total(view.table, option.cards)})", FAINT)
    return Choice(label, option)


# Buying.


def _buys(view: View) -> list[Choice]:
    choices: list[Choice] = []
    for tile in view.market:
        ways = [option for option in view.options if isinstance(option, BuyTile) and option.tile == tile]
        ways.sort(key=lambda option: (total(view.table, option.payment), len(option.payment)))
        shown = ways if len(ways) <= PAYMENTS_AT_ONCE + 1 else ways[:PAYMENTS_AT_ONCE]
        choices += [_buy(view, option) for option in shown]
        if len(shown) < len(ways):
            name = tile_words(view.table, tile)
            rest = Menu(f"How will you pay for {name}?")
            rest.add("Pay with", [_buy(view, option) for option in ways])
            choices.append(Choice(Text(f"{name}: all {len(ways)} ways to pay ..."), more=rest))
    return choices


def _buy(view: View, option: BuyTile) -> Choice:
    price = view.table.tiles.prices[option.tile]
    paid = total(view.table, option.payment)
    label = Text(f"{tile_words(view.table, option.tile)} for {cards_words(view.table, option.payment)}  ")
    if paid == price:
        return Choice(label.append("exact: act again", GOOD_STYLE), option)
    return Choice(label.append(f"{paid - price} over", FAINT), option)


# Redesigning: one line per tile, the squares in a menu of their own.


def _redesigns(view: View, glyphs: Glyphs) -> list[Choice]:
    table = view.table
    board = view.boards[view.seat]
    choices: list[Choice] = []
    for tile in view.reserves[view.seat]:
        adds = [option for option in view.options if isinstance(option, AddTile) and option.tile == tile]
        squares = [Choice(_at(view, tile, option.cell, glyphs), option, cell=option.cell) for option in adds]
        name = tile_words(table, tile)
        _offer(choices, f"build {name} from the reserve", f"Where will you build {name}?", squares, "square")
    loose = [option for option in view.options if isinstance(option, RemoveTile)]
    tiles = [_on_board(view, option, option.tile, board.cell_of(option.tile)) for option in loose]
    _offer(choices, "move a tile to the reserve", "Which tile goes to the reserve?", tiles, "tile")
    for tile in view.reserves[view.seat]:
        swaps = [option for option in view.options if isinstance(option, SwapTiles) and option.new == tile]
        tiles = [_on_board(view, option, option.old, board.cell_of(option.old)) for option in swaps]
        name = tile_words(table, tile)
        _offer(choices, f"exchange a tile for {name}", f"Which tile makes way for {name}?", tiles, "tile")
    return choices


def _offer(choices: list[Choice], label: str, question: str, found: list[Choice], noun: str) -> None:
    if found:
        menu = Menu(f"{question} The numbers stand on your Alhambra.")
        menu.add("", found)
        choices.append(Choice(Text.assemble(label, (f" ...  {plural(len(found), noun)}", FAINT)), more=menu))


def _on_board(view: View, option: Action, tile: int, cell: int) -> Choice:
    label = f"{tile_words(view.table, tile)} at {view.table.cell_name(cell)}"
    return Choice(Text(label), option, cell=cell)


def _at(view: View, tile: int, cell: int, glyphs: Glyphs) -> Text:
    """A square with what becomes of the longest outer wall."""
    board = view.boards[view.seat]
    before, after = wall_length(board), wall_length(board.put(tile, cell))
    label = Text(f"at {view.table.cell_name(cell)}")
    if before == after:
        return label.append(f"  wall {after}", FAINT)
    return label.append(f"  wall {before} {glyphs.arrow()} {after}", GOOD_STYLE if after > before else "")


# Placing.


def _placing(view: View, glyphs: Glyphs) -> Menu:
    tiles = view.acquired[view.seat]
    menus = [_placing_of(view, tile, glyphs) for tile in tiles]
    if len(menus) == 1:
        return menus[0]
    first = Menu("Which tile do you place first?")
    names = [tile_words(view.table, tile) for tile in tiles]
    first.add("Tiles of this turn", [Choice(Text(f"{name} ..."), more=menu) for name, menu in zip(names, menus)])
    return first


def _placing_of(view: View, tile: int, glyphs: Glyphs) -> Menu:
    builds = [option for option in view.options if isinstance(option, BuildTile) and option.tile == tile]
    others = [option for option in view.options if isinstance(option, ReserveTile | GiveTile) and option.tile == tile]
    menu = Menu(f"Where does {tile_words(view.table, tile)} go?")
    squares = [Choice(_at(view, tile, option.cell, glyphs), option, cell=option.cell) for option in builds]
    menu.add("Build on a numbered square of your Alhambra", squares)
    by_module = [option for option in view.options if speakers.offer(view, option).tile == tile]
    _add_offers(menu, view, by_module)
    title = "Or elsewhere" if squares else "It fits nowhere in your Alhambra now"
    menu.add(title, [Choice(Text(action_words(view.table, option)), option) for option in others])
    return menu
