"""Transactions in one go, each with as few steps between the event loop and the database as there can be.

Through its asynchronous driver SQLite takes a dozen hops between two threads for one commit, which costs three times
the work of the commit itself. Here it takes one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Protocol, TypeVar

from sqlalchemy import Connection, create_engine
from sqlalchemy.ext.asyncio import AsyncEngine

from alhambra.server.storage.database import is_sqlite, prepare_sqlite

Result = TypeVar("Result")


class Writer(Protocol):
    """Somebody who carries out whole transactions."""

    async def transact(self, work: Callable[[Connection], Result]) -> Result:
        """Do the work in one transaction and commit it."""

    async def close(self) -> None:
        """No more work."""


def writer(engine: AsyncEngine) -> Writer:
    """The writer for this database."""
    return InThread(engine) if is_sqlite(engine.url) else Across(engine)


class InThread:
    """SQLite: a thread of its own with the plain driver."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine: Final = create_engine(engine.url.set(drivername="sqlite"))
        prepare_sqlite(self._engine)
        self._thread: Final = ThreadPoolExecutor(1, "journal")

    async def transact(self, work: Callable[[Connection], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._do, work)

    async def close(self) -> None:
        await asyncio.to_thread(self._thread.shutdown)
        self._engine.dispose()

    def _do(self, work: Callable[[Connection], Result]) -> Result:
        with self._engine.begin() as connection:
            return work(connection)


class Across:
    """A database server: the work waits for the network, not for a thread."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine: Final = engine

    async def transact(self, work: Callable[[Connection], Result]) -> Result:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        return
