"""Components, set-up and laying out (ALC-1 to ALC-15)."""

from __future__ import annotations

from collections import Counter

import pytest

from alhambra.core.base_actions import BuyTile, TakeMoney
from alhambra.core.engine import legal, submit, to_move
from alhambra.core.pieces import FOUNTAIN, TYPES, sides_of
from alhambra.core.rng import fast
from alhambra.core.setup import Setup
from alhambra.core.state import State
from alhambra.core.table import Table
from alhambra.games.alcazaba.part import fresh_stock, stock
from alhambra.games.family import start
from tests.alcazaba.grounds import Loaded, grounds

EXTRA = "tower-9-sw-alcazaba"
IN_PLAY = {"pavilion": 7, "seraglio": 7, "arcades": 9, "chambers": 9, "garden": 11, "tower": 12}
IN_BAG = {"pavilion": 2, "seraglio": 2, "arcades": 4, "chambers": 4, "garden": 6, "tower": 7}
SEATS = range(2, 7)


def new(seats: int = 3, seed: int = 0) -> State:
    return start(Setup(seats, seed, game="alcazaba"))


def before(table: Table, seed: int) -> tuple[list[bytes], bytes, int]:
    """Piles, bag and start player before the first round."""
    made = fresh_stock(table, table.tiles.find(EXTRA), fast(seed))
    return made.piles, made.bag, made.starter


def kinds_in(table: Table, tiles: bytes) -> dict[str, int]:
    return dict(Counter(TYPES[table.tiles.kinds[tile]] for tile in tiles))


@pytest.mark.parametrize("seats", SEATS)
def test_ALC_1_eight_dice_and_no_chips_but_the_start_chip(seats: int) -> None:
    state = new(seats)
    submit(state, to_move(state), legal(state)[0])
    here = stock(state)
    assert len(here.faces) == 8
    assert here.chip_at in range(6)
    assert {text.split()[0] for text in (option.text(state.table) for option in legal(state))} == {"throw", "place"}


def test_ALC_2_no_money_and_no_market() -> None:
    state = new()
    assert state.table.cards.names == []
    assert not state.market
    assert not state.display
    rng = fast(1)
    while state.agenda:
        options = legal(state)
        assert not any(isinstance(option, TakeMoney | BuyTile) for option in options)
        submit(state, to_move(state), options[rng.below(len(options))])


def test_ALC_3_six_columns_with_24_fields_each() -> None:
    here = stock(new())
    assert [len(column) for column in here.columns] == [24] * 6
    assert len(here.lying) == 6


def test_ALC_4_55_tiles_are_in_play() -> None:
    state = new()
    assert kinds_in(state.table, bytes(stock(state).tiles())) == IN_PLAY
    assert len(set(stock(state).tiles())) == 55


def test_ALC_5_the_extra_tower_is_an_ordinary_tower() -> None:
    tiles = new().table.tiles
    extra = tiles.find(EXTRA)
    assert TYPES[tiles.kinds[extra]] == "tower"
    assert tiles.prices[extra] == 9
    assert sides_of(tiles.marks[extra]) == "SW"
    game = grounds().reserve("A", EXTRA).dice(*["tower"] * 8)
    assert f"add {EXTRA} 1,0" not in game.offered("A")  # its wall would face the fountain
    assert f"add {EXTRA} 0,1" in game.offered("A")


@pytest.mark.parametrize(("seats", "markers"), [(2, 5), (3, 5), (4, 4), (5, 3), (6, 3)])
def test_ALC_7_markers_score_fountain_and_reserve(seats: int, markers: int) -> None:
    state = new(seats)
    assert stock(state).hands == [markers] * seats
    for player in state.players:
        assert player.score == 0
        assert [player.board.tile_at(cell) for cell in player.board.cells] == [FOUNTAIN]
        assert player.reserve == b""


def test_ALC_8_five_piles_with_one_tile_of_every_type() -> None:
    table = new().table
    piles, _, _ = before(table, 3)
    assert [[TYPES[table.tiles.kinds[tile]] for tile in pile] for pile in piles] == [list(TYPES)] * 5


def test_ALC_9_the_extra_tower_is_always_in_the_bag() -> None:
    table = new().table
    extra = table.tiles.find(EXTRA)
    for seed in range(60):
        piles, bag, _ = before(table, seed)
        assert kinds_in(table, bag) == IN_BAG
        assert extra in bag
        assert not any(extra in pile for pile in piles)


def test_ALC_10_every_seat_may_be_the_start_player() -> None:
    assert {stock(new(4, seed)).starter for seed in range(40)} == {0, 1, 2, 3}
    state = new(4, 7)
    assert to_move(state) == stock(state).starter


def test_ALC_11_types_then_bag_then_start_player() -> None:
    table = new(4).table
    kinds = table.tiles.kinds
    rng = fast(5)
    by_type: list[list[int]] = []
    for kind in range(6):
        tiles = [tile for tile in range(2, 56) if kinds[tile] == kind]
        rng.shuffle(tiles)
        by_type.append(tiles)
    bag = [tile for tiles in by_type for tile in tiles[5:]] + [table.tiles.find(EXTRA)]
    rng.shuffle(bag)
    piles = [bytes([tiles[pile] for tiles in by_type]) for pile in range(5)]
    assert before(table, 5) == (piles, bytes(bag), rng.below(4))


def test_ALC_12_five_rounds_with_scorings_after_1_3_and_5() -> None:
    state = new(3, 2)
    rng = fast(2)
    told = [event.name() for event in state.events]
    while state.agenda:
        options = legal(state)
        submit(state, to_move(state), options[rng.below(len(options))])
        told += [event.name() for event in state.events]
    course = [name for name in told if name in ("round-began", "scored", "game-ended")]
    assert course == [
        "round-began", "scored", "round-began", "round-began", "scored", "round-began", "round-began", "scored",
        "game-ended",
    ]  # fmt: skip
    for number in range(1, 6):  # within each round: tiles, chip, throws, clean-up
        begins = [at for at, name in enumerate(told) if name == "round-began"][number - 1]
        phases = ["tiles-laid-out", "start-chip-laid", "thrown", "markers-returned"]
        seen = [told.index(phase, begins) for phase in phases if phase != "start-chip-laid" or number < 5]
        assert seen == sorted(seen)


def test_ALC_13_eleven_tiles_on_offer_and_25_20_15_10_5_in_the_bag() -> None:
    game = grounds().round(0)
    game.stock.piles, game.stock.bag, _ = before(game.state.table, 4)
    game.stock.gone = b""
    left = []
    for number in range(5):
        left.append(len(game.stock.bag))
        pile, drawn = game.stock.piles[0], game.stock.bag[:5]
        game.stock.lying[:] = [b""] * 6
        game.next_round()
        assert game.stock.round == number + 1
        assert sorted(b"".join(game.stock.lying)) == sorted(pile + drawn)
        assert sum(map(len, game.stock.lying)) == 11
        assert all(game.stock.lying)
    assert left == [25, 20, 15, 10, 5]
    assert game.stock.bag == b""


@pytest.mark.parametrize("face", range(6))
def test_ALC_14_a_die_lays_the_start_chip_in_rounds_1_to_4(face: int) -> None:
    for number in range(4):
        game = grounds().round(number).next_round(Loaded(face))
        assert game.stock.chip_at == face
    assert grounds().round(4).next_round(Loaded(face)).stock.chip_at == -1


def test_ALC_15_the_tile_of_the_pile_lies_lowest() -> None:
    game = grounds()
    for seed in range(20):
        game.stock.piles, game.stock.bag, _ = before(game.state.table, seed)
        game.stock.lying[:] = [b""] * 6
        pile, drawn = game.stock.piles[0], game.stock.bag[:5]
        game.round(0).next_round()
        kinds = game.state.table.tiles.kinds
        for kind, lying in enumerate(game.stock.lying):
            assert lying == bytes([pile[kind], *[tile for tile in drawn if kinds[tile] == kind]])


def test_ALC_EX_1_full_setup() -> None:
    table = new().table
    piles, bag, _ = before(table, 11)
    assert [len(pile) for pile in piles] == [6] * 5
    assert kinds_in(table, bag) == IN_BAG
    assert len(bag) == 25
    game = grounds().round(0)
    game.stock.piles, game.stock.bag = piles, bag
    for _ in range(5):
        game.next_round()
    assert game.stock.bag == b""
    assert game.stock.piles == []


def test_ALC_EX_2_the_start_chip_goes_where_the_die_says() -> None:
    game = grounds()
    game.stock.lying[:] = [b""] * 6
    game.round(0).next_round(Loaded(TYPES.index("arcades")))
    assert game.view("A").modules["alcazaba"]["chip"] == "arcades"
    assert sum(map(len, game.stock.lying)) == 11


def test_ALC_EX_3_round_5_has_no_start_chip() -> None:
    game = grounds().round(4)
    game.stock.lying[:] = [b""] * 6
    game.next_round(Loaded(2))
    assert game.view("A").modules["alcazaba"]["chip"] == ""
    assert sum(map(len, game.stock.lying)) == 11
