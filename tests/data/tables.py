"""Component tables for tests: shipped ones with a change, in a folder."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

from alhambra import data

Damage = Callable[[dict[str, Any]], object]


def changed(name: str, change: Damage) -> dict[str, Any]:
    """A shipped table with a change."""
    table = deepcopy(data.shipped(name))
    change(table)
    return table


def put(folder: Path, name: str, change: Damage) -> Path:
    """The same, written into a folder."""
    folder.mkdir(exist_ok=True)
    (folder / f"{name}.json").write_text(json.dumps(changed(name, change)), encoding="utf-8")
    return folder


def entry(table: dict[str, Any], name: str) -> dict[str, Any]:
    """The tile or card with this id."""
    entries: list[dict[str, Any]] = table.get("tiles", []) + table.get("cards", [])
    return next(e for e in entries if e["id"] == name)


def turned_hut(table: dict[str, Any]) -> None:
    """A correction that somebody with the box might make: one hut has its wall on another side."""
    entry(table, "hut-garden-n").update(id="hut-garden-s", walls=["S"])
