"""Players of unlike styles, to try others on: no bot shall only beat its own kind.

Each is the club player with one idea too many.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from alhambra.bots.asking import Clock
from alhambra.bots.learned import weights
from alhambra.core.actions import Action
from alhambra.core.pieces import TYPES
from alhambra.core.rng import Rng
from alhambra.core.state import State
from alhambra.core.view import View
from alhambra.mind.instinct import Instinct
from alhambra.mind.weights import NAMES, Weights


class Fancier:
    """Club instinct with some weights exaggerated, or with favourite types."""

    def __init__(self, exaggerated: dict[str, float], favourites: dict[str, float] | None = None) -> None:
        self._exaggerated: Final = exaggerated  # by weight: so many times as much
        self._favourites: Final = favourites or {}

    def think(self, view: View, world: State, clock: Clock | None, rng: Rng) -> Action:
        if len(view.options) == 1:
            return view.options[0]
        usual = weights(len(world.players))
        row = [getattr(usual, name) * self._exaggerated.get(name, 1.0) for name in NAMES]
        instinct = Instinct(world, Weights(row))
        instinct.tastes = vec[float]([self._favourites.get(name, 1.0) for name in TYPES])
        return instinct.best(world, view.seat, view.options)


def hoarder() -> Fancier:
    """Money first: it waits for everything to be paid exactly."""
    return Fancier({"coin": 1.8, "change": 1.8, "rich": 2.0, "exact": 2.0})


def wall_builder() -> Fancier:
    """The longest wall, whatever stands behind it."""
    return Fancier({"wall": 3.0, "room": 0.3})


def specialist() -> Fancier:
    """The dear types, and hardly anything else."""
    return Fancier({}, {"garden": 2.0, "tower": 2.0, "pavilion": 0.4, "seraglio": 0.4})


def spoiler() -> Fancier:
    """A point less for others is nearly a point."""
    return Fancier({"spite": 3.0})


ZOO: Final = {"hoarder": hoarder, "wall-builder": wall_builder, "specialist": specialist, "spoiler": spoiler}
