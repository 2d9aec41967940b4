"""EXC: cards that let one payment mix two currencies."""

from __future__ import annotations

from typing import Final, cast, final

from alhambra import data
from alhambra.core.dealing import Deal
from alhambra.core.module import Module
from alhambra.core.payment import Terms
from alhambra.core.pieces import CURRENCIES, NO_CURRENCY, TO_DISPLAY


@final
class Bureau:
    """A kind of card and the two currencies it shows."""

    __slots__ = ("currencies", "kind")

    def __init__(self, kind: int, currencies: list[int]) -> None:
        self.kind: Final = kind
        self.currencies: Final = currencies


@final
class Bureaux(Module):
    """EXC: cards that let one payment mix two currencies.

    A bureau is no money (EXC-15): it lies in display and hand by its role, is taken alone because it adds to no
    sum (EXC-4), and is discarded and shuffled back like any card of a payment (EXC-8).
    """

    def __init__(self) -> None:
        super().__init__()
        self.showing: Final[list[list[Bureau]]] = [[] for _ in CURRENCIES]  # by currency

    def key(self) -> str:
        return "bureaux"

    def set_up(self, deal: Deal) -> None:
        """EXC-2: so many at random into each of some piles, whatever the number of players (EXC-12)."""
        table = data.load("exchange_cards")
        rows = cast("list[dict[str, list[str]]]", table["cards"])
        deal.spread([self._add(deal, row["currencies"]) for row in rows], cast("dict[str, int]", table["piles"]))

    def accepts(self, terms: Terms) -> None:
        """EXC-6, EXC-9: each bureau alone joins the asked currency with another. EXC-11: nothing is bought there."""
        if terms.currency < len(CURRENCIES):
            for bureau in self.showing[terms.currency]:
                terms.accept(bureau.currencies, bureau.kind)

    def _add(self, deal: Deal, names: list[str]) -> int:
        """EXC-1, EXC-3: one card for a pair of currencies; it goes to the display like money."""
        kind = deal.cards.add(f"bureau-{'-'.join(names)}", NO_CURRENCY, 0, TO_DISPLAY)
        bureau = Bureau(kind, [CURRENCIES.index(name) for name in names])
        for currency in bureau.currencies:
            self.showing[currency].append(bureau)
        return kind
