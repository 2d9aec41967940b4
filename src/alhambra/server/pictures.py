"""Plain pictures of pieces that the build has not drawn: those of corrected component tables.

The build draws what is shipped, by the names of pieces. A piece of another name gets its colour, its walls and its
price or name, so that it can be played with.
"""

from __future__ import annotations

import re
from html import escape
from math import cos, pi, sin
from typing import Final

from alhambra.words.pieces import TileFacts, family_tiles

FOLDER: Final = "art/"
SUFFIX: Final = ".svg"
TILES: Final = ("tile-", "mini-")
NAMED: Final = 40  # signs of a name at the most
GROUND: Final = {
    "pavilion": "#3972c2",
    "seraglio": "#bd3b36",
    "arcades": "#7d4c22",
    "chambers": "#f0e9da",
    "garden": "#4a9653",
    "tower": "#5c3992",
}
PARCHMENT: Final = "#f3e3bd"
INK: Final = "#2a1f16"
STONE: Final = "#8a5a0c"
DIAL: Final = re.compile(r"culture-(\d+)-([\d.]+)-[\d.]+-(\d+)")  # price, points, buildings, the value at the gem
WALLS: Final = {"N": "M0 0H100V9H0Z", "E": "M91 0H100V100H91Z", "S": "M0 91H100V100H0Z", "W": "M0 0H9V100H0Z"}


def plain_picture(path: str) -> bytes | None:
    """The picture at a path of the browser app; None for what is no picture of a piece."""
    if not path.startswith(FOLDER) or not path.endswith(SUFFIX):
        return None
    name = path.removeprefix(FOLDER).removesuffix(SUFFIX)
    for prefix in TILES:
        facts = family_tiles().get(name.removeprefix(prefix)) if name.startswith(prefix) else None
        if facts is not None:
            return _tile(name.removeprefix(prefix), facts).encode()
    if face := DIAL.fullmatch(name):
        return _dial(face[1], face[2].split("."), face[3]).encode()
    return _label(PARCHMENT, "", name.split("-")).encode() if len(name) <= NAMED else None


def _tile(name: str, facts: TileFacts) -> str:
    walls = "".join([f'<path fill="{STONE}" d="{WALLS[side]}"/>' for side in facts.walls])
    words = [str(facts.price)] if facts.price and facts.type else name.split("-")
    return _label(GROUND.get(facts.type, PARCHMENT), walls, words)


def _dial(price: str, points: list[str], value: str) -> str:
    """A round counter, its points round the price; the value that counts is at the top, the next one to the west."""
    now = points.index(value) if value in points else 0
    numbers = [(price, 50.0, 54.5, 16)]
    for at, worth in enumerate(points):
        angle = 2 * pi * (at - now) / len(points)
        numbers.append((worth, 50 - 30 * sin(angle), 54.5 - 30 * cos(angle), 18 if at == now else 12))
    texts = [
        f'<text x="{x:.1f}" y="{y + size * 0.35:.1f}" font-size="{size}">{escape(text)}</text>'
        for text, x, y, size in numbers
    ]
    style = f'font-family="sans-serif" font-weight="700" text-anchor="middle" fill="{INK}"'
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        f'<circle cx="50" cy="54.5" r="44" fill="{PARCHMENT}" stroke="{INK}" stroke-width="2"/>'
        f'<circle cx="50" cy="54.5" r="13" fill="#fdf6e6"/><g {style}>{"".join(texts)}</g></svg>'
    )


def _label(ground: str, walls: str, words: list[str]) -> str:
    """A square with words below each other on an ivory label."""
    size = min(34.0, 72 / len(words), 120 / max(map(len, words)))
    lines = [
        f'<text x="50" y="{50 + size * (at - (len(words) - 1) / 2 + 0.35):.1f}">{escape(word)}</text>'
        for at, word in enumerate(words)
    ]
    style = f'font-family="sans-serif" font-weight="700" font-size="{size:.1f}" text-anchor="middle" fill="{INK}"'
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        f'<rect width="100" height="100" rx="2.5" fill="{ground}"/>{walls}'
        f'<rect x="14" y="12" width="72" height="76" rx="6" fill="#fdf6e6"/><g {style}>{"".join(lines)}</g></svg>'
    )
