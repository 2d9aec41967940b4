"""The engine against the slow reference: on boards of random games, on grown boards, on boards stretched far."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alhambra.core.board import Board, fresh_board
from alhambra.core.events import DirkDrew, Scored
from alhambra.core.grid import cell_at
from alhambra.core.pieces import EMPTY, NO_TYPE, SIDE_NAMES, base_tiles, marks_of
from alhambra.core.scoring import contest
from alhambra.core.setup import SEAT_NAMES
from alhambra.core.state import State
from alhambra.core.wall import wall_length, wall_sides, wall_with
from alhambra.testing.scenario import Scenario
from tests import reference
from tests.reference import BESIDE, FOUNTAIN_SQUARE, WALLS, Layout, Side, Square
from tests.scenes import layout_of, random_states

TILES = base_tiles()
IDS = {name: TILES.find(name) for name in WALLS}
SHAPES = sorted(set(WALLS.values()))
SOME = 6  # of so many boards the quick tests look at one


def boards(seats: int, seed: int, eager: bool) -> Iterator[tuple[State, int, Layout]]:
    """Every board of a random game once: the state it stands in, its owner, its layout."""
    seen: set[frozenset[tuple[Square, str]]] = set()
    for state in random_states(seats, seed, eager):
        for seat, player in enumerate(state.players):
            layout = layout_of(state.table, player.board)
            if (known := frozenset(layout.items())) not in seen:
                seen.add(known)
                yield state, seat, layout


def cells(squares: set[Square]) -> set[int]:
    return {cell_at(*square) for square in squares}


def check_board(board: Board, layout: Layout) -> None:
    """Places, loose tiles and wall are what brute force finds."""
    assert reference.is_legal(layout)
    check_places(board, layout)
    assert set(board.loose()) == cells(reference.loose(layout))
    check_wall(board, layout)


def check_places(board: Board, layout: Layout) -> None:
    """Every tile of the game, tried on every square near the palace."""
    for shape in SHAPES:
        expected = cells(reference.places(layout, shape))
        for name, tile in IDS.items():
            if WALLS[name] == shape:
                found = list(board.places(tile))
                assert set(found) == expected, name
                assert found == sorted(expected), name
                assert {cell for cell in expected if board.fits(tile, cell)} == expected


def check_wall(board: Board, layout: Layout) -> None:
    assert wall_length(board) == reference.longest_wall(layout)
    square_of = {cell_at(*square): square for square in layout}
    check_sides([(square_of[cell], SIDE_NAMES[side]) for cell, side in wall_sides(board)], layout)
    for tile in (IDS[name] for name in sorted(WALLS)[::9]):  # with one tile more, told without putting it there
        for cell in board.places(tile):
            assert wall_with(board, tile, cell) == len(wall_sides(board.put(tile, cell)))


def check_sides(sides: list[Side], layout: Layout) -> None:
    """As many outer walls as the wall is long, none twice, each followed by the next."""
    assert len(set(sides)) == len(sides) == reference.longest_wall(layout)
    assert set(sides) <= reference.outer_walls(layout)
    following = reference.followers(layout)
    assert all(other in following[one] for one, other in pairwise(sides))


def check_redesigns(state: State, seat: int, layout: Layout) -> None:
    """With every other tile of the game in reserve, the redesigns offered are those brute force finds."""
    name = SEAT_NAMES[seat]
    game = Scenario(state.clone())
    built = {reference_square(place): tile for place, tile in game.tiles(name).items()}
    spare = [tile for tile in WALLS if tile not in built.values()]
    game.reserve(name, *spare).turn(name)
    swappable = {shape: reference.exchangeable(layout, shape) for shape in SHAPES}
    assert sorted(game.offered(name, "swap")) == sorted(
        f"swap {built[square]} {tile}" for tile in spare for square in swappable[WALLS[tile]]
    )
    assert sorted(game.offered(name, "remove")) == sorted(
        f"remove {built[square]}" for square in reference.loose(layout)
    )
    free = {shape: reference.places(layout, shape) for shape in SHAPES}
    assert sorted(game.offered(name, "add")) == sorted(
        f"add {tile} {x},{y}" for tile in spare for x, y in free[WALLS[tile]]
    )


def reference_square(place: str) -> Square:
    """`1,-2` as (1, -2)."""
    x, y = place.split(",")
    return (int(x), int(y))


@pytest.mark.parametrize("seats", range(2, 7))
def test_some_boards_of_random_games(seats: int) -> None:
    largest = 0
    for state, seat, layout in islice(boards(seats, seats, eager=True), 0, None, SOME):
        check_board(state.players[seat].board, layout)
        largest = max(largest, len(layout))
    assert largest > 6


@pytest.mark.parametrize("seats", range(2, 7))
def test_redesigns_of_some_boards_of_random_games(seats: int) -> None:
    for state, seat, layout in islice(boards(seats, 10 + seats, eager=False), 0, None, SOME):
        check_redesigns(state, seat, layout)


@pytest.mark.slow
@pytest.mark.parametrize("eager", [False, True])
@pytest.mark.parametrize("seats", range(2, 7))
def test_all_boards_of_random_games(seats: int, eager: bool) -> None:
    for state, seat, layout in boards(seats, 20 + seats, eager):
        check_board(state.players[seat].board, layout)
        check_redesigns(state, seat, layout)


@pytest.mark.parametrize("seats", range(2, 7))
def test_walls_and_loose_tiles_of_all_boards_of_random_games(seats: int) -> None:
    for state, seat, layout in boards(seats, 30 + seats, eager=True):
        check_wall(state.players[seat].board, layout)
        assert set(state.players[seat].board.loose()) == cells(reference.loose(layout))


def test_a_refusal_names_a_rule_that_is_broken() -> None:
    """Every tile of one shape on every square near the palace: allowed, or refused for a true reason."""
    refusals: set[str] = set()
    for state, seat, layout in islice(boards(2, 40, eager=True), 0, None, 20):
        name = SEAT_NAMES[seat]
        game = Scenario(state.clone())
        spare = {shape: tile for tile, shape in WALLS.items() if tile not in game.tiles(name).values()}
        game.reserve(name, *spare.values()).turn(name)
        offered = set(game.offered(name, "add"))
        for shape, tile in spare.items():
            for square in reference.squares_near(layout):
                text = f"add {tile} {square[0]},{square[1]}"
                if text not in offered:
                    rule = game.refused(name, text)
                    refusals.add(rule)
                    assert is_broken(rule, layout, square, shape), text
    assert refusals == {"B-81", "B-82", "B-83", "B-84"}


def is_broken(rule: str, layout: Layout, square: Square, walls: str) -> bool:
    """Would a tile with these walls on this square break the rule?"""
    after = {**layout, square: walls}
    if rule == "B-83":
        return square in layout or not any(reference.neighbour(square, side) in layout for side in BESIDE)
    return not {
        "B-81": reference.walls_agree,
        "B-82": reference.all_walked,
        "B-84": reference.has_no_hole,
    }[rule](after)


# Scorings.


@pytest.mark.parametrize("eager", [False, True])
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("seats", range(2, 7))
def test_every_scoring_of_random_games(seats: int, seed: int, eager: bool) -> None:
    """Shares and walls are those of the reference; what explains the points adds up to what was booked."""
    before = [0] * (seats + 1)
    scorings = []
    for state in random_states(seats, seed, eager):
        booked = [*(player.score for player in state.players), state.dirk_score]
        gained = [after - earlier for after, earlier in zip(booked, before, strict=True)]
        before = booked
        explained = [0] * (seats + 1)
        for event in state.events:
            if isinstance(event, Scored):
                scorings.append(event.result.scoring)
                check_result(state, event.facts(state.table))
                for contestant, points in enumerate(event.result.totals):
                    explained[contestant] += points
        assert gained == explained
    assert scorings == sorted(set(scorings))
    assert scorings[-1] == 3


def check_result(state: State, facts: dict[str, object]) -> None:
    """One scoring as the event tells it, against the boards as they stand: nothing was built since."""
    names = state.table.tiles.names
    palaces = [[names[player.board.tile_at(cell)] for cell in player.board.cells] for player in state.players]
    if len(state.players) == 2:
        since = {tile for event in state.events if isinstance(event, DirkDrew) for tile in event.tiles}
        palaces.append([names[tile] for tile in state.dirk if tile not in since])
    match facts:
        case {"scoring": int(scoring), "majorities": list(majorities), "walls": list(walls), "totals": list(totals)}:
            expected = reference.majority_shares(palaces, scoring)
            assert {row["type"]: row["shares"] for row in majorities} == expected
            assert {row["type"]: row["counts"] for row in majorities} == {
                kind: [reference.count(tiles, kind) for tiles in palaces] for kind in expected
            }
            explained = [sum(points) for points in zip(*expected.values(), strict=True)]
            assert [wall["seat"] for wall in walls] == list(range(len(state.players)))
            for seat, wall in enumerate(walls):
                layout = layout_of(state.table, state.players[seat].board)
                assert wall["points"] == len(wall["sides"]) == reference.longest_wall(layout)
                check_sides([(reference_square(text[:-1]), text[-1]) for text in wall["sides"]], layout)
                explained[seat] += wall["points"]
            assert facts["awards"] == []
            assert totals == explained
        case _:
            raise AssertionError(f"a scoring is told in other words: {facts}")


@settings(max_examples=200, deadline=None)
@given(
    st.lists(st.integers(0, 11), min_size=2, max_size=7),
    st.lists(st.integers(1, 30), max_size=3).map(lambda prizes: tuple(sorted(prizes, reverse=True))),
)
def test_shares_of_any_counts(counts: list[int], prizes: tuple[int, ...]) -> None:
    majority = contest(0, prizes, tuple(counts))
    assert list(majority.shares) == reference.shares(counts, prizes)
    assert sum(majority.shares) <= sum(prizes)
    for count, place in zip(counts, majority.places, strict=True):
        assert place == (1 + len([other for other in counts if other > count]) if count else 0)


# Boards that hardly any game would build.


@settings(max_examples=30, deadline=None)
@given(
    st.lists(
        st.tuples(st.sampled_from(sorted(WALLS)), st.integers(0, 10**6)),
        max_size=30,
        unique_by=lambda step: step[0],
    )
)
def test_grown_boards(steps: list[tuple[str, int]]) -> None:
    """Any tiles on any legal squares, now and then one taken out; the engine has no say in where."""
    board = fresh_board(TILES)
    layout: Layout = {FOUNTAIN_SQUARE: ""}
    for name, choice in steps:
        out = choice % 5 == 0
        squares = sorted(reference.loose(layout) if out else reference.places(layout, WALLS[name]))
        if squares:
            square = squares[choice % len(squares)]
            board = board.put(EMPTY if out else IDS[name], cell_at(*square))
            if out:
                del layout[square]
            else:
                layout[square] = WALLS[name]
    check_board(board, layout)


FAR = 40
ON_THE_LEFT = {"N": "W", "E": "N", "S": "E", "W": "S"}


@pytest.mark.parametrize("side", BESIDE)
def test_straight_palace_of_forty_tiles(side: str) -> None:
    """The ground wraps around after 64 squares; a palace that crosses its edge must not notice.

    The row is walled on its left, with one gap; on its right, at the edge of the ground, a hook leaves a court open.
    """
    ahead, left = BESIDE[side], BESIDE[ON_THE_LEFT[side]]

    def square(step: int, aside: int) -> Square:
        return (step * ahead[0] - aside * left[0], step * ahead[1] - aside * left[1])

    row = {square(step, 0): "" if step == 15 else ON_THE_LEFT[side] for step in range(1, FAR + 1)}
    hook = {square(30, 1): "", square(30, 2): "", **{square(step, 2): "" for step in range(31, 35)}}
    layout: Layout = {FOUNTAIN_SQUARE: "", **row, **hook}
    tiles = base_tiles()  # the game has too few tiles that fit into such a row
    made_up = {at: tiles.add(f"at-{at}", NO_TYPE, 0, marks_of(walls)) for at, walls in {**row, **hook}.items()}
    board = fresh_board(tiles)
    for at, tile in made_up.items():
        board = board.put(tile, cell_at(*at))
    assert square(34, 1) not in reference.places(layout, "")  # it would close the court
    assert reference.longest_wall(layout) == FAR - 15
    check_board(board, layout)
    for at in reversed(hook):
        board = board.put(EMPTY, cell_at(*at))
        del layout[at]
    assert set(board.loose()) == cells({square(FAR, 0)})
    check_board(board, layout)
