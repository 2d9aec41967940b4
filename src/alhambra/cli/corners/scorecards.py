"""NSC on the table: the order of the types in each scoring, fewest points first."""

from __future__ import annotations

from typing import cast as known

from rich.text import Text

from alhambra.cli.boards import Block
from alhambra.cli.corners.row import row
from alhambra.cli.names import Cast
from alhambra.core.view import View
from alhambra.words.saying import All, Kind


def lines(view: View, cast: Cast, width: int) -> Block:
    parts: list[Text] = []
    for scoring, order in enumerate(known("list[list[str]]", view.modules["scorecards"]["orders"]), 1):
        types = All(tuple([Kind(name) for name in order]))
        parts.append(Text(cast.words("scorecards-order", scoring=scoring, types=types)))
    return row(cast.words("scorecards-title"), parts, width)
