"""The load on the tables: players at every seat who move now and then, and note when everybody has seen it."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Coroutine, Iterable

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from alhambra.server.wire import Created, Move, NewTable, SeatWish

AT_ONCE = 50  # requests and handshakes under way
PATIENCE = 30.0  # seconds until a move counts as lost
BUILDING = ("buy", "build", "add")  # what people like to do: palaces must grow


class Offer(msgspec.Struct):
    """An option, as far as it matters here."""

    key: str
    kind: str


class Seen(msgspec.Struct):
    """What a player looks at in a scene."""

    version: int
    ask: str = ""
    over: bool = False
    options: list[Offer] = []


class Told(msgspec.Struct):
    """Any message of the server, as far as it matters here."""

    type: str
    scene: Seen | None = None
    id: str = ""
    code: str = ""


READ = msgspec.json.Decoder(Told)
WRITE = msgspec.json.Encoder()


class LiveTable:
    """One table and the sockets at its seats."""

    def __init__(self, crowd: Crowd, identity: str, cookie: str) -> None:
        self._crowd = crowd
        self.id = identity
        self.cookie = cookie
        self.sockets: list[ClientConnection] = []
        self.scenes: dict[int, Seen] = {}
        self._missing: set[int] = set()  # seats that have not seen the move under way
        self._last = 0.0
        self._all_seen = asyncio.Event()
        self._number = 0

    async def listen(self, seat: int, socket: ClientConnection) -> None:
        """Take in what one seat is told."""
        async for content in socket:
            now = time.perf_counter()
            told = READ.decode(content)
            if told.scene is not None:
                before = self.scenes.get(seat)
                self.scenes[seat] = told.scene
                self._crowd.received(len(content), told.type)
                if before is not None and told.scene.version > before.version and seat in self._missing:
                    self._missing.discard(seat)
                    self._last = now
            elif told.type == "refused":
                self._crowd.refusals += 1
                self._missing.clear()
            if not self._missing:
                self._all_seen.set()

    async def move(self) -> float | None:
        """One decision at this table; how long until the slowest viewer had it? Nothing if nobody can decide."""
        asked = [(seat, scene) for seat, scene in self.scenes.items() if scene.ask and scene.options]
        if not asked:
            return None
        seat, scene = asked[0]
        wanted = [option for option in scene.options if option.kind in BUILDING] or scene.options
        self._missing = set(self.scenes)
        self._all_seen.clear()
        self._number += 1
        message = WRITE.encode(Move(f"{seat}-{self._number}", scene.ask, random.choice(wanted).key)).decode()
        sent = time.perf_counter()
        await self.sockets[seat].send(message)
        try:
            await asyncio.wait_for(self._all_seen.wait(), PATIENCE)
        except TimeoutError:
            self._crowd.lost += 1
            return PATIENCE
        return self._last - sent if self._last > sent else None


class Crowd:
    """All tables."""

    def __init__(self, address: str, seats: int, modules: list[str]) -> None:
        self._address = address
        self._wish = NewTable([SeatWish("here", name) for name in "ABCDEF"[:seats]], modules=modules)
        self._tables: list[LiveTable] = []
        self._listening: list[asyncio.Task[None]] = []
        self._received = [0, 0]
        self.refusals = 0
        self.lost = 0

    def received(self, size: int, kind: str) -> None:
        if kind == "news":
            self._received[0] += 1
            self._received[1] += size

    def bytes_each(self) -> float:
        """The mean size of news."""
        return self._received[1] / max(1, self._received[0])

    async def make_tables(self, number: int) -> None:
        """All of one guest, who sits on every seat: the server does not care."""
        async with httpx.AsyncClient(base_url=self._address, trust_env=False, timeout=60) as client:
            known = await client.get("/api/family")
            cookie = known.headers["set-cookie"].partition(";")[0]

            async def make() -> None:
                answer = await client.post("/api/tables", content=WRITE.encode(self._wish))
                answer.raise_for_status()
                self._tables.append(LiveTable(self, msgspec.json.decode(answer.content, type=Created).table.id, cookie))

            await _few_at_once([make() for _ in range(number)])

    async def sit_down(self) -> None:
        await _few_at_once([self._sit_at(table) for table in self._tables])
        while any(len(table.scenes) < len(self._wish.seats) for table in self._tables):
            await asyncio.sleep(0.05)

    async def _sit_at(self, table: LiveTable) -> None:
        address = self._address.replace("http", "ws", 1)
        for seat in range(len(self._wish.seats)):
            socket = await connect(
                f"{address}/api/tables/{table.id}/live?seat={seat}",
                additional_headers={"cookie": table.cookie},
                proxy=None,
                compression=None,
                ping_interval=None,
                max_size=None,
                open_timeout=60,
            )
            table.sockets.append(socket)
            self._listening.append(asyncio.create_task(table.listen(seat, socket)))

    async def warm_up(self, moves: int) -> None:
        """Bring all tables into the middle of a game."""

        async def some(table: LiveTable) -> None:
            for _ in range(moves):
                await table.move()

        await _few_at_once([some(table) for table in self._tables], 8)
        self._received = [0, 0]

    async def play(self, seconds: float, pace: float) -> list[float]:
        """The times of all moves of a slice."""
        until = time.perf_counter() + seconds

        async def some(table: LiveTable) -> list[float]:
            times = []
            while time.perf_counter() + (pause := random.expovariate(1 / pace)) < until:
                await asyncio.sleep(pause)
                took = await table.move()
                if took is not None:
                    times.append(took)
            return times

        gathered = await asyncio.gather(*[some(table) for table in self._tables])
        return [one for times in gathered for one in times]

    async def leave(self) -> None:
        for task in self._listening:
            task.cancel()
        await asyncio.gather(*self._listening, return_exceptions=True)
        await asyncio.gather(*[socket.close() for table in self._tables for socket in table.sockets])


async def _few_at_once(work: Iterable[Coroutine[None, None, None]], number: int = AT_ONCE) -> None:
    turn = asyncio.Semaphore(number)

    async def one(job: Coroutine[None, None, None]) -> None:
        async with turn:
            await job

    await asyncio.gather(*[one(job) for job in work])
