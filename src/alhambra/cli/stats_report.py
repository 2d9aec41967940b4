"""Statistics as a page with plots, which needs nothing but itself."""

from __future__ import annotations

from collections.abc import Sequence

from alhambra import __version__
from alhambra.cli.stats_tables import PERCENT, SCORINGS
from alhambra.cli.stats_words import (
    MODULE,
    give_or_take,
    groups,
    module_sources,
    row_name,
    source_name,
    tells_victories,
    title,
    words,
)
from alhambra.cli.tongue import language
from alhambra.core.pieces import TYPES
from alhambra.lab.page import facts, grid, note, page, section
from alhambra.lab.plots import Row, Value, bars, histogram, lines, stacked
from alhambra.lab.stats import Account, Group, Mean
from alhambra.lab.stats_game import BETWEEN, WALLS


def as_page(accounts: Sequence[Account], folder: str, left_out: Sequence[str]) -> str:
    """The whole report."""
    sections = [part for account in accounts for part in _sections(account, many=len(accounts) > 1)]
    if left_out:
        sections.append(section(words("stats-left-out"), *[note(line) for line in left_out], wide=True))
    about = facts([(words("stats-folder"), folder), (words("stats-version"), __version__)])
    notes = note(words("stats-note-interval")) + note(words("stats-note-sides"))
    sections.append(section(words("stats-title"), about, notes, wide=True))
    subtitle = "; ".join([title(account) for account in accounts])
    return page(words("stats-title"), subtitle, sections, language())


def _sections(account: Account, many: bool) -> list[str]:
    def head(text: str) -> str:
        return f"{title(account).partition(':')[0]}: {text}" if many else text

    found = [section(head(words(f"stats-by-{what}")), *_group_parts(what, rows)) for what, rows in groups(account)]
    scores = [histogram(words(f"stats-{name}"), values) for name, values in _histograms(account)]
    found.append(section(head(words("stats-scores")), *scores))
    found.append(section(head(words("stats-sources")), *_source_parts(account)))
    found.append(section(head(words(f"stats-gained-{account.game}")), *_gain_parts(account)))
    if walls := _walls(account):
        found.append(section(head(words("stats-walls")), walls))
    lengths = (("turns", account.turns), ("decisions", account.decisions))
    found.append(
        section(head(words("stats-length")), *[histogram(words(f"stats-{name}"), values) for name, values in lengths])
    )
    return found


def _histograms(account: Account) -> list[tuple[str, list[int]]]:
    return [("scores", account.scores), ("winning", account.winning)]


def _group_parts(what: str, rows: Sequence[Group]) -> list[str]:
    names = [row_name(what, row) for row in rows]
    points = [Row(name, (_value(row.points),)) for name, row in zip(names, rows)]
    parts = [bars(words("stats-column-points"), points)]
    headings = ["", words("stats-column-games"), words("stats-column-points"), words("stats-column-quartiles")]
    cells = [
        [name, str(row.games), give_or_take(row.points), f"{row.quartiles[0]:.0f}-{row.quartiles[-1]:.0f}"]
        for name, row in zip(names, rows)
    ]
    if tells_victories(what):
        shares = [Row(name, (_value(row.share, PERCENT),)) for name, row in zip(names, rows)]
        parts.append(bars(words("stats-column-share"), shares))
        headings += [words("stats-column-share"), words("stats-column-par")]
        for line, row in zip(cells, rows):
            line += [give_or_take(row.share, PERCENT), f"{PERCENT * row.par:.1f}"]
    parts.append(grid(headings, cells))
    return [*parts, note(words("stats-note-modules"))] if what == MODULE else parts


def _source_parts(account: Account) -> list[str]:
    """Winners and others as bars made of their sources, all modules as one; then the modules one by one."""
    modules = module_sources(account)
    sources = [source for source in (*TYPES, WALLS) if any(source in side.sources for side in account.sides)]
    series = [source_name(source) for source in sources] + ([words("stats-modules")] if modules else [])
    rows = []
    for side in account.sides:
        parts = [side.sources.get(source) for source in sources]
        values = [Value(0) if part is None else Value(part.mean) for part in parts]
        given = sum([side.sources[module].mean for module in modules if module in side.sources])
        rows.append(Row(words(f"stats-{side.name}"), (*values, Value(given)) if modules else tuple(values)))
    found = [stacked(words("stats-sources"), rows, series)]
    others = [*modules, *([BETWEEN] if any(BETWEEN in side.sources for side in account.sides) else [])]
    if others:
        found.append(_compared(account, words("stats-awards"), [(one, one) for one in others], "sources"))
    return found


def _gain_parts(account: Account) -> list[str]:
    parts = [_compared(account, words(f"stats-gained-{account.game}"), [(kind, kind) for kind in TYPES], "gained")]
    if account.sides[0].tiles is not None:
        lines_of_table = []
        for name in ("tiles", "price", "exact", "overpaid"):
            means: list[Mean | None] = [getattr(side, name) for side in account.sides]
            factor = PERCENT if name == "exact" else 1
            told = ["-" if mean is None else give_or_take(mean, factor) for mean in means]
            lines_of_table.append([words(f"stats-{name}"), *told])
        parts.append(grid(["", words("stats-winners"), words("stats-others")], lines_of_table))
    return parts


def _compared(account: Account, heading: str, rows: Sequence[tuple[str, str]], of: str) -> str:
    """Winners beside the others, one pair of bars for each row."""
    found = []
    for key, source in rows:
        values = [getattr(side, of).get(key) for side in account.sides]
        found.append(Row(source_name(source), tuple([Value(0) if at is None else _value(at) for at in values])))
    return bars(heading, found, [words(f"stats-{side.name}") for side in account.sides])


def _walls(account: Account) -> str:
    scorings = list(account.sides[0].walls)
    if not scorings:
        return ""
    rows = [
        Row(words(f"stats-{side.name}"), tuple([_value(side.walls[scoring]) for scoring in scorings]))
        for side in account.sides
        if side.walls
    ]
    return lines(words("stats-walls"), [SCORINGS[scoring - 1] for scoring in scorings], rows)


def _value(mean: Mean, factor: float = 1) -> Value:
    low, high = mean.low(), mean.high()
    if low is None or high is None:
        return Value(factor * mean.mean)
    bounds = (factor * low, factor * high)
    if factor == PERCENT:  # a share lies between nothing and all
        bounds = (max(0.0, bounds[0]), min(float(PERCENT), bounds[1]))
    return Value(factor * mean.mean, *bounds)
