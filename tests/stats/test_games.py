"""One recorded game in numbers: every point has its source, and what was bought is what the record says."""

from __future__ import annotations

import re

import pytest

from alhambra.core.record import RecordError
from alhambra.core.wall import wall_length
from alhambra.games.dice.part import dice_table
from alhambra.games.match import load
from alhambra.lab.stats_game import WALLS, told
from tests.stats.played import ALL, game, record

TABLES = [
    ("alhambra", ("ann", "bob", "cem"), ()),
    ("alhambra", ("ann", "bob"), ()),
    ("alhambra", ("ann", "bob", "cem", "dan"), ALL),
    ("dice", ("ann", "bob", "cem"), ()),
    ("alcazaba", ("ann", "bob"), ()),
]


@pytest.mark.parametrize(("kind", "players", "modules"), TABLES)
def test_points_come_from_their_sources(kind: str, players: tuple[str, ...], modules: tuple[str, ...]) -> None:
    found = game(2, players, modules, kind)
    scores = [player.score for player in load(record(2, players, modules, kind)).state.players]
    assert [seat.score for seat in found.seats] == scores
    assert [sum(seat.sources.values()) for seat in found.seats] == scores


@pytest.mark.parametrize(("kind", "players", "modules"), TABLES)
def test_one_victory_and_one_who_begins(kind: str, players: tuple[str, ...], modules: tuple[str, ...]) -> None:
    found = game(2, players, modules, kind)
    assert sum(seat.win for seat in found.seats) == pytest.approx(1)
    assert [seat.first for seat in found.seats].count(True) == 1
    assert [seat.player for seat in found.seats] == list(players)


def test_purchases_are_those_of_the_record() -> None:
    text = record(3)
    bought: dict[str, list[tuple[int, int]]] = {"A": [], "B": [], "C": []}
    for line in text.splitlines():
        if buy := re.match(r"\d+ (\w) buy \w+-(\d+)\S* for (.*) #", line):
            bought[buy[1]].append((int(buy[2]), sum(int(card.split("-")[1]) for card in buy[3].split())))
    assert sum(map(len, bought.values())) > 20
    for seat, purchases in zip(game(3).seats, bought.values()):
        assert seat.prices == [price for price, _ in purchases]
        assert seat.exact == sum(price == paid for price, paid in purchases)
        assert seat.overpaid == sum(paid - price for price, paid in purchases)
        assert sum(seat.gained) == len(purchases)


def test_walls_are_those_of_the_alhambras() -> None:
    state = load(record(3)).state
    for player, seat in zip(state.players, game(3).seats):
        assert seat.walls[3] == wall_length(player.board)
        assert sum(seat.walls.values()) == seat.sources.get(WALLS, 0)
        assert list(seat.walls) == [1, 2, 3]


def test_steps_on_the_tracks_are_those_of_the_stones() -> None:
    heights = dice_table(load(record(4, game="dice")).state).heights
    seats = game(4, kind="dice").seats
    assert [[seat.gained[kind] for seat in seats] for kind in range(6)] == [list(track[:3]) for track in heights]


def test_a_game_that_is_not_over_tells_nothing() -> None:
    assert told(record(5, moves=30)) is None


def test_a_broken_record_names_its_line() -> None:
    lines = record(5).splitlines(keepends=True)
    lines[19] = lines[19].replace(" take ", " buy ") if " take " in lines[19] else "20 A take denar-1 #0000\n"
    with pytest.raises(RecordError) as caught:
        told("".join(lines))
    assert caught.value.line == 20


def test_seats_have_their_letters_where_a_record_names_nobody() -> None:
    text = record(6, players=("ann", "bob"))
    match = load(text)
    match.players = ()
    found = told(match.save())
    assert found is not None
    assert [seat.player for seat in found.seats] == ["A", "B"]
