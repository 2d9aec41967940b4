"""New score cards: the six types from the cheapest above to the dearest below."""

from __future__ import annotations

from collections.abc import Sequence

from web.art.cards import card, stars
from web.art.palette import GOLD, GOLD_BRIGHT, LAPIS, LAPIS_DEEP, TYPES, rim
from web.art.shapes import short
from web.art.symbols import symbol

TOP, ROW = 8.0, 20.8


def score_card(order: Sequence[str]) -> str:
    """A row for each type; its steps tell what a first place is worth in the first scoring, 1 to 6."""
    body = f'<rect x="8" y="{short(TOP - 1.5)}" width="84" height="{short(6 * ROW + 2)}" rx="4" fill="{LAPIS_DEEP}"/>'
    for at, kind in enumerate(order):
        y = TOP + at * ROW
        box = f'x="10" y="{short(y)}" width="32" height="{short(ROW - 1.6)}" rx="3"'
        body += f'<rect {box} fill="{TYPES[kind].ground}" stroke="{rim(kind)}"/>'
        body += symbol(kind, TYPES[kind].ink, 17.6, y + 0.9, 0.355)
        steps = "".join(
            f"M{short(46.5 + 7.3 * k)} {short(y + ROW - 3)}v{short(-5 - 2.1 * k)}h6V{short(y + ROW - 3)}Z"
            for k in range(at + 1)
        )
        body += f'<path fill="{GOLD_BRIGHT}" d="{steps}"/>'
        if at < len(order) - 1:
            body += f'<path fill="none" stroke="{GOLD}" stroke-opacity=".35" d="M45 {short(y + ROW - 0.8)}h45"/>'
    return card(LAPIS, LAPIS_DEEP, stars("#2b5465", "#1f475a"), body, "score card: " + ", ".join(order))
