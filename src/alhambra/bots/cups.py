"""The ladder for the games with dice: the same five names as at the table with palaces and money.

Club weighs every throw exactly for what it thinks the results are worth; expert and master find out what they are worth
by playing worlds out from the ends of the turn.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from alhambra.bots.asking import Clock
from alhambra.bots.ladder import Club, Wavering
from alhambra.core.actions import Action
from alhambra.core.rng import Rng
from alhambra.core.state import State
from alhambra.core.view import View
from alhambra.games.alcazaba.part import KEY as ALCAZABA
from alhambra.games.dice.part import KEY as DICE
from alhambra.mind.alcazaba_eye import AlcazabaEye
from alhambra.mind.casting import Caster
from alhambra.mind.dice_eye import DiceEye
from alhambra.mind.foresight import consider
from alhambra.mind.palaces import BY_HAND as PALACE_ROW
from alhambra.mind.palaces import OUTLOOK, PalaceWeights
from alhambra.mind.race import Candidate
from alhambra.mind.search import Limits
from alhambra.mind.tracks import BY_HAND as DICE_ROW
from alhambra.mind.tracks import DiceWeights

CUPS: Final = (DICE, ALCAZABA)
TURN: Final = "dice-turn"


def eye(world: State, careful: bool = True) -> Caster:
    """The eye for a table with dice."""
    if world.setup.game == DICE:
        return DiceEye(world, DiceWeights(DICE_ROW), careful)
    return AlcazabaEye(world, PalaceWeights(PALACE_ROW, OUTLOOK), careful)


def hasty(world: State) -> Caster:
    """The same for those who think of every type alone."""
    return eye(world, careful=False)


def weighed(world: State, seat: int, options: list[Action], limits: Limits, rng: Rng) -> list[Candidate]:
    """All options with what became of them, the best first. A playout lasts as long as the round."""
    return consider(world, seat, options, eye(world), hasty(world), limits, rng)


class Diviner:
    """Plays worlds out from all that a turn may end with, within its time."""

    def __init__(self, seconds: float, width: int) -> None:
        self.seconds: Final = seconds  # for a turn, unless the clock says something else
        self._width: Final = width  # ends that are looked at

    def think(self, view: View, world: State, clock: Clock | None, rng: Rng) -> Action:
        if len(view.options) == 1:
            return view.options[0]
        limit = clock or Clock(self.seconds)
        if view.question == TURN:
            limit = replace(limit, before=max(0, limit.before - 1))  # the first throw was no choice
        seconds, playouts = limit.seconds_left(self.seconds), limit.playouts_left()
        limits = Limits(seconds, playouts, self._width)
        return weighed(world, view.seat, view.options, limits, rng)[0].option


def novice() -> Wavering:
    return Wavering(1.5, hasty)


def casual() -> Wavering:
    return Wavering(0.4, hasty)


def club() -> Club:
    return Club(eye)


def expert() -> Diviner:
    return Diviner(1.0, 14)


def master() -> Diviner:
    return Diviner(5.0, 20)
