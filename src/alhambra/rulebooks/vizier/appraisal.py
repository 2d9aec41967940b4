"""What the stone is worth, awake and when it buys."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from alhambra.core.actions import Action
from alhambra.core.appraisal import Eye
from alhambra.core.window import AskInWindow
from alhambra.rulebooks.vizier.actions import UseVizier

AWAKE: Final = 2.5  # a stone that can buy, while there is still much to buy
STAYS: Final = 0.8  # the chance that something good outlasts the turn of somebody else


def appraised(eye: Eye, action: Action) -> float:
    """Points for using or waking the stone."""
    if isinstance(action, UseVizier):
        return out_of_turn(eye, eye.worth(action.tile) - eye.cost(action.payment))
    return AWAKE * eye.future


def out_of_turn(eye: Eye, gain: float) -> float:
    """A purchase now, and not in the own turn, where it needs no stone: if it is still there by then."""
    window = eye.state.agenda[-1]
    stays = eye.future  # near the end nobody knows whether there is another turn
    if isinstance(window, AskInWindow):
        seats: i64 = len(eye.state.players)
        turns = (eye.seat - window.first + seats) % seats
        while turns > 0:
            stays *= STAYS
            turns -= 1
    return gain * (1.0 - stays) - AWAKE * eye.future
