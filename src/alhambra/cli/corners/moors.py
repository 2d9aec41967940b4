"""ART on the table: the counters of everybody, and the points they are turned to."""

from __future__ import annotations

from typing import cast as known

from rich.text import Text

from alhambra.cli.boards import Block
from alhambra.cli.corners.row import row
from alhambra.cli.names import Cast
from alhambra.core.view import View
from alhambra.words.modules.moors import counter_arg
from alhambra.words.saying import All, Seat


def lines(view: View, cast: Cast, width: int) -> Block:
    parts: list[Text] = []
    for seat, counters in enumerate(known("list[dict[str, dict[str, int]]]", view.modules["moors"]["counters"])):
        if counters:
            shown = [counter_arg(int(price), counter["value"]) for price, counter in counters.items()]
            parts.append(Text(cast.words("moors-counters", seat=Seat(seat), counters=All(tuple(shown)))))
    return row(cast.words("moors-title"), parts, width) if parts else []
