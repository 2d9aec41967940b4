"""Scorings explained: where every point comes from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from alhambra.cli.boards import Block, shelves
from alhambra.cli.glyphs import FAINT, LETTERS, TYPE_STYLES
from alhambra.cli.names import ORDINALS, SCORING_NAMES, Cast, listed, plural
from alhambra.cli.speech.speakers import award_reason, extras
from alhambra.core.pieces import SIDE_NAMES, TYPES
from alhambra.core.scoring import NO_PLACE, Majority, Result
from alhambra.core.setup import SEAT_NAMES
from alhambra.core.table import Table
from alhambra.core.wall import wall_sides

MANY: Final = 6  # contestants: then their columns move closer together
SCORING_LETTERS: Final = ("", "A", "B", "C")


def scoring_title(result: Result) -> str:
    """`First scoring (A)`."""
    return f"{SCORING_NAMES[result.scoring].capitalize()} ({SCORING_LETTERS[result.scoring]})"


def scoring_grid(result: Result, scores: Sequence[int], cast: Cast) -> Grid:
    """Types, wall and sums against contestants; a cell is `number place +points`.

    `scores` are everybody's points after the scoring, Dirk's last.
    """
    contestants = range(len(result.totals))
    seats = len(result.walls)
    grid = Grid(box=None, padding=(0, 0, 0, 2 if len(contestants) < MANY else 1), pad_edge=False)
    grid.add_column("", no_wrap=True)
    grid.add_column("pays", no_wrap=True, style=FAINT)
    for contestant in contestants:
        name = cast.title(contestant) if contestant < seats else "Dirk"
        grid.add_column(name, justify="right", no_wrap=True, overflow="crop")
    for majority in result.majorities:
        cells = [_cell(majority, contestant) for contestant in contestants]
        sign = Text(f" {LETTERS[majority.kind]} ", TYPE_STYLES[majority.kind])
        grid.add_row(sign, "/".join(map(str, majority.prizes)), *cells)
    walls = {wall.seat: wall.points for wall in result.walls}
    grid.add_row("wall", "", *[_points(walls.get(contestant, 0)) for contestant in contestants])
    for module in dict.fromkeys([award.module for award in result.awards]):
        sums = [_awarded(result, module, contestant) for contestant in contestants]
        grid.add_row(module, "", *[_points(points) for points in sums])
    grid.add_row(Text("sum", "bold"), "", *[Text(f"+{points}", "bold") for points in result.totals])
    grid.add_row(Text("now", "bold"), "", *[Text(str(score), "bold") for score in scores])
    return grid


def _cell(majority: Majority, contestant: int) -> Text:
    """`3 1st +16`; a place that is shared carries `=`."""
    count, place = majority.counts[contestant], majority.places[contestant]
    if place == NO_PLACE:
        return Text("-", FAINT)
    shared = "=" if majority.places.count(place) > 1 else ""
    share = majority.shares[contestant]
    return Text.assemble(
        (f"{_number(count)} {ORDINALS[place]}{shared} ", FAINT), (f"+{share}", "bold" if share else FAINT)
    )


def _awarded(result: Result, module: str, seat: int) -> int:
    return sum([award.points for award in result.awards if award.module == module and award.seat == seat])


def _points(points: int) -> Text:
    return Text(f"{points:+}", "bold") if points else Text("-", FAINT)


def scoring_reasons(result: Result, cast: Cast) -> list[str]:
    """What the grid cannot say: what counted besides tiles, how ties were shared, what modules gave points for."""
    reasons = [reason for majority in result.majorities for reason in _beyond_tiles(majority, result, cast)]
    reasons += [reason for majority in result.majorities for reason in _ties(majority, len(result.walls), cast)]
    for award in result.awards:
        reasons.append(f"{cast.name(award.seat)}: {award.points:+} for {award_reason(award.module, award.reason)}.")
    return reasons


def _beyond_tiles(majority: Majority, result: Result, cast: Cast) -> list[str]:
    """What counted for a type besides the tiles themselves."""
    told: list[str] = []
    for wall in result.walls:
        tiles = wall.board.count(majority.kind)
        half = majority.counts[wall.seat] - 2 * tiles
        if half:
            why = listed(extras(wall.board, majority.kind, half) or ["modules"])
            counted = _number(majority.counts[wall.seat])
            kind = TYPES[majority.kind].capitalize()
            who = "yours" if wall.seat == cast.you else SEAT_NAMES[wall.seat]
            told.append(f"{kind}: {plural(tiles, 'tile')} of {who} count as {counted}, with {why}.")
    return told


def _number(half: int) -> str:
    return f"{half / 2}" if half % 2 else str(half // 2)


def wall_reasons(table: Table, result: Result, cast: Cast) -> list[str]:
    """The very sides that make up each wall."""
    reasons: list[str] = []
    for wall in result.walls:
        if wall.points:
            sides = ", ".join(f"{table.cell_name(cell)} {SIDE_NAMES[side]}" for cell, side in wall_sides(wall.board))
            name = "Your" if wall.seat == cast.you else f"{SEAT_NAMES[wall.seat]}'s"
            reasons.append(f"{name} longest outer wall has {plural(wall.points, 'side')}: {sides}.")
    return reasons


def _ties(majority: Majority, seats: int, cast: Cast) -> list[str]:
    told: list[str] = []
    for place in sorted(set(majority.places) - {NO_PLACE}):
        tied = [contestant for contestant, other in enumerate(majority.places) if other == place]
        prizes = majority.prizes[place - 1 : place - 1 + len(tied)]
        if len(tied) == 1 or not prizes:
            continue
        names = listed([cast.name(contestant) if contestant < seats else "Dirk" for contestant in tied])
        places = listed([ORDINALS[other] for other in range(place, place + len(prizes))])
        share = majority.shares[tied[0]]
        rounded = ", rounded down" if sum(prizes) % len(tied) else ""
        sums = f"({' + '.join(map(str, prizes))})" if len(prizes) > 1 else str(prizes[0])
        told.append(
            f"{TYPES[majority.kind].capitalize()}: {names} share the {places} place: "
            f"{sums} / {len(tied)} = {share} each{rounded}."
        )
    return told


def prize_lines(table: Table, scoring: int, width: int) -> Block:
    """What a coming scoring pays."""
    prizes = ["/".join(map(str, places)) for places in table.points[scoring - 1]]
    parts = [Text.assemble((f" {LETTERS[kind]} ", TYPE_STYLES[kind]), f" {prize}") for kind, prize in enumerate(prizes)]
    title = Text(f"The {SCORING_NAMES[scoring]} pays, for the most buildings of a type (1st/2nd/3rd):")
    walls = Text("and everybody a point for each side of the longest outer wall.")
    return [title, *shelves([[part] for part in parts], width), walls]
