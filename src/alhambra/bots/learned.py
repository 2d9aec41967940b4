"""What the bots have learned by playing: weights as data, with where they come from (`alhambra train` makes them)."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final, cast

from alhambra.mind.forecast import Forecast
from alhambra.mind.weights import BY_HAND, NAMES, Weights

FILE: Final = "learned.json"


@cache
def lessons() -> dict[str, dict[str, object]]:
    """By number of players what was learned; nothing where nobody has trained yet."""
    told = json.loads(files("alhambra.bots").joinpath(FILE).read_text(encoding="utf-8"))
    return cast("dict[str, dict[str, object]]", told["players"])


@cache
def weights(players: int) -> Weights:
    """What instinct goes by at such a table."""
    lesson = lessons().get(str(players))
    return Weights(BY_HAND if lesson is None else row(cast("dict[str, float]", lesson["weights"])))


def row(named: dict[str, float]) -> list[float]:
    """Weights by name in their order."""
    return [named[name] for name in NAMES]


def forecast(players: int) -> Forecast | None:
    """A forecast for such a table. It remembers what it looks at: one for each who thinks."""
    lesson = lessons().get(str(players))
    if lesson is None or "forecast" not in lesson:
        return None
    told = cast("dict[str, list[list[float]]]", lesson["forecast"])
    return Forecast(told["rows"], cast("list[float]", told["tempers"]))
