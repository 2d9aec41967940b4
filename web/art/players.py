"""Players: six colours with six heraldic patterns, as pennons and as octagonal stones."""

from __future__ import annotations

from typing import Final, NamedTuple

from web.art.palette import GREY, INK, IVORY
from web.art.shapes import octagon, picture

PENNON: Final = "M3 2h34v42L20 35 3 44Z"
FILLET: Final = "M8.5 7h23v29L20 30 8.5 36Z"


class Livery(NamedTuple):
    """Colour and pattern of one player; the drawing fills 40 x 48, empty for a fillet along the edge."""

    colour: str
    mark: str
    drawing: str


def dots(*centres: tuple[int, int]) -> str:
    return "".join(f'<circle cx="{x}" cy="{y}" r="3.4"/>' for x, y in centres)


def squares(*corners: tuple[float, float]) -> str:
    return '<path d="' + "".join(f"M{x} {y}h8.5v8.5h-8.5z" for x, y in corners) + '"/>'


PLAYERS: Final = (
    Livery("#2a68b8", "#8db9ee", ""),
    Livery("#bf3a30", "#f3b3a6", '<path d="M10 0h6v48h-6zM24 0h6v48h-6z"/>'),  # pales
    Livery("#2c8453", "#a9dfbd", '<path d="M0 9h40v6H0zM0 23h40v6H0z"/>'),  # bars
    Livery("#e9b931", "#7a5605", '<path d="M-4 26 30-8l6 6-34 34ZM8 42 46 4l6 6-38 38Z"/>'),  # bends
    Livery(
        "#e07a26",
        "#5f2c02",
        squares((3, 2), (20, 2), (11.5, 10.5), (28.5, 10.5), (3, 19), (20, 19), (11.5, 27.5), (28.5, 27.5)),  # chequy
    ),
    Livery("#f7f0e1", "#6b5f4d", dots((12, 11), (28, 11), (20, 20), (12, 29), (28, 29))),  # roundels
)


def clipped(player: int, shape: str, fillet: str) -> str:
    """A shape in a player's colour and pattern."""
    livery = PLAYERS[player]
    body = f'<defs><clipPath id="c"><path d="{shape}"/></clipPath></defs><path fill="{livery.colour}" d="{shape}"/>'
    body += f'<g fill="{livery.mark}" clip-path="url(#c)">{livery.drawing}</g>' if livery.drawing else fillet
    return body + f'<path fill="none" stroke="{INK}" stroke-width="2.2" stroke-linejoin="round" d="{shape}"/>'


def pennon(player: int) -> str:
    mark = PLAYERS[player].mark
    fillet = f'<path fill="none" stroke="{mark}" stroke-width="2.4" d="{FILLET}"/>'
    return picture(40, 46, clipped(player, PENNON, fillet), f"player {player + 1}")


def stone(player: int) -> str:
    """The octagonal marker of the dice games."""
    mark = PLAYERS[player].mark
    fillet = f'<circle cx="20" cy="20" r="10" fill="none" stroke="{mark}" stroke-width="3"/>'
    return picture(40, 40, clipped(player, octagon(20, 20, 19), fillet), f"marker of player {player + 1}")


# A stone from the side, 50 x 20: its upper face, and the edge by which a tower of stones is counted.
BLOCK_TOP: Final = "M9 1H41L49 6 41 11H9L1 6Z"
BLOCK_EDGE: Final = "M1 6 9 11H41L49 6V13L41 19H9L1 13Z"
LETTER_D: Final = "M14 9v19h4c6 0 9-3.5 9-9.5S24 9 18 9Z"


def block(player: int) -> str:
    """The stone of a player as a slab, to be laid one upon the other."""
    livery = PLAYERS[player]
    pattern = livery.drawing or '<path d="M0 9h40v4H0z"/>'
    body = f'<defs><clipPath id="c"><path d="{BLOCK_EDGE}"/></clipPath></defs><path fill="{livery.colour}" d="{BLOCK_EDGE}{BLOCK_TOP}"/>'
    body += f'<g clip-path="url(#c)"><g fill="{livery.mark}" transform="translate(1 4)scale(1.2 1)">{pattern}</g></g>'
    return picture(50, 20, body + slab(livery.colour), f"building stone of player {player + 1}")


def slab(colour: str) -> str:
    """The upper face, lit, and the outline."""
    look = f'stroke="{INK}" stroke-width="1.8" stroke-linejoin="round"'
    top = f'<path fill="{colour}" d="{BLOCK_TOP}"/><path fill="#fff" fill-opacity=".28" {look} d="{BLOCK_TOP}"/>'
    return top + f'<path fill="none" {look} d="{BLOCK_EDGE}M9 11v8M41 11v8"/>'


def block_of_dirk() -> str:
    body = f'<path fill="{GREY}" d="{BLOCK_EDGE}"/>' + slab(GREY)
    return picture(50, 20, body, "building stone of Dirk")


def stone_of_dirk() -> str:
    """His marker in the dice games."""
    shape = octagon(20, 20, 19)
    body = f'<path fill="{GREY}" stroke="{INK}" stroke-width="2.2" stroke-linejoin="round" d="{shape}"/>'
    letter = f'<path fill="none" stroke="{IVORY}" stroke-width="4" d="{LETTER_D}"/>'
    return picture(40, 40, f'{body}<g transform="translate(-.5 1.5)">{letter}</g>', "marker of Dirk")


def dirk() -> str:
    """The pennon of the imaginary third player."""
    flag = f'<path fill="{GREY}" stroke="{INK}" stroke-width="2.2" stroke-linejoin="round" d="{PENNON}"/>'
    return picture(40, 46, flag + f'<path fill="none" stroke="{IVORY}" stroke-width="4" d="{LETTER_D}"/>', "Dirk")


def dirks_stone() -> str:
    """His marker in the dice games."""
    letter = "M15 11v18h3c6 0 8-3.5 8-9s-2-9-8-9Z"
    plate = f'<path fill="{GREY}" stroke="{INK}" stroke-width="2.2" stroke-linejoin="round" d="{octagon(20, 20, 19)}"/>'
    body = plate + f'<path fill="none" stroke="{IVORY}" stroke-width="4" d="{letter}"/>'
    return picture(40, 40, body, "marker of Dirk")


# A vizier's stone: a turbaned head on a body; it stands upright while he is awake, and lies while he sleeps.
VIZIER_BODY: Final = "M20 16.5c6.6 0 9.4 6 10.4 13.5L32 42H8l1.6-12c1-7.5 3.8-13.5 10.4-13.5Z"
TURBAN: Final = "M9.5 13c0-5.5 4.5-9.5 10.5-9.5S30.5 7.5 30.5 13c-3 3.6-18 3.6-21 0Z"


def vizier(player: int, *, awake: bool) -> str:
    livery = PLAYERS[player]
    pattern = f'<g fill="{livery.mark}" clip-path="url(#c)" transform="translate(0 6)">{livery.drawing}</g>'
    fillet = f'<path fill="none" stroke="{livery.mark}" stroke-width="2.4" d="M20 21c3.8 0 5.6 5 6.2 9.5L27 37H13"/>'
    figure = f'<path fill="{livery.colour}" d="{VIZIER_BODY}"/>' + (pattern if livery.drawing else fillet)
    figure += f'<path fill="none" stroke="{INK}" stroke-width="2.2" stroke-linejoin="round" d="{VIZIER_BODY}"/>'
    figure += f'<path fill="#e8c49a" stroke="{INK}" stroke-width="2" d="M13.5 13.5c0 5 2.5 8 6.5 8s6.5-3 6.5-8Z"/>'
    figure += f'<path fill="{IVORY}" stroke="{INK}" stroke-width="2.2" stroke-linejoin="round" d="{TURBAN}"/>'
    figure += (
        f'<path fill="none" stroke="{INK}" stroke-width="1.4" d="M12 9.5c6 0 12 2 16 5M20 3.5c-3 3-7 5-10.5 5.5"/>'
    )
    figure += f'<circle cx="20" cy="8.5" r="2.4" fill="{livery.colour}" stroke="{INK}" stroke-width="1.2"/>'
    # The clip is the body alone, moved against the pattern's own shift.
    defs = f'<defs><clipPath id="c"><path transform="translate(0 -6)" d="{VIZIER_BODY}"/></clipPath></defs>'
    title = f"vizier of player {player + 1}, {'awake' if awake else 'asleep'}"
    if awake:
        return picture(40, 46, defs + figure, title)
    lying = f'<g transform="translate(0 44)rotate(-90)">{figure}</g>'
    return picture(46, 46, defs + f'<g opacity=".8">{lying}</g>' + SLEEP, title)


SLEEP: Final = (
    f'<path fill="none" stroke="{INK}" stroke-width="1.8" stroke-linejoin="round" d="M24 3h6l-6 6h6M34 7h4l-4 4h4"/>'
)
