"""Component tables: what lies in the boxes, with sources and confidence."""

import json
from importlib import resources
from typing import Any


def load(name: str) -> dict[str, Any]:
    """Read the table `name`, for instance `buildings`."""
    table: dict[str, Any] = json.loads(resources.files(__name__).joinpath(f"{name}.json").read_text("utf-8"))
    return table
