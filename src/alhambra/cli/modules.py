"""Modules as they are named at the command line."""

from __future__ import annotations

from typing import Final

from alhambra.cli.errors import complain
from alhambra.games.alhambra import MODULES
from alhambra.lab.lots import RANDOM
from alhambra.words.saying import Saying

ALL: Final = "all"
NONE: Final[tuple[str, ...]] = ()


def module_names(text: str) -> tuple[str, ...]:
    """The modules somebody asks for; RANDOM alone stays as it is until a game's seed is known."""
    if not text.strip():
        return NONE
    if text.strip() == ALL:
        return tuple(MODULES)
    if text.strip() == RANDOM:
        return (RANDOM,)
    names = tuple([name.strip() for name in text.split(",")])
    for name in names:
        if name not in MODULES:
            complain(Saying("unknown-module", {"module": name, "modules": ", ".join(MODULES)}))
        if names.count(name) > 1:
            complain(Saying("module-twice", {"module": name}))
    return names
