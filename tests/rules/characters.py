"""Table tops with characters: who owns whom, whose turn begins, what was scored."""

from __future__ import annotations

from alhambra.core.module import Module
from alhambra.core.setup import SEAT_NAMES
from alhambra.core.state import State
from alhambra.rulebooks.characters.module import Characters
from alhambra.rulebooks.characters.part import People
from alhambra.testing.scenario import Scenario, scenario

OPEN = ("florin-1", "dirham-2", "denar-3", "ducat-4")


def table(seats: str = "ABC", *others: Module) -> Scenario:
    """A game with characters: four small cards lie open, money is in the draw pile, nobody holds a card."""
    return scenario(seats, [*others, Characters()]).display(*OPEN).pile(*["ducat-1"] * 9)


def people(state: State) -> People:
    part = state.part("characters")
    assert isinstance(part, People)
    return part


def own(game: Scenario, seat: str, *names: str) -> Scenario:
    """Lay characters before a seat, from wherever they are."""
    part = people(game.state)
    for name in names:
        if part.kinds[name] in part.aside:
            part.aside.remove(part.kinds[name])
        part.owner[name] = SEAT_NAMES.index(seat)
    game.state.offered = None
    return game


def owners(game: Scenario) -> dict[str, str]:
    return {name: SEAT_NAMES[seat] for name, seat in people(game.state).owner.items()}


def turn_up(game: Scenario, *names: str) -> Scenario:
    """A takes florin-1, and these cards come up before the display is full again."""
    return game.pile(*names, *["ducat-1"] * 9).play("A", "take florin-1")


def begin_turn_of_b(game: Scenario) -> Scenario:
    """A takes florin-1, ducat-1 fills the gap, and the turn of B begins."""
    return game.play("A", "take florin-1")
