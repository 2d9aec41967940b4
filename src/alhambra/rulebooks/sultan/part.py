"""The sultan cards: open beside the market, and before their owners (SUL-4, SUL-6)."""

from __future__ import annotations

from typing import Final, cast, final

from alhambra.core.payment import Till, open_till
from alhambra.core.pieces import EMPTY
from alhambra.core.state import Part, State
from alhambra.core.table import place_of

KEY: Final = "sultan"
PLACE: Final = place_of(KEY)
SULTAN: Final = "sultan"  # what is bought, for those who pay along (PAY-1)


@final
class SultanCards(Part):
    """A card that lies open is its kind and the marked type; before a player only the type matters. All is open."""

    __slots__ = ("_tills", "kinds", "lying", "owned", "price", "spent")

    def __init__(
        self,
        price: int,
        kinds: list[int],
        lying: list[tuple[int, int]],
        owned: list[list[int]],
        spent: list[int],
        tills: list[Till] | None = None,
    ) -> None:
        self.price: Final = price  # SUL-5
        self.kinds: Final = kinds  # of the cards, by currency
        self.lying: Final = lying  # (kind of card, type), ascending
        self.owned: Final = owned  # types by seat, ascending
        self.spent: Final = spent  # kinds of cards that were bought or left the game
        self._tills: Final[list[Till]] = [] if tills is None else tills  # by currency, once somebody has asked

    def clone(self) -> SultanCards:
        owned = [row[:] for row in self.owned]
        return SultanCards(self.price, self.kinds, self.lying[:], owned, self.spent[:], self._tills)

    def facts(self) -> dict[str, object]:
        return {"open": [list(card) for card in self.lying], "owned": [row[:] for row in self.owned]}

    def choices(self) -> list[tuple[int, int]]:
        """What lies open; two cards alike are one choice."""
        if len(self.lying) == 1:
            return self.lying
        return [card for at, card in enumerate(self.lying) if at == 0 or self.lying[at - 1] != card]

    def till(self, state: State, card: int) -> Till:
        """The purchase of a sultan card."""
        if not self._tills:
            self._tills.extend(
                [open_till(state, SULTAN, EMPTY, currency, self.price) for currency in range(len(self.kinds))]
            )
        for currency, kind in enumerate(self.kinds):
            if kind == card:
                return self._tills[currency]
        raise ValueError("this is no sultan card")

    def cards(self) -> list[int]:
        return [kind for kind, _ in self.lying] + self.spent

    def tiles(self) -> list[int]:
        return []


def sultan_cards(state: State) -> SultanCards:
    """The sultan cards of a game."""
    return cast(SultanCards, state.part_at(PLACE))
