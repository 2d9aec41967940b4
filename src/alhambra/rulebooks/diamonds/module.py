"""DIA: a fifth currency, never mixed with another."""

from __future__ import annotations

from typing import Final, cast, final

from alhambra import data
from alhambra.core.appraisal import Eye
from alhambra.core.dealing import Deal
from alhambra.core.module import Module
from alhambra.core.payment import Terms, money
from alhambra.core.pieces import CURRENCIES, TO_DISPLAY

DIAMONDS: Final = len(CURRENCIES)  # DIA-1: the currency after the four of the market's fields
ALONE: Final = [DIAMONDS]  # DIA-6


@final
class Diamonds(Module):
    """DIA: a fifth currency, never mixed with another."""

    def key(self) -> str:
        return "diamonds"

    def set_up(self, deal: Deal) -> None:
        """DIA-3: into the money before anything is dealt, all of them for any number of players (DIA-9)."""
        before = 0
        kind = -1
        for value in sorted(cast("list[int]", data.load("diamonds")["values"])):  # DIA-2
            if value != before:
                kind = deal.cards.add(f"diamond-{value}", DIAMONDS, value, TO_DISPLAY)
            deal.money.append(kind)
            before = value

    def accepts(self, terms: Terms) -> None:
        """DIA-5, DIA-10, DIA-12: alone they pay any price. DIA-8: where money is only counted they are none."""
        if terms.currency != DIAMONDS:
            terms.accept(ALONE)

    def holds(self, eye: Eye) -> float:
        return eye.money(float(money(eye.state, int(eye.seat), DIAMONDS)), 0.0)
