"""A server with corrected component tables: new tables are played with them, others wait for a server with theirs."""

from __future__ import annotations

from pathlib import Path

import pytest

from alhambra import data
from alhambra.core.setup import Setup
from alhambra.games.match import Match
from alhambra.server.bots_pool import BotPool, Task
from alhambra.server.refusal import Refusal
from tests.data.tables import changed, turned_hut
from tests.server.guests_at_table import HOST, bot, here, house_at, new

Where = tuple[str, str | None]


@pytest.fixture
def tables() -> dict[str, data.Table]:
    return {"worker_huts": changed("worker_huts", turned_hut)}


@pytest.fixture
def on_disk(tmp_path: Path) -> Where:
    return (str(tmp_path / "tables.sqlite"), None)


async def test_a_table_is_played_with_the_tables_it_was_made_with(
    on_disk: Where, tables: dict[str, data.Table]
) -> None:
    with data.using(tables):
        async with house_at(on_disk) as house:
            made = await new(house, here(), here(), here(), modules=["huts"])
    async with house_at(on_disk) as house:
        with pytest.raises(Refusal, match="other-components"):
            await house.info(HOST, made)
        assert [table.id for table in await house.list(HOST, "mine")] == [made]
    with data.using(tables):
        async with house_at(on_disk) as house:
            assert (await house.info(HOST, made)).id == made


async def test_what_is_due_elsewhere_does_not_stand_in_the_way(on_disk: Where, tables: dict[str, data.Table]) -> None:
    with data.using(tables):
        async with house_at(on_disk) as house:
            await new(house, bot(), bot(), bot(), modules=["huts"])
            mark = " ".join(data.marks())
    async with house_at(on_disk) as house:
        later = house.now() + 1e6
        assert await house.rooms.shelf.due(later, 10) == []
        assert len(await house.rooms.shelf.due(later, 10, mark)) == 1


async def test_a_record_of_other_tables_is_refused(on_disk: Where, tables: dict[str, data.Table]) -> None:
    with data.using(tables):
        text = Match(Setup(3, 1, components=data.marks())).save()
    async with house_at(on_disk) as house:
        with pytest.raises(Refusal, match="other-components"):
            await house.upload(HOST, text)


async def test_workers_use_the_tables_of_the_server(tables: dict[str, data.Table]) -> None:
    with data.using(tables):
        pool = BotPool(1)
        try:
            setup = Setup(3, 1, modules=("huts",), components=data.marks())
            match = Match(setup)
            task = Task(
                "game", 3, 1, "fast", ("huts",), "off", False, (), match.state.turn, "greedy", b"", setup.components
            )
            assert await pool.choose(task)
        finally:
            await pool.close()
