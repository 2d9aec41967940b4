"""Thieves: a masked face at night, in the colours of the currency it is after."""

from __future__ import annotations

from typing import Final

from web.art.cards import card, index, lines, small_coin
from web.art.characters import EDGE, bust, medal
from web.art.coins import coin
from web.art.palette import COINS, INK, IVORY

NIGHT: Final = "#1c2733"
CLOAK: Final = "#39444e"
HOOD: Final = (
    f'<path fill="#2c353e" {EDGE} d="M50 19c-19 2-25 20-23 38 1 12-2 20-7 29l18 3-3-33c0-12 6-18 15-18s15 6 15 18l-3 33 18-3'
    'c-5-9-8-17-7-29 2-18-4-36-23-38Z"/>'
    f'<path fill="none" stroke="#56636f" stroke-width="1.4" d="M50 24c-13 2-17 15-17 28M50 24c13 2 17 15 17 28"/>'
)
MASK: Final = (
    f'<path fill="{INK}" d="M35.5 49c8-4 21-4 29 0 1 7-2.5 11-7 11-3.8 0-5.3-3-7.5-3s-3.7 3-7.5 3c-4.5 0-8-4-7-11Z"/>'
    f'<ellipse cx="43.2" cy="53" rx="3.7" ry="2.6" fill="{IVORY}"/><ellipse cx="56.8" cy="53" rx="3.7" ry="2.6" fill="{IVORY}"/>'
    f'<circle cx="44.6" cy="53" r="1.9" fill="{INK}"/><circle cx="58.2" cy="53" r="1.9" fill="{INK}"/>'
)


def thief(currency: str) -> str:
    glaze = COINS[currency]
    defs, body = bust(NIGHT, CLOAK, glaze.ground, "#c08a5c", HOOD + MASK)
    body += medal(coin(currency)) + index(glaze.deep) + small_coin(currency, 8.5, 9.5, 0.55) + small_mask()
    return card(glaze.ground, glaze.deep, defs + lines(currency), body, f"thief, {currency}")


def small_mask() -> str:
    """The mask again, where a fan of cards shows it."""
    shape = "M9 45c6-3 19-3 25 0 .8 6-2 9-6 9-3.2 0-4.6-2.5-6.5-2.5S18.2 54 15 54c-4 0-6.8-3-6-9Z"
    return f'<path fill="{IVORY}" d="{shape}"/><path fill="{INK}" d="M14 47.8h4v2.4h-4zM25 47.8h4v2.4h-4z"/>'
