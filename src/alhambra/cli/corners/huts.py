"""HUT on the table: the open huts, and how many everybody has."""

from __future__ import annotations

from typing import cast as known

from rich.text import Text

from alhambra.cli.boards import Block
from alhambra.cli.corners.row import row
from alhambra.cli.glyphs import FAINT, HUT_SIGN, LETTERS, TYPE_STYLES
from alhambra.cli.names import Cast
from alhambra.core.view import View
from alhambra.words.saying import All, Say, Saying, Seat


def lines(view: View, cast: Cast, width: int) -> Block:
    facts = view.modules["huts"]
    names, left = known("list[str]", facts["open"]), known("list[int]", facts["left"])
    parts: list[Text] = []
    for kind, (name, number) in enumerate(zip(names, left)):
        if name:
            walls = cast.walls(name)
            sign = (f" {HUT_SIGN}{LETTERS[kind]} ", TYPE_STYLES[kind])
            walled = f" {cast.words('huts-wall', walls=walls)}" if walls else ""
            parts.append(Text.assemble(sign, walled, (f", {cast.words('huts-left', number=number)}", FAINT)))
    owned = known("list[int]", facts["owned"])
    having = [
        Say(Saying("number-of", {"seat": Seat(seat), "number": number})) for seat, number in enumerate(owned) if number
    ]
    if having:
        parts.append(Text(cast.words("huts-owned", seats=All(tuple(having))), FAINT))
    return row(cast.words("huts-title"), parts or [Text(cast.words("huts-all-taken"), FAINT)], width)
