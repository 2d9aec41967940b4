"""Coins: five outlines and five motifs, so that a currency is known without its colour; 48 x 48."""

from __future__ import annotations

import math
from typing import Final

from web.art.palette import COINS
from web.art.shapes import kite, polygon, ring, short, star, tidy


def outline(kind: str, r: float = 22.0, cx: float = 24.0, cy: float = 24.0) -> str:
    n = short
    if kind == "denar":
        return f"M{n(cx)} {n(cy - r)}a{n(r)} {n(r)} 0 1 1-.01 0Z"
    if kind == "dirham":
        s, q = r * 0.92, r * 0.16
        long, bend = n(2 * s - 2 * q), n(q)
        return (
            f"M{n(cx - s + q)} {n(cy - s)}h{long}q{bend} 0 {bend} {bend}v{long}q0 {bend}-{bend} {bend}"
            f"h-{long}q-{bend} 0-{bend}-{bend}v-{long}q0-{bend} {bend}-{bend}Z"
        )
    if kind == "ducat":
        angles = [math.pi * k / 3 for k in range(6)]
        return polygon([(cx + r * 1.06 * math.sin(a), cy - r * 1.06 * math.cos(a)) for a in angles])
    if kind == "diamond":
        return polygon([(cx, cy - r * 1.06), (cx + r, cy), (cx, cy + r * 1.06), (cx - r, cy)])
    d, q = r * 0.53, r * 0.58  # florin: a quatrefoil
    leaf, side = f"a{n(q)} {n(q)} 0 0 1", n(2 * d)
    return f"M{n(cx - d)} {n(cy - d)}{leaf} {side} 0{leaf} 0 {side}{leaf}-{side} 0{leaf} 0-{side}Z"


LILY: Final = (
    "M24 8.2C28 12.8 29.2 17 27 23.4H30.4C29.6 19.6 32 15.8 35.6 16 40 16.3 41.2 22.2 37.6 24.8 35.5 26.3 33 25.9 "
    "32.4 25.9H30.6V28.9H27C27 32.5 28.6 35.8 31.4 37.8H16.6C19.4 35.8 21 32.5 21 28.9H17.4V25.9H15.6C15 25.9 12.5 "
    "26.3 10.4 24.8 6.8 22.2 8 16.3 12.4 16 16 15.8 18.4 19.6 17.6 23.4H21C18.8 17 20 12.8 24 8.2Z"
)
CUT_STONE: Final = (
    "M16 17H32L37 22.5 24 38 11 22.5ZM15.5 22H18.8L20.6 18.8H17.8ZM22 22H26L24.4 18.8H23.6ZM29.2 22H32.5L30.2 18.8H27.4Z"
    "M21.4 24.2 24 33.5 26.6 24.2Z"
)
CRESCENT: Final = "M28.8 10.6A14.2 14.2 0 1 0 37.6 30.4 11.6 11.6 0 1 1 28.8 10.6Z"
MOTIFS: Final = {
    "denar": CRESCENT + star(31.2, 20.8, 5.2, 5, 2.2),
    "dirham": star(24, 24, 15.5) + "M24 17.5a6.5 6.5 0 1 0 .01 0Z",
    "ducat": "M24 16.5a7.5 7.5 0 1 1-.01 0Z" + ring(24, 24, 13.4, 8, 3.4, kite(1, 0.62, 0.8)),
    "florin": LILY,
    "diamond": CUT_STONE,
}


def coin(kind: str, face: str = "", motif: str = "", edge: str = "") -> str:
    """A coin in the colours of its currency, or in others."""
    glaze = COINS[kind]
    motif = motif or glaze.ink
    place = "translate(24 24)scale(.86)translate(-24 -24)"
    return (
        f'<path fill="{edge or glaze.deep}" d="{outline(kind)}"/>'
        f'<path fill="{face or glaze.ground}" d="{outline(kind, 20.2)}"/>'
        f'<path fill="none" stroke="{motif}" stroke-opacity=".45" stroke-width="1" d="{outline(kind, 17.6)}"/>'
        f'<path fill="{motif}" fill-rule="evenodd" d="{tidy(MOTIFS[kind])}" transform="{place}"/>'
    )


def light_motif(kind: str) -> str:
    """The colour of a motif on the deep colour of its currency."""
    return COINS[kind].ink if kind in ("denar", "dirham") else COINS[kind].ground
