"""Games that have just begun, and what was told while the table was set."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from alhambra.core.dealing import Deal
from alhambra.core.engine import new_game
from alhambra.core.module import Module
from alhambra.core.pieces import TO_DISPLAY
from alhambra.core.setup import Setup
from alhambra.core.state import State

SEATS = range(2, 7)
SEEDS = range(40)


def fresh_games() -> Iterator[State]:
    """Many games that have just begun, for every number of players."""
    for seats in SEATS:
        for seed in SEEDS:
            yield new_game(Setup(seats, seed))


def told(state: State, event: str) -> list[dict[str, object]]:
    """What happened of one kind while the table was set."""
    return [entry.facts(state.table) for entry in state.events if entry.name() == event]


def dealt(state: State) -> list[list[str]]:
    """The start money by seat, in the order it was turned up."""
    return [cast("list[str]", facts["cards"]) for facts in told(state, "money-dealt")]


def draw_pile(state: State) -> list[str]:
    """The draw pile from the top."""
    return state.table.card_names(tuple(state.pile))


class Trinkets(Module):
    """A module with 54 cards that go in with the money and ten for each pile that are put in afterwards."""

    def key(self) -> str:
        return "trinkets"

    def set_up(self, deal: Deal) -> None:
        pearl = deal.cards.add("pearl-9", 4, 9, TO_DISPLAY)
        deal.money.extend([pearl] * 54)
        shell = deal.cards.add("shell-9", 4, 9, TO_DISPLAY)
        for insert in deal.inserts:
            insert.extend([shell] * 10)
