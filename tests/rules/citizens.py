"""Table tops with the street trader: who stands on the trader tiles, where they lie, who has moved in."""

from __future__ import annotations

from alhambra.core.module import Module
from alhambra.core.pieces import TYPES
from alhambra.core.setup import SEAT_NAMES
from alhambra.rulebooks.trader.module import CITIZENS, StreetTrader
from alhambra.rulebooks.trader.part import NOWHERE, citizens
from alhambra.testing.scenario import Scenario, scenario

OPEN = ("florin-9", "dirham-9", "denar-9", "ducat-9")
MARKET = ("garden-12", "tower-13", "tower-12", "tower-7")


def street(*row: str, cell: str = "1,0", seats: str = "ABC", others: tuple[Module, ...] = ()) -> Scenario:
    """A's trader tile holds these citizens and lies on this cell; the others' lie in the north, with one of a kind."""
    game = scenario(seats, [*others, StreetTrader()]).display(*OPEN).pile(*["ducat-1"] * 9).market(*MARKET)
    let_trade(game, "A", *row, cell=cell)
    for seat in seats[1:]:
        let_trade(game, seat, "pavilion", "seraglio", "arcades", cell="0,-1")
    citizens(game.state).shown = True
    return game.turn("A")


def let_trade(game: Scenario, seat: str, *row: str, cell: str) -> Scenario:
    """Exactly these citizens on a seat's trader tile, which lies on this cell."""
    part, at = citizens(game.state), SEAT_NAMES.index(seat)
    part.traders[at] = sorted(TYPES.index(name) for name in row)
    part.cells[at] = game.state.table.read_cell(cell)
    return _supplied(game)


def let_live(game: Scenario, seat: str, *tiles: str) -> Scenario:
    """Citizens in exactly these tiles of a seat."""
    numbers = [game.state.table.tiles.find(tile) for tile in tiles]
    citizens(game.state).housed[SEAT_NAMES.index(seat)] = sorted(numbers)
    return _supplied(game)


def on_trader(game: Scenario, seat: str = "A") -> list[str]:
    return [TYPES[kind] for kind in citizens(game.state).traders[SEAT_NAMES.index(seat)]]


def lies_at(game: Scenario, seat: str = "A") -> str:
    """The cell of a seat's trader tile; nothing while it is set aside."""
    cell = citizens(game.state).cells[SEAT_NAMES.index(seat)]
    return "" if cell == NOWHERE else game.state.table.cell_name(cell)


def lived_in(game: Scenario, seat: str = "A") -> list[str]:
    return [game.state.table.tiles.names[tile] for tile in citizens(game.state).housed[SEAT_NAMES.index(seat)]]


def supply(game: Scenario) -> dict[str, int]:
    return dict(zip(TYPES, citizens(game.state).supply, strict=True))


def empty_supply(game: Scenario, **left: int) -> Scenario:
    """Only these citizens in the supply; the others are nowhere."""
    citizens(game.state).supply[:] = [left.get(name, 0) for name in TYPES]
    return game


def _supplied(game: Scenario) -> Scenario:
    part, kinds = citizens(game.state), game.state.table.tiles.kinds
    used = [kind for row in part.traders for kind in row]
    used += [int(kinds[tile]) for tiles in part.housed for tile in tiles]
    part.supply[:] = [CITIZENS - used.count(kind) for kind in range(len(TYPES))]
    game.state.offered = None
    return game
