"""Scouts report, and invaders attack (INV-3, INV-7)."""

from __future__ import annotations

from typing import Final, final

from alhambra.core.board import Board
from alhambra.core.draws import reveal
from alhambra.core.events import Event
from alhambra.core.frames import Frame
from alhambra.core.grid import LAST_CELL, STEPS
from alhambra.core.pieces import CITY, EMPTY, SIDE_NAMES, TYPES
from alhambra.core.reckoning import FINAL_SCORING
from alhambra.core.scoring import has_dirk
from alhambra.core.state import State, tell
from alhambra.core.table import Table
from alhambra.rulebooks.invaders.part import Invaders, invaders


@final
class ScoutReported(Event):
    """INV-3: a seat got a scout and looked at the next attack card; only that seat knows what it saw."""

    __slots__ = ("direction", "kind", "seat")

    def __init__(self, seat: int, kind: int, direction: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.direction: Final = direction  # a side; -1 for those who do not know it

    def name(self) -> str:
        return "scout-reported"

    def facts(self, table: Table) -> dict[str, object]:
        direction = SIDE_NAMES[self.direction] if self.direction >= 0 else ""
        return {"seat": self.seat, "type": TYPES[self.kind], "direction": direction}

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat or self.direction < 0 else ScoutReported(self.seat, self.kind, -1)


@final
class ScoutsCame(Event):
    """INV-6: these scouts lie open now."""

    __slots__ = ("kinds",)

    def __init__(self, kinds: tuple[int, ...]) -> None:
        self.kinds: Final = kinds

    def name(self) -> str:
        return "scouts-came"

    def facts(self, table: Table) -> dict[str, object]:
        return {"types": [TYPES[kind] for kind in self.kinds]}


@final
class Attacked(Event):
    """INV-7: for each seat the open sides that counted, as [attacked, left and right of it], and the points lost."""

    __slots__ = ("direction", "lost", "open_sides", "per_side", "scoring")

    def __init__(
        self,
        scoring: int,
        direction: int,
        per_side: tuple[int, int],
        open_sides: list[tuple[int, int]],
        lost: list[int],
    ) -> None:
        self.scoring: Final = scoring
        self.direction: Final = direction
        self.per_side: Final = per_side
        self.open_sides: Final = open_sides
        self.lost: Final = lost

    def name(self) -> str:
        return "attacked"

    def facts(self, table: Table) -> dict[str, object]:
        return {
            "scoring": self.scoring,
            "direction": SIDE_NAMES[self.direction],
            "per_side": list(self.per_side),
            "open_sides": [list(sides) for sides in self.open_sides],
            "lost": self.lost,
        }


@final
class AttackTurnedUp(Event):
    """INV-15: with two players the next attack lies open."""

    __slots__ = ("direction",)

    def __init__(self, direction: int) -> None:
        self.direction: Final = direction

    def name(self) -> str:
        return "attack-turned-up"

    def facts(self, table: Table) -> dict[str, object]:
        return {"direction": SIDE_NAMES[self.direction]}


@final
class ReportScout(Frame):
    """INV-3, INV-4: the scout leaves the game, and its seat knows the next attack."""

    __slots__ = ("kind", "seat")

    def __init__(self, seat: int, kind: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind

    def name(self) -> str:
        return "report-scout"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.seat, self.kind)

    def run(self, state: State) -> None:
        part = invaders(state)
        part.open_scouts.remove(self.kind)
        part.seen_by[self.seat] = True
        reveal(state)
        tell(state, ScoutReported(self.seat, self.kind, part.attacks[0]))


@final
class Attack(Frame):
    """INV-7: the points of a scoring are booked; now those come who take some away."""

    __slots__ = ("fresh", "per_side", "scoring")

    def __init__(self, scoring: int, per_side: tuple[int, int], fresh: int) -> None:
        self.scoring: Final = scoring
        self.per_side: Final = per_side  # of the attacked side, and of each of its neighbours
        self.fresh: Final = fresh  # how many scouts come anew

    def name(self) -> str:
        return "attack"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.scoring)

    def run(self, state: State) -> None:
        part = invaders(state)
        direction = part.attacks[0]
        part.attacks = part.attacks[1:]  # INV-12
        reveal(state)
        open_sides: list[tuple[int, int]] = []
        lost: list[int] = []
        for seat, player in enumerate(state.players):
            part.seen_by[seat] = False
            straight = len(gaps(player.board, direction))
            beside = len(gaps(player.board, (direction + 1) & 3)) + len(gaps(player.board, (direction + 3) & 3))
            loss = min(player.score, straight * self.per_side[0] + beside * self.per_side[1])  # INV-11
            player.score -= loss
            open_sides.append((straight, beside if self.per_side[1] else 0))
            lost.append(loss)
        tell(state, Attacked(self.scoring, direction, self.per_side, open_sides, lost))
        if self.scoring != FINAL_SCORING:
            _look_ahead(state, part, self.fresh)


def _look_ahead(state: State, part: Invaders, fresh: int) -> None:
    """INV-6, INV-15: new scouts, or the next attack open for all."""
    reveal(state)
    if has_dirk(state):
        tell(state, AttackTurnedUp(part.attacks[0]))
    else:
        part.open_scouts = sorted(part.hidden_scouts[:fresh])
        part.hidden_scouts = part.hidden_scouts[fresh:]
        tell(state, ScoutsCame(tuple(part.open_scouts)))


def gaps(board: Board, side: int) -> list[int]:
    """INV-9, INV-10: the cells of the city whose tile has no wall on this side and nothing before it."""
    found: list[int] = []
    for cell in board.cells:
        tile = board.tile_at(cell)
        bare = board.tiles.layers[tile] == CITY and not board.marks[tile] >> side & 1
        if bare and board.tile_at((cell + STEPS[side]) & LAST_CELL) == EMPTY:
            found.append(cell)
    return found
