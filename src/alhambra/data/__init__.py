"""Component tables: what lies in the boxes, with sources and confidence."""

import json
from functools import cache
from importlib import resources
from typing import Any


@cache
def load(name: str) -> dict[str, Any]:
    """The table `name`, for instance `buildings`; read once and shared, so never change it."""
    table: dict[str, Any] = json.loads(resources.files(__name__).joinpath(f"{name}.json").read_text("utf-8"))
    return table
