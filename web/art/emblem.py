"""The name of the game, its emblem, and the quiet ground of the pages."""

from __future__ import annotations

import math
from typing import Final

from web.art.palette import GOLD, IVORY, LAPIS
from web.art.shapes import arch_band, path, picture, short, star

# Letters as strokes, cap height 60, with their widths.
LETTERS: Final = {
    "A": (40, "M4 60V27C4 14 14 10 20 2 26 10 36 14 36 27V60M4 42H36"),
    "L": (32, "M4 2V60H30"),
    "H": (42, "M4 2V60M38 2V60M4 33H38"),
    "M": (62, "M4 60V24C4 13 11 9 17.5 2 24 9 31 13 31 24V60M31 24C31 13 38 9 44.5 2 51 9 58 13 58 24V60"),
    "B": (38, "M4 60V2H18C27 2 32 8 32 16S27 30 18 30H4M18 30C29 30 35 36 35 45S29 60 18 60H4"),
    "R": (39, "M4 60V2H18C28 2 34 8.5 34 17S28 32 18 32H4M19 32C26 37 32 46 35 60"),
}
GAP: Final = 13


def wordmark(colour: str, accent: str) -> str:
    """ALHAMBRA, with a star under each A."""
    x, strokes, stars = 0, "", ""
    for letter in "ALHAMBRA":
        width, data = LETTERS[letter]
        strokes += f'<path transform="translate({x})" d="{data}"/>'
        if letter == "A":
            stars += f'<path fill="{accent}" d="{star(x + 20, 52.5, 5)}"/>'
        x += width + GAP
    look = f'fill="none" stroke="{colour}" stroke-width="7.2" stroke-linejoin="round" stroke-linecap="butt"'
    return picture(x - GAP, 62, f"<g {look}>{strokes}</g>{stars}", "Alhambra")


def emblem() -> str:
    """A horseshoe gate in an eight-pointed star; also the icon of the page."""
    body = f'<path fill="{GOLD}" d="{star(50, 50, 49)}"/><path fill="{LAPIS}" d="{star(50, 50, 45.5)}"/>'
    body += f'<path fill="none" stroke="{GOLD}" stroke-width="1.6" d="{star(50, 50, 39.5)}"/>'
    body += path(IVORY, arch_band(50, 23, 36, 53)) + f'<path fill="{GOLD}" d="{star(50, 61, 9)}"/>'
    return picture(100, 100, body + f'<circle cx="50" cy="61" r="3" fill="{LAPIS}"/>', "Alhambra")


def background(base: str, line: str, glow: str) -> str:
    """One cell of girih: stars, crosses and spokes between them."""
    side, middle = 96.0, 48.0
    inner = middle * 0.62
    lines = star(middle, middle, middle) + star(middle, middle, inner)
    lines += "".join(star(x, y, side * 0.155) for x in (0, side) for y in (0, side))
    for k in (1, 3, 5, 7):
        sin, cos = math.sin(math.pi * k / 4), math.cos(math.pi * k / 4)
        near = f"{short(middle + inner * sin)} {short(middle - inner * cos)}"
        lines += f"M{near}L{short(middle + middle * sin)} {short(middle - middle * cos)}"
    body = f'<rect width="96" height="96" fill="{base}"/><path fill="none" stroke="{line}" stroke-width="1.3" d="{lines}"/>'
    return picture(side, side, body + f'<path fill="{glow}" d="{star(middle, middle, side * 0.11)}"/>', "", sized=True)
