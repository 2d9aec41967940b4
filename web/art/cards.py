"""The frame of a card, 100 x 140, the money cards and the backs."""

from __future__ import annotations

from typing import Final

from web.art.coins import coin, light_motif, outline
from web.art.palette import COINS, GOLD, GOLD_DEEP, IVORY, LAPIS, LAPIS_DEEP, PARCHMENT, PARCHMENT_DEEP
from web.art.shapes import arch_band, number, path, picture, star
from web.art.symbols import cells

# One cell of the ground of each currency's cards: width, height, lines.
GROUNDS: Final = {
    "denar": (20, 20, "M0 0a10 10 0 0 1 10 10A10 10 0 0 1 20 0M0 20a10 10 0 0 0 10-10 10 10 0 0 0 10 10"),
    "dirham": (20, 20, star(10, 10, 10)),
    "ducat": (20, 34.64, "M0 0 10 5.77V17.32L0 23.09M20 0 10 5.77M10 17.32 20 23.09V34.64M0 23.09V34.64"),
    "diamond": (20, 20, "M10 0 20 10 10 20 0 10Z"),
    "florin": (20, 20, "M10 0C10 6 4 10 0 10 4 10 10 14 10 20 10 14 16 10 20 10 16 10 10 6 10 0Z"),
}
INDEX: Final = "M5 10a5 5 0 0 1 5-5h28v48a9 9 0 0 1-9 9H5Z"  # readable when cards overlap


def lines(kind: str) -> str:
    """The ground pattern of a currency's cards."""
    width, height, data = GROUNDS[kind]
    return cells(width, height, f'<path d="{data}" fill="none" stroke="{COINS[kind].pattern}" stroke-width="1.4"/>')


def card(ground: str, edge: str, defs: str, body: str, title: str) -> str:
    """A card: edge, ivory border, ground with the pattern `p` if `defs` has one, and what is on it."""
    field = 'x="5" y="5" width="90" height="130" rx="5"'
    whole = f"<defs>{defs}</defs>" if defs else ""
    whole += f'<rect width="100" height="140" rx="9" fill="{edge}"/>'
    whole += f'<rect x="1.6" y="1.6" width="96.8" height="136.8" rx="7.6" fill="{IVORY}"/>'
    whole += f'<rect {field} fill="{ground}"/>'
    if 'id="p"' in defs:
        whole += f'<rect {field} fill="url(#p)"/>'
    return picture(100, 140, whole + body, title)


def index(ground: str) -> str:
    return f'<path fill="{ground}" d="{INDEX}" opacity=".94"/>'


def small_coin(kind: str, x: float, y: float, scale: float = 0.5) -> str:
    """A coin for dark grounds."""
    light = light_motif(kind)
    drawing = coin(kind, face=COINS[kind].deep, motif=light, edge=light)
    return f'<g transform="translate({x} {y})scale({scale})">{drawing}</g>'


def money(kind: str, value: int) -> str:
    """A great coin carries the value; the index repeats it in the corner."""
    glaze = COINS[kind]
    body = (
        f'<g transform="translate(54 82)scale(1.62)translate(-24 -24)"><path fill="{glaze.deep}" d="{outline(kind)}"/>'
    )
    body += f'<path fill="{IVORY}" d="{outline(kind, 20.6)}"/>'
    body += f'<path fill="none" stroke="{glaze.ground}" stroke-width="1.2" d="{outline(kind, 18)}"/></g>'
    body += number(value, 54, 82, 37, glaze.deep, 2.7)
    body += index(glaze.deep) + number(value, 21.5, 21.5, 23, IVORY, 3) + small_coin(kind, 9.5, 35)
    return card(glaze.ground, glaze.deep, lines(kind), body, f"{kind} {value}")


def stars(line: str, fill: str) -> str:
    """The ground of a back."""
    rays = f'<path d="{star(12.5, 12.5, 12.5)}" fill="none" stroke="{line}" stroke-width="1.3"/>'
    return cells(25, 25, rays + f'<path d="{star(12.5, 12.5, 6.5)}" fill="{fill}"/>')


def money_back() -> str:
    body = f'<path fill="{GOLD}" d="{star(50, 70, 31)}"/><path fill="{LAPIS}" d="{star(50, 70, 29)}"/>'
    body += path(GOLD, arch_band(50, 52, 26, 36))
    return card(LAPIS, LAPIS_DEEP, stars("#3d6c7d", "#2b5465"), body, "money card, face down")


def parchment_back(title: str, sign: str) -> str:
    """The back of a module's secret cards, with the module's sign in a star."""
    return signed_back(title, sign, PARCHMENT, PARCHMENT_DEEP, PARCHMENT_DEEP, stars("#dcc48d", "#ead6a6"))


def signed_back(title: str, sign: str, ground: str, edge: str, ink: str, defs: str) -> str:
    """A back with a sign of 48 x 48 inside a star."""
    body = f'<path fill="{GOLD_DEEP}" d="{star(50, 70, 33)}"/><path fill="{ground}" d="{star(50, 70, 30.5)}"/>'
    body += f'<g color="{ink}" transform="translate(30.8 50.8)scale(.8)">{sign}</g>'
    return card(ground, edge, defs, body, title)
