"""The web application: the API, the files of the browser table, and the gate before both."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, post
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException

from alhambra import __version__, data
from alhambra.server import problems
from alhambra.server.asgi import Scope
from alhambra.server.bots_pool import BotPool
from alhambra.server.calm import calm
from alhambra.server.gate import Gate
from alhambra.server.guests import Guest, Guests
from alhambra.server.http import front, tables
from alhambra.server.limits import Limits
from alhambra.server.live import live
from alhambra.server.logs import note
from alhambra.server.pictures import plain_picture
from alhambra.server.refusal import Refusal
from alhambra.server.settings import Settings
from alhambra.server.static import BUILT, Static
from alhambra.server.tables import House
from alhambra.server.tables.pace import Pace

Connection = ASGIConnection[Any, Any, Any, State]


def make_app(settings: Settings) -> Gate:
    """The whole server as one ASGI application; its tables open when it starts and close when it ends."""
    api = _api(settings)
    files = Static(settings.web or BUILT, plain_picture if data.marks() else None)
    gate = Gate(api, files, settings.limits, settings.origins, settings.hosts)  # type: ignore[arg-type]
    api.state.gate = gate
    api.state.settings = settings
    return gate


def _api(settings: Settings) -> Litestar:
    upload = post("/api/records", request_max_body_size=settings.limits.record_bytes)(tables.upload)
    return Litestar(
        [
            front.show_family,
            front.name_guest,
            front.health,
            tables.list_tables,
            tables.make_table,
            tables.play_now,
            tables.learn,
            tables.look_at_table,
            tables.join_table,
            tables.hint_at_table,
            tables.review_of_table,
            tables.replay_table,
            tables.record_of_table,
            upload,
            live,
        ],
        dependencies={
            "house": Provide(_house, sync_to_thread=False),
            "guest": Provide(_guest, sync_to_thread=False),
            "limits": Provide(_limits, sync_to_thread=False),
            "lines": Provide(_lines, sync_to_thread=False),
        },
        exception_handlers={
            Refusal: problems.answer_refusal,
            HTTPException: problems.answer_http,
            Exception: problems.answer_failure,
        },
        lifespan=[_open],
        request_max_body_size=settings.limits.body_bytes,
        openapi_config=None,  # its pages would load scripts from elsewhere
        logging_config=None,
        debug=False,
    )


@asynccontextmanager
async def _open(app: Litestar) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    pool, pace = BotPool(settings.bot_workers, settings.hint, settings.review), Pace(bot=settings.bot_pause)
    try:
        house = await House.open(settings.database, settings.redis, pool=pool, pace=pace)
    except Exception as error:
        app.state.gate.fault = str(error).partition("\n")[0] or type(error).__name__
        raise
    app.state.house, app.state.pool = house, pool
    app.state.lines = Counter()
    app.state.gate.guests = Guests(house.secret)
    note("server opened", version=__version__, bus="redis" if settings.redis else "")
    try:
        async with calm():
            yield
    finally:
        await house.close()
        note("server closed")


def _house(state: State) -> House:
    house: House = state.house
    return house


def _guest(scope: Scope) -> Guest:
    guest: Guest = scope["state"]["alhambra"]["guest"]
    return guest


def _limits(state: State) -> Limits:
    settings: Settings = state.settings
    return settings.limits


def _lines(state: State) -> Counter[str]:
    """How many sockets each guest has open."""
    lines: Counter[str] = state.lines
    return lines
