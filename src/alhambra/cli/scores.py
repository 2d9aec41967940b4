"""Scorings explained: where every point comes from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from alhambra.cli.boards import Block, shelves
from alhambra.cli.glyphs import FAINT, LETTERS, TYPE_STYLES
from alhambra.cli.names import Cast
from alhambra.core.scoring import NO_PLACE, Majority, Result
from alhambra.core.table import Table
from alhambra.words.modules import name
from alhambra.words.saying import Say
from alhambra.words.scored import buildings, rank, reasons, walls
from alhambra.words.told import scoring_name

MANY: Final = 6  # contestants: then their columns move closer together
LONGEST_ROW_NAME: Final = 12
SCORING_LETTERS: Final = ("", "A", "B", "C")


def scoring_title(result: Result, cast: Cast) -> str:
    """`First scoring (A)`."""
    return f"{cast.say(scoring_name(result.scoring))} ({SCORING_LETTERS[result.scoring]})"


def scoring_grid(result: Result, scores: Sequence[int], cast: Cast) -> Grid:
    """Types, wall and sums against contestants; a cell is `number place +points`.

    `scores` are everybody's points after the scoring, Dirk's last.
    """
    contestants = range(len(result.totals))
    seats = result.seats
    grid = Grid(box=None, padding=(0, 0, 0, 2 if len(contestants) < MANY else 1), pad_edge=False)
    grid.add_column("", no_wrap=True)
    grid.add_column(cast.words("grid-pays"), no_wrap=True, style=FAINT)
    for contestant in contestants:
        title = cast.title(contestant) if contestant < seats else cast.words("dirk")
        grid.add_column(title, justify="right", no_wrap=True, overflow="crop")
    for majority in result.majorities:
        cells = [_cell(majority, contestant, cast) for contestant in contestants]
        sign = Text(f" {LETTERS[majority.kind]} ", TYPE_STYLES[majority.kind])
        grid.add_row(sign, "/".join(map(str, majority.prizes)), *cells)
    if result.walls:
        longest = {wall.seat: wall.points for wall in result.walls}
        grid.add_row(cast.words("grid-wall"), "", *[_points(longest.get(contestant, 0)) for contestant in contestants])
    for module in dict.fromkeys([award.module for award in result.awards]):
        sums = [_awarded(result, module, contestant) for contestant in contestants]
        grid.add_row(cast.say(name(module))[:LONGEST_ROW_NAME], "", *[_points(points) for points in sums])
    grid.add_row(Text(cast.words("grid-sum"), "bold"), "", *[Text(f"+{points}", "bold") for points in result.totals])
    grid.add_row(Text(cast.words("grid-now"), "bold"), "", *[Text(str(score), "bold") for score in scores])
    return grid


def _cell(majority: Majority, contestant: int, cast: Cast) -> Text:
    """`3 1st +16`; a place that is shared carries `=`."""
    count, place = majority.counts[contestant], majority.places[contestant]
    if place == NO_PLACE:
        return Text("-", FAINT)
    shared = "=" if majority.places.count(place) > 1 else ""
    share = majority.shares[contestant]
    number = cast.words("number", number=buildings(count))
    return Text.assemble(
        (f"{number} {cast.say(rank(place))}{shared} ", FAINT), (f"+{share}", "bold" if share else FAINT)
    )


def _awarded(result: Result, module: str, seat: int) -> int:
    return sum([award.points for award in result.awards if award.module == module and award.seat == seat])


def _points(points: int) -> Text:
    return Text(f"{points:+}", "bold") if points else Text("-", FAINT)


def scoring_reasons(result: Result, cast: Cast) -> list[str]:
    """What the grid cannot say: what counted besides tiles, how ties were shared, what modules gave points for."""
    return [cast.say(reason) for reason in reasons(result)]


def wall_reasons(table: Table, result: Result, cast: Cast) -> list[str]:
    """The very sides that make up each wall."""
    return [cast.say(reason) for reason in walls(table, result)]


def prize_lines(table: Table, scoring: int, cast: Cast, width: int) -> Block:
    """What a coming scoring pays."""
    prizes = ["/".join(map(str, places)) for places in table.points[scoring - 1]]
    parts = [Text.assemble((f" {LETTERS[kind]} ", TYPE_STYLES[kind]), f" {prize}") for kind, prize in enumerate(prizes)]
    title = Text(cast.words("scoring-pays", scoring=Say(scoring_name(scoring))))
    return [title, *shelves([[part] for part in parts], width), Text(cast.words("scoring-pays-walls"))]
