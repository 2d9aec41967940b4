"""Invaders: attack cards with the attacked side and the losses, scouts with the type that sends them."""

from __future__ import annotations

from typing import Final

from web.art.cards import card, signed_back
from web.art.characters import EDGE, bust, medal
from web.art.icons import MODULES
from web.art.palette import GOLD, GOLD_BRIGHT, GOLD_DEEP, INK, IVORY, STONE, STONE_DARK, STONE_JOINT, TYPES, rim
from web.art.shapes import number, octagon, picture, short, star
from web.art.symbols import badge, cells, pattern
from web.art.walls import TURN

BLOOD: Final = "#8d2420"
BLOOD_DEEP: Final = "#4d0f10"
BLOOD_LINE: Final = "#a8403a"
BLADE: Final = "#d5dcdf"
LOSSES: Final = (1, 2, 3)  # per open side of the attacked direction, by scoring (INV-7)


def turned_about(cx: float, cy: float, side: str, body: str) -> str:
    return f'<g transform="rotate({TURN[side]} {short(cx)} {short(cy)})">{body}</g>' if TURN[side] else body


def stronghold(cx: float, cy: float, size: float) -> str:
    """A walled court from above."""
    x, y, n = cx - size / 2, cy - size / 2, short
    body = f'<rect x="{n(x)}" y="{n(y)}" width="{n(size)}" height="{n(size)}" fill="{STONE}" stroke="{STONE_DARK}" stroke-width="1.8"/>'
    step = size / 6
    merlons = "".join(
        f"M{n(x + step * (2 * k + 0.5))} {n(y)}v{n(size)}M{n(x)} {n(y + step * (2 * k + 0.5))}h{n(size)}"
        for k in range(3)
    )
    body += f'<path fill="none" stroke="{STONE_JOINT}" stroke-width="1.6" d="{merlons}"/>'
    inner = size * 0.68
    place = f'x="{n(cx - inner / 2)}" y="{n(cy - inner / 2)}" width="{n(inner)}" height="{n(inner)}"'
    body += f'<rect {place} fill="#f1e6d0" stroke="{STONE_DARK}" stroke-width="1.6"/>'
    return body + f'<path fill="{GOLD_DEEP}" d="{star(cx, cy, inner * 0.4)}"/>'


def minus(value: int, cx: float, cy: float, height: float, colour: str) -> str:
    """A loss."""
    line = f'<path fill="none" stroke="{colour}" stroke-width="2.4" stroke-linecap="round" d="M{short(cx - height * 0.62)} {short(cy)}h{short(height * 0.36)}"/>'
    return line + number(value, cx + height * 0.3, cy, height, colour, 3)


def losses(foot: float) -> str:
    """What an open side costs after the first, the second and the third scoring; there its neighbours count too."""
    body = ""
    for k, (x, width) in enumerate(((9, 21), (32, 21), (55, 36))):
        body += f'<rect x="{x}" y="{foot}" width="{width}" height="25" rx="3" fill="{IVORY}" stroke="{BLOOD_DEEP}" stroke-width="1.4"/>'
        middle = x + width / 2
        dots = "".join(
            f'<circle cx="{short(middle + 5 * (i - k / 2))}" cy="{foot + 4.6}" r="1.7"/>' for i in range(k + 1)
        )
        body += f'<g fill="{BLOOD}">{dots}</g>' + minus(LOSSES[k], middle, foot + 15, 12.5, BLOOD_DEEP)
    for x in (61, 82.5):
        body += minus(1, x + 1.2, foot + 17.5, 7.5, BLOOD)
    return body


def spear(size: float) -> str:
    """A thrust from the north onto the middle of a box of 100."""
    return f"M50 {short(size)} 68 {short(size - 19)}H57.5V2h-15V{short(size - 19)}H32Z"


def attack(side: str) -> str:
    """Spears fall upon one side of a stronghold; weaker ones upon the neighbouring sides."""
    look = f'stroke="{INK}" stroke-width="3.2" stroke-linejoin="round"'
    middle = f'<path fill="{GOLD_BRIGHT}" {look} d="{spear(34)}"/>'
    flank = f'<path fill="{IVORY}" {look} opacity=".75" d="M50 31 58 21H54V8h-8V21H42Z"/>'
    beside = {"N": "EW", "S": "EW", "E": "NS", "W": "NS"}[side]
    arrows = "".join(turned_about(50, 50, other, flank) for other in beside) + turned_about(50, 50, side, middle)
    body = f'<g transform="translate(7 7)scale(.86)">{stronghold(50, 50, 30)}{arrows}</g>' + losses(103)
    swords = f'<path d="M5 20 20 5M5 5 20 20" fill="none" stroke="{BLOOD_LINE}" stroke-width="1.4"/>'
    return card(BLOOD, BLOOD_DEEP, cells(25, 25, swords), body, f"attack {side}")


def attack_back() -> str:
    return signed_back("attack, face down", MODULES["invaders"], BLOOD, "#f2d9b0", BLOOD_LINE, "#9c322d")


def shield(body: str, title: str) -> str:
    field = f'<path fill="{BLOOD}" stroke="{BLOOD_DEEP}" stroke-width="2" d="{octagon(24, 24, 24)}"/>'
    return picture(48, 48, field + body, title)


def attacked(side: str) -> str:
    """The attacked side as a small sign: a spear onto a wall."""
    look = f'stroke="{INK}" stroke-width="1.8" stroke-linejoin="round"'
    wall = f'<path fill="{STONE}" {look} d="M8 44V33h6v3h5v-3h10v3h5v-3h6V44Z"/>'
    drawing = wall + f'<path fill="{GOLD_BRIGHT}" {look} d="M24 31 33 20H28V3h-8V20H15Z"/>'
    return shield(turned_about(24, 24, side, drawing), f"attack {side}")


def unknown() -> str:
    """An attack from a side that is not known."""
    swords = f'<g color="{IVORY}" transform="translate(6 6)scale(.75)">{MODULES["invaders"]}</g>'
    return shield(swords, "attack")


def headcloth(cloth: str) -> str:
    """A cloth held by a cord, as riders in the desert wear it."""
    fall = "M50 22c-15 0-22 11-22 25 0 17-2 29-9 40l19 3-2-38c0-9 5-14 14-14s14 5 14 14l-2 38 19-3c-7-11-9-23-9-40 0-14-7-25-22-25Z"
    return (
        f'<path fill="{cloth}" {EDGE} d="{fall}"/>'
        f'<path fill="none" stroke="{INK}" stroke-width="4.4" d="M30 38q20-11 40 0"/>'
        f'<path fill="none" stroke="{GOLD}" stroke-width="1.6" stroke-dasharray="3 2" d="M30 38q20-11 40 0"/>'
    )


SPYGLASS: Final = (
    f'<path fill="{GOLD_DEEP}" {EDGE} d="M53 50 56 57 66 53 63 46Z"/><path fill="{GOLD}" {EDGE} d="M62 44.5 66.5 55 78 50 73.5 39.5Z"/>'
    f'<path fill="{GOLD_BRIGHT}" {EDGE} d="M72.5 37.5 79 52 93 45.5 87 32Z"/><path fill="{BLADE}" {EDGE} d="M86 30.5l7.5 16.5 3-1.5-7.5-16.5Z"/>'
)


def scout(kind: str) -> str:
    """A rider with a spyglass; the medal shows which purchase sends him out."""
    cloth = "#f7f0e1" if kind != "chambers" else "#c9b6e8"
    defs, body = bust("#3d6c7d", "#b48a52", INK, "#a86c40", headcloth(cloth) + SPYGLASS)
    edge = rim(kind)
    frame = medal(badge(kind)).replace(GOLD_DEEP, edge)
    return card(TYPES[kind].ground, edge, defs + pattern(kind), body + frame, f"scout, {kind}")
