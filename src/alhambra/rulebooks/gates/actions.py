"""Taking a gate card, and building by way of gates."""

from __future__ import annotations

from typing import Final, final

from alhambra.core.actions import Action, expect, register
from alhambra.core.base_actions import REMOVES, add, build, swap
from alhambra.core.pieces import SIDE_NAMES
from alhambra.core.state import State, tell
from alhambra.core.table import Table
from alhambra.rulebooks.gates.events import GateSet, GateTaken, wall_name
from alhambra.rulebooks.gates.part import gate_cards
from alhambra.rulebooks.gates.walls import wall_at


@final
class TakeGate(Action):
    """GATE-6: the open gate card, alone, instead of money."""

    __slots__ = ()

    def key(self) -> tuple[object, ...]:
        return ("take-gate",)

    def text(self, table: Table) -> str:
        return "take-gate"

    def play(self, state: State, seat: int) -> None:
        part = gate_cards(state)
        part.lies_open = False
        part.held[seat] += 1
        tell(state, GateTaken(seat))


@final
class BuildThrough(Action):
    """GATE-8: build an acquired tile with a gate on one of its sides."""

    __slots__ = ("cell", "side", "tile")

    def __init__(self, tile: int, cell: int, side: int) -> None:
        self.tile: Final = tile
        self.cell: Final = cell
        self.side: Final = side

    def key(self) -> tuple[object, ...]:
        return ("build-through", self.tile, self.cell, self.side)

    def text(self, table: Table) -> str:
        return f"build-through {_tile_and_side(table, self.tile, self.cell, self.side)}"

    def play(self, state: State, seat: int) -> None:
        build(self.tile, self.cell).play(state, seat)
        set_gate(state, seat, wall_at(self.cell, self.side))


@final
class AddThrough(Action):
    """GATE-12: redesign by building from the reserve with a gate on one of the tile's sides."""

    __slots__ = ("cell", "side", "tile")

    def __init__(self, tile: int, cell: int, side: int) -> None:
        self.tile: Final = tile
        self.cell: Final = cell
        self.side: Final = side

    def key(self) -> tuple[object, ...]:
        return ("add-through", self.tile, self.cell, self.side)

    def text(self, table: Table) -> str:
        return f"add-through {_tile_and_side(table, self.tile, self.cell, self.side)}"

    def play(self, state: State, seat: int) -> None:
        add(self.tile, self.cell).play(state, seat)
        set_gate(state, seat, wall_at(self.cell, self.side))


@final
class SwapThrough(Action):
    """GATE-12: redesign by putting a building in the place of an outwork, with a gate on one of its sides."""

    __slots__ = ("new", "old", "side")

    def __init__(self, old: int, new: int, side: int) -> None:
        self.old: Final = old
        self.new: Final = new
        self.side: Final = side

    def key(self) -> tuple[object, ...]:
        return ("swap-through", self.old, self.new, self.side)

    def text(self, table: Table) -> str:
        names = table.tiles.names
        return f"swap-through {names[self.old]} {names[self.new]} {SIDE_NAMES[self.side]}"

    def play(self, state: State, seat: int) -> None:
        cell = state.players[seat].board.cell_of(self.old)
        swap(self.old, self.new).play(state, seat)
        set_gate(state, seat, wall_at(cell, self.side))


@final
class RemoveWithGates(Action):
    """GATE-12: redesign by moving a tile to the reserve, with gates that keep the others reachable."""

    __slots__ = ("tile", "walls")

    def __init__(self, tile: int, walls: tuple[int, ...]) -> None:
        self.tile: Final = tile
        self.walls: Final = walls  # ascending

    def key(self) -> tuple[object, ...]:
        return ("remove-with-gates", self.tile, self.walls)

    def text(self, table: Table) -> str:
        walls = " ".join([wall_name(table, wall) for wall in self.walls])
        return f"remove-with-gates {table.tiles.names[self.tile]} {walls}"

    def play(self, state: State, seat: int) -> None:
        REMOVES[self.tile].play(state, seat)
        for wall in self.walls:
            set_gate(state, seat, wall)


def set_gate(state: State, seat: int, wall: int) -> None:
    """GATE-9: a gate card of a seat becomes a gate on a double wall of its Alhambra."""
    part = gate_cards(state)
    part.held[seat] -= 1
    part.used += 1
    player = state.players[seat]
    player.rebuild(player.board.with_door(wall >> 2, wall & 3), player.reserve)
    tell(state, GateSet(seat, wall))


TAKE_GATE: Final = TakeGate()


def _tile_and_side(table: Table, tile: int, cell: int, side: int) -> str:
    return f"{table.tiles.names[tile]} {table.cell_name(cell)} {SIDE_NAMES[side]}"


def _read_side(word: str) -> int:
    if word not in SIDE_NAMES:
        raise ValueError(f"{word!r} is not a side; write N, E, S or W")
    return SIDE_NAMES.index(word)


def _read_take(_table: Table, words: list[str]) -> Action:
    expect(words, 0, "take-gate")
    return TAKE_GATE


def _read_build(table: Table, words: list[str]) -> Action:
    expect(words, 3, "build-through TILE X,Y SIDE")
    return BuildThrough(table.tiles.find(words[0]), table.read_cell(words[1]), _read_side(words[2]))


def _read_add(table: Table, words: list[str]) -> Action:
    expect(words, 3, "add-through TILE X,Y SIDE")
    return AddThrough(table.tiles.find(words[0]), table.read_cell(words[1]), _read_side(words[2]))


def _read_swap(table: Table, words: list[str]) -> Action:
    expect(words, 3, "swap-through CAMP-BUILT TILE-IN-RESERVE SIDE")
    return SwapThrough(table.tiles.find(words[0]), table.tiles.find(words[1]), _read_side(words[2]))


def _read_remove(table: Table, words: list[str]) -> Action:
    if len(words) < 2:
        raise ValueError("expected: remove-with-gates TILE X,Y/SIDE ...")
    walls: list[int] = []
    for word in words[1:]:
        cell, _, side = word.partition("/")
        walls.append(wall_at(table.read_cell(cell), _read_side(side)))
    return RemoveWithGates(table.tiles.find(words[0]), tuple(sorted(walls)))


register("take-gate", _read_take)
register("build-through", _read_build)
register("add-through", _read_add)
register("swap-through", _read_swap)
register("remove-with-gates", _read_remove)
