"""The street trader: his round tile, and citizens in the colours of the six types."""

from __future__ import annotations

from typing import Final

from web.art.module_tiles import awning
from web.art.palette import GOLD, GOLD_DEEP, GREY, INK, IVORY, MARBLE, STONE_JOINT, TYPES, rim
from web.art.shapes import picture, short, star
from web.art.symbols import symbol

BODY: Final = "M20 15.5c9.5 0 14.5 8 15.5 17L36.8 46.5H3.2L4.5 32.5c1-9 6-17 15.5-17Z"
HEAD: Final = "M12.5 10.5a7.5 7.5 0 1 0 15 0 7.5 7.5 0 1 0-15 0Z"
SCARF: Final = "M10.8 12.5C10.5 5.5 14.5 1.5 20 1.5s9.5 4 9.2 11c-2.5-4.2-5.5-5.5-9.2-5.5s-6.7 1.3-9.2 5.5Z"
PLACES: Final = ((0.2, 0.51), (0.405, 0.55), (0.61, 0.51))  # of citizens on the trader tile, in parts of it
PLACE_WIDTH: Final = 0.19


def figure(robe: str, scarf: str, edge: str, sign: str) -> str:
    look = f'stroke="{INK}" stroke-width="2" stroke-linejoin="round"'
    # The pale rim keeps it apart from a building of its own colour.
    body = f'<path fill="none" stroke="{IVORY}" stroke-width="4.6" stroke-linejoin="round" d="{BODY}{HEAD}{SCARF}"/>'
    body += f'<path fill="{robe}" {look} d="{BODY}"/><path fill="none" stroke="{edge}" stroke-width="2.2" d="M5.5 43.3h29"/>'
    return body + f'<path fill="#d9a878" {look} d="{HEAD}"/><path fill="{scarf}" {look} d="{SCARF}"/>' + sign


def citizen(kind: str) -> str:
    """A person in the colour of the type, with its symbol on the robe."""
    glaze = TYPES[kind]
    scarf = glaze.pattern if kind != "chambers" else IVORY
    return picture(
        40, 48, figure(glaze.ground, scarf, rim(kind), symbol(kind, glaze.ink, 9.4, 19.8, 0.44)), f"citizen, {kind}"
    )


def hidden() -> str:
    """A citizen whose colour is a secret."""
    return picture(
        40, 48, figure(GREY, "#b9ab8f", "#5d5548", f'<path fill="{IVORY}" d="{star(20, 30.5, 8)}"/>'), "citizen"
    )


def trader() -> str:
    """A round tile: a stall with wares under its awning, and three places for citizens on the carpet before it."""
    n = short
    body = f'<circle cx="50" cy="50" r="48.5" fill="{INK}"/><circle cx="50" cy="50" r="46.8" fill="{GOLD}"/>'
    body += f'<circle cx="50" cy="50" r="44" fill="{GOLD_DEEP}"/><circle cx="50" cy="50" r="43" fill="{MARBLE}"/>'
    body += f'<path fill="#bd3b36" stroke="{INK}" stroke-width="1.6" stroke-linejoin="round" d="M20 54H80L86 78H14Z"/>'
    body += f'<path fill="none" stroke="{GOLD}" stroke-width="1.8" d="M23 57.5H77L81.5 75H18.5Z"/>'
    fringe = "".join(f"M{x} 79v4" for x in range(17, 86, 4))
    body += f'<path fill="none" stroke="{GOLD_DEEP}" stroke-width="1.8" stroke-linecap="round" d="{fringe}"/>'
    counter = f'<path fill="#8a5a2a" stroke="{INK}" stroke-width="1.6" d="M22 40h56v14H22Z"/>'
    counter += f'<path fill="none" stroke="{STONE_JOINT}" stroke-width="1.2" d="M22 47h56M36 40v14M50 40v14M64 40v14"/>'
    jars = f'<path fill="#2fa3a8" stroke="{INK}" stroke-width="1.4" d="M28 40c-3-5-1-8 1-9v-3h5v3c2 1 4 4 1 9Z"/>'
    jars += f'<path fill="#e07f35" stroke="{INK}" stroke-width="1.4" d="M63 40a4.5 4.5 0 1 1 9 0ZM58 40a4.5 4.5 0 1 1 9 0Z"/>'
    face = f'<path fill="#c98e5e" stroke="{INK}" stroke-width="1.5" d="M43 28c0 8 3 12 7 12s7-4 7-12Z"/>'
    face += '<path fill="#3a2616" d="M43.5 32c2 2.5 4 2 6.5 1 2.5 1 4.5 1.5 6.5-1 0 6-3 9-6.5 9s-6.5-3-6.5-9Z"/>'
    face += f'<path fill="{IVORY}" stroke="{INK}" stroke-width="1.5" d="M41 29c0-4 4-7 9-7s9 3 9 7c-4 2-14 2-18 0Z"/>'
    roof = f'<g transform="translate(17 10.5)scale(.66 .6)">{awning("florin", 2, 16)}</g>'
    posts = '<path fill="none" stroke="#5f3a18" stroke-width="2.6" d="M21 24v30M79 24v30"/>'
    body += posts + face + counter + jars + roof
    for x, y in PLACES:
        at = f'cx="{n(100 * (x + PLACE_WIDTH / 2))}" cy="{n(100 * (y + PLACE_WIDTH * 0.6) + 7)}"'
        body += f'<ellipse {at} rx="8.5" ry="4" fill="#7e1a1d" stroke="{GOLD}" stroke-width="1"/>'
    return picture(100, 100, body, "street trader")
