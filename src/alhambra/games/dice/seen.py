"""What a view tells of the Dice Game, as numbers again: for bots and hints, which see nothing else."""

from __future__ import annotations

from typing import Final, cast, final

from alhambra.core.pieces import TYPES
from alhambra.core.view import View
from alhambra.games.cup.area import EMPTY_COLUMN, FIELDS, field_name, with_marker
from alhambra.games.dice.chips import NAMES, NO_CHIP
from alhambra.games.dice.part import KEY, NO_FACE

FIELD_AT: Final = {field_name(at): at for at in range(FIELDS)}
Facts = dict[str, object]


@final
class Seen:
    """The table as one seat sees it."""

    __slots__ = (
        "black",
        "black_spent",
        "bonus",
        "chips",
        "columns",
        "earlier",
        "faces",
        "heights",
        "markers",
        "owners",
        "rewarding",
        "round",
        "seat",
        "seats",
        "standing",
        "start_at",
        "starter",
        "throws",
    )

    def __init__(self, view: View) -> None:
        facts = view.modules[KEY]
        self.seat: Final = view.seat
        self.seats: Final = view.table.seats
        self.round: Final = cast(int, facts["round"])
        self.starter: Final = cast(int, facts["starter"])
        self.throws: Final = cast(int, facts["throws"])
        self.faces: Final = _faces(facts["dice"])
        self.earlier: Final = [_faces(faces) for faces in cast("list[object]", facts["earlier"])]
        self.black: Final = _kind(facts["black"])
        self.black_spent: Final = cast(bool, facts["black_spent"])
        self.columns: Final = [_column(markers) for markers in cast("list[list[Facts]]", facts["columns"])]
        self.markers: Final = cast("list[int]", facts["markers"])  # still to be placed, by seat
        self.start_at: Final = _kind(facts["chip"])
        self.bonus: Final = [NAMES.index(name) if name else NO_CHIP for name in cast("list[str]", facts["bonus"])]
        self.chips: Final = [[NAMES.index(name) for name in names] for names in cast("list[list[str]]", facts["chips"])]
        self.heights: Final = cast("list[list[int]]", facts["heights"])
        self.owners: Final = len(self.chips)
        self.standing: Final = [_standing(towers) for towers in cast("list[list[Facts]]", facts["towers"])]
        self.rewarding: Final = _kind(facts["rewarding"])


def _kind(name: object) -> int:
    return TYPES.index(cast(str, name)) if name else NO_FACE


def _faces(names: object) -> bytes:
    return bytes([TYPES.index(name) for name in cast("list[str]", names)])


def _column(markers: list[Facts]) -> bytes:
    column = EMPTY_COLUMN
    for marker in markers:
        column = with_marker(column, FIELD_AT[cast(str, marker["field"])], cast(int, marker["owner"]))
    return column


def _standing(towers: list[Facts]) -> list[int]:
    """The owners on a track, the first place first."""
    return [owner for tower in towers for owner in cast("list[int]", tower["stones"])]
