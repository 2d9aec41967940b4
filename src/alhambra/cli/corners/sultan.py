"""SUL on the table: the open cards, and the types of those that everybody has."""

from __future__ import annotations

from typing import cast as known

from rich.text import Text

from alhambra.cli.boards import Block
from alhambra.cli.corners.row import row
from alhambra.cli.names import Cast
from alhambra.core.view import View
from alhambra.words.saying import All, Card, Kind, Seat


def lines(view: View, cast: Cast, width: int) -> Block:
    facts = view.modules["sultan"]
    parts = [
        Text(cast.words("sultan-open", card=Card(lying["card"]), type=Kind(lying["type"])))
        for lying in known("list[dict[str, str]]", facts["open"])
    ]
    for seat, names in enumerate(known("list[list[str]]", facts["owned"])):
        if names:
            kinds = All(tuple([Kind(name) for name in names]))
            parts.append(Text(cast.words("sultan-owned", seat=Seat(seat), types=kinds)))
    return row(cast.words("sultan-title"), parts, width) if parts else []
