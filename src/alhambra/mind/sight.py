"""What can be counted in a position: sums that can be paid, shares of prizes, scorings gone by and to come."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from alhambra.core.appraisal import SCORINGS, divided
from alhambra.core.pieces import SCORES
from alhambra.core.state import State
from alhambra.core.worlds import stack_ends

ALL_SUMS: Final[i64] = 0x1FFFFFFFFFF  # sums are bits; they are told apart up to 40, more than any price
NEAR: Final = 20.0  # cards, or tiles in the bag: a scoring farther off is not near at all


def sums_of(money: vec[i64], hand: vec[u8], sums: i64) -> i64:
    """What can be paid with the cards of one currency (packed as in `Cards.money`) and with these sums besides."""
    for entry in money:
        number = i64(hand[entry >> 8 & 255])
        while number > 0:
            sums |= sums << (entry >> 16) & ALL_SUMS
            number -= 1
    return sums


def coins_of(money: vec[i64], hand: vec[u8]) -> i64:
    """All coins of one currency."""
    coins: i64 = 0
    for entry in money:
        coins += (entry >> 16) * i64(hand[entry >> 8 & 255])
    return coins


def share(prizes: tuple[int, ...], counts: vec[i64], me: i64) -> float:
    """What a contestant with so many tiles gets of the prizes (B-103 to B-106), ties shared."""
    mine = counts[me]
    if mine == 0:
        return 0.0
    ahead: i64 = 0
    level: i64 = 0
    for other in counts:
        if other > mine:
            ahead += 1
        elif other == mine:
            level += 1
    return divided(prizes, ahead, level)


def nearness(state: State, past: i64) -> float:
    """How near the next scoring is, from 0 to 1, as far as a seat can know: 1 if it is at hand."""
    if past >= SCORINGS - 1:
        return max(0.0, 1.0 - float(state.bag_left()) / NEAR)
    roles = state.table.cards.roles
    pile = state.pile
    at: i64 = state.pile_at
    while at < len(pile) and roles[i64(pile[at])] != SCORES:
        at += 1
    begin: i64 = state.pile_at
    for end in stack_ends(state):
        if at < end:  # anywhere in what is left of its pile
            return max(0.0, 1.0 - float((begin + end) // 2 - state.pile_at) / NEAR)
        begin = max(begin, end)
    return 0.0


def scorings_past(state: State) -> i64:
    """How many scorings there were: their cards lie no longer in the draw pile."""
    past: i64 = SCORINGS - 1
    roles = state.table.cards.roles
    pile = state.pile
    at: i64 = state.pile_at
    while at < len(pile):
        if roles[i64(pile[at])] == SCORES:
            past -= 1
        at += 1
    return past
