"""What is wrong with a record, in words."""

from __future__ import annotations

from typing import Final

from alhambra.core.record import RecordError
from alhambra.words.refusal import refusal
from alhambra.words.saying import Saying

BROKEN_RULE: Final = "rule"

# What else can be wrong, each with a message `fault-<name>`.
FAULTS: Final = frozenset(
    [
        *["none", "newer", "older", "changed", "cut", "no-end", "line", "setup", "game", "tables"],
        *["action", "spelling", "seat", "over", "open"],
    ]
)


def fault(error: RecordError) -> Saying:
    """Why a record cannot be used; where it breaks a rule of the game, what that rule says."""
    if error.fault == BROKEN_RULE:
        return refusal(error.facts["rule"])
    return Saying(f"fault-{error.fault}", dict(error.facts))
