"""What can be played here, for the lobby."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from alhambra import __version__, data
from alhambra.bots.bot import BOTS, levels
from alhambra.games import alhambra
from alhambra.games.family import names
from alhambra.server.wire import Family, Level, ModuleInfo
from alhambra.words.modules import tags
from alhambra.words.saying import Saying

# The boxes the modules came in, and the component table of each module that has one.
BOXES: Final[tuple[dict[str, str], ...]] = (
    {"vizier": "", "bureaux": "exchange_cards", "bonus": "bonus_cards", "huts": "worker_huts"},
    {"gates": "city_gates", "diamonds": "diamonds", "characters": "characters", "camps": "camps"},
    {"walls": "wall_cards", "thieves": "thieves", "change": "coins", "trader": ""},
    {"treasure": "treasure", "masters": "master_builders", "invaders": "invaders", "bazaars": "bazaars"},
    {"scorecards": "score_cards", "sultan": "sultan_cards", "caravanserai": "caravanserai", "moors": "culture_tiles"},
)
OWN: Final = 0  # a module of no box: a house rule


def family(guest: str) -> Family:
    """Games, modules and bots; with the name the guest used last."""
    return msgspec.structs.replace(_family(), guest=guest)


@cache
def _family() -> Family:
    bots = [Level(name) for name in BOTS]
    modules = [_module(key) for key in alhambra.MODULES]
    return Family(list(names()), modules, bots, __version__, levels={game: list(levels(game)) for game in names()})


def _module(key: str) -> ModuleInfo:
    name, line = Saying(f"module-{key}"), Saying(f"module-{key}-line")
    told = [tag.wire() for tag in tags(key)]
    for number, box in enumerate(BOXES, start=1):
        if key in box:
            return ModuleInfo(key, name.wire(), line.wire(), number, _confirmed(box[key]), told)
    return ModuleInfo(key, name.wire(), line.wire(), OWN, tags=told)


def _confirmed(table: str) -> bool:
    """Is nothing in this table of components our own guess?"""
    return not table or "reconstructed" not in msgspec.json.encode(data.load(table)).decode()
