"""The few words of ASGI that we speak ourselves, around the framework."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]


def header(scope: Scope, name: str) -> str:
    """A header of the request; empty if there is none."""
    wanted = name.encode()
    for key, value in scope["headers"]:
        if key.lower() == wanted:
            return bytes(value).decode("latin-1")
    return ""


async def send_whole(
    send: Send, status: int, content: bytes | None, headers: Iterable[tuple[str, str]], *, head_only: bool = False
) -> None:
    """A whole answer at once; no content at all for None."""
    raw = [(key.encode(), value.encode("latin-1")) for key, value in headers]
    if content is not None:
        raw.append((b"content-length", str(len(content)).encode()))
    await send({"type": "http.response.start", "status": status, "headers": raw})
    await send({"type": "http.response.body", "body": b"" if head_only or content is None else content})
