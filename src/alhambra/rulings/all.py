"""All rulings; each wakes only when the modules it needs are at the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from alhambra.core.module import Ruling
from alhambra.rulings.gates_and_walls import GatesAndWalls

RULINGS: Final[list[Callable[[], Ruling]]] = [GatesAndWalls]
