"""Art of the Moors: hexagonal counters with six segments round a price, and the gem they turn to."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final

from web.art.palette import GOLD, GOLD_BRIGHT, GOLD_DEEP, INK, IVORY, WATER, WATER_DEEP
from web.art.shapes import number, picture, polygon, short, star

SIDES: Final = 6
CENTRE: Final = (50.0, 54.5)
OUTSIDE: Final = 49.0
NUMBERS: Final = 29.5  # how far from the centre the numbers stand
BROWN: Final = "#6b3f1d"
BROWN_DEEP: Final = "#3c210c"
CLAY: Final = "#c9793f"


def hexagon(radius: float, cx: float = CENTRE[0], cy: float = CENTRE[1]) -> str:
    """It lies with a side to the north, where the gem is."""
    angles = [math.pi * (2 * k + 1) / SIDES for k in range(SIDES)]
    return polygon([(cx + radius * math.sin(a), cy - radius * math.cos(a)) for a in angles])


def place(step: int, distance: float) -> tuple[float, float]:
    """Of the segment `step` turns before the gem: a counter turns clockwise, so what comes next is to the west."""
    angle = -2 * math.pi * step / SIDES
    return CENTRE[0] + distance * math.sin(angle), CENTRE[1] - distance * math.cos(angle)


def segment(step: int) -> str:
    middle = -2 * math.pi * step / SIDES
    corners = [(CENTRE[0], CENTRE[1])]
    for side in (-1, 1):
        angle = middle + side * math.pi / SIDES
        corners.append((CENTRE[0] + 46 * math.sin(angle), CENTRE[1] - 46 * math.cos(angle)))
    return polygon(corners)


def gem() -> str:
    """A cut stone in gold, above the counter."""
    body = f'<path fill="{GOLD_DEEP}" d="M39 0h22l4 6.5-6 7.5H41l-6-7.5Z"/><path fill="{GOLD}" d="M40 1.5h20l3.2 5-5 6H41.8l-5-6Z"/>'
    body += f'<path fill="{WATER}" stroke="{WATER_DEEP}" d="M44 2.5h12l4 4L50 13.5 40 6.5Z"/>'
    return body + '<path fill="none" stroke="#bfe6e2" d="M41 6.5h18M47 3 50 12.5 53 3"/>'


def name(price: int, segments: Sequence[Mapping[str, int]], now: int) -> str:
    """It tells the whole face: a counter of a corrected table has another name, and is not taken for ours."""
    points, buildings = [".".join(str(row[key]) for row in segments) for key in ("points", "buildings")]
    return f"culture-{price}-{points}-{buildings}-{segments[now]['points']}"


def counter(price: int, segments: Sequence[Mapping[str, int]], now: int) -> str:
    """The counter with its segment `now` at the gem: points, and as many squares as buildings it needs."""
    body = f'<path fill="{BROWN_DEEP}" d="{hexagon(OUTSIDE)}"/><path fill="{CLAY}" d="{hexagon(46.8)}"/>'
    others = "".join(segment(step - now) for step in range(SIDES) if step != now and (step - now) % 2)
    body += f'<path fill="{IVORY}" d="{hexagon(46)}"/><path fill="#f0dcb2" d="{others}"/>'
    body += f'<path fill="{GOLD_BRIGHT}" d="{segment(0)}"/>'
    spokes = "".join(
        f"M{short(CENTRE[0])} {short(CENTRE[1])}L{short(CENTRE[0] + 46 * math.sin(a))} {short(CENTRE[1] - 46 * math.cos(a))}"
        for a in (math.pi * (2 * k + 1) / SIDES for k in range(SIDES))
    )
    body += f'<path fill="none" stroke="{CLAY}" stroke-width="1.6" d="{spokes}"/>'
    for step, row in enumerate(segments):
        x, y = place(step - now, NUMBERS)
        body += number(row["points"], x, y - 1.2, 18 if step == now else 12.5, BROWN_DEEP, 2.8)
        body += f'<path fill="{BROWN}" d="{squares(row["buildings"], x, y + (9 if step == now else 6))}"/>'
    body += f'<path fill="{BROWN_DEEP}" d="{star(*CENTRE, 13.5)}"/><path fill="{BROWN}" d="{star(*CENTRE, 12.2)}"/>'
    return picture(
        100, 100, body + number(price, *CENTRE, 11, IVORY, 3) + gem(), f"culture {price}: {segments[now]['points']}"
    )


def squares(count: int, x: float, y: float) -> str:
    size, gap = 2.3, 0.9
    left = x - (count * size + (count - 1) * gap) / 2
    return "".join(f"M{short(left + k * (size + gap))} {short(y)}h{size}v{size}h-{size}Z" for k in range(count))


def back(price: int) -> str:
    """The brown side, with the price of the buildings it counts."""
    cx, cy = 50.0, 50.0
    body = f'<path fill="{BROWN_DEEP}" d="{hexagon(49, cx, cy)}"/><path fill="{BROWN}" d="{hexagon(46.5, cx, cy)}"/>'
    body += f'<path fill="none" stroke="{CLAY}" stroke-width="1.4" d="{hexagon(41, cx, cy)}{star(cx, cy, 34)}"/>'
    body += f'<path fill="{GOLD}" d="{star(cx, cy, 27)}"/><path fill="{BROWN_DEEP}" d="{star(cx, cy, 25)}"/>'
    return picture(100, 100, body + number(price, cx, cy, 25, IVORY, 2.9), f"culture {price}, face down")


def marker() -> str:
    """A cube, seen from above and the front."""
    look = f'stroke="{INK}" stroke-width="2.6" stroke-linejoin="round"'
    body = f'<path fill="{WATER}" {look} d="M24 3 43 13 24 23 5 13Z"/><path fill="#1d7f88" {look} d="M5 13 24 23V45L5 35Z"/>'
    return picture(48, 48, body + f'<path fill="{WATER_DEEP}" {look} d="M43 13 24 23V45L43 35Z"/>', "marker")
