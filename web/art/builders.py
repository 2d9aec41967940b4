"""Master builders: money of value 3, with a mason's sign where money has its value."""

from __future__ import annotations

from typing import Final

from web.art.cards import card, index, lines, small_coin
from web.art.coins import outline
from web.art.palette import COINS, GOLD_BRIGHT, INK, IVORY
from web.art.shapes import number

LOOK: Final = f'stroke="{INK}" stroke-width="2" stroke-linejoin="round"'
# A trowel across a set square, 48 x 48.
MASON: Final = (
    f'<path fill="{GOLD_BRIGHT}" {LOOK} d="M5 6h7v29h31v7H5Z"/>'
    f'<path fill="none" stroke="{INK}" stroke-width="1.3" d="M12 13H9M12 19H8.5M12 25H9M18 35v3M24 35v3.5M30 35v3M36 35v3.5"/>'
    f'<path fill="#c3ccd0" {LOOK} d="M14 31.5c3-9 8-15 16-17.5l4.5 4.5C32 26 25 30 14 31.5Z"/>'
    f'<path fill="none" stroke="{INK}" stroke-width="4.4" stroke-linecap="round" d="M32.5 15.5 36 12"/>'
    f'<path fill="none" stroke="{INK}" stroke-width="8" stroke-linecap="round" d="M37 11 42.5 5.5"/>'
    '<path fill="none" stroke="#b0642f" stroke-width="4.6" stroke-linecap="round" d="M37 11 42.5 5.5"/>'
)


def builder(currency: str, value: int) -> str:
    glaze = COINS[currency]
    body = '<g transform="translate(54 84)scale(1.75)translate(-24 -24)">'
    body += f'<path fill="{glaze.deep}" d="{outline(currency)}"/><path fill="{IVORY}" d="{outline(currency, 20.6)}"/>'
    body += f'<path fill="none" stroke="{glaze.ground}" stroke-width="1.2" d="{outline(currency, 18.5)}"/>'
    body += f'<g transform="translate(11 11.5)scale(.54)">{MASON}</g></g>'
    body += index(glaze.deep) + number(value, 21.5, 21.5, 23, IVORY, 3) + small_coin(currency, 9.5, 35)
    # Two courses of ashlar along the head tell it from money when it is covered from below.
    stones = f'<g fill="#e3b877" stroke="{glaze.deep}" stroke-width="1.4"><path d="M43 10h16v9H43ZM59 10h16v9H59ZM75 10h15v9H75ZM43 19h8v9h-8ZM51 19h16v9H51ZM67 19h16v9H67ZM83 19h7v9h-7Z"/></g>'
    return card(glaze.ground, glaze.deep, lines(currency), stones + body, f"master builder, {currency}")
