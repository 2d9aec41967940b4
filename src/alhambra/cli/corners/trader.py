"""TRD on the table: what everybody's trader tile holds and where it lies, who has moved in, and the supply."""

from __future__ import annotations

from typing import cast as known

from rich.text import Text

from alhambra.cli.boards import Block
from alhambra.cli.corners.row import row
from alhambra.cli.glyphs import FAINT
from alhambra.cli.names import Cast
from alhambra.core.view import View
from alhambra.words.saying import All, Cell, Kind, Say, Saying, Seat


def lines(view: View, cast: Cast, width: int) -> Block:
    facts = view.modules["trader"]
    supply = known("dict[str, int]", facts["supply"])
    cells = known("list[str]", facts["at"])
    housed = known("list[list[str]]", facts["housed"])
    parts: list[Text] = []
    for seat, citizens in enumerate(known("list[list[str]]", facts["citizens"])):
        if citizens:
            kinds = All(tuple([Kind(name) for name in citizens]))
            told = [cast.words("trader-holds", seat=Seat(seat), types=kinds)]
            told += [cast.words("trader-lies", cell=Cell(cells[seat]))] if cells[seat] else []
            told += [cast.words("trader-housed", number=len(housed[seat]))] if housed[seat] else []
            parts.append(Text(", ".join(told)))
    if not supply:
        parts.append(Text(cast.words("trader-yet-secret"), FAINT))
    else:
        left = [
            Say(Saying("type-number", {"type": Kind(name), "number": number}))
            for name, number in supply.items()
            if number
        ]
        parts += [Text(cast.words("trader-supply", types=All(tuple(left))), FAINT)] if left else []
    return row(cast.words("trader-title"), parts, width)
