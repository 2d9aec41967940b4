"""What the boards and rules of the dice games say in numbers, read once."""

from __future__ import annotations

from typing import Final, cast, final

from alhambra import data
from alhambra.core.pieces import TYPES


@final
class Printed:
    """The numbers both dice games share (DICE-4, DICE-5, DICE-11, DICE-16)."""

    __slots__ = ("dice", "dirk_rows", "fields", "markers", "rounds", "rows", "scorings")

    def __init__(self) -> None:
        table = data.load("dice_game")
        if table["column_order"] != list(TYPES):  # DICE-1
            raise ValueError("the columns of the dice area do not stand in the order of the types")
        area = cast("dict[str, int]", table["dice_area"])
        self.dice: Final = cast("dict[str, int]", table["dice"])["white"]
        self.rows: Final = area["rows"]
        self.fields: Final = area["rows"] * area["fields_per_row"]
        self.rounds: Final = cast(int, table["rounds"])
        self.markers: Final = {int(seats): number for seats, number in _numbers(table["markers_per_player"])}
        self.dirk_rows: Final = cast("list[int]", table["dirk_marker_rows"])
        after = cast("dict[str, str]", table["scoring_after_round"])
        self.scorings: Final = {int(after_round): at for at, after_round in enumerate(sorted(after), start=1)}


def _numbers(row: object) -> list[tuple[str, int]]:
    return list(cast("dict[str, int]", row).items())


PRINTED: Final = Printed()
