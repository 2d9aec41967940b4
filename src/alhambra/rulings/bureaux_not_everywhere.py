"""Where a bureau de change is of no use: a price in one currency, and one in any mixture (PAY)."""

from __future__ import annotations

from typing import final

from alhambra.core.module import Ruling
from alhambra.core.payment import Terms
from alhambra.rulebooks.caravanserai.part import KEY as CARAVANSERAI
from alhambra.rulebooks.treasure.actions import CHESTS


@final
class BureauxAndCaravanserai(Ruling):
    """CAR, interactions: a caravanserai card is paid in one currency, so not with a bureau."""

    def key(self) -> str:
        return "bureaux-and-caravanserai"

    def needs(self) -> tuple[str, ...]:
        return ("bureaux", "caravanserai")

    def accepts(self, terms: Terms) -> None:
        if terms.what == CARAVANSERAI:
            terms.refuse_tokens()


@final
class BureauxAndTreasure(Ruling):
    """TRE, interactions: every mixture is legal for chests, so a bureau cannot be played."""

    def key(self) -> str:
        return "bureaux-and-treasure"

    def needs(self) -> tuple[str, ...]:
        return ("bureaux", "treasure")

    def accepts(self, terms: Terms) -> None:
        if terms.what == CHESTS:
            terms.refuse_tokens()
