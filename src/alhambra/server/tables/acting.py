"""Acting: what guests want to change at a table, carried out once each."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from alhambra.bots.bot import known
from alhambra.core.view import SPECTATOR
from alhambra.server import wire
from alhambra.server.refusal import Refusal, problem
from alhambra.server.storage.entry import HOLD_ON, STAND_IN, UNDO, WISH
from alhambra.server.storage.journal import Closed
from alhambra.server.storage.shelf import Line
from alhambra.server.tables.deciding import decide
from alhambra.server.tables.door import Door
from alhambra.server.tables.info import holds
from alhambra.server.tables.opening import LONGEST_NAME, tidy
from alhambra.server.tables.scene import undo_reason
from alhambra.server.tables.sitting import Sitting
from alhambra.words.saying import Saying

NOTHING_TO_UNDO: Final = Saying("problem-no-undo")
LONGEST_LINE: Final = 500  # of the talk
LONGEST_MESSAGE_ID: Final = 64
TRIES: Final = 20  # to find a free number for a line of the talk

Change = Callable[[Sitting, str], Awaitable[bool]]  # with the mark of the message; False if it came too late


class Acting(Door):
    """The part of a house that listens."""

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
            if message.bot and message.bot not in known(sitting.game.game):
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
        await asyncio.shield(self.rooms.begin(self._change(sitting, mark, change)))
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


def _mark(seat: int, message_id: str, guest: str) -> str:
    """Under which a message is remembered: nobody can take another's id away."""
    if not 0 < len(message_id) <= LONGEST_MESSAGE_ID or not message_id.isprintable():
        raise problem("malformed")
    return f"{seat} {message_id}" if seat != SPECTATOR else f"{guest} {message_id}"
