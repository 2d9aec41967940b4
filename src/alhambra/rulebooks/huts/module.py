"""HUT: tiles that count as the buildings beside them."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from alhambra import data
from alhambra.core.actions import Action
from alhambra.core.appraisal import Eye
from alhambra.core.base_actions import GiveTile
from alhambra.core.board import Board
from alhambra.core.dealing import Deal
from alhambra.core.frames import Frame
from alhambra.core.grid import LAST_CELL, STEPS
from alhambra.core.module import NO_ACTIONS, Module
from alhambra.core.pieces import EMPTY, NO_TYPE, TYPES, marks_of
from alhambra.core.rng import Rng
from alhambra.core.setup import FEWEST_SEATS
from alhambra.core.state import Part, State
from alhambra.core.table import Table
from alhambra.core.turn import ChooseAction
from alhambra.rulebooks.huts.actions import TAKE_HUT, TakeHut
from alhambra.rulebooks.huts.appraisal import added, appraised
from alhambra.rulebooks.huts.part import KEY, HutStacks, shuffled

ONE_BUILDING: Final = 2  # in half buildings


@final
class Huts(Module):
    """HUT: tiles that count as the buildings beside them."""

    def __init__(self) -> None:
        super().__init__()
        self.colours: Final[dict[str, int]] = {}  # by name: the type a hut works for
        self.most = 0  # HUT-8: how many a player may own
        self.with_dirk = False

    def key(self) -> str:
        return KEY

    def joins(self) -> tuple[type[Frame], ...]:
        return (ChooseAction,)

    def vetoes(self) -> tuple[type[Action], ...]:
        return (GiveTile,) if self.with_dirk else ()  # HUT-18

    def set_up(self, deal: Deal) -> None:
        """HUT-12, HUT-19: a hut is a tile without type and price. It never comes into the bag (HUT-17)."""
        printed = data.load("worker_huts")
        self.most = cast(int, printed["max_per_player"])
        self.with_dirk = deal.setup.seats == FEWEST_SEATS
        for row in cast("list[dict[str, object]]", printed["tiles"]):
            name = cast(str, row["id"])
            self.colours[name] = TYPES.index(cast(str, row["type"]))
            walls = marks_of("".join(cast("list[str]", row["walls"])))
            deal.tiles.add(name, NO_TYPE, cast(int, printed["price"]), walls)

    def fresh_part(self, table: Table, rng: Rng) -> Part:
        colours = bytes([self.colours.get(name, NO_TYPE) for name in table.tiles.names])
        stacks: list[bytes] = []
        for kind in range(len(TYPES)):
            stacks.append(shuffled(bytes([tile for tile, colour in enumerate(colours) if colour == kind]), rng))
        return HutStacks(stacks, colours)

    def offers(self, state: State, seat: int, frame: Frame) -> list[Action]:
        if not isinstance(frame, ChooseAction):
            return NO_ACTIONS
        part = self.part(state)
        if part.owned(state.players[seat]) >= self.most:  # HUT-8
            return NO_ACTIONS
        return [TAKE_HUT[hut] for hut in part.open_huts()]

    def forbids(self, state: State, seat: int, action: Action) -> str:
        part = self.part(state)
        if isinstance(action, TakeHut):
            if action.hut not in part.open_huts():
                return "HUT-5"
            return "HUT-8" if part.owned(state.players[seat]) >= self.most else ""
        if isinstance(action, GiveTile) and part.is_hut(action.tile):
            return "HUT-18"
        return ""

    def counts(self, state: State, seat: int, kind: int) -> int:
        """HUT-10, HUT-13: every hut counts every building of its colour beside it."""
        colours = self.part(state).colours
        board = state.players[seat].board
        half = 0
        for cell in board.cells:
            if colours[board.tile_at(cell)] == kind:
                half += ONE_BUILDING * buildings_beside(board, cell, kind)
        return half

    def appraises(self) -> tuple[type[Action], ...]:
        return (TakeHut,)

    def appraise(self, eye: Eye, action: Action) -> float:
        return appraised(eye, self.part(eye.state), action)

    def adds(self, eye: Eye, tile: i64, cell: i64) -> float:
        return added(eye, self.part(eye.state), tile, cell)

    def reveal(self, state: State, seat: int) -> dict[str, object]:
        part = self.part(state)
        names = state.table.tiles.names
        return {
            "open": [names[stack[0]] if stack else "" for stack in part.stacks],
            "left": [len(stack) for stack in part.stacks],
            "owned": [part.owned(player) for player in state.players],
        }

    def part(self, state: State) -> HutStacks:
        return cast(HutStacks, state.parts[self.at])


def buildings_beside(board: Board, cell: int, kind: int) -> int:
    """HUT-10: the buildings of a type around a cell with no wall between; a gate leaves the wall a wall (HUT-15)."""
    walls = board.marks[board.tile_at(cell)]
    found = 0
    for side, step in enumerate(STEPS):
        beside = board.tile_at((cell + step) & LAST_CELL)
        if beside == EMPTY or board.tiles.kinds[beside] != kind:
            continue
        facing = (side + 2) % 4
        if not walls >> side & 1 and not board.marks[beside] >> facing & 1:
            found += 1
    return found
