"""What holds in every game of the variant, tried on random games of every size."""

from __future__ import annotations

import pytest

from alhambra.core.engine import is_over, legal, submit, to_move
from alhambra.core.fingerprint import fingerprint
from alhambra.core.pieces import TYPES
from alhambra.core.rng import SEALED, fast
from alhambra.core.setup import Setup
from alhambra.core.state import State
from alhambra.core.view import SPECTATOR, view
from alhambra.games.alcazaba.module import Alcazaba
from alhambra.games.alcazaba.part import stock
from alhambra.games.family import start
from alhambra.games.match import Match, load
from alhambra.testing.conformance import Game, check_game, choose
from alhambra.testing.invariants import pieces
from alhambra.testing.resample import reshuffled_behind

SEATS = range(2, 7)
every_size = pytest.mark.parametrize("seats", SEATS)


def new(seats: int, seed: int) -> State:
    return start(Setup(seats, seed, game="alcazaba"))


@every_size
def test_the_laws_of_the_table_hold_all_through_a_game(seats: int) -> None:
    assert check_game(Game((Alcazaba,), seats, 70 + seats), tried_every=4) > 50


@every_size
def test_the_laws_hold_in_many_games(seats: int) -> None:
    for seed in range(3):
        check_game(Game((Alcazaba,), seats, seed))


@every_size
def test_55_tiles_and_all_markers_are_always_there(seats: int) -> None:
    state, rng = new(seats, 3), fast(3)
    while not is_over(state):
        here = stock(state)
        assert len(pieces(state).tiles) == pieces(state).tiles.total() == 55
        for seat in range(seats):
            lying = sum([column.count(seat + 1) for column in here.columns])
            assert here.hands[seat] + lying + here.off[seat] + here.at_home[seat] == here.markers
        submit(state, to_move(state), choose(state, rng))
    assert len(pieces(state).tiles) == 55


@every_size
def test_a_saved_match_goes_on_as_it_would_have(seats: int) -> None:
    match, rng = Match(Setup(seats, 11, game="alcazaba")), fast(4)
    while not is_over(match.state):
        match.play(choose(match.state, rng))
        if rng.below(15) == 0:
            again = load(match.save())
            assert fingerprint(again.state) == fingerprint(match.state)
            match = again
    assert "game alcazaba" in match.save()


def test_sealed_games_are_played_to_the_end() -> None:
    state, rng = start(Setup(3, 2**255 + 5, SEALED, game="alcazaba")), fast(1)
    while not is_over(state):
        submit(state, to_move(state), choose(state, rng))
    assert all(player.score > 0 for player in state.players)


def test_a_throw_cannot_be_taken_back_and_a_building_can() -> None:
    match = Match(Setup(2, 5, game="alcazaba"))
    seat = to_move(match.state)
    match.play(legal(match.state)[0])
    assert not match.may_undo(seat)
    rng, undone = fast(9), 0
    while not is_over(match.state):
        placing = match.state.agenda[-1].name() == "place-tiles"
        seat, before = to_move(match.state), fingerprint(match.state)
        match.play(choose(match.state, rng))
        if placing and match.may_undo(seat):
            match.undo()
            assert fingerprint(match.state) == before
            match.play(choose(match.state, rng))
            undone += 1
    assert undone > 5


def test_another_world_keeps_one_tile_of_every_type_in_every_pile() -> None:
    state, rng = new(3, 8), fast(2)
    kinds = state.table.tiles.kinds
    seen: set[tuple[bytes, ...]] = set()
    for _ in range(30):
        here = stock(reshuffled_behind(state, SPECTATOR, rng))
        for pile in here.piles:
            assert [kinds[tile] for tile in pile] == list(range(len(TYPES)))
        assert sorted(here.tiles()) == sorted(stock(state).tiles())
        assert (here.extra in here.bag) == (stock(state).extra in stock(state).bag)
        seen.add((*here.piles, here.bag))
    assert len(seen) == 30


def test_a_view_tells_how_many_tiles_are_hidden_and_not_which() -> None:
    state = new(4, 8)
    told = view(state, 2).modules["alcazaba"]
    assert (told["piles"], told["bag"]) == (4, 20)
    text = view(state, 2).encode().decode()
    hidden = [tile for row in (*stock(state).piles, stock(state).bag) for tile in row]
    assert not any(f'"{state.table.tiles.names[tile]}"' in text for tile in hidden)


def test_equal_seeds_give_equal_games() -> None:
    one, other = new(5, 21), new(5, 21)
    assert fingerprint(one) == fingerprint(other)
    assert fingerprint(one) != fingerprint(new(5, 22))
