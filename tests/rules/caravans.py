"""Table tops with the caravanserai: types in an Alhambra, markers on cards."""

from __future__ import annotations

from alhambra.core.module import Module
from alhambra.core.pieces import CURRENCIES
from alhambra.core.setup import SEAT_NAMES
from alhambra.rulebooks.caravanserai.actions import index_of
from alhambra.rulebooks.caravanserai.module import Caravanserai
from alhambra.rulebooks.caravanserai.part import Marker, caravans
from alhambra.testing.scenario import Scenario, scenario

ROW = ("1,0 pavilion-8", "2,0 seraglio-9", "3,0 arcades-9", "4,0 chambers-8", "5,0 garden-12", "6,0 tower-12")
OPEN = ("florin-1", "dirham-2", "denar-3", "ducat-4")


def inn(types: int = 4, *others: Module, seats: str = "ABC") -> Scenario:
    """A has so many types in the Alhambra; money lies in display and draw pile, nobody holds a card."""
    game = scenario(seats, [*others, Caravanserai()]).display(*OPEN).pile(*["ducat-1"] * 9)
    return game.alhambra("A", *ROW[:types])


def stand(game: Scenario, seat: str, card: str, level: int, aside: bool = False) -> Scenario:
    """Lay a card before a seat, its marker on a level."""
    part = caravans(game.state)
    at = index_of(part, game.state.table.cards.find(f"caravanserai-{card}"))
    if at in part.free:
        part.free.remove(at)
    part.put(Marker(at, SEAT_NAMES.index(seat), level, aside))
    game.state.offered = None
    for player in game.state.players:
        player.recount()
    return game


def shown(game: Scenario, seat: str) -> list[str]:
    """What the markers of a seat show, such as `3 ducat`."""
    part = caravans(game.state)
    markers = part.of(SEAT_NAMES.index(seat))
    return [f"{marker.level} {CURRENCIES[part.caravans[marker.card].currency(marker)]}" for marker in markers]
