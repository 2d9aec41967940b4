"""What a master builder is worth: money, or a redesign that costs no action."""

from __future__ import annotations

from typing import Final

from alhambra.core.appraisal import WAITS, Eye

VALUE: Final = 3.0  # in coins


def spent(eye: Eye) -> float:
    """The best tile of the reserve that he could build, for what he would pay."""
    best = 0.0
    for tile in eye.state.players[eye.seat].reserve:
        best = max(best, eye.worth(tile) - eye.reserved(tile))
    return best - eye.money(VALUE, 1.0) + WAITS
