"""Signs and colours of the terminal table: every type and currency has a letter or shape besides its colour."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from alhambra.core.pieces import CURRENCIES, TYPES

# By type, in the order of TYPES.
LETTERS: Final = ("P", "S", "A", "C", "G", "T")
FOUNTAIN_SIGN: Final = "F"
CAMP_SIGN: Final = "^"
HUT_SIGN: Final = "h"

# Styles are names here; which colours they are depends on what the terminal can show.
TYPE_STYLES: Final = (*TYPES, "fountain")  # the last one for tiles without a type
COIN_STYLES: Final = CURRENCIES
WALL_STYLE: Final = "wall"
COUNTED_STYLE: Final = "counted"  # walls of the longest outer wall
BASTION_STYLE: Final = "bastion"
GATE_STYLE: Final = "gate"
NUMBER_STYLE: Final = "number"
OPEN_STYLE: Final = "dim"
GOOD_STYLE: Final = "bold green"
FAINT: Final = "dim"

MANY_COLOURS: Final = {
    "pavilion": "bold white on #2a5fae",
    "seraglio": "bold white on #b03030",
    "arcades": "bold white on #7d4c22",
    "chambers": "bold black on #f0e9da",
    "garden": "bold white on #2e7d3a",
    "tower": "bold white on #5c3992",
    "fountain": "bold black on #6cc5d9",
    "florin": "black on #efc64b",
    "dirham": "white on #2b7d5b",
    "denar": "white on #1c6f9f",
    "ducat": "black on #e07f35",
    "wall": "#b98a45",
    "counted": "bold #f3bf45",
    "bastion": "bold #d9593d",
    "gate": "bold #6cc5d9",
    "number": "bold black on #f3bf45",
}
FEW_COLOURS: Final = {
    "pavilion": "bold white on blue",
    "seraglio": "bold white on red",
    "arcades": "black on yellow",
    "chambers": "black on white",
    "garden": "black on green",
    "tower": "bold white on magenta",
    "fountain": "black on cyan",
    "florin": "black on bright_yellow",
    "dirham": "black on green",
    "denar": "white on blue",
    "ducat": "black on bright_red",
    "wall": "yellow",
    "counted": "bold bright_yellow",
    "bastion": "bold bright_red",
    "gate": "bold bright_cyan",
    "number": "bold black on bright_yellow",
}

# The arms of a corner point where up to four sides meet.
UP: Final = 1
RIGHT: Final = 2
DOWN: Final = 4
LEFT: Final = 8

# What a side is drawn as.
NO_LINE: Final = 0
THIN: Final = 1
WALL: Final = 2
BASTION: Final = 3  # a camp leans on the city here

_JOINTS: Final = (0, UP, RIGHT, DOWN, LEFT, 5, 10, 6, 12, 3, 9, 7, 13, 14, 11, 15)
_DOUBLE: Final = dict(zip(_JOINTS, " ║═║═║═╔╗╚╝╠╣╦╩╬", strict=True))
_LIGHT: Final = dict(zip(_JOINTS, " ╵╶╷╴│─┌┐└┘├┤┬┴┼", strict=True))

# Corner points that join walls (first number) to thin lines (second number), as far as there are signs for them.
_MIXED: Final = {
    (5, 2): "╟", (5, 8): "╢", (5, 10): "╫", (10, 1): "╧", (10, 4): "╤", (10, 5): "╪",
    (2, 5): "╞", (8, 5): "╡", (4, 10): "╥", (1, 10): "╨",
    (4, 2): "╓", (2, 4): "╒", (8, 4): "╕", (4, 8): "╖", (2, 1): "╘", (1, 2): "╙", (8, 1): "╛", (1, 8): "╜",
}  # fmt: skip


# Quotation marks, the arrow, the dot in the middle and the dash, in ASCII.
_PLAIN: Final = str.maketrans("\u2019\u2018\u201c\u201d\u201e\u2192\u00b7\u2013", '\'\'""">|-')


@dataclass(frozen=True)
class Glyphs:
    """What the terminal can show."""

    fancy: bool

    def coin(self, currency: int) -> str:
        """The shape of a currency's coin; its name always stands beside it."""
        return "◆■●▲"[currency] if self.fancy else "*#o^"[currency]

    def line(self, weight: int, upright: bool) -> str:
        """A piece of a side."""
        if weight == NO_LINE:
            return " "
        if self.fancy:
            return ("│║┃" if upright else "─═━")[weight - 1]
        return ("|#%" if upright else "-#%")[weight - 1]

    def gate(self) -> str:
        """A way through a wall."""
        return "∩" if self.fancy else "n"

    def joint(self, walls: int, thin: int) -> str:
        """The corner point where walls and thin lines come in by these arms."""
        if not self.fancy:
            return "#" if walls else "+" if thin else " "
        if walls and thin:
            return _MIXED.get((walls, thin), _DOUBLE[walls])
        return _DOUBLE[walls] if walls else _LIGHT[thin]

    def spell(self, text: str) -> str:
        """The text, with plainer signs where the terminal has no others; as long as before."""
        return text if self.fancy else text.translate(_PLAIN)

    def dot(self) -> str:
        return "·" if self.fancy else "|"

    def pointer(self) -> str:
        return "▶" if self.fancy else ">"


def glyphs_for(encoding: str) -> Glyphs:
    """Lines and shapes where the output can carry them, plain letters where it cannot."""
    try:
        f"◆■●▲→·▶┃━∩{''.join(_DOUBLE.values())}{''.join(_LIGHT.values())}{''.join(_MIXED.values())}".encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return Glyphs(fancy=False)
    return Glyphs(fancy=True)
