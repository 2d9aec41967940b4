"""Looking on: what viewers are sent, live or afterwards."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from alhambra.core.record import write
from alhambra.core.view import SPECTATOR
from alhambra.server import wire
from alhambra.server.refusal import problem
from alhambra.server.tables.door import Door
from alhambra.server.tables.opening import PERSON
from alhambra.server.tables.replay import replay_of
from alhambra.server.tables.sitting import ENCODER, Sitting, Viewer, said


class Looking(Door):
    """The part of a house that shows."""

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

    async def _messages(self, sitting: Sitting, viewer: Viewer) -> list[bytes]:
        found: list[bytes] = []
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
