"""DICE on the table: columns with their chips and markers, building tracks, the chips of everybody, the dice."""

from __future__ import annotations

from typing import cast as known

from rich.text import Text

from alhambra.cli.boards import Block
from alhambra.cli.corners.cup import Facts, column_line, dice_lines, round_lines
from alhambra.cli.corners.row import row
from alhambra.cli.glyphs import FAINT, LETTERS, TYPE_STYLES
from alhambra.cli.names import Cast
from alhambra.core.pieces import TYPES
from alhambra.core.setup import SEAT_NAMES
from alhambra.core.view import View
from alhambra.games.dice.part import KEY
from alhambra.words.modules.dice import named


def lines(view: View, cast: Cast, width: int) -> Block:
    facts = view.modules[KEY]
    block = round_lines(view, facts, cast, width)
    for kind, chip in enumerate(known("list[str]", facts["bonus"])):
        items = [Text(cast.say(named(chip)), "bold")] if chip else []
        block += column_line(view, facts, kind, items, cast, width)
    block += row(cast.words("dice-tracks"), _tracks(view, facts, cast), width)
    block += row(cast.words("dice-chips"), _chips(view, facts, cast), width)
    return block + dice_lines(facts, cast, width) + _black(facts, cast, width)


def _tracks(view: View, facts: Facts, cast: Cast) -> list[Text]:
    """Of each type the taken fields from the highest, with their stones from below."""
    parts: list[Text] = []
    for kind, towers in enumerate(known("list[list[dict[str, object]]]", facts["towers"])):
        part = Text(f" {LETTERS[kind]} ", TYPE_STYLES[kind])
        for tower in towers:
            stones = [_owner(view, owner, cast) for owner in known("list[int]", tower["stones"])]
            part.append(f" {tower['field']}", FAINT)
            part.append(f" {'<'.join(stones)}", "")
        parts.append(part if towers else part.append(" -", FAINT))
    return parts


def _chips(view: View, facts: Facts, cast: Cast) -> list[Text]:
    """Who has which chips."""
    parts: list[Text] = []
    for owner, chips in enumerate(known("list[list[str]]", facts["chips"])):
        told = ", ".join([cast.say(named(chip)) for chip in chips]) or "-"
        parts.append(Text.assemble((f"{_owner(view, owner, cast)}: ", "bold"), told))
    return parts


def _black(facts: Facts, cast: Cast, width: int) -> Block:
    if not facts["black"]:
        return []
    face = TYPES.index(known(str, facts["black"]))
    return row(cast.words("dice-black"), [Text(f" {LETTERS[face]} ", TYPE_STYLES[face])], width)


def _owner(view: View, owner: int, cast: Cast) -> str:
    return SEAT_NAMES[owner] if owner < view.table.seats else cast.words("dirk")
