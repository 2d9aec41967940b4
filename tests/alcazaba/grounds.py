"""Positions of the Alcazaba variant as on a table top: dice, markers and tiles on offer laid out by name.

game = grounds("ABC").dice("tower" , "tower").turn("A")
"""

from __future__ import annotations

from typing import Self

from mypy_extensions import i64

from alhambra.core.draws import packed
from alhambra.core.events import Scored
from alhambra.core.frames import NOBODY
from alhambra.core.pieces import TYPES
from alhambra.core.rng import Rng
from alhambra.core.scoring import Result
from alhambra.core.setup import SEAT_NAMES, Setup
from alhambra.games.alcazaba.part import Stock, stock
from alhambra.games.alcazaba.rewards import REWARDS
from alhambra.games.alcazaba.rounds import BEGIN_ROUND, END_ROUND
from alhambra.games.alcazaba.turn import NEXT_TURN, ChooseThrow
from alhambra.games.cup.area import field_at, field_name, fresh_columns, ranked, with_marker
from alhambra.games.family import start
from alhambra.testing.scenario import Scenario

DIRK = "Dirk"
SCORING_AFTER = {"A": 1, "B": 3, "C": 5}


class Grounds(Scenario):
    """A game of the variant: round 1, seat A to throw, no markers on the board."""

    @property
    def stock(self) -> Stock:
        return stock(self.state)

    def turn(self, seat: str) -> Self:
        """A seat's turn before its first throw; the turns, the rewards and the end of the round wait below."""
        at = SEAT_NAMES.index(seat)
        self.state.turn = at
        self.stock.faces = b""
        self.stock.throws = 0
        self.state.agenda[:] = [END_ROUND, REWARDS[0], NEXT_TURN, ChooseThrow(at)]
        return self._asked_anew()

    def dice(self, *faces: str, throws: int = 1) -> Self:
        """The dice show this after so many throws."""
        self.stock.faces = bytes(sorted([TYPES.index(face) for face in faces]))
        self.stock.throws = throws
        return self._asked_anew()

    def markers(self, kind: str, **fields: str) -> Self:
        """Markers in a column: A="5/3 4/1", Dirk="2/3"."""
        for name, places in fields.items():
            owner = len(self.state.players) if name == DIRK else SEAT_NAMES.index(name)
            for place in places.split():
                row, throws = place.split("/")
                column = self.stock.columns[TYPES.index(kind)]
                at = field_at(int(row), int(throws))
                self.stock.columns[TYPES.index(kind)] = with_marker(column, at, owner)
                if name != DIRK:
                    self.stock.hands[owner] -= 1
        return self

    def no_markers(self) -> Self:
        """A dice area without markers, all of them back in their owners' hands."""
        self.stock.columns[:] = fresh_columns()
        self.stock.hands[:] = [self.stock.markers] * len(self.state.players)
        return self

    def on_offer(self, kind: str, *tiles: str) -> Self:
        """Exactly these tiles in a column, the lowest first; what lay there leaves the game."""
        claimed = bytes([self._claim(tile) for tile in tiles])
        here = self.stock
        here.gone += here.lying[TYPES.index(kind)]
        here.lying[TYPES.index(kind)] = claimed
        return self

    def nothing_on_offer(self) -> Self:
        for kind in TYPES:
            self.on_offer(kind)
        return self.start_chip("")

    def start_chip(self, kind: str) -> Self:
        """The start chip on the bonus field of a column, or nowhere."""
        self.stock.chip_at = TYPES.index(kind) if kind else -1
        return self

    def round(self, number: int) -> Self:
        self.stock.round = number
        return self

    def starter(self, seat: str) -> Self:
        """The start player of this round."""
        self.stock.starter = self.stock.named = SEAT_NAMES.index(seat)
        return self

    def rewards(self) -> Self:
        """All turns are over: the rewards begin."""
        self.state.agenda[:] = [END_ROUND, REWARDS[0]]
        return self.go_on()

    def next_round(self, rng: Rng | None = None) -> Self:
        """The next round begins, with chance as told."""
        if rng is not None:
            self.state.rng = rng
        self.state.agenda[:] = [BEGIN_ROUND]
        return self.go_on()

    def end_round(self) -> Self:
        self.state.agenda[:] = [END_ROUND]
        return self.go_on()

    def go_on(self) -> Self:
        """Run what needs nobody's decision."""
        self.state.events = []
        while self.state.agenda and self.state.agenda[-1].asks() == NOBODY:
            self.state.agenda.pop().run(self.state)
        return self._asked_anew()

    def lying(self, kind: str) -> list[str]:
        return self.stock.named_tiles(self.stock.lying[TYPES.index(kind)])

    def column(self, kind: str) -> dict[str, str]:
        """Whose marker lies on which field."""
        names = [*SEAT_NAMES[: len(self.state.players)], DIRK]
        return {field_name(at): names[owner] for at, owner in ranked(self.stock.columns[TYPES.index(kind)])}

    def result(self, scoring: str) -> Result:
        """What scoring A, B or C gives, at the end of its round."""
        self.round(SCORING_AFTER[scoring]).end_round()
        (scored,) = [event for event in self.state.events if isinstance(event, Scored)]
        return scored.result

    def shares(self, scoring: str, kind: str) -> list[int]:
        """What each contestant gets for a type."""
        return list(self.result(scoring).majorities[TYPES.index(kind)].shares)

    def _claim(self, name: str) -> int:
        tile = self.state.table.tiles.find(name)
        here = self.stock
        here.piles = [_without(pile, tile) for pile in here.piles]
        here.bag = _without(here.bag, tile)
        here.gone = _without(here.gone, tile)
        here.lying[:] = [_without(column, tile) for column in here.lying]
        self.state.dirk = _without(self.state.dirk, tile)
        self.state.bag = packed([])
        return tile


def grounds(seats: str = "ABC", seed: int = 0) -> Grounds:
    """A game of so many seats in its first round, seat A on turn, no marker on the board and A the start player."""
    game = Grounds(start(Setup(len(seats), seed, game="alcazaba")))
    return game.no_markers().starter("A")


class Loaded(Rng):
    """Chance that falls as it is told, then always on 0."""

    def __init__(self, *falls: int) -> None:
        self.falls = list(falls)

    def word(self) -> i64:
        raise AssertionError("only whole throws are told")

    def below(self, limit: i64) -> i64:
        return self.falls.pop(0) if self.falls else 0

    def clone(self) -> Rng:
        return Loaded(*self.falls)

    def position(self) -> tuple[int, ...]:
        return tuple(self.falls)


def _without(row: bytes, tile: int) -> bytes:
    return bytes([other for other in row if other != tile])
