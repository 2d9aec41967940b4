"""Bazaars count what stands around them in the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alhambra.bots.sense import OUT_OF_TURN, PATRON, Judgement, Sense, cost
from alhambra.core.grid import LAST_CELL, STEPS
from alhambra.core.pieces import EMPTY, NO_TYPE

if TYPE_CHECKING:
    from alhambra.bots.greedy import Judge
    from alhambra.bots.outlook import Outlook

NAME: Final = "bazaar"  # how the names of bazaars begin
BAZAAR: Final = 6.0  # what comes to stand around it
NEIGHBOUR: Final = 1.2  # a building around it: half of them match, and some of those bring a type more
NORTH, EAST, SOUTH, WEST = STEPS
AROUND: Final = (*STEPS, NORTH + EAST, EAST + SOUTH, SOUTH + WEST, WEST + NORTH)


class BazaarSense(Sense):
    """A bazaar stands amid buildings, and buildings beside bazaars."""

    def verbs(self) -> dict[str, Judgement]:
        return {"buy-bazaar": _buy, "vizier-bazaar": _buy_out_of_turn, "abdul-karim-bazaar": _free}

    def placed(self, outlook: Outlook, tile: int, cell: int) -> float:
        tiles, board = outlook.view.table.tiles, outlook.plans.board
        around = [board.tile_at((cell + step) & LAST_CELL) for step in AROUND]
        if tiles.names[tile].startswith(NAME):
            return NEIGHBOUR * sum([tiles.kinds[other] != NO_TYPE for other in around if other != EMPTY])
        if tiles.kinds[tile] == NO_TYPE:
            return 0.0
        return NEIGHBOUR * sum([tiles.names[other].startswith(NAME) for other in around if other != EMPTY])


def _buy(judge: Judge, tile: int, payment: bytes) -> float:
    return BAZAAR + judge.outlook.worth(tile) + judge.further - cost(judge, payment)


def _buy_out_of_turn(judge: Judge, tile: int, payment: bytes) -> float:
    return BAZAAR + judge.outlook.worth(tile) - cost(judge, payment) - OUT_OF_TURN


def _free(judge: Judge, tile: int) -> float:
    return BAZAAR + judge.outlook.worth(tile) + judge.further - PATRON
