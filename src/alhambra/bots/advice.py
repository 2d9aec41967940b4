"""Advice for a person who must decide: throws are reckoned, and whatever else can be done is played out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import accumulate
from typing import Final

from alhambra.bots.alcazaba import hint as hint_for_alcazaba
from alhambra.bots.cups import CUPS, weighed
from alhambra.bots.endings import Endings
from alhambra.bots.ladder import DETOURS, horizon, mind
from alhambra.bots.reasons import Reason, reasons
from alhambra.core.actions import Action
from alhambra.core.rng import Rng
from alhambra.core.state import State
from alhambra.core.view import View
from alhambra.games.alcazaba.part import KEY as ALCAZABA
from alhambra.games.cup.actions import PlaceMarker, Throw
from alhambra.games.cup.hint import Advice
from alhambra.games.dice.hint import hint as hint_for_dice
from alhambra.games.dice.part import KEY as DICE
from alhambra.mind.race import Candidate
from alhambra.mind.search import Limits, search

Facts = dict[str, object]

SHOWN: Final = 3  # moves of a hint
ENDS: Final = 2  # of so many worlds one is played to its end
ANYHOW: Final = 1  # playouts if the time is too short for any: no advice is worse than bad advice


# By game. Like a bot, an adviser knows what the view shows and nothing else.
ADVISERS: Final[dict[str, Callable[[View], list[Advice]]]] = {DICE: hint_for_dice, ALCAZABA: hint_for_alcazaba}


@dataclass(frozen=True, slots=True)
class Measure:
    """How long to look at a move: so many seconds or, if there is such a number, so many imagined games."""

    seconds: float = 1.0
    playouts: int = 0
    width: int = 10  # options that are looked at


@dataclass(frozen=True, slots=True)
class Found:
    """A move, with what comes of it as far as imagined games tell."""

    action: Action
    chance: float  # to win
    points: float  # at the end of the game
    reasons: list[Reason]


def advise(view: View, game: str) -> list[Facts]:
    """Ways to throw on or to place a marker, the best first, with what they are worth; nothing where no dice lie."""
    adviser = ADVISERS.get(game)
    return [advice.facts() for advice in adviser(view)] if adviser is not None else []


def only_dice(options: list[Action]) -> bool:
    """Is there nothing to do but to throw, or to place a marker for the dice? Then `advise` tells all of it."""
    return all(isinstance(option, Throw | PlaceMarker) for option in options)


def suggest(view: View, world: State, measure: Measure, rng: Rng) -> list[Found]:
    """The best moves of a seat, the best first; nothing if there is no choice, or if the best is to be seen in dice."""
    if len(view.options) < 2 or only_dice(view.options):
        return []
    ranked = unlike(look(world, view.seat, view.options, measure, rng))
    endings = Endings(ranked)
    shown = [found(view, candidate, endings) for candidate in ranked[:SHOWN] if candidate.tried]
    if only_dice([move.action for move in shown]):
        return []  # nothing else is worth a word, and `advise` says more about these
    # What dropped out earlier was lucky if it looks better than what was tried longer.
    least = accumulate([move.chance for move in shown], min)
    return [replace(move, chance=chance) for move, chance in zip(shown, least, strict=True)]


def unlike(ranked: list[Candidate]) -> list[Candidate]:
    """Of all throws only the best: the next ones differ from it by a die, and would hide what else could be done."""
    best = next((candidate for candidate in ranked if isinstance(candidate.option, Throw)), None)
    return [candidate for candidate in ranked if candidate is best or not isinstance(candidate.option, Throw)]


def look(
    world: State, seat: int, options: list[Action], measure: Measure, rng: Rng, ways: int = DETOURS
) -> list[Candidate]:
    """The options, the best first, as a bot that thinks ahead finds them, but some games are played to their end.

    So many other ways through the turn are tried besides.
    """
    limits = Limits(measure.seconds, measure.playouts, measure.width, horizon(world), ways, ends=ENDS)
    ranked = _played_out(world, seat, options, limits, rng)
    if ranked[0].tried:
        return ranked
    few = [candidate.option for candidate in ranked[:SHOWN]]
    return _played_out(world, seat, few, Limits(0.0, ANYHOW, SHOWN, horizon(world), ends=ENDS), rng)


def _played_out(world: State, seat: int, options: list[Action], limits: Limits, rng: Rng) -> list[Candidate]:
    if world.setup.game in CUPS:
        return weighed(world, seat, options, limits, rng)
    return search(world, seat, options, mind(world), limits, rng)


def found(view: View, candidate: Candidate, endings: Endings) -> Found:
    """What is told of a candidate."""
    return Found(
        candidate.option, endings.chance(candidate), endings.points(candidate), reasons(view, candidate.option)
    )
