"""How fast a table goes on by itself: bots, clocks, and the window between two turns.

In the window, and whenever else somebody is asked in secret, everybody is asked at once and waits for the same: when
that ends depends only on what all can know, never on who could really act.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from alhambra.core.frames import NOBODY
from alhambra.server.tables.course import ASK, NEVER, Course


@dataclass(frozen=True, slots=True)
class Pace:
    """Times in seconds."""

    bot: float = 0.6  # a bot answers no sooner, so that people can follow
    window: float = 4.0  # the countdown between two turns
    beat: float = 0.6  # when everybody has answered, the window closes on the next beat: no earlier moment tells more
    hold: float = 60.0  # how long a person may hold the window
    secret: float = 60.0  # at tables with clocks: for a question of which nobody may know whom it asks
    grace: float = 2.0  # how much later another process takes over what one has left undone


def window_persons(course: Course) -> list[int]:
    """The persons who are shown the window, whether they can act in it or not."""
    window = course.window()
    if window is None:
        return []
    coming = course.still_to_come(window)
    return [seat for seat in course.persons() if seat in coming and course.wish(seat) != NEVER]


def window_held(course: Course) -> list[int]:
    """Who wants to be waited for, as all may know."""
    waited = [seat for seat in window_persons(course) if course.wish(seat) == ASK or seat in course.holds]
    return [seat for seat in waited if seat not in course.answers]


def window_until(course: Course, pace: Pace) -> float | None:
    """When the countdown ends, as all may know; None while somebody wants to be waited for, however long it takes."""
    if course.window() is None:
        return None
    held = window_held(course)
    if held and not course.between_turns():
        return course.asked_at + pace.secret if course.clocks.ticking else None
    if any(course.wish(seat) == ASK for seat in held):
        return None
    length = pace.window if window_persons(course) else pace.beat if course.persons() else 0.0
    return max([course.asked_at + length, *[course.holds[seat] + pace.hold for seat in held]])


def window_closes(course: Course, pace: Pace) -> float | None:
    """When the window closes as things are; None while it waits for somebody."""
    shown = window_persons(course)
    if shown and all(seat in course.answers for seat in shown):
        answered = max([course.answered_at[seat] for seat in shown])
        beats = max(1, ceil((answered - course.asked_at) / pace.beat)) if pace.beat else 0
        return course.asked_at + beats * pace.beat
    return window_until(course, pace)


def bots_to_answer(course: Course) -> list[int]:
    """Bots that can act in the open window and have not said yet whether they want to."""
    seats = range(course.setup.seats)
    return [seat for seat in seats if course.plays(seat) and seat not in course.answers and course.really_asked(seat)]


def due(course: Course, pace: Pace) -> float | None:
    """When the table itself must do something next; None if it waits for a person, or the game is over."""
    if course.over():
        return None
    if course.window() is not None:
        if bots_to_answer(course) and not course.persons():
            return course.asked_at
        return window_closes(course, pace)
    seat = course.asked()
    if seat == NOBODY:
        return None
    if course.plays(seat):
        return course.asked_at + pace.bot
    if course.awaited(seat):
        return None
    if course.discreet():
        return course.asked_at + pace.secret if course.clocks.ticking else None
    return course.clocks.runs_out(course, seat)
