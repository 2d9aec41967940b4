"""TRE on the table: the chests of the rooms, how many everybody has placed, how many are in the bag."""

from __future__ import annotations

from typing import cast as known

from rich.text import Text

from alhambra.cli.boards import Block
from alhambra.cli.corners.row import row
from alhambra.cli.glyphs import FAINT
from alhambra.cli.names import Cast
from alhambra.core.view import View
from alhambra.words.modules.treasure import room_arg
from alhambra.words.saying import All, Say, Saying, Seat


def lines(view: View, cast: Cast, width: int) -> Block:
    facts = view.modules["treasure"]
    parts: list[Text] = []
    for room, lying in enumerate(known("list[list[str]]", facts["rooms"])):
        if lying:
            parts.append(Text(cast.words("treasure-room", room=room + 1, chests=room_arg(view, room))))
        else:
            parts.append(Text(cast.words("treasure-empty", room=room + 1), FAINT))
    laid = known("list[list[str]]", facts["laid"])
    having = [
        Say(Saying("number-of", {"seat": Seat(seat), "number": len(tiles)})) for seat, tiles in enumerate(laid) if tiles
    ]
    if facts["dirk"]:
        having.append(Say(Saying("number-of", {"seat": Say(Saying("dirk")), "number": known(int, facts["dirk"])})))
    if having:
        parts.append(Text(cast.words("treasure-laid", seats=All(tuple(having)))))
    parts.append(Text(cast.words("treasure-bag", number=known(int, facts["bag"])), FAINT))
    return row(cast.words("treasure-title"), parts, width)
