"""How much anybody may ask for: sizes and rates."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many more each second."""

    burst: float
    each_second: float


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of a server. A person never meets them; a broken or malicious client does."""

    frame_bytes: int = 8_000  # of one message of a browser
    body_bytes: int = 16_000  # of a request
    record_bytes: int = 1_000_000  # of an uploaded record
    messages: Rate = Rate(30, 10)  # on one socket
    refusals: int = 60  # in a row for haste, until the socket is closed
    writes: Rate = Rate(20, 0.5)  # tables made, joined, records sent in: for one guest
    writes_of_address: Rate = Rate(200, 5)  # cookies are free, so the same again for everybody behind one address
    sockets_of_guest: int = 40  # several tabs, several seats


NO_LIMITS: Final = Limits(
    messages=Rate(1e9, 1e9), writes=Rate(1e9, 1e9), writes_of_address=Rate(1e9, 1e9), sockets_of_guest=1_000_000
)


class Bucket:
    """A token bucket."""

    __slots__ = ("_at", "_clock", "_left", "_rate")

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._left = rate.burst
        self._at = clock()

    def take(self) -> bool:
        """Is one more allowed now?"""
        now = self._clock()
        self._left = min(self._rate.burst, self._left + (now - self._at) * self._rate.each_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """One bucket for each name; the names used longest ago are forgotten, so that it cannot grow for ever."""

    def __init__(self, rate: Rate, most: int = 10_000, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._most = most
        self._clock = clock
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str) -> bool:
        """Is one more allowed for this name now?"""
        bucket = self._of.get(name)
        if bucket is None:
            bucket = self._of[name] = Bucket(self._rate, self._clock)
            if len(self._of) > self._most:
                self._of.popitem(last=False)
        else:
            self._of.move_to_end(name)
        return bucket.take()
