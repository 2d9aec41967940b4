"""Advice for a person who must decide: throws are reckoned, and whatever else can be done is played out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import accumulate
from typing import Final

from alhambra.bots.alcazaba import hint as hint_for_alcazaba
from alhambra.bots.cups import CUPS, weighed
from alhambra.bots.ladder import mind
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
from alhambra.mind.race import TRUST, Candidate
from alhambra.mind.search import Limits, search

Facts = dict[str, object]

SHOWN: Final = 3  # moves of a hint
FEW: Final = 4.0  # victories tell little of so few games: what the search makes of them counts like as many
ANYHOW: Final = 1  # playouts if the time is too short for any: no advice is worse than bad advice


# By game. Like a bot, an adviser knows what the view shows and nothing else.
ADVISERS: Final[dict[str, Callable[[View], list[Advice]]]] = {DICE: hint_for_dice, ALCAZABA: hint_for_alcazaba}


@dataclass(frozen=True, slots=True)
class Measure:
    """How long to look at a move: so many seconds or, if there is such a number, so many games played out."""

    seconds: float = 1.0
    playouts: int = 0
    width: int = 10  # options that are looked at


@dataclass(frozen=True, slots=True)
class Found:
    """A move, with what became of it when games were played to their end from there."""

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
    shown = [found(view, candidate) for candidate in ranked[:SHOWN] if candidate.tried]
    if only_dice([move.action for move in shown]):
        return []  # nothing else is worth a word, and `advise` says more about these
    # What dropped out earlier was lucky if it looks better than what was tried longer.
    least = accumulate([move.chance for move in shown], min)
    return [replace(move, chance=chance) for move, chance in zip(shown, least, strict=True)]


def unlike(ranked: list[Candidate]) -> list[Candidate]:
    """Of all throws only the best: the next ones differ from it by a die, and would hide what else could be done."""
    best = next((candidate for candidate in ranked if isinstance(candidate.option, Throw)), None)
    return [candidate for candidate in ranked if candidate is best or not isinstance(candidate.option, Throw)]


def look(world: State, seat: int, options: list[Action], measure: Measure, rng: Rng) -> list[Candidate]:
    """The options, the best first, played out in worlds that could be true for this seat."""
    ranked = _played_out(world, seat, options, Limits(measure.seconds, measure.playouts, measure.width), rng)
    if ranked[0].tried:
        return ranked
    few = [candidate.option for candidate in ranked[:SHOWN]]
    return _played_out(world, seat, few, Limits(0.0, ANYHOW, SHOWN), rng)


def _played_out(world: State, seat: int, options: list[Action], limits: Limits, rng: Rng) -> list[Candidate]:
    if world.setup.game in CUPS:
        return weighed(world, seat, options, limits, rng)
    return search(world, seat, options, mind(world), limits, rng)


def found(view: View, candidate: Candidate) -> Found:
    """What is told of a candidate."""
    points = candidate.points / max(1, candidate.tried)
    return Found(candidate.option, chance_to_win(candidate), points, reasons(view, candidate.option))


def chance_to_win(candidate: Candidate) -> float:
    """The part of its games that it won. The search ranks by how far ahead they ended, which needs fewer of them."""
    judged = min(1.0, max(0.0, candidate.judged(TRUST)))
    return (candidate.wins + FEW * judged) / (candidate.ended + FEW)
