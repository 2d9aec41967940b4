"""What bonus cards are worth: when to lay them open, and the tiles they show."""

from __future__ import annotations

from mypy_extensions import i64

from alhambra.core.appraisal import NOWHERE, WAITS, Eye
from alhambra.rulebooks.bonus.frames import AskForBonus
from alhambra.rulebooks.bonus.part import BonusHands


def laid_open(eye: Eye) -> float:
    """A card counts in the scoring that is about to begin; at any other time it can wait."""
    return 1.0 if isinstance(eye.state.agenda[-1], AskForBonus) else WAITS


def added(eye: Eye, part: BonusHands, tile: i64, cell: i64) -> float:
    """The very tile of a card in hand counts once more as soon as it stands."""
    return eye.gain(tile) if cell != NOWHERE and tile in part.hidden[eye.seat] else 0.0
