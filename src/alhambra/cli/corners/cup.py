"""Dice and markers on the table, as the dice games share them."""

from __future__ import annotations

from typing import Final
from typing import cast as known

from rich.text import Text

from alhambra.cli.boards import Block
from alhambra.cli.corners.row import row
from alhambra.cli.glyphs import FAINT, LETTERS, TYPE_STYLES
from alhambra.cli.names import Cast
from alhambra.core.pieces import TYPES
from alhambra.core.setup import SEAT_NAMES
from alhambra.core.view import View
from alhambra.games.cup.area import THROWS
from alhambra.games.cup.printed import PRINTED
from alhambra.words.saying import All, Arg, Kind, Say, Saying, Seat

Facts = dict[str, object]
DIE: Final = " {} "


def round_lines(view: View, facts: Facts, cast: Cast, width: int) -> Block:
    """Which round it is, who has how many markers left, which found no field."""
    parts = [Text(cast.words("cup-starter", seat=Seat(known(int, facts["starter"]))))]
    left = _numbers(known("list[int]", facts["markers"]), view.table.seats)
    if left:
        parts.append(Text(cast.words("cup-markers", seats=All(tuple(left)))))
    off = _numbers(known("list[int]", facts["off"]), view.table.seats)
    if off:
        parts.append(Text(cast.words("cup-off", seats=All(tuple(off))), FAINT))
    title = cast.words("cup-round", round=known(int, facts["round"]), rounds=PRINTED.rounds)
    return row(title, parts, width)


def dice_lines(facts: Facts, cast: Cast, width: int) -> Block:
    """What the dice of the turn show; nothing before the first throw."""
    faces = [TYPES.index(face) for face in known("list[str]", facts["dice"])]
    if not faces:
        return []
    dice = [Text(DIE.format(LETTERS[face]), TYPE_STYLES[face]) for face in faces]
    throw = Text(cast.words("cup-throw", throw=known(int, facts["throws"]), throws=THROWS), FAINT)
    return row(cast.words("cup-dice"), [*dice, throw], width)


def column_line(view: View, facts: Facts, kind: int, items: list[Text], cast: Cast, width: int) -> Block:
    """A column: what is to be won there, then its markers, the best first."""
    parts = items[:]
    if facts["chip"] == TYPES[kind]:
        parts.append(Text(cast.words("cup-chip"), "bold"))
    for marker in known("list[list[dict[str, object]]]", facts["columns"])[kind]:
        owner = known(int, marker["owner"])
        name = SEAT_NAMES[owner] if owner < view.table.seats else cast.words("dirk")
        parts.append(Text.assemble((str(marker["field"]), FAINT), f" {name}"))
    return row(cast.words("type-name", type=Kind(TYPES[kind])), parts, width)


def _numbers(numbers: list[int], seats: int) -> list[Arg]:
    """So many for each owner that has any."""
    return [
        Say(Saying("number-of", {"seat": Seat(at) if at < seats else Say(Saying("dirk")), "number": number}))
        for at, number in enumerate(numbers)
        if number
    ]
