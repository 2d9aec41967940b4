"""Which bots there are for which game, and how strong they are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from alhambra.bots import cups, ladder
from alhambra.bots.alcazaba import AlcazabaExact, AlcazabaGreedy
from alhambra.bots.asking import Bot, Thinker
from alhambra.bots.dicing import DiceExact, DiceGreedy
from alhambra.bots.greedy import Greedy
from alhambra.bots.random_bot import RandomBot
from alhambra.bots.zoo import ZOO
from alhambra.core.setup import BASE_GAME
from alhambra.games.alcazaba.part import KEY as ALCAZABA
from alhambra.games.dice.part import KEY as DICE

__all__ = ["LEVELS", "Bot", "known", "levels", "make", "takes_long"]

Makers = dict[str, Callable[[], Bot | Thinker]]

RUNGS: Final = ("master", "expert", "club", "casual", "novice")  # of every ladder, the strongest first
AT_PALACES: Final = (ladder.master, ladder.expert, ladder.Club, ladder.casual, ladder.novice)
WITH_DICE: Final = (cups.master, cups.expert, cups.club, cups.casual, cups.novice)
# By game what people choose from, the strongest first.
LEVELS: Final[dict[str, Makers]] = {
    BASE_GAME: dict(zip(RUNGS, AT_PALACES, strict=True)),
    DICE: dict(zip(RUNGS, WITH_DICE, strict=True)),
    ALCAZABA: dict(zip(RUNGS, WITH_DICE, strict=True)),
}
# Bots of old records, and to compare others with.
OTHERS: Final[dict[str, Makers]] = {
    BASE_GAME: {"greedy": Greedy, "random": RandomBot, **ZOO},
    DICE: {"exact": DiceExact, "greedy": DiceGreedy, "random": RandomBot},
    ALCAZABA: {"exact": AlcazabaExact, "greedy": AlcazabaGreedy, "random": RandomBot},
}
LONG: Final = ("expert", "master")  # levels that think for as long as their clock lets them


def levels(game: str = BASE_GAME) -> tuple[str, ...]:
    """The names of the bots a person may choose from, the strongest first."""
    return tuple(LEVELS[game])


def known(game: str = BASE_GAME) -> tuple[str, ...]:
    """The names of all bots that can play a game: the levels, then the others."""
    return (*LEVELS[game], *OTHERS[game])


def takes_long(name: str) -> bool:
    """Does a bot of this name think for seconds?"""
    return name in LONG


def make(name: str, game: str = BASE_GAME) -> Bot | Thinker:
    """A fresh bot for a game; ValueError for a name nobody knows there."""
    maker = LEVELS[game].get(name) or OTHERS[game].get(name)
    if maker is None:
        raise ValueError(f"unknown bot {name!r}; known bots: {', '.join(known(game))}")
    return maker()
