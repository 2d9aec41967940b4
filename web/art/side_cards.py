"""Cards that are no money: scorings, bureaux, gates, bonus cards."""

from __future__ import annotations

from typing import Final

from web.art.cards import card, small_coin, stars
from web.art.coins import MOTIFS, outline
from web.art.emblem import LETTERS
from web.art.palette import (
    COINS,
    GOLD,
    GOLD_DEEP,
    IVORY,
    LAPIS,
    LAPIS_DEEP,
    PARCHMENT,
    PARCHMENT_DEEP,
    STONE,
    STONE_DARK,
    STONE_JOINT,
    STONE_LIGHT,
    TYPES,
    dark,
)
from web.art.shapes import arch, number, path, picture, star
from web.art.symbols import cells, pattern, symbol
from web.art.tiles import line_of

GATE_HOUSE: Final = "M28 2h7v4h6V2h7v4h4V2h7v4h6V2h7v24H28Z"


def scoring(letter: str) -> str:
    """The first scoring is A, the second B: a great letter in a star of gold."""
    width, strokes = LETTERS[letter]
    body = f'<path fill="{GOLD}" d="{star(50, 70, 44)}"/><path fill="{LAPIS}" d="{star(50, 70, 40.5)}"/>'
    body += f'<path fill="none" stroke="{GOLD}" stroke-width="1.4" d="{star(50, 70, 35.5)}"/>'
    look = f'fill="none" stroke="{IVORY}" stroke-width="8" stroke-linejoin="round"'
    body += f'<path {look} transform="translate({50 - width * 0.35} 49)scale(.7)" d="{strokes}"/>'
    for y in (17, 123):
        body += "".join(f'<path fill="{GOLD}" d="{star(x, y, 5)}"/>' for x in (35, 50, 65))
    return card(LAPIS, LAPIS_DEEP, stars("#2b5465", "#1f475a"), body, f"scoring {letter}")


def half(kind: str, clip: str, x: float, y: float) -> str:
    """Half of a great coin, on its own half of the card."""
    glaze = COINS[kind]
    ground = f'<rect x="5" y="5" width="90" height="130" rx="5" fill="{glaze.ground}"/>'
    great = f'<path fill="{glaze.deep}" d="{outline(kind)}"/><path fill="{IVORY}" d="{outline(kind, 20.4)}"/>'
    great += f'<path fill="none" stroke="{glaze.ground}" stroke-width="1.2" d="{outline(kind, 18)}"/>'
    great += path(glaze.deep, MOTIFS[kind], 'transform="translate(24 24)scale(.82)translate(-24 -24)"')
    place = f"translate({x} {y})scale(1.75)translate(-24 -24)"
    return f'<g clip-path="url(#{clip})">{ground}<g transform="{place}">{great}</g></g>'


def bureau(first: str, second: str) -> str:
    """A bureau de change: two half coins meet along a diagonal, for it joins two currencies."""
    defs = '<clipPath id="a"><path d="M5 5H95V28L5 112Z"/></clipPath><clipPath id="b"><path d="M95 135H5V112L95 28Z"/></clipPath>'
    body = half(first, "a", 50, 70) + half(second, "b", 50, 70)
    body += f'<path fill="none" stroke="{IVORY}" stroke-width="3.4" d="M5 112 95 28"/>'
    body += f'<path fill="none" stroke="{GOLD_DEEP}" stroke-width="1" d="M5 112 95 28"/>'
    body += small_coin(first, 9, 9, 0.52) + small_coin(second, 66, 106, 0.52)
    return card(COINS[first].ground, LAPIS_DEEP, defs, body, f"bureau de change, {first} and {second}")


def gate_house(opening: str) -> str:
    """A battlemented gate with a horseshoe arch, for the north side of a tile."""
    body = path(STONE_DARK, GATE_HOUSE, f'stroke="{STONE_DARK}" stroke-width="3" stroke-linejoin="round"')
    body += path(STONE_LIGHT, GATE_HOUSE) + f'<path fill="{STONE_JOINT}" d="M28 9h44v1.4H28Z"/>'
    return body + path(opening, arch(50, 17, 7, 5.4, 26), f'stroke="{GOLD_DEEP}" stroke-width="1.6"')


def gate_piece() -> str:
    """A gate, to be laid upright over the wall it opens."""
    return picture(48, 30, f'<g transform="translate(-26 1)">{gate_house("#2f6f7a")}</g>', "gate")


def gate() -> str:
    """The card that brings a gate: masonry with a great horseshoe arch, and a road through it."""
    stones = f'<path d="M0 0H20M0 10H20M5 0V10M15 10V20" fill="none" stroke="{STONE_JOINT}" stroke-width="1"/>'
    body = f'<path fill="{STONE_DARK}" d="M5 34V22h12v8h10v-8h14v8h18v-8h14v8h10v-8h12v12Z"/>'
    body += f'<path fill="{LAPIS}" d="M5 24V10a5 5 0 0 1 5-5H90a5 5 0 0 1 5 5V24H83v8H73V24H59v8H41V24H27v8H17V24Z"/>'
    body += f'<path fill="{GOLD}" d="{star(50, 14, 6)}"/>'
    for radius, leg, colour in ((35, 29, STONE_DARK), (33, 27, "#bd3b36"), (27, 22, IVORY), (24.5, 20, "#125a66")):
        body += path(colour, arch(50, 78, radius, leg, 135))
    body += f'<path fill="{STONE_LIGHT}" d="M44 96h12l11 39H33Z"/>'
    rays = "".join(f"M50 78L{x} {y}" for x, y in ((17, 70), (24, 56), (36, 48), (50, 45), (64, 48), (76, 56), (83, 70)))
    ring = '<clipPath id="r"><path fill-rule="evenodd" clip-rule="evenodd" d="'
    ring += f'{arch(50, 78, 33, 27, 135)}{arch(50, 78, 27, 22, 135)}"/></clipPath>'
    body += f'<path clip-path="url(#r)" fill="none" stroke="{IVORY}" stroke-width="3.6" d="{rays}"/>'
    return card(STONE, STONE_DARK, cells(20, 20, stones) + ring, body, "city gate")


def bonus(kind: str, price: int) -> str:
    """A parchment that shows the building it counts for."""
    glaze = TYPES[kind]
    body = f'<rect x="14" y="24" width="72" height="72" rx="4" fill="{glaze.ground}" stroke="{dark(kind)}" stroke-width="2"/>'
    body += '<rect x="15" y="25" width="70" height="70" rx="3" fill="url(#p)"/>'
    body += f'<path fill="{line_of(kind)}" d="{star(50, 60, 30)}"/><path fill="{glaze.deep}" d="{star(50, 60, 28)}"/>'
    body += symbol(kind, glaze.ink, 32, 42, 0.75)
    body += f'<path fill="{IVORY}" stroke="{PARCHMENT_DEEP}" stroke-width="1.6" d="M34 101h32v22H34Z"/>'
    body += number(price, 50, 112, 16, PARCHMENT_DEEP, 3)
    body += "".join(f'<path fill="{GOLD_DEEP}" d="{star(x, 14.5, 4.5)}"/>' for x in (38, 50, 62))
    # The ground pattern belongs to the tile shown, not to the parchment around it.
    scroll = f'<path fill="{PARCHMENT}" d="M5 10a5 5 0 0 1 5-5H90a5 5 0 0 1 5 5V130a5 5 0 0 1-5 5H10a5 5 0 0 1-5-5Z"/>'
    edge = f'<path fill="none" stroke="{PARCHMENT_DEEP}" stroke-opacity=".5" d="M9 9H91V131H9Z"/>'
    return card(PARCHMENT, PARCHMENT_DEEP, pattern(kind), scroll + edge + body, f"bonus card, {kind} {price}")
