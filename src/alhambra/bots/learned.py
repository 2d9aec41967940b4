"""What the bots have learned by playing: weights as data, with where they come from (`alhambra train` makes them)."""

from __future__ import annotations

import json
from base64 import b64decode
from functools import cache
from importlib.resources import files
from itertools import islice, pairwise
from struct import iter_unpack
from typing import Any, Final, cast

from alhambra.mind.forecast import Forecast
from alhambra.mind.network import Network
from alhambra.mind.portrait import size
from alhambra.mind.weights import BY_HAND, NAMES, Weights

FILE: Final = "learned.json"


@cache
def _file() -> dict[str, dict[str, dict[str, object]]]:
    told = json.loads(files("alhambra.bots").joinpath(FILE).read_text(encoding="utf-8"))
    return cast("dict[str, dict[str, dict[str, object]]]", told)


def lessons() -> dict[str, dict[str, object]]:
    """By number of players what was learned; nothing where nobody has trained yet."""
    return _file()["players"]


def provenance() -> dict[str, dict[str, object]]:
    """By what was learned, the weights and the forecast: the command that made it, and when it ran with what."""
    return _file()["made"]


@cache
def weights(players: int) -> Weights:
    """What instinct goes by at such a table."""
    return Weights(known_row(players))


def known_row(players: int) -> list[float]:
    """The same as plain numbers."""
    lesson = lessons().get(str(players))
    return BY_HAND if lesson is None else row(cast("dict[str, float]", lesson["weights"]))


def row(named: dict[str, float]) -> list[float]:
    """Weights by name in their order."""
    return [named[name] for name in NAMES]


def forecast(players: int, *, modules: bool = False) -> Forecast | None:
    """A forecast for such a table; with modules it is one that has learned from games with them.

    It remembers what it looks at: one for each who thinks.
    """
    learned = _network(players, "forecast_with_modules" if modules else "forecast")
    return None if learned is None else Forecast(players, *learned, weights(players))


@cache
def _network(players: int, name: str) -> tuple[Network, float] | None:
    """A network as it was written down, and how many points make a clear lead to it; it is the same for all.

    What it adds up is of no use after the call, so those who think one after the other may share it.
    """
    lesson = lessons().get(str(players))
    if lesson is None or name not in lesson:
        return None
    told = cast("dict[str, Any]", lesson[name])
    return Network(*decoded(players, told)), float(told["temper"])


def decoded(players: int, told: dict[str, Any]) -> tuple[list[list[float]], list[list[float]]]:
    """Weights and biases by layer: first all weights were written down, then all biases."""
    sums: list[int] = told["sums"]
    unread = iter(number for (number,) in iter_unpack("<f", b64decode(told["numbers"])))
    weights = [list(islice(unread, before * after)) for before, after in pairwise((size(players), *sums))]
    return weights, [list(islice(unread, after)) for after in sums]
