"""A finished game, step by step."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from alhambra.server import wire
from alhambra.server.storage.entry import MOVE, Entry
from alhambra.server.tables.course import Course
from alhambra.server.tables.scene import Painter, pieces
from alhambra.server.tables.sitting import Sitting


async def replay_of(sitting: Sitting, seat: int, table: wire.TableInfo) -> wire.Replay:
    """What a seat (or a spectator) has seen, scene by scene; what was taken back is left out."""
    painter = Painter()
    course = Course(sitting.setup(), sitting.game.held, sitting.game.created, sitting.course.terms)
    scenes = [painter.scene(course, seat)]
    for line in lasting(sitting.entries):
        steps = len(course.steps)
        course.apply(replace(line, n=course.n))
        if len(course.steps) > steps:
            scenes.append(painter.scene(course, seat))
            await asyncio.sleep(0)  # a long game; others want to play
    log = sitting.log(seat)[:]
    return wire.Replay(table, pieces(course.state.table), seat, scenes, log)


def lasting(entries: list[Entry]) -> list[Entry]:
    """The entries without decisions that were taken back, and without the take-backs."""
    kept: list[Entry] = []
    for line in entries:
        if line.kind == "undo":
            # The decision and whatever was said in the window that followed it.
            last = max([at for at, other in enumerate(kept) if other.kind == MOVE])
            kept = [*kept[:last], *[other for other in kept[last:] if other.kind not in (MOVE, "answer", "hold")]]
        else:
            kept.append(line)
    return kept
