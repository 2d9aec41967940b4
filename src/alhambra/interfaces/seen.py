"""What a player has seen so far, kept short: the latest view, and a digest of all before."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, NamedTuple

NO_PAST: Final = b""


class Seen(NamedTuple):
    """What a player knows: the digest of the views before, and the latest one."""

    past: bytes
    now: bytes

    def text(self) -> str:
        """The same text for who saw the same."""
        return f"{self.past.hex()} {self.now.decode()}"

    def then(self, now: bytes) -> Seen:
        """The same player after another look."""
        if now == self.now:
            return self
        return Seen(blake2b(self.past + self.now, digest_size=16).digest(), now)
