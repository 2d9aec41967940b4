"""The table in the browser, for one machine: start the server, or find the one that runs, and open a page on it."""

from __future__ import annotations

import socket
import webbrowser
from contextlib import suppress

import typer

from alhambra import data
from alhambra.cli.components import tell
from alhambra.cli.errors import complain
from alhambra.cli.records import program
from alhambra.cli.serve import DEFAULT_PORT
from alhambra.cli.serving import database_url, listen, ours, run_server
from alhambra.cli.tongue import language
from alhambra.words.saying import Saying
from alhambra.words.speak import Speaker

HOST = "127.0.0.1"


def open_in_browser(port: int | None, *, show: bool) -> None:
    """Serve on this machine alone until Ctrl-C, with the start page in the browser."""
    speaker = Speaker(language())
    expected = f"http://{HOST}:{DEFAULT_PORT if port is None else port}"
    if port != 0 and not data.marks() and ours(expected):  # the one that runs has tables of its own
        typer.echo(speaker.say(Saying("play-already-open", {"address": expected})))
        _show(expected, show)
        return

    from alhambra.server.logs import set_up
    from alhambra.server.settings import LOOPBACK, Settings
    from alhambra.server.static import Static

    if not Static().built:
        complain(speaker.say(Saying("play-no-web", {"command": program()})))
    set_up("error")
    listener = _listen(port)
    settings = Settings(database_url(None), host=HOST, hosts=LOOPBACK)

    def ready(where: str) -> None:
        typer.echo(speaker.say(Saying("play-opened", {"address": where})))
        tell()
        _show(where, show)

    with suppress(KeyboardInterrupt):
        run_server(settings, listener, ready)
    typer.echo(speaker.say(Saying("play-ended")))


def _listen(port: int | None) -> socket.socket:
    """Where it always is, so that bookmarks and cookies last; elsewhere if that is taken and nobody asked for it."""
    from alhambra.server.serve import bound

    if port is None:
        with suppress(OSError):
            return bound(HOST, DEFAULT_PORT)
    return listen(HOST, port or 0)


def _show(where: str, show: bool) -> None:
    """Open the page; where there is no browser, the address that was printed has to do."""
    if show:
        with suppress(webbrowser.Error):
            webbrowser.open(where)
