"""The eye of a player of the Alcazaba variant: fields, tiles and remodelling in points, quick enough for playouts."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.core.actions import Action
from alhambra.core.appraisal import NEVER
from alhambra.core.base_actions import AddTile, BuildTile, GiveTile, RemoveTile, SwapTiles
from alhambra.core.board import Board
from alhambra.core.pieces import EMPTY
from alhambra.core.state import State
from alhambra.games.alcazaba.part import Stock, stock
from alhambra.games.alcazaba.rewards import Pick
from alhambra.games.alcazaba.turn import ChooseThrow
from alhambra.games.cup.actions import NameStarter
from alhambra.games.cup.area import FIELDS
from alhambra.games.cup.part import Cup
from alhambra.mind.casting import AHEAD, COLUMN, KINDS, Caster
from alhambra.mind.palaces import Palaces, PalaceWeights, future

UNSEEN: Final = b"?"
MOST_ITEMS: Final = 12  # in a column: all tiles of a round, and the start chip


@final
class AlcazabaEye(Caster):
    """One seat's eye on one position of the Alcazaba variant."""

    def __init__(self, state: State, weights: PalaceWeights, exact: bool) -> None:
        super().__init__(state, exact)
        self.weights: Final = weights
        self.palaces: Final = Palaces(state, weights)
        seats = len(state.players)
        self._spite: Final = weights.spite / float(seats - 1)
        self._kinds: Final = state.table.tiles.kinds
        self._gains = vec[float]([0.0] * KINDS)  # by type: one tile more, as far as majorities go
        self._standing = vec[float]([0.0] * (seats * KINDS))  # the same by seat, as the turns of the round find it
        self._items = vec[float]([0.0] * (seats * KINDS * MOST_ITEMS))  # by seat and column, the best first
        self._number = vec[i64]([0] * (seats * KINDS))
        self._draw = vec[float]([0.0] * (seats * KINDS))  # the part of those to come who go for the column
        self._boards: Final[list[Board | None]] = [None] * (seats * seats)  # for which palaces that was reckoned
        self._lying: Final = [UNSEEN] * (seats * KINDS)  # and for which tiles
        self._round: Final = [0] * seats
        self._known: State | None = None
        self._left: i64 = 0
        self._now: i64 = 0

    # Decisions

    def look(self, state: State, seat: int) -> None:
        here = stock(state)
        self.state = state
        self.seat = seat
        self._now = here.round
        if not isinstance(state.agenda[-1], ChooseThrow):
            self._see_gains()
            return
        left: i64 = sum(here.hands)
        if self._appraise(here) or self._known is not state or self._left != left:
            self.reckon(here)
            self._known = state
            self._left = left
        self.see_dice(here, -1)

    def forget(self) -> None:
        self._known = None

    def worth_of(self, option: Action) -> float:
        if isinstance(option, BuildTile):
            return self._built(option.tile, option.cell) - self._reserved(option.tile)
        if isinstance(option, Pick):
            return self.weights.start if option.tile == EMPTY else self._worth(option.tile)
        if isinstance(option, RemoveTile):
            return NEVER
        if isinstance(option, AddTile):
            return self._built(option.tile, option.cell) - self._reserved(option.tile)
        if isinstance(option, SwapTiles):
            return self._swapped(option) if self.exact else NEVER
        if isinstance(option, GiveTile):
            kind = i64(self._kinds[option.tile])
            helps = self.palaces.shift(self.state, self.seat, kind, len(self.state.players), 1)
            return helps - self._reserved(option.tile)
        if isinstance(option, NameStarter):  # who comes last knows most
            seats = len(self.state.players)
            return self.weights.start * float((self.seat - option.starter) % seats) / float(seats)
        return 0.0

    def prospects(self, state: State, seat: int) -> float:
        return self.palaces.prospects(state, seat)

    # Tiles

    def _see_gains(self) -> None:
        kind: i64 = 0
        for kind in range(KINDS):
            self._gains[kind] = self.palaces.shift(self.state, self.seat, kind, self.seat, 1)

    def _built(self, tile: i64, cell: i64) -> float:
        board = self.state.players[self.seat].board
        return self._gains[i64(self._kinds[tile])] + self.palaces.form(board, tile, cell, self._now)

    def _reserved(self, tile: i64) -> float:
        return self.weights.hope * future(self._now) * self._gains[i64(self._kinds[tile])]

    def _worth(self, tile: i64) -> float:
        """A tile that is won now and placed as well as possible."""
        best = self._reserved(tile)
        for cell in self.state.players[self.seat].board.places(tile):
            best = max(best, self._built(tile, cell))
        return best

    def _swapped(self, option: SwapTiles) -> float:
        """A tile of the reserve instead of one that is built."""
        board = self.state.players[self.seat].board
        value = self.palaces.longer(board, board.put(option.new, board.cell_of(option.old)), self._now)
        old, new = i64(self._kinds[option.old]), i64(self._kinds[option.new])
        if old != new:
            value += self._gains[new] + self.palaces.shift(self.state, self.seat, old, self.seat, -1)
        return value

    # A turn

    def reckon(self, here: Cup) -> None:
        table = stock(self.state)
        later = -self.weights.own
        seat: i64 = 0
        for seat in range(len(table.hands)):
            later += float(table.hands[seat]) * (self.weights.own if seat == self.seat else 1.0)
        kind: i64 = 0
        for kind in range(KINDS):
            self._fields_of(table, kind, self.weights.crowd * later * self._draw[self.seat * KINDS + kind])
        self.land(table)

    def _fields_of(self, table: Stock, kind: i64, coming: float) -> None:
        """Every field of a column, from the best one down: what a marker there wins, and what it takes from others."""
        column = table.columns[kind]
        behind = 0.0  # what changes for the markers behind, if they lose a place
        ahead: i64 = 0
        at: i64 = 0
        for at in range(FIELDS):
            if column[at]:
                item = self._item(kind, ahead + 1, coming, at) - self._item(kind, ahead, coming, at)
                behind += self._sign(column[at] - 1) * item
                ahead += 1
        ahead = 0
        for at in range(FIELDS):
            index = kind * COLUMN + at
            self.fields[index] = self.leaning[index]
            if column[at]:
                item = self._item(kind, ahead + 1, coming, at) - self._item(kind, ahead, coming, at)
                behind -= self._sign(column[at] - 1) * item
                ahead += 1
            elif ahead < self._number[self.seat * KINDS + kind]:
                self.fields[index] += self._item(kind, ahead, coming, at) + behind
        self.fields[kind * COLUMN + FIELDS] = self.leaning[kind * COLUMN + FIELDS]

    def _item(self, kind: i64, ahead: i64, coming: float, at: i64) -> float:
        """What is left behind those ahead now and those who are expected to come (Poisson)."""
        base = self.seat * KINDS + kind
        number = self._number[base]
        rate = coming * AHEAD[at]
        chance = exp(-rate)
        value = 0.0
        more: i64 = 0
        while ahead + more < number:
            value += chance * self._items[base * MOST_ITEMS + ahead + more]
            more += 1
            chance *= rate / float(more)
        return value

    def _sign(self, owner: i64) -> float:
        """What it is to the seat if somebody wins a point: Dirk cannot win the game (ALC-41)."""
        if owner == self.seat:
            return 1.0
        return 0.0 if owner == len(self.state.players) else -self._spite

    def _appraise(self, table: Stock) -> bool:
        """What is to be won in the round, in the eyes of the seat; True if that had to be found out."""
        kind: i64 = 0
        if self._is_known(table):
            for kind in range(KINDS):  # another seat may have looked since
                self._gains[kind] = self._standing[self.seat * KINDS + kind]
            return False
        self._see_gains()
        every = 0.0
        for kind in range(KINDS):
            base = self.seat * KINDS + kind
            self._standing[base] = self._gains[kind]
            worths = [self._worth(tile) for tile in table.lying[kind]]
            if table.chip_at == kind:
                worths.append(self.weights.start)
            worths.sort(reverse=True)
            total = 0.0
            at: i64 = 0
            for worth in worths:
                self._items[base * MOST_ITEMS + at] = worth
                total += worth
                at += 1
            self._number[base] = at
            self._draw[base] = max(0.0, total)
            every += self._draw[base]
        for kind in range(KINDS):
            self._draw[self.seat * KINDS + kind] /= max(1.0, every)
        return True

    def _is_known(self, table: Stock) -> bool:
        """Are palaces and tiles the ones of before?"""
        players = self.state.players
        same = self._round[self.seat] == table.round
        self._round[self.seat] = table.round
        at: i64 = 0
        for at in range(len(players)):
            if self._boards[self.seat * len(players) + at] is not players[at].board:
                self._boards[self.seat * len(players) + at] = players[at].board
                same = False
        for at in range(KINDS):
            if self._lying[self.seat * KINDS + at] is not table.lying[at]:
                self._lying[self.seat * KINDS + at] = table.lying[at]
                same = False
        return same
