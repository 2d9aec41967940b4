"""VIZ on the table: whose stones are awake."""

from __future__ import annotations

from typing import cast as known

from rich.text import Text

from alhambra.cli.boards import Block
from alhambra.cli.corners.row import row
from alhambra.cli.glyphs import FAINT
from alhambra.cli.names import Cast
from alhambra.core.view import View
from alhambra.words.saying import All, Seat


def lines(view: View, cast: Cast, width: int) -> Block:
    awake = known("list[bool]", view.modules["vizier"]["awake"])
    up = tuple([Seat(seat) for seat, stone in enumerate(awake) if stone])
    down = tuple([Seat(seat) for seat, stone in enumerate(awake) if not stone])
    parts = [Text(cast.words("vizier-awake", seats=All(up)))] if up else []
    parts += [Text(cast.words("vizier-asleep", seats=All(down)), FAINT)] if down else []
    return row(cast.words("vizier-title"), parts, width)
