"""One line of a game's journal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

MOVE: Final = "move"  # a decision
ANSWER: Final = "answer"  # what a seat says in the window between two turns
CLOSE: Final = "close"  # the end of that window
HOLD_ON: Final = "hold"  # a person wants to think in it
UNDO: Final = "undo"  # the latest decision is taken back
JOIN: Final = "join"  # somebody followed the link to a seat
WISH: Final = "wish"  # when a seat wants to be asked between two turns
STAND_IN: Final = "stand-in"  # a bot plays for an absent person; empty: the person is back


@dataclass(frozen=True, slots=True)
class Entry:
    """What is written down for good."""

    n: int
    kind: str
    seat: int
    text: str
    at: float
    message: str = ""  # the seat and id of the message that asked for it; empty if the table itself did
