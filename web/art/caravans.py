"""The caravanserai: cards on which a camel climbs from field to field, and the camel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from web.art.cards import card, lines
from web.art.coins import outline
from web.art.palette import COINS, GOLD_BRIGHT, INK, IVORY, STONE_DARK, STONE_LIGHT
from web.art.shapes import arch, number, path, picture, short

# Centres of the fields on a card of 100 x 140: the column, and the branches beside it.
COLUMN: Final = 50.0
ASIDE: Final = {"left": 21.0, "right": 79.0}
FOOT, STEP = 123.0, 21.4
RADIUS: Final = 10.2


def height(level: int) -> float:
    return FOOT - STEP * level


def field(currency: str, value: int, x: float, y: float) -> str:
    """An amount in the outline of its coin."""
    glaze = COINS[currency]
    edge = f'stroke="{glaze.deep}" stroke-width="1.6"'
    body = f'<path fill="{IVORY}" {edge} d="{outline(currency, RADIUS - 0.8, x, y)}"/>'
    body += (
        f'<path fill="none" stroke="{glaze.ground}" stroke-width="1.6" d="{outline(currency, RADIUS - 2.6, x, y)}"/>'
    )
    return body + number(value, x, y, 10.5, glaze.deep, 3)


def caravanserai(main: str, levels: Sequence[int], branches: Sequence[Mapping[str, Any]]) -> str:
    """Links first, then the fields on them; at the foot the gate where every caravan begins."""
    glaze = COINS[main]
    ways = f"M50 {short(height(0))}V{short(height(max(levels)))}"
    ways += "".join(f"M50 {short(height(row['level']))}H{short(ASIDE[row['side']])}" for row in branches)
    body = '<path fill="#f3e3bd" opacity=".9" d="M5 112q22-9 45 0t45-2v20a5 5 0 0 1-5 5H10a5 5 0 0 1-5-5Z"/>'
    body += f'<path fill="none" stroke="{glaze.deep}" stroke-width="6" d="{ways}"/>'
    body += f'<path fill="none" stroke="{IVORY}" stroke-width="2.6" stroke-dasharray="2.6 2" d="{ways}"/>'
    for level in levels:
        body += field(main, level, COLUMN, height(level))
    for row in branches:
        body += field(row["currency"], row["value"], ASIDE[row["side"]], height(row["level"]))
    gate = "M35 134V112h4v3h5v-3h12v3h5v-3h4v22Z"
    body += path(STONE_LIGHT, gate, f'stroke="{STONE_DARK}" stroke-width="1.8" stroke-linejoin="round"')
    body += path("#125a66", arch(50, 124, 6.2, 5, 134), f'stroke="{STONE_DARK}" stroke-width="1.4"')
    body += f'<g transform="translate(9 102)scale(.5)">{camel(glaze.deep, glaze.ground)}</g>'
    return card(glaze.ground, glaze.deep, lines(main), body, f"caravanserai, {main}")


CAMEL: Final = (
    "M10 44 11.5 33C9.5 31 8.5 28 9 24 10 19 14 19 16 16.5 18 13.5 19 10 22 10 25 10 26 14 28 17 29.5 19.3 31 20.5 "
    "32.5 20.5 35 20.5 35.5 17.5 36 13.5 36.3 10.5 37.5 8 40.5 8 43 8 46 10 46.5 12 46.8 13.5 45.5 14.3 "
    "44 14.2L41.5 14C41 20 40.5 26 36.5 29.5L35 31 36.5 44H33L31 33C26 35 19.5 35 16 33.5L13.5 44Z"
)


def camel(coat: str, cloth: str) -> str:
    """A camel that walks east, 48 x 48."""
    look = f'stroke="{INK}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"'
    far = '<path d="M17 32 19.5 44H23L21 32ZM27 32 26 44H29.5L31 32Z"/>'
    body = f'<g fill="{coat}" {look}>{far}<path fill="none" d="M9.5 23C7 25 6 28 6.5 32"/><path d="{CAMEL}"/></g>'
    body += f'<path fill="{cloth}" {look} d="M15.5 17.5Q22 7 28.5 17.5L27.5 26Q22 28.5 16.5 26Z"/>'
    return body + f'<circle cx="41" cy="11" r="1.1" fill="{INK}"/>'


def marker() -> str:
    """The camel as a piece: on a disc, to stand on a field of any colour."""
    disc = f'<circle cx="24" cy="24" r="23" fill="{INK}"/><circle cx="24" cy="24" r="21.2" fill="{GOLD_BRIGHT}"/>'
    drawing = camel("#9c6a35", "#bd3b36")
    return picture(48, 48, disc + f'<g transform="translate(5 3.5)scale(.8)">{drawing}</g>', "caravan")
