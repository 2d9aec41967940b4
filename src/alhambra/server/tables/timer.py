"""What time it is, and being called later. Tests bring a clock of their own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    """Something that will happen."""

    def cancel(self) -> None:
        """It will not."""


class Timer(Protocol):
    """A clock with alarms."""

    def now(self) -> float:
        """Seconds since 1970."""

    def call_at(self, when: float, do: Callable[[], None]) -> Alarm:
        """Do something then; soon, if that is past."""


class WallClock:
    """The time of this machine."""

    def now(self) -> float:
        return time.time()

    def call_at(self, when: float, do: Callable[[], None]) -> Alarm:
        return asyncio.get_running_loop().call_later(max(0.0, when - time.time()), do)
