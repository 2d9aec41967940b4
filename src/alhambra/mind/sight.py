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
TILES_A_CARD: Final = 0.45  # that leave the bag while one card leaves the draw pile


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


def cards_in(hand: vec[u8]) -> i64:
    """How many cards there are."""
    number: i64 = 0
    for held in hand:
        number += i64(held)
    return number


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


def until(scoring: i64, past: i64, soon: float) -> float:
    """What part of the bag is gone by a scoring, if so much of it is gone by the next one."""
    if scoring == SCORINGS - 1:
        return 1.0
    return soon if scoring == past else 0.5 * (soon + 1.0)


def until_scoring(state: State, past: i64) -> float:
    """What part of the tiles in the bag will leave it before the next scoring, as far as a seat can tell."""
    left = float(state.bag_left())
    if past >= SCORINGS - 1 or left == 0.0:
        return 1.0
    roles = state.table.cards.roles
    pile = state.pile
    at: i64 = state.pile_at
    while at < len(pile) and roles[i64(pile[at])] != SCORES:
        at += 1
    begin: i64 = state.pile_at
    for end in stack_ends(state):
        if at < end:  # anywhere in what is left of its pile
            return min(1.0, TILES_A_CARD * float((begin + end) // 2 - state.pile_at) / left)
        begin = max(begin, end)
    return 1.0


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
