"""City walls: wooden walls as palisades, and the cards that show where they go."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from web.art.cards import card
from web.art.module_tiles import GRASS
from web.art.palette import GOLD, GOLD_DEEP, IVORY, WATER_DEEP
from web.art.shapes import picture, short, star, turned
from web.art.symbols import cells
from web.art.walls import TURN

WOOD: Final = "#f6dcae"
WOOD_SHADE: Final = "#d9a968"
WOOD_DARK: Final = "#4f2a0d"
BEAM: Final = "#b5702f"
PALES: Final = 10  # on a tile
MEADOW: Final = "#5a6a34"


def palisade(count: int = PALES, thick: float = 15) -> str:
    """The north side: pointed pales, where stone has battlements, on a beam with nails."""
    width, n = 100 / count, short
    pales = shades = ""
    for k in range(count):
        left, right, middle = k * width + 0.7, (k + 1) * width - 0.7, (k + 0.5) * width
        pales += f"M{n(left)} {n(thick)}V4.4L{n(middle)} .6 {n(right)} 4.4V{n(thick)}Z"
        shades += f"M{n(middle + 1.6)} {n(thick)}V2.4L{n(right)} 4.4V{n(thick)}Z"
    nails = "".join(f"M{n((k + 0.5) * width)} 10.1v.01" for k in range(count))
    return (
        f'<path d="M0 {n(thick)}H100v3.4H0Z" opacity=".3"/>'
        f'<path fill="{WOOD_DARK}" d="M0 3.4H100V{n(thick + 1.4)}H0Z"/>'
        f'<path fill="{WOOD}" stroke="{WOOD_DARK}" stroke-width="1.1" d="{pales}"/>'
        f'<path fill="{WOOD_SHADE}" d="{shades}"/>'
        f'<path fill="{BEAM}" stroke="{WOOD_DARK}" stroke-width=".9" d="M0 8h100v4.2H0Z"/>'
        f'<path fill="none" stroke="{WOOD_DARK}" stroke-width="2.3" stroke-linecap="round" d="{nails}"/>'
    )


def wooden() -> str:
    """A wooden wall on the north side of a tile, to be laid over the whole tile."""
    return picture(100, 100, palisade(), "wooden wall")


def token() -> str:
    """A piece of palisade as a small sign."""
    pales = "".join(f"M{x} 42V13L{x + 5} 6 {x + 10} 13V42Z" for x in (4, 14, 24, 34))
    body = f'<path fill="{WOOD}" stroke="{WOOD_DARK}" stroke-width="2.2" stroke-linejoin="round" d="{pales}"/>'
    body += f'<path fill="{BEAM}" stroke="{WOOD_DARK}" stroke-width="2" d="M2 20h44v7H2Z"/>'
    nails = "".join(f"M{x} 23.5v.01" for x in (9, 19, 29, 39))
    body += f'<path fill="none" stroke="{WOOD_DARK}" stroke-width="3.4" stroke-linecap="round" d="{nails}"/>'
    return picture(48, 48, body, "wooden walls")


def wall_card(sides: Sequence[str]) -> str:
    """A bare tile in a meadow with palisades on the sides that get them, and which way is north."""
    court = f'<path fill="{WATER_DEEP}" stroke="{IVORY}" stroke-width="1.4" d="M0 0H100V100H0Z"/>'
    for radius, colour in ((33, GOLD), (31, "#0d4550"), (18, GOLD), (16.4, WATER_DEEP)):
        court += f'<path fill="{colour}" d="{star(50, 50, radius)}"/>'
    # On the card the walls are coarser than on a tile, for it is read at half the size.
    walls = "".join(turned(TURN[side], f'<g transform="scale(1 1.9)">{palisade(6)}</g>') for side in sides)
    body = '<rect x="10" y="30.5" width="82" height="82" fill="#2a1f16" opacity=".4"/>'
    body += f'<g transform="translate(9 29)scale(.82)">{court}{walls}</g>'
    body += f'<path fill="{GOLD_DEEP}" d="M50 9 58 23H42Z"/><path fill="{GOLD}" d="M50 12 56 22H44Z"/>'
    body += f'<g transform="translate(41 114)scale(.36)">{MALLET}</g>'
    return card(MEADOW, WOOD_DARK, cells(20, 20, GRASS), body, f"wall card {''.join(sides)}")


MALLET: Final = (
    f'<path fill="none" stroke="{WOOD_DARK}" stroke-width="9" stroke-linecap="round" d="M10 42 30 20"/>'
    f'<path fill="none" stroke="{WOOD}" stroke-width="5" stroke-linecap="round" d="M10 42 30 20"/>'
    f'<path fill="{IVORY}" stroke="{WOOD_DARK}" stroke-width="3" stroke-linejoin="round" d="M19 10 30 0 48 18 37 28Z"/>'
)
