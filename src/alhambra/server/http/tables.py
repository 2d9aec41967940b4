"""Tables: make one, find one, join one, look back at one."""

from __future__ import annotations

import asyncio
import gzip
from typing import Annotated, Final, Literal

import msgspec
from litestar import Response, get, post
from litestar.params import Parameter

from alhambra.server.asgi import Scope, header
from alhambra.server.guests import Guest, tidy_name
from alhambra.server.refusal import problem
from alhambra.server.tables import House
from alhambra.server.wire import (
    Created,
    Hints,
    Join,
    Joined,
    NewTable,
    Review,
    SeatWish,
    TableInfo,
    TableList,
    Uploaded,
)

Of = Literal["mine", "open", "over"]

NOW_BOTS: Final = ("club", "club")


@get("/api/tables")
async def list_tables(house: House, guest: Guest, of: Of = "mine") -> TableList:
    return TableList(await house.list(guest.id, of))


@post("/api/tables")
async def make_table(house: House, guest: Guest, data: NewTable) -> Created:
    return Created(await house.create(guest.id, data))


@post("/api/play-now")
async def play_now(house: House, guest: Guest) -> Created:
    """The base game against two bots, at once."""
    seats = [SeatWish("here", guest.name), *[SeatWish("bot", bot=bot) for bot in NOW_BOTS]]
    return Created(await house.create(guest.id, NewTable(seats)))


@post("/api/learn")
async def learn(house: House, guest: Guest) -> Created:
    """The table of the tutorial."""
    return Created(await house.lesson(guest.id, guest.name))


@get("/api/tables/{table:str}")
async def look_at_table(house: House, guest: Guest, table: str) -> TableInfo:
    return await house.info(guest.id, table)


@post("/api/tables/{table:str}/join", status_code=200)
async def join_table(house: House, guest: Guest, table: str, data: Join) -> Joined:
    info, seat = await house.join(guest.id, table, data.token, tidy_name(data.name) or guest.name)
    return Joined(info, seat)


@get("/api/tables/{table:str}/hint")
async def hint_at_table(house: House, guest: Guest, table: str, seat: Annotated[int, Parameter(ge=0, le=5)]) -> Hints:
    """Advice for a decision that is due, from what that seat sees."""
    return await house.hint(guest.id, table, seat)


@get("/api/tables/{table:str}/review")
async def review_of_table(
    house: House, guest: Guest, table: str, seat: Annotated[int, Parameter(ge=0, le=5)]
) -> Review:
    """The guest's own moves in a finished game, as far as they are looked at."""
    return await house.review(guest.id, table, seat)


@get("/api/tables/{table:str}/replay")
async def replay_table(
    house: House, guest: Guest, table: str, scope: Scope, seat: Annotated[int, Parameter(ge=-1, le=5)] = -1
) -> Response[bytes]:
    """A finished game step by step. It is long, and packs well: both are done beside the event loop."""
    replay = await house.replay(guest.id, table, seat)
    headers = {"vary": "accept-encoding"}
    if "gzip" in header(scope, "accept-encoding"):
        content = await asyncio.to_thread(lambda: gzip.compress(msgspec.json.encode(replay), 3, mtime=0))
        headers["content-encoding"] = "gzip"
    else:
        content = await asyncio.to_thread(msgspec.json.encode, replay)
    return Response(content, media_type="application/json", headers=headers)


@get("/api/tables/{table:str}/record")
async def record_of_table(house: House, guest: Guest, table: str) -> Response[bytes]:
    text = await house.record(guest.id, table)
    headers = {"content-disposition": f'attachment; filename="alhambra-{table}.record"'}
    return Response(text.encode(), media_type="text/plain", headers=headers)


async def upload(house: House, guest: Guest, body: bytes) -> Uploaded:
    """The finished game of a record somebody sent in."""
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError as error:
        raise problem("broken-record", body.count(b"\n", 0, error.start) + 1) from None
    return Uploaded(await house.upload(guest.id, text))
