"""What instinct goes by: numbers in points that were found by playing (see `alhambra train`)."""

from __future__ import annotations

from typing import Final, final

# In the order of a row of the data table, with what was set by hand before anything was tuned.
NAMES: Final = (
    "coin",  # a coin, while there is still much to buy
    "change",  # a card more in hand, whatever its value: more prices can be paid exactly
    "rich",  # with so much money in hand, more of it is worth nothing
    "plenty",  # with fewer tiles in the bag, money and room to grow lose their worth
    "wall",  # a side of the longest wall, in each coming scoring
    "open",  # an open side towards an empty square: room to grow
    "hope",  # of what a tile would gain if it were built, as long as it lies in the reserve
    "fog",  # how little today's counts say about the next scoring
    "haze",  # and about those after it
    "exact",  # an exact purchase costs no action (B-42)
    "stays",  # the chance that a tile of the market outlasts an opponent's turn
    "threat",  # the same, once more, for each opponent who could pay it exactly
    "spite",  # a point less for one opponent
    "growth",  # what it costs to have no square left for a tile without walls
    "sharp",  # of the fog, how much is gone when a scoring is at hand
    "action",  # an action spent on something that is neither money nor a purchase
)
BY_HAND: Final = [0.9, 1.1, 90.0, 12.0, 0.8, 0.4, 0.2, 0.5, 0.9, 4.0, 0.9, 0.8, 0.02, 9.0, 0.5, 1.0]


@final
class Weights:
    """One row of them."""

    __slots__ = NAMES

    def __init__(self, row: list[float]) -> None:
        self.coin: Final = row[0]
        self.change: Final = row[1]
        self.rich: Final = row[2]
        self.plenty: Final = row[3]
        self.wall: Final = row[4]
        self.open: Final = row[5]
        self.hope: Final = row[6]
        self.fog: Final = row[7]
        self.haze: Final = row[8]
        self.exact: Final = row[9]
        self.stays: Final = row[10]
        self.threat: Final = row[11]
        self.spite: Final = row[12]
        self.growth: Final = row[13]
        self.sharp: Final = row[14]
        self.action: Final = row[15]
