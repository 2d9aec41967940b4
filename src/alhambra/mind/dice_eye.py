"""The eye of a player of the Dice Game: fields, rewards and chips in points, quick enough for playouts."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.core.actions import Action
from alhambra.core.appraisal import NEVER
from alhambra.core.state import State
from alhambra.games.cup.actions import NameStarter
from alhambra.games.cup.area import FIELDS, THROWS, landing, target
from alhambra.games.cup.part import Cup
from alhambra.games.cup.policy import COUNTS
from alhambra.games.dice.actions import (
    AnnulThrow,
    ChooseReward,
    DisplaceMarker,
    KeepPoints,
    RedirectPoint,
    SetBlackDie,
)
from alhambra.games.dice.awarding import AskForReward, AskToRedirect
from alhambra.games.dice.chips import ANNUL, BLACK_DIE, DISPLACE, EXCHANGE, NO_CHIP
from alhambra.games.dice.part import DiceTable, dice_table
from alhambra.games.dice.turn import DiceTurn
from alhambra.mind.casting import AHEAD, COLUMN, KINDS, ROW, Caster
from alhambra.mind.tracks import DiceWeights, Tracks

UNSEEN: Final = b"?"
LEAST: Final = 0.3  # what a column draws people with, whatever it pays


@final
class DiceEye(Caster):
    """One seat's eye on one position of the Dice Game."""

    def __init__(self, state: State, weights: DiceWeights, exact: bool) -> None:
        super().__init__(state, exact)
        self.weights: Final = weights
        self.tracks: Final = Tracks(state.table.points, weights)
        self._spite: Final = weights.spite / float(len(state.players) - 1)
        places = len(state.players) * KINDS
        self._more = vec[float]([0.0] * places)  # by seat and type: the better reward
        self._less = vec[float]([0.0] * places)  # the other one
        self._draw = vec[float]([0.0] * places)  # the part of those to come who go for the column
        self._heights: Final = [UNSEEN] * places  # for which stones and chips that was reckoned
        self._bonus = UNSEEN
        self._coming = 0.0  # of the column that is looked at
        self._high = 0.0
        self._low = 0.0
        self._fall = 0.0
        self._loss = 0.0
        self._first_at: i64 = 0
        self._second_at: i64 = 0
        self._known: State | None = None  # for which position the fields were reckoned
        self._known_at = vec[i64]([0, 0, 0])

    # Decisions

    def look(self, state: State, seat: int) -> None:
        here = dice_table(state)
        self.state = state
        self.seat = seat
        if isinstance(state.agenda[-1], DiceTurn):
            left: i64 = sum(here.hands)
            chips: i64 = len(here.chips[seat])
            known = self._known_at
            if self._known is not state or known[0] != here.round or known[1] != left or known[2] != chips:
                self.reckon(here)
                self._known = state
                self._known_at[0] = here.round
                self._known_at[1] = left
                self._known_at[2] = chips
            self.see_dice(here, here.black)

    def forget(self) -> None:
        self._known = None

    def worth_of(self, option: Action) -> float:
        state = self.state
        here = dice_table(state)
        if isinstance(option, DisplaceMarker):
            at = here.target_of(option.kind)
            self._set(here, option.kind)
            leaning = self.leaning[option.kind * COLUMN + at]
            return self._field(at, True) + leaning - self.tracks.chip(DISPLACE, here.round)
        if isinstance(option, SetBlackDie):
            return self._blackened(here, option.kind) - self.tracks.chip(BLACK_DIE, here.round)
        if isinstance(option, AnnulThrow):
            return self._annulled(here) - self.tracks.chip(ANNUL, here.round)
        if isinstance(option, ChooseReward):
            return self._reward(here, option.with_chip)
        if isinstance(option, RedirectPoint):
            return self._redirected(here, option.kind)
        if isinstance(option, KeepPoints):
            return self._redirected(here, -1) + self.tracks.chip(EXCHANGE, here.round)
        if isinstance(option, NameStarter):  # who comes last knows most
            last = float((self.seat - option.starter) % len(state.players))
            return self.weights.start * last / float(len(state.players))
        return 0.0

    def prospects(self, state: State, seat: int) -> float:
        return self.tracks.prospects(state, seat)

    # A turn

    def reckon(self, here: Cup) -> None:
        table = dice_table(self.state)
        self._appraise(table)
        kind: i64 = 0
        for kind in range(KINDS):
            self._set(table, kind)
            column = table.columns[kind]
            at: i64 = 0
            for at in range(FIELDS):
                index = kind * COLUMN + at
                self.fields[index] = self.leaning[index]
                if not column[at]:
                    self.fields[index] += self._field(at, False)
            self.fields[kind * COLUMN + FIELDS] = self.leaning[kind * COLUMN + FIELDS]
        self.land(table)
        if DISPLACE in table.chips[self.seat]:
            self._displace(table)

    def _appraise(self, table: DiceTable) -> None:
        """What the rewards of the round are worth to the seat. Stones stand still until they are given."""
        base = self.seat * KINDS
        same = self._bonus is table.bonus
        kind: i64 = 0
        for kind in range(KINDS):
            if self._heights[base + kind] is not table.heights[kind]:
                self._heights[base + kind] = table.heights[kind]
                same = False
        if same:
            return
        if self._bonus is not table.bonus:
            self._bonus = table.bonus
            for at in range(len(self._heights)):  # another round: the other seats must look anew as well
                self._heights[at] = UNSEEN
            for kind in range(KINDS):
                self._heights[base + kind] = table.heights[kind]
        half = self.weights.half
        every = 0.0
        for kind in range(KINDS):
            now = self.tracks.track(table, kind, self.seat, 0, half)
            one = self.tracks.track(table, kind, self.seat, 1, half) - now + self._chip_of(table, kind)
            two = self.tracks.track(table, kind, self.seat, 2, half) - now
            self._more[base + kind] = max(one, two)
            self._less[base + kind] = min(one, two)
            self._draw[base + kind] = max(LEAST, one + two)
            every += self._draw[base + kind]
        for kind in range(KINDS):
            self._draw[base + kind] /= every

    def _chip_of(self, table: DiceTable, kind: i64) -> float:
        """What lies on the bonus field of a column."""
        if table.chip_at == kind:
            return self.weights.start
        return self.tracks.chip(table.bonus[kind], table.round) if table.bonus[kind] != NO_CHIP else 0.0

    def _displace(self, table: DiceTable) -> None:
        """Where a chip makes a result better, count with it (DICE-50)."""
        cost = self.tracks.chip(DISPLACE, table.round)
        kind: i64 = 0
        for kind in range(KINDS):
            column = table.columns[kind]
            self._set(table, kind)
            for throws in range(1, THROWS + 1):
                for count in range(1, COUNTS):
                    at = target(count, throws)
                    if column[at]:
                        value = self._field(at, True) + self.leaning[kind * COLUMN + at] - cost
                        index = (throws - 1) * ROW + kind * COUNTS + count
                        if value > self.results[index]:
                            self.results[index] = value

    def placed(self, kind: i64) -> float:
        """Without a chip: that is an option of its own."""
        here = dice_table(self.state)
        if not here.count_of(kind):
            return NEVER
        at = landing(here.columns[kind], here.target_of(kind))
        return self.fields[kind * COLUMN + at]

    def _set(self, table: DiceTable, kind: i64) -> None:
        """Turn to a column: who is ahead there, and how many are to come."""
        column = table.columns[kind]
        first: i64 = 0
        while first < FIELDS and not column[first]:
            first += 1
        second = first + 1
        while second < FIELDS and not column[second]:
            second += 1
        later = -self.weights.own
        seat: i64 = 0
        for seat in range(len(table.hands)):
            later += float(table.hands[seat]) * (self.weights.own if seat == self.seat else 1.0)
        at = self.seat * KINDS + kind
        self._coming = self.weights.crowd * later * self._draw[at]
        self._high = self._more[at]
        self._low = self._less[at]
        self._first_at = first
        self._second_at = second
        self._fall = 0.0  # what changes if the first becomes second
        self._loss = 0.0  # and if the second gets nothing
        if first < FIELDS:
            self._fall = self._sign(column[first] - 1) * (self._second(first) - self._first(first))
        if second < FIELDS:
            self._loss = -self._sign(column[second] - 1) * self._second(second)

    def _field(self, at: i64, pushing: bool) -> float:
        """What a marker changes that is laid on a field of the column, given who lies there and who is to come."""
        if at < self._first_at or (pushing and at == self._first_at):
            return self._first(at) + self._fall + self._loss
        if at < self._second_at or (pushing and at == self._second_at):
            return self._second(at) + self._loss
        return 0.0

    def _sign(self, owner: i64) -> float:
        """What it is to the seat if somebody wins a point: Dirk cannot win the game (DICE-66)."""
        if owner == self.seat:
            return 1.0
        return 0.0 if owner == len(self.state.players) else -self._spite

    def _first(self, at: i64) -> float:
        """What the best marker of the column will get."""
        rate = self._coming * AHEAD[at]
        return exp(-rate) * (self._high + rate * self._low)

    def _second(self, at: i64) -> float:
        """What the second best will get."""
        return exp(-self._coming * AHEAD[at]) * self._low

    def _blackened(self, here: DiceTable, kind: i64) -> float:
        """The turn with the black die: exactly, or for its own type alone."""
        if self.exact:
            return self.policy_with(kind).worth(here.faces, here.throws)
        self.promise(kind)
        black = self.black
        self.black = kind
        stays = self.results[(here.throws - 1) * ROW + kind * COUNTS + here.faces.count(kind) + 1]
        value = max(stays, self.going_for(kind))
        self.black = black
        self.promise(black)
        return value

    def _annulled(self, here: DiceTable) -> float:
        """The turn without its latest throw; only who takes care thinks of it."""
        if not self.exact:
            return NEVER
        if here.throws == 1:
            return self.policy_with(-1).turn()
        return self.policy().worth(here.earlier[-1], here.throws - 1)

    # Rewards

    def _gain(self, here: DiceTable, kind: i64, owner: i64, points: i64) -> float:
        return self.tracks.track(here, kind, owner, points, 0.0) - self.tracks.track(here, kind, owner, 0, 0.0)

    def _reward(self, here: DiceTable, with_chip: bool) -> float:
        """DICE-35: what the seat gets, and what the second best gets then."""
        frame = self.state.agenda[-1]
        if not isinstance(frame, AskForReward):
            return 0.0
        value = self._rewarded(here, frame.kind, self.seat, with_chip)
        if frame.second not in (self.seat, len(self.state.players), -1):
            value -= self._spite * self._rewarded(here, frame.kind, frame.second, not with_chip)
        return value

    def _rewarded(self, here: DiceTable, kind: i64, owner: i64, with_chip: bool) -> float:
        if not with_chip:
            return self._gain(here, kind, owner, 2)
        return self._gain(here, kind, owner, 1) + self._chip_of(here, kind)

    def _redirected(self, here: DiceTable, other: i64) -> float:
        """DICE-47: all points of a reward, with one of them elsewhere or none."""
        frame = self.state.agenda[-1]
        if not isinstance(frame, AskToRedirect):
            return 0.0
        if other < 0:
            return self._gain(here, frame.kind, self.seat, frame.points)
        return self._gain(here, frame.kind, self.seat, frame.points - 1) + self._gain(here, other, self.seat, 1)
