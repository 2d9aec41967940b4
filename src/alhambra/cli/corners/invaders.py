"""INV on the table: the open scouts, and from where the next attack comes if one knows it."""

from __future__ import annotations

from typing import cast as known

from rich.text import Text

from alhambra.cli.boards import Block
from alhambra.cli.corners.row import row
from alhambra.cli.glyphs import FAINT
from alhambra.cli.names import Cast
from alhambra.core.view import View
from alhambra.words.modules.invaders import from_side
from alhambra.words.saying import All, Kind, Seat


def lines(view: View, cast: Cast, width: int) -> Block:
    facts = view.modules["invaders"]
    parts: list[Text] = []
    coming = known(str, facts["next"])
    if coming:
        parts.append(Text(cast.words("invaders-next", **{"from": from_side(coming)})))
    kinds = tuple([Kind(name) for name in known("list[str]", facts["scouts"])])
    if kinds:
        parts.append(Text(cast.words("invaders-scouts", types=All(kinds))))
    knowing = [Seat(seat) for seat, seen in enumerate(known("list[bool]", facts["seen_by"])) if seen]
    if knowing:
        parts.append(Text(cast.words("invaders-known", seats=All(tuple(knowing))), FAINT))
    return row(cast.words("invaders-title"), parts, width) if parts else []
