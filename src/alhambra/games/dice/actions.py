"""What only this game lets a player do: chips in a turn, and the choice of rewards (DICE-67)."""

from __future__ import annotations

from typing import Final, final

from alhambra.core.actions import Action, expect, register
from alhambra.core.pieces import TYPES
from alhambra.core.state import State, tell
from alhambra.core.table import Table
from alhambra.games.cup.actions import kind_named
from alhambra.games.cup.area import FIELDS, OFF, landing, owner_at, with_marker
from alhambra.games.cup.events import MarkerPlaced
from alhambra.games.dice.chips import ANNUL, BLACK_DIE, DISPLACE, EXCHANGE
from alhambra.games.dice.events import BlackDieSet, MarkersPushed, ThrowAnnulled
from alhambra.games.dice.part import NO_FACE, dice_table
from alhambra.games.dice.rewards import give_points

POINTS: Final = "points"
CHIP: Final = "chip"


@final
class AnnulThrow(Action):
    """DICE-48: the latest throw is void, and the dice show what they showed before it."""

    __slots__ = ()

    def key(self) -> tuple[object, ...]:
        return ("annul",)

    def text(self, table: Table) -> str:
        return "annul"

    def play(self, state: State, seat: int) -> None:
        here = dice_table(state)
        here.spend(seat, ANNUL)
        here.faces = here.earlier[-1]
        here.earlier = here.earlier[:-1]
        here.throws -= 1
        if not here.throws:
            here.black = NO_FACE  # it was part of that throw
        tell(state, ThrowAnnulled(seat, here.faces, here.throws))


@final
class SetBlackDie(Action):
    """DICE-49: the black die shows this type for the rest of the turn."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def key(self) -> tuple[object, ...]:
        return ("black-die", self.kind)

    def text(self, table: Table) -> str:
        return f"black-die {TYPES[self.kind]}"

    def play(self, state: State, seat: int) -> None:
        here = dice_table(state)
        here.spend(seat, BLACK_DIE)
        here.black = self.kind
        here.black_spent = True
        tell(state, BlackDieSet(seat, self.kind))


@final
class DisplaceMarker(Action):
    """DICE-50: take the target field though it is taken; the run of markers from there on moves back by one."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def key(self) -> tuple[object, ...]:
        return ("displace", self.kind)

    def text(self, table: Table) -> str:
        return f"displace {TYPES[self.kind]}"

    def play(self, state: State, seat: int) -> None:
        here = dice_table(state)
        here.spend(seat, DISPLACE)
        here.hands[seat] -= 1
        column = here.columns[self.kind]
        at = here.target_of(self.kind)
        end = landing(column, at)
        pushed = [owner_at(column, field) for field in range(at, end)]
        if end == OFF:
            here.off[pushed[-1]] += 1
        moved = column[:at] + b"\0" + column[at:end] + column[end + 1 :]
        here.columns[self.kind] = with_marker(moved[:FIELDS], at, seat)
        tell(state, MarkersPushed(seat, self.kind, at, tuple(pushed)))
        tell(state, MarkerPlaced(seat, self.kind, at))


@final
class ChooseReward(Action):
    """DICE-35: two building points, or one and the chip of the column. What follows is up to the question."""

    __slots__ = ("with_chip",)

    def __init__(self, with_chip: bool) -> None:
        self.with_chip: Final = with_chip

    def key(self) -> tuple[object, ...]:
        return ("reward", self.with_chip)

    def text(self, table: Table) -> str:
        return f"reward {CHIP if self.with_chip else POINTS}"

    def play(self, state: State, seat: int) -> None:
        """Nothing by itself: the question knows the column and who is second."""


@final
class RedirectPoint(Action):
    """DICE-47: take a building point in another type."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind  # where the point goes

    def key(self) -> tuple[object, ...]:
        return ("redirect", self.kind)

    def text(self, table: Table) -> str:
        return f"redirect {TYPES[self.kind]}"

    def play(self, state: State, seat: int) -> None:
        dice_table(state).spend(seat, EXCHANGE)
        give_points(state, seat, self.kind, 1)


@final
class KeepPoints(Action):
    """DICE-47: no exchange: the points stay what they are. The question knows how many there are."""

    __slots__ = ()

    def key(self) -> tuple[object, ...]:
        return ("keep",)

    def text(self, table: Table) -> str:
        return "keep"

    def play(self, state: State, seat: int) -> None:
        """Nothing by itself: the question moves the stone."""


ANNUL_THROW: Final = AnnulThrow()
BLACK_DICE: Final = [SetBlackDie(kind) for kind in range(len(TYPES))]
DISPLACINGS: Final = [DisplaceMarker(kind) for kind in range(len(TYPES))]
TWO_POINTS: Final = ChooseReward(with_chip=False)
POINT_AND_CHIP: Final = ChooseReward(with_chip=True)
REDIRECTIONS: Final = [RedirectPoint(kind) for kind in range(len(TYPES))]
KEEP_POINTS: Final = KeepPoints()


def _read_annul(_table: Table, words: list[str]) -> Action:
    expect(words, 0, "annul")
    return ANNUL_THROW


def _read_black_die(_table: Table, words: list[str]) -> Action:
    expect(words, 1, "black-die TYPE")
    return BLACK_DICE[kind_named(words[0])]


def _read_displace(_table: Table, words: list[str]) -> Action:
    expect(words, 1, "displace TYPE")
    return DISPLACINGS[kind_named(words[0])]


def _read_reward(_table: Table, words: list[str]) -> Action:
    expect(words, 1, "reward points, or reward chip")
    if words[0] not in (POINTS, CHIP):
        raise ValueError(f"there is no reward {words[0]!r}")
    return POINT_AND_CHIP if words[0] == CHIP else TWO_POINTS


def _read_redirect(_table: Table, words: list[str]) -> Action:
    expect(words, 1, "redirect TYPE")
    return REDIRECTIONS[kind_named(words[0])]


def _read_keep(_table: Table, words: list[str]) -> Action:
    expect(words, 0, "keep")
    return KEEP_POINTS


register("annul", _read_annul)
register("black-die", _read_black_die)
register("displace", _read_displace)
register("reward", _read_reward)
register("redirect", _read_redirect)
register("keep", _read_keep)
