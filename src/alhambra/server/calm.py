"""No long pauses: how the interpreter shares its time in a server with many tables."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

# A full collection looks at every object of every table: 0.4 s for 500 tables, as often as the memory grows by a
# quarter. Young objects are collected as always; the old ones by us, so rarely that few moves ever meet it.
YOUNG: Final = (700, 10)
NEVER: Final = 1_000_000
FULL_EVERY: Final = 300.0  # seconds

# The thread that writes the journal and the event loop take turns. By default one of them may wait for 5 ms for each
# of its turns, longer than all of its work takes.
TURN: Final = 0.0005  # seconds


@asynccontextmanager
async def calm() -> AsyncIterator[None]:
    """Short turns and rare full collections, as long as the server runs."""
    thresholds, turn = gc.get_threshold(), sys.getswitchinterval()
    gc.collect()
    gc.freeze()  # what was imported stays for good, and need not be looked at again
    gc.set_threshold(*YOUNG, NEVER)
    sys.setswitchinterval(TURN)
    cleaning = asyncio.create_task(_clean(), name="clean")
    try:
        yield
    finally:
        cleaning.cancel()
        with suppress(asyncio.CancelledError):
            await cleaning
        gc.set_threshold(*thresholds)
        gc.unfreeze()
        sys.setswitchinterval(turn)


async def _clean() -> None:
    while True:
        await asyncio.sleep(FULL_EVERY)
        gc.collect()
