"""The Power of the Sultan: his portrait on cards with a currency, a price and a place for the die."""

from __future__ import annotations

from typing import Final

from web.art.cards import card, index, lines, small_coin
from web.art.characters import BEARD, EDGE, beard, bust
from web.art.palette import CHAMBERS_INK, COINS, GOLD, GOLD_BRIGHT, GOLD_DEEP, INK, IVORY, TYPES, rim
from web.art.shapes import number, star
from web.art.symbols import pattern, symbol

NICHE: Final = "#4a1d4f"
ROBE: Final = "#a8263a"
# A great turban, with a jewel and the plume only the Sultan wears.
TURBAN: Final = (
    f'<path fill="#2fa3a8" {EDGE} d="M51 25C47 15 51 7.5 60 6.5c-3.5 4-3 7-4.5 10 3-1.5 6-1.5 8-.5-5 2-7 5-8 9Z"/>'
    f'<path fill="{IVORY}" {EDGE} d="M27 46c-4-16 8-26 23-26s27 10 23 26c-9-8-37-8-46 0Z"/>'
    f'<path fill="none" stroke="{INK}" stroke-width="1.2" d="M50 20c-8 4-17 9-22 18M50 20c8 4 17 9 22 18M30 43C38 33 52 28 66 25"/>'
    f'<path fill="{GOLD_BRIGHT}" {EDGE} d="M50 24l7 9-7 9-7-9Z"/><circle cx="50" cy="33" r="3" fill="#bd3b36"/>'
)
COLLAR: Final = (
    f'<path fill="{GOLD}" {EDGE} d="M36 86q14 16 28 0l5 5q-19 21-38 0Z"/>'
    f'<path fill="none" stroke="{INK}" stroke-width="2.6" stroke-linecap="round" stroke-dasharray=".1 5.6" d="M36 91.5q14 14.5 28 0"/>'
)


def die(kind: str) -> str:
    """The die on the card, in its lower corner: showing a type, or a star as long as it is not thrown."""
    face = f'<rect x="51" y="86" width="44" height="44" rx="9" fill="{GOLD_DEEP}"/>'
    face += f'<rect x="53.5" y="88.5" width="39" height="39" rx="7" fill="{IVORY}"/>'
    if not kind:
        return face + f'<path fill="none" stroke="{GOLD_DEEP}" stroke-width="2" d="{star(73, 108, 13)}"/>'
    ink = CHAMBERS_INK if kind == "chambers" else TYPES[kind].ground
    return face + symbol(kind, ink, 56.4, 91.4, 0.69)


def sultan(robe: str) -> tuple[str, str]:
    rays = f'<path fill="{GOLD}" opacity=".5" d="{star(50, 50, 36, 16, 29)}"/>'
    defs, body = bust(NICHE, robe, GOLD, "#b67c4f", COLLAR + TURBAN + beard(BEARD, "#241509"))
    halo = f'<g clip-path="url(#n)">{rays}'  # behind his head, before the niche's own glow
    return defs, body.replace('<g clip-path="url(#n)">', halo, 1)


def sultan_card(currency: str, price: int, kind: str = "") -> str:
    """An open card: who buys it pays its price in its currency, and gets what the die shows."""
    glaze = COINS[currency]
    defs, body = sultan(ROBE)
    body += index(glaze.deep) + number(price, 21.5, 21.5, 23, IVORY, 3) + small_coin(currency, 9.5, 35) + die(kind)
    return card(glaze.ground, glaze.deep, defs + lines(currency), body, f"sultan, {currency} {kind}".rstrip())


def owned(kind: str) -> str:
    """A card that was bought: only its type matters any more."""
    defs, body = sultan(ROBE)
    return card(TYPES[kind].ground, rim(kind), defs + pattern(kind), body + die(kind), f"sultan, {kind}")
