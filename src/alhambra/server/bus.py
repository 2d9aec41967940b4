"""How server processes on one database tell each other that something has changed.

A signal says where to look, never what happened: the truth stands in the database, and a lost signal only means that
it is found a little later.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, Protocol

import msgspec

CHANNEL: Final = "alhambra"
PAUSE: Final = 1.0  # before the next try when the line is broken


class Signal(msgspec.Struct, omit_defaults=True):
    """Something about a game is new in the database, or somebody came or left."""

    sender: str  # the process
    game: str = ""
    kind: str = ""  # entry, seats, talk, here
    here: dict[str, list[int]] = {}  # by game: the seats (-1: spectators) that are connected to the sender


Hear = Callable[[Signal], None]
Lost = Callable[[], None]


class Bus(Protocol):
    """A line to all other processes."""

    async def tell(self, signal: Signal) -> None:
        """Send to all others, if the line is up."""

    async def well(self) -> bool:
        """Is the line up?"""

    async def close(self) -> None:
        """Hang up."""


class Alone:
    """One process needs no bus."""

    async def tell(self, signal: Signal) -> None:
        return

    async def well(self) -> bool:
        return True

    async def close(self) -> None:
        return


class RedisBus:
    """Redis publish and subscribe."""

    def __init__(self, url: str, hear: Hear, lost: Lost) -> None:
        from redis.asyncio import Redis

        self._redis: Any = Redis.from_url(url)
        self._hear = hear
        self._lost = lost
        self.listening: Final = asyncio.Event()
        self._listener: Final = asyncio.create_task(self._listen(), name="redis")

    async def tell(self, signal: Signal) -> None:
        with suppress(Exception):  # the others will find out by looking
            await self._redis.publish(CHANNEL, msgspec.msgpack.encode(signal))

    async def well(self) -> bool:
        return bool(await self._redis.ping()) and self.listening.is_set()

    async def close(self) -> None:
        await _end(self._listener)
        await self._redis.aclose()

    async def _listen(self) -> None:
        while True:
            try:
                async with self._redis.pubsub() as line:
                    await line.subscribe(CHANNEL)
                    async for message in line.listen():
                        if message["type"] == "subscribe":
                            self.listening.set()
                            self._lost()
                        elif message["type"] == "message":
                            self._hear(msgspec.msgpack.decode(message["data"], type=Signal))
            except Exception:  # noqa: BLE001 - any failure of the line means: try again
                self.listening.clear()
                await asyncio.sleep(PAUSE)


class PostgresBus:
    """PostgreSQL's own NOTIFY, on a connection of its own."""

    def __init__(self, dsn: str, hear: Hear, lost: Lost) -> None:
        self._dsn = dsn
        self._hear = hear
        self._lost = lost
        self._connection: Any = None
        self._one_at_a_time: Final = asyncio.Lock()
        self.listening: Final = asyncio.Event()
        self._listener: Final = asyncio.create_task(self._listen(), name="notify")

    async def tell(self, signal: Signal) -> None:
        if self._connection is not None:
            with suppress(Exception):  # the others will find out by looking
                payload = msgspec.json.encode(signal).decode()
                async with self._one_at_a_time:
                    await self._connection.execute("SELECT pg_notify($1, $2)", CHANNEL, payload)

    async def well(self) -> bool:
        return self.listening.is_set()

    async def close(self) -> None:
        await _end(self._listener)

    async def _listen(self) -> None:
        import asyncpg  # type: ignore[import-untyped]  # it brings no types

        while True:
            ended = asyncio.Event()
            try:
                self._connection = connection = await asyncpg.connect(self._dsn)
                connection.add_termination_listener(lambda _, ended=ended: ended.set())
                await connection.add_listener(CHANNEL, self._receive)
                self.listening.set()
                self._lost()
                await ended.wait()
            except Exception:  # noqa: BLE001 - any failure of the line means: try again
                self.listening.clear()
            except asyncio.CancelledError:
                if self._connection is not None:
                    await self._connection.close(timeout=2)
                raise
            self._connection = None
            self.listening.clear()
            await asyncio.sleep(PAUSE)

    def _receive(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        self._hear(msgspec.json.decode(str(payload), type=Signal))


async def _end(task: asyncio.Task[None]) -> None:
    """Cancel until it ends: a driver that is just connecting may mistake the first time for a time-out."""
    while not task.done():
        task.cancel()
        await asyncio.wait({task}, timeout=0.1)
