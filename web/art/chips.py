"""Chips of the dice games: round, points in a star, everything else by what it does; 48 x 48."""

from __future__ import annotations

from typing import Final

from web.art.dice import BLACK
from web.art.palette import GOLD, GOLD_BRIGHT, GOLD_DEEP, INK, IVORY, LAPIS, LAPIS_DEEP, PARCHMENT
from web.art.players import TURBAN, VIZIER_BODY
from web.art.shapes import number, octagon, picture, ring, star

RIM: Final = "#8a5a2a"
RIM_DEEP: Final = "#4a2a0e"
LINE: Final = f'fill="none" stroke="{LAPIS}" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"'
STONE: Final = f'stroke="{INK}" stroke-width="1.8" stroke-linejoin="round"'


def dot(x: float, y: float, size: float, _: float) -> str:
    return f"M{x - size:.2f} {y:.2f}a{size} {size} 0 1 0 {2 * size} 0 {size} {size} 0 1 0-{2 * size} 0Z"


def chip(face: str, body: str, title: str, rim: str = RIM, edge: str = RIM_DEEP) -> str:
    """A disc with studs round its edge."""
    whole = f'<circle cx="24" cy="24" r="23.2" fill="{edge}"/><circle cx="24" cy="24" r="21.8" fill="{rim}"/>'
    whole += f'<path fill="{GOLD_BRIGHT}" d="{ring(24, 24, 20, 16, 0.9, dot)}"/>'
    whole += f'<circle cx="24" cy="24" r="18" fill="{face}" stroke="{edge}" stroke-width="1.2"/>'
    return picture(48, 48, whole + body, title)


def points(value: int) -> str:
    """Points in every scoring."""
    body = f'<path fill="{GOLD_DEEP}" d="{star(24, 24, 17)}"/><path fill="{GOLD_BRIGHT}" d="{star(24, 24, 15.4)}"/>'
    return chip(PARCHMENT, body + number(value, 24 - (value == 1), 24, 17, INK, 3), f"chip: {value}")


def swap(x: float, y: float, scale: float) -> str:
    way = "M0 6h21l-6-6M23 16H2l6 6"
    return f'<path {LINE} transform="translate({x} {y})scale({scale})" d="{way}"/>'


SPECIAL: Final = {
    # a building point goes elsewhere
    "exchange": swap(12.5, 13, 1),
    # a marker pushes another one off its field
    "displace": f'<path fill="{GOLD_BRIGHT}" {STONE} d="{octagon(18, 18, 8)}"/>'
    f'<path fill="#bf3a30" {STONE} d="{octagon(31, 31, 8)}"/>'
    f'<path {LINE} d="M16 27v7h6M18.5 30.5 22 34l-3.5 3.5"/>',
    # a throw that was none
    "annul": f'<path {LINE} d="M13.5 24a10.5 10.5 0 1 0 3.5-7.8M13.8 10.5v7.5h7.5"/>'
    + '<path fill="none" stroke="#9c2a20" stroke-width="3.4" stroke-linecap="round" d="M20.5 20.5l7 7M27.5 20.5l-7 7"/>',
    # the ninth die
    "black-die": f'<rect x="13.5" y="13" width="21" height="21" rx="4.5" fill="{BLACK}" stroke="{GOLD_DEEP}" stroke-width="1.6"/>'
    f'<path fill="{GOLD_BRIGHT}" d="{star(24, 23.5, 7.5)}"/>',
}


def special(kind: str) -> str:
    return chip(IVORY, SPECIAL[kind], f"chip: {kind}")


def start() -> str:
    """The start chip: whoever takes it names the next start player."""
    head = f'<g transform="translate(9.6 7.5)scale(.72)">{caliph_figure()}</g>'
    return chip(LAPIS, head, "start chip", GOLD, LAPIS_DEEP)


def back(*, dark: bool) -> str:
    face, line = (LAPIS, GOLD) if dark else (PARCHMENT, GOLD_DEEP)
    body = f'<path fill="none" stroke="{line}" stroke-width="1.8" d="{star(24, 24, 14)}{star(24, 24, 7.5)}"/>'
    return chip(face, body, "chip, face down", *(("#2b5465", LAPIS_DEEP) if dark else ()))


def caliph_figure() -> str:
    """The start player's stone, 40 x 46: a vizier's shape in gold, with a plume."""
    body = f'<path fill="{GOLD_BRIGHT}" stroke="{INK}" stroke-width="2.2" stroke-linejoin="round" d="{VIZIER_BODY}"/>'
    body += f'<path fill="{IVORY}" d="{star(20, 31.5, 7)}"/>'
    body += f'<path fill="#e8c49a" stroke="{INK}" stroke-width="2" d="M13.5 13.5c0 5 2.5 8 6.5 8s6.5-3 6.5-8Z"/>'
    body += f'<path fill="{IVORY}" stroke="{INK}" stroke-width="2.2" stroke-linejoin="round" d="{TURBAN}"/>'
    plume = "M20 9C17 5 18 1.5 22.5 .8 21 3 22 5 21 9Z"
    body += f'<path fill="#bd3b36" stroke="{INK}" stroke-width="1.4" d="{plume}"/>'
    return body + f'<circle cx="20" cy="9.5" r="2.2" fill="#bd3b36" stroke="{INK}" stroke-width="1.2"/>'


def caliph() -> str:
    return picture(40, 46, caliph_figure(), "Caliph")
