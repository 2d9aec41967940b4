"""How a game is set up: everything that, with the seed, decides what lies on the table before the first turn."""

from __future__ import annotations

from typing import Final, final

from alhambra.core.rng import FAST

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 6
SEAT_NAMES: Final = "ABCDEF"
BASE_GAME: Final = "alhambra"

# ALC-6: what becomes of the 12th tower.
TOWER_OFF: Final = "off"
TOWER_ADD: Final = "add"
TOWER_REPLACE: Final = "replace"
TOWER_CHOICES: Final = (TOWER_OFF, TOWER_ADD, TOWER_REPLACE)


@final
class Setup:
    """The set-up of one game, as its record names it; ValueError for one that cannot be."""

    __slots__ = ("components", "game", "generator", "modules", "seats", "seed", "tower")

    def __init__(
        self,
        seats: int,
        seed: int,
        generator: str = FAST,
        modules: tuple[str, ...] = (),
        tower: str = TOWER_OFF,
        components: tuple[str, ...] = (),
        game: str = BASE_GAME,
    ) -> None:
        if not FEWEST_SEATS <= seats <= MOST_SEATS:
            raise ValueError(f"Alhambra is for {FEWEST_SEATS} to {MOST_SEATS} players, not {seats}")
        if tower not in TOWER_CHOICES:
            raise ValueError(f"the 12th tower is one of {', '.join(TOWER_CHOICES)}, not {tower!r}")
        for name in modules:
            if modules.count(name) > 1:  # B-140: a set of modules
                raise ValueError(f"the module {name!r} is named twice")
        if list(components) != sorted(set(components)):  # one way to write everything
            raise ValueError("the component tables are not named in their order, each once")
        self.seats: Final = seats
        self.seed: Final = seed
        self.generator: Final = generator
        self.modules: Final = modules
        self.tower: Final = tower
        self.components: Final = components  # the tables that are not the shipped ones, as `data.marks` names them
        self.game: Final = game  # which game of the family; whether there is such a one is not known here
