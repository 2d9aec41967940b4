"""The house: everything a guest can do at its tables. The web server is one way in; tests come in right here."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final

from sqlalchemy import text as sql
from sqlalchemy.ext.asyncio import AsyncEngine

from alhambra.bots.bot import BOTS
from alhambra.core.record import write
from alhambra.core.view import SPECTATOR
from alhambra.server import wire
from alhambra.server.bots_pool import BotPool, Thinkers
from alhambra.server.bus import Alone, PostgresBus, RedisBus
from alhambra.server.refusal import Refusal, problem
from alhambra.server.storage.database import address, is_sqlite, open_database, shared_secret
from alhambra.server.storage.entry import HOLD_ON, JOIN, STAND_IN, UNDO, WISH
from alhambra.server.storage.journal import Closed, Journal
from alhambra.server.storage.shelf import Line, Shelf
from alhambra.server.tables.deciding import decide
from alhambra.server.tables.driver import Driver
from alhambra.server.tables.info import holds, may_look, table_info
from alhambra.server.tables.lesson import lesson_table
from alhambra.server.tables.opening import LONGEST_NAME, PERSON, new_table, table_of_record, tidy
from alhambra.server.tables.pace import Pace
from alhambra.server.tables.replay import replay_of
from alhambra.server.tables.rooms import MOST_TABLES, Rooms, standing
from alhambra.server.tables.scene import undo_reason
from alhambra.server.tables.sitting import ENCODER, Sitting, Viewer, said
from alhambra.server.tables.timer import Timer, WallClock
from alhambra.words.saying import Saying

NOTHING_TO_UNDO: Final = Saying("problem-no-undo")
LONGEST_LINE: Final = 500  # of the talk
LONGEST_MESSAGE_ID: Final = 64
TRIES: Final = 20  # to find a free number for a line of the talk
PATIENCE: Final = 5.0  # seconds a closing house waits for the line to other processes

Change = Callable[[Sitting, str], Awaitable[bool]]  # with the mark of the message; False if it came too late
Tables = list[wire.TableInfo]
Messages = list[bytes]


class House:
    """All tables of one database. Make one with `House.open`, and close it."""

    def __init__(self, engine: AsyncEngine, rooms: Rooms, driver: Driver, pool: Thinkers, secret: bytes) -> None:
        self._engine: Final = engine
        self.rooms: Final = rooms
        self._driver: Final = driver
        self._pool: Final = pool
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
        await self.rooms.journal.close()
        await self.rooms.finish_chores()
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
        sitting = self.rooms.set_up(game, places)
        first = standing(sitting.course, self.rooms.pace)
        game.turn, game.waiting, game.due = first.turn, first.waiting, first.due
        await self.rooms.shelf.put(game, places)
        self.rooms.keep(sitting)
        return self._info(sitting, guest)

    async def lesson(self, guest: str, name: str) -> wire.TableInfo:
        """The table of the tutorial, for this guest alone."""
        game, places, entries = await asyncio.to_thread(lesson_table, guest, name, self.rooms.timer.now())
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

    async def _come(self, sitting: Sitting, seat: int) -> None:
        """Somebody sits there from now on: bots, clocks and windows reckon with it."""
        async with sitting.lock:
            await self._fresh(sitting)
            while sitting.course.awaited(seat) and not sitting.course.over():
                await self.rooms.append(sitting, JOIN, seat)

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

    # Looking on.

    async def hello(self, guest: str, table_id: str, seat: int, watch_token: str | None = None) -> wire.Hello:
        """Everything a viewer needs to begin with."""
        sitting = await self._entered(guest, table_id, seat, watch_token)
        async with sitting.lock:
            await self.rooms.refresh(sitting)
            return sitting.hello(seat, self._info(sitting, guest), self.rooms.timer.now())

    @asynccontextmanager
    async def subscribe(
        self, guest: str, table_id: str, seat: int, watch_token: str | None = None
    ) -> AsyncIterator[AsyncIterator[bytes]]:
        """What a viewer is sent, as JSON: first hello, then news. It ends when the house closes.

        Nothing piles up for a slow reader: each message is made when it can be sent, from what is newest then.
        """
        sitting = await self._entered(guest, table_id, seat, watch_token)
        viewer = Viewer(guest, seat)
        self.rooms.enter(sitting, viewer)
        try:
            yield self._feed(sitting, viewer)
        finally:
            self.rooms.leave(sitting, viewer)

    async def _feed(self, sitting: Sitting, viewer: Viewer) -> AsyncIterator[bytes]:
        async with sitting.lock:
            await self.rooms.refresh(sitting)
            viewer.line = sitting.talk[-1].number if sitting.talk else 0
            info, now = self._info(sitting, viewer.guest), self.rooms.timer.now()
            first = ENCODER.encode(sitting.hello(viewer.seat, info, now))
            sitting.up_to_date(viewer)
        yield first
        while not viewer.gone:
            viewer.something.clear()
            for message in await self._messages(sitting, viewer):
                yield message
            await viewer.something.wait()

    async def _messages(self, sitting: Sitting, viewer: Viewer) -> Messages:
        found: Messages = []
        async with sitting.lock:
            await self._fresh(sitting)
            now = self.rooms.timer.now()
            news = sitting.news(viewer, self._info(sitting, viewer.guest), now)
            if news is not None:
                found.append(news)
            elif viewer.arranged != sitting.arranged:
                found.append(ENCODER.encode(wire.Changed(self._info(sitting, viewer.guest), now)))
            viewer.arranged = sitting.arranged
            for line in sitting.talk:
                if line.number > viewer.line:
                    found.append(ENCODER.encode(wire.Chatted(said(line))))
                    viewer.line = line.number
        return found

    async def replay(self, guest: str, table_id: str, seat: int) -> wire.Replay:
        """A finished game step by step, from any seat."""
        sitting = await self._finished(guest, table_id)
        if not SPECTATOR <= seat < sitting.game.seats:
            raise problem("malformed")
        return await replay_of(sitting, seat, self._info(sitting, guest))

    async def record(self, guest: str, table_id: str) -> str:
        """The record of a finished game. Before, it would tell everything: it holds the seed."""
        sitting = await self._finished(guest, table_id)
        return write(sitting.course.record([place.bot or PERSON for place in sitting.places]))

    # Acting.

    async def move(self, guest: str, table_id: str, seat: int, message: wire.Move) -> wire.Accepted:
        """A decision of a seat."""
        return await self._act(
            guest, table_id, seat, message.id, lambda sitting, mark: decide(self.rooms, sitting, seat, message, mark)
        )

    async def undo(self, guest: str, table_id: str, seat: int, message: wire.Undo) -> wire.Accepted:
        """Take the seat's latest decision back."""

        async def change(sitting: Sitting, mark: str) -> bool:
            if sitting.course.ply() != message.ply:
                raise problem("stale")
            if not sitting.game.undo or not sitting.course.may_undo(seat):
                raise Refusal("no-undo", undo_reason(sitting.course, seat, sitting.game.undo) or NOTHING_TO_UNDO)
            return await self.rooms.append(sitting, UNDO, seat, message=mark)

        return await self._act(guest, table_id, seat, message.id, change)

    async def set_window(self, guest: str, table_id: str, seat: int, message: wire.SetWindow) -> wire.Accepted:
        """When the seat wants to be asked between two turns."""

        async def change(sitting: Sitting, mark: str) -> bool:
            return await self.rooms.append(sitting, WISH, seat, message.wish, mark)

        return await self._act(guest, table_id, seat, message.id, change)

    async def hold(self, guest: str, table_id: str, seat: int, message: wire.Hold) -> wire.Accepted:
        """The seat wants to think in the window between two turns."""

        async def change(sitting: Sitting, mark: str) -> bool:
            if sitting.course.window() is None or seat in sitting.course.answers or seat in sitting.course.holds:
                raise problem("stale")
            return await self.rooms.append(sitting, HOLD_ON, seat, message=mark)

        return await self._act(guest, table_id, seat, message.id, change)

    async def stand_in(self, guest: str, table_id: str, seat: int, message: wire.StandIn) -> wire.Accepted:
        """Let a bot play for a person, or end that: by the person, or by who made the table."""

        async def change(sitting: Sitting, mark: str) -> bool:
            places = sitting.places
            if not 0 <= message.seat < len(places) or places[message.seat].kind == "bot":
                raise problem("malformed")
            if sitting.game.host != guest and not holds(places, message.seat, guest):
                raise problem("not-yours")
            if message.bot and message.bot not in BOTS:
                raise problem("malformed")
            return await self.rooms.append(sitting, STAND_IN, message.seat, message.bot, mark)

        return await self._act(guest, table_id, seat, message.id, change)

    async def say(self, guest: str, table_id: str, seat: int, message: wire.Say, name: str = "") -> wire.Accepted:
        """Talk at the table; spectators may, too."""
        sitting = await self._entered(guest, table_id, seat)
        words = tidy(message.text, LONGEST_LINE)
        if not words:
            raise problem("malformed")
        mark = _mark(seat, message.id, guest)
        shown = sitting.places[seat].name if seat != SPECTATOR else tidy(name, LONGEST_NAME)
        for _ in range(TRIES):
            if any(line.message == mark for line in sitting.talk):
                return wire.Accepted(message.id)
            number = sitting.talk[-1].number + 1 if sitting.talk else 1
            line = Line(number, seat, shown, words, self.rooms.timer.now(), mark)
            if await self.rooms.shelf.say(table_id, line):
                sitting.add_talk([line])
                self.rooms.spread(sitting, "talk")
                return wire.Accepted(message.id)
            sitting.add_talk(await self.rooms.shelf.talk(table_id, sitting.talk[-1].number if sitting.talk else 0))
        raise problem("stale")

    async def _act(self, guest: str, table_id: str, seat: int, message_id: str, change: Change) -> wire.Accepted:
        """Carry a wish out once: whoever sends it again, to whatever process, gets the same answer."""
        sitting = await self._entered(guest, table_id, seat)
        host_only = seat == SPECTATOR
        if host_only and sitting.game.host != guest:
            raise problem("not-yours")
        mark = _mark(seat, message_id, guest)
        # A client that hangs up in the middle must not leave the table half way.
        await asyncio.shield(asyncio.ensure_future(self._change(sitting, mark, change)))
        return wire.Accepted(message_id)

    async def _change(self, sitting: Sitting, mark: str, change: Change) -> None:
        async with sitting.lock:
            await self._fresh(sitting)
            if mark in sitting.messages:
                return
            if sitting.course.over():
                raise problem("over")
            try:
                written = await change(sitting, mark)
            except Closed:
                raise problem("closing") from None
            if not written and mark not in sitting.messages:
                raise problem("stale")

    # Who may.

    async def _entered(self, guest: str, table_id: str, seat: int, watch_token: str | None = None) -> Sitting:
        """The table, if this guest may be at it in this role."""
        sitting = await self.rooms.find(table_id)
        if seat != SPECTATOR:
            if not holds(sitting.places, seat, guest):
                raise problem("not-yours")
            if sitting.course.awaited(seat):
                await self._come(sitting, seat)
            return sitting
        if watch_token and hmac.compare_digest(watch_token.encode(), sitting.game.watch.encode()):
            await self.rooms.shelf.admit(table_id, guest)
        elif not (
            may_look(sitting.game, sitting.places, guest, sitting.course.over())
            or await self.rooms.shelf.watches(table_id, guest)
        ):
            raise problem("not-yours")
        return sitting

    async def _finished(self, guest: str, table_id: str) -> Sitting:
        sitting = await self._entered(guest, table_id, SPECTATOR)
        async with sitting.lock:
            await self._fresh(sitting)
        if not sitting.course.over():
            raise problem("not-over")
        return sitting

    async def _fresh(self, sitting: Sitting) -> None:
        if sitting.stale:
            await self.rooms.refresh(sitting)

    def _info(self, sitting: Sitting, guest: str) -> wire.TableInfo:
        here = self.rooms.present(sitting)
        return table_info(sitting.game, sitting.places, guest, here, sitting.course, self.rooms.timer.now())


def _mark(seat: int, message_id: str, guest: str) -> str:
    """Under which a message is remembered: nobody can take another's id away."""
    if not 0 < len(message_id) <= LONGEST_MESSAGE_ID or not message_id.isprintable():
        raise problem("malformed")
    return f"{seat} {message_id}" if seat != SPECTATOR else f"{guest} {message_id}"
