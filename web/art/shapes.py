"""Geometry as SVG path data, and the frame of a picture."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Sequence
from typing import Final

Point = tuple[float, float]

# Numerals as strokes in a box of 10 x 16: no font is needed, and none can be missing.
DIGITS: Final = {
    "0": "M5 1.4C7.7 1.4 8.6 4.2 8.6 8S7.7 14.6 5 14.6 1.4 11.8 1.4 8 2.3 1.4 5 1.4Z",
    "1": "M1.8 4.4 5.2 1.4V14.6",
    "2": "M1.6 5C1.7 2.7 3.1 1.4 5 1.4 7 1.4 8.4 2.7 8.4 4.8 8.4 7.9 2 10.8 1.6 14.6H8.8",
    "3": "M1.6 3.6C2.3 2.1 3.5 1.4 5 1.4 6.9 1.4 8.2 2.6 8.2 4.4S6.8 7.5 4.6 7.5C7.2 7.5 8.6 8.9 8.6 11S7.1 14.6 5 14.6C3.3 14.6 2 13.8 1.4 12.3",
    "4": "M6.7 14.6V1.6L1.3 10.8H9.2",
    "5": "M8.1 1.4H2.7L2.1 7.4C2.9 6.6 3.9 6.2 5 6.2 7.2 6.2 8.6 7.9 8.6 10.3 8.6 12.9 7.1 14.6 4.8 14.6 3.2 14.6 2 13.9 1.3 12.6",
    "6": "M7.9 2.6C7.1 1.8 6.2 1.4 5.2 1.4 2.6 1.4 1.4 4.6 1.4 9 1.4 12.6 2.8 14.6 5 14.6S8.6 12.9 8.6 10.6 7.2 6.8 5.1 6.8 1.7 8 1.4 10",
    "7": "M1.3 1.4H8.6C6.4 5 4.8 9.6 4.4 14.6",
    "8": "M5 7.4C3.1 7.4 1.9 6.1 1.9 4.4S3.1 1.4 5 1.4 8.1 2.7 8.1 4.4 6.9 7.4 5 7.4ZM5 7.4C2.9 7.4 1.4 8.9 1.4 11S2.9 14.6 5 14.6 8.6 13.1 8.6 11 7.1 7.4 5 7.4Z",
    "9": "M2.1 13.4C2.9 14.2 3.8 14.6 4.8 14.6 7.4 14.6 8.6 11.4 8.6 7 8.6 3.4 7.2 1.4 5 1.4S1.4 3.1 1.4 5.4 2.8 9.2 4.9 9.2 8.3 8 8.6 6",
}
DIGIT_WIDTH: Final = {"1": 7}


def short(value: float) -> str:
    """A number as short as it can be."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def tidy(text: str) -> str:
    """Drop zeros that say nothing: 12.5 becomes 12.5."""
    return re.sub(r"(\.\d*?)0+(?=\D|$)", lambda match: "" if match[1] == "." else match[1], text)


def polygon(points: Sequence[Point]) -> str:
    return "M" + "L".join(f"{short(x)} {short(y)}" for x, y in points) + "Z"


def star(cx: float, cy: float, radius: float, points: int = 8, inner: float | None = None) -> str:
    """A star; eight points with the default inner radius make the khatam: two squares, one turned."""
    inner = radius * math.cos(math.pi / 4) / math.cos(math.pi / 8) if inner is None else inner
    corners = []
    for k in range(points * 2):
        r, angle = (inner if k % 2 else radius), math.pi * k / points
        corners.append((cx + r * math.sin(angle), cy - r * math.cos(angle)))
    return polygon(corners)


def ring(
    cx: float,
    cy: float,
    radius: float,
    count: int,
    size: float,
    shape: Callable[[float, float, float, float], str],
    turn: float = 0.0,
) -> str:
    """`count` copies of `shape(x, y, size, angle)` on a circle."""
    angles = [2 * math.pi * k / count + turn for k in range(count)]
    return "".join(shape(cx + radius * math.sin(a), cy - radius * math.cos(a), size, a) for a in angles)


def kite(long: float, wide: float, tail: float) -> Callable[[float, float, float, float], str]:
    """A kite that points away from the centre of its ring."""

    def shape(x: float, y: float, size: float, angle: float) -> str:
        sin, cos = math.sin(angle), math.cos(angle)
        tip = (x + long * size * sin, y - long * size * cos)
        end = (x - tail * size * sin, y + tail * size * cos)
        right = (x + wide * size * cos, y + wide * size * sin)
        left = (x - wide * size * cos, y - wide * size * sin)
        return polygon([tip, right, end, left])

    return shape


def octagon(cx: float, cy: float, radius: float) -> str:
    """A regular octagon that stands on a side."""
    angles = [math.pi * (2 * k + 1) / 8 for k in range(8)]
    return polygon([(cx + radius * math.sin(a), cy - radius * math.cos(a)) for a in angles])


def arch(cx: float, spring: float, radius: float, leg: float, foot: float) -> str:
    """The opening of a horseshoe arch: a circle on narrower legs."""
    drop = math.sqrt(max(radius * radius - leg * leg, 0))
    start, r = f"M{short(cx - leg)} {short(foot)}V{short(spring + drop)}", short(radius)
    return f"{start}A{r} {r} 0 1 1 {short(cx + leg)} {short(spring + drop)}V{short(foot)}Z"


def ogee(left: float, right: float, top: float, foot: float) -> str:
    """A pointed arch with a double curve."""
    width, height, middle = right - left, foot - top, (left + right) / 2
    shoulder, curve, neck = top + height * 0.42, top + height * 0.2, top + height * 0.12
    near, far = middle - width * 0.16, middle + width * 0.16
    n = short
    return (
        f"M{n(left)} {n(foot)}V{n(shoulder)}C{n(left)} {n(curve)} {n(near)} {n(neck)} {n(middle)} {n(top)}"
        f"C{n(far)} {n(neck)} {n(right)} {n(curve)} {n(right)} {n(shoulder)}V{n(foot)}Z"
    )


def arch_band(cx: float, top: float, width: float, height: float) -> str:
    """The pointed arch of the emblem as a band; to be filled by the even-odd rule."""
    band = width * 0.17
    outside = ogee(cx - width / 2, cx + width / 2, top, top + height)
    return outside + ogee(cx - width / 2 + band, cx + width / 2 - band, top + band * 1.9, top + height)


def number(value: int, cx: float, cy: float, height: float, colour: str, weight: float = 2.7) -> str:
    """A number centred on (cx, cy)."""
    text, gap, scale = str(value), 1.4, height / 16
    width = sum(DIGIT_WIDTH.get(digit, 10) for digit in text) + gap * (len(text) - 1)
    x, parts = 0.0, []
    for digit in text:
        place = f' transform="translate({short(x)})"' if x else ""
        parts.append(f'<path{place} d="{DIGITS[digit]}"/>')
        x += DIGIT_WIDTH.get(digit, 10) + gap
    place = f"translate({short(cx - width * scale / 2)} {short(cy - height / 2)})scale({short(scale)})"
    return (
        f'<g transform="{place}" fill="none" stroke="{colour}" stroke-width="{weight}" '
        f'stroke-linejoin="round" stroke-linecap="round">{"".join(parts)}</g>'
    )


def path(fill: str, data: str, more: str = "") -> str:
    """A filled path; holes by the even-odd rule."""
    extra = f" {more}" if more else ""
    return f'<path fill="{fill}" fill-rule="evenodd" d="{data}"{extra}/>'


def turned(angle: int, body: str) -> str:
    """The body turned about the centre of a tile."""
    return f'<g transform="rotate({angle} 50 50)">{body}</g>' if angle else body


def picture(width: float, height: float, body: str, title: str, *, sized: bool = False) -> str:
    """A whole file. The title names the piece for whoever opens the file; pages name it in their own language."""
    w, h = short(width), short(height)
    size = f' width="{w}" height="{h}"' if sized else ""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}"{size}>'
    return tidy(f"{head}<title>{title}</title>{body}</svg>\n")
