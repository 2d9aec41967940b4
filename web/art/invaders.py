"""Invaders: attack cards with the attacked side and the losses, scouts with the type that sends them."""

from __future__ import annotations

from typing import Final

from web.art.cards import card, signed_back, stars
from web.art.characters import EDGE, bust, medal
from web.art.icons import MODULES
from web.art.palette import GOLD, GOLD_BRIGHT, GOLD_DEEP, INK, IVORY, STONE, TYPES, rim
from web.art.shapes import number, octagon, picture, short, star
from web.art.symbols import badge, cells, pattern
from web.art.walls import TURN, walls

BLOOD: Final = "#8d2420"
BLOOD_DEEP: Final = "#4d0f10"
BLOOD_LINE: Final = "#a8403a"
BLADE: Final = "#d5dcdf"
LOSSES: Final = (1, 2, 3)  # per open side of the attacked direction, by scoring (INV-7)


def turned_about(cx: float, cy: float, side: str, body: str) -> str:
    return f'<g transform="rotate({TURN[side]} {short(cx)} {short(cy)})">{body}</g>' if TURN[side] else body


def stronghold(cx: float, cy: float, size: float) -> str:
    """A walled court from above."""
    court = f'<path fill="#f1e6d0" d="M0 0H100V100H0Z"/><path fill="{GOLD_DEEP}" d="{star(50, 50, 27)}"/>'
    court += f'<path fill="#f1e6d0" d="{star(50, 50, 17)}"/>' + walls("NESW")
    place = f"translate({short(cx - size / 2)} {short(cy - size / 2)})scale({short(size / 100)})"
    return f'<g transform="{place}">{court}</g>'


def minus(value: int, cx: float, cy: float, height: float, colour: str) -> str:
    """A loss."""
    line = f'<path fill="none" stroke="{colour}" stroke-width="{short(height * 0.18)}" stroke-linecap="round" d="M{short(cx - height * 0.6)} {short(cy)}h{short(height * 0.32)}"/>'
    return line + number(value, cx + height * 0.3, cy, height, colour, 3)


def losses(foot: float) -> str:
    """What an open side costs after the first, the second and the third scoring; there its neighbours count too."""
    body = ""
    for k, (x, width) in enumerate(((8, 19), (28.5, 19), (49, 43))):
        body += f'<rect x="{x}" y="{foot}" width="{width}" height="25" rx="3" fill="{IVORY}" stroke="{BLOOD_DEEP}" stroke-width="1.4"/>'
        middle = x + width / 2
        dots = "".join(
            f'<circle cx="{short(middle + 5 * (i - k / 2))}" cy="{foot + 4.6}" r="1.7"/>' for i in range(k + 1)
        )
        body += f'<g fill="{BLOOD}">{dots}</g>' + minus(LOSSES[k], middle, foot + 15.5, 12, BLOOD_DEEP)
    for x in (56, 86):
        body += minus(1, x, foot + 18, 7, BLOOD)
    return body


def attack(side: str) -> str:
    """A great arrow falls upon one side of a stronghold, weaker ones upon the neighbouring sides."""
    look = f'stroke="{INK}" stroke-width="2.4" stroke-linejoin="round"'
    main = f'<path fill="{GOLD_BRIGHT}" {look} d="M50 37 66 21.5H57.5V9h-15V21.5H34Z"/>'
    flank = f'<path fill="#f2d9b0" {look} d="M50 36 58 27H53.5V15h-7V27H42Z"/>'
    beside = {"N": "EW", "S": "EW", "E": "NS", "W": "NS"}[side]
    body = stronghold(50, 54, 46) + "".join(turned_about(50, 54, other, flank) for other in beside)
    body += turned_about(50, 54, side, main) + losses(104.5)
    swords = f'<path d="M5 20 20 5M5 5 20 20" fill="none" stroke="{BLOOD_LINE}" stroke-width="1.4"/>'
    return card(BLOOD, BLOOD_DEEP, cells(25, 25, swords), body, f"attack {side}")


def attack_back() -> str:
    ground = stars(BLOOD_LINE, "#9c322d")
    return signed_back("attack, face down", MODULES["invaders"], BLOOD, BLOOD_DEEP, "#f2d9b0", ground)


def shield(body: str, title: str) -> str:
    field = f'<path fill="{BLOOD}" stroke="{BLOOD_DEEP}" stroke-width="2" d="{octagon(24, 24, 24)}"/>'
    return picture(48, 48, field + body, title)


def attacked(side: str) -> str:
    """The attacked side as a small sign: a spear onto a wall."""
    look = f'stroke="{INK}" stroke-width="1.8" stroke-linejoin="round"'
    wall = f'<path fill="{STONE}" {look} d="M10 41V31h6v3h4v-3h8v3h4v-3h6V41Z"/>'
    drawing = wall + f'<path fill="{GOLD_BRIGHT}" {look} d="M24 30 33.5 18.5H28.5V4h-9V18.5H14.5Z"/>'
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
