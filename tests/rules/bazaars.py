"""Table tops with bazaars: which lie open, and what stands around one that is built."""

from __future__ import annotations

from alhambra.core.module import Module
from alhambra.core.scoring import count_points
from alhambra.core.state import with_piece
from alhambra.rulebooks.bazaars.module import BazaarTiles
from alhambra.rulebooks.bazaars.part import bazaars
from alhambra.testing.scenario import Scenario, scenario

OPEN = ("florin-9", "dirham-9", "denar-9", "ducat-9")
MARKET = ("pavilion-7", "tower-13", "tower-12", "tower-8")  # pavilion-7 lies on florin
AROUND = ("0,-1", "1,-1", "2,-1", "2,0", "2,1", "1,1", "0,1")  # with the fountain, the cells around 1,0


def bazaar(*lying: str, seats: str = "ABC", others: tuple[Module, ...] = ()) -> Scenario:
    """These bazaars lie beside the market, where a florin-7 is on sale; A is on turn."""
    game = scenario(seats, [*others, BazaarTiles()]).display(*OPEN).pile(*["ducat-1"] * 9).market(*MARKET)
    tiles = game.state.table.tiles
    part = bazaars(game.state)
    part.lying = b""  # what the first filling may have brought
    game.bag(*[name for name in list_of_bag(game) if not name.startswith("bazaar")])
    for name in lying:
        part.lying = with_piece(part.lying, tiles.find(name))
    return game.turn("A")


def list_of_bag(game: Scenario) -> list[str]:
    """What is in the bag, in the order it will be drawn."""
    state = game.state
    return [state.table.tiles.names[tile] for tile in list(state.bag)[state.bag_at :]]


def lying(game: Scenario) -> list[str]:
    return [game.state.table.tiles.names[tile] for tile in bazaars(game.state).lying]


def stands_among(name: str, *tiles: str, others: tuple[Module, ...] = ()) -> Scenario:
    """A's bazaar at 1,0 with these tiles around it, `-` for an empty cell; nothing is checked."""
    rows = [f"{cell} {tile}" for cell, tile in zip(AROUND, tiles, strict=False) if tile != "-"]
    return bazaar(others=others).alhambra("A", f"1,0 {name}", *rows)


def points(game: Scenario, scoring: int = 3) -> list[tuple[int, int]]:
    """What bazaars give, and to whom."""
    awards = count_points(game.state, scoring).awards
    return [(award.seat, award.points) for award in awards if award.module == "bazaars"]
