"""What can be played here, for the lobby."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from alhambra import __version__
from alhambra.bots.bot import levels
from alhambra.data.confidence import doubts_of
from alhambra.games import alhambra
from alhambra.games.family import names
from alhambra.server.wire import Family, Level, ModuleInfo
from alhambra.words.modules import tags
from alhambra.words.saying import Saying

# The boxes the modules came in.
BOXES: Final = (
    ("vizier", "bureaux", "bonus", "huts"),
    ("gates", "diamonds", "characters", "camps"),
    ("walls", "thieves", "change", "trader"),
    ("treasure", "masters", "invaders", "bazaars"),
    ("scorecards", "sultan", "caravanserai", "moors"),
)
OWN: Final = 0  # a module of no box: a house rule


def family(guest: str) -> Family:
    """Games, modules and bots; with the name the guest used last."""
    return msgspec.structs.replace(_family(), guest=guest)


@cache
def _family() -> Family:
    bots = [Level(name) for name in levels()]
    modules = [_module(key) for key in alhambra.MODULES]
    return Family(list(names()), modules, bots, __version__, levels={game: list(levels(game)) for game in names()})


def _module(key: str) -> ModuleInfo:
    name, line = Saying(f"module-{key}"), Saying(f"module-{key}-line")
    told = [tag.wire() for tag in tags(key)]
    for number, box in enumerate(BOXES, start=1):
        if key in box:
            return ModuleInfo(key, name.wire(), line.wire(), number, not doubts_of(key), told)
    return ModuleInfo(key, name.wire(), line.wire(), OWN, tags=told)
