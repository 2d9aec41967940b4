"""A bare echo server: the web server of the tables with nothing behind it. Its address is on the first line."""

from __future__ import annotations

import uvicorn

from alhambra.server.asgi import Receive, Scope, Send
from alhambra.server.serve import Server, address, bound


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    """Whatever comes in goes back."""
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


if __name__ == "__main__":
    listener = bound("127.0.0.1", 0)
    config = uvicorn.Config(
        echo,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        lifespan="off",
    )
    server = Server(config)
    server.ready = lambda: print(address(listener), flush=True)
    server.run([listener])
