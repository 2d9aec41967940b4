"""What a hand can pay. A hand is replaced, never edited: so a player keeps what was found out about it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from alhambra.core.pieces import CURRENCIES
from alhambra.core.state import Player
from alhambra.core.worlds import still_covered
from alhambra.mind.sight import coins_of, sums_of


@final
class Means:
    """The cards of one hand, by currency; sums are bits."""

    __slots__ = ("coins", "sums")

    def __init__(self, money: list[vec[i64]], hand: vec[u8]) -> None:
        sums = vec[i64](capacity=len(CURRENCIES))
        coins = vec[i64](capacity=len(CURRENCIES))
        currency: i64 = 0
        for currency in range(len(CURRENCIES)):
            sums = append(sums, sums_of(money[currency], hand, 1))
            coins = append(coins, coins_of(money[currency], hand))
        self.sums: Final = sums  # all that can be paid
        self.coins: Final = coins


def means(money: list[vec[i64]], player: Player) -> Means:
    """All that a player has, as he knows it; found out once."""
    known = player.notes
    if isinstance(known, Means):
        return known
    found = Means(money, player.hand)
    player.notes = found
    return found


def shown(money: list[vec[i64]], player: Player) -> Means:
    """What others know a player to have: not the cards that came covered."""
    if not player.covered:
        return means(money, player)
    hand = player.hand[:]
    for card in still_covered(player):
        hand[card] -= u8(1)
    return Means(money, hand)
