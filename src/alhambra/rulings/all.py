"""All rulings; each wakes only when the modules it needs are at the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from alhambra.core.module import Ruling
from alhambra.rulings.bureaux_not_everywhere import BureauxAndCaravanserai, BureauxAndTreasure
from alhambra.rulings.caravanserai_and_characters import CaravanseraiAndCharacters
from alhambra.rulings.characters_and_bazaars import CharactersAndBazaars
from alhambra.rulings.vizier_and_bazaars import VizierAndBazaars
from alhambra.rulings.vizier_and_sultan import VizierAndSultan

RULINGS: Final[list[Callable[[], Ruling]]] = [
    VizierAndBazaars,
    VizierAndSultan,
    CharactersAndBazaars,
    CaravanseraiAndCharacters,
    BureauxAndCaravanserai,
    BureauxAndTreasure,
]
