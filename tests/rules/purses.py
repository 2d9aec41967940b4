"""Table tops with change: coins before players and in the bag."""

from __future__ import annotations

from alhambra.core.pieces import CURRENCIES
from alhambra.core.setup import SEAT_NAMES
from alhambra.rulebooks.change.part import coins
from alhambra.testing.scenario import Scenario


def give_coins(game: Scenario, seat: str, *currencies: str) -> Scenario:
    """Lay exactly these coins before a seat; they come from the bag."""
    part = coins(game.state)
    row = part.held[SEAT_NAMES.index(seat)]
    for currency, name in enumerate(CURRENCIES):
        part.bag[currency] += row[currency] - currencies.count(name)
        row[currency] = currencies.count(name)
    return _counted(game)


def fill_bag(game: Scenario, *currencies: str) -> Scenario:
    """Exactly these coins in the bag; the others are nowhere."""
    coins(game.state).bag[:] = [currencies.count(name) for name in CURRENCIES]
    return _counted(game)


def coins_of(game: Scenario, seat: str) -> list[str]:
    """The coins before a seat."""
    row = coins(game.state).held[SEAT_NAMES.index(seat)]
    return [CURRENCIES[currency] for currency, number in enumerate(row) for _ in range(number)]


def in_bag(game: Scenario) -> int:
    return sum(coins(game.state).bag)


def _counted(game: Scenario) -> Scenario:
    game.state.offered = None
    for player in game.state.players:
        player.recount()
    return game
