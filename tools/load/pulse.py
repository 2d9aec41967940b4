"""The load on the echo server: as many messages as there are moves at the tables, of the same size."""

from __future__ import annotations

import asyncio
import random
import time

from websockets.asyncio.client import ClientConnection, connect

MESSAGE = '{"type":"move","id":"0123456789abcdef","ask":"0123456789abcdef","key":"build arcades-6-sw -3,-1"}'


class Pulse:
    """One socket for each table's mover."""

    def __init__(self, address: str) -> None:
        self._address = address.replace("http", "ws", 1)
        self._sockets: list[ClientConnection] = []

    async def connect(self, number: int) -> None:
        for _ in range(number):
            self._sockets.append(await connect(self._address, proxy=None, compression=None, ping_interval=None))

    async def beat(self, seconds: float, pace: float) -> list[float]:
        """The times of all echoes of a slice."""
        until = time.perf_counter() + seconds
        gathered = await asyncio.gather(*[self._one(socket, until, pace) for socket in self._sockets])
        return [one for times in gathered for one in times]

    async def _one(self, socket: ClientConnection, until: float, pace: float) -> list[float]:
        times = []
        while time.perf_counter() + (pause := random.expovariate(1 / pace)) < until:
            await asyncio.sleep(pause)
            sent = time.perf_counter()
            await socket.send(MESSAGE)
            await socket.recv()
            times.append(time.perf_counter() - sent)
        return times

    async def leave(self) -> None:
        await asyncio.gather(*[socket.close() for socket in self._sockets])
