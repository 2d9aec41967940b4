"""A gate card comes up (GATE-4, GATE-5)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import u8

from alhambra.core.frames import Frame
from alhambra.core.state import State, tell
from alhambra.rulebooks.gates.events import GateLaidOut
from alhambra.rulebooks.gates.part import gate_cards


@final
class LayOutGate(Frame):
    """GATE-4: the card lies open beside the wooden gates, or goes to the discard if one lies there (GATE-5)."""

    __slots__ = ()

    def name(self) -> str:
        return "lay-out-gate"

    def run(self, state: State) -> None:
        part = gate_cards(state)
        tell(state, GateLaidOut(part.lies_open))
        if not part.lies_open:
            part.lies_open = True
        elif state.pile_left() or sum(state.discard) > state.discard[part.kind]:
            discard(state, part.kind, 1)
        else:
            part.waiting += 1  # with nothing but gate cards left to draw, it would come up again and again (B-95)


@final
class DiscardGates(Frame):
    """GATE-5: the gate cards that nobody may have yet go to the discard."""

    __slots__ = ()

    def name(self) -> str:
        return "discard-gates"

    def run(self, state: State) -> None:
        part = gate_cards(state)
        discard(state, part.kind, part.waiting)
        part.waiting = 0


def discard(state: State, kind: int, number: int) -> None:
    """So many cards of a kind go to the discard."""
    cards = state.discard[:]
    cards[kind] += u8(number)
    state.discard = cards


LAY_OUT_GATE: Final = LayOutGate()
DISCARD_GATES: Final = DiscardGates()
