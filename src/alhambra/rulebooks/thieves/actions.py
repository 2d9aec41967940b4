"""Playing a thief (THF-5, THF-6)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import u8

from alhambra.core.actions import Action, expect, register
from alhambra.core.draws import reveal
from alhambra.core.events import Event, MoneyTaken
from alhambra.core.pieces import CURRENCIES, ROW_OF
from alhambra.core.reckoning import SCORE_WHAT_IS_DUE
from alhambra.core.refill import REFILL_DISPLAY
from alhambra.core.state import State, tell, without_piece
from alhambra.core.table import Table
from alhambra.rulebooks.thieves.part import gang


@final
class ThiefPlayed(Event):
    """THF-5: a thief came out of a hand and left the game."""

    __slots__ = ("currency", "seat")

    def __init__(self, seat: int, currency: int) -> None:
        self.seat: Final = seat
        self.currency: Final = currency

    def name(self) -> str:
        return "thief-played"

    def facts(self, table: Table) -> dict[str, object]:
        return {"seat": self.seat, "currency": CURRENCIES[self.currency]}


@final
class PlayThief(Action):
    """THF-5: one card of the display in the thief's currency, whatever its value."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def key(self) -> tuple[object, ...]:
        return ("thief", self.card)

    def text(self, table: Table) -> str:
        return f"thief {table.cards.names[self.card]}"

    def play(self, state: State, seat: int) -> None:
        state.agenda.append(SCORE_WHAT_IS_DUE)  # THF-13: scored as soon as the refill is complete
        state.agenda.append(REFILL_DISPLAY)  # THF-6
        currency = state.table.cards.currencies[self.card]
        part = gang(state)
        part.held[seat][currency] -= 1
        part.played[currency] += 1
        reveal(state)
        tell(state, ThiefPlayed(seat, currency))
        state.display = without_piece(state.display, self.card)
        player = state.players[seat]
        hand = player.hand[:]
        hand[self.card] += u8(1)
        player.hand = hand
        tell(state, MoneyTaken(seat, ROW_OF[self.card]))


def _read_thief(table: Table, words: list[str]) -> Action:
    expect(words, 1, "thief CARD")
    return PlayThief(table.cards.find(words[0]))


register("thief", _read_thief)
