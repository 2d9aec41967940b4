"""The ten characters: a portrait in a niche, known by its headgear and by the attribute of its power."""

from __future__ import annotations

from typing import Final, NamedTuple

from web.art.cards import card
from web.art.coins import coin
from web.art.palette import GOLD, GOLD_BRIGHT, GOLD_DEEP, INK, IVORY, LAPIS_DEEP, STONE_LIGHT, WATER
from web.art.shapes import number, ogee, path, star
from web.art.symbols import cells

EDGE: Final = f'stroke="{INK}" stroke-width="1.8" stroke-linejoin="round"'
HEAD: Final = "M36 53c0-12 5.5-19 14-19s14 7 14 19-5.5 21-14 21-14-9-14-21Z"
SHOULDERS: Final = "M14 128c1-25 10-39 26-43l10 8 10-8c16 4 25 18 26 43Z"
BEARD: Final = "M36.5 57c2 4 4 5 6 4 4-2 11-2 15 0 2 1 4 0 6-4 1 14-3 25-13.5 30C39.5 82 35.5 71 36.5 57Z"
LONG_BEARD: Final = "M36 56c2 4 5 5 7 4 4-2 10-2 14 0 2 1 5 0 7-4 2 20 0 38-14 52C36 94 34 76 36 56Z"
MOUSTACHE: Final = "M50 62c-4-2.5-9-1-11 3 4 1.5 8 1 11-1.5 3 2.5 7 3 11 1.5-2-4-7-5.5-11-3Z"


class Portrait(NamedTuple):
    """What tells one character from another."""

    niche: str  # colour behind the head
    robe: str
    trim: str
    skin: str
    hat: str  # drawing of the headgear, and of hair or a beard
    sign: str  # drawing of the attribute, 48 x 48
    use: str  # once, turn or scoring: the mark in the upper corner


def turban(cloth: str, jewel: str = GOLD_BRIGHT) -> str:
    """Cloth wound round the head, with a jewel."""
    folds = f'fill="none" stroke="{INK}" stroke-width="1.2"'
    return (
        f'<path fill="{cloth}" {EDGE} d="M31 46c-3-14 7-25 19-25s22 11 19 25c-8-7-30-7-38 0Z"/>'
        f'<path {folds} d="M50 21c-6 4-14 8-18 15M50 21c6 4 14 8 18 15M33 41c6-8 17-12 28-18"/>'
        f'<circle cx="50" cy="35" r="4" fill="{jewel}" {EDGE}/>'
    )


def veil(cloth: str) -> str:
    """A veil over the hair, falling to the shoulders."""
    outside = "M50 24c-16 0-23 13-22 30 1 14-2 26-8 36 10 3 18 0 20-4l-4-33c0-10 5-15 14-15s14 5 14 15l-4 33"
    return f'<path fill="{cloth}" {EDGE} d="{outside}c2 4 10 7 20 4-6-10-9-22-8-36 1-17-6-30-22-30Z"/>'


def band(y: float, colour: str) -> str:
    """A circlet on the brow."""
    return f'<path fill="none" stroke="{colour}" stroke-width="3" d="M36.5 {y}q13.5-7 27 0"/><circle cx="50" cy="{y - 3}" r="2.6" fill="{GOLD_BRIGHT}" stroke="{INK}"/>'


def beard(data: str, colour: str) -> str:
    return path(colour, data, EDGE) + '<path fill="none" stroke="#7a3d2c" stroke-width="1.8" d="M46 66q4 2.5 8 0"/>'


FEZ: Final = (
    f'<path fill="#a32f2a" {EDGE} d="M37 42 40 20h20l3 22q-13-6-26 0Z"/>'
    f'<path fill="none" stroke="{INK}" stroke-width="1.6" d="M50 20c8-2 14 1 15 12"/><circle cx="65" cy="34" r="2.6" fill="{INK}"/>'
)
HOOD: Final = f'<path fill="#6d6a5a" {EDGE} d="M50 20c-18 3-23 20-21 37 1 10-2 18-6 28l15 2-3-32c0-11 6-17 15-17s15 6 15 17l-3 32 15-2c-4-10-7-18-6-28 2-17-3-34-21-37Z"/>'
HELMET: Final = (
    f'<path fill="#b9c2c6" {EDGE} d="M33 50c-1-14 6-23 17-30 11 7 18 16 17 30l-6-5q-11-5-22 0Z"/>'
    f'<path fill="#8d979c" {EDGE} d="M48 14h4v9h-4zM48.5 44h3v13h-3z"/><path fill="none" stroke="{INK}" stroke-width="1.2" d="M34 44q16-8 32 0"/>'
    f'<path fill="#8d979c" stroke="{INK}" d="M33 50c0 12 1 20 4 26l3-2c-3-6-4-14-4-22ZM67 50c0 12-1 20-4 26l-3-2c3-6 4-14 4-22Z"/>'
)
CAP: Final = (
    f'<path fill="#2b7d5b" {EDGE} d="M35 44c-1-13 5-21 15-21s16 8 15 21q-15-8-30 0Z"/>'
    f'<path fill="none" stroke="{GOLD_BRIGHT}" stroke-width="2.6" d="M36 41q14-8 28 0"/>'
)


def coins(*places: tuple[str, float, float, float]) -> str:
    return "".join(f'<g transform="translate({x} {y})scale({scale})">{coin(kind)}</g>' for kind, x, y, scale in places)


PURSE: Final = (
    f'<path fill="#9c5a2a" {EDGE} d="M17 10h14l-3 8c9 5 13 13 13 19 0 6-6 8-17 8S7 43 7 37c0-6 4-14 13-19Z"/>'
    f'<path fill="none" stroke="{GOLD_BRIGHT}" stroke-width="3" d="M18.5 18.5h11"/>' + coins(("florin", 14.5, 23, 0.4))
)
SCALES: Final = (
    f'<path fill="none" stroke="{GOLD_DEEP}" stroke-width="3.4" stroke-linecap="round" d="M24 6v34M8 12h32M14 42h20"/>'
    f'<path fill="{GOLD}" {EDGE} d="M1 28h15c-1 6-14 6-15 0ZM32 24h15c-1 6-14 6-15 0Z"/>'
    f'<path fill="none" stroke="{GOLD_DEEP}" stroke-width="1.4" d="M8.5 12 2 28M8.5 12 15 28M39.5 12 33 24M39.5 12 46 24"/>'
)
SHOVEL: Final = (
    '<path fill="none" stroke="#8a5a2a" stroke-width="5" stroke-linecap="round" d="M38 8 22 26"/>'
    '<path fill="none" stroke="#8a5a2a" stroke-width="4" stroke-linecap="round" d="M33 3.5 43 12"/>'
    f'<path fill="#b9c2c6" {EDGE} d="M14 20 28 33c-4 7-12 12-22 12C5 35 8 26 14 20Z"/>'
)
STACK: Final = coins(("ducat", 1, 22, 0.5), ("florin", 22, 22, 0.5)) + number(7, 25, 12, 20, INK, 3)
EIGHT: Final = f'<path fill="{GOLD}" {EDGE} d="{star(24, 24, 23)}"/>' + number(8, 24, 24, 24, LAPIS_DEEP, 3)
SCROLL: Final = (
    f'<path fill="{IVORY}" {EDGE} d="M10 6h28v34H10Z"/><path fill="{STONE_LIGHT}" {EDGE} d="M6 3h36v6H6ZM6 38h36v6H6Z"/>'
    f'<path fill="none" stroke="{INK}" stroke-width="2" d="M15 16h18M15 22h18M15 28h11"/>'
)
DIVIDERS: Final = (
    f'<path fill="{GOLD}" {EDGE} d="M21 9 8 44l4 1 12-29 12 29 4-1L27 9Z"/><circle cx="24" cy="8" r="5" fill="{GOLD}" {EDGE}/>'
    f'<path fill="none" stroke="{INK}" stroke-width="2" d="M15 31q9-5 18 0"/>'
)
SMALLER: Final = (
    coins(("denar", 1, 5, 0.62), ("denar", 31, 27, 0.34))
    + f'<path fill="none" stroke="{INK}" stroke-width="3" stroke-linejoin="round" d="M16 36c2 5 6 6 11 4M23 35l4.5 5L23 44.5"/>'
)
BOWL: Final = (
    f'<path fill="#8a5a2a" {EDGE} d="M4 24h40c0 12-8 20-20 20S4 36 4 24Z"/><path fill="#5f3a18" stroke="{INK}" d="M4 24c6-4 34-4 40 0-6 4-34 4-40 0Z"/>'
    f'<path fill="{WATER}" stroke="{INK}" stroke-width="1.4" d="M24 2c5 7 5 12 0 14-5-2-5-7 0-14Z"/>'
)
SHIELD: Final = (
    '<path fill="none" stroke="#8a5a2a" stroke-width="3.4" d="M40 46V12"/><path fill="#b9c2c6" stroke="#2a1f16" d="M40 1l4 11h-8Z"/>'
    f'<path fill="#bd3b36" {EDGE} d="M3 10c8 0 12-3 15-6 3 3 7 6 15 6 1 17-5 28-15 35C8 38 2 27 3 10Z"/><path fill="{GOLD}" d="{star(18, 21, 9)}"/>'
)

CHARACTERS: Final = {
    "abdul-karim": Portrait(
        "#2b7d5b", "#bd3b36", GOLD, "#c98e5e", turban(IVORY) + beard(MOUSTACHE, "#3a2616"), PURSE, "once"
    ),
    "abdul-knihstig": Portrait("#1c6f9f", "#4a2a0e", IVORY, "#b67c4f", FEZ + beard(BEARD, "#3a2616"), SCALES, "turn"),
    "ammar-el-schauf": Portrait(
        "#b4853a", "#6d6a5a", "#cfc3aa", "#a86c40", CAP + beard(MOUSTACHE, "#241509"), SHOVEL, "turn"
    ),
    "faruk-willhaben": Portrait(
        "#7e1a1d",
        "#e07f35",
        GOLD_BRIGHT,
        "#c98e5e",
        turban("#efc64b", "#bd3b36") + beard(BEARD, "#5a3212"),
        STACK,
        "turn",
    ),
    "fatima": Portrait("#351c5e", "#8563ba", GOLD, "#d9a878", veil("#c9b6e8") + band(44, GOLD), EIGHT, "once"),
    "hakim-wahid": Portrait(
        "#0d3f5e",
        "#f0e9da",
        "#8d7f66",
        "#c08a5c",
        turban("#dfe8ea", WATER) + beard(LONG_BEARD, "#eeeae0"),
        SCROLL,
        "scoring",
    ),
    "laila-wundabah": Portrait(
        "#8a2f56", "#e9b931", "#7e1a1d", "#d09a68", veil("#f3b3c6") + band(44, "#bd3b36"), DIVIDERS, "turn"
    ),
    "machma-klain": Portrait(
        "#4a9653", "#173a78", "#8db9ee", "#b67c4f", turban("#3972c2") + beard(MOUSTACHE, "#6b5f4d"), SMALLER, "turn"
    ),
    "yammerad": Portrait("#655440", "#8b8172", "#b9ab8f", "#b98055", HOOD + beard(MOUSTACHE, "#8b8172"), BOWL, "turn"),
    "yusuf-e-passuff": Portrait(
        "#23405c", "#8d979c", "#bd3b36", "#a86c40", HELMET + beard(BEARD, "#241509"), SHIELD, "scoring"
    ),
}


def use_mark(use: str) -> str:
    """How often: a single dot, a lozenge for once in a turn, a crown for every scoring (CHR-10)."""
    plate = f'<path fill="{LAPIS_DEEP}" d="M5 10a5 5 0 0 1 5-5h19v17a8 8 0 0 1-8 8H5Z"/>'
    if use == "once":
        return plate + number(1, 17, 17, 15, IVORY, 3)
    if use == "turn":
        return plate + f'<path fill="{GOLD_BRIGHT}" d="M17 8l7 9-7 9-7-9Z"/>'
    return plate + f'<path fill="{GOLD_BRIGHT}" d="M8.5 12l4.5 4.5L17 10l4 6.5 4.5-4.5-2 11.5h-13Z"/>'


def face(skin: str) -> str:
    eyes = f'<path fill="none" stroke="{INK}" stroke-width="1.6" stroke-linecap="round" d="M41 51q3-2.5 6 0M53 51q3-2.5 6 0"/>'
    eyes += f'<circle cx="44" cy="53.5" r="1.7" fill="{INK}"/><circle cx="56" cy="53.5" r="1.7" fill="{INK}"/>'
    nose = '<path fill="none" stroke="#7a4a28" stroke-width="1.5" d="M50 53l-2 6.5h3.5"/>'
    lips = '<path fill="none" stroke="#7a3d2c" stroke-width="1.9" stroke-linecap="round" d="M46.5 66q3.5 2.5 7 0"/>'
    neck = f'<path fill="{skin}" {EDGE} d="M43 68h14v18l-7 6-7-6Z"/>'
    return neck + f'<path fill="{skin}" {EDGE} d="{HEAD}"/>' + eyes + nose + lips


def bust(niche: str, robe: str, trim: str, skin: str, hat: str) -> tuple[str, str]:
    """A person in a niche, to the breast: what belongs into the definitions of the card, and the drawing."""
    shape = ogee(11, 89, 8, 128)
    body = f'<path fill="{niche}" stroke="{GOLD_DEEP}" stroke-width="2.4" d="{shape}"/>'
    body += '<g clip-path="url(#n)">' + f'<circle cx="50" cy="56" r="31" fill="{IVORY}" opacity=".16"/>'
    body += f'<path fill="{robe}" {EDGE} d="{SHOULDERS}"/>'
    body += f'<path fill="none" stroke="{trim}" stroke-width="4" d="M40 85l10 14 10-14M50 99v30"/></g>'
    return f'<clipPath id="n"><path d="{shape}"/></clipPath>', body + face(skin) + hat


def medal(sign: str) -> str:
    """A disc in the lower corner for a sign of 48 x 48."""
    disc = f'<circle cx="74" cy="109" r="22" fill="{GOLD_DEEP}"/><circle cx="74" cy="109" r="20" fill="{IVORY}"/>'
    return disc + f'<g transform="translate(59.6 94.6)scale(.6)">{sign}</g>'


def character(name: str) -> str:
    look = CHARACTERS[name]
    defs, body = bust(look.niche, look.robe, look.trim, look.skin, look.hat)
    ground = f'<path d="{star(12.5, 12.5, 12.5)}" fill="none" stroke="#dcc48d" stroke-width="1.2"/>'
    body += medal(look.sign) + use_mark(look.use)
    return card("#f3e3bd", "#4a2a0e", defs + cells(25, 25, ground), body, name)
