"""What gates are worth: tiles that fit where a wall meets a wall."""

from __future__ import annotations

from typing import Final

from alhambra.core.actions import Action
from alhambra.core.appraisal import NEVER, Eye
from alhambra.rulebooks.gates.actions import AddThrough, BuildThrough, TakeGate

GATE: Final = 1.0  # a gate card in hand, while there is much to build


def appraised(eye: Eye, action: Action) -> float:
    """A gate is spent where it gains more than itself, and never to take something down."""
    if isinstance(action, BuildThrough):
        return eye.built(action.tile, action.cell) - eye.reserved(action.tile) - gate_worth(eye)
    if isinstance(action, AddThrough):
        return eye.built(action.tile, action.cell) - eye.reserved(action.tile) - gate_worth(eye)
    if isinstance(action, TakeGate):
        return gate_worth(eye)
    return NEVER


def gate_worth(eye: Eye) -> float:
    """A gate card in hand."""
    return GATE * eye.future
