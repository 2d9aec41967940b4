"""Where the points of a scoring come from, in words."""

from __future__ import annotations

from alhambra.core.scoring import NO_PLACE, Award, Majority, Result
from alhambra.core.table import Table
from alhambra.core.wall import wall_sides
from alhambra.words.pieces import cell_arg, kind_arg, side_arg
from alhambra.words.saying import All, Arg, Say, Saying, Seat
from alhambra.words.speakers import extras
from alhambra.words.told import award, contestant


def reasons(result: Result) -> list[Saying]:
    """What numbers alone cannot say: what counted besides tiles, how ties were shared, what modules gave points for."""
    found = [reason for majority in result.majorities for reason in beyond_tiles(majority, result)]
    found += [reason for majority in result.majorities for reason in ties(majority, result.seats)]
    return found + [award_reason(given, result.seats) for given in result.awards]


def award_reason(given: Award, seats: int) -> Saying:
    """What a module gave points for, and to whom."""
    return Saying(
        "scored-award",
        {
            "seat": contestant(given.seat, seats),
            "points": f"{given.points:+}",
            "reason": Say(award(given.module, given.reason)),
        },
    )


def beyond_tiles(majority: Majority, result: Result) -> list[Saying]:
    """What counted for a type besides the tiles themselves."""
    told: list[Saying] = []
    for wall in result.walls:
        tiles = int(wall.board.count(majority.kind))
        half = majority.counts[wall.seat] - 2 * tiles
        if half:
            why = extras(wall.board, majority.kind, half) or [Saying("extra-modules")]
            args: dict[str, Arg] = {
                "type": kind_arg(majority.kind),
                "seat": Seat(wall.seat),
                "tiles": tiles,
                "counted": buildings(majority.counts[wall.seat]),
                "why": All(tuple([Say(reason) for reason in why])),
            }
            told.append(Saying("scored-beyond-tiles", args))
    return told


def ties(majority: Majority, seats: int) -> list[Saying]:
    """How those who tie share the points of their places."""
    told: list[Saying] = []
    for place in sorted(set(majority.places) - {NO_PLACE}):
        tied = [number for number, other in enumerate(majority.places) if other == place]
        prizes = majority.prizes[place - 1 : place - 1 + len(tied)]
        if len(tied) == 1 or not prizes:
            continue
        ranks = [Say(rank(other)) for other in range(place, place + len(prizes))]
        sums = f"({' + '.join(map(str, prizes))})" if len(prizes) > 1 else str(prizes[0])
        args: dict[str, Arg] = {
            "type": kind_arg(majority.kind),
            "seats": All(tuple([contestant(number, seats) for number in tied])),
            "ranks": All(tuple(ranks)),
            "sum": f"{sums} / {len(tied)} = {majority.shares[tied[0]]}",
            "rounded": "yes" if sum(prizes) % len(tied) else "no",
        }
        told.append(Saying("scored-tie", args))
    return told


def walls(table: Table, result: Result) -> list[Saying]:
    """The very sides that make up each wall."""
    told: list[Saying] = []
    for wall in result.walls:
        if wall.points:
            sides = [
                Say(Saying("side-at", {"cell": cell_arg(table, cell), "side": side_arg(side)}))
                for cell, side in wall_sides(wall.board)
            ]
            args: dict[str, Arg] = {"seat": Seat(wall.seat), "points": int(wall.points), "sides": All(tuple(sides))}
            told.append(Saying("scored-wall", args))
    return told


def rank(place: int) -> Saying:
    """The 1st place, the 2nd..."""
    return Saying("rank", {"place": place})


def buildings(half: int) -> int | float:
    """Half buildings as buildings."""
    return half / 2 if half % 2 else half // 2
