"""CAMP in words. Camps are bought and built like other tiles."""

from __future__ import annotations

import re
from typing import Final

from alhambra.core.pieces import SIDE_NAMES
from alhambra.words.pieces import side_arg
from alhambra.words.saying import All, Cell, Say, Saying, Tile
from alhambra.words.wording import Wording

REASON: Final = re.compile(r"(camp-[\w-]+) at (-?\d+,-?\d+): (.+)")
SIGHT: Final = re.compile(r"([NESW]) sees (\d+)")


class CampWords(Wording):
    """Tiles before the wall."""

    def award(self, reason: str) -> Saying | None:
        found = REASON.fullmatch(reason)
        if found is None:
            return None
        sights = [
            Say(Saying("camp-sees", {"side": side_arg(SIDE_NAMES.index(side)), "number": int(number)}))
            for side, number in SIGHT.findall(found[3])
        ]
        return Saying("award-camp", {"tile": Tile(found[1]), "cell": Cell(found[2]), "sights": All(tuple(sights))})
