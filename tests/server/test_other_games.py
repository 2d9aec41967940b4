"""Tables of other games than the base game: nothing of the server is written twice for them."""

from __future__ import annotations

import pytest

from alhambra.core.fingerprint import fingerprint
from alhambra.core.record import write
from alhambra.core.rng import SEALED, fast
from alhambra.core.setup import Setup
from alhambra.games import family
from alhambra.games.match import load
from alhambra.server import wire
from alhambra.server.refusal import Refusal
from alhambra.server.storage.entry import MOVE, Entry
from alhambra.server.tables.course import Course
from tests.server.guests_at_table import HOST, bot, here, house_at, play_on, sits

Where = tuple[str, str | None]
OTHERS = family.names()[1:]


@pytest.mark.parametrize("game", OTHERS)
async def test_a_person_and_a_bot_sit_at_a_table(where: Where, game: str) -> None:
    """Scenes carry the board and the log tells every throw."""
    async with house_at(where) as house:
        table = (await house.create(HOST, wire.NewTable([here("A"), bot()], game=game))).id
        async with sits(house, table, 0) as player:
            assert await play_on(player, most=12) == 12
            assert player.scene["modules"][game]["round"] == 1
            thrown = [event for line in player.log for event in line["events"] if event["event"] == "thrown"]
            assert len(thrown) >= 4


@pytest.mark.parametrize("game", OTHERS)
def test_a_whole_game_follows_from_its_entries(game: str) -> None:
    """The journal alone leads to the same end, and to a record that can be played again."""
    setup = Setup(3, 1 << 100, SEALED, game=game)
    course, chance = Course(setup, False, 0.0), fast(5)
    entries: list[Entry] = []
    while not course.over():
        seen = course.view(course.asked())
        text = seen.options[chance.below(len(seen.options))].text(seen.table)
        entries.append(Entry(course.n, MOVE, course.asked(), text, 0.0))
        course.apply(entries[-1])
    again = Course(setup, False, 0.0)
    for entry in entries:
        again.apply(entry)
    assert fingerprint(again.state) == fingerprint(course.state)
    assert fingerprint(load(write(course.record(["A", "B", "C"]))).state) == fingerprint(course.state)


async def test_a_table_that_cannot_be_is_refused(where: Where) -> None:
    async with house_at(where) as house:
        for wish in (
            wire.NewTable([here("A"), bot()], game="chess"),
            wire.NewTable([here("A"), bot()], game="dice", modules=["vizier"]),
            wire.NewTable([here("A"), bot("exact")]),
        ):
            with pytest.raises(Refusal) as caught:
                await house.create(HOST, wish)
            assert caught.value.code == "impossible"
