"""Alhambra: the base game with any of the modules that are at hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from alhambra.core.engine import new_game
from alhambra.core.module import Module, Ruling
from alhambra.core.setup import Setup
from alhambra.core.state import State
from alhambra.core.table import awake

NAME: Final = "alhambra"

# The modules by name, and where they meet.
MODULES: Final[dict[str, Callable[[], Module]]] = {}
RULINGS: Final[list[Callable[[], Ruling]]] = []


def start(setup: Setup) -> State:
    """A game before its first decision; ValueError for a module nobody knows."""
    for name in setup.modules:
        if name not in MODULES:
            known = ", ".join(sorted(MODULES)) or "none yet"
            raise ValueError(f"unknown module {name!r}; known modules: {known}")
    modules = [MODULES[name]() for name in setup.modules]
    return new_game(setup, awake(modules, [ruling() for ruling in RULINGS]))
