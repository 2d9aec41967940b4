"""Opening the database: SQLite in a file, or PostgreSQL by its address; migrations are run at once."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, Table, event, make_url, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from alhambra.server.storage.schema import SECRETS

MIGRATIONS: Final = Path(__file__).parent / "migrations"
LOCK: Final = 0x414C4841  # PostgreSQL's advisory lock: two servers that start together migrate one after the other
BUSY: Final = 10_000  # how long SQLite waits for another process, in milliseconds
PAUSE: Final = 0.01  # seconds before a process that was refused at once asks again
SECRET_BYTES: Final = 32


def address(database: str) -> URL:
    """The address with its asynchronous driver; what is no address is the path of a SQLite file."""
    url = make_url(database if "://" in database else f"sqlite:///{database}")
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    backend = url.drivername.partition("+")[0]
    if backend not in drivers:
        raise ValueError(f"{backend} is not supported: use sqlite or postgresql")
    if backend == "sqlite" and url.database in (None, "", ":memory:"):
        raise ValueError("a SQLite database needs a file: what is only in memory is not safe")
    return url.set(drivername=drivers[backend])


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


async def open_database(database: str) -> AsyncEngine:
    """The database, brought up to date."""
    url = address(database)
    if is_sqlite(url):
        path = Path(url.database or "")
        path.parent.mkdir(parents=True, exist_ok=True)
        await asyncio.to_thread(write_ahead, path)
        engine = create_async_engine(url, pool_size=4, max_overflow=4)
        prepare_sqlite(engine.sync_engine)
    else:
        engine = create_async_engine(url, pool_size=4, max_overflow=4, pool_pre_ping=True)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(migrate)
    except BaseException:
        await engine.dispose()
        raise
    return engine


def migrate(connection: Connection) -> None:
    """Take all steps that this database has not taken yet; a second process waits until they are done."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def write_ahead(path: Path) -> None:
    """Readers and the writer of this file do not wait for each other, from now on and for everybody who opens it.

    Of several that ask for it at once in a new file, SQLite refuses some without waiting: they ask again.
    """
    given_up = time.monotonic() + BUSY / 1000
    with closing(sqlite3.connect(path, timeout=BUSY / 1000)) as connection:
        while True:
            try:
                connection.execute("PRAGMA journal_mode=WAL")
                return
            except sqlite3.OperationalError as refused:
                if refused.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > given_up:
                    raise
                time.sleep(PAUSE)


def prepare_sqlite(engine: Engine) -> None:
    """Every connection of this engine is as safe as all others."""
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)


def _prepare_sqlite(connection: DBAPIConnection, _: object) -> None:
    """Committed means on the disk."""
    connection.isolation_level = None  # we say BEGIN ourselves
    cursor = connection.cursor()
    for pragma in ("synchronous=FULL", f"busy_timeout={BUSY}", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """Readers see one moment; writers take their turn at once instead of failing in the middle."""
    connection.exec_driver_sql("BEGIN" if connection.get_execution_options().get("reads") else "BEGIN IMMEDIATE")


def insert_or_ignore(engine: AsyncEngine, table: Table) -> postgresql.Insert | sqlite.Insert:
    """An insert that does nothing where another process was quicker."""
    if engine.dialect.name == "postgresql":
        return postgresql.insert(table).on_conflict_do_nothing()
    return sqlite.insert(table).on_conflict_do_nothing()


async def shared_secret(engine: AsyncEngine, name: str) -> bytes:
    """Random bytes that all processes on this database share; made by the first one that asks."""
    fresh = {"name": name, "value": secrets.token_bytes(SECRET_BYTES)}
    async with engine.begin() as connection:
        await connection.execute(insert_or_ignore(engine, SECRETS), [fresh])
        found = await connection.scalar(select(SECRETS.c.value).where(SECRETS.c.name == name))
    return bytes(found or b"")
