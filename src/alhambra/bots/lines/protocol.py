"""What is said on the line between a table and a bot: JSON objects, one a line, made of views and of nothing else.

The words are explained in `docs/guide/line-protocol.md`. Nobody's secrets, no seed and no other generator are in them.
"""

from __future__ import annotations

import json
from typing import Final

from alhambra.core.module import Ruling
from alhambra.core.pieces import CURRENCIES, FOUNTAIN, NO_CURRENCY, NO_TYPE, TYPES, sides_of
from alhambra.core.setup import BASE_GAME, SEAT_NAMES
from alhambra.core.table import Table
from alhambra.core.view import View

VERSION: Final = 1
LONGEST_LINE: Final = 1 << 20  # bytes; a view with all modules has about 8,000

Message = dict[str, object]

# What the table says.
HELLO: Final = "hello"  # both say it
GAME: Final = "game"
CHOOSE: Final = "choose"
OVER: Final = "over"
LOST: Final = "lost"
BYE: Final = "bye"
# What the bot says besides.
CHOICE: Final = "choice"
ERROR: Final = "error"


class LineError(Exception):
    """A line that is not what it should be; the message is one sentence for people."""


def line(message: Message) -> bytes:
    """A message as a line."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def read_line(text: bytes) -> Message:
    """The message in a line; LineError if there is none."""
    try:
        message = json.loads(text)
    except ValueError:  # also for bytes that are no text
        raise LineError(f"this is not JSON: {shortened(text)}") from None
    if not isinstance(message, dict) or not isinstance(message.get("say"), str):
        raise LineError(f'this is not an object with a word "say": {shortened(text)}')
    return message


def shortened(text: bytes) -> str:
    """The beginning of a line, fit to be printed."""
    shown = text[:80].decode(errors="replace").strip()
    shown = "".join([sign if sign.isprintable() else "?" for sign in shown])
    return f"{shown}..." if len(text.strip()) > 80 else shown


def hello(who: str) -> Message:
    return {"say": HELLO, "protocol": VERSION, "name": who}


def game(view: View) -> Message:
    """The table a bot sits down at: which game, which seat, and every piece there is in it."""
    table = view.table
    modules = [m.key() for m in table.modules if m is not table.game and not isinstance(m, Ruling)]
    return {
        "say": GAME,
        "game": BASE_GAME if table.game is None else table.game.key(),
        "seats": table.seats,
        "seat": SEAT_NAMES[view.seat],
        "modules": modules,
        "tiles": tiles_of(table),
        "cards": cards_of(table),
        "points": [[list(places) for places in scoring] for scoring in table.points],
    }


def tiles_of(table: Table) -> dict[str, Message]:
    tiles = table.tiles
    return {
        tiles.names[tile]: {
            "type": TYPES[tiles.kinds[tile]] if tiles.kinds[tile] != NO_TYPE else "",
            "price": int(tiles.prices[tile]),
            "walls": sides_of(tiles.marks[tile]),
        }
        for tile in range(FOUNTAIN, len(tiles.names))
    }


def cards_of(table: Table) -> dict[str, Message]:
    cards = table.cards
    return {
        name: {"currency": currency_of(cards.currencies[card]), "value": cards.values[card]}
        for card, name in enumerate(cards.names)
    }


def currency_of(currency: int) -> str:
    """Its name; for money of no common currency (diamonds) its number, for cards that are no money nothing."""
    if currency < len(CURRENCIES):
        return CURRENCIES[currency]
    return "" if currency == NO_CURRENCY else str(currency)


def choose(view: View, number: int, seconds: float, luck: int) -> Message:
    """One question. Beside the view's facts: walls and doors that were added to tiles, and money that is no card."""
    names = view.table.cards.names
    return {
        "say": CHOOSE,
        "id": number,
        "seconds": seconds,
        "luck": luck,
        "view": view.facts(),
        "walls": [_sides(view, seat, doors=False) for seat in range(view.table.seats)],
        "doors": [_sides(view, seat, doors=True) for seat in range(view.table.seats)],
        "money": [
            {"currency": currency_of(currency), "value": value, "name": names[kind]}
            for currency, value, kind in view.loose
        ],
    }


def _sides(view: View, seat: int, doors: bool) -> dict[str, str]:
    """By tile the sides with a door, or all walls where some were added to those that are printed on it."""
    board, tiles = view.boards[seat], view.table.tiles
    sides, printed = (board.doors, None) if doors else (board.marks, tiles.marks)
    return {
        tiles.names[tile]: sides_of(sides[tile])
        for tile in range(FOUNTAIN, len(tiles.names))
        if sides[tile] != (0 if printed is None else printed[tile])
    }
