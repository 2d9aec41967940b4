"""The six building symbols, and the zellige ground of each type."""

from __future__ import annotations

import math
from typing import Final

from web.art.palette import TYPES, rim
from web.art.shapes import arch, polygon, short, star, tidy

# Filled, in a box of 48 x 48.
SYMBOLS: Final = {
    # a tent roof with a scalloped rim on four slim columns
    "pavilion": "M24 1.6a2.6 2.6 0 0 1 1.3 4.9C26.4 13.6 33 18.6 46 21.4v4.4q-4.9 5.6-9.8.6-6.1 5.6-12.2 0-6.1 5.6-12.2 0-4.9 5-9.8-.6v-4.4C15 18.6 21.6 13.6 22.7 6.5A2.6 2.6 0 0 1 24 1.6Z"
    "M5.5 30.2h4.4V41h-4.4zM38.1 30.2h4.4V41h-4.4zM16.6 31h3.2v10h-3.2zM28.2 31h3.2v10h-3.2zM2.5 42.4h43v4.2h-43z",
    # a great onion dome with a crescent over a house with a horseshoe door
    "seraglio": "M26.3.6a3.4 3.4 0 1 0 1.9 5 2.7 2.7 0 1 1-1.9-5Z"
    "M24 7.6C26.8 11.6 38.4 13.6 38.4 21.6c0 2-.8 3.6-2 5H11.6c-1.2-1.4-2-3-2-5C9.6 13.6 21.2 11.6 24 7.6Z"
    "M4.5 28.6H43.5V46.6H4.5Z"
    + arch(24, 37, 5.6, 4.2, 46.6)
    + arch(11.5, 36, 2.3, 2.3, 41)
    + arch(36.5, 36, 2.3, 2.3, 41),
    # three arches under a long cornice
    "arcades": "M1.5 8h45v4.6h-45zM3.5 14.4h41V44.5h-41z"
    + arch(10.9, 25.5, 4.7, 3.7, 44.5)
    + arch(24, 25.5, 4.7, 3.7, 44.5)
    + arch(37.1, 25.5, 4.7, 3.7, 44.5),
    # a hipped roof with two knobs over a twin window
    "chambers": "M12.5 4.4a2.2 2.2 0 0 1 1.9 3.3h19.2a2.2 2.2 0 1 1 2.9.8L47 22.5H1L11.5 8.5a2.2 2.2 0 0 1 1-4.1Z"
    "M5.5 24.6h37v22h-37z" + arch(17.8, 33.6, 4.8, 4.8, 43) + arch(30.2, 33.6, 4.8, 4.8, 43),
    # a cypress between two orange trees
    "garden": "M24 .8C30.2 9.2 32.8 18.6 32.8 27c0 6.6-3.2 10.2-7.2 10.9V43h-3.2v-5.1C18.4 37.2 15.2 33.6 15.2 27 15.2 18.6 17.8 9.2 24 .8Z"
    "M7.2 19.8a6.7 6.7 0 0 1 1.5 13.2v10H5.7V33A6.7 6.7 0 0 1 7.2 19.8ZM40.8 19.8a6.7 6.7 0 0 1 1.5 13.2v10h-3V33a6.7 6.7 0 0 1 1.5-13.2ZM1.5 43h45v3.6h-45z",
    # a battlemented keep
    "tower": "M9.5 2h7v5.4h4V2h7v5.4h4V2h7v13.2l-3.6 3.6V43h3.6v3.6h-29V43h3.6V18.8L9.5 15.2Z"
    + arch(24, 24.5, 3.2, 3.2, 31)
    + arch(24, 39.6, 3.8, 3.8, 46.6),
}


def ground(kind: str) -> tuple[float, float, str]:
    """Width and height of one cell of the ground pattern, and its drawing: "p" is the pattern, "g" the ground."""
    if kind == "pavilion":  # khatam: stars and crosses
        return 25, 25, f'<path d="{star(12.5, 12.5, 12.5)}" fill="p"/><path d="{star(12.5, 12.5, 7)}" fill="g"/>'
    if kind == "seraglio":  # sebka: a net of ogee lozenges
        outer = "M10 0C10 6.5 19.5 7 19.5 12.5S10 18.5 10 25C10 18.5.5 18 .5 12.5S10 6.5 10 0Z"
        inner = "M10 6.5C10.5 9.5 14.5 10.5 14.5 12.5S10.5 15.5 10 18.5C9.5 15.5 5.5 14.5 5.5 12.5S9.5 9.5 10 6.5Z"
        return 20, 25, f'<path d="{outer}" fill="p"/><path d="{inner}" fill="g"/>'
    if kind == "arcades":  # rows of little arches, staggered
        upper = "M0 12.5V10A5 5 0 0 1 10 10V12.5H7.5V10A2.5 2.5 0 0 0 2.5 10V12.5Z"
        left = "M-5 25V22.5A5 5 0 0 1 5 22.5V25H2.5V22.5A2.5 2.5 0 0 0-2.5 22.5V25Z"
        right = "M5 25V22.5A5 5 0 0 1 15 22.5V25H12.5V22.5A2.5 2.5 0 0 0 7.5 22.5V25Z"
        return 10, 25, f'<path d="{upper}{left}{right}" fill="p"/>'
    if kind == "chambers":  # octagons and squares
        c, k = 25, 25 * (1 - 1 / (1 + math.sqrt(2))) / 2
        corners = [(k, 0), (c - k, 0), (c, k), (c, c - k), (c - k, c), (k, c), (0, c - k), (0, k)]
        outline = f'<path d="{polygon(corners)}" fill="none" stroke="p" stroke-width="1.5"/>'
        return 25, 25, outline + f'<path d="{star(12.5, 12.5, 7)}" fill="none" stroke="p" stroke-width="1.3"/>'
    if kind == "garden":  # petals of overlapping circles
        petal = "M0 0C1 5.5 4.5 9 10 10 9 4.5 5.5 1 0 0Z"
        petals = "".join(f'<path transform="rotate({a} 10 10)" d="{petal}"/>' for a in (0, 90, 180, 270))
        return 20, 20, f'<g fill="p">{petals}</g><circle cx="10" cy="10" r="1.6" fill="g"/>'
    # tower: stepped merlons, interlocking
    merlon = "M0 16.67V12.5H2.5V8.33H5V4.17H6.67V0H10V4.17H11.67V8.33H14.17V12.5H16.67V16.67Z"
    return 16.67, 16.67, f'<path d="{merlon}" fill="p"/>'


def pattern(kind: str) -> str:
    """The ground of a type as a pattern with the id `p`."""
    width, height, body = ground(kind)
    glaze = TYPES[kind]
    return cells(width, height, body.replace('"p"', f'"{glaze.pattern}"').replace('"g"', f'"{glaze.ground}"'))


def cells(width: float, height: float, body: str) -> str:
    """A pattern with the id `p`, which repeats one cell."""
    size = f'width="{short(width)}" height="{short(height)}"'
    return f'<pattern id="p" {size} patternUnits="userSpaceOnUse">{body}</pattern>'


def symbol(kind: str, colour: str, x: float, y: float, scale: float) -> str:
    """The symbol of a type with its upper left corner at (x, y)."""
    place = f"translate({short(x)} {short(y)})scale({short(scale)})"
    return f'<path fill="{colour}" fill-rule="evenodd" transform="{place}" d="{tidy(SYMBOLS[kind])}"/>'


def badge(kind: str) -> str:
    """A type as a small square, 48 x 48."""
    box = f'<rect x="1" y="1" width="46" height="46" rx="7" fill="{TYPES[kind].ground}" stroke="{rim(kind)}"'
    return f'{box} stroke-width="2"/>' + symbol(kind, TYPES[kind].ink, 8.4, 8.4, 0.65)
