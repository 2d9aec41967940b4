"""What must be seen on a piece stands out from its ground: 3 : 1 at least, for shapes as for large numbers."""

import pytest

from web.art import culture, dice, invaders, wood
from web.art.palette import COINS, GOLD_BRIGHT, IVORY, TYPES, WATER_DEEP, dark

PAIRS = {f"black die, {kind}": (dice.LIT[kind], dice.BLACK) for kind in TYPES}
PAIRS |= {f"white die, {kind}": (dice.ink(kind), IVORY) for kind in TYPES}
PAIRS |= {f"citizen, {kind}": (glaze.ink, glaze.ground) for kind, glaze in TYPES.items()}
PAIRS |= {f"chest, {kind}": (dark(kind), IVORY) for kind in TYPES}
PAIRS |= {f"coin, {currency}": (glaze.ink, glaze.ground) for currency, glaze in COINS.items()}
PAIRS |= {f"caravanserai, {currency}": (glaze.deep, IVORY) for currency, glaze in COINS.items()}
PAIRS |= {
    "wooden wall on a card's tile": (wood.WOOD, WATER_DEEP),
    "wooden wall on a card's meadow": (wood.WOOD, wood.MEADOW),
    "attack": (GOLD_BRIGHT, invaders.BLOOD),
    "losses": (invaders.BLOOD_DEEP, IVORY),
    "value at the gem": (culture.BROWN_DEEP, GOLD_BRIGHT),
    "price of a counter": (IVORY, culture.BROWN),
}


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("what", PAIRS)
def test_what_is_drawn_stands_out(what: str) -> None:
    assert contrast(*PAIRS[what]) >= 3
