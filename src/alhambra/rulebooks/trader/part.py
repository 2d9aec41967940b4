"""The citizens and the trader tiles (TRD-1, TRD-2)."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from alhambra.core.board import Board
from alhambra.core.grid import LAST_CELL, ORIGIN, STEP_EAST, STEP_NORTH, STEP_SOUTH, STEP_WEST, STEPS
from alhambra.core.pieces import CITY, EMPTY
from alhambra.core.rng import Rng
from alhambra.core.state import Part, State
from alhambra.core.table import place_of

KEY: Final = "trader"
PLACE: Final = place_of(KEY)
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
    return cast(Citizens, state.part_at(PLACE))


def beside_fountain(side: int) -> int:
    """TRD-3: the cell at a side of the fountain."""
    return (ORIGIN + STEPS[side]) & LAST_CELL


def touches_city(board: Board, cell: i64) -> bool:
    """TRD-9: does a tile of the city lie at one of the cell's sides?"""
    return (
        _is_city(board, cell + STEP_NORTH)
        or _is_city(board, cell + STEP_EAST)
        or _is_city(board, cell + STEP_SOUTH)
        or _is_city(board, cell + STEP_WEST)
    )


def _is_city(board: Board, cell: i64) -> bool:
    tile = i64(board.ground[cell & LAST_CELL])
    return tile != EMPTY and board.tiles.layers[tile] == CITY


def free_cells(board: Board) -> list[int]:
    """TRD-9: the empty cells that touch a tile of the city, ascending."""
    found: list[int] = []
    for square in board.edge:
        if touches_city(board, square >> 16):
            found.append(square >> 16)
    return found
