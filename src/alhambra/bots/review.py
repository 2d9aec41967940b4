"""Looking back at a move: how much of the chance to win it gave away, compared with the best one the seat could see."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from alhambra.bots.advice import Found, Measure, found, look
from alhambra.bots.endings import Endings
from alhambra.core.actions import Action
from alhambra.core.rng import Rng
from alhambra.core.state import State
from alhambra.core.view import View
from alhambra.mind.race import Candidate, lead

BEST: Final = "best"
# By how much of the chance to win a move may be worse than the best one, to be called no worse than this.
GRADES: Final = ((0.015, BEST), (0.04, "good"), (0.09, "inaccuracy"))
WORST: Final = "mistake"
CLEAR: Final = 2.0  # standard errors by which the best move must be better, in the same worlds


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is thought of one move."""

    lost: float  # of the chance to win, never below 0
    grade: str
    played: Found
    best: Found


def grade(lost: float) -> str:
    """What a move is called that gave away so much."""
    for most, name in GRADES:
        if lost < most:
            return name
    return WORST


def judge(view: View, world: State, played: Action, measure: Measure, rng: Rng) -> Verdict:
    """Look for the best move, then play it and the one that was made out in the same worlds with the same luck.

    The first look chooses, fresh worlds compare: so a move does not seem best because it was lucky once. And what may
    be luck in these is not held against it.
    """
    ranked = look(world, view.seat, view.options, measure, rng)
    first = ranked[0]
    if first.option == played:
        best = found(view, first, Endings(ranked))
        return Verdict(0.0, BEST, best, best)
    both = look(world, view.seat, [first.option, played], measure, rng, ways=0)
    pair, endings = {one.option: one for one in both}, Endings(both)
    best, made = found(view, pair[first.option], endings), found(view, pair[played], endings)
    lost = max(0.0, best.chance - made.chance) if is_better(pair[first.option], pair[played]) else 0.0
    return Verdict(lost, grade(lost), made, best)


def is_better(best: Candidate, made: Candidate) -> bool:
    """Is it clear that a move does better than another? With dice what is compared was reckoned, and has no luck."""
    if not best.values:
        return True
    return len(best.values) > 1 and lead(best.values, made.values) > CLEAR
