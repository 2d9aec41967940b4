"""The whole table in the terminal, drawn from one view: what the view does not hold cannot be drawn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from alhambra.cli.boards import GAP, Block, beside, draw_board, draw_tile, shelves, tile_sign, tile_style, width_of
from alhambra.cli.corners.all import module_lines
from alhambra.cli.glyphs import (
    COIN_STYLES,
    FAINT,
    GOOD_STYLE,
    TYPE_STYLES,
    Glyphs,
)
from alhambra.cli.names import Cast
from alhambra.core.base_actions import BuyTile
from alhambra.core.frames import NOBODY
from alhambra.core.module import Game
from alhambra.core.pieces import CURRENCIES, EMPTY, NO_CURRENCY, TYPES
from alhambra.core.setup import SEAT_NAMES
from alhambra.core.view import SPECTATOR, View
from alhambra.core.wall import wall_length
from alhambra.words.modules import name as name_of
from alhambra.words.pieces import card_arg, facts_of, paid, worth
from alhambra.words.saying import Currency, Kind, Saying

FIELD_WIDTH: Final = 16
NAME_WIDTH: Final = 10
KIND_WIDTH: Final = 3


def draw_table(view: View, cast: Cast, glyphs: Glyphs, width: int, numbers: Mapping[int, int] | None = None) -> Block:
    """Everything that lies open, the others first, what is one's own last; numbers stand on one's own squares."""
    if view.table.game is not None:
        return bare_table(view, view.table.game, cast, glyphs, width, numbers)
    seats = range(view.table.seats)
    others = [player_block(view, seat, cast, glyphs, width) for seat in seats if seat != view.seat]
    market, standings = market_block(view, cast, glyphs, width), standings_block(view, cast, glyphs)
    lines = [*header(view, cast, glyphs, width), Text(), *shelves(others, width), Text()]
    modules = module_lines(view, cast, width)
    if view.seat == SPECTATOR:
        return [*lines, *shelves([market, standings], width), *modules]
    mine = player_block(view, view.seat, cast, glyphs, width, numbers)
    middle = [*market, Text(), *standings]
    if width_of(mine) + GAP + width_of(middle) <= width:
        lines += beside([mine, middle])
    else:
        lines += [*shelves([market, standings], width), Text(), *mine]
    return [*lines, *modules, Text(), *hand_lines(view, cast, glyphs, width)]


def bare_table(
    view: View, game: Game, cast: Cast, glyphs: Glyphs, width: int, numbers: Mapping[int, int] | None
) -> Block:
    """A game without market and money: palaces where there are any, what the game has on the table, the points."""
    turn = cast.words("drawing-over") if view.over else cast.words("drawing-turn", who=cast.title(view.turn))
    lines = [*titled(cast.say(name_of(game.key())), [Text(turn)], width), Text()]
    if not game.has_palaces():
        return [*lines, *module_lines(view, cast, width)[1:], *points_lines(view, cast, width)]
    others = [player_block(view, seat, cast, glyphs, width) for seat in range(view.table.seats) if seat != view.seat]
    lines += [*shelves(others, width), Text()]
    standings = standings_block(view, cast, glyphs)
    if view.seat != SPECTATOR:
        lines += shelves([player_block(view, view.seat, cast, glyphs, width, numbers), standings], width)
    else:
        lines += standings
    return [*lines, *module_lines(view, cast, width)]


def points_lines(view: View, cast: Cast, width: int) -> Block:
    """Everybody's points."""
    scores = [(cast.title(seat), view.scores[seat]) for seat in range(view.table.seats)]
    if view.table.seats == 2:
        scores.append((cast.words("dirk"), view.dirk_score))
    return titled(cast.words("column-points"), [Text(f"{who} {points}") for who, points in scores], width, gap=2)


def header(view: View, cast: Cast, glyphs: Glyphs, width: int) -> Block:
    """Whose turn it is and what is left."""
    turn = cast.words("drawing-over") if view.over else cast.words("drawing-turn", who=cast.title(view.turn))
    facts = [
        turn,
        cast.words("drawing-pile", number=view.pile_left),
        cast.words("drawing-discard", number=view.discard_left),
        cast.words("drawing-bag", number=view.bag_left),
    ]
    parts = [Text(fact if fact is turn else f"{glyphs.dot()} {fact}") for fact in facts]
    return titled("Alhambra", parts, width)


def titled(title: str, parts: Sequence[Text], width: int, gap: int = 1) -> Block:
    """A title with short things beside it, in as many lines as they need."""
    rows = shelves([[part] for part in parts], width - cell_len(title) - gap - 1, gap)
    return beside([[Text(title, "bold")], rows], gap + 1)


# Market and money.


def market_block(view: View, cast: Cast, glyphs: Glyphs, width: int) -> Block:
    """The four fields with their tiles, and the display below them."""
    fields = [_field(view, number, tile, cast, glyphs) for number, tile in enumerate(view.market)]
    cards = [card_chip(view, card, cast, glyphs) for card in view.display] or [Text(cast.words("drawing-empty"), FAINT)]
    display = titled(cast.words("drawing-display"), cards, width)
    return [Text(cast.words("drawing-market"), "bold"), *shelves(fields, width, gap=1), *display]


def _field(view: View, field: int, tile: int, cast: Cast, glyphs: Glyphs) -> Block:
    name = cast.words("currency-name", currency=Currency(CURRENCIES[field]))
    coin = Text(f" {glyphs.coin(field)} {name}".ljust(FIELD_WIDTH), COIN_STYLES[field])
    if tile == EMPTY:
        box = [Text(), Text(f"  {cast.words('drawing-empty')}", FAINT), Text()]
        words = [Text(), Text(), Text()]
    else:
        box = draw_tile(view.table.tiles, tile, glyphs)
        facts = facts_of(view.table.tiles, tile)
        kind = cast.words("type-name", type=Kind(facts.type)) if facts.type else cast.words("camp-name")
        words = [Text(kind), Text(cast.words("drawing-price", price=facts.price)), _reach(view, field, tile, cast)]
    return [coin, *beside([box, words], gap=1)]


def _reach(view: View, field: int, tile: int, cast: Cast) -> Text:
    """Can the seat that is asked pay for the tile: exactly, too much, or not at all?"""
    if view.seat == SPECTATOR or view.seat != view.asked or view.question != "choose-action":
        return Text()
    price = int(view.table.tiles.prices[tile])
    sums = [paid(view, o.payment) for o in view.options if isinstance(o, BuyTile) and o.tile == tile]
    if sums:
        over = min(sums) - price
        return Text(cast.words("note-over", over=over)) if over else Text(cast.words("note-exact"), GOOD_STYLE)
    mine = [card for card in view.hand if view.table.cards.currencies[card] == field]
    return Text(cast.words("drawing-short", number=price - worth(view.table, mine)), FAINT)


def card_chip(view: View, card: int, cast: Cast, glyphs: Glyphs) -> Text:
    """A money card: coin, currency, value."""
    currency = view.table.cards.currencies[card]
    name = cast.words("card-name", card=card_arg(view.table, card))
    if currency >= len(CURRENCIES):
        return Text(f" {name} ", "reverse")
    return Text(f" {glyphs.coin(currency)} {name} ", COIN_STYLES[currency])


def hand_lines(view: View, cast: Cast, glyphs: Glyphs, width: int) -> Block:
    """The seat's own money, by currency, with sums."""
    parts: list[Text] = []
    cards = view.table.cards
    for currency in range(len(cards.money)):
        held = [card for card in view.hand if cards.currencies[card] == currency]
        common = currency < len(CURRENCIES)
        if not held and not common:
            continue
        name = CURRENCIES[currency] if common else cards.names[held[0]].rpartition("-")[0]
        told = cast.words("currency-name", currency=Currency(name))
        coin = (f" {glyphs.coin(currency)} {told} ", COIN_STYLES[currency]) if common else (f" {told} ", "reverse")
        values = " ".join([str(cards.values[card]) for card in held])
        together = f" = {worth(view.table, held)}" if len(held) > 1 else "" if held else "-"
        parts.append(Text.assemble(coin, (f" {values}", "bold"), (together, FAINT)))
    parts += [card_chip(view, card, cast, glyphs) for card in view.hand if cards.currencies[card] == NO_CURRENCY]
    return titled(cast.words("drawing-your-money"), parts, width, gap=2)


# The players.


def standings_block(view: View, cast: Cast, glyphs: Glyphs) -> Block:
    """One line per contestant: buildings by type (the most in bold), wall, cards, points."""
    rows = counts(view)
    heads = [cast.words(f"column-{name}") for name in ("wall", "cards", "points")]
    types = [
        Text.assemble((set_cell_size(cast.words(f"short-{kind}"), KIND_WIDTH), TYPE_STYLES[at]), " ")
        for at, kind in enumerate(TYPES)
    ]
    title = set_cell_size(cast.words("drawing-built"), NAME_WIDTH + 2)
    block = [Text.assemble((title, "bold"), *types, (" ".join(heads), "bold"))]
    for seat, row in enumerate(rows):
        line = Text()
        facts: list[int | str]
        if seat < view.table.seats:
            sign = glyphs.pointer() if seat == view.turn and not view.over else " "
            facts = [int(wall_length(view.boards[seat])), view.hand_sizes[seat], view.scores[seat]]
            line.append(f"{sign} {set_cell_size(cast.title(seat), NAME_WIDTH)}")
        else:
            facts = ["", "", view.dirk_score]
            line.append(f"  {set_cell_size(cast.words('dirk'), NAME_WIDTH)}")
        for kind, count in enumerate(row):
            most = count and count == max(other[kind] for other in rows)
            line.append(f"{count or '-':>{KIND_WIDTH}} ", "bold" if most else FAINT if not count else "")
        block.append(line.append(" ".join([f"{fact:>{cell_len(head)}}" for fact, head in zip(facts, heads)])))
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
    name = cast.words("drawing-your-alhambra") if mine else cast.title(seat)
    facts = cast.words("drawing-has", points=view.scores[seat], number=view.hand_sizes[seat])
    title = Text.assemble((name, "bold"), (f"  {facts}", FAINT))
    board = draw_board(view.boards[seat], glyphs, width, numbers, roomy=mine)
    loose = [("drawing-this-turn", view.acquired[seat]), ("drawing-reserve", view.reserves[seat])]
    if mine:
        piles = [_tile_row(view, cast.words(message), tiles, glyphs, width) for message, tiles in loose if tiles]
        return [title, *shelves([board, *piles], width)]
    block = [title, *board]
    for message, tiles in loose:
        if tiles:
            room = min(width, max(width_of(block), 30))
            block += _tile_list(view, f"{cast.say(Saying(message), 'mid')}: ", tiles, cast, room)
    return block


def _tile_row(view: View, name: str, tiles: Sequence[int], glyphs: Glyphs, width: int) -> Block:
    """One's own tiles as boxes, so that their walls can be seen."""
    boxes = [draw_tile(view.table.tiles, tile, glyphs) for tile in tiles]
    return [Text(name, "bold"), *shelves(boxes, min(width, 40), gap=1)]


def _tile_list(view: View, name: str, tiles: Sequence[int], cast: Cast, width: int) -> Block:
    """Another's tiles in short: sign and walls."""
    lines = [Text.assemble((name, FAINT))]
    for tile in tiles:
        walls = cast.walls(view.table.tiles.names[tile])
        sign = Text(tile_sign(view.table.tiles, tile).rstrip(), tile_style(view.table.tiles, tile))
        word = Text.assemble(sign, f" {walls}" if walls else "", "  ")
        if lines[-1].cell_len + word.cell_len > width + 2:
            lines.append(Text(" " * cell_len(name)))
        lines[-1].append_text(word)
    for line in lines:
        line.rstrip()
    return lines


def dirk_lines(view: View, cast: Cast, glyphs: Glyphs, width: int) -> Block:
    """All of Dirk's tiles."""
    boxes = [draw_tile(view.table.tiles, tile, glyphs) for tile in view.dirk]
    title = f"{cast.words('dirk')}  {cast.words('n-points', points=view.dirk_score)}"
    return [Text(title, "bold"), *shelves(boxes, width, gap=1)]


def seat_of(word: str, seats: int) -> int:
    """The seat a letter stands for, or NOBODY."""
    letter = word.upper()
    return SEAT_NAMES.index(letter) if len(letter) == 1 and letter in SEAT_NAMES[:seats] else NOBODY
