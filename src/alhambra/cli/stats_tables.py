"""Statistics in the terminal: tables with bars beside the numbers, no wider than 80 columns where names are short."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Final

from rich.console import Console
from rich.table import Table as Grid

from alhambra.cli.stats_words import (
    MODULE,
    give_or_take,
    groups,
    row_name,
    source_name,
    tells_victories,
    title,
    words,
)
from alhambra.core.pieces import TYPES
from alhambra.lab.plots import bins, number
from alhambra.lab.stats import Account, Group, Mean, Side

BAR: Final = 16  # columns of the longest bar
SHORT_BAR: Final = 12  # where there are many numbers before it
EIGHTHS: Final = " ▏▎▍▌▋▊▉"
NOTHING: Final = "-"
MOST_BINS: Final = 12
SCORINGS: Final = "ABC"
PERCENT: Final = 100


def show(accounts: Sequence[Account]) -> None:
    """Everything, game by game."""
    console = Console(highlight=False, markup=False, emoji=False)
    for account in accounts:
        console.print(title(account), style="bold")
        for what, rows in groups(account):
            _headed(console, words(f"stats-by-{what}"), _group_grid(what, rows))
            if what == MODULE:
                console.print(words("stats-note-modules"), style="dim")
        _headed(console, words("stats-scores"), _histogram(account.scores))
        for heading, grid in _side_grids(account):
            _headed(console, heading, grid)
        _headed(console, words("stats-length"), _length_grid(account))
        console.print()
    console.print(words("stats-note-interval"), style="dim")
    console.print(words("stats-note-sides"), style="dim")


def _headed(console: Console, heading: str, grid: Grid) -> None:
    console.print()
    console.print(heading, style="underline")
    console.print(grid)


def _grid(*headings: str) -> Grid:
    grid = Grid(box=None, padding=(0, 0, 0, 2), pad_edge=False, header_style="bold")
    for at, heading in enumerate(headings):
        grid.add_column(heading, justify="right" if at else "left", no_wrap=True)
    return grid


def _group_grid(what: str, rows: Sequence[Group]) -> Grid:
    columns = ["games", "points", "quartiles", *(["share", "par"] if tells_victories(what) else [])]
    grid = _grid("", *[words(f"stats-column-{column}") for column in columns])
    grid.add_column("", justify="left", no_wrap=True)
    most = max([row.points.mean for row in rows])
    for row in rows:
        victories = [give_or_take(row.share, PERCENT), f"{PERCENT * row.par:.1f}"] if tells_victories(what) else []
        grid.add_row(
            row_name(what, row),
            str(row.games),
            give_or_take(row.points),
            f"{row.quartiles[0]:.0f}-{row.quartiles[-1]:.0f}",
            *victories,
            bar(row.points.mean, most, SHORT_BAR),
        )
    return grid


def _histogram(values: Sequence[int]) -> Grid:
    grid = _grid("", "")
    grid.add_column("", justify="left", no_wrap=True)
    borders, counts = bins(values, MOST_BINS)
    for border, count in zip(borders, counts):
        last = border + (borders[1] - borders[0] if len(borders) > 1 else 1) - 1
        name = number(border) if last == border else f"{number(border)}-{number(last)}"
        grid.add_row(name, str(count), bar(count, max(counts), 2 * BAR))
    return grid


def _side_grids(account: Account) -> list[tuple[str, Grid]]:
    """Winners beside the others."""
    winners, others = account.sides

    def compared(rows: Sequence[tuple[str, Mean | None, Mean | None]], factor: float = 1) -> Grid:
        grid = _grid("", words("stats-winners"), words("stats-others"))
        for name in (words("stats-winners"), words("stats-others")):
            grid.add_column(name, justify="left", no_wrap=True, min_width=BAR)
        most = max([mean.mean for _, *means in rows for mean in means if mean is not None], default=0)
        for name, one, other in rows:
            told = [NOTHING if mean is None else give_or_take(mean, factor) for mean in (one, other)]
            grid.add_row(name, *told, *[bar(0 if mean is None else mean.mean, most) for mean in (one, other)])
        return grid

    found = [
        (
            words(f"stats-gained-{account.game}"),
            compared([(source_name(kind), winners.gained.get(kind), others.gained.get(kind)) for kind in TYPES]),
        )
    ]
    if winners.tiles is not None:
        found.append((words("stats-purchases"), _purchases(winners, others)))
    if winners.walls:
        walls = [(SCORINGS[at - 1], mean, others.walls.get(at)) for at, mean in winners.walls.items()]
        found.append((words("stats-walls"), compared(walls)))
    sources = list(dict.fromkeys([*winners.sources, *others.sources]))
    points = [(source_name(source), winners.sources.get(source), others.sources.get(source)) for source in sources]
    found.append((words("stats-sources"), compared(points)))
    return found


def _purchases(winners: Side, others: Side) -> Grid:
    grid = _grid("", words("stats-winners"), words("stats-others"))
    for name in ("tiles", "price", "exact", "overpaid"):
        factor = PERCENT if name == "exact" else 1
        means: list[Mean | None] = [getattr(side, name) for side in (winners, others)]
        grid.add_row(
            words(f"stats-{name}"), *[NOTHING if mean is None else give_or_take(mean, factor) for mean in means]
        )
    return grid


def _length_grid(account: Account) -> Grid:
    grid = _grid("", *[words(f"stats-column-{column}") for column in ("mean", "least", "most")])
    for name, values in (("turns", account.turns), ("decisions", account.decisions)):
        grid.add_row(words(f"stats-{name}"), f"{fmean(values):.1f}", str(min(values)), str(max(values)))
    return grid


def bar(value: float, most: float, width: int = BAR) -> str:
    """A bar of blocks, as long as the value is of the most; nothing for what is below nothing."""
    eighths = round(max(0.0, value) / most * width * 8) if most > 0 else 0
    return ("█" * (eighths // 8) + EIGHTHS[eighths % 8]).rstrip()
