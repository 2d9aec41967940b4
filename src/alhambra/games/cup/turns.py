"""Turn after turn until all markers are used (DICE-20)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from alhambra.core.actions import Action
from alhambra.core.events import TURN_BEGAN
from alhambra.core.frames import Frame, Reason
from alhambra.core.setup import MOST_SEATS
from alhambra.core.state import State, tell
from alhambra.games.cup.actions import PlaceMarker, Throw, namings
from alhambra.games.cup.area import THROWS
from alhambra.games.cup.part import Cup, cup

THROW_FIRST: Final = Reason("DICE-22", "the first throw of a turn is made with all dice, before anything else")
THROWN_ENOUGH: Final = Reason("DICE-21", "three throws are enough: place a marker now")
OTHER_DICE: Final = Reason("DICE-23", "throw at least one die again, of those that show these faces")
DOES_NOT_SHOW: Final = Reason("DICE-25", "no die shows this type")


class DiceQuestion(Frame):
    """DICE-21: what a seat does in its turn with the dice; each game says what besides throwing and placing."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def name(self) -> str:
        return "dice-turn"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.seat)

    def asks(self) -> int:
        return self.seat


@final
class NextTurn(Frame):
    """DICE-20, DICE-32: the next player clockwise, as long as there are markers, is asked the game's question."""

    __slots__ = ("questions",)

    def __init__(self, questions: Sequence[DiceQuestion]) -> None:
        self.questions: Final = questions  # by seat

    def name(self) -> str:
        return "next-turn"

    def run(self, state: State) -> None:
        here = cup(state)
        if here.is_off_turn():
            return
        seat = here.next_seat()
        here.begin_turn()
        state.turn = seat
        state.agenda.append(self)
        state.agenda.append(self.questions[seat])
        tell(state, TURN_BEGAN[seat])


@final
class AskForStarter(Frame):
    """DICE-51: who starts the next round?"""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def name(self) -> str:
        return "name-starter"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.seat)

    def asks(self) -> int:
        return self.seat

    def options(self, state: State) -> list[Action]:
        return namings(len(state.players))

    def resolve(self, state: State, action: Action) -> None:
        action.play(state, self.seat)


ASK_FOR_STARTER: Final = [AskForStarter(seat) for seat in range(MOST_SEATS)]


def against_dice(here: Cup, action: Action) -> Reason | None:
    """Why a throw or a marker is refused; None for an action that is neither."""
    if isinstance(action, Throw | PlaceMarker):
        if not here.throws:
            return THROW_FIRST
        if isinstance(action, PlaceMarker):
            return DOES_NOT_SHOW
        return THROWN_ENOUGH if here.throws >= THROWS else OTHER_DICE
    return None
