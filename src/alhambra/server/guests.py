"""Who is asking: a guest is a random id in a signed cookie, with the name the guest used last."""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from dataclasses import dataclass
from http.cookies import CookieError, SimpleCookie
from typing import Final

COOKIE: Final = "alhambra-guest"
YEAR: Final = 365 * 24 * 3600
ID_BYTES: Final = 16
LONGEST_NAME: Final = 40
LONGEST_COOKIE: Final = 400  # an honest one is shorter by far; anything longer is not even looked at


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody with a browser. The id is worth nothing without the signature, but is not shown to others either."""

    id: str
    name: str = ""


def stranger() -> Guest:
    """Somebody who was never here."""
    return Guest(secrets.token_urlsafe(ID_BYTES))


def tidy_name(name: str) -> str:
    """A name as it may stand on a table: printable, single spaces, not too long."""
    shown = "".join([sign if sign.isprintable() else " " for sign in name[: LONGEST_NAME * 4]])
    return " ".join(shown.split())[:LONGEST_NAME].strip()


class Guests:
    """Signs guests' cookies and knows its own signature again; all server processes share the key."""

    def __init__(self, key: bytes) -> None:
        self._key = hmac.digest(key, b"guest cookie", "sha256")  # the key also serves other ends: never the same one

    def cookie(self, guest: Guest) -> str:
        """The value of the cookie."""
        told = f"{guest.id}.{_packed(guest.name.encode())}"
        return f"{told}.{self._signature(told)}"

    def known(self, value: str) -> Guest | None:
        """The guest of a cookie; nobody if it is not one of ours."""
        if len(value) > LONGEST_COOKIE or not value.isascii():
            return None
        told, dot, signature = value.rpartition(".")
        if not dot or not hmac.compare_digest(signature, self._signature(told)):
            return None
        identity, _, name = told.partition(".")
        try:
            return Guest(identity, _unpacked(name).decode())
        except (NotBase64, UnicodeDecodeError):
            return None

    def of_header(self, header: str) -> Guest | None:
        """The guest in a Cookie header."""
        try:
            morsel = SimpleCookie(header).get(COOKIE)
        except CookieError:
            return None
        return self.known(morsel.value) if morsel else None

    def set_cookie(self, guest: Guest, *, secure: bool) -> str:
        """The Set-Cookie header that makes a browser remember a guest. No script can read it, no other site send it."""
        flags = "; Secure" if secure else ""
        return f"{COOKIE}={self.cookie(guest)}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{flags}"

    def _signature(self, told: str) -> str:
        return _packed(hmac.digest(self._key, told.encode(), "sha256"))


def _packed(content: bytes) -> str:
    return urlsafe_b64encode(content).decode().rstrip("=")


def _unpacked(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
