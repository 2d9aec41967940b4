"""What instinct goes by: numbers in points that were found by playing (see `alhambra train`)."""

from __future__ import annotations

from typing import Final, final

# In the order of a row of the data table, with what learning begins with.
NAMES: Final = (
    "coin",  # a coin, while there is still much to buy
    "change",  # a card more in hand, whatever its value: more prices can be paid exactly
    "rich",  # with so much money in hand, more of it is worth nothing
    "plenty",  # with so many tiles in the bag, money is worth half of what it would be if the game went on for ever
    "wall",  # a side of the longest wall, in each coming scoring
    "choice",  # of a tile that finds a place, what it counts more if it finds a second or a third one
    "hope",  # of what a tile would gain if it were built, as long as it lies in the reserve
    "drift",  # how far the tiles that come until a scoring change who has how many
    "later",  # a point in a scoring after the next one
    "exact",  # an exact purchase costs no action (B-42)
    "stays",  # the chance that a tile of the market outlasts an opponent's turn
    "threat",  # the same, once more, for each opponent who could pay it exactly
    "spite",  # a point less for one opponent
    "room",  # a tile still to come that finds a place
    "pace",  # tiles yet to come for each player: with fewer, what lies on the market is likely given away at the end
    "cover",  # a currency in which every tile could be paid exactly
    "action",  # an action spent on something that is neither money nor a purchase
    "deny",  # of what it costs if an opponent gets a tile that he could pay exactly
)
BY_HAND: Final = [1.2, 3.0, 120.0, 22.0, 0.78, 0.32, 0.09, 0.9, 0.5, 2.8, 0.6, 0.3, 0.2, 1.5, 1.0, 5.0, 0.12, 0.8]


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
        self.choice: Final = row[5]
        self.hope: Final = row[6]
        self.drift: Final = row[7]
        self.later: Final = row[8]
        self.exact: Final = row[9]
        self.stays: Final = row[10]
        self.threat: Final = row[11]
        self.spite: Final = row[12]
        self.room: Final = row[13]
        self.pace: Final = row[14]
        self.cover: Final = row[15]
        self.action: Final = row[16]
        self.deny: Final = row[17]
