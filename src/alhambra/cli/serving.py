"""What `alhambra serve` and `alhambra play` have in common: where tables are kept, and how a server is run."""

from __future__ import annotations

import json
import socket
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from alhambra.cli.errors import complain
from alhambra.cli.records import data_folder, reason

if TYPE_CHECKING:
    from alhambra.server.settings import Settings

TABLES = "tables.sqlite"
LOOK_SECONDS = 1.0


def database_url(chosen: str | None) -> str:
    """The address of the database: as given, a file by its name, or the file in the user's data folder."""
    if chosen and "://" in chosen:
        return chosen
    path = Path(chosen).expanduser().absolute() if chosen else data_folder().absolute() / TABLES
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        complain(f"{path.parent}: cannot be made: {reason(error)}")
    return f"sqlite:///{path}"


def hosts_of(host: str) -> tuple[str, ...]:
    """The names a server answers to: on this machine alone only its own, else all."""
    from alhambra.server.settings import LOOPBACK

    return LOOPBACK if host in LOOPBACK else ()


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; complains if there cannot be one."""
    from alhambra.server.serve import bound

    try:
        return bound(host, port)
    except OSError as error:
        complain(f"cannot listen on {host} port {port}: {reason(error)}")


def run_server(settings: Settings, listener: socket.socket, ready: Callable[[str], None]) -> None:
    """Serve until told to end; complains if it could not even begin."""
    from alhambra.server.serve import address, run

    where = address(listener)
    if not run(settings, listener, lambda: ready(where)):
        complain("the server could not start; the lines above say why")


def ours(where: str) -> bool:
    """Does a server of ours answer there?"""
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with opener.open(f"{where}/health", timeout=LOOK_SECONDS) as answer:
            told = json.loads(answer.read(10_000))
    except (OSError, ValueError):
        return False
    return isinstance(told, dict) and told.get("program") == "alhambra"
