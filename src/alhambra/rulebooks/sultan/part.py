"""The sultan cards: open beside the market, and before their owners (SUL-4, SUL-6)."""

from __future__ import annotations

from typing import Final, cast, final

from alhambra.core.state import Part, State

KEY: Final = "sultan"


@final
class SultanCards(Part):
    """A card that lies open is its kind and the marked type; before a player only the type matters. All is open."""

    __slots__ = ("kinds", "lying", "owned", "price", "spent")

    def __init__(
        self, price: int, kinds: list[int], lying: list[tuple[int, int]], owned: list[list[int]], spent: list[int]
    ) -> None:
        self.price: Final = price  # SUL-5
        self.kinds: Final = kinds  # of the cards, by currency
        self.lying: Final = lying  # (kind of card, type), ascending
        self.owned: Final = owned  # types by seat, ascending
        self.spent: Final = spent  # kinds of cards that were bought or left the game

    def clone(self) -> SultanCards:
        return SultanCards(self.price, self.kinds, self.lying[:], [row[:] for row in self.owned], self.spent[:])

    def facts(self) -> dict[str, object]:
        return {"open": [list(card) for card in self.lying], "owned": [row[:] for row in self.owned]}

    def choices(self) -> list[tuple[int, int]]:
        """What lies open; two cards alike are one choice."""
        return [card for at, card in enumerate(self.lying) if at == 0 or self.lying[at - 1] != card]

    def cards(self) -> list[int]:
        return [kind for kind, _ in self.lying] + self.spent

    def tiles(self) -> list[int]:
        return []


def sultan_cards(state: State) -> SultanCards:
    """The sultan cards of a game."""
    return cast(SultanCards, state.part(KEY))
