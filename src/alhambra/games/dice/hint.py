"""Advice for a person whose turn it is in the Dice Game."""

from __future__ import annotations

from alhambra.core.view import View
from alhambra.games.cup.hint import Advice, Turn, ways_on
from alhambra.games.dice.prospects import Prospects
from alhambra.games.dice.seen import Seen


def hint(view: View) -> list[Advice]:
    """Ways to go on, the best first; nothing outside a turn."""
    if view.question != "dice-turn" or view.seat != view.asked:
        return []
    seen = Seen(view)
    if not seen.throws:
        return []
    return ways_on(Turn(seen.faces, seen.throws, seen.columns, seen.black), Prospects(seen, view.table.points).values())
