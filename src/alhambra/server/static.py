"""The browser app's files: hashed assets kept for ever by browsers, and the one page that answers to every path."""

from __future__ import annotations

import gzip
import mimetypes
from collections.abc import Callable
from dataclasses import dataclass, replace
from email.utils import formatdate
from hashlib import blake2b
from pathlib import Path, PurePosixPath
from typing import Final

from alhambra.server.asgi import Receive, Scope, Send, header, send_whole

BUILT: Final = Path(__file__).parent / "web"
PAGE: Final = "index.html"
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"  # keep it, but ask each time whether it is still the newest
WORTH_PACKING: Final = 1_000
PACKED_TYPES: Final = ("text/", "application/javascript", "application/json", "image/svg+xml")

# Pictures are shown, never run: they may be styled and nothing else.
PICTURE_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

NOT_BUILT: Final = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Alhambra</title>
<p>The server runs, but the browser table was not built into this installation.
<p>Install it again with Node.js at hand, or play with <code>alhambra play --terminal</code>.
</html>
"""


@dataclass(frozen=True, slots=True)
class File:
    """One file, ready to be sent."""

    changed: int  # nanoseconds: a file that was built anew is read anew
    content: bytes
    packed: bytes | None
    type: str
    tag: str
    lasts: bool = True  # or may it be another one tomorrow, whatever its address promises?


class Static:
    """Serves a folder. Files stay in memory once asked for: it is small, and only what is in it can be asked for.

    `missing` may make a file that the build has not: its content, or None.
    """

    def __init__(self, folder: Path = BUILT, missing: Callable[[str], bytes | None] | None = None) -> None:
        self._folder = folder
        self._missing = missing
        self._files: dict[str, File] = {}

    @property
    def built(self) -> bool:
        """Is there an app to serve?"""
        return (self._folder / PAGE).is_file()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope["path"].lstrip("/")
        if scope["method"] not in ("GET", "HEAD"):
            await send_whole(send, 405, b"", [("allow", "GET, HEAD")])
            return
        found = self.file(path) or self._made(path)
        if found is None and _is_page(path):
            path, found = PAGE, self.file(PAGE)
            if found is None:
                await send_whole(send, 503, NOT_BUILT, [("content-type", "text/html; charset=utf-8")])
                return
        if found is None:
            await send_whole(send, 404, b"not found\n", [("content-type", "text/plain; charset=utf-8")])
            return
        await _answer(scope, send, path, found)

    def _made(self, path: str) -> File | None:
        content = self._missing(path) if self._missing is not None else None
        return None if content is None else replace(_ready(path, content, 0), lasts=False)

    def file(self, path: str) -> File | None:
        """The file of a path below the folder; nothing for a path that is not one of its own."""
        parts = PurePosixPath(path).parts
        if (
            not parts
            or "\\" in path
            or "\0" in path
            or any(part.startswith((".", "/")) or ":" in part for part in parts)
        ):
            return None
        try:
            place = self._folder.joinpath(*parts)
            changed = place.stat().st_mtime_ns
            known = self._files.get(path)
            if known is not None and known.changed == changed:
                return known
            if not place.is_file():
                return None
            content = place.read_bytes()
        except (OSError, ValueError):
            return None
        found = self._files[path] = _ready(place.name, content, changed)
        return found


def _ready(name: str, content: bytes, changed: int) -> File:
    kind = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}.get(
        Path(name).suffix, mimetypes.guess_type(name)[0] or "application/octet-stream"
    )
    packed = None
    if len(content) >= WORTH_PACKING and kind.startswith(PACKED_TYPES):
        packed = gzip.compress(content, 9, mtime=0)
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    return File(changed, content, packed, kind, f'"{blake2b(content, digest_size=12).hexdigest()}"')


def _is_page(path: str) -> bool:
    """Is it a path of the app, which finds its own way there, and no file that is missing?"""
    return "." not in path.rpartition("/")[2] and not path.startswith(("assets/", "art/"))


async def _answer(scope: Scope, send: Send, path: str, file: File) -> None:
    headers = [
        ("content-type", file.type),
        ("etag", file.tag),
        ("vary", "accept-encoding"),
        ("last-modified", formatdate(file.changed / 1e9, usegmt=True)),
        ("cache-control", FOR_EVER if file.lasts and _keeps(scope, path) else ASK_AGAIN),
    ]
    if file.type.startswith("image/"):
        headers.append(("content-security-policy", PICTURE_POLICY))
    if file.tag in header(scope, "if-none-match"):
        await send_whole(send, 304, None, headers)
        return
    content = file.content
    if file.packed is not None and "gzip" in header(scope, "accept-encoding"):
        content = file.packed
        headers.append(("content-encoding", "gzip"))
    await send_whole(send, 200, content, headers, head_only=scope["method"] == "HEAD")


def _keeps(scope: Scope, path: str) -> bool:
    """May it be kept without asking? Assets carry a hash in their names, art a version in its query."""
    return path.startswith("assets/") or (path.startswith("art/") and bool(scope["query_string"]))
