"""`alhambra serve`: a server for many tables and many people."""

from __future__ import annotations

from typing import Annotated

import typer

from alhambra.cli.components import ComponentsOption, take, tell
from alhambra.cli.errors import complain, worded

DEFAULT_PORT = 8742
LEVELS = ("debug", "info", "warning", "error")


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; 0 for any free one.", min=0, max=65535)] = DEFAULT_PORT,
    database: Annotated[
        str | None,
        typer.Option(
            help="Where tables are kept: a file for SQLite, or postgresql://...",
            metavar="URL",
            show_default="a file in your data folder",
        ),
    ] = None,
    redis: Annotated[
        str | None,
        typer.Option(help="redis://... that several servers on one database share.", metavar="URL"),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(help="Another address browsers know this server by, such as https://...; repeat for more."),
    ] = None,
    bot_pause: Annotated[
        float, typer.Option(help="Seconds a bot waits before it answers, so that people can follow.", min=0, max=60)
    ] = 0.6,
    components: ComponentsOption = None,
    log: Annotated[str, typer.Option(help="How much to write down: debug, info, warning or error.")] = "info",
) -> None:
    """Serve tables in the browser, for others too."""
    from alhambra.words.saying import Saying

    if log not in LEVELS:
        complain(Saying("wrong-log-level", {"levels": ", ".join(LEVELS), "level": log}))
    take(components)
    from alhambra.cli.serving import database_url, hosts_of, listen, run_server
    from alhambra.server.logs import set_up
    from alhambra.server.settings import Settings

    set_up(log)
    listener = listen(host, port)
    settings = Settings(
        database_url(database), redis, host, port, tuple(origin or ()), hosts_of(host), bot_pause=bot_pause
    )

    def ready(where: str) -> None:
        typer.echo(worded(Saying("serve-opened", {"address": where})))
        tell()

    run_server(settings, listener, ready)
