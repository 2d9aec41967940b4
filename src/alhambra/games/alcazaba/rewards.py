"""Rewards, column by column, marker by marker (ALC-22 to ALC-27, ALC-37, ALC-38)."""

from __future__ import annotations

from typing import Final, final

from alhambra.core.actions import Action, expect, register
from alhambra.core.frames import Frame, Reason
from alhambra.core.pieces import EMPTY, TYPES
from alhambra.core.placing import PLACE_BOUGHT
from alhambra.core.state import State, tell, with_piece, without_piece
from alhambra.core.table import Table
from alhambra.games.alcazaba.events import StartChipWon, TileWon
from alhambra.games.alcazaba.part import stock
from alhambra.games.cup.area import OFF, best, owner_at, without_marker
from alhambra.games.cup.events import StarterNamed
from alhambra.games.cup.part import NO_COLUMN
from alhambra.games.cup.turns import ASK_FOR_STARTER

START_CHIP: Final = "start-chip"
NOT_IN_COLUMN: Final = Reason("ALC-23", "take a tile of this column, or the start chip if it lies there")


@final
class Pick(Action):
    """ALC-23: one item of the column: a tile, or the start chip (EMPTY)."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def key(self) -> tuple[object, ...]:
        return ("pick", self.tile)

    def text(self, table: Table) -> str:
        return f"pick {table.tiles.names[self.tile] if self.tile != EMPTY else START_CHIP}"

    def play(self, state: State, seat: int) -> None:
        if self.tile == EMPTY:
            win_chip(state, seat)
        else:
            win_tile(state, seat, self.tile)


@final
class ChooseReward(Frame):
    """ALC-23: the owner of the best marker left takes one item of the column; he cannot decline (ALC-25)."""

    __slots__ = ("kind", "seat")

    def __init__(self, seat: int, kind: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind

    def name(self) -> str:
        return "choose-reward"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.seat, self.kind)

    def asks(self) -> int:
        return self.seat

    def options(self, state: State) -> list[Action]:
        here = stock(state)
        found: list[Action] = [Pick(tile) for tile in here.lying[self.kind]]
        if here.chip_at == self.kind:
            found.append(Pick(EMPTY))
        return found

    def reason(self, state: State, action: Action) -> Reason:
        return NOT_IN_COLUMN

    def resolve(self, state: State, action: Action) -> None:
        action.play(state, self.seat)


@final
class Rewards(Frame):
    """ALC-22, ALC-24: serve the markers of a column until it holds no item or no marker, then the next column."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def name(self) -> str:
        return "rewards"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.kind)

    def run(self, state: State) -> None:
        here = stock(state)
        at = best(here.columns[self.kind])
        if at == OFF or here.is_empty(self.kind):
            if self.kind + 1 < len(TYPES):
                state.agenda.append(REWARDS[self.kind + 1])
            return
        state.agenda.append(self)
        owner = owner_at(here.columns[self.kind], at)
        here.columns[self.kind] = without_marker(here.columns[self.kind], at)
        if owner == len(state.players):
            serve_dirk(state, self.kind)
            return
        here.hands[owner] += 1
        state.turn = owner
        tiles = here.lying[self.kind]
        if not tiles:
            win_chip(state, owner)
        elif len(tiles) == 1 and here.chip_at != self.kind:
            win_tile(state, owner, tiles[0])
        else:
            state.agenda.append(ChooseReward(owner, self.kind))


REWARDS: Final = [Rewards(kind) for kind in range(len(TYPES))]


def win_tile(state: State, seat: int, tile: int) -> None:
    """ALC-26: the tile is placed at once."""
    _take_away(state, tile)
    player = state.players[seat]
    player.acquired = with_piece(player.acquired, tile)
    state.agenda.append(PLACE_BOUGHT[seat])
    tell(state, TileWon(seat, tile))


def win_chip(state: State, seat: int) -> None:
    """ALC-27: the next start player is named at once."""
    stock(state).chip_at = NO_COLUMN
    state.agenda.append(ASK_FOR_STARTER[seat])
    tell(state, StartChipWon(seat))


def serve_dirk(state: State, kind: int) -> None:
    """ALC-38: Dirk takes the lowest tile; only if nothing else is left the start chip, for whoever did not start."""
    here = stock(state)
    dirk = len(state.players)
    if here.lying[kind]:
        tile = here.lying[kind][0]
        _take_away(state, tile)
        state.dirk = with_piece(state.dirk, tile)
        tell(state, TileWon(dirk, tile))
    else:
        here.chip_at = NO_COLUMN
        here.named = 1 - here.starter
        tell(state, StartChipWon(dirk))
        tell(state, StarterNamed(dirk, here.named))


def _take_away(state: State, tile: int) -> None:
    lying = stock(state).lying
    kind = int(state.table.tiles.kinds[tile])
    lying[kind] = without_piece(lying[kind], tile)


def _read_pick(table: Table, words: list[str]) -> Action:
    expect(words, 1, f"pick TILE or pick {START_CHIP}")
    return Pick(EMPTY if words[0] == START_CHIP else table.tiles.find(words[0]))


register("pick", _read_pick)
