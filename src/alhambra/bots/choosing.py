"""How bots choose that put a value on every option: the best one, or by chance and good ones more often."""

from __future__ import annotations

from math import exp
from typing import Final

from alhambra.core.actions import Action
from alhambra.core.rng import Rng

FINE: Final = 1 << 20  # steps of a random number between 0 and 1


def best_of(options: list[Action], values: list[float]) -> list[Action]:
    """The option that is worth most, and all that are worth as much."""
    best = max(values)
    return [option for option, value in zip(options, values, strict=True) if value == best]


def any_of(options: list[Action], values: list[float], heat: float, rng: Rng) -> Action:
    """Any option; one that is worth `heat` points less is chosen about a third as often."""
    best = max(values)
    chances = [exp((value - best) / heat) for value in values]
    drawn = sum(chances) * int(rng.below(FINE)) / FINE
    for option, chance in zip(options, chances, strict=True):
        drawn -= chance
        if drawn < 0:
            return option
    return options[values.index(best)]
