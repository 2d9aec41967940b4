"""Table tops with the treasure chamber: what lies in the rooms and in the bag, and on whose buildings."""

from __future__ import annotations

from alhambra.core.module import Module
from alhambra.core.pieces import TYPES
from alhambra.core.setup import SEAT_NAMES
from alhambra.rulebooks.treasure.module import TreasureChamber
from alhambra.rulebooks.treasure.part import chests
from alhambra.testing.scenario import Scenario, scenario

OPEN = ("florin-9", "dirham-9", "denar-9", "ducat-9")
MARKET = ("garden-12", "tower-13", "arcades-4", "tower-7")


def chamber(*room: str, seats: str = "ABC", others: tuple[Module, ...] = ()) -> Scenario:
    """These chests in the first room, A is on turn and holds a florin-8."""
    game = scenario(seats, [*others, TreasureChamber()]).display(*OPEN).pile(*["ducat-1"] * 9).market(*MARKET)
    part = chests(game.state)
    for kind in part.rooms[0]:
        part.bag[kind] += 1
    part.rooms[0] = sorted(TYPES.index(name) for name in room)
    for kind in part.rooms[0]:
        part.bag[kind] -= 1
    return game.hand("A", "florin-8")


def buy(game: Scenario, room: int = 1, cards: str = "florin-8") -> Scenario:
    """A buys the chests of a room."""
    return game.play("A", f"chests {room}", f"pay-chests {room} with {cards}")


def lay_chests(game: Scenario, seat: str, *tiles: str) -> Scenario:
    """Chests on exactly these tiles of a seat; they come from the bag."""
    part, kinds = chests(game.state), game.state.table.tiles.kinds
    numbers = [game.state.table.tiles.find(tile) for tile in tiles]
    for tile in numbers:
        part.bag[int(kinds[tile])] -= 1
    part.laid[SEAT_NAMES.index(seat)] = sorted(numbers)
    game.state.offered = None
    return game


def with_chest(game: Scenario, seat: str) -> list[str]:
    """The tiles of a seat that carry a chest."""
    return [game.state.table.tiles.names[tile] for tile in chests(game.state).laid[SEAT_NAMES.index(seat)]]


def in_room(game: Scenario, room: int = 1) -> list[str]:
    return [TYPES[kind] for kind in chests(game.state).rooms[room - 1]]


def all_chests(game: Scenario) -> int:
    """How many chests there are, wherever they are."""
    part = chests(game.state)
    return sum(part.bag) + sum(map(len, part.rooms)) + sum(map(len, part.laid)) + sum(part.dirk) + len(part.waiting)
