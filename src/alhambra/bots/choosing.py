"""How bots choose that put a value on every option: the best one, and chance decides between equals."""

from __future__ import annotations

from alhambra.core.actions import Action


def best_of(options: list[Action], values: list[float]) -> list[Action]:
    """The option that is worth most, and all that are worth as much."""
    best = max(values)
    return [option for option, value in zip(options, values, strict=True) if value == best]
