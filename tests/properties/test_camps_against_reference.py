"""Boards with camps against the slow reference: places, redesigns, loose tiles, wall and points."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from alhambra.core.base_actions import add
from alhambra.core.board import Board, fresh_board
from alhambra.core.engine import RuleError, new_game, submit
from alhambra.core.grid import cell_at
from alhambra.core.options import redesigns
from alhambra.core.pieces import EMPTY, FOUNTAIN, OUTWORK
from alhambra.core.setup import Setup
from alhambra.core.state import State
from alhambra.core.turn import FIRST_ACTION
from alhambra.core.wall import wall_length, wall_sides, wall_with
from alhambra.rulebooks.camps.module import Camps
from alhambra.testing.invariants import board_problem
from tests import camps_reference as slow
from tests import reference
from tests.camps_reference import Ground
from tests.reference import FOUNTAIN_SQUARE, WALLS, Square


class Grown:
    """A board and the same ground in the reference's words, grown together; the engine has no say in where."""

    def __init__(self, random: Random, tiles: int) -> None:
        self.state: State = new_game(Setup(3, 0), [Camps()])
        names = self.state.table.tiles.names
        self.shapes: dict[int, tuple[str, bool]] = {names.index(name): (walls, False) for name, walls in WALLS.items()}
        for tile in range(len(names)):
            if self.state.table.tiles.layers[tile] == OUTWORK:
                self.shapes[tile] = (names[tile].split("-")[2].upper(), True)
        self.board: Board = fresh_board(self.state.table.tiles)
        self.ground = Ground()
        self.spare: list[int] = list(self.shapes)
        random.shuffle(self.spare)
        self.spare.sort(key=lambda tile: self.shapes[tile][1])
        for tile in [tile for tile in self.spare if not self.shapes[tile][1]]:
            if len(self.ground.everything()) > tiles:
                break
            camps = [camp for camp in self.spare if self.shapes[camp][1]]
            self.grow(random, random.choice(camps) if camps and random.random() < 0.4 else tile)

    def grow(self, random: Random, tile: int) -> None:
        marks, camp = self.shapes[tile]
        squares = sorted(slow.places(self.ground, marks, camp))
        if squares:
            square = random.choice(squares)
            self.ground = self.ground.with_tile(square, marks, camp)
            self.board = self.board.put(tile, cell_at(*square))
            self.spare.remove(tile)
        if random.random() < 0.15:
            out = sorted(slow.loose(self.ground))
            if out:
                square = random.choice(out)
                self.spare.append(self.board.tile_at(cell_at(*square)))
                self.ground = self.ground.without(square)
                self.board = self.board.put(EMPTY, cell_at(*square))


def grown(number: int, seed: int) -> Iterator[Grown]:
    random = Random(seed)
    for _ in range(number):
        yield Grown(random, random.randint(4, 22))


def cells(squares: set[Square]) -> set[int]:
    return {cell_at(*square) for square in squares}


def check_board(made: Grown) -> None:
    """Whatever the engine says of this board, the reference says."""
    board, ground = made.board, made.ground
    assert slow.is_legal(ground)
    assert board_problem(board) == ""
    assert board.outworks == len(ground.camps)
    assert board.holds_outworks()
    assert set(board.loose()) == cells(slow.loose(ground))
    assert wall_length(board) == slow.longest_wall(ground)
    known: dict[tuple[str, bool], set[int]] = {}
    for tile in made.spare:
        shape = made.shapes[tile]
        if shape not in known:
            known[shape] = cells(slow.places(ground, *shape))
        assert list(board.places(tile)) == sorted(known[shape]), board.tiles.names[tile]
        for cell in board.places(tile) if not made.shapes[tile][1] else ():
            assert wall_with(board, tile, cell) == len(wall_sides(board.put(tile, cell)))
    made.state.players[0].rebuild(board, b"")
    awards = Camps().score(made.state, 1)
    assert sum(award.points for award in awards) == slow.points(ground)


def check_exchanges(made: Grown) -> None:
    """Also between city and camps, where none may be possible."""
    player = made.state.players[0]
    player.rebuild(made.board, bytes(sorted(made.spare)))
    swaps = {option.key()[1:] for option in redesigns(player) if option.key()[0] == "swap"}
    expected = set()
    known: dict[tuple[str, bool], set[Square]] = {}
    for tile in made.spare:
        shape = made.shapes[tile]
        if shape not in known:
            known[shape] = slow.exchangeable(made.ground, *shape)
        expected |= {(made.board.tile_at(cell_at(*square)), tile) for square in known[shape]}
    assert swaps == expected


@pytest.mark.parametrize("seed", range(6))
def test_grown_boards_with_camps(seed: int) -> None:
    camps = 0
    for made in grown(4, seed):
        check_board(made)
        check_exchanges(made)
        camps += len(made.ground.camps)
    assert camps > 0


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 120))
def test_many_grown_boards_with_camps(seed: int) -> None:
    for made in grown(20, seed):
        check_board(made)
        check_exchanges(made)


@pytest.mark.parametrize("seed", range(3))
def test_a_refusal_names_a_rule_that_is_broken(seed: int) -> None:
    refusals: set[str] = set()
    for made in grown(4, 50 + seed):
        state = made.state
        state.turn = 0
        state.agenda[:] = [FIRST_ACTION[0]]
        state.players[0].rebuild(made.board, bytes(sorted(made.spare)))
        by_shape = {made.shapes[tile]: tile for tile in made.spare}
        for (marks, camp), tile in by_shape.items():
            allowed = set(made.board.places(tile))
            for square in reference.squares_near(made.ground.everything()):
                cell = cell_at(*square)
                if cell in allowed:
                    continue
                state.offered = None
                with pytest.raises(RuleError) as refusal:
                    submit(state, 0, add(tile, cell))
                refusals.add(refusal.value.rule)
                after = made.ground.with_tile(square, marks, camp)
                assert is_broken(refusal.value.rule, made.ground, square, after), (refusal.value.rule, marks, square)
    assert refusals >= {"B-81", "B-83", "CAMP-7"}


def is_broken(rule: str, before: Ground, square: Square, after: Ground) -> bool:
    """Would this rule be broken with the tile on this square?"""
    taken = before.everything()
    if rule == "B-83":
        return square in taken or not any(reference.neighbour(square, side) in taken for side in reference.BESIDE)
    if rule == "CAMP-7":
        return not slow.contacts_are_allowed(after)
    if rule == "B-84":
        return not reference.has_no_hole(after.everything())
    return not {"B-81": reference.walls_agree, "B-82": reference.all_walked}[rule](after.city)


def test_the_reference_begins_with_the_fountain() -> None:
    assert Ground().city == {FOUNTAIN_SQUARE: ""}
    assert fresh_board(new_game(Setup(2, 0), [Camps()]).table.tiles).tile_at(cell_at(0, 0)) == FOUNTAIN
