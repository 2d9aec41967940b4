"""A viewer's line to a table: what happens goes out, what the viewer wants comes in."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any, Final, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State

from alhambra.server.asgi import Message
from alhambra.server.guests import Guest
from alhambra.server.limits import Bucket, Limits
from alhambra.server.logs import failed, note, someone
from alhambra.server.problems import BROKEN, RESTART, close_code, refused
from alhambra.server.refusal import Refusal, problem
from alhambra.server.tables import House
from alhambra.server.wire import FromBrowser, FromServer, Hold, Move, Ping, Pong, Say, SetWindow, StandIn, Undo

SPECTATOR: Final = -1
MOST_MALFORMED: Final = 5  # then the client is not ours, and is let go
LONGEST_ID: Final = 64


class Gone(Exception):  # noqa: N818 - nothing is wrong: people leave
    """The browser is not there any more."""


class Named(msgspec.Struct):
    """All that must be known of a message to refuse it."""

    id: str = ""


READ: Final[msgspec.json.Decoder[FromBrowser]] = msgspec.json.Decoder(FromBrowser)
READ_ID: Final = msgspec.json.Decoder(Named)
WRITE: Final = msgspec.json.Encoder()

Socket = WebSocket[Any, Any, State]


@websocket("/api/tables/{table:str}/live")
async def live(socket: Socket, table: str, house: House, guest: Guest, limits: Limits, lines: Counter[str]) -> None:
    """Open a line; what is refused is told on it, because a browser cannot see why a handshake failed."""
    await socket.accept()
    line = Line(socket, house, guest, table, limits)
    lines[guest.id] += 1
    try:
        if lines[guest.id] > limits.sockets_of_guest:
            raise problem("too-fast")
        seat, watch = _wanted(socket)
        await line.run(seat, watch)
    except Refusal as refusal:
        await line.end(refusal)
    except Gone:
        pass
    except Exception as error:  # noqa: BLE001 - a mistake of ours must not show; the browser connects again
        failed("line failed", error, table=table)
        await line.close(BROKEN)
    finally:
        lines[guest.id] -= 1
        if lines[guest.id] <= 0:
            del lines[guest.id]


def _wanted(socket: Socket) -> tuple[int, str]:
    """The seat asked for, or the token of a spectator."""
    try:
        seat = int(socket.query_params.get("seat", SPECTATOR))
    except ValueError:
        raise problem("malformed") from None
    return seat, str(socket.query_params.get("watch", ""))


class Line:
    """One open socket."""

    def __init__(self, socket: Socket, house: House, guest: Guest, table: str, limits: Limits) -> None:
        self._socket = socket
        self._house = house
        self._guest = guest
        self._table = table
        self._seat = SPECTATOR
        self._messages = Bucket(limits.messages)
        self._haste = limits.refusals
        self._malformed = 0

    async def run(self, seat: int, watch: str) -> None:
        """Until the browser goes away, or is sent away."""
        self._seat = seat
        async with self._house.subscribe(self._guest.id, self._table, seat, watch) as feed:
            note("line opened", table=self._table, seat=seat, guest=someone(self._guest.id))
            telling = asyncio.create_task(self._tell(feed))
            try:
                await self._listen()
            finally:
                telling.cancel()
                with suppress(asyncio.CancelledError):
                    await telling
                note("line closed", table=self._table, seat=seat, guest=someone(self._guest.id))

    async def end(self, refusal: Refusal) -> None:
        """Say why, and hang up."""
        with suppress(Gone):
            await self._send(refused(refusal, ""))
        await self.close(close_code(refusal))

    async def close(self, code: int) -> None:
        with suppress(RuntimeError, OSError):  # it is closed already
            await self._socket.close(code)

    async def _tell(self, feed: AsyncIterator[bytes]) -> None:
        """Pass on what the table says, until the house closes."""
        try:
            async for message in feed:
                await self._send(message)
            await self.close(RESTART)
        except Gone:
            return
        except Exception as error:  # noqa: BLE001 - as above
            failed("line failed", error, table=self._table)
            await self.close(BROKEN)

    async def _send(self, message: FromServer | bytes) -> None:
        content = message if isinstance(message, bytes) else WRITE.encode(message)
        try:
            await self._socket.send_data(content.decode(), "text")
        except (OSError, RuntimeError):  # the line broke, or was closed by the other task
            raise Gone from None

    async def _listen(self) -> None:
        while True:
            raw = cast(Message, await self._socket.receive())
            if raw["type"] == "websocket.disconnect":
                return
            if raw["type"] == "websocket.receive":
                await self._hear(raw.get("text") or raw.get("bytes") or b"")

    async def _hear(self, content: str | bytes) -> None:
        """One message of the browser, and the answer to it."""
        message: FromBrowser | None = None
        try:
            if not self._messages.take():
                raise problem("too-fast")
            message = _understood(content)
            answer = await self._do(message)
        except Refusal as refusal:
            self._count(refusal)
            answer = refused(refusal, getattr(message, "id", "") or _id_of(content))
        except Exception:
            # The browser must not send it again and again; it connects anew and sees how things stand.
            await self._send(refused(problem("internal"), getattr(message, "id", "")))
            raise
        await self._send(answer)

    def _count(self, refusal: Refusal) -> None:
        """Who does not listen is let go."""
        self._haste -= refusal.code == "too-fast"
        self._malformed += refusal.code == "malformed"
        if self._haste < 0 or self._malformed > MOST_MALFORMED:
            raise refusal

    async def _do(self, message: FromBrowser) -> FromServer:
        house, at = self._house, (self._guest.id, self._table, self._seat)
        match message:
            case Move():
                return await house.move(*at, message)
            case Undo():
                return await house.undo(*at, message)
            case Say():
                return await house.say(*at, message, self._guest.name)
            case SetWindow():
                return await house.set_window(*at, message)
            case Hold():
                return await house.hold(*at, message)
            case StandIn():
                return await house.stand_in(*at, message)
            case Ping():
                return Pong(time.time())


def _understood(content: str | bytes) -> FromBrowser:
    """The message in a frame, if it is one of ours."""
    try:
        message = READ.decode(content)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise problem("malformed") from None
    identity = getattr(message, "id", "-")
    if not 0 < len(identity) <= LONGEST_ID:
        raise problem("malformed")
    return message


def _id_of(content: str | bytes) -> str:
    """The id of a message that nobody looked at, so that the browser knows which one was refused."""
    try:
        return READ_ID.decode(content).id[:LONGEST_ID]
    except (msgspec.DecodeError, UnicodeDecodeError):
        return ""
