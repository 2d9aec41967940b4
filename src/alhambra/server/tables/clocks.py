"""Time for each player: a reserve, and what every decision adds to it. It follows from the journal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alhambra.server.storage.entry import MOVE, UNDO, Entry

if TYPE_CHECKING:
    from alhambra.server.tables.course import Course


class Clocks:
    """What everybody has left. Nobody's clock runs while it is a secret who is asked."""

    def __init__(self, seats: int, reserve: int | None, increment: int) -> None:
        self.ticking: Final = reserve is not None
        self.increment: Final = increment
        self.left: Final = [float(reserve or 0)] * seats

    def note(self, course: Course, entry: Entry) -> None:
        """Somebody decides: called with the course as it is before the entry."""
        if not self.ticking or course.discreet():
            return
        seat = entry.seat
        if entry.kind == MOVE:
            added = self.increment if entry.message else 0  # a bot that stands in earns nothing
            self.left[seat] = max(0.0, self.left[seat] - _thought(course, seat, entry.at)) + added
        elif entry.kind == UNDO:
            self.left[seat] = max(0.0, self.left[seat] - self.increment)

    def runs_out(self, course: Course, seat: int) -> float | None:
        """When the seat that is asked has no time left."""
        return _since(course, seat) + self.left[seat] if self.ticking else None

    def seconds(self, course: Course, seat: int, now: float) -> float | None:
        """What a seat has left now."""
        if not self.ticking or course.terms.bots[seat]:
            return None
        runs = course.asked() == seat and not course.discreet() and not course.awaited(seat)
        return round(max(0.0, self.left[seat] - (_thought(course, seat, now) if runs else 0.0)), 3)


def _since(course: Course, seat: int) -> float:
    return max(course.asked_at, course.joined[seat])


def _thought(course: Course, seat: int, at: float) -> float:
    return max(0.0, at - _since(course, seat))
