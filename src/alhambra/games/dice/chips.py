"""The bonus chips (DICE-10): equal chips are one kind, and a chip is the number of its kind."""

from __future__ import annotations

from typing import Final, cast, final

from alhambra import data

# By value, then what a chip is spent for.
VALUES: Final = (1, 2, 3, 0, 0, 0, 0)
NAMES: Final = ("vp-1", "vp-2", "vp-3", "exchange", "displace", "annul", "black-die")
EXCHANGE: Final = 3
DISPLACE: Final = 4
ANNUL: Final = 5
BLACK_DIE: Final = 6
NO_CHIP: Final = 255  # on a bonus field


@final
class Chips:
    """Which chips lie in the box, and what the building track is like; read once."""

    __slots__ = ("dark", "light", "pile", "track")

    def __init__(self) -> None:
        table = data.load("dice_game")
        chips = table["chips"]
        points = cast("dict[str, dict[str, int]]", chips["points"])
        self.dark: Final = _row(points["dark"])
        special = {str(kind): cast(int, chips[NAMES[kind].replace("-", "_")]) for kind in range(EXCHANGE, len(NAMES))}
        self.light: Final = _row(points["light"]) + [int(kind) for kind in special for _ in range(special[kind])]
        self.pile: Final = cast("dict[str, int]", table["light_piles"])["chips_each"]
        self.track: Final = cast(int, table["building_track_fields"])


def _row(numbers: dict[str, int]) -> list[int]:
    """Point chips by their value."""
    return [VALUES.index(int(value)) for value in sorted(numbers) for _ in range(numbers[value])]


CHIPS: Final = Chips()
FIELDS: Final = CHIPS.track  # of a building track (DICE-7)


def names(chips: bytes) -> list[str]:
    """Chips by name."""
    return [NAMES[chip] for chip in chips]


def name(chip: int) -> str:
    """A chip by name; empty for none."""
    return NAMES[chip] if chip != NO_CHIP else ""


def worth(chips: bytes) -> int:
    """DICE-46: what these chips pay in a scoring."""
    return sum([VALUES[chip] for chip in chips])
