"""Culture counters: two buildings of one price bring one, and actions turn it to more points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from alhambra.bots.sense import Judgement, Sense
from alhambra.core.pieces import NO_TYPE

if TYPE_CHECKING:
    from alhambra.bots.greedy import Judge
    from alhambra.bots.outlook import Outlook
    from alhambra.core.view import View

KEY: Final = "moors"
STEP: Final = 3  # points that one turn of a counter brings at the least, if its marker allows it
TURNED: Final = 0.5  # of the steps that buildings allow: each of them costs an action
FIRST: Final = 0.3  # of a counter, for the first of the two buildings it needs


class MoorSense(Sense):
    """Collects buildings of one price, and turns the counters while scorings are to come."""

    def verbs(self) -> dict[str, Judgement]:
        return {"develop": _develop}

    def held(self, outlook: Outlook, tile: int) -> float:
        view, tiles = outlook.view, outlook.view.table.tiles
        price = str(int(tiles.prices[tile]))
        piles = cast("dict[str, int]", view.modules[KEY]["piles"])
        if tiles.kinds[tile] == NO_TYPE or price not in piles:
            return 0.0
        counter = price in _counters(view)
        if not counter and not piles[price]:
            return 0.0
        worth = TURNED * STEP * len(outlook.points) * outlook.future
        return worth if counter or _owned(view, int(price)) else FIRST * worth


def _counters(view: View) -> dict[str, dict[str, int]]:
    """The own counters by price."""
    return cast("list[dict[str, dict[str, int]]]", view.modules[KEY]["counters"])[view.seat]


def _owned(view: View, price: int) -> int:
    """How many buildings of a price this seat has, in its Alhambra or elsewhere."""
    tiles, board, me = view.table.tiles, view.boards[view.seat], view.seat
    mine = [*[board.tile_at(cell) for cell in board.cells], *view.reserves[me], *view.acquired[me]]
    return sum([tiles.prices[tile] == price and tiles.kinds[tile] != NO_TYPE for tile in mine])


def _develop(judge: Judge) -> float:
    """Every counter that turns, in every scoring to come."""
    turns = [min(STEP, counter["marker"] - counter["value"]) for counter in _counters(judge.view).values()]
    return float(sum(turns) * len(judge.outlook.points))
