"""ALC: the Alcazaba variant of the dice game."""

from __future__ import annotations

from typing import Final, final

from alhambra.core.dealing import Deal, box
from alhambra.core.module import Game
from alhambra.core.pieces import add_tiles
from alhambra.core.rng import Rng
from alhambra.core.state import Part, State
from alhambra.core.table import Table
from alhambra.games.alcazaba.part import KEY, fresh_stock, stock
from alhambra.games.alcazaba.rounds import BEGIN_ROUND

NO_TILE: Final = -1


@final
class Alcazaba(Game):
    """ALC: throw dice for building tiles, build an Alhambra with them; types and walls score as in the base game."""

    def __init__(self) -> None:
        super().__init__()
        self.extra = NO_TILE  # the 12th tower (ALC-5)

    def key(self) -> str:
        return KEY

    def has_palaces(self) -> bool:
        return True

    def set_up(self, deal: Deal) -> None:
        """ALC-4: the 12th tower joins the tiles; where each of them lies is the part's business."""
        self.extra = add_tiles(deal.tiles, box().extra_towers)[0]

    def fresh_part(self, table: Table, rng: Rng) -> Part:
        return fresh_stock(table, self.extra, rng)

    def begin(self, state: State) -> None:
        state.turn = stock(state).starter
        state.agenda.append(BEGIN_ROUND)

    def reveal(self, state: State, seat: int) -> dict[str, object]:
        """All but the order of piles and bag lies open (ALC-13)."""
        here = stock(state)
        return {**here.open_facts(), "piles": len(here.piles), "bag": len(here.bag)}
