"""Table tops with thieves: who holds which."""

from __future__ import annotations

from alhambra.core.pieces import CURRENCIES
from alhambra.core.setup import SEAT_NAMES
from alhambra.rulebooks.thieves.part import gang
from alhambra.testing.scenario import Scenario


def let_hold(game: Scenario, seat: str = "", *currencies: str, **others: str) -> Scenario:
    """Exactly these thieves for one seat, and for others named as in B="florin denar"; nobody else has any."""
    held = {seat: list(currencies), **{name: row.split() for name, row in others.items()}}
    for at, row in enumerate(gang(game.state).held):
        row[:] = [held.get(SEAT_NAMES[at], []).count(name) for name in CURRENCIES]
    game.state.offered = None
    return game


def thieves_of(game: Scenario, seat: str) -> list[str]:
    """The thieves a seat holds."""
    row = gang(game.state).held[SEAT_NAMES.index(seat)]
    return [CURRENCIES[currency] for currency, number in enumerate(row) for _ in range(number)]
