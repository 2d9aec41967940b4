"""Looking back at one's own moves: from what the seat saw, when the game is over, and for nobody else."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import msgspec
import pytest

from alhambra.bots.advice import Measure
from alhambra.core.engine import is_over, to_move
from alhambra.core.rng import SEALED, fast
from alhambra.core.setup import BASE_GAME, Setup
from alhambra.core.view import view
from alhambra.core.worlds import imagine
from alhambra.games import family
from alhambra.games.match import Match
from alhambra.server import thinking, wire
from alhambra.server.bots_pool import Here
from alhambra.server.refusal import Refusal
from alhambra.server.tables.house import House
from alhambra.server.tables.opening import table_of_record
from alhambra.server.thinking import Task, find_moments, look_back
from tests.server.guests_at_table import GUEST, HOST, PATIENCE, bot, here, house_at, sits
from tests.server.test_bots_pool import course_and_entries, task

Where = tuple[str, str | None]
SHORT = Measure(playouts=1, width=2)
FEW = 2


class Hasty(Here):
    """Looks at the first moves only."""

    async def moments(self, task: Task) -> list[int]:
        return (await super().moments(task))[:FEW]


def played(game: str = BASE_GAME) -> str:
    """The record of a game at random between two persons."""
    match, chance = Match(Setup(2, 3, SEALED, game=game), ("person", "person")), fast(1)
    while not is_over(match.state):
        options = view(match.state, to_move(match.state)).options
        match.play(options[chance.below(len(options))])
    return match.save()


async def finished(house: House, rules: str = BASE_GAME) -> str:
    """A finished game of the host, who sat on the first seat, and of a guest."""
    game, places, entries = table_of_record(HOST, played(rules), 0.0)
    places[0].guest, places[1].guest = HOST, GUEST
    await house.rooms.shelf.put(game, places, entries)
    return game.id


@pytest.mark.parametrize("game", family.names())
async def test_every_move_is_graded_in_the_background(on_disk: Where, game: str) -> None:
    async with house_at(on_disk, pool=Hasty(review=SHORT)) as house:
        table = await finished(house, game)
        first = await house.review(HOST, table, 0)
        assert (first.done, first.ready) == (0, False)
        async with asyncio.timeout(PATIENCE * 5):
            while not (found := await house.review(HOST, table, 0)).ready:
                await asyncio.sleep(0.05)
        assert (found.moves, found.done, len(found.graded)) == (FEW, FEW, FEW)
        for move in found.graded:
            assert move.lost >= 0
            assert move.grade in ("best", "good", "inaccuracy", "mistake")
            assert move.grade == "best" or move.best.key != move.played.key
        assert await house.review(HOST, table, 0) == found  # it is kept


async def test_only_ones_own_moves_are_looked_at(on_disk: Where) -> None:
    async with house_at(on_disk, pool=Hasty(review=SHORT)) as house:
        table = await finished(house)
        for guest, seat in ((HOST, 1), (GUEST, 0), ("stranger", 0), (HOST, -1)):
            with pytest.raises(Refusal) as caught:
                await house.review(guest, table, seat)
            assert caught.value.code == "not-yours"


async def test_there_is_nothing_to_look_back_at_before_the_end(on_disk: Where) -> None:
    async with house_at(on_disk) as house:
        table = (await house.create(HOST, wire.NewTable([here("A"), bot()]))).id
        async with sits(house, table, 0) as player:
            await player.asked()
            with pytest.raises(Refusal) as caught:
                await house.review(HOST, table, 0)
    assert caught.value.code == "not-over"


def test_moves_without_a_choice_and_of_others_are_left_out() -> None:
    course, entries = course_and_entries((), 40)
    whole = task(course, entries, "", "moments")
    found = find_moments(whole)
    assert found
    for at in found:
        before = thinking._present(replace(whole, entries=tuple(entries[:at])))
        assert entries[at].seat == whole.seat
        assert len(before.view(whole.seat).options) > 1


def test_what_was_hidden_then_does_not_change_the_verdict() -> None:
    course, entries = course_and_entries((), 9)
    asked = task(course, entries, "", "review")
    made = course.view(asked.seat).options[0].text(course.state.table)
    told = msgspec.json.encode(look_back(asked, made, SHORT))
    known = thinking._KNOWN["review"][0]
    known.state = imagine(known.state, asked.seat, fast(5))
    assert msgspec.json.encode(look_back(asked, made, SHORT)) == told
