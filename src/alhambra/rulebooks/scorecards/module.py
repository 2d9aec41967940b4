"""NSC: another order of the types for every scoring."""

from __future__ import annotations

from typing import Final, cast, final

from alhambra import data
from alhambra.core.dealing import Deal
from alhambra.core.module import Module
from alhambra.core.pieces import TYPES
from alhambra.core.state import State

KEY: Final = "scorecards"


@final
class ScoreCards(Module):
    """NSC: three open cards say which type brings how much; ties, walls and Dirk stay as they are (NSC-5)."""

    def __init__(self) -> None:
        super().__init__()
        self.drawn: Final[list[str]] = []  # by scoring; known to all from the beginning (NSC-2)
        self.orders: Final[list[list[str]]] = []

    def key(self) -> str:
        return KEY

    def set_up(self, deal: Deal) -> None:
        """NSC-2, NSC-4: a type gets what the base game gives the type in its position."""
        cards = cast("list[dict[str, object]]", data.load("score_cards")["cards"])
        rows = list(range(len(cards)))
        deal.rng.shuffle(rows)
        for scoring, prizes in enumerate(deal.points):
            card = cards[rows[scoring]]
            order = cast("list[str]", card["order"])
            deal.points[scoring] = [prizes[order.index(name)] for name in TYPES]
            self.drawn.append(cast(str, card["id"]))
            self.orders.append(order)

    def reveal(self, state: State, seat: int) -> dict[str, object]:
        return {"cards": self.drawn[:], "orders": [order[:] for order in self.orders]}
