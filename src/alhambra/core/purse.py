"""Laying money from a purse: every payment from which nothing can be left out (B-60, B-63, CHG-2).

A purse lists what may be laid together, dearest first, packed as currencies << 24 | value << 16 | kind << 8 | number.
The currencies are a bit set: what a payment has used says whether another mix would do (see `payment`).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from alhambra.core.pieces import NO_CARD, NO_PIECES, ROW_OF, Cards

NO_RIVALS: Final = vec[i64]()


def purse_of(cards: Cards, hand: vec[u8], currency: int) -> vec[i64]:
    """The cards of one currency."""
    purse = vec[i64](capacity=16)
    for entry in cards.money[currency]:
        number = i64(hand[entry >> 8 & 255])
        if number:
            purse = append(purse, entry | number)
    return purse


def put_in(purse: vec[i64], entry: i64) -> vec[i64]:
    """A purse with more in it, in its place by value and kind; equal pieces are one entry."""
    at: i64 = len(purse)
    while at > 0 and purse[at - 1] & 0xFFFF00 < entry & 0xFFFF00:
        at -= 1
    if at > 0 and purse[at - 1] >> 8 == entry >> 8:
        purse[at - 1] += entry & 255
        return purse
    purse = append(purse, entry)
    last: i64 = len(purse) - 1
    while last > at:
        purse[last] = purse[last - 1]
        last -= 1
    purse[at] = entry
    return purse


def total_of(purse: vec[i64]) -> i64:
    total: i64 = 0
    for entry in purse:
        total += (entry >> 16 & 255) * (entry & 255)
    return total


def covers(purse: vec[i64], cards: list[int], price: int) -> bool:
    total = 0
    for kind in cards:
        total += next((entry >> 16 & 255 for entry in purse if entry >> 8 & 255 == kind), 0)
    for kind in cards:
        if cards.count(kind) > sum([entry & 255 for entry in purse if entry >> 8 & 255 == kind]):
            return False
    return bool(cards) and total >= price


def lay_all(purse: vec[i64], price: i64, token: int, rivals: vec[i64], found: list[bytes], change: i64) -> None:
    if total_of(purse) < price:
        return
    laid = NO_PIECES if token == NO_CARD else ROW_OF[token]
    if change:
        _lay_for_change(purse, 0, price, laid, 0, rivals, found, change)
    else:
        _lay(purse, 0, price, laid, 0, rivals, found)


def _lay(purse: vec[i64], at: i64, owed: i64, laid: bytes, used: i64, rivals: vec[i64], found: list[bytes]) -> None:
    """Lay cards from the dearest down until nothing is owed: so every minimal payment comes exactly once."""
    size = len(purse)
    while at < size:
        entry = purse[at]
        at += 1
        number = entry & 255
        more = laid
        rest = owed
        while number > 0:
            more = _with_card(more, entry >> 8 & 255)
            rest -= entry >> 16 & 255
            if rest <= 0:
                if len(rivals) == 0 or _needs_mix(used | entry >> 24, rivals):
                    found.append(more)
                break
            _lay(purse, at, rest, more, used | entry >> 24, rivals, found)
            number -= 1


def _lay_for_change(
    purse: vec[i64], at: i64, owed: i64, laid: bytes, used: i64, rivals: vec[i64], found: list[bytes], change: i64
) -> None:
    """The same, and on from there for as long as more coins come back.

    What is laid last is the cheapest card: if leaving it out would lose something, so would leaving out any other.
    """
    size = len(purse)
    while at < size:
        entry = purse[at]
        at += 1
        value = entry >> 16 & 255
        number = entry & 255
        more = laid
        rest = owed
        while number > 0 and -rest < 2 * change:
            more = _with_card(more, entry >> 8 & 255)
            rest -= value
            pays = rest <= 0 and (rest + value > 0 or -rest >> 1 > -(rest + value) >> 1)
            if pays and (len(rivals) == 0 or _needs_mix(used | entry >> 24, rivals)):
                found.append(more)
            _lay_for_change(purse, at, rest, more, used | entry >> 24, rivals, found, change)
            number -= 1


def _with_card(laid: bytes, kind: i64) -> bytes:
    """A payment with one card more, in its place of the descending order."""
    at: i64 = len(laid)
    while at > 0 and i64(laid[at - 1]) < kind:
        at -= 1
    if at == len(laid):
        return laid + ROW_OF[kind]
    return laid[:at] + ROW_OF[kind] + laid[at:]


def _needs_mix(used: i64, rivals: vec[i64]) -> bool:
    """Is there no other mix that holds all these currencies?"""
    for mix in rivals:
        if used & mix == used:
            return False
    return True
