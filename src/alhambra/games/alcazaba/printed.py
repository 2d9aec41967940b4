"""What the rules of the Alcazaba variant say in numbers, read once."""

from __future__ import annotations

from typing import Final, cast, final

from alhambra import data


@final
class Printed:
    """ALC-8, ALC-13: how many piles there are, and how many tiles of the bag join each of them."""

    __slots__ = ("draws", "piles")

    def __init__(self) -> None:
        table = cast("dict[str, int]", data.load("dice_game")["alcazaba"])
        self.piles: Final = table["piles"]
        self.draws: Final = table["bag_draws_per_round"]


PRINTED: Final = Printed()
