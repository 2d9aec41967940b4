"""Alhambra: the base game with any of the modules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from alhambra.core.engine import new_game
from alhambra.core.module import Module
from alhambra.core.setup import BASE_GAME, Setup
from alhambra.core.state import State
from alhambra.core.table import awake
from alhambra.rulebooks.order import ORDER
from alhambra.rulings.all import RULINGS

NAME: Final = BASE_GAME

# The modules by name, in their order.
MODULES: Final[dict[str, Callable[[], Module]]] = {module().key(): module for module in ORDER}


def arranged(setup: Setup) -> Setup:
    """The same set-up with its modules in their order; ValueError for a module nobody knows."""
    for name in setup.modules:
        if name not in MODULES:
            raise ValueError(f"unknown module {name!r}; known modules: {', '.join(MODULES)}")
    modules = tuple([name for name in MODULES if name in setup.modules])
    return Setup(setup.seats, setup.seed, setup.generator, modules, setup.tower, setup.components, setup.game)


def start(setup: Setup, beside: tuple[Module, ...] = ()) -> State:
    """A game before its first decision; ValueError for a module nobody knows.

    Who runs a table may seat modules of its own beside those of the set-up: they come last, and no record names them.
    """
    ordered = arranged(setup)
    modules = [MODULES[name]() for name in ordered.modules]
    return new_game(ordered, [*awake(modules, [ruling() for ruling in RULINGS]), *beside])
