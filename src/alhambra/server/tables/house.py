"""The house: everything a guest can do at its tables. The web server is one way in; tests come in right here."""

from __future__ import annotations

import asyncio
import hmac
from contextlib import suppress
from typing import Final

from sqlalchemy import text as sql
from sqlalchemy.ext.asyncio import AsyncEngine

from alhambra.core.view import SPECTATOR
from alhambra.server import wire
from alhambra.server.bots_pool import BotPool, Thinkers
from alhambra.server.bus import Alone, PostgresBus, RedisBus
from alhambra.server.refusal import problem
from alhambra.server.storage.database import address, is_sqlite, open_database, shared_secret
from alhambra.server.storage.entry import Entry
from alhambra.server.storage.journal import Journal
from alhambra.server.storage.shelf import Game, Place, Shelf
from alhambra.server.tables.acting import Acting
from alhambra.server.tables.advising import Advising
from alhambra.server.tables.driver import Driver
from alhambra.server.tables.info import table_info
from alhambra.server.tables.lesson import lesson_table
from alhambra.server.tables.looking import Looking
from alhambra.server.tables.opening import LONGEST_NAME, new_table, table_of_record, tidy
from alhambra.server.tables.pace import Pace
from alhambra.server.tables.rooms import MOST_TABLES, Rooms, standing
from alhambra.server.tables.sitting import Sitting
from alhambra.server.tables.timer import Timer, WallClock

PATIENCE: Final = 5.0  # seconds a closing house waits for the line to other processes

Tables = list[wire.TableInfo]  # `list` is a method below
Places = list[Place]
Entries = list[Entry]


class House(Looking, Acting, Advising):
    """All tables of one database. Make one with `House.open`, and close it."""

    def __init__(self, engine: AsyncEngine, rooms: Rooms, driver: Driver, pool: Thinkers, secret: bytes) -> None:
        super().__init__(rooms, pool)
        self._engine: Final = engine
        self._driver: Final = driver
        self.secret: Final = secret  # shared by all processes on this database
        self._closing = False
        self._going_on: asyncio.Task[None] | None = None

    @classmethod
    async def open(
        cls,
        database_url: str,
        bus_url: str | None = None,
        *,
        secret: bytes | None = None,
        pool: Thinkers | None = None,
        pace: Pace | None = None,
        timer: Timer | None = None,
        most_tables: int = MOST_TABLES,
    ) -> House:
        """Open the house on a database, and go on with whatever was left undone. Without a secret it keeps its own."""
        engine = await open_database(database_url)
        key = secret or await shared_secret(engine, "tables")
        shelf, journal = Shelf(engine), Journal(engine)
        rooms = Rooms(journal, shelf, key, pace or Pace(), timer or WallClock(), most_tables)
        thinkers = pool or BotPool()
        driver = Driver(rooms, thinkers, hmac.digest(key, b"bots", "sha256"))
        house = cls(engine, rooms, driver, thinkers, key)
        url = address(database_url)
        if bus_url:
            rooms.bus = RedisBus(bus_url, rooms.hear, rooms.after_silence)
        elif is_sqlite(url):
            rooms.bus = Alone()
        else:
            dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
            rooms.bus = PostgresBus(dsn, rooms.hear, rooms.after_silence)
        await driver.sweep(0.0)
        house._going_on = asyncio.create_task(driver.go_on(), name="tables")
        return house

    async def close(self) -> None:
        """Commit what is under way, let viewers go, end the bots."""
        self._closing = True
        self._driver.stop()
        if self._going_on is not None:
            self._going_on.cancel()
            with suppress(asyncio.CancelledError):
                await self._going_on
        for sitting in self.rooms.watched():
            for viewer in list(sitting.viewers):
                viewer.gone = True
                viewer.something.set()
        await self.stop_looking_back()
        await self.rooms.journal.close()
        await self.rooms.close()
        if self.rooms.bus is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.rooms.bus.close(), PATIENCE)
        await self._pool.close()
        await self._engine.dispose()

    async def health(self) -> dict[str, object]:
        """Is everything there that a table needs?"""
        async with self._engine.connect() as connection:
            await connection.execute(sql("SELECT 1"))
        bus = self.rooms.bus
        line = bus is not None and await bus.well()
        viewers = sum([len(sitting.viewers) for sitting in self.rooms.watched()])
        return {
            "ok": line and not self._closing,
            "database": self._engine.dialect.name,
            "bus": "up" if line else "down",
            "tables": len(self.rooms),
            "viewers": viewers,
        }

    def now(self) -> float:
        """What time it is by the clock of the house."""
        return self.rooms.timer.now()

    async def idle(self) -> None:
        """Wait until everything that was begun is done: for tests and tools."""
        await self.rooms.idle()

    # Tables.

    async def create(self, guest: str, wish: wire.NewTable) -> wire.TableInfo:
        """A new table."""
        game, places = new_table(guest, wish, self.rooms.timer.now())
        return await self._begin(guest, game, places, [])

    async def lesson(self, guest: str, name: str) -> wire.TableInfo:
        """The table of the tutorial, for this guest alone."""
        game, places, entries = await asyncio.to_thread(lesson_table, guest, name, self.rooms.timer.now())
        return await self._begin(guest, game, places, entries)

    async def _begin(self, guest: str, game: Game, places: Places, entries: Entries) -> wire.TableInfo:
        """Put a table down, with whatever has happened at it; what it does by itself begins."""
        sitting = self.rooms.set_up(game, places, entries)
        first = standing(sitting.course, self.rooms.pace)
        game.turn, game.waiting, game.due = first.turn, first.waiting, first.due
        await self.rooms.shelf.put(game, places, entries)
        self.rooms.keep(sitting)
        return self._info(sitting, guest)

    async def upload(self, guest: str, text: str) -> wire.TableInfo:
        """A finished game from its record."""
        game, places, entries = await asyncio.to_thread(table_of_record, guest, text, self.rooms.timer.now())
        await self.rooms.shelf.put(game, places, entries)
        return self._info(await self.rooms.find(game.id), guest)

    async def join(self, guest: str, table_id: str, token: str, name: str) -> tuple[wire.TableInfo, int]:
        """Follow a link: to a seat, or to look on (seat -1)."""
        sitting = await self.rooms.find(table_id)
        if hmac.compare_digest(token.encode(), sitting.game.watch.encode()):
            await self.rooms.shelf.admit(table_id, guest)
            return self._info(sitting, guest), SPECTATOR
        for place in sitting.places:
            if place.kind == "link" and hmac.compare_digest(token.encode(), place.token.encode()):
                if place.guest != guest:
                    await self._take(sitting, place.seat, guest, tidy(name, LONGEST_NAME))
                await self._come(sitting, place.seat)
                return self._info(sitting, guest), place.seat
        raise problem("not-yours")

    async def _take(self, sitting: Sitting, seat: int, guest: str, name: str) -> None:
        taken = await self.rooms.shelf.take(sitting.game.id, seat, guest, name)
        sitting.places = await self.rooms.shelf.places(sitting.game.id)
        if not taken and sitting.places[seat].guest != guest:
            raise problem("taken")
        sitting.arranged += 1
        self.rooms.spread(sitting, "seats")

    async def info(self, guest: str, table_id: str) -> wire.TableInfo:
        """A table as this guest sees it."""
        sitting = await self._entered(guest, table_id, SPECTATOR)
        async with sitting.lock:
            await self._fresh(sitting)
            return self._info(sitting, guest)

    async def list(self, guest: str, of: str) -> Tables:
        """Tables: mine, open, over."""
        games = await self.rooms.shelf.tables(guest, of)
        places = await self.rooms.shelf.places_of([game.id for game in games])
        now = self.rooms.timer.now()
        found = []
        for game in games:
            sitting = self.rooms.known(game.id)
            here = self.rooms.present(sitting) if sitting is not None else set()
            found.append(table_info(game, places[game.id], guest, here, None, now))
        return found
