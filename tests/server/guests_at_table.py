"""Guests at the tables of a house: short words for what tests do all the time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import msgspec

from alhambra.server import wire
from alhambra.server.bots_pool import Here, Thinkers
from alhambra.server.refusal import Refusal
from alhambra.server.tables.house import House
from alhambra.server.tables.pace import Pace
from alhambra.server.tables.rooms import MOST_TABLES
from alhambra.server.tables.timer import Timer

PATIENCE = 20.0
QUICK = Pace(bot=0.0, window=0.05, beat=0.01, hold=0.3, secret=0.3, grace=0.2)
NUMBERS = count(1)
HOST = "host"
GUEST = "guest"

Json = dict[str, Any]


def here(name: str = "A") -> wire.SeatWish:
    return wire.SeatWish("here", name)


def link() -> wire.SeatWish:
    return wire.SeatWish("link")


def bot(level: str = "random") -> wire.SeatWish:
    return wire.SeatWish("bot", bot=level)


def message_id() -> str:
    return f"m{next(NUMBERS)}"


@asynccontextmanager
async def house_at(
    where: tuple[str, str | None],
    pace: Pace = QUICK,
    timer: Timer | None = None,
    secret: bytes | None = None,
    most_tables: int = MOST_TABLES,
    pool: Thinkers | None = None,
) -> AsyncIterator[House]:
    """A house that is open for a while; its bots think in this process, unless they bring a pool."""
    thinkers = pool or Here()
    house = await House.open(*where, pace=pace, pool=thinkers, timer=timer, secret=secret, most_tables=most_tables)
    try:
        yield house
    finally:
        await house.close()


class Player:
    """A guest with a connection for one seat, who sees what was sent and remembers all of it."""

    def __init__(self, house: House, guest: str, table: str, seat: int, feed: AsyncIterator[bytes]) -> None:
        self.house, self.guest, self.table, self.seat = house, guest, table, seat
        self.sent: list[bytes] = []
        self.heard: list[tuple[float, bytes]] = []  # by the clock of the house
        self.scene: Json = {}
        self.info: Json = {}
        self.log: list[Json] = []
        self.chat: list[Json] = []
        self._feed = feed
        self._new = asyncio.Event()
        self._reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for raw in self._feed:
            self.sent.append(raw)
            self.heard.append((self.house.now(), raw))
            message: Json = msgspec.json.decode(raw)
            if message["type"] in ("hello", "news"):
                self.scene = message["scene"]
                kept = self.log[: len(self.log) - message.get("rewound", 0)] if message["type"] == "news" else []
                self.log = kept + message["log"]
            if message["type"] == "hello":
                self.chat = message["chat"]
            if message["type"] == "chatted":
                self.chat.append(message["chat"])
            self.info = message.get("table", self.info)
            self._new.set()

    async def until(self, condition: Callable[[Player], object]) -> Player:
        """Read on until something is so."""
        async with asyncio.timeout(PATIENCE):
            while not condition(self):
                self._new.clear()
                if self._reader.done():
                    raise AssertionError("the line was closed")
                await self._new.wait()
        return self

    async def asked(self) -> Json:
        """Wait for a decision of this seat; the scene. The game may be over instead."""
        await self.until(lambda it: it.scene and (it.scene.get("ask") or it.scene["over"]))
        return self.scene

    async def choose(self, at: int = 0, name: str = "") -> wire.Accepted:
        """Decide: one of the options, by its place."""
        options = self.scene["options"]
        return await self.move(options[at % len(options)]["key"], name=name)

    async def move(self, key: str, ask: str | None = None, name: str = "") -> wire.Accepted:
        move = wire.Move(name or message_id(), self.scene["ask"] if ask is None else ask, key)
        return await self.house.move(self.guest, self.table, self.seat, move)

    async def undo(self) -> wire.Accepted:
        return await self.house.undo(self.guest, self.table, self.seat, wire.Undo(message_id(), self.scene["ply"]))

    async def close(self) -> None:
        self._reader.cancel()
        await asyncio.gather(self._reader, return_exceptions=True)


@asynccontextmanager
async def sits(house: House, table: str, seat: int, guest: str = HOST) -> AsyncIterator[Player]:
    """A guest who is connected for a seat (-1: looks on), and has seen the table."""
    async with house.subscribe(guest, table, seat) as feed:
        player = Player(house, guest, table, seat, feed)
        try:
            yield await player.until(lambda it: it.scene)
        finally:
            await player.close()


async def new(
    house: House,
    *seats: wire.SeatWish,
    modules: Sequence[str] = (),
    undo: bool = True,
    listed: bool = False,
    clock: wire.Clock | None = None,
) -> str:
    """A new table of the host's; its name."""
    wish = wire.NewTable(list(seats), modules=list(modules), undo=undo, listed=listed, clock=clock)
    return (await house.create(HOST, wish)).id


async def level(*players: Player) -> None:
    """Wait until all have seen the same decisions."""
    while len({player.scene["ply"] for player in players}) > 1:
        most = max([player.scene["ply"] for player in players])
        for player in players:
            await player.until(lambda it, most=most: it.scene["ply"] >= most)  # type: ignore[misc]


async def play_on(*players: Player, most: int = 10_000) -> int:
    """Play by a simple rule until the game is over or so many decisions are made; how many it were."""
    made = 0
    while made < most:
        asked = [asyncio.create_task(player.asked()) for player in players]
        _, waiting = await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        if all(player.scene["over"] for player in players):
            return made
        for player in players:
            ask = player.scene.get("ask")
            if ask and made < most:
                made += await _decide(player, made * 7 % 5)
                await player.until(lambda it, ask=ask: it.scene.get("ask") != ask)  # type: ignore[misc]
    return made


async def _decide(player: Player, at: int) -> bool:
    """Was it in time? A window may have closed."""
    try:
        await player.choose(at)
    except Refusal as refusal:
        if refusal.code != "stale":
            raise
        return False
    return True


class Refused:
    """Expects a refusal with this code; afterwards `refusal` is the refusal."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.refusal: Refusal | None = None

    def __enter__(self) -> Refused:
        return self

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> bool:
        assert isinstance(error, Refusal), f"expected a refusal {self.code}, got {error!r}"
        assert error.code == self.code
        self.refusal = error
        return True
