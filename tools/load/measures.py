"""Times, gathered slice by slice."""

from __future__ import annotations


class Slices:
    """The times of all slices of one kind, in seconds."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.busy = 0.0
        self.seconds = 0.0

    def add(self, times: list[float]) -> None:
        self.times += times

    def load(self, busy: float, seconds: float) -> None:
        """How long a processor worked for it."""
        self.busy += busy
        self.seconds += seconds

    def at(self, percent: float) -> float:
        """The time that so many percent are not longer than."""
        ordered = sorted(self.times)
        return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))] if ordered else float("nan")


def line(name: str, slices: Slices) -> str:
    """What came out, for people."""
    shown = ", ".join([f"p{percent} {slices.at(percent) * 1000:.2f} ms" for percent in (50, 90, 99)])
    count = len(slices.times)
    busy = slices.busy / slices.seconds
    each = slices.busy / count * 1000 if count else float("nan")
    return f"{name}: {count} times, {shown}; core {busy:.0%} busy, {each:.2f} ms for each"
