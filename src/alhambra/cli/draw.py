"""The whole table in the terminal, drawn from one view: what the view does not hold cannot be drawn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.cells import set_cell_size
from rich.text import Text

from alhambra.cli.boards import GAP, Block, beside, draw_board, draw_tile, shelves, tile_sign, tile_style, width_of
from alhambra.cli.glyphs import (
    COIN_STYLES,
    FAINT,
    GOOD_STYLE,
    SHORT,
    TYPE_STYLES,
    Glyphs,
)
from alhambra.cli.names import Cast, card_words, currency_name, plural, tile_name, tile_words, total
from alhambra.cli.speech.speakers import module_lines
from alhambra.core.base_actions import BuyTile
from alhambra.core.frames import NOBODY
from alhambra.core.pieces import CURRENCIES, EMPTY, NO_CURRENCY, TYPES
from alhambra.core.setup import SEAT_NAMES
from alhambra.core.view import SPECTATOR, View
from alhambra.core.wall import wall_length

FIELD_WIDTH: Final = 16
NAME_WIDTH: Final = 10


def draw_table(view: View, cast: Cast, glyphs: Glyphs, width: int, numbers: Mapping[int, int] | None = None) -> Block:
    """Everything that lies open, the others first, what is one's own last; numbers stand on one's own squares."""
    seats = range(view.table.seats)
    others = [player_block(view, seat, cast, glyphs, width) for seat in seats if seat != view.seat]
    market, standings = market_block(view, glyphs, width), standings_block(view, cast, glyphs)
    lines = [*header(view, cast, glyphs, width), Text(), *shelves(others, width), Text()]
    modules = module_lines(view, cast, glyphs, width)
    if view.seat == SPECTATOR:
        return [*lines, *shelves([market, standings], width), *modules]
    mine = player_block(view, view.seat, cast, glyphs, width, numbers)
    middle = [*market, Text(), *standings]
    if width_of(mine) + GAP + width_of(middle) <= width:
        lines += beside([mine, middle])
    else:
        lines += [*shelves([market, standings], width), Text(), *mine]
    return [*lines, *modules, Text(), *hand_lines(view, glyphs, width)]


def header(view: View, cast: Cast, glyphs: Glyphs, width: int) -> Block:
    """Whose turn it is and what is left."""
    turn = "the game is over" if view.over else f"turn of {cast.title(view.turn)}"
    facts = [turn, f"draw pile {view.pile_left}", f"discard {view.discard_left}", f"bag {view.bag_left}"]
    parts = [Text(fact if fact is turn else f"{glyphs.dot()} {fact}") for fact in facts]
    return titled("Alhambra", parts, width)


def titled(title: str, parts: Sequence[Text], width: int, gap: int = 1) -> Block:
    """A title with short things beside it, in as many lines as they need."""
    rows = shelves([[part] for part in parts], width - len(title) - gap - 1, gap)
    return beside([[Text(title, "bold")], rows], gap + 1)


# Market and money.


def market_block(view: View, glyphs: Glyphs, width: int) -> Block:
    """The four fields with their tiles, and the display below them."""
    fields = [_field(view, number, tile, glyphs) for number, tile in enumerate(view.market)]
    cards = [card_chip(view, card, glyphs) for card in view.display] or [Text("empty", FAINT)]
    return [Text("Market", "bold"), *shelves(fields, width, gap=1), *titled("Money display", cards, width)]


def _field(view: View, field: int, tile: int, glyphs: Glyphs) -> Block:
    coin = Text(f" {glyphs.coin(field)} {CURRENCIES[field]}".ljust(FIELD_WIDTH), COIN_STYLES[field])
    if tile == EMPTY:
        box = [Text(), Text("  empty", FAINT), Text()]
        words = [Text(), Text(), Text()]
    else:
        box = draw_tile(view.table.tiles, tile, glyphs)
        words = [
            Text(tile_name(view.table, tile).partition(" ")[0]),
            Text(f"price {view.table.tiles.prices[tile]}"),
            _reach(view, field, tile),
        ]
    return [coin, *beside([box, words], gap=1)]


def _reach(view: View, field: int, tile: int) -> Text:
    """Can the seat that is asked pay for the tile: exactly, too much, or not at all?"""
    if view.seat == SPECTATOR or view.seat != view.asked or view.question != "choose-action":
        return Text()
    price = view.table.tiles.prices[tile]
    sums = [total(view.table, o.payment) for o in view.options if isinstance(o, BuyTile) and o.tile == tile]
    if sums:
        over = min(sums) - price
        return Text(f"{over} over") if over else Text("exact", GOOD_STYLE)
    mine = [card for card in view.hand if view.table.cards.currencies[card] == field]
    return Text(f"{price - total(view.table, mine)} short", FAINT)


def card_chip(view: View, card: int, glyphs: Glyphs) -> Text:
    """A money card: coin, currency, value."""
    currency = view.table.cards.currencies[card]
    if currency >= len(CURRENCIES):
        return Text(f" {card_words(view.table, card)} ", "reverse")
    return Text(f" {glyphs.coin(currency)} {card_words(view.table, card)} ", COIN_STYLES[currency])


def hand_lines(view: View, glyphs: Glyphs, width: int) -> Block:
    """The seat's own money, by currency, with sums."""
    parts: list[Text] = []
    cards = view.table.cards
    for currency, name in enumerate(CURRENCIES):
        held = [card for card in view.hand if cards.currencies[card] == currency]
        values = " ".join([str(cards.values[card]) for card in held])
        together = f" = {total(view.table, held)}" if len(held) > 1 else "" if held else "-"
        coin = (f" {glyphs.coin(currency)} {name} ", COIN_STYLES[currency])
        parts.append(Text.assemble(coin, (f" {values}", "bold"), (together, FAINT)))
    for currency in range(len(CURRENCIES), len(cards.money)):
        held = [card for card in view.hand if cards.currencies[card] == currency]
        if held:
            values = " ".join([str(cards.values[card]) for card in held])
            together = f" = {total(view.table, held)}" if len(held) > 1 else ""
            name = currency_name(view.table, held[0])
            parts.append(Text.assemble((f" {name} ", "reverse"), (f" {values}", "bold"), (together, FAINT)))
    parts += [card_chip(view, card, glyphs) for card in view.hand if cards.currencies[card] == NO_CURRENCY]
    return titled("Your money", parts, width, gap=2)


# The players.


def standings_block(view: View, cast: Cast, glyphs: Glyphs) -> Block:
    """One line per contestant: buildings by type (the most in bold), wall, cards, points."""
    rows = counts(view)
    types = [Text.assemble((short, TYPE_STYLES[kind]), " ") for kind, short in enumerate(SHORT)]
    block = [Text.assemble(("Built".ljust(NAME_WIDTH + 2), "bold"), *types, ("wall cards pts", "bold"))]
    for seat, row in enumerate(rows):
        line = Text()
        if seat < view.table.seats:
            sign = glyphs.pointer() if seat == view.turn and not view.over else " "
            facts = f"{wall_length(view.boards[seat]):4} {view.hand_sizes[seat]:5} {view.scores[seat]:3}"
            line.append(f"{sign} {set_cell_size(cast.title(seat), NAME_WIDTH)}")
        else:
            facts = f"{'':10} {view.dirk_score:3}"
            line.append(f"  {'Dirk':<{NAME_WIDTH}}")
        for kind, count in enumerate(row):
            most = count and count == max(other[kind] for other in rows)
            line.append(f"{count or '-':>3} ", "bold" if most else FAINT if not count else "")
        block.append(line.append(facts))
    return block


def counts(view: View) -> list[list[int]]:
    """Built tiles by type for every seat, and for Dirk if he plays along."""
    kinds = range(len(TYPES))
    rows = [[board.count(kind) for kind in kinds] for board in view.boards]
    if view.table.seats == 2:
        owned = [view.table.tiles.kinds[tile] for tile in view.dirk]
        rows.append([owned.count(kind) for kind in kinds])
    return rows


def player_block(
    view: View, seat: int, cast: Cast, glyphs: Glyphs, width: int, numbers: Mapping[int, int] | None = None
) -> Block:
    """One Alhambra with its reserve and the tiles of this turn."""
    mine = seat == view.seat
    name = "Your Alhambra" if mine else cast.title(seat)
    facts = f"  {plural(view.scores[seat], 'point')}, {plural(view.hand_sizes[seat], 'card')}"
    title = Text.assemble((name, "bold"), (facts, FAINT))
    board = draw_board(view.boards[seat], glyphs, width, numbers, roomy=mine)
    loose = [("This turn", view.acquired[seat]), ("Reserve", view.reserves[seat])]
    if mine:
        piles = [_tile_row(view, name, tiles, glyphs, width) for name, tiles in loose if tiles]
        return [title, *shelves([board, *piles], width)]
    block = [title, *board]
    for name, tiles in loose:
        if tiles:
            block += _tile_list(view, f"{name.lower()}: ", tiles, min(width, max(width_of(block), 30)))
    return block


def _tile_row(view: View, name: str, tiles: Sequence[int], glyphs: Glyphs, width: int) -> Block:
    """One's own tiles as boxes, so that their walls can be seen."""
    boxes = [draw_tile(view.table.tiles, tile, glyphs) for tile in tiles]
    return [Text(name, "bold"), *shelves(boxes, min(width, 40), gap=1)]


def _tile_list(view: View, name: str, tiles: Sequence[int], width: int) -> Block:
    """Another's tiles in short: sign and walls."""
    lines = [Text.assemble((name, FAINT))]
    for tile in tiles:
        walls = tile_words(view.table, tile).partition("(")[2].rstrip(")")
        sign = Text(tile_sign(view.table.tiles, tile).rstrip(), tile_style(view.table.tiles, tile))
        word = Text.assemble(sign, f" {walls}" if walls else "", "  ")
        if lines[-1].cell_len + word.cell_len > width + 2:
            lines.append(Text(" " * len(name)))
        lines[-1].append_text(word)
    for line in lines:
        line.rstrip()
    return lines


def dirk_lines(view: View, glyphs: Glyphs, width: int) -> Block:
    """All of Dirk's tiles."""
    boxes = [draw_tile(view.table.tiles, tile, glyphs) for tile in view.dirk]
    return [Text(f"Dirk  {view.dirk_score} points", "bold"), *shelves(boxes, width, gap=1)]


def seat_of(word: str, seats: int) -> int:
    """The seat a letter stands for, or NOBODY."""
    letter = word.upper()
    return SEAT_NAMES.index(letter) if len(letter) == 1 and letter in SEAT_NAMES[:seats] else NOBODY
