"""What caravanserai cards are worth: a coin a turn, the sooner the better."""

from __future__ import annotations

from typing import Final

from alhambra.core.actions import Action
from alhambra.core.appraisal import WAITS, Eye
from alhambra.core.payment import money, worth
from alhambra.rulebooks.caravanserai.actions import (
    BuyCaravanserai,
    ChooseCaravanserai,
    MoveCaravan,
    index_of,
    types_built,
)
from alhambra.rulebooks.caravanserai.part import UP, Caravans

TILES_A_TURN: Final = 1.3  # that leave the bag
SHARE: Final = 0.6  # of the turns to come in which a marker really earns: then it waits on its last field, or is spent
SECOND: Final = 0.25  # of the worth of the first: only one marker moves in a turn
FAMILIAR: Final = 0.1  # for every coin at hand of a card's currency: together they pay more


def appraised(eye: Eye, part: Caravans, action: Action) -> float:
    """Points for a card, for one rather than another, and for a move."""
    if isinstance(action, BuyCaravanserai):
        return _bought(eye, part, action.payment)
    if isinstance(action, MoveCaravan):
        return eye.money(1.0, 0.0) if action.way == UP else WAITS  # a coin more, and never off the way up
    if isinstance(action, ChooseCaravanserai):
        main = part.caravans[index_of(part, action.card)].main
        return FAMILIAR * float(money(eye.state, int(eye.seat), main))
    return 0.0


def owned(eye: Eye, part: Caravans) -> float:
    """The coins that wait on the cards of a seat, and those to come."""
    seat = int(eye.seat)
    total = 0.0
    has_one = False
    for marker in part.markers:
        if marker.owner == seat:
            total += eye.money(float(marker.level), 0.0) + _to_come(eye) * (SECOND if has_one else 1.0)
            has_one = True
    return total


def _to_come(eye: Eye) -> float:
    """What the first card of a seat earns from now on."""
    turns = eye.state.bag_left() / (TILES_A_TURN * len(eye.state.players))
    return eye.money(1.0, 0.0) * SHARE * turns


def _bought(eye: Eye, part: Caravans, payment: bytes) -> float:
    state = eye.state
    seat = int(eye.seat)
    value = _to_come(eye)
    for marker in part.markers:
        if marker.owner == seat:
            value *= SECOND
            break
    paid = worth(state, seat, payment)
    if paid == part.prices.get(types_built(state, seat), 0):
        value += eye.further
    return value - eye.money(float(paid), float(len(payment)))
