"""Counting points: majorities (B-102 to B-107) and who gets what for them. Every point keeps its reason."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from alhambra.core.board import Board
from alhambra.core.pieces import SIDE_NAMES, TYPES
from alhambra.core.wall import wall_length, wall_sides

if TYPE_CHECKING:
    from alhambra.core.state import State
    from alhambra.core.table import Table

NO_PLACE: Final = 0


@final
class Majority:
    """The contest for one type: for each contestant what he has, his place and his share.

    Contestants are the seats in order, then Dirk if he is there. Counts are in half buildings.
    """

    __slots__ = ("counts", "kind", "places", "prizes", "shares")

    def __init__(
        self,
        kind: int,
        prizes: tuple[int, ...],
        counts: tuple[int, ...],
        places: tuple[int, ...],
        shares: tuple[int, ...],
    ) -> None:
        self.kind: Final = kind
        self.prizes: Final = prizes
        self.counts: Final = counts
        self.places: Final = places
        self.shares: Final = shares

    def facts(self) -> dict[str, object]:
        return {
            "type": TYPES[self.kind],
            "prizes": list(self.prizes),
            "counts": [count / 2 if count % 2 else count // 2 for count in self.counts],
            "places": list(self.places),
            "shares": list(self.shares),
        }


@final
class WallScore:
    """B-110: the points of one seat's outer wall; the board tells the very sides."""

    __slots__ = ("board", "points", "seat")

    def __init__(self, seat: int, board: Board, points: int) -> None:
        self.seat: Final = seat
        self.board: Final = board
        self.points: Final = points

    def facts(self, table: Table) -> dict[str, object]:
        sides = [f"{table.cell_name(cell)}{SIDE_NAMES[side]}" for cell, side in wall_sides(self.board)]
        return {"seat": self.seat, "points": self.points, "sides": sides}


@final
class Award:
    """Points a module gives (or takes), with the reason in words of the rules."""

    __slots__ = ("module", "points", "reason", "seat")

    def __init__(self, seat: int, points: int, module: str, reason: str) -> None:
        self.seat: Final = seat
        self.points: Final = points
        self.module: Final = module
        self.reason: Final = reason

    def facts(self) -> dict[str, object]:
        return {"seat": self.seat, "points": self.points, "module": self.module, "reason": self.reason}


@final
class Result:
    """One scoring, completely explained."""

    __slots__ = ("awards", "majorities", "scoring", "seats", "totals", "walls")

    def __init__(
        self,
        scoring: int,
        majorities: list[Majority],
        walls: list[WallScore],
        awards: list[Award],
        totals: list[int],
        seats: int,
    ) -> None:
        self.scoring: Final = scoring
        self.majorities: Final = majorities
        self.walls: Final = walls
        self.awards: Final = awards
        self.totals: Final = totals  # points of this scoring by contestant
        self.seats: Final = seats  # how many of them sit at the table: the one beyond is Dirk

    def facts(self, table: Table) -> dict[str, object]:
        return {
            "scoring": self.scoring,
            "majorities": [majority.facts() for majority in self.majorities],
            "walls": [wall.facts(table) for wall in self.walls],
            "awards": [award.facts() for award in self.awards],
            "totals": self.totals,
        }


def count_points(state: State, scoring: int) -> Result:
    """What scoring 1, 2 or 3 gives in this position. Nothing is booked yet."""
    game = state.table.game
    told = None if game is None else game.reckon(state, scoring)
    return count_palaces(state, scoring) if told is None else told


def count_palaces(state: State, scoring: int) -> Result:
    """The majorities of what stands in the Alhambras, their walls, and what the modules add."""
    seats = len(state.players)
    totals = [0] * (seats + 1 if has_dirk(state) else seats)
    majorities: list[Majority] = []
    for kind in range(len(TYPES)):
        majority = contest(kind, state.table.points[scoring - 1][kind], half_counts(state, kind))
        majorities.append(majority)
        for contestant, share in enumerate(majority.shares):
            totals[contestant] += share
    walls: list[WallScore] = []
    for seat, player in enumerate(state.players):
        points = wall_length(player.board)
        walls.append(WallScore(seat, player.board, points))
        totals[seat] += points
    awards: list[Award] = []
    for module in state.table.scoring:
        awards += module.score(state, scoring)
    for award in awards:
        totals[award.seat] += award.points
    return Result(scoring, majorities, walls, awards, totals, seats)


def has_dirk(state: State) -> bool:
    """B-131: does Dirk play along?"""
    return len(state.players) == 2


def half_counts(state: State, kind: int) -> tuple[int, ...]:
    """B-102: what each contestant has of a type, in half buildings. Without a real tile nothing counts (B-105)."""
    counts: list[int] = []
    for seat, player in enumerate(state.players):
        tiles = player.board.count(kind)
        count = 2 * tiles
        if tiles:
            for module in state.table.counting:
                count += module.counts(state, seat, kind)
        counts.append(count)
    if has_dirk(state):
        kinds = state.table.tiles.kinds
        counts.append(2 * len([tile for tile in state.dirk if kinds[tile] == kind]))
    return tuple(counts)


def contest(kind: int, prizes: tuple[int, ...], counts: tuple[int, ...]) -> Majority:
    """B-103 to B-105: places by count; those who tie share the prizes of the places they fill, rounded down."""
    places: list[int] = []
    shares: list[int] = []
    for count in counts:
        if count == 0:
            places.append(NO_PLACE)
            shares.append(0)
            continue
        ahead = 0
        tied = 0
        for other in counts:
            if other > count:
                ahead += 1
            elif other == count:
                tied += 1
        places.append(ahead + 1)
        shares.append(sum(prizes[ahead : ahead + tied]) // tied)
    return Majority(kind, prizes, counts, tuple(places), tuple(shares))
