"""Let a scoring take place on the table top, and read off who got what for which reason."""

from __future__ import annotations

from alhambra.core.events import Scored
from alhambra.core.scoring import Result
from alhambra.testing.scenario import Scenario
from tests.rules.printed import TILES

TYPES = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")  # B-1


def score(game: Scenario, scoring: str) -> list[Result]:
    """The results of scoring A, B or C, which comes up when seat A, now on turn, takes a card.

    A and B come by their card, C because market and bag are empty.
    """
    game.display("florin-1", "florin-2", "florin-3", "florin-4")
    if scoring == "C":
        game.market("-", "-", "-", "-").bag().pile("florin-5")
    else:
        game.pile(f"scoring-{scoring}", "florin-5")
    game.turn("A").play("A", "take florin-1")
    return results(game)


def results(game: Scenario) -> list[Result]:
    """All scorings the latest decision brought about."""
    return [event.result for event in game.events("scored") if isinstance(event, Scored)]


def palaces(game: Scenario, kind: str, *numbers: int) -> Scenario:
    """So many tiles of a type for A, B, ... in a row to the east; only their number matters."""
    tiles = [tile for tile, printed in TILES.items() if printed.type == kind]
    for seat, number in zip("ABCDEF", numbers, strict=False):
        game.alhambra(seat, *(f"{x},0 {tiles.pop()}" for x in range(1, number + 1)))
    return game


def shares(game: Scenario, scoring: str, kind: str) -> list[int]:
    """What each contestant got for a type in one scoring."""
    (result,) = score(game, scoring)
    return list(result.majorities[TYPES.index(kind)].shares)
