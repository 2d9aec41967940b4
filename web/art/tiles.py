"""Building tiles and the fountain, 100 x 100; `mini` is the same tile for less than 40 px."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from web.art.palette import (
    CHAMBERS_EDGE,
    CHAMBERS_LINE,
    GOLD,
    GOLD_DEEP,
    IVORY,
    MARBLE,
    STONE_JOINT,
    TYPES,
    WATER,
    WATER_DEEP,
    dark,
    rim,
)
from web.art.shapes import kite, number, picture, ring, star
from web.art.symbols import cells, pattern, symbol
from web.art.walls import small_walls, walls

WHOLE: Final = "M0 0H100V100H0Z"
PLAQUE: Final = "M33.5 60.5h33q0 3 3 3v19.4q-3 0-3 3h-33q0-3-3-3v-19.4q3 0 3-3Z"
GLAZE: Final = (
    '<linearGradient id="z" x2=".4" y2="1"><stop stop-color="#fff" stop-opacity=".22"/>'
    '<stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".2"/></linearGradient>'
)


def glazed(colour: str) -> str:
    """The ground: a colour, its pattern, and the light on the glaze."""
    return f'<path fill="{colour}" d="{WHOLE}"/><path fill="url(#p)" d="{WHOLE}"/><path fill="url(#z)" d="{WHOLE}"/>'


def framed(defs: str, body: str, edge: str) -> str:
    """A tile with its rounded corners and its joint."""
    clip = '<clipPath id="c"><rect width="100" height="100" rx="2.5"/></clipPath>'
    joint = f'<rect x=".5" y=".5" width="99" height="99" rx="2.2" fill="none" stroke="{edge}" stroke-opacity=".55"/>'
    return f'<defs>{defs}{GLAZE}{clip}</defs><g clip-path="url(#c)">{body}{joint}</g>'


def plaque(ink: str) -> str:
    """The ivory label that carries a price or a symbol."""
    return f'<path fill="{IVORY}" stroke="{ink}" stroke-width="1.8" d="{PLAQUE}"/>'


def priced(price: int, ink: str) -> str:
    return plaque(ink) + number(price, 50, 73.2, 18.5, ink, 3.1)


def edge_of(kind: str) -> str:
    return CHAMBERS_EDGE if kind == "chambers" else TYPES[kind].deep


def line_of(kind: str) -> str:
    return CHAMBERS_LINE if kind == "chambers" else GOLD


def tile(kind: str, price: int, sides: Sequence[str]) -> str:
    glaze = TYPES[kind]
    body = glazed(glaze.ground)
    body += (
        f'<path fill="{line_of(kind)}" d="{star(50, 42.5, 35)}"/><path fill="{glaze.deep}" d="{star(50, 42.5, 33)}"/>'
    )
    body += symbol(kind, glaze.ink, 29.4, 17.6, 0.86) + walls(sides) + priced(price, dark(kind))
    title = f"{kind} {price}, " + (f"walls {''.join(sides)}" if sides else "no walls")
    return picture(100, 100, framed(pattern(kind), body, edge_of(kind)), title)


def flat(ground: str, edge: str) -> str:
    """The ground of a small tile."""
    line = f'<path fill="none" stroke="{edge}" stroke-width="4" stroke-opacity=".5" d="{WHOLE}"/>'
    return f'<path fill="{ground}" d="{WHOLE}"/>{line}'


def mini(kind: str, sides: Sequence[str]) -> str:
    """Flat ground, large symbol, thicker wall, no price."""
    body = flat(TYPES[kind].ground, rim(kind)) + symbol(kind, TYPES[kind].ink, 21.2, 21.2, 1.2)
    return picture(100, 100, body + small_walls(sides), f"{kind}, small")


def fountain(*, small: bool = False) -> str:
    """The fountain court: a basin, and channels to the four open sides."""
    marble = f'<path d="{star(12.5, 12.5, 12.5)}" fill="#e3d3b3"/><path d="{star(12.5, 12.5, 8)}" fill="{MARBLE}"/>'
    body = f"<defs>{GLAZE}{cells(25, 25, marble)}</defs>"
    body += f'<rect width="100" height="100" rx="2.5" fill="{MARBLE}"/>'
    if not small:
        body += f'<path fill="url(#p)" d="{WHOLE}"/>'
    body += f'<path fill="{STONE_JOINT}" d="M43.5 0h13v100h-13zM0 43.5h100v13H0z"/>'
    body += f'<path fill="{WATER}" d="M45.5 0h9v100h-9zM0 45.5h100v9H0z"/>'
    ripples = "M48.2 0h1v100h-1zM51.4 0h.8v100h-.8zM0 48.2h100v1H0zM0 51.4h100v.8H0z"
    body += f'<path fill="#bfe6e2" d="{ripples}" opacity=".8"/>'
    radius = 40.0 if small else 38.0
    for colour, inset in ((GOLD_DEEP, 0.0), (IVORY, 1.6), (WATER_DEEP, 6.0), (WATER, 9.0)):
        body += f'<path fill="{colour}" d="{star(50, 50, radius - inset)}"/>'
    jets = ring(50, 50, 16.5, 8, 7.5, kite(1, 0.42, 1.25), math.pi / 8)
    body += f'<path fill="#d9f1ec" d="{jets}"/>'
    body += f'<circle cx="50" cy="50" r="10" fill="{IVORY}"/><circle cx="50" cy="50" r="8.2" fill="{GOLD}"/>'
    body += f'<path fill="{IVORY}" d="{star(50, 50, 7.4)}"/><circle cx="50" cy="50" r="3.2" fill="{WATER}"/>'
    body += f'<path fill="url(#z)" d="{WHOLE}" opacity=".5"/>'
    body += '<rect x=".5" y=".5" width="99" height="99" rx="2.2" fill="none" stroke="#8a6a3a" stroke-opacity=".6"/>'
    return picture(100, 100, body, "fountain")
