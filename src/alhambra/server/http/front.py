"""The front desk: what can be played here, who is asking, and is the server well?"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from litestar import Request, Response, get, put
from litestar.datastructures import State

from alhambra import __version__
from alhambra.server.family import family
from alhambra.server.guests import Guest, tidy_name
from alhambra.server.logs import failed
from alhambra.server.tables import House
from alhambra.server.wire import Family, GuestName

PROGRAM = "alhambra"  # by this `alhambra play` knows a server of ours


@get("/api/family")
async def show_family(guest: Guest) -> Family:
    return family(guest.name)


@put("/api/guest")
async def name_guest(request: Request[Any, Any, State], guest: Guest, data: GuestName) -> GuestName:
    """Remember a guest's name: it stands in the cookie, so the answer brings a new one."""
    renamed = replace(guest, name=tidy_name(data.name))
    request.scope["state"]["alhambra"]["guest"] = renamed
    return GuestName(renamed.name)


@get("/health")
async def health(house: House) -> Response[dict[str, object]]:
    """Database, bus, pool and version; 503 if something is not well."""
    try:
        parts = await house.health()
    except Exception as error:  # noqa: BLE001 - whatever is wrong, the answer is that something is
        failed("health check failed", error)
        parts = {"ok": False}
    well = bool(parts.pop("ok", True))
    told = {"program": PROGRAM, "version": __version__, "ok": well, **parts}
    return Response(told, status_code=200 if well else 503)
