"""Plots: the drawing is to scale, everything is written out, and nothing from a name gets into the page."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alhambra.lab.page import facts, grid, note, page, section
from alhambra.lab.plots import Row, Value, bars, bins, histogram, lines, number, stacked


def drawn(svg: str, kind: str) -> list[ElementTree.Element]:
    return [part for part in ElementTree.fromstring(svg).iter() if kind in (part.get("class") or "").split()]


def widths(svg: str, kind: str) -> list[float]:
    return [float(box.get("width", "")) for box in drawn(svg, kind)]


def test_bars_are_as_long_as_their_values() -> None:
    one, two, three = widths(bars("Points", [Row(name, (Value(at),)) for name, at in zip("abc", (10, 20, 5))]), "fill0")
    assert two == pytest.approx(2 * one, abs=0.2)
    assert one == pytest.approx(2 * three, abs=0.2)


def test_bars_below_nothing_lie_left_of_it() -> None:
    svg = bars("Margin", [Row("a", (Value(-5),)), Row("b", (Value(5),))])
    left, right = drawn(svg, "fill0")
    zero = float(right.get("x", ""))
    assert float(left.get("x", "")) + float(left.get("width", "")) == pytest.approx(zero, abs=0.2)


def test_whiskers_reach_from_bound_to_bound() -> None:
    svg = bars("Share", [Row("a", (Value(50, 40, 70),)), Row("b", (Value(70),)), Row("c", (Value(40),))])
    (whisker,) = drawn(svg, "whisker")
    start, end = map(float, re.findall(r"^M([\d.]+) [\d.]+H([\d.]+)", whisker.get("d", ""))[0])
    _, long, short = drawn(svg, "fill0")
    ends = [float(box.get("x", "")) + float(box.get("width", "")) for box in (short, long)]
    assert [start, end] == pytest.approx(ends, abs=0.2)


def test_a_stack_is_as_long_as_its_parts() -> None:
    parts = (Value(4), Value(0), Value(-3), Value(8))
    svg = stacked("Sources", [Row("a", parts)], ["w", "x", "y", "z"])
    short, long = widths(svg, "part")
    assert long == pytest.approx(2 * short, abs=0.2)
    assert ">9<" in svg  # what is below nothing is no part of the drawing, but of the sum


@given(st.lists(st.integers(-500, 500), max_size=60), st.integers(1, 30))
def test_every_value_is_in_one_bin(values: list[int], most: int) -> None:
    borders, counts = bins(values, most)
    ends = [*borders[1:], float("inf")]
    assert counts == [sum(low <= value < high for value in values) for low, high in zip(borders, ends)]
    assert sum(counts) == len(values)
    assert len(counts) <= most + 2


def test_bars_of_a_histogram_are_as_high_as_values_are_common() -> None:
    one, two, three = [float(box.get("height", "")) for box in drawn(histogram("Turns", [1, 2, 2, 2, 3]), "fill0")]
    assert one == three == pytest.approx(two / 3, abs=0.2)


def test_lines_go_through_their_values() -> None:
    svg = lines("Walls", ["A", "B"], [Row("winners", (Value(2, 1, 3), Value(8, 7, 9))), Row("others", (Value(2),) * 2)])
    assert len(drawn(svg, "curve")) == 2
    assert len(drawn(svg, "band")) == 1
    first, second = (float(spot.get("cy", "")) for spot in drawn(svg, "fill1")[-2:])
    assert first == second


@pytest.mark.parametrize("draw", [bars, lambda title, rows: stacked(title, rows, []), lambda t, r: histogram(t, [])])
def test_nothing_can_be_plotted_too(draw: object) -> None:
    assert callable(draw)
    ElementTree.fromstring(draw("Nothing", []))


@pytest.mark.parametrize(
    ("value", "text"),
    [(0, "0"), (-0.0, "0"), (3, "3"), (3.14159, "3.1"), (0.25, "0.25"), (1234.5, "1234"), (-2.5, "-2.5")],
)
def test_numbers_have_no_more_digits_than_they_need(value: float, text: str) -> None:
    assert number(value) == text


def test_a_page_is_well_formed_whatever_people_are_called() -> None:
    evil = '<script>alert("&")</script>'
    parts = [bars(evil, [Row(evil, (Value(1, text=evil),))], [evil]), grid([evil], [[evil]]), facts([(evil, evil)])]
    text = page(evil, evil, [section(evil, *parts, note(evil))])
    assert "<script" not in text
    ElementTree.fromstring(text.removeprefix("<!doctype html>"))
