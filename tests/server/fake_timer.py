"""A clock that goes on only when a test says so."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from alhambra.server.tables.house import House

NUMBERS = count()


class FakeAlarm:
    """Something that will happen when the clock comes to it."""

    def __init__(self, when: float, do: Callable[[], None]) -> None:
        self.when, self.do, self.number = when, do, next(NUMBERS)
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class FakeTimer:
    """Begins at an agreed time."""

    def __init__(self, start: float = 1_000_000.0) -> None:
        self._now = start
        self._alarms: list[FakeAlarm] = []

    def now(self) -> float:
        return self._now

    def call_at(self, when: float, do: Callable[[], None]) -> FakeAlarm:
        alarm = FakeAlarm(when, do)
        self._alarms.append(alarm)
        return alarm

    async def go_on(self, house: House, seconds: float) -> None:
        """Let time pass; whatever falls due happens at its very moment, and is done before the next."""
        end = self._now + seconds
        await house.idle()
        while True:
            self._alarms = [alarm for alarm in self._alarms if not alarm.cancelled]
            due = [alarm for alarm in self._alarms if alarm.when <= end]
            if not due:
                break
            alarm = min(due, key=lambda alarm: (alarm.when, alarm.number))
            self._alarms.remove(alarm)
            self._now = max(self._now, alarm.when)
            alarm.do()
            await house.idle()
        self._now = end
