"""The one list of the modules: they are set up, asked and told of events in this order.

Nothing else may depend on an order between modules. Where the rules fix one it is cited; the rest is as old as the
expansions, so that the same set of modules always deals the same game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from alhambra.core.module import Module
from alhambra.rulebooks.bazaars.module import BazaarTiles
from alhambra.rulebooks.bonus.module import BonusCards
from alhambra.rulebooks.bureaux.module import Bureaux
from alhambra.rulebooks.camps.module import Camps
from alhambra.rulebooks.caravanserai.module import Caravanserai
from alhambra.rulebooks.change.module import Change
from alhambra.rulebooks.characters.module import Characters
from alhambra.rulebooks.diamonds.module import Diamonds
from alhambra.rulebooks.gates.module import CityGates
from alhambra.rulebooks.huts.module import Huts
from alhambra.rulebooks.invaders.module import InvadersModule
from alhambra.rulebooks.masters.module import MasterBuilders
from alhambra.rulebooks.moors.module import ArtOfTheMoors
from alhambra.rulebooks.scorecards.module import ScoreCards
from alhambra.rulebooks.sultan.module import PowerOfTheSultan
from alhambra.rulebooks.thieves.module import Thieves
from alhambra.rulebooks.trader.module import StreetTrader
from alhambra.rulebooks.treasure.module import TreasureChamber
from alhambra.rulebooks.vizier.module import Vizier
from alhambra.rulebooks.walls.module import CityWalls

ORDER: Final[list[Callable[[], Module]]] = [
    Vizier,
    Bureaux,
    BonusCards,  # BON-8: cards are revealed before Hakim chooses (CHR-16)
    Huts,
    CityGates,
    Diamonds,
    Characters,
    Camps,
    CityWalls,
    Thieves,
    Change,
    MasterBuilders,  # SEQ-4: extra redesigns, as those of the characters, come before the chests
    TreasureChamber,  # SEQ-5
    StreetTrader,  # SEQ-6
    InvadersModule,
    BazaarTiles,
    ScoreCards,
    PowerOfTheSultan,
    Caravanserai,
    ArtOfTheMoors,  # SEQ-7: the last at the end of a turn
]
