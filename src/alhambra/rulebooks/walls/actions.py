"""Erecting walls (WALL-6 to WALL-13)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from alhambra.core.actions import Action, expect, register
from alhambra.core.board import Board
from alhambra.core.events import Event
from alhambra.core.grid import LAST_CELL, STEP_EAST, STEP_NORTH, STEP_SOUTH, STEP_WEST
from alhambra.core.pieces import CITY, EAST, NORTH, SIDE_NAMES, SOUTH, WEST, marks_of, sides_of
from alhambra.core.state import Player, State, tell, with_piece, without_piece
from alhambra.core.table import Table
from alhambra.rulebooks.walls.part import wall_cards

PREFIX: Final = "wall-"  # of a card's name; the sides it shows follow


@final
class WallErected(Event):
    """WALL-7: wooden walls stand on a tile for good."""

    __slots__ = ("card", "seat", "tile")

    def __init__(self, seat: int, card: int, tile: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.tile: Final = tile

    def name(self) -> str:
        return "wall-erected"

    def facts(self, table: Table) -> dict[str, object]:
        card = table.cards.names[self.card]
        return {
            "seat": self.seat,
            "card": card,
            "tile": table.tiles.names[self.tile],
            "sides": sides_of(shown(table, self.card)),
        }


@final
class ErectWalls(Action):
    """WALL-7: take an open card and put a segment on every side it shows of one own tile."""

    __slots__ = ("card", "tile")

    def __init__(self, card: int, tile: int) -> None:
        self.card: Final = card
        self.tile: Final = tile

    def key(self) -> tuple[object, ...]:
        return ("erect", self.card, self.tile)

    def text(self, table: Table) -> str:
        return f"erect {table.cards.names[self.card]} {table.tiles.names[self.tile]}"

    def play(self, state: State, seat: int) -> None:
        part = wall_cards(state)
        part.lying = without_piece(part.lying, self.card)
        part.used = with_piece(part.used, self.card)  # WALL-13
        player = state.players[seat]
        player.rebuild(player.board.with_marks(self.tile, shown(state.table, self.card)), player.reserve)
        tell(state, WallErected(seat, self.card, self.tile))


def shown(table: Table, card: int) -> int:
    """The sides a wall card shows, as bits."""
    return marks_of(table.cards.names[card].removeprefix(PREFIX).upper())


def own_tiles(player: Player) -> list[int]:
    """WALL-8: tiles of the Alhambra with the fountain, of the reserve, and those that wait for placement."""
    built = [player.board.tile_at(cell) for cell in player.board.cells]
    return [*built, *player.reserve, *player.acquired]


def targets(player: Player, sides: i64) -> list[int]:
    """WALL-8 to WALL-11: the own tiles that can get walls on all these sides, as bits."""
    board = player.board
    layers = board.tiles.layers
    found: list[int] = []
    for cell in board.cells:
        tile = i64(board.ground[cell])
        if layers[tile] == CITY and not i64(board.marks[tile]) & sides and not sides & ~_bare_ground(board, cell):
            found.append(tile)
    for row in (player.reserve, player.acquired):
        for aside in row:
            if layers[aside] == CITY and not i64(board.marks[aside]) & sides:
                found.append(aside)
    return found


def against(player: Player, tile: int, sides: int) -> str:
    """The rule by which a tile cannot get walls on these sides; nothing if it can."""
    board = player.board
    if tile not in own_tiles(player):
        return "WALL-8"
    if board.tiles.layers[tile] != CITY:
        return "WALL-11"
    if board.marks[tile] & sides:
        return "WALL-9"
    if board.holds(tile) and sides & ~_bare_ground(board, board.cell_of(tile)):
        return "WALL-10"
    return ""


def _bare_ground(board: Board, cell: i64) -> i64:
    """The sides of a cell, as bits, beyond which nothing stands."""
    ground = board.ground
    sides: i64 = 0
    if not ground[(cell + STEP_NORTH) & LAST_CELL]:
        sides |= NORTH
    if not ground[(cell + STEP_EAST) & LAST_CELL]:
        sides |= EAST
    if not ground[(cell + STEP_SOUTH) & LAST_CELL]:
        sides |= SOUTH
    if not ground[(cell + STEP_WEST) & LAST_CELL]:
        sides |= WEST
    return sides


def wooden(board: Board, tile: int) -> int:
    """The sides of a tile with a wooden wall: those its face does not show."""
    return board.marks[tile] & ~board.tiles.marks[tile]


def wooden_names(board: Board, tile: int) -> str:
    """The same as letters."""
    return "".join([name for side, name in enumerate(SIDE_NAMES) if wooden(board, tile) >> side & 1])


def _read_erect(table: Table, words: list[str]) -> Action:
    expect(words, 2, "erect WALL-CARD TILE")
    card = table.cards.find(words[0])
    if not words[0].startswith(PREFIX):
        raise ValueError(f"{words[0]!r} is no wall card")
    return ErectWalls(card, table.tiles.find(words[1]))


register("erect", _read_erect)
