"""All modules that have words here, and what they say together."""

from __future__ import annotations

from typing import Final

from alhambra.core.board import Board
from alhambra.words.modules.alcazaba import AlcazabaWords
from alhambra.words.modules.bazaars import BazaarWords
from alhambra.words.modules.bonus import BonusWords
from alhambra.words.modules.camps import CampWords
from alhambra.words.modules.caravanserai import CaravanseraiWords
from alhambra.words.modules.change import ChangeWords
from alhambra.words.modules.characters import CharacterWords
from alhambra.words.modules.cup import CupWords
from alhambra.words.modules.dice import DiceWords
from alhambra.words.modules.gates import GateWords
from alhambra.words.modules.huts import HutWords
from alhambra.words.modules.invaders import InvaderWords
from alhambra.words.modules.masters import MasterWords
from alhambra.words.modules.moors import MoorWords
from alhambra.words.modules.sultan import SultanWords
from alhambra.words.modules.thieves import ThiefWords
from alhambra.words.modules.trader import TraderWords
from alhambra.words.modules.treasure import TreasureWords
from alhambra.words.modules.vizier import VizierWords
from alhambra.words.modules.walls import WallWords
from alhambra.words.saying import Saying
from alhambra.words.wording import Wording

# By module key, in the order in which extra buildings are explained: bonus cards explain what the others leave over.
# Bureaux and diamonds lie in display and hand like money; they and score cards have no actions, events or questions.
SPEAKERS: Final[dict[str, Wording]] = {
    "vizier": VizierWords(),
    "huts": HutWords(),
    "gates": GateWords(),
    "camps": CampWords(),
    "characters": CharacterWords(),
    "walls": WallWords(),
    "thieves": ThiefWords(),
    "change": ChangeWords(),
    "trader": TraderWords(),
    "treasure": TreasureWords(),
    "bazaars": BazaarWords(),
    "masters": MasterWords(),
    "invaders": InvaderWords(),
    "sultan": SultanWords(),
    "caravanserai": CaravanseraiWords(),
    "moors": MoorWords(),
    "bonus": BonusWords(),
    "cup": CupWords(),
    "dice": DiceWords(),
    "alcazaba": AlcazabaWords(),
}


def extras(board: Board, kind: int, half: int) -> list[Saying]:
    """What so many half buildings more than tiles come from."""
    reasons: list[Saying] = []
    for speaker in SPEAKERS.values():
        counted, reason = speaker.extra(board, kind, half)
        if counted and reason is not None:
            reasons.append(reason)
            half -= counted
    return reasons
