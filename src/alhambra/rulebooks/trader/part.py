"""The citizens and the trader tiles (TRD-1, TRD-2)."""

from __future__ import annotations

from typing import Final, cast, final

from alhambra.core.board import Board
from alhambra.core.grid import LAST_CELL, ORIGIN, STEPS
from alhambra.core.pieces import CITY, EMPTY
from alhambra.core.rng import Rng
from alhambra.core.state import Part, State

KEY: Final = "trader"
NOWHERE: Final = -1  # the cell of a trader tile that is set aside


@final
class Citizens(Part):
    """What each seat's trader tile holds and where it lies, who has moved in, and the open supply.

    Until everybody has chosen, what a seat has chosen is its secret.
    """

    __slots__ = ("cells", "housed", "shown", "supply", "traders")

    def __init__(
        self, traders: list[list[int]], cells: list[int], housed: list[list[int]], supply: list[int], shown: bool
    ) -> None:
        self.traders: Final = traders  # by seat: types of the citizens on the trader tile, ascending
        self.cells: Final = cells  # by seat; NOWHERE while set aside
        self.housed: Final = housed  # by seat: the tiles somebody lives in
        self.supply: Final = supply  # how many, by type
        self.shown = shown  # have all chosen, and was it shown?

    def clone(self) -> Citizens:
        traders = [row[:] for row in self.traders]
        return Citizens(traders, self.cells[:], [row[:] for row in self.housed], self.supply[:], self.shown)

    def facts(self) -> dict[str, object]:
        return {
            "traders": [row[:] for row in self.traders],
            "cells": self.cells[:],
            "housed": [row[:] for row in self.housed],
            "supply": self.supply[:],
            "shown": self.shown,
        }

    def reshuffled_behind(self, seat: int, rng: Rng) -> Citizens:
        """TRD-3: before all is shown, others may have chosen anything."""
        world = self.clone()
        if not self.shown:
            for other, row in enumerate(self.traders):
                if other != seat and row:
                    types = list(range(len(self.supply)))
                    rng.shuffle(types)
                    world.traders[other] = sorted(types[: len(row)])
                    for kind in row:
                        world.supply[kind] += 1
                    for kind in world.traders[other]:
                        world.supply[kind] -= 1
                    world.cells[other] = beside_fountain(rng.below(len(STEPS)))
        return world


def citizens(state: State) -> Citizens:
    """The citizens of a game."""
    return cast(Citizens, state.part(KEY))


def beside_fountain(side: int) -> int:
    """TRD-3: the cell at a side of the fountain."""
    return (ORIGIN + STEPS[side]) & LAST_CELL


def touches_city(board: Board, cell: int) -> bool:
    """TRD-9: does a tile of the city lie at one of the cell's sides?"""
    for step in STEPS:
        tile = board.tile_at((cell + step) & LAST_CELL)
        if tile != EMPTY and board.tiles.layers[tile] == CITY:
            return True
    return False


def free_cells(board: Board) -> list[int]:
    """TRD-9: the empty cells that touch a tile of the city, ascending."""
    found: set[int] = set()
    for cell in board.cells:
        if board.tiles.layers[board.tile_at(cell)] == CITY:
            for step in STEPS:
                beside = (cell + step) & LAST_CELL
                if board.tile_at(beside) == EMPTY:
                    found.add(beside)
    return sorted(found)
