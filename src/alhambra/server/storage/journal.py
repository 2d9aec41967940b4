"""The journal: entries are appended by one writer, which commits what many games have ready in one go."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import partial
from typing import Final

from sqlalchemy import Connection, bindparam, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from alhambra.server.storage.database import insert_or_ignore
from alhambra.server.storage.entry import Entry
from alhambra.server.storage.schema import ENTRIES, GAMES
from alhambra.server.storage.writer import writer

MOST_AT_ONCE: Final = 500  # entries in one commit


@dataclass(frozen=True, slots=True)
class Standing:
    """What the list of tables shows of a game, after an entry."""

    moved: float
    over: bool
    turn: int
    waiting: int
    due: float | None


class Closed(Exception):  # noqa: N818 - not an error: the house is closing
    """The journal takes no more entries."""


class Journal:
    """Appends entries; `append` returns when the entry is safe, or says that another process was quicker."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._database = writer(engine)
        self._waiting: list[tuple[str, Entry, Standing, asyncio.Future[bool]]] = []
        self._something: Final = asyncio.Event()
        self._closing = False
        self._insert = insert_or_ignore(engine, ENTRIES).returning(ENTRIES.c.game, ENTRIES.c.n)
        # Another process may have gone on since: what is known of a game only grows.
        self._note = (
            update(GAMES)
            .where(GAMES.c.id == bindparam("of_game"), GAMES.c.n < bindparam("up_to"))
            .values(
                n=bindparam("up_to"),
                moved=bindparam("moved"),
                over=bindparam("over"),
                turn=bindparam("turn"),
                waiting=bindparam("waiting"),
                due=bindparam("due"),
            )
        )
        self._writer: Final = asyncio.create_task(self._write_on(), name="journal")

    async def append(self, game: str, entry: Entry, standing: Standing) -> bool:
        """Is the entry safe now? If not, another process has written one with its number or its message."""
        if self._closing:
            raise Closed
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((game, entry, standing, done))
        self._something.set()
        return await done

    async def close(self) -> None:
        """Commit what waits, then stop."""
        self._closing = True
        self._something.set()
        await self._writer
        await self._database.close()

    async def since(self, game: str, n: int) -> list[Entry]:
        """The entries of a game from number n on."""
        found = select(ENTRIES).where(ENTRIES.c.game == game, ENTRIES.c.n >= n).order_by(ENTRIES.c.n)
        async with self._engine.connect() as connection:
            await connection.execution_options(reads=True)
            rows = (await connection.execute(found)).all()
        return [Entry(row.n, row.kind, row.seat, row.text, row.at, row.message or "") for row in rows]

    async def _write_on(self) -> None:
        while self._waiting or not self._closing:
            if not self._waiting:
                self._something.clear()
                await self._something.wait()
                continue
            batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
            try:
                ready = [(game, entry, standing) for game, entry, standing, _ in batch]
                written = await self._database.transact(partial(self._write, batch=ready))
            except Exception as error:  # noqa: BLE001 - whoever waits must hear of it, whatever it is
                for *_, done in batch:
                    if not done.cancelled():
                        done.set_exception(error)
                continue
            for game, entry, _, done in batch:
                if not done.cancelled():
                    done.set_result((game, entry.n) in written)

    def _write(self, connection: Connection, batch: list[tuple[str, Entry, Standing]]) -> set[tuple[str, int]]:
        """All of them in one transaction; which of them were written."""
        rows = [
            {
                "game": game,
                "n": entry.n,
                "kind": entry.kind,
                "seat": entry.seat,
                "text": entry.text,
                "at": entry.at,
                "message": entry.message or None,
            }
            for game, entry, _ in batch
        ]
        written = {(row.game, row.n) for row in connection.execute(self._insert, rows)}
        notes = [
            {
                "of_game": game,
                "up_to": entry.n + 1,
                "moved": standing.moved,
                "over": standing.over,
                "turn": standing.turn,
                "waiting": standing.waiting,
                "due": standing.due,
            }
            for game, entry, standing in batch
            if (game, entry.n) in written
        ]
        if notes:
            connection.execute(self._note, sorted(notes, key=lambda note: str(note["of_game"])))
        return written
