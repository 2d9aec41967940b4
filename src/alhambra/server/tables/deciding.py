"""A decision of a person, from the wire to the journal."""

from __future__ import annotations

from typing import Final

from alhambra.core.engine import RuleError
from alhambra.server import wire
from alhambra.server.refusal import Refusal, problem
from alhambra.server.storage.entry import ANSWER, MOVE
from alhambra.server.tables.rooms import Rooms
from alhambra.server.tables.sitting import Sitting
from alhambra.words.refusal import refusal

LONGEST: Final = 400  # of an action as records write it


async def decide(rooms: Rooms, sitting: Sitting, seat: int, message: wire.Move, mark: str) -> bool:
    """Play it, or keep it until the window closes; refused if the rules or the moment do not allow it."""
    ticket = sitting.ticket(seat)
    if not ticket or message.ask != ticket:
        raise problem("stale")
    if len(message.key) > LONGEST:
        raise problem("malformed")
    course = sitting.course
    try:
        if course.window() is not None and not course.really_asked(seat) and message.key != "stop":
            raise RuleError("CORE-2", "this seat can only decline")
        following, text = course.after(seat, message.key)
    except ValueError:
        raise problem("malformed") from None
    except RuleError as error:
        raise Refusal("rule", refusal(error.rule), error.rule) from None
    if course.window() is not None:
        return await rooms.append(sitting, ANSWER, seat, text, mark)
    return await rooms.append(sitting, MOVE, seat, text, mark, following)
