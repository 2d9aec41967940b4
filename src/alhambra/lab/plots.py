"""Plots for reports: inline SVG from plain numbers, without any plotting library.

Every plot is a text to be put into an HTML page that holds STYLE once. Colours are the page's own variables, so a plot
follows its light or dark theme; every value is also written out, so nothing is told by colour alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10
from typing import Final

WIDTH: Final = 640
ROW: Final = 22  # height of one bar
GAP: Final = 10  # between groups of bars
HEAD: Final = 30  # the title
KEY: Final = 22  # a line of names of the series
FOOT: Final = 24  # the axis
LETTER: Final = 6.6  # about the width of one
NUMBER: Final = 64  # room for a value behind its bar
TALL: Final = 170  # of plots that stand upright
SIDE: Final = 44  # room for the numbers of an upright axis
MOST_BAR: Final = 60  # width of a bar of a histogram
MOST_LABEL: Final = 34  # letters before a label is cut
COLOURS: Final = ("#17506b", "#d3941f", "#7d4c22", "#4a9653", "#bd3b36", "#5c3992", "#3972c2", "#8b8172")

STYLE: Final = (
    """
.plot { display: block; width: 100%; max-width: 640px; height: auto; margin: 8px 0 16px; font: 12.5px var(--sans, sans-serif); }
.plot text { fill: var(--ink, #2a1f16); font-variant-numeric: tabular-nums; }
.plot .title { font-weight: 600; font-size: 14px; }
.plot .quiet { fill: var(--ink-2, #655440); font-size: 11px; }
.plot .grid { stroke: var(--line, #dfcfb0); stroke-width: 1; }
.plot .axis { stroke: var(--line-strong, #a88c5c); stroke-width: 1; }
.plot .casing { stroke: var(--surface, #fffaf0); stroke-width: 4; fill: none; }
.plot .whisker { stroke: var(--ink, #2a1f16); stroke-width: 1.5; fill: none; }
.plot .part { stroke: var(--surface, #fffaf0); stroke-width: 1; }
.plot .curve { fill: none; stroke-width: 2; }
.plot .band { stroke: none; opacity: .2; }
"""  # noqa: E501 (a rule of CSS is one line)
    + "".join([f".plot .fill{at} {{ fill: var(--plot{at}, {colour}); }}\n" for at, colour in enumerate(COLOURS)])
    + "".join([f".plot .line{at} {{ stroke: var(--plot{at}, {colour}); }}\n" for at, colour in enumerate(COLOURS)])
)


@dataclass(frozen=True, slots=True)
class Value:
    """A number, with its interval if it has one, and how it is written."""

    value: float
    low: float | None = None
    high: float | None = None
    text: str = ""

    def reach(self) -> tuple[float, float]:
        return min(self.value, self._bound(self.low)), max(self.value, self._bound(self.high))

    def written(self) -> str:
        return self.text or number(self.value)

    def _bound(self, bound: float | None) -> float:
        return self.value if bound is None else bound


@dataclass(frozen=True, slots=True)
class Row:
    """One label and its values, one for every series."""

    label: str
    values: tuple[Value, ...]


def bars(title: str, rows: Sequence[Row], series: Sequence[str] = ()) -> str:
    """Lying bars from zero, one for every series of a row, with whiskers where there are intervals."""
    reaches = [value.reach() for row in rows for value in row.values]
    scale = Scale(min([0.0, *[low for low, _ in reaches]]), max([0.0, *[high for _, high in reaches]]))
    scale.lie(_left(rows), WIDTH - NUMBER)
    top = HEAD + (KEY if series else 0)
    y: float = top
    parts: list[str] = []
    for row in rows:
        height = ROW if len(row.values) == 1 else ROW - 6
        middle = y + height * len(row.values) / 2
        parts.append(_text(scale.start - 8, middle + 4, _short(row.label), "end"))
        for at, value in enumerate(row.values):
            parts += _bar(scale, value, at % len(COLOURS), y, height - 4)
            y += height
        y += GAP if len(row.values) > 1 else 0
    body = _upright_grid(scale, top - 4, y) + parts
    return _plot(title, y + FOOT, [*_key(series, HEAD), *body], _told(rows, series))


def stacked(title: str, rows: Sequence[Row], series: Sequence[str]) -> str:
    """Lying bars made of parts, one part for every series; parts below nothing are left out of the bar."""
    sums = [sum([max(0.0, value.value) for value in row.values]) for row in rows]
    scale = Scale(0, max([0.0, *sums]))
    scale.lie(_left(rows), WIDTH - NUMBER)
    keys = _key(series, HEAD)
    top = HEAD + KEY * _key_lines(series)
    parts: list[str] = []
    for number_of_row, row in enumerate(rows):
        y = top + number_of_row * ROW
        parts.append(_text(scale.start - 8, y + ROW / 2 + 2, _short(row.label), "end"))
        reached = 0.0
        for at, value in enumerate(row.values):
            if value.value > 0:
                x, end = scale.at(reached), scale.at(reached + value.value)
                told = f"{series[at]}: {value.written()}"
                parts.append(_box(x, y, end - x, ROW - 4, f"part fill{at % len(COLOURS)}", told))
                reached += value.value
        parts.append(_text(scale.at(reached) + 6, y + ROW / 2 + 2, number(sum([v.value for v in row.values])), "start"))
    bottom = top + ROW * len(rows)
    return _plot(title, bottom + FOOT, [*keys, *_upright_grid(scale, top - 4, bottom), *parts], _told(rows, series))


def histogram(title: str, values: Sequence[float], most_bins: int = 24) -> str:
    """How often values fall between round borders."""
    borders, counts = bins(values, most_bins)
    step = borders[1] - borders[0] if len(borders) > 1 else 1.0
    up = Scale(0, max(counts), whole=True)
    up.stand(HEAD + TALL, HEAD)
    wide = min(MOST_BAR, (WIDTH - SIDE - 12) / len(counts))
    parts: list[str] = []
    for at, count in enumerate(counts):
        border = borders[at]
        if count:
            x, y = SIDE + at * wide, up.at(count)
            told = f"{number(border)} - {number(border + step)}: {count}"
            parts.append(_box(x + 0.5, y, max(wide - 1, 0.5), HEAD + TALL - y, "fill0", told))
        if at % ceil(len(counts) / 12) == 0:
            parts.append(_text(SIDE + at * wide, HEAD + TALL + 16, number(border), "middle", "quiet"))
    told_all = ", ".join(f"{number(border)}: {count}" for border, count in zip(borders, counts) if count)
    return _plot(title, HEAD + TALL + FOOT, [*_lying_grid(up), *parts], told_all)


def bins(values: Sequence[float], most: int) -> tuple[list[float], list[int]]:
    """Round borders, each the least value of its bin, and how many values each bin holds; about `most` bins."""
    low, high = (min(values), max(values)) if values else (0.0, 0.0)
    least = 1.0 if all(float(value).is_integer() for value in values) else 0.0
    step = max(_round_step((high - low) / most), least) or 1.0
    first = floor(low / step)
    counts = [0] * (floor(high / step) - first + 1)
    for value in values:
        counts[floor(value / step) - first] += 1
    return [(first + at) * step for at in range(len(counts))], counts


def lines(title: str, labels: Sequence[str], series: Sequence[Row]) -> str:
    """A line for every series over the labels, each with the band of its intervals."""
    reaches = [value.reach() for row in series for value in row.values]
    up = Scale(min([0.0, *[low for low, _ in reaches]]), max([0.0, *[high for _, high in reaches]]))
    names = [row.label for row in series] if len(series) > 1 else []
    top = HEAD + KEY * _key_lines(names)
    up.stand(top + TALL, top)
    step = (WIDTH - SIDE - NUMBER) / max(1, len(labels) - 1)
    parts: list[str] = []
    for at, row in enumerate(series):
        colour = at % len(COLOURS)
        spots = [(SIDE + 12 + step * place, value) for place, value in enumerate(row.values)]
        if any(value.low is not None for _, value in spots):
            over = [f"{x:.1f},{up.at(value.reach()[1]):.1f}" for x, value in spots]
            under = [f"{x:.1f},{up.at(value.reach()[0]):.1f}" for x, value in reversed(spots)]
            parts.append(f'<polygon class="band fill{colour}" points="{" ".join(over + under)}"/>')
        path = " ".join(f"{x:.1f},{up.at(value.value):.1f}" for x, value in spots)
        parts.append(f'<polyline class="curve line{colour}" points="{path}"/>')
        for place, (x, value) in enumerate(spots):
            told = escape(f"{row.label} {labels[place]}: {value.written()}")
            y = up.at(value.value)
            parts.append(f'<circle class="fill{colour}" cx="{x:.1f}" cy="{y:.1f}" r="3"><title>{told}</title></circle>')
    every = max(1, ceil(len(labels) * 40 / (WIDTH - SIDE)))
    for place in range(0, len(labels), every):
        parts.append(_text(SIDE + 12 + step * place, top + TALL + 16, _short(labels[place]), "middle", "quiet"))
    return _plot(title, top + TALL + FOOT, [*_key(names, HEAD), *_lying_grid(up), *parts], _told(series, labels))


class Scale:
    """Where numbers lie on an axis with round ticks, whole ones where things are counted."""

    def __init__(self, low: float, high: float, whole: bool = False) -> None:
        step = max(_round_step((high - low) / 5), 1.0 if whole else 0.0) or 1.0
        self.low: Final = floor(low / step) * step
        self.high: Final = max(ceil(high / step), floor(low / step) + 1) * step
        self.ticks: Final = [self.low + at * step for at in range(round((self.high - self.low) / step) + 1)]
        self.start = 0.0
        self.end = 1.0

    def lie(self, left: float, right: float) -> None:
        self.start, self.end = left, right

    def stand(self, bottom: float, top: float) -> None:
        self.start, self.end = bottom, top

    def at(self, value: float) -> float:
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)


def number(value: float) -> str:
    """A number as people write it: no more digits than it needs, at most three behind the point."""
    digits = 0 if abs(value) >= 1000 else 1 if abs(value) >= 1 else 2 if abs(value) >= 0.1 else 3
    text = f"{value:.{digits}f}"
    text = text.rstrip("0").rstrip(".") if "." in text else text
    return "0" if text == "-0" else text


def _round_step(rough: float) -> float:
    """The next of 1, 2, 5, 10, 20 ... that is no smaller."""
    if rough <= 0:
        return 0.0
    power = 10.0 ** floor(log10(rough))
    return next(factor * power for factor in (1, 2, 5, 10, 20) if factor * power >= rough * 0.999999)


def _bar(scale: Scale, value: Value, colour: int, y: float, height: float) -> list[str]:
    zero, end = scale.at(0), scale.at(value.value)
    low, high = (scale.at(bound) for bound in value.reach())
    parts = [_box(min(zero, end), y, abs(end - zero), height, f"fill{colour}")]
    middle = y + height / 2
    if value.low is not None or value.high is not None:
        caps = "".join(f"M{x:.1f} {middle - 4:.1f}V{middle + 4:.1f}" for x in (low, high))
        path = f"M{low:.1f} {middle:.1f}H{high:.1f}{caps}"
        parts += [f'<path class="{kind}" d="{path}"/>' for kind in ("casing", "whisker")]
    parts.append(_text(max(high, zero) + 6, middle + 4, value.written(), "start"))
    return parts


def _upright_grid(scale: Scale, top: float, bottom: float) -> list[str]:
    parts: list[str] = []
    for tick in scale.ticks:
        x = scale.at(tick)
        kind = "axis" if tick == 0 else "grid"
        parts.append(f'<line class="{kind}" x1="{x:.1f}" x2="{x:.1f}" y1="{top:.1f}" y2="{bottom:.1f}"/>')
        parts.append(_text(x, bottom + 16, number(tick), "middle", "quiet"))
    return parts


def _lying_grid(scale: Scale) -> list[str]:
    parts: list[str] = []
    for tick in scale.ticks:
        y = scale.at(tick)
        kind = "axis" if tick == 0 else "grid"
        parts.append(f'<line class="{kind}" x1="{SIDE}" x2="{WIDTH - 12}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(_text(SIDE - 6, y + 4, number(tick), "end", "quiet"))
    return parts


def _key(series: Sequence[str], y: float) -> list[str]:
    """The names of the series with their colours, on as many lines as they need."""
    parts: list[str] = []
    for at, (name, x, line) in enumerate(_key_places(series)):
        top = y + line * KEY
        parts.append(_box(x, top, 12, 12, f"fill{at % len(COLOURS)}"))
        parts.append(_text(x + 18, top + 10, name, "start", "quiet"))
    return parts


def _key_places(series: Sequence[str]) -> list[tuple[str, float, int]]:
    places: list[tuple[str, float, int]] = []
    x, line = 0.0, 0
    for name in map(_short, series):
        wide = 34 + LETTER * len(name)
        if x and x + wide > WIDTH:
            x, line = 0.0, line + 1
        places.append((name, x, line))
        x += wide
    return places


def _key_lines(series: Sequence[str]) -> int:
    places = _key_places(series)
    return places[-1][2] + 1 if places else 0


def _left(rows: Sequence[Row]) -> float:
    """Room for the labels."""
    return 12 + LETTER * max([4, *[len(_short(row.label)) for row in rows]])


def _short(label: str) -> str:
    return label if len(label) <= MOST_LABEL else f"{label[: MOST_LABEL - 1]}…"


def _box(x: float, y: float, width: float, height: float, kind: str, told: str = "") -> str:
    inside = f"><title>{escape(told)}</title></rect>" if told else "/>"
    return f'<rect class="{kind}" x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}"{inside}'


def _text(x: float, y: float, text: str, anchor: str, kind: str = "") -> str:
    marked = f' class="{kind}"' if kind else ""
    return f'<text{marked} x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _told(rows: Sequence[Row], names: Sequence[str]) -> str:
    """The numbers of a plot as text, for whoever cannot see it."""
    return "; ".join(
        f"{row.label}: "
        + ", ".join(
            f"{names[at]} {value.written()}" if at < len(names) else value.written()
            for at, value in enumerate(row.values)
        )
        for row in rows
    )


def _plot(title: str, height: float, parts: list[str], told: str) -> str:
    heading = _text(0, 16, title, "start", "title")
    label = escape(f"{title}. {told}", quote=True)
    # No namespace: inside HTML an <svg> has its own, and the page stays without any address.
    body = "\n".join([heading, *parts])
    return f'<svg class="plot" role="img" aria-label="{label}" viewBox="0 0 {WIDTH} {height:.0f}">\n{body}\n</svg>\n'
