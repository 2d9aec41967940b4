"""The reward phase: column by column, the best marker first (DICE-34 to DICE-39, DICE-47)."""

from __future__ import annotations

from typing import Final, final

from alhambra.core.actions import Action
from alhambra.core.frames import OTHER_QUESTION, Frame, Reason
from alhambra.core.pieces import TYPES
from alhambra.core.state import State, tell
from alhambra.games.cup.area import NOBODYS, ranked
from alhambra.games.dice.actions import (
    KEEP_POINTS,
    POINT_AND_CHIP,
    REDIRECTIONS,
    TWO_POINTS,
    ChooseReward,
    RedirectPoint,
)
from alhambra.games.dice.chips import EXCHANGE, FIELDS
from alhambra.games.dice.events import PointRedirected, RewardGiven
from alhambra.games.dice.part import DiceTable, dice_table
from alhambra.games.dice.rewards import give_chip, give_points

TO_ANOTHER_TYPE: Final = Reason("DICE-47", "a point goes to another type, where the stone is not on the last field yet")
CHOICES: Final[list[Action]] = [TWO_POINTS, POINT_AND_CHIP]


@final
class RewardColumn(Frame):
    """DICE-34, DICE-35: the owners of the best two markers of a column are rewarded."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def name(self) -> str:
        return "reward-column"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.kind)

    def run(self, state: State) -> None:
        if self.kind + 1 < len(TYPES):
            state.agenda.append(REWARD_COLUMN[self.kind + 1])
        here = dice_table(state)
        here.rewarding = self.kind
        markers = ranked(here.columns[self.kind])
        if not markers:
            return
        best = markers[0][1]
        second = markers[1][1] if len(markers) > 1 else NOBODYS  # DICE-38
        if best == len(state.players):  # DICE-62: Dirk takes two points
            hand_out(state, self.kind, best, second, with_chip=False)
        else:
            state.agenda.append(AskForReward(best, self.kind, second))


REWARD_COLUMN: Final = [RewardColumn(kind) for kind in range(len(TYPES))]


@final
class AskForReward(Frame):
    """DICE-35, DICE-39: the owner of the best marker takes one reward, the second best gets the other."""

    __slots__ = ("kind", "seat", "second")

    def __init__(self, seat: int, kind: int, second: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.second: Final = second

    def name(self) -> str:
        return "take-reward"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.seat, self.kind, self.second)

    def asks(self) -> int:
        return self.seat

    def options(self, state: State) -> list[Action]:
        return CHOICES

    def resolve(self, state: State, action: Action) -> None:
        if isinstance(action, ChooseReward):
            hand_out(state, self.kind, self.seat, self.second, action.with_chip)


def hand_out(state: State, kind: int, best: int, second: int, with_chip: bool) -> None:
    """DICE-36: one reward completely, then the other, if somebody is there to get it."""
    if second != NOBODYS:
        state.agenda.append(GiveReward(second, kind, not with_chip))
    state.agenda.append(GiveReward(best, kind, with_chip))


@final
class GiveReward(Frame):
    """DICE-35: the points of a reward, then its chip: so it can never redirect the point it came with (DICE-47)."""

    __slots__ = ("kind", "owner", "with_chip")

    def __init__(self, owner: int, kind: int, with_chip: bool) -> None:
        self.owner: Final = owner
        self.kind: Final = kind
        self.with_chip: Final = with_chip

    def name(self) -> str:
        return "give-reward"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.owner, self.kind, self.with_chip)

    def run(self, state: State) -> None:
        if self.with_chip:
            state.agenda.append(GiveChip(self.owner, self.kind))
        tell(state, RewardGiven(self.owner, self.kind, self.with_chip))
        receive(state, self.owner, self.kind, 1 if self.with_chip else 2)


@final
class GiveChip(Frame):
    """DICE-40, DICE-51: the chip of a column goes to its new owner."""

    __slots__ = ("kind", "owner")

    def __init__(self, owner: int, kind: int) -> None:
        self.owner: Final = owner
        self.kind: Final = kind

    def name(self) -> str:
        return "give-chip"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.owner, self.kind)

    def run(self, state: State) -> None:
        give_chip(state, self.owner, self.kind)


def receive(state: State, owner: int, kind: int, points: int) -> None:
    """DICE-47: ask first who could redirect a point, else move the stone."""
    here = dice_table(state)
    if points and owner != len(state.players) and here.holds(owner, EXCHANGE) and redirections(here, owner, kind):
        state.agenda.append(AskToRedirect(owner, kind, points))
    elif points:
        give_points(state, owner, kind, points)


def redirections(here: DiceTable, seat: int, kind: int) -> list[Action]:
    """The types a point can go to instead."""
    return [REDIRECTIONS[other] for other in range(len(TYPES)) if other != kind and here.heights[other][seat] < FIELDS]


@final
class AskToRedirect(Frame):
    """DICE-47: before the stone moves, each point may be taken in another type for an exchange chip."""

    __slots__ = ("kind", "points", "seat")

    def __init__(self, seat: int, kind: int, points: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.points: Final = points

    def name(self) -> str:
        return "redirect-point"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.seat, self.kind, self.points)

    def asks(self) -> int:
        return self.seat

    def options(self, state: State) -> list[Action]:
        return [KEEP_POINTS, *redirections(dice_table(state), self.seat, self.kind)]

    def reason(self, state: State, action: Action) -> Reason:
        return TO_ANOTHER_TYPE if isinstance(action, RedirectPoint) else OTHER_QUESTION

    def resolve(self, state: State, action: Action) -> None:
        if isinstance(action, RedirectPoint):
            tell(state, PointRedirected(self.seat, self.kind, action.kind))
            action.play(state, self.seat)
            receive(state, self.seat, self.kind, self.points - 1)
        else:
            give_points(state, self.seat, self.kind, self.points)
