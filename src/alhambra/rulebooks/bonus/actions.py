"""Revealing a bonus card."""

from __future__ import annotations

from typing import Final, final

from alhambra.core.actions import Action, expect, register
from alhambra.core.base_actions import MOST_TILES
from alhambra.core.draws import reveal
from alhambra.core.events import Event
from alhambra.core.state import State, tell
from alhambra.core.table import Table
from alhambra.rulebooks.bonus.part import bonus_hands


@final
class BonusRevealed(Event):
    """BON-4: a bonus card was laid open."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def name(self) -> str:
        return "bonus-revealed"

    def facts(self, table: Table) -> dict[str, object]:
        return {"seat": self.seat, "card": table.tiles.names[self.card]}


@final
class RevealBonus(Action):
    """BON-4: lay a bonus card open. It takes no time: whatever was asked is still asked (BON-8)."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def key(self) -> tuple[object, ...]:
        return ("reveal", self.card)

    def text(self, table: Table) -> str:
        return f"reveal {table.tiles.names[self.card]}"

    def is_free(self) -> bool:
        return True

    def play(self, state: State, seat: int) -> None:
        bonus_hands(state).lay_open(seat, self.card)
        reveal(state)
        tell(state, BonusRevealed(seat, self.card))


REVEALS: Final[list[RevealBonus]] = [RevealBonus(card) for card in range(MOST_TILES)]  # values, made once


def _read_reveal(table: Table, words: list[str]) -> Action:
    expect(words, 1, "reveal TILE")
    return REVEALS[table.tiles.find(words[0])]


register("reveal", _read_reveal)
