"""The base rules once more, slowly: written from docs/rules/base.md alone, to hold the engine against.

A layout is a dict from a square (x, y) to the walls of the tile there, such as `"NE"`; the fountain is `""` at (0, 0).
Nothing here is clever or quick, and nothing is shared with the engine.
"""

from __future__ import annotations

from collections.abc import Iterable

from tests.rules.printed import POINTS_TABLE, TILES

Square = tuple[int, int]
Corner = tuple[int, int]
Layout = dict[Square, str]
Side = tuple[Square, str]  # a side of a tile: where it stands, and N, E, S or W

FOUNTAIN_SQUARE: Square = (0, 0)
BESIDE = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}  # B-3
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}

WALLS = {name: tile.walls for name, tile in TILES.items()}


# B-80 to B-87: what may be built.


def neighbour(square: Square, side: str) -> Square:
    """The square beyond a side."""
    east, south = BESIDE[side]
    return (square[0] + east, square[1] + south)


def is_legal(layout: Layout) -> bool:
    """B-87: the fountain in its place, walls that agree, every tile reachable on foot, no hole."""
    return layout.get(FOUNTAIN_SQUARE) == "" and walls_agree(layout) and all_walked(layout) and has_no_hole(layout)


def walls_agree(layout: Layout) -> bool:
    """B-81: for all pairs of neighbours."""
    for square, walls in layout.items():
        for side in BESIDE:
            other = layout.get(neighbour(square, side))
            if other is not None and (side in walls) != (OPPOSITE[side] in other):
                return False
    return True


def all_walked(layout: Layout) -> bool:
    """B-82: a flood from the fountain through open sides reaches every tile."""
    return walked(layout) == set(layout)


def has_no_hole(layout: Layout) -> bool:
    """B-84, B-85: a flood of the empty squares from outside the bounding box reaches every one inside it."""
    return outside(layout) == empty_around(layout)


def walked(layout: Layout) -> set[Square]:
    """The tiles that can be reached on foot from the fountain: out by an open side, in by an open side."""
    seen = {FOUNTAIN_SQUARE} & set(layout)
    waiting = list(seen)
    while waiting:
        square = waiting.pop()
        for side in BESIDE:
            beyond = neighbour(square, side)
            if (
                beyond in layout
                and beyond not in seen
                and side not in layout[square]
                and OPPOSITE[side] not in layout[beyond]
            ):
                seen.add(beyond)
                waiting.append(beyond)
    return seen


def squares_near(squares: Iterable[Square], margin: int = 1) -> list[Square]:
    """All squares of the bounding box and so many rows and columns around it."""
    listed = list(squares)
    columns = [x for x, _ in listed]
    rows = [y for _, y in listed]
    return [
        (x, y)
        for y in range(min(rows) - margin, max(rows) + margin + 1)
        for x in range(min(columns) - margin, max(columns) + margin + 1)
    ]


def empty_around(layout: Layout) -> set[Square]:
    """The empty squares of the bounding box and of one row and column around it."""
    return {square for square in squares_near(layout) if square not in layout}


def outside(layout: Layout) -> set[Square]:
    """The empty squares that a flood from outside the bounding box reaches."""
    empty = empty_around(layout)
    start = min(empty)  # a corner of the margin
    seen = {start}
    waiting = [start]
    while waiting:
        square = waiting.pop()
        for side in BESIDE:
            beyond = neighbour(square, side)
            if beyond in empty and beyond not in seen:
                seen.add(beyond)
                waiting.append(beyond)
    return seen


def places(layout: Layout, walls: str) -> set[Square]:
    """Every empty square near the palace on which a tile with these walls leaves a legal layout."""
    return {square for square in empty_around(layout) if is_legal({**layout, square: walls})}


def loose(layout: Layout) -> set[Square]:
    """Every tile without which the layout is still legal (B-70, B-71, B-73)."""
    found: set[Square] = set()
    for square in layout:
        rest = {other: walls for other, walls in layout.items() if other != square}
        if square != FOUNTAIN_SQUARE and is_legal(rest):
            found.add(square)
    return found


def exchangeable(layout: Layout, walls: str) -> set[Square]:
    """Every tile in whose place one with these walls leaves a legal layout (B-70, B-71)."""
    return {square for square in layout if square != FOUNTAIN_SQUARE and is_legal({**layout, square: walls})}


# B-110 to B-115: the outer wall.


def outline(layout: Layout) -> set[Side]:
    """All sides behind which no tile stands."""
    return {(square, side) for square in layout for side in BESIDE if neighbour(square, side) not in layout}


def outer_walls(layout: Layout) -> set[Side]:
    """B-111: the walls among them."""
    return {(square, side) for square, side in outline(layout) if side in layout[square]}


def ends(side: Side) -> set[Corner]:
    """The two corner points of a side; a square's north-west corner has the square's own numbers."""
    (x, y), name = side
    return {
        "N": {(x, y), (x + 1, y)},
        "E": {(x + 1, y), (x + 1, y + 1)},
        "S": {(x, y + 1), (x + 1, y + 1)},
        "W": {(x, y), (x, y + 1)},
    }[name]


def followers(layout: Layout) -> dict[Side, set[Side]]:
    """B-112, B-114: for every side of the outline those that follow it at its corner points.

    Where four sides meet in a point, only those that border the same empty square follow each other.
    """
    meeting: dict[Corner, list[Side]] = {}
    for side in outline(layout):
        for corner in ends(side):
            meeting.setdefault(corner, []).append(side)
    found: dict[Side, set[Side]] = {side: set() for side in outline(layout)}
    for sides in meeting.values():
        for one in sides:
            for other in sides:
                if one != other and (len(sides) == 2 or neighbour(*one) == neighbour(*other)):
                    found[one].add(other)
    return found


def longest_wall(layout: Layout) -> int:
    """B-110, B-113, B-115: the most outer walls that hang together."""
    following = followers(layout)
    unseen = outer_walls(layout)
    longest = 0
    while unseen:
        waiting = [unseen.pop()]
        length = 0
        while waiting:
            length += 1
            for side in following[waiting.pop()] & unseen:
                unseen.remove(side)
                waiting.append(side)
        longest = max(longest, length)
    return longest


# B-102 to B-106: majorities.


def type_of(tile: str) -> str:
    """The type of a tile; the fountain has none of the six."""
    return tile.split("-")[0]


def count(tiles: Iterable[str], kind: str) -> int:
    """B-102."""
    return len([tile for tile in tiles if type_of(tile) == kind])


def shares(counts: list[int], prizes: tuple[int, ...]) -> list[int]:
    """B-103 to B-105: those who tie share the points of the places they fill, rounded down."""
    points = [0] * len(counts)
    place = 1
    for number in sorted(set(counts), reverse=True):
        if number == 0:
            break
        tied = [player for player, own in enumerate(counts) if own == number]
        filled = range(place, place + len(tied))
        total = sum(prizes[filled_place - 1] for filled_place in filled if filled_place <= len(prizes))
        for player in tied:
            points[player] = total // len(tied)
        place += len(tied)
    return points


def majority_shares(palaces: list[list[str]], scoring: int) -> dict[str, list[int]]:
    """The points of every contestant in scoring 1, 2 or 3, type by type. Dirk's tiles count as built (B-133)."""
    return {
        kind: shares([count(tiles, kind) for tiles in palaces], prizes[scoring - 1])
        for kind, prizes in POINTS_TABLE.items()
    }
