"""The treasure chamber: chests in the colours of the six types, and the rooms they stand in."""

from __future__ import annotations

from typing import Final

from web.art.palette import GOLD, GOLD_BRIGHT, GOLD_DEEP, GREY, INK, IVORY, STONE, STONE_DARK, STONE_LIGHT, TYPES
from web.art.shapes import arch, number, path, picture, short, star
from web.art.symbols import symbol

LID: Final = "M4 22C4 9 11 3.5 20 3.5h20C49 3.5 56 9 56 22Z"
CHEST: Final = "M4 22H56V44q0 3-3 3H7q-3 0-3-3Z"
# Of chests in a room, in parts of it: left upper corner, width, height.
PLACES: Final = ((0.17, 0.255), (0.53, 0.255), (0.17, 0.605), (0.53, 0.605))
PLACE_SIZE: Final = (0.3, 1 / 3)


def box(wood: str, shade: str, sign: str) -> str:
    """A chest with golden bands; its lock is a great plate that carries the sign."""
    look = f'stroke="{INK}" stroke-width="2" stroke-linejoin="round"'
    band = f'fill="{GOLD}" stroke="{GOLD_DEEP}" stroke-width="1.2"'
    # The pale rim keeps it apart from a building of its own colour.
    body = f'<path fill="none" stroke="{IVORY}" stroke-width="5" stroke-linejoin="round" d="{LID}{CHEST}"/>'
    body += f'<path fill="{shade}" {look} d="{LID}"/><path fill="{wood}" {look} d="{CHEST}"/>'
    body += f'<path {band} d="M9 22V10.5q2-3 5.5-4.8V47H9ZM51 22V10.5q-2-3-5.5-4.8V47H51Z"/>'
    body += f'<path {band} d="M4 20h52v4.4H4Z"/>'
    body += f'<path fill="none" stroke="{INK}" stroke-width="2" stroke-linejoin="round" d="{LID}{CHEST}"/>'
    return body + f'<rect x="17.5" y="14" width="25" height="27" rx="3.5" fill="{IVORY}" {look}/>' + sign


def chest(kind: str) -> str:
    glaze = TYPES[kind]
    shade = glaze.pattern if kind == "chambers" else glaze.deep
    ink = glaze.ink if kind == "chambers" else glaze.ground
    return picture(60, 50, box(glaze.ground, shade, symbol(kind, ink, 19.4, 16.8, 0.445)), f"chest, {kind}")


def closed() -> str:
    """A chest nobody knows."""
    sign = f'<path fill="{INK}" d="{arch(30, 24, 4.2, 2.6, 35)}"/>'
    return picture(60, 50, box(GREY, "#5d5548", sign), "chest")


def room(*, empty: bool) -> str:
    """A vault of the chamber: a stone arch, its price on the keystone, and four places on two shelves."""
    n = short
    stones = f'stroke="{STONE_DARK}" stroke-width="1.6" stroke-linejoin="round"'
    body = f'<rect x=".8" y=".8" width="118.4" height="88.4" rx="6" fill="{STONE}" {stones}/>'
    body += (
        '<path fill="none" stroke="#bb8748" d="M1 22H16M104 22h15M1 44h9M110 44h9M1 66h9M110 66h9M8 1v21M112 1v21"/>'
    )
    vault = "M11 86V40C11 20 27 8 60 8s49 12 49 32v46Z"
    body += f'<path fill="{STONE_LIGHT}" {stones} d="{vault}"/>'
    inner = "M16 83V42C16 25 31 14 60 14s44 11 44 28v41Z"
    body += f'<path fill="#2b1d33" stroke="{GOLD_DEEP}" stroke-width="1.4" d="{inner}"/>'
    if empty:
        web = "M16 42 44 62M60 14 44 62M104 42 44 62M44 62 30 83M44 62 66 83M33 54q5-12 19-17M24 48q8-22 30-25M48 45q9 2 14 7"
        body += f'<path fill="none" stroke="#8b8172" stroke-width="1.1" d="{web}"/>'
    else:
        body += f'<path fill="{STONE}" {stones} d="M16 51.5h88v3.6H16Z"/>'
        for x, y in PLACES:
            left, foot = 120 * x + 3, 90 * (y + PLACE_SIZE[1]) - 2
            body += f'<path fill="{IVORY}" opacity=".16" d="M{n(left)} {n(foot)}v-14q0-9 15-9t15 9v14Z"/>'
    plate = GREY if empty else GOLD_BRIGHT
    body += path(STONE_DARK, star(60, 14, 14)) + path(plate, star(60, 14, 12.4))
    return picture(120, 90, body + number(8, 60, 14, 12.5, INK, 3), "room, not refilled" if empty else "room")
