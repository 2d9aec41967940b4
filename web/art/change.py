"""Change: coins of value 1, with a milled edge, as they lie in the hand and as small signs."""

from __future__ import annotations

from web.art.cards import card, index, lines, small_coin
from web.art.coins import outline
from web.art.palette import COINS, IVORY
from web.art.shapes import number


def struck(currency: str) -> str:
    """A coin with its value, 48 x 48: what is a motif on the sign of the currency is a 1 here."""
    glaze = COINS[currency]
    return (
        f'<path fill="{glaze.deep}" d="{outline(currency, 22.5)}"/>'
        f'<path fill="none" stroke="{glaze.pattern}" stroke-width="2.2" stroke-dasharray="1.5 1.5" d="{outline(currency, 20.5)}"/>'
        f'<path fill="{glaze.ground}" d="{outline(currency, 18.2)}"/>'
        f'<path fill="none" stroke="{IVORY}" stroke-opacity=".6" stroke-width="1.2" d="{outline(currency, 16)}"/>'
        + number(1, 23, 24, 20, glaze.ink, 3.2)
    )


def coin_card(currency: str) -> str:
    """The coin in the hand, among the cards of its currency: on linen, with the corner they have."""
    glaze = COINS[currency]
    cloth = lines(currency).replace(glaze.pattern, "#dccba5")
    body = f'<g transform="translate(54 84)scale(1.7)translate(-24 -24)">{struck(currency)}</g>'
    body += index(glaze.deep) + number(1, 20.5, 21.5, 23, IVORY, 3) + small_coin(currency, 9.5, 35)
    return card("#efe3c8", glaze.deep, cloth, body, f"coin, {currency}")
