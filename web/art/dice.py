"""Dice of the dice games: white ones, those that were set aside, and the black one; 48 x 48."""

from __future__ import annotations

from typing import Final

from web.art.palette import CHAMBERS_INK, GOLD, GOLD_BRIGHT, GOLD_DEEP, IVORY, TYPES
from web.art.shapes import picture, star
from web.art.symbols import ground, symbol

WHITE_EDGE: Final = "#b9a27a"
BLACK: Final = "#211a16"
# The colours of the types, as light as a black face needs them.
LIT: Final = {
    "pavilion": "#7fb0f0",
    "seraglio": "#f08a80",
    "arcades": "#d9a768",
    "chambers": IVORY,
    "garden": "#86cc8b",
    "tower": "#b79aec",
}


def cube(face: str, shade: str, edge: str, body: str, title: str) -> str:
    """A die from above: a face on a darker body, of which the front edge is seen."""
    die = f'<rect x="1" y="1" width="46" height="46" rx="10" fill="{shade}" stroke="{edge}" stroke-width="2"/>'
    return picture(48, 48, die + f'<rect x="2" y="2" width="44" height="41.5" rx="9" fill="{face}"/>' + body, title)


def ink(kind: str) -> str:
    return CHAMBERS_INK if kind == "chambers" else TYPES[kind].ground


def white(kind: str) -> str:
    return cube(IVORY, "#e0cda6", WHITE_EDGE, symbol(kind, ink(kind), 7.2, 6, 0.7), f"die: {kind}")


def kept(kind: str) -> str:
    """Set aside: a golden frame, and a pin that holds it."""
    body = f'<rect x="3.5" y="3.5" width="41" height="38.5" rx="7.5" fill="none" stroke="{GOLD}" stroke-width="3"/>'
    body += symbol(kind, ink(kind), 8.2, 7.4, 0.65)
    body += f'<circle cx="40" cy="8" r="7" fill="{GOLD_DEEP}"/>'
    body += f'<path fill="none" stroke="{IVORY}" stroke-width="2.2" stroke-linecap="round" d="M37 8.2l2.2 2.2 4-4.8"/>'
    return cube("#fdf0cd", GOLD, GOLD_DEEP, body, f"die: {kind}, set aside")


def black(kind: str) -> str:
    """The black die: symbols in the light shade of their colour."""
    frame = f'<rect x="4" y="4" width="40" height="37.5" rx="7" fill="none" stroke="{GOLD}" stroke-width="1"/>'
    return cube(BLACK, "#0c0907", GOLD_DEEP, frame + symbol(kind, LIT[kind], 8.2, 6.9, 0.65), f"black die: {kind}")


def unset() -> str:
    """The black die before somebody sets it: any symbol."""
    body = f'<path fill="{GOLD_BRIGHT}" d="{star(24, 22.5, 13)}"/><path fill="{BLACK}" d="{star(24, 22.5, 7)}"/>'
    return cube(BLACK, "#0c0907", GOLD_DEEP, body, "black die")


def blank() -> str:
    """A die that rolls."""
    line = f'<path fill="none" stroke="{WHITE_EDGE}" stroke-width="1.6" d="{star(24, 22.5, 14)}{star(24, 22.5, 8)}"/>'
    return cube(IVORY, "#e0cda6", WHITE_EDGE, line, "die, rolling")


def column(kind: str) -> str:
    """The quiet ground of a column: one cell of the type's pattern, to be repeated on both themes."""
    width, height, body = ground(kind)
    colour = "#8d7f66" if kind == "chambers" else TYPES[kind].ground
    # Where the pattern shows its ground it would show the page: nothing is drawn there.
    drawing = body.replace('"p"', f'"{colour}"').replace('fill="g"', 'fill="none"')
    return picture(width, height, f'<g opacity=".13">{drawing}</g>', kind, sized=True)
