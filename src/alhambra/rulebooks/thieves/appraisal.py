"""What thieves are worth: they wait for a good card."""

from __future__ import annotations

from typing import Final

from alhambra.core.actions import Action
from alhambra.core.appraisal import Eye
from alhambra.core.pieces import ROW_OF
from alhambra.rulebooks.thieves.actions import PlayThief

LOOT: Final = 7.0  # the value of a card that a thief finds sooner or later


def appraised(eye: Eye, action: Action) -> float:
    """A thief takes what is better than what it would find some other day."""
    if not isinstance(action, PlayThief):
        return 0.0
    return eye.take(ROW_OF[action.card]) - thief_worth(eye)


def thief_worth(eye: Eye) -> float:
    """A thief who waits."""
    return eye.future * eye.money(LOOT, 1.0)
