"""Why a move may be good, in words: what bots find out about it, as they tell it."""

from __future__ import annotations

from typing import cast

from alhambra.core.table import Table
from alhambra.words.pieces import kind_arg, tile_arg
from alhambra.words.saying import Arg, Saying, Seat

Reason = dict[str, object]


def why(table: Table, reason: Reason) -> Saying:
    """One reason."""
    args: dict[str, Arg] = {}
    for name, value in reason.items():
        if name != "why":
            args[name] = _arg(table, name, cast(int, value))
    return Saying(f"why-{reason['why']}", args)


def _arg(table: Table, name: str, value: int) -> Arg:
    if name == "type":
        return kind_arg(value)
    if name == "tile":
        return tile_arg(table, value)
    return Seat(value) if name == "seat" else value
