"""The gate before the app: who comes in, from where, how often; and what every answer carries on its way out."""

from __future__ import annotations

import time
from typing import Final
from urllib.parse import SplitResult, urlsplit

from alhambra.server.asgi import App, Message, Receive, Scope, Send, header, send_whole
from alhambra.server.guests import Guest, Guests, stranger
from alhambra.server.limits import Buckets, Limits
from alhambra.server.logs import note, someone
from alhambra.server.problems import body, status
from alhambra.server.refusal import Refusal, problem

API: Final = "/api/"
HEALTH: Final = "/health"
SAFE: Final = ("GET", "HEAD", "OPTIONS")

# Scripts, styles, pictures and sockets of this server only. Boards need style attributes, which cannot run anything.
POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = {
    b"content-security-policy": POLICY.encode(),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"same-origin",  # links carry tokens: other sites never see them
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), microphone=(), geolocation=()",
}


class Gate:
    """Wraps the API and the files. Knows guests once the server has its key."""

    def __init__(self, api: App, files: App, limits: Limits, origins: tuple[str, ...], hosts: tuple[str, ...]) -> None:
        self._api = api
        self._files = files
        self._origins = frozenset(origins)
        self._hosts = frozenset(hosts)
        self._of_guest = Buckets(limits.writes)
        self._of_address = Buckets(limits.writes_of_address)
        self.guests: Guests | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        match scope["type"]:
            case "http":
                await self._http(scope, receive, send)
            case "websocket":
                await self._socket(scope, receive, send)
            case _:
                await self._api(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        path = scope["path"]
        ours = path.startswith(API) or path == HEALTH
        known = self._guest(scope)
        guest = known or stranger()
        notes: dict[str, object] = {"guest": guest}
        scope.setdefault("state", {})["alhambra"] = notes
        answered = 0

        async def out(message: Message) -> None:
            nonlocal answered
            if message["type"] == "http.response.start":
                answered = message["status"]
                headers = list(message.get("headers", []))
                there = {key.lower() for key, _ in headers}
                headers += [(key, value) for key, value in HEADERS.items() if key not in there]
                if ours:
                    headers += [] if b"cache-control" in there else [(b"cache-control", b"no-store")]
                    headers += self._cookie(scope, known, notes)
                message["headers"] = headers
            await send(message)

        try:
            self._check(scope, guest)
        except Refusal as refusal:
            await send_whole(out, status(refusal), body(refusal), [("content-type", "application/json")])
        else:
            await (self._api if ours else self._files)(scope, receive, out)
        if path.startswith(API):
            took = round((time.perf_counter() - began) * 1000, 1)
            note("request", method=scope["method"], path=path, status=answered, ms=took, guest=someone(guest.id))

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self._check_host(scope)
            self._check_origin(scope)
            if not scope["path"].startswith(API):
                raise problem("not-found")
        except Refusal as refusal:
            note("socket refused", path=scope["path"], code=refusal.code)
            await _deny(receive, send, status(refusal), body(refusal))
            return
        scope.setdefault("state", {})["alhambra"] = {"guest": self._guest(scope) or stranger()}
        await self._api(scope, receive, send)

    def _guest(self, scope: Scope) -> Guest | None:
        return self.guests.of_header(header(scope, "cookie")) if self.guests else None

    def _cookie(self, scope: Scope, known: Guest | None, notes: dict[str, object]) -> list[tuple[bytes, bytes]]:
        """A Set-Cookie header, if there is anything to remember: somebody new, or a new name."""
        guest = notes["guest"]
        if self.guests is None or guest == known or scope["path"] == HEALTH or not isinstance(guest, Guest):
            return []
        return [(b"set-cookie", self.guests.set_cookie(guest, secure=scope["scheme"] == "https").encode())]

    def _check(self, scope: Scope, guest: Guest) -> None:
        self._check_host(scope)
        if scope["method"] in SAFE:
            return
        self._check_origin(scope)
        address = scope["client"][0] if scope.get("client") else ""
        if not (self._of_address.take(address) and self._of_guest.take(guest.id)):
            raise problem("too-fast")

    def _check_host(self, scope: Scope) -> None:
        """A server for this machine alone answers to its own names only: no foreign name may be bent to point here."""
        if self._hosts and _site(f"//{header(scope, 'host')}").hostname not in self._hosts:
            raise problem("foreign-origin")

    def _check_origin(self, scope: Scope) -> None:
        """Browsers say which site sends a request; what comes without is no browser, and has no cookies to abuse."""
        origin = header(scope, "origin")
        if not origin:
            if header(scope, "sec-fetch-site") in ("cross-site", "same-site"):
                raise problem("foreign-origin")
            return
        if origin not in self._origins and _site(origin).netloc.lower() != header(scope, "host").lower():
            raise problem("foreign-origin")


def _site(address: str) -> SplitResult:
    """An address taken apart; what is none cannot be meant for us."""
    try:
        return urlsplit(address)
    except ValueError:
        raise problem("foreign-origin") from None


async def _deny(receive: Receive, send: Send, code: int, content: bytes) -> None:
    """Refuse a handshake with a status and a reason; the second time we hear that the line is down, it is."""
    await receive()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(content)).encode())]
    await send({"type": "websocket.http.response.start", "status": code, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": content})
    await receive()
    await receive()
