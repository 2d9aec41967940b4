"""Pieces and people by their plain names: what all sentences are made of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from alhambra.core.pieces import CURRENCIES, NO_CURRENCY, NO_TYPE, OUTWORK, TYPES, sides_of
from alhambra.core.setup import SEAT_NAMES
from alhambra.core.table import Table

SCORING_NAMES: Final = ("", "first scoring", "second scoring", "final scoring")
LONGEST_NAME: Final = 12
ORDINALS: Final = ("", "1st", "2nd", "3rd", "4th", "5th", "6th", "7th")
HUT: Final = "hut"
BUREAU: Final = "bureau"


def tile_words(table: Table, tile: int) -> str:
    """By type, price and walls: `tower 9 (NE)`; `camp 8 (NE)` has bastions there, `garden hut (N)` no price."""
    walls = sides_of(table.tiles.marks[tile])
    return tile_name(table, tile) + (f" ({walls})" if walls else "")


def tile_name(table: Table, tile: int) -> str:
    """The same without walls."""
    tiles = table.tiles
    if tiles.layers[tile] == OUTWORK:
        return f"camp {tiles.prices[tile]}"
    if tiles.kinds[tile] != NO_TYPE:
        return f"{TYPES[tiles.kinds[tile]]} {tiles.prices[tile]}"
    colour = hut_type(tiles.names[tile])
    return tiles.names[tile] if colour == NO_TYPE else f"{TYPES[colour]} hut"


def one(words: str) -> str:
    """`a garden hut`, `an arcades hut`."""
    return f"{'an' if words[0] in 'aeiou' else 'a'} {words}"


def hut_type(name: str) -> int:
    """The type a hut works for; NO_TYPE for what is no hut."""
    words = name.split("-")
    return TYPES.index(words[1]) if len(words) > 1 and words[0] == HUT and words[1] in TYPES else NO_TYPE


def card_words(table: Table, card: int) -> str:
    """`florin 7`, `diamond 5`, `bureau florin/denar`; any other card by its name."""
    name = table.cards.names[card]
    if table.cards.currencies[card] != NO_CURRENCY:
        return f"{currency_name(table, card)} {table.cards.values[card]}"
    words = name.split("-")
    return f"{BUREAU} {'/'.join(words[1:])}" if words[0] == BUREAU else name


def currency_name(table: Table, card: int) -> str:
    """The currency of a money card, those of modules included."""
    currency = table.cards.currencies[card]
    return CURRENCIES[currency] if currency < len(CURRENCIES) else table.cards.names[card].rpartition("-")[0]


def cards_words(table: Table, cards: Sequence[int]) -> str:
    """Cards by currency, dearest first: `florin 5 + 4, denar 2`."""
    groups: dict[int, list[int]] = {}
    for card in cards:
        groups.setdefault(table.cards.currencies[card], []).append(card)
    parts: list[str] = []
    for currency, held in sorted(groups.items(), key=lambda group: group[0] == NO_CURRENCY):
        if currency == NO_CURRENCY:
            parts += [card_words(table, card) for card in held]
        else:
            values = sorted([table.cards.values[card] for card in held], reverse=True)
            parts.append(f"{currency_name(table, held[0])} {' + '.join(map(str, values))}")
    return ", ".join(parts)


def total(table: Table, cards: Iterable[int]) -> int:
    """What cards are worth together."""
    return sum(table.cards.values[card] for card in cards)


def plural(number: int, noun: str) -> str:
    """`1 card`, `2 cards`."""
    return f"{number} {noun}{'' if number == 1 else 's'}"


def listed(words: Sequence[str]) -> str:
    """`A, B and C`."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}" if words else "nobody"


def printable(text: str) -> str:
    """The text without signs that could do something to a terminal."""
    return "".join([sign if sign.isprintable() else "?" for sign in text])


class Cast:
    """Who sits where, and as whom one looks on."""

    def __init__(self, players: Sequence[str], seats: int, you: int) -> None:
        self.you: Final = you
        known = players if len(players) == seats else ("",) * seats
        self._players: Final = [printable(name)[:LONGEST_NAME] for name in known]

    def name(self, seat: int) -> str:
        """The subject of a sentence."""
        return "You" if seat == self.you else SEAT_NAMES[seat]

    def title(self, seat: int) -> str:
        """The seat with who sits there: `B greedy`."""
        who = "you" if seat == self.you else self._players[seat]
        return f"{SEAT_NAMES[seat]} {who}".strip()
