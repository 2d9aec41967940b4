"""Run the server until it is told to end."""

from __future__ import annotations

import socket
from collections.abc import Callable

import uvicorn

from alhambra.server.app import make_app
from alhambra.server.settings import Settings

PING_SECONDS = 20.0  # also keeps lines open that proxies would close
GRACE_SECONDS = 5


def bound(host: str, port: int) -> socket.socket:
    """A socket that listens there; OSError if that is not possible. Port 0 is any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        if hasattr(socket, "SO_EXCLUSIVEADDRUSE"):  # on Windows anybody could listen beside us otherwise
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(2048)
    except OSError:
        listener.close()
        raise
    return listener


def address(listener: socket.socket) -> str:
    """Where a browser finds it."""
    host, port = listener.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


class Server(uvicorn.Server):
    """Tells when it is ready."""

    ready: Callable[[], None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.ready is not None:
            self.ready()


def run(settings: Settings, listener: socket.socket, ready: Callable[[], None] | None = None) -> bool:
    """Serve until SIGINT or SIGTERM; was it ever ready? Open lines are closed so that browsers connect again."""
    config = uvicorn.Config(
        make_app(settings),
        ws="websockets-sansio",
        ws_per_message_deflate=False,  # ten times the work for what a local line does not need
        ws_max_size=settings.limits.frame_bytes,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        log_config=None,
        access_log=False,  # it would write down the tokens of links; the gate writes its own
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        lifespan="on",
    )
    server = Server(config)
    server.ready = ready
    server.run([listener])
    return server.started
