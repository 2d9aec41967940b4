"""Tiles that modules bring: huts, camps, bazaars."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from web.art.coins import coin
from web.art.palette import COINS, GOLD_BRIGHT, IVORY, MARBLE, STONE_DARK, TYPES, dark, rim
from web.art.shapes import arch, path, picture, short, star, turned
from web.art.symbols import badge, cells, pattern, symbol
from web.art.tiles import WHOLE, edge_of, flat, framed, glazed, line_of, plaque, priced
from web.art.walls import TURN, small_walls, walls

HOUSE: Final = "M24 4 2.5 23.5H8.5V45H39.5V23.5H45.5Z" + arch(24, 33.5, 5.2, 5.2, 45)
TENT: Final = "M24 4 4 44H44ZM24 19 31 44H17Z"
STRIPES: Final = "M24 4 10.5 31 7.3 37.5 4 44h4.5L24 10 39.5 44H44L37.5 31Z"
MEADOW: Final = "#b4bf74"
MEADOW_INK: Final = "#3f4a16"
MEADOW_EDGE: Final = "#4e5a20"
GRASS: Final = (
    '<path d="M4 8q1-4 0-6M6 8q2-3 4-4M14 18q1-4 0-6M16 18q2-3 4-4" fill="none" stroke="#8a9a4c" stroke-width="1.6"/>'
)
ARROW: Final = "M50 1.5 62 13.5H55.5V23h-11V13.5H38Z"


def hut(kind: str, sides: Sequence[str]) -> str:
    """The ground of its type, a house, and the type's symbol where a building has its price."""
    glaze = TYPES[kind]
    body = glazed(glaze.ground)
    body += f'<circle cx="50" cy="41" r="28" fill="{line_of(kind)}"/>'
    body += f'<circle cx="50" cy="41" r="26.4" fill="{glaze.deep}"/>'
    body += path(glaze.ink, HOUSE, 'transform="translate(31.5 19)scale(.77)"') + walls(sides)
    body += plaque(dark(kind)) + symbol(kind, dark(kind), 39.9, 63, 0.42)
    return picture(100, 100, framed(pattern(kind), body, edge_of(kind)), f"hut, {kind}, walls {''.join(sides)}")


def mini_hut(kind: str, sides: Sequence[str]) -> str:
    """A house with the symbol of its type in the door."""
    body = flat(TYPES[kind].ground, rim(kind))
    body += f'<path fill="{TYPES[kind].ink}" d="M50 16 14 50H24V86H76V50H86Z"/>'
    body += symbol(kind, TYPES[kind].ground if kind != "chambers" else MARBLE, 33, 45, 0.72)
    return picture(100, 100, body + small_walls(sides), f"hut, {kind}, small")


def camp_tent(x: float, y: float, scale: float) -> str:
    place = f'transform="translate({short(x)} {short(y)})scale({short(scale)})"'
    shade = f'transform="translate({short(x)} {short(y - 1)})scale({short(scale)})"'
    tent = path("#6d2a1e", "M24 1 1 46H47Z", shade) + path(IVORY, TENT, place)
    return tent + path("#bd3b36", STRIPES, place)


def arrows(sides: Sequence[str]) -> str:
    """On each bastion an arrow that points at what it scores."""
    look = f'stroke="{STONE_DARK}" stroke-width="1.8" stroke-linejoin="round"'
    one = f'<path fill="{GOLD_BRIGHT}" {look} d="{ARROW}"/>'
    return "".join(turned(TURN[side], one) for side in sides)


def camp(price: int, sides: Sequence[str]) -> str:
    """A meadow, a tent, and its bastions."""
    body = glazed(MEADOW) + camp_tent(22.4, 12, 1.15) + walls(sides) + arrows(sides) + priced(price, MEADOW_INK)
    return picture(
        100, 100, framed(cells(20, 20, GRASS), body, MEADOW_EDGE), f"camp {price}, bastions {''.join(sides)}"
    )


def mini_camp(sides: Sequence[str]) -> str:
    body = flat(MEADOW, MEADOW_EDGE) + camp_tent(17, 19, 1.4) + small_walls(sides) + arrows(sides)
    return picture(100, 100, body, "camp, small")


def awning(currency: str, top: float, drop: float) -> str:
    glaze, width = COINS[currency], 92 / 7
    fall = f"h{short(width)}v{short(drop)}a{short(width / 2)} {short(width / 2)} 0 0 1-{short(width)} 0Z"
    look = f'stroke="{glaze.deep}" stroke-width="1.2"'
    strips = [
        f'<path fill="{glaze.ground if k % 2 else IVORY}" {look} d="M{short(4 + k * width)} {short(top)}{fall}"/>'
        for k in range(7)
    ]
    return "".join(strips)


def bazaar(currency: str, kinds: Sequence[str]) -> str:
    """An awning in the currency's colour, the coin that buys it, the three types it scores."""
    body = f'<path fill="{MARBLE}" d="{WHOLE}"/><path fill="url(#p)" d="{WHOLE}"/>' + awning(currency, 6, 20)
    body += f'<g transform="translate(34 32)scale(.67)">{coin(currency)}</g>'
    body += f'<path fill="{COINS[currency].deep}" d="M3 68h94v3H3z"/>'
    for k, kind in enumerate(kinds):
        body += f'<g transform="translate({short(6 + k * 30.5)} 70.5)scale(.56)">{badge(kind)}</g>'
    marble = cells(25, 25, f'<path d="{star(12.5, 12.5, 12.5)}" fill="#e8dabd"/>')
    title = f"bazaar, {currency}: {', '.join(kinds)}"
    return picture(100, 100, framed(marble, body, COINS[currency].deep), title)


def mini_bazaar(currency: str, kinds: Sequence[str]) -> str:
    body = flat(MARBLE, COINS[currency].deep) + awning(currency, 6, 26)
    for k, kind in enumerate(kinds):
        body += (
            f'<rect x="{6 + k * 31}" y="52" width="26" height="40" fill="{TYPES[kind].ground}" stroke="{rim(kind)}"/>'
        )
    return picture(100, 100, body, f"bazaar, {currency}, small")
