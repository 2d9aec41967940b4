"""The door to the tables: who may come in, and in which role."""

from __future__ import annotations

import hmac
from typing import Final

from alhambra.core.view import SPECTATOR
from alhambra.server import wire
from alhambra.server.refusal import problem
from alhambra.server.storage.entry import JOIN
from alhambra.server.tables.info import holds, may_look, table_info
from alhambra.server.tables.rooms import Rooms
from alhambra.server.tables.sitting import Sitting


class Door:
    """What everything that guests do has in common."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms: Final = rooms

    async def _entered(self, guest: str, table_id: str, seat: int, watch_token: str | None = None) -> Sitting:
        """The table, if this guest may be at it in this role."""
        sitting = await self.rooms.find(table_id)
        if seat != SPECTATOR:
            if not holds(sitting.places, seat, guest):
                # Perhaps the seat was taken a moment ago, in another process.
                sitting.places = await self.rooms.shelf.places(table_id)
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

    async def _come(self, sitting: Sitting, seat: int) -> None:
        """Somebody sits there from now on: bots, clocks and windows reckon with it."""
        async with sitting.lock:
            await self._fresh(sitting)
            while sitting.course.awaited(seat) and not sitting.course.over():
                await self.rooms.append(sitting, JOIN, seat)
