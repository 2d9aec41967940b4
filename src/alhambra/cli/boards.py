"""Alhambras as boxes: double lines are walls, thin lines are open sides, numbers are squares to choose from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from rich.text import Text

from alhambra.cli.glyphs import (
    BASTION,
    BASTION_STYLE,
    CAMP_SIGN,
    COUNTED_STYLE,
    DOWN,
    FAINT,
    FOUNTAIN_SIGN,
    GATE_STYLE,
    HUT_SIGN,
    LEFT,
    LETTERS,
    NO_LINE,
    NUMBER_STYLE,
    OPEN_STYLE,
    RIGHT,
    THIN,
    TYPE_STYLES,
    UP,
    WALL,
    WALL_STYLE,
    Glyphs,
)
from alhambra.core.board import Board
from alhambra.core.grid import position
from alhambra.core.pieces import EMPTY, FOUNTAIN, NO_TYPE, OUTWORK, Tiles
from alhambra.core.wall import wall_sides
from alhambra.words.pieces import hut_type

Block = list[Text]

GAP: Final = 3  # columns between two blocks
LABEL: Final = 4  # columns left of a board for the numbers of its rows
NORTH_SIDE: Final = 0
WEST_SIDE: Final = 3
INSIDE: Final = 3  # columns inside a tile's box: a letter and a price of two digits


@dataclass
class Ground:
    """What is to be drawn: tiles by square, and numbers on squares that can be chosen."""

    tiles: Tiles
    marks: list[int]  # walled sides by tile, as bits
    built: dict[tuple[int, int], int]
    doors: list[int] = field(default_factory=list)  # walled sides one can walk through, by tile, as bits
    counted: set[tuple[int, int, int]] = field(default_factory=set)  # sides (x, y, side) of the longest wall
    numbers: dict[tuple[int, int], int] = field(default_factory=dict)

    def side(self, x: int, y: int, side: int) -> tuple[int, str]:
        """How the north or west side of a square is drawn: weight and style."""
        beyond, facing = ((x, y - 1), 2) if side == NORTH_SIDE else ((x - 1, y), 1)
        here = self.built.get((x, y), EMPTY)
        there = self.built.get(beyond, EMPTY)
        if here == EMPTY and there == EMPTY:
            return NO_LINE, ""
        if not (self.marks[here] >> side & 1 or self.marks[there] >> facing & 1):
            return THIN, OPEN_STYLE
        if self.is_bastion(here, side) or self.is_bastion(there, facing):
            return BASTION, BASTION_STYLE
        counted = (x, y, side) in self.counted or (*beyond, facing) in self.counted
        return WALL, COUNTED_STYLE if counted else WALL_STYLE

    def is_bastion(self, tile: int, side: int) -> bool:
        """Does a camp lean on what is beside it here?"""
        return self.tiles.layers[tile] == OUTWORK and bool(self.marks[tile] >> side & 1)

    def is_gate(self, x: int, y: int, side: int) -> bool:
        """Does a gate lead through the north or west side of a square?"""
        return bool(self.doors and self.doors[self.built.get((x, y), EMPTY)] >> side & 1)

    def inside(self, x: int, y: int, columns: int) -> tuple[str, str]:
        """What stands in a square, with its style."""
        tile = self.built.get((x, y), EMPTY)
        if (x, y) in self.numbers:
            number = self.numbers[x, y]
            return (f"[{number}]" if number < 10 or columns > INSIDE else str(number)).center(columns), NUMBER_STYLE
        if tile == EMPTY:
            return " " * columns, ""
        return tile_sign(self.tiles, tile).center(columns), tile_style(self.tiles, tile)


def tile_sign(tiles: Tiles, tile: int) -> str:
    """Letter and price in three columns: `P 8`, `T13`; a camp is `^ 4`, a hut of gardens `hG`."""
    kind = tiles.kinds[tile]
    if tiles.layers[tile] == OUTWORK:
        return f"{CAMP_SIGN}{tiles.prices[tile]:2}"
    if hut_type(tiles.names[tile]) != NO_TYPE:
        return f"{HUT_SIGN}{LETTERS[hut_type(tiles.names[tile])]} "
    if kind == NO_TYPE:
        return f" {FOUNTAIN_SIGN if tile == FOUNTAIN else tiles.names[tile][:1].upper()} "
    return f"{LETTERS[kind]}{tiles.prices[tile]:2}"


def tile_style(tiles: Tiles, tile: int) -> str:
    """The colour of a tile's type; a hut has that of the type it works for."""
    hut = hut_type(tiles.names[tile])
    return TYPE_STYLES[hut if hut != NO_TYPE else tiles.kinds[tile]]


def draw_board(
    board: Board, glyphs: Glyphs, width: int, numbers: Mapping[int, int] | None = None, roomy: bool = False
) -> Block:
    """An Alhambra with the numbers of its rows and columns; what is too wide is continued below."""
    ground = Ground(
        board.tiles,
        list(board.marks),
        {position(cell): board.tile_at(cell) for cell in board.cells},
        list(board.doors),
        {(*position(cell), side) for cell, side in wall_sides(board)},
        {position(cell): number for cell, number in (numbers or {}).items()},
    )
    squares = [*ground.built, *ground.numbers]
    rows = range(min(y for _, y in squares), max(y for _, y in squares) + 1)
    first, last = min(x for x, _ in squares), max(x for x, _ in squares)
    columns = INSIDE + 2 if roomy else INSIDE
    at_once = max(1, (width - LABEL - 1) // (columns + 1))
    block: Block = []
    for start in range(first, last + 1, at_once):
        block += _labelled(ground, range(start, min(start + at_once, last + 1)), rows, columns, glyphs)
    return block


def draw_tile(tiles: Tiles, tile: int, glyphs: Glyphs) -> Block:
    """A single tile as a box of three lines."""
    ground = Ground(tiles, list(tiles.marks), {(0, 0): tile})
    return _boxes(ground, range(1), range(1), INSIDE + 2, glyphs)


def _labelled(ground: Ground, xs: range, ys: range, columns: int, glyphs: Glyphs) -> Block:
    heads = Text(" " * (LABEL + 1), FAINT)
    for x in xs:
        heads.append(f"{x:^{columns + 1}}")
    heads.rstrip()
    block = [heads]
    for at, line in enumerate(_boxes(ground, xs, ys, columns, glyphs)):
        label = f"{ys[at // 2]:>{LABEL - 1}} " if at % 2 else " " * LABEL
        block.append(Text.assemble((label, FAINT), line))
    return block


def _boxes(ground: Ground, xs: range, ys: range, columns: int, glyphs: Glyphs) -> Block:
    lines: Block = []
    for y in range(ys.start, ys.stop + 1):
        border = Text()
        for x in range(xs.start, xs.stop + 1):
            border.append(*_joint(ground, x, y, xs, ys, glyphs))
            if x < xs.stop:
                weight, style = ground.side(x, y, NORTH_SIDE)
                line = glyphs.line(weight, upright=False) * columns
                if ground.is_gate(x, y, NORTH_SIDE):
                    line, style = glyphs.gate().center(columns, line[0]), GATE_STYLE
                border.append(line, style)
        lines.append(border)
        if y < ys.stop:
            middle = Text()
            for x in range(xs.start, xs.stop + 1):
                weight, style = ground.side(x, y, WEST_SIDE)
                line = glyphs.line(weight, upright=True)
                if ground.is_gate(x, y, WEST_SIDE):
                    line, style = glyphs.gate(), GATE_STYLE
                middle.append(line, style)
                if x < xs.stop:
                    middle.append(*ground.inside(x, y, columns))
            lines.append(middle)
    return lines


def _joint(ground: Ground, x: int, y: int, xs: range, ys: range, glyphs: Glyphs) -> tuple[str, str]:
    """The corner point north-west of a square: which of the four sides that meet there are walls?"""
    arms = [
        (UP, x, y - 1, WEST_SIDE, y > ys.start),
        (RIGHT, x, y, NORTH_SIDE, x < xs.stop),
        (DOWN, x, y, WEST_SIDE, y < ys.stop),
        (LEFT, x - 1, y, NORTH_SIDE, x > xs.start),
    ]
    walls = thin = 0
    style = OPEN_STYLE
    for arm, column, row, side, shown in arms:
        if not shown:
            continue
        weight, drawn = ground.side(column, row, side)
        if weight in (WALL, BASTION):
            walls |= arm
            style = drawn if style != COUNTED_STYLE else style
        elif weight == THIN:
            thin |= arm
    return glyphs.joint(walls, thin), style


def width_of(block: Block) -> int:
    """Columns a block needs."""
    return max((line.cell_len for line in block), default=0)


def beside(blocks: Sequence[Block], gap: int = GAP) -> Block:
    """Blocks next to each other, their tops in one line."""
    joined: Block = []
    widths = [width_of(block) for block in blocks]
    for row in range(max((len(block) for block in blocks), default=0)):
        line = Text()
        edge = 0
        for block, width in zip(blocks, widths):
            if row < len(block) and block[row]:
                line.append(" " * (edge - line.cell_len)).append_text(block[row])
            edge += width + gap
        joined.append(line)
    return joined


def shelves(blocks: Sequence[Block], width: int, gap: int = GAP) -> Block:
    """Blocks in rows, as many in a row as fit; an empty line between rows of drawings."""
    rows: list[list[Block]] = []
    used = width + 1
    for block in blocks:
        needed = width_of(block)
        if used + gap + needed > width:
            rows.append([])
            used = -gap
        rows[-1].append(block)
        used += gap + needed
    apart = any(len(block) > 1 for block in blocks)
    stacked: Block = []
    for row in rows:
        stacked += [Text()] if stacked and apart else []
        stacked += beside(row, gap)
    return stacked
