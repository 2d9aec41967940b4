"""Layouts judged by the test of B-87, without the engine; and random ones on which to compare the two."""

from __future__ import annotations

from random import Random

from tests.rules.printed import TILES

Cell = tuple[int, int]
Layout = dict[Cell, str]

FOUNTAIN = "fountain"
SIDES = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
FACING = {"N": "S", "E": "W", "S": "N", "W": "E"}


def walls(tile: str) -> str:
    """The walled sides of a tile."""
    return "" if tile == FOUNTAIN else TILES[tile].walls


def beside(cell: Cell, side: str) -> Cell:
    """The square on one side of another."""
    return (cell[0] + SIDES[side][0], cell[1] + SIDES[side][1])


def is_legal(layout: Layout) -> bool:
    """B-87: fountain in place, walls match, all tiles reachable on foot, no hole."""
    return layout.get((0, 0)) == FOUNTAIN and walls_match(layout) and reachable(layout) and not holes(layout)


def walls_match(layout: Layout) -> bool:
    """B-81: where two tiles share a side, both have a wall there or neither has."""
    return all(
        (side in walls(tile)) == (FACING[side] in walls(layout[beside(cell, side)]))
        for cell, tile in layout.items()
        for side in SIDES
        if beside(cell, side) in layout
    )


def reachable(layout: Layout) -> bool:
    """B-82: a walk from the fountain through open sides comes to every tile."""
    seen = {(0, 0)}
    ahead = [(0, 0)]
    while ahead:
        cell = ahead.pop()
        for side in SIDES:
            step = beside(cell, side)
            if side not in walls(layout[cell]) and step in layout and step not in seen:
                seen.add(step)
                ahead.append(step)
    return len(seen) == len(layout)


def holes(layout: Layout) -> set[Cell]:
    """B-85: the empty squares that cannot be reached from outside."""
    xs = range(min(x for x, _ in layout) - 1, max(x for x, _ in layout) + 2)
    ys = range(min(y for _, y in layout) - 1, max(y for _, y in layout) + 2)
    empty = {(x, y) for x in xs for y in ys} - layout.keys()
    ahead = [(xs[0], ys[0])]
    empty.discard(ahead[0])
    while ahead:
        cell = ahead.pop()
        for side in SIDES:
            step = beside(cell, side)
            if step in empty:
                empty.remove(step)
                ahead.append(step)
    return empty


def border(layout: Layout) -> set[Cell]:
    """The empty squares that share a side with a tile."""
    return {beside(cell, side) for cell in layout for side in SIDES} - layout.keys()


def random_layout(random: Random, tiles: int) -> tuple[Layout, list[str]]:
    """A legal layout grown tile by tile around the fountain, and the tiles that are left.

    Some are grown compact, with many neighbours to match; some with few walls and many bays, where holes
    threaten.
    """
    with_bays = random.random() < 0.5
    bag = sorted(TILES)
    random.shuffle(bag)
    if with_bays:
        bag.sort(key=lambda tile: len(walls(tile)))
    layout: Layout = {(0, 0): FOUNTAIN}
    for tile in bag:
        if len(layout) > tiles:
            break
        places = [cell for cell in sorted(border(layout)) if is_legal({**layout, cell: tile})]
        if places:
            some = random.sample(places, min(4, len(places)))
            layout[min(some, key=lambda cell: neighbours(layout, cell) * (1 if with_bays else -1))] = tile
    return layout, [tile for tile in bag if tile not in layout.values()]


def neighbours(layout: Layout, cell: Cell) -> int:
    """How many tiles lie beside a square."""
    return sum(beside(cell, side) in layout for side in SIDES)


def rows(layout: Layout) -> list[str]:
    """A layout as the scenario builder reads it."""
    return [f"{x},{y} {tile}" for (x, y), tile in layout.items() if tile != FOUNTAIN]


def layout_of(tiles: dict[str, str]) -> Layout:
    """The layout that the scenario builder tells as tiles by square."""
    squares = {square: square.split(",") for square in tiles}
    return {(int(x), int(y)): tiles[square] for square, (x, y) in squares.items()}
