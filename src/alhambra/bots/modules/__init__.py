"""What the greedy player makes of each module: a file for each of those that ask for a sense of their own.

Bureaux, diamonds, change and score cards need none: what they change is in the prices, the cards and the points.
"""

from __future__ import annotations

from typing import Final

from alhambra.bots.modules.bazaars import BazaarSense
from alhambra.bots.modules.bonus import BonusSense
from alhambra.bots.modules.camps import CampSense
from alhambra.bots.modules.caravanserai import CaravanSense
from alhambra.bots.modules.characters import CharacterSense
from alhambra.bots.modules.gates import GateSense
from alhambra.bots.modules.huts import HutSense
from alhambra.bots.modules.invaders import InvaderSense
from alhambra.bots.modules.masters import MasterSense
from alhambra.bots.modules.moors import MoorSense
from alhambra.bots.modules.sultan import SultanSense
from alhambra.bots.modules.thieves import ThiefSense
from alhambra.bots.modules.trader import TraderSense
from alhambra.bots.modules.treasure import TreasureSense
from alhambra.bots.modules.vizier import VizierSense
from alhambra.bots.modules.walls import WallSense
from alhambra.bots.sense import Sense

SENSES: Final[dict[str, Sense]] = {
    "vizier": VizierSense(),
    "bonus": BonusSense(),
    "huts": HutSense(),
    "gates": GateSense(),
    "characters": CharacterSense(),
    "camps": CampSense(),
    "walls": WallSense(),
    "thieves": ThiefSense(),
    "trader": TraderSense(),
    "treasure": TreasureSense(),
    "masters": MasterSense(),
    "invaders": InvaderSense(),
    "bazaars": BazaarSense(),
    "sultan": SultanSense(),
    "caravanserai": CaravanSense(),
    "moors": MoorSense(),
}
