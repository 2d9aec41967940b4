"""What sultan cards are worth: a tile of one type for nothing, some day."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from alhambra.core.actions import Action
from alhambra.core.appraisal import WAITS, Eye
from alhambra.core.payment import worth
from alhambra.rulebooks.sultan.actions import BuySultan, ClaimTile, MarkSultan
from alhambra.rulebooks.sultan.part import SultanCards

FORM: Final = 2.0  # what a tile does for wall and room, besides its type
BETTER: Final = 0.5  # of a card's worth: some other day a better tile of its type may come


def appraised(eye: Eye, part: SultanCards, action: Action) -> float:
    """Points for a card, a mark or a tile."""
    if isinstance(action, BuySultan):
        exact = worth(eye.state, int(eye.seat), action.payment) == part.price
        return card_worth(eye, action.kind) + (eye.further if exact else 0.0) - eye.cost(action.payment)
    if isinstance(action, ClaimTile):
        kind = i64(eye.state.table.tiles.kinds[action.tile])
        return eye.worth(action.tile) - BETTER * card_worth(eye, kind)
    if isinstance(action, MarkSultan):
        return card_worth(eye, action.kind)
    return WAITS  # a marked type is as good as one that is rolled


def owned(eye: Eye, part: SultanCards) -> float:
    """All cards of a seat."""
    total = 0.0
    for kind in part.owned[eye.seat]:
        total += card_worth(eye, kind)
    return total


def card_worth(eye: Eye, kind: i64) -> float:
    """A card of a type: there must be tiles of it in the bag, and everybody knows how many."""
    kinds = eye.state.table.tiles.kinds
    bag = eye.state.bag
    left = 0.0
    at: i64 = eye.state.bag_at
    while at < len(bag):
        if i64(kinds[i64(bag[at])]) == kind:
            left += 1.0
        at += 1
    return (eye.shift(kind, eye.seat, 1) + FORM) * eye.future * left / (left + 1.0)
