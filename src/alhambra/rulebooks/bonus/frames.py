"""Bonus cards at the beginning of a scoring (BON-8)."""

from __future__ import annotations

from typing import Final, final

from alhambra.core.actions import Action
from alhambra.core.base_actions import STOP, Stop
from alhambra.core.consult import answers
from alhambra.core.frames import Frame, SecretRound
from alhambra.core.state import State
from alhambra.rulebooks.bonus.actions import REVEALS
from alhambra.rulebooks.bonus.part import bonus_hands, eligible


@final
class AskForBonus(SecretRound):
    """BON-8: who can reveal a card is asked in secret, round after round, until nobody reveals any more.

    `shown` is how many cards lay open when the round began.
    """

    __slots__ = ("shown",)

    def __init__(self, first: int, asked: int, shown: int) -> None:
        super().__init__(first, asked)
        self.shown: Final = shown

    def name(self) -> str:
        return "ask-for-bonus"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.first, self.asked, self.shown)

    def put_to(self, seat: int) -> SecretRound:
        return AskForBonus(self.first, seat, self.shown)

    def answered_by(self, action: Action) -> bool:
        return True

    def options(self, state: State) -> list[Action]:
        found: list[Action] = [STOP]  # BON-7
        for card in eligible(state, self.asked):
            found.append(REVEALS[card])
        return found

    def resolve(self, state: State, action: Action) -> None:
        if isinstance(action, Stop):
            state.unseen += 1
        step = (self.asked - self.first) % len(state.players) + 1
        state.agenda.append(FindNextAsked(self.first, step, self.shown))
        action.play(state, self.asked)


@final
class FindNextAsked(Frame):
    """BON-8: ask the next seat that can reveal a card; after the last one begin anew if the round showed any."""

    __slots__ = ("first", "shown", "step")

    def __init__(self, first: int, step: int, shown: int) -> None:
        self.first: Final = first
        self.step: Final = step
        self.shown: Final = shown

    def name(self) -> str:
        return "find-next-asked-for-bonus"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.first, self.step, self.shown)

    def run(self, state: State) -> None:
        seats = len(state.players)
        for step in range(self.step, seats):
            seat = (self.first + step) % seats
            asked = AskForBonus(self.first, seat, self.shown)
            if eligible(state, seat) or answers(state, asked, state.table.answering(asked)):
                state.agenda.append(asked)
                return
        if open_cards(state) != self.shown:
            state.agenda.append(FindNextAsked(self.first, 0, open_cards(state)))


@final
class RevealAll(Frame):
    """BON-8: in the last scoring every card that counts is laid open, as that never costs a point."""

    __slots__ = ()

    def name(self) -> str:
        return "reveal-all-bonus"

    def run(self, state: State) -> None:
        seats = len(state.players)
        for step in range(1, seats + 1):
            seat = (state.turn + step) % seats
            for card in eligible(state, seat):
                REVEALS[card].play(state, seat)


REVEAL_ALL: Final = RevealAll()


def first_round(state: State) -> Frame:
    """BON-8: before scoring A or B, the player whose turn is next is asked first."""
    return FindNextAsked((state.turn + 1) % len(state.players), 0, open_cards(state))


def open_cards(state: State) -> int:
    """How many bonus cards lie open."""
    return sum([len(cards) for cards in bonus_hands(state).revealed])
