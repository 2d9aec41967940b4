"""What instinct counts: tiles that fit, prices that can be met, prizes to hope for."""

from __future__ import annotations

from itertools import product

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from alhambra.core.board import Board, fresh_board
from alhambra.core.grid import cell_at
from alhambra.core.pieces import FOUNTAIN
from alhambra.core.setup import Setup
from alhambra.core.wall import wall_length
from alhambra.games.alhambra import start
from alhambra.mind.box import Box, places
from alhambra.mind.contest import Contest
from alhambra.mind.plans import plan
from alhambra.mind.sight import share

PRIZES = (21, 14, 7)
TILES = start(Setup(3, 1)).table.tiles
BOX = Box(TILES)


def palace(**tiles: tuple[int, int]) -> Board:
    """Tiles on squares; names have hyphens where keywords have underscores."""
    board = fresh_board(TILES)
    for name, (x, y) in tiles.items():
        board = board.put(TILES.find(name.replace("_", "-")), cell_at(x, y))
    return board


def test_every_tile_is_welcome_beside_the_fountain() -> None:
    assert BOX.welcome(places(fresh_board(TILES).edge), 0.0) == pytest.approx(1.0)


def test_patterns_that_fit_are_those_of_the_tiles_that_do() -> None:
    board = palace(tower_9_nw=(0, -1), arcades_6_ne=(1, 0), garden_8_sw=(-1, 0))
    fit = places(board.edge)
    for tile in range(FOUNTAIN + 1, len(TILES.names)):
        found = len(board.places(tile))
        pattern = int(TILES.marks[tile])
        assert [fit >> pattern & 1, fit >> 16 + pattern & 1, fit >> 32 + pattern & 1] == [
            int(found >= number) for number in (1, 2, 3)
        ]


def test_tiles_are_the_less_welcome_the_fewer_fit() -> None:
    open_palace = BOX.welcome(places(fresh_board(TILES).edge), 0.3)
    walled = palace(tower_9_nw=(-1, 0), garden_8_ne=(1, 0), arcades_6_sw=(-1, 1))
    assert 0.0 < BOX.welcome(places(walled.edge), 0.3) < open_palace


def test_the_numbers_of_the_box_are_those_of_the_rules() -> None:
    assert list(BOX.numbers)[:6] == [7, 7, 9, 9, 11, 11]


@pytest.mark.parametrize(("sums", "exact"), [(1, 0.0), (1 << 5 | 1, 4 / 54), (0x3FFF, 1.0)])
def test_cover_counts_the_prices_that_can_be_met(sums: int, exact: float) -> None:
    """With a five alone the four tiles for five are paid exactly; those that cost less are at least payable."""
    highest = sums.bit_length() - 1
    payable = sum(price <= highest for price in list(TILES.prices)[FOUNTAIN + 1 :]) / 54
    assert BOX.cover(sums) == pytest.approx(exact + 0.5 * payable)


def test_a_plan_knows_what_every_place_does() -> None:
    board = palace(tower_9_nw=(0, -1), arcades_6_ne=(1, 0))
    tile = TILES.find("garden-8-sw")
    found = plan(board, tile)
    assert list(found.cells) == list(board.places(tile)) != []
    for cell, longer, fit in zip(found.cells, found.sides, found.places, strict=True):
        then = board.put(tile, cell)
        assert longer == wall_length(then) - wall_length(board)
        assert fit == places(then.edge)


def test_a_board_keeps_its_plans() -> None:
    board = palace(tower_9_nw=(0, -1))
    tile = TILES.find("garden-8-sw")
    assert plan(board, tile) is plan(board, tile)
    assert plan(board.put(tile, cell_at(-1, 0)), tile) is not plan(board, tile)


def test_tiles_with_the_same_walls_share_a_plan() -> None:
    board = palace(tower_9_nw=(0, -1))
    alike = [tile for tile in range(FOUNTAIN + 1, len(TILES.marks)) if TILES.marks[tile] == TILES.marks[FOUNTAIN + 1]]
    assert len(alike) > 1
    assert {id(plan(board, tile)) for tile in alike} == {id(plan(board, alike[0]))}


def test_a_lead_may_be_as_large_as_it_likes() -> None:
    assert hopes([40, 2, 1, 0], 0.0) == pytest.approx(list(PRIZES))


def hopes(counts: list[int], coming: float) -> list[float]:
    """What three seats and Dirk's tiles let each of the three expect."""
    contest = Contest(3, PRIZES)
    contest.hold(vec[i64](counts), coming, 1.0)
    return list(contest.hopes)


@pytest.mark.parametrize("counts", [some for some in product(range(4), repeat=3) if some[0] not in some[1:]])
def test_prizes_are_certain_when_nothing_comes_any_more(counts: tuple[int, ...]) -> None:
    """Unless there is a tie, whose places are halved one by one."""
    assert hopes([*counts, 0], 0.0)[0] == pytest.approx(share(PRIZES, vec[i64]([*counts, 0]), 0))


def test_the_more_tiles_come_the_less_a_lead_is_worth() -> None:
    leading = [hopes([3, 2, 1, 0], coming) for coming in (0.0, 1.0, 3.0, 9.0)]
    assert [first for first, _, _ in leading] == sorted([first for first, _, _ in leading], reverse=True)
    assert leading[-1][2] > leading[0][2]


def test_those_who_are_level_may_hope_for_the_same() -> None:
    assert len({round(hope, 9) for hope in hopes([2, 2, 2, 1], 1.5)}) == 1


def test_dirk_takes_prizes_but_gets_no_tiles() -> None:
    without, beside, late = hopes([2, 1, 0, 0], 1.0), hopes([2, 1, 0, 2], 1.0), hopes([2, 1, 0, 2], 4.0)
    assert all(more > less for more, less in zip(without, beside, strict=True))
    assert late[1] > beside[1]  # he is overtaken in the end
