"""What lasts: migrations, the journal's promises, and what a house keeps in memory."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from alhambra.server.storage.database import address, open_database, shared_secret, write_ahead
from alhambra.server.storage.entry import MOVE, Entry
from alhambra.server.storage.journal import Closed, Journal, Standing
from alhambra.server.storage.schema import METADATA
from alhambra.server.storage.shelf import Shelf
from alhambra.server.tables.opening import new_table
from alhambra.server.wire import NewTable
from tests.server.guests_at_table import HOST, bot, here, house_at, new, sits

Where = tuple[str, str | None]
STANDING = Standing(moved=0.0, over=False, turn=0, waiting=0, due=None)


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), METADATA))


async def test_the_migrations_lead_to_the_schema(where: Where) -> None:
    engine = await open_database(where[0])
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()


async def test_processes_that_start_together_migrate_once(where: Where) -> None:
    engines = await asyncio.gather(*[open_database(where[0]) for _ in range(4)])
    keys = [await shared_secret(engine, "tables") for engine in engines]
    assert len(set(keys)) == 1
    assert len(keys[0]) == 32
    for engine in engines:
        await engine.dispose()


def test_nobody_who_opens_a_new_file_with_others_is_refused(tmp_path: Path) -> None:
    """SQLite refuses some of them at once: with six in a hundred files one did not come in, more often than not."""
    six = Barrier(6)

    def open_with_others(path: Path) -> None:
        six.wait()
        write_ahead(path)
        connection = sqlite3.connect(path, isolation_level=None)
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("CREATE TABLE IF NOT EXISTS opened (by)")
        connection.execute("COMMIT")
        connection.close()

    with ThreadPoolExecutor(6) as threads:
        for number in range(100):
            list(threads.map(open_with_others, [tmp_path / f"{number}.sqlite"] * 6))


async def test_sqlite_commits_to_the_disk(on_disk: Where) -> None:
    engine = await open_database(on_disk[0])
    async with engine.connect() as connection:
        mode = (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar()
        safety = (await connection.exec_driver_sql("PRAGMA synchronous")).scalar()
    await engine.dispose()
    assert (mode, safety) == ("wal", 2)


@pytest.mark.parametrize("database", ["sqlite://", "sqlite:///:memory:", "mysql://somewhere/alhambra"])
def test_a_database_that_cannot_serve_is_refused(database: str) -> None:
    with pytest.raises(ValueError):
        address(database)


async def test_an_entry_is_written_once_whoever_writes_it(where: Where) -> None:
    engine = await open_database(where[0])
    game, places = new_table(HOST, NewTable([here(), here()]), 0.0)
    await Shelf(engine).put(game, places)
    one, other = Journal(engine), Journal(engine)
    lines = [Entry(n, MOVE, 0, "stop", 0.0, f"0 m{n}") for n in range(20)]
    for line in lines:
        written = await asyncio.gather(*[journal.append(game.id, line, STANDING) for journal in (one, other)])
        assert sorted(written) == [False, True]
    assert await one.since(game.id, 0) == lines
    assert not await one.append(game.id, Entry(20, MOVE, 0, "stop", 0.0, "0 m3"), STANDING)  # a message known already
    assert (await Shelf(engine).how_far([game.id])) == {game.id: 20}
    await one.close()
    await other.close()
    with pytest.raises(Closed):
        await one.append(game.id, lines[0], STANDING)
    await engine.dispose()


async def test_many_games_share_a_commit(on_disk: Where) -> None:
    engine = await open_database(on_disk[0])
    journal, shelf = Journal(engine), Shelf(engine)
    games = []
    for _ in range(40):
        game, places = new_table(HOST, NewTable([here(), here()]), 0.0)
        await shelf.put(game, places)
        games.append(game.id)
    before = journal.commits
    done = await asyncio.gather(*[journal.append(game, Entry(0, MOVE, 0, "stop", 0.0), STANDING) for game in games])
    assert all(done)
    assert journal.commits - before < 10
    await journal.close()
    await engine.dispose()


async def test_a_house_keeps_few_tables_at_hand_and_forgets_none(on_disk: Where) -> None:
    async with house_at(on_disk, most_tables=3) as house:
        tables = [await new(house, here(), bot()) for _ in range(8)]
        async with sits(house, tables[0], 0):
            for table in tables * 2:
                assert (await house.hello(HOST, table, 0)).table.id == table
            assert len(house.rooms) <= 4
            assert house.rooms.known(tables[0]) is not None  # somebody looks at it


async def test_a_slow_reader_gets_the_newest_scene_and_the_whole_log(on_disk: Where) -> None:
    async with house_at(on_disk) as house:
        table = await new(house, bot(), bot(), listed=True)
        async with house.subscribe(HOST, table, -1) as feed:
            first = await anext(feed)
            assert first.startswith(b'{"type":"hello"')
            while not (await house.info(HOST, table)).over:
                await asyncio.sleep(0.02)
            messages = [await anext(feed)]
            assert messages[0].startswith(b'{"type":"news"')
            assert b'"over":true' in messages[0]
        hello = await house.hello(HOST, table, -1)
        assert first.count(b'"ply":') + messages[0].count(b'"ply":') >= len(hello.log)


def test_nothing_of_a_table_is_lost_in_the_file(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The database is one file (beside its journal) that any program can open."""
    path = str(tmp_path_factory.mktemp("house") / "house.sqlite")

    async def make() -> str:
        async with house_at((path, None)) as house:
            return await new(house, here("A"), here("B"), modules=["vizier"])

    table = asyncio.run(make())
    connection = sqlite3.connect(path)
    rows = connection.execute("SELECT id, modules, over FROM games").fetchall()
    connection.close()
    assert rows == [(table, "vizier", 0)]
