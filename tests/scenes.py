"""What several test files look at: random games decision by decision, and boards in the reference's words."""

from __future__ import annotations

from collections.abc import Iterator

from alhambra.core.board import Board
from alhambra.core.engine import legal, new_game, submit, to_move
from alhambra.core.rng import fast
from alhambra.core.setup import Setup
from alhambra.core.state import State
from alhambra.core.table import Table
from tests.reference import WALLS, Layout


def random_states(seats: int, seed: int, eager: bool = False) -> Iterator[State]:
    """One state, before every decision of a game played at random, and at its end.

    Eager players buy and build whenever they can: their palaces become large.
    """
    state = new_game(Setup(seats, seed))
    rng = fast(seed)
    yield state
    while options := legal(state):
        if eager:
            options = [option for option in options if option.key()[0] in ("buy", "build", "add")] or options
        submit(state, to_move(state), options[rng.below(len(options))])
        yield state


def layout_of(table: Table, board: Board) -> Layout:
    """A board as a layout; the walls come from the rules page, not from the engine."""
    layout: Layout = {}
    for cell in board.cells:
        x, y = table.cell_name(cell).split(",")
        layout[int(x), int(y)] = WALLS.get(table.tiles.names[board.tile_at(cell)], "")
    return layout


def draw_pile(state: State) -> list[str]:
    """The draw pile by name, the top card first."""
    return [state.table.cards.names[card] for card in list(state.pile)[state.pile_at :]]
