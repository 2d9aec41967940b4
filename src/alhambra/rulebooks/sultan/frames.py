"""When sultan cards come, are marked, and take tiles (SUL-4, SUL-6, SUL-11)."""

from __future__ import annotations

from typing import Final, final

from alhambra.core.actions import Action
from alhambra.core.base_actions import STOP, Stop
from alhambra.core.draws import roll
from alhambra.core.frames import Frame
from alhambra.core.pieces import EMPTY
from alhambra.core.state import State, tell
from alhambra.core.turn import FIRST_ACTION
from alhambra.rulebooks.sultan.actions import ROLL, ClaimTile, MarkSultan, RollDie
from alhambra.rulebooks.sultan.events import DieRolled, SultanLaidOut
from alhambra.rulebooks.sultan.part import sultan_cards


@final
class LayOutSultan(Frame):
    """SUL-4: the die is rolled at once and its type marked."""

    __slots__ = ("card", "faces")

    def __init__(self, card: int, faces: list[int]) -> None:
        self.card: Final = card
        self.faces: Final = faces

    def name(self) -> str:
        return "lay-out-sultan"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.card)

    def run(self, state: State) -> None:
        kind = self.faces[roll(state, len(self.faces))]
        part = sultan_cards(state)
        part.lying.append((self.card, kind))
        part.lying.sort()
        tell(state, SultanLaidOut(self.card, kind))


@final
class AskToRoll(Frame):
    """SUL-6: right after the purchase, and once."""

    __slots__ = ("faces", "kind", "opposite", "seat")

    def __init__(self, seat: int, kind: int, faces: list[int], opposite: list[int]) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.faces: Final = faces
        self.opposite: Final = opposite  # by type: that on the other side of the die

    def name(self) -> str:
        return "ask-to-roll"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.seat, self.kind)

    def asks(self) -> int:
        return self.seat

    def options(self, state: State) -> list[Action]:
        return [ROLL, STOP]

    def resolve(self, state: State, action: Action) -> None:
        if isinstance(action, RollDie):
            sultan_cards(state).owned[self.seat].remove(self.kind)
            rolled = self.faces[roll(state, len(self.faces))]
            state.agenda.append(ChooseFace(self.seat, rolled, self.opposite[rolled]))
            tell(state, DieRolled(self.seat, rolled))


@final
class ChooseFace(Frame):
    """SUL-6: the old type is gone unless it is one of the two."""

    __slots__ = ("opposite", "rolled", "seat")

    def __init__(self, seat: int, rolled: int, opposite: int) -> None:
        self.seat: Final = seat
        self.rolled: Final = rolled
        self.opposite: Final = opposite

    def name(self) -> str:
        return "choose-face"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.seat, self.rolled)

    def asks(self) -> int:
        return self.seat

    def options(self, state: State) -> list[Action]:
        return [MarkSultan(self.rolled), MarkSultan(self.opposite)]

    def resolve(self, state: State, action: Action) -> None:
        action.play(state, self.seat)


@final
class FindClaimant(Frame):
    """SUL-11: the owners of a fitting card are asked, the one whose turn comes first before the others."""

    __slots__ = ("first", "step")

    def __init__(self, first: int, step: int) -> None:
        self.first: Final = first
        self.step: Final = step

    def name(self) -> str:
        return "find-claimant"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.first, self.step)

    def run(self, state: State) -> None:
        if state.drawn == EMPTY:
            return  # another reaction was quicker
        kind = int(state.table.tiles.kinds[state.drawn])
        owned = sultan_cards(state).owned
        seats = len(state.players)
        for step in range(self.step, seats):
            if kind in owned[(self.first + step) % seats]:
                state.agenda.append(AskForClaim(self.first, step, (self.first + step) % seats))
                return


@final
class AskForClaim(Frame):
    """SUL-8: does the seat take the drawn tile for its card?"""

    __slots__ = ("asked", "first", "step")

    def __init__(self, first: int, step: int, asked: int) -> None:
        self.first: Final = first
        self.step: Final = step
        self.asked: Final = asked

    def name(self) -> str:
        return "ask-for-claim"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.first, self.step, self.asked)

    def asks(self) -> int:
        return self.asked

    def options(self, state: State) -> list[Action]:
        return [ClaimTile(state.drawn), STOP]

    def resolve(self, state: State, action: Action) -> None:
        if isinstance(action, Stop):
            state.agenda.append(FindClaimant(self.first, self.step + 1))
        else:
            action.play(state, self.asked)


def first_claimant(state: State) -> int:
    """SUL-11: the seat whose turn comes next; before the first action of a turn that is its own seat."""
    if FIRST_ACTION[state.turn] in state.agenda:
        return state.turn
    return (state.turn + 1) % len(state.players)
