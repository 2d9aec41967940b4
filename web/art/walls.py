"""Walls of tiles: battlements, masonry, a dark edge and a shadow toward the court, and turrets at the corners."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from web.art.palette import STONE, STONE_DARK, STONE_JOINT, STONE_LIGHT
from web.art.shapes import short, star, turned

TURN: Final = {"N": 0, "E": 90, "S": 180, "W": 270}
CORNERS: Final = (("W", "N", 0), ("N", "E", 90), ("E", "S", 180), ("S", "W", 270))
THICK: Final = 13  # of a wall on a tile of 100


def wall(thick: float) -> str:
    """The north wall."""
    step, gap, deep, n = 100 / 6, 6.2, thick * 0.36, short
    outline = f"M0 {n(thick)}V{n(deep)}H{n(gap / 2)}"
    for k in range(6):
        end = (k + 1) * step - gap / 2
        outline += f"V0H{n(end)}V{n(deep)}H{n(min(end + gap, 100))}"
    outline += f"V{n(thick)}Z"
    course = thick * 0.68
    joints = f"M0 {n(course)}H100"
    for k in range(6):
        joints += f"M{n(step * (k + 0.5))} {n(deep)}v{n(course - deep)}"
        joints += f"M{n(step * k + (0.1 if k else 6))} {n(course)}V{n(thick)}"
    return (
        f'<path d="M0 {n(thick)}H100v3.6H0Z" opacity=".3"/>'
        f'<path fill="{STONE_DARK}" d="M0 0H100V{n(thick + 1.3)}H0Z"/><path fill="{STONE}" d="{outline}"/>'
        f'<path fill="none" stroke="{STONE_JOINT}" stroke-width=".9" d="{joints}"/>'
        f'<path fill="{STONE_LIGHT}" d="M0 {n(deep)}H100v1.4H0Z"/>'
    )


def turret(size: float) -> str:
    """Where two walls meet: a corner tower, drawn for the north-west corner."""
    n, middle = short, size / 2 - 0.1
    return (
        f'<path opacity=".28" d="M0 0H{n(size + 2.2)}V{n(size + 2.2)}H0Z"/>'
        f'<path fill="{STONE_DARK}" d="M0 0H{n(size)}V{n(size)}H0Z"/>'
        f'<path fill="{STONE_LIGHT}" d="M1.3 1.3H{n(size - 1.5)}V{n(size - 1.5)}H1.3Z"/>'
        f'<path fill="{STONE_JOINT}" d="{star(middle, middle, size * 0.3)}"/>'
    )


def on_sides(sides: Sequence[str], one: str) -> str:
    """The drawing of a north side, once for each of the sides."""
    if not sides:
        return ""
    turns = [TURN[side] for side in sides]
    uses = [f'<use href="#w" transform="rotate({a} 50 50)"/>' if a else '<use href="#w"/>' for a in turns]
    return f'<defs><g id="w">{one}</g></defs>' + "".join(uses)


def at_corners(sides: Sequence[str], one: str) -> str:
    """The drawing of a north-west corner at each corner where two walls meet."""
    return "".join(turned(turn, one) for a, b, turn in CORNERS if a in sides and b in sides)


def walls(sides: Sequence[str]) -> str:
    return on_sides(sides, wall(THICK)) + at_corners(sides, turret(THICK + 6))


def small_walls(sides: Sequence[str]) -> str:
    """Walls to be seen at 16 to 36 px."""
    thick = 17
    one = f'<path fill="{STONE_DARK}" d="M0 0H100V{thick + 3}H0Z"/>'
    one += f'<path fill="{STONE}" d="M0 {thick}V6H9V0H25V6H42V0H58V6H75V0H91V6H100V{thick}Z"/>'
    corner = f'<path fill="{STONE_DARK}" d="M0 0H24V24H0Z"/><path fill="{STONE_LIGHT}" d="M2 2H21V21H2Z"/>'
    return on_sides(sides, one) + at_corners(sides, corner)
