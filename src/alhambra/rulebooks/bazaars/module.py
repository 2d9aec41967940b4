"""BAZ: tiles that score for the buildings around them."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra import data
from alhambra.core.actions import Action
from alhambra.core.appraisal import Eye
from alhambra.core.board import Board
from alhambra.core.dealing import Deal
from alhambra.core.events import Event, TileDrawn
from alhambra.core.frames import Frame
from alhambra.core.grid import LAST_CELL
from alhambra.core.module import NO_ACTIONS, NO_FRAMES, Module
from alhambra.core.pieces import CURRENCIES, NO_PIECES, NO_TYPE, TYPES
from alhambra.core.reckoning import FINAL_SCORING
from alhambra.core.rng import Rng
from alhambra.core.scoring import Award
from alhambra.core.state import Part, State
from alhambra.core.table import Table
from alhambra.core.turn import ChooseAction
from alhambra.rulebooks.bazaars.actions import LAY_OUT_BAZAAR, BuyBazaar, against, payable
from alhambra.rulebooks.bazaars.appraisal import added, appraised
from alhambra.rulebooks.bazaars.part import AROUND, KEY, Bazaars


@final
class BazaarTiles(Module):
    """BAZ: bought for exactly what a tile of the market costs; at the end they score for the buildings around."""

    def __init__(self) -> None:
        super().__init__()
        self.currencies: Final[dict[int, int]] = {}  # by tile
        self.types: Final[dict[int, list[int]]] = {}  # by tile
        self.wanted: Final = vec[i64]([0] * 256)  # the same as bits, 0 for what is no bazaar

    def key(self) -> str:
        return KEY

    def hears(self) -> tuple[type[Event], ...]:
        return (TileDrawn,)

    def joins(self) -> tuple[type[Frame], ...]:
        return (ChooseAction,)

    def vetoes(self) -> tuple[type[Action], ...]:
        return ()

    def set_up(self, deal: Deal) -> None:
        """BAZ-1, BAZ-2: tiles without type, price and walls, all in the bag."""
        for row in cast("list[dict[str, object]]", data.load("bazaars")["tiles"]):
            tile = deal.tiles.add(cast(str, row["id"]), NO_TYPE, 0, 0)
            self.currencies[tile] = CURRENCIES.index(cast(str, row["currency"]))
            self.types[tile] = [TYPES.index(name) for name in cast("list[str]", row["types"])]
            for kind in self.types[tile]:
                self.wanted[tile] |= 1 << kind
            deal.bag.append(tile)

    def fresh_part(self, table: Table, rng: Rng) -> Part:
        return Bazaars(self.currencies, self.types, NO_PIECES, [None] * table.seats)

    def offers(self, state: State, seat: int, frame: Frame) -> list[Action]:
        part = self.part(state)
        if not part.lying or not isinstance(frame, ChooseAction):
            return NO_ACTIONS
        return payable(state, part, seat).buys

    def forbids(self, state: State, seat: int, action: Action) -> str:
        return against(state, seat, action.tile, action.payment) if isinstance(action, BuyBazaar) else ""

    def after(self, state: State, event: Event) -> list[Frame]:
        if isinstance(event, TileDrawn) and event.tile in self.currencies:
            return [LAY_OUT_BAZAAR]
        return NO_FRAMES

    def score(self, state: State, scoring: int) -> list[Award]:
        """BAZ-11, BAZ-12: only in the last scoring; buildings that match, times types among them."""
        found: list[Award] = []
        if scoring != FINAL_SCORING:
            return found
        for seat, player in enumerate(state.players):
            board = player.board
            for cell in board.cells:
                bazaar = board.tile_at(cell)
                if bazaar in self.types:
                    matching = matching_around(board, cell, self.types[bazaar])
                    points = len(matching) * len(set(matching))
                    if points:
                        name = state.table.tiles.names[bazaar]
                        reason = f"{name}: {len(matching)} buildings of {len(set(matching))} types"
                        found.append(Award(seat, points, KEY, reason))
        return found

    def appraises(self) -> tuple[type[Action], ...]:
        return (BuyBazaar,)

    def appraise(self, eye: Eye, action: Action) -> float:
        return appraised(eye, action)

    def adds(self, eye: Eye, tile: i64, cell: i64) -> float:
        return added(eye, self.wanted, tile, cell)

    def reveal(self, state: State, seat: int) -> dict[str, object]:
        part = self.part(state)
        names = state.table.tiles.names
        return {"open": {names[tile]: part.price(state, tile) for tile in part.lying}}

    def part(self, state: State) -> Bazaars:
        return cast(Bazaars, state.parts[self.at])


def matching_around(board: Board, cell: int, types: list[int]) -> list[int]:
    """BAZ-12 to BAZ-14: the types of the matching buildings on the eight cells around; walls do not matter."""
    around = [int(board.tiles.kinds[board.tile_at((cell + step) & LAST_CELL)]) for step in AROUND]
    return [kind for kind in around if kind in types]
