"""A sense for a module: what the greedy player makes of it, roughly, so that it wastes neither money nor time.

Each module that asks for one has a file in `modules/`. Actions are told apart by their keys and pieces by their names:
a bot knows the games, but no rulebook.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from alhambra.bots.greedy import Judge
    from alhambra.bots.outlook import Outlook
    from alhambra.core.view import View

NEVER: Final = -1000.0
WAITS: Final = -0.1  # worse than declining, but only just
OUT_OF_TURN: Final = 5.0  # what buying in one's own turn would bring besides: a further action
PATRON: Final = 9.0  # somebody who pays for a tile, once

Judgement = Callable[..., float]
Purse = tuple[int, int, int]  # kind of card, currency, amount


class Sense:
    """What a module means to the greedy player; whatever is not overridden means nothing."""

    def verbs(self) -> dict[str, Judgement]:
        """By the verb of its actions: what they are worth in points, given what follows the verb."""
        return {}

    def held(self, outlook: Outlook, tile: int) -> float:
        """What a tile is worth besides, wherever it lies."""
        return 0.0

    def placed(self, outlook: Outlook, tile: int, cell: int) -> float:
        """What a tile is worth besides on this square of the own board."""
        return 0.0

    def purses(self, view: View) -> list[Purse]:
        """Money that is no card of the hand."""
        return []


def cost(judge: Judge, payment: bytes) -> float:
    """What goes with these cards."""
    return judge.outlook.money(judge.paid(payment), len(payment))


def never(_judge: Judge, *_what: object) -> float:
    return NEVER


def keep(_judge: Judge, *_what: object) -> float:
    """Some other day it is as good."""
    return WAITS
