"""The colours of the pieces. The colours of the pages around them are tokens of the style sheet."""

from __future__ import annotations

from typing import Final, NamedTuple

IVORY: Final = "#fdf6e6"
INK: Final = "#2a1f16"
GOLD: Final = "#e0a93b"
GOLD_DEEP: Final = "#8a5a0c"
GOLD_BRIGHT: Final = "#f3bf45"
STONE: Final = "#e3b877"
STONE_LIGHT: Final = "#f7dcab"
STONE_JOINT: Final = "#bb8748"
STONE_DARK: Final = "#4b2d12"
WATER: Final = "#2fa3a8"
WATER_DEEP: Final = "#125a66"
MARBLE: Final = "#f1e6d0"
LAPIS: Final = "#17394a"
LAPIS_DEEP: Final = "#0f2a38"
PARCHMENT: Final = "#f3e3bd"
PARCHMENT_DEEP: Final = "#7a5a24"
GREY: Final = "#8b8172"


class Glaze(NamedTuple):
    """The colours of one type or currency: they differ in lightness as well as in hue."""

    ground: str
    deep: str
    pattern: str
    ink: str  # of the symbol on `deep`, or of the motif on `ground`


TYPES: Final = {
    "pavilion": Glaze("#3972c2", "#173a78", "#6799db", IVORY),
    "seraglio": Glaze("#bd3b36", "#7e1a1d", "#dc6d62", IVORY),
    "arcades": Glaze("#7d4c22", "#4a2a0e", "#a87645", IVORY),
    "chambers": Glaze("#f0e9da", "#fffdf7", "#cfc3aa", "#3f372c"),
    "garden": Glaze("#4a9653", "#1b5530", "#79bb7e", IVORY),
    "tower": Glaze("#5c3992", "#351c5e", "#8563ba", IVORY),
}
# Chambers are white: what is dark elsewhere must be dark there in a colour of its own.
CHAMBERS_INK: Final = TYPES["chambers"].ink
CHAMBERS_EDGE: Final = "#a2947a"
CHAMBERS_LINE: Final = "#b9ab8f"
CHAMBERS_RIM: Final = "#8d7f66"

COINS: Final = {
    "denar": Glaze("#1c6f9f", "#0d3f5e", "#3f8fbd", IVORY),
    "dirham": Glaze("#2b7d5b", "#114631", "#4c9c79", IVORY),
    "ducat": Glaze("#e07f35", "#6e3206", "#ee9d5d", "#3d1c04"),
    "florin": Glaze("#efc64b", "#6a4a04", "#f7d873", "#453003"),
    "diamond": Glaze("#8fc6d8", "#17485b", "#b7dfea", "#0f3444"),
}


def rim(kind: str) -> str:
    """The edge of a small badge of this type."""
    return CHAMBERS_RIM if kind == "chambers" else TYPES[kind].deep


def dark(kind: str) -> str:
    """The colour of this type for signs on ivory."""
    return CHAMBERS_INK if kind == "chambers" else TYPES[kind].deep
