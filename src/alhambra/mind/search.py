"""Flat Monte Carlo: every option is played out in imagined worlds, and those that do badly drop out one half at a time.

All options that are left are tried in the same world with the same luck, so that what differs is the option.
"""

from __future__ import annotations

from math import exp
from time import perf_counter
from typing import Final, final

from alhambra.core.actions import Action
from alhambra.core.appraisal import Eye
from alhambra.core.engine import is_over, submit
from alhambra.core.rng import Rng
from alhambra.core.state import State
from alhambra.core.worlds import imagine
from alhambra.mind.detours import detours, follow
from alhambra.mind.forecast import Forecast
from alhambra.mind.playout import play_out, play_turns

LONG: Final = 5000  # decisions after which a playout is given up: nobody lives to see it
TRUST: Final = 12.0  # playouts that instinct counts for
LEAN: Final = 0.6  # of a point that instinct sees in an option, what comes of it
SLOPE: Final = 0.1  # of the utility, over all the ways in which games end
FAR: Final = 20.0  # points behind the best: what instinct thinks even less of is not told apart
FEWEST: Final = 2  # worlds for everybody before anybody drops out


@final
class Candidate:
    """One option, with what became of it; after it instinct goes on, or does first what is planned."""

    __slots__ = ("at", "expected", "option", "points", "prior", "then", "tried", "value")

    def __init__(self, at: int, option: Action, prior: float, then: list[Action] | None = None) -> None:
        self.at: Final = at
        self.option: Final = option
        self.then: Final[list[Action]] = [] if then is None else then
        self.prior: Final = prior  # what instinct thinks of it
        self.expected = 0.0  # the same as a utility, beside the others
        self.tried = 0
        self.value = 0.0  # what it is judged by: the sum of `utility`
        self.points = 0.0

    def mean(self) -> float:
        return self.value / self.tried if self.tried else 0.0

    def judged(self, trust: float) -> float:
        """What to go by: instinct counts like so many playouts."""
        return (self.value + trust * self.expected) / (self.tried + trust)


@final
class Mind:
    """What a bot goes by at one table: instinct, and a forecast where there is one."""

    __slots__ = ("eye", "forecast", "temper")

    def __init__(self, eye: Eye, forecast: Forecast | None, temper: float) -> None:
        self.eye: Final = eye
        self.forecast: Final = forecast
        self.temper: Final = temper  # how many points make a clear lead at the end


@final
class Limits:
    """How long to search: so many playouts or, if there is no such number, so many seconds.

    Among how many options, and for how many turns until the forecast takes over; 0 to the end. How many other ways
    through the turn are looked at besides instinct's.
    """

    __slots__ = ("depth", "detours", "playouts", "seconds", "width")

    def __init__(self, seconds: float, playouts: int, width: int, depth: int = 0, detours: int = 0) -> None:
        self.depth: Final = depth
        self.detours: Final = detours
        self.seconds: Final = seconds
        self.playouts: Final = playouts
        self.width: Final = width


def search(world: State, seat: int, options: list[Action], mind: Mind, limits: Limits, rng: Rng) -> list[Candidate]:
    """The candidates, the best first; those that dropped out come later, in the order they did."""
    began = perf_counter()
    forecast = mind.forecast if limits.depth else None
    priors = mind.eye.values(world, seat, options)
    everybody = [Candidate(at, option, prior) for at, (option, prior) in enumerate(zip(options, priors))]
    everybody.sort(key=prior_first)
    left = everybody[: limits.width]
    out = everybody[limits.width :]
    if limits.detours:
        left += other_ways(world, seat, left, mind.eye, limits.detours)
    rounds = 1
    while 1 << rounds < len(left):
        rounds += 1
    for number in range(rounds):
        share = limits.playouts // (rounds * len(left))
        until = began + limits.seconds * (number + 1) / rounds
        tried = 0
        while tried < max(FEWEST, share) if limits.playouts else perf_counter() < until:
            ends = in_one_world(imagine(world, seat, rng), seat, left, mind, limits, 0.0 if limits.playouts else until)
            if not ends:
                break
            for candidate, end in zip(left, ends):
                if forecast is None:
                    note(candidate, end, seat, mind.temper)
                else:
                    foresee(candidate, end, seat, forecast)
            tried += 1
        settle(left, LEAN * (SLOPE / mind.temper if forecast is None else forecast.slope(world)))
        left.sort(key=best_first)
        if number < rounds - 1 and left[0].tried:
            half = (len(left) + 1) // 2
            out = left[half:] + out
            left = left[:half]
    return one_for_each(left + out)


def other_ways(world: State, seat: int, candidates: list[Candidate], eye: Eye, most: int) -> list[Candidate]:
    """The likeliest of all ways through the turn that begin with one of these options and are not instinct's."""
    found: list[Candidate] = []
    for one in candidates:
        for then, less in detours(world, seat, one.option, eye):
            found.append(Candidate(one.at, one.option, one.prior + less, then))
    found.sort(key=prior_first)
    return found[:most]


def one_for_each(ranked: list[Candidate]) -> list[Candidate]:
    """Every option once, with the best way to go on after it."""
    seen: set[int] = set()
    found: list[Candidate] = []
    for candidate in ranked:
        if candidate.at not in seen:
            seen.add(candidate.at)
            found.append(candidate)
    return found


def in_one_world(
    drawn: State, seat: int, left: list[Candidate], mind: Mind, limits: Limits, until: float
) -> list[State]:
    """Where each candidate leads in one world; nothing if the time is up before all are played."""
    ends: list[State] = []
    for candidate in left:
        branch = drawn.clone()
        submit(branch, seat, candidate.option)
        follow(branch, seat, candidate.then)
        if mind.forecast is None or not limits.depth:
            play_out(branch, mind.eye, LONG)
        else:
            # An option may have ended the turn: all are broken off at the same one, or they could not be compared.
            play_turns(branch, mind.eye, limits.depth - int(branch.turn != drawn.turn))
        ends.append(branch)
        if until and perf_counter() > until and len(ends) < len(left):
            return []
    return ends


def prior_first(candidate: Candidate) -> tuple[float, int]:
    return (-candidate.prior, candidate.at)


def best_first(candidate: Candidate) -> tuple[float, float, int]:
    return (-candidate.judged(TRUST), -candidate.prior, candidate.at)


def settle(candidates: list[Candidate], slope: float) -> None:
    """What instinct expects of each, if all together do as well as they did."""
    least = max([candidate.prior for candidate in candidates]) - FAR
    total = 0.0
    hopes = 0.0
    for candidate in candidates:
        total += candidate.mean()
        hopes += max(least, candidate.prior)
    number = len(candidates)
    for candidate in candidates:
        candidate.expected = (total + slope * (max(least, candidate.prior) * number - hopes)) / number


def note(candidate: Candidate, ended: State, seat: int, temper: float) -> None:
    """Add how a playout ended."""
    own = ended.players[seat].score
    best = 0
    for other, player in enumerate(ended.players):
        if other != seat and player.score > best:
            best = player.score
    candidate.tried += 1
    candidate.points += own
    candidate.value += utility(own - best, temper)


def foresee(candidate: Candidate, branch: State, seat: int, forecast: Forecast) -> None:
    """Add how a game ended, or would end if it was broken off."""
    candidate.tried += 1
    candidate.value += forecast.ended(branch, seat) if is_over(branch) else forecast.chance(branch, seat)


def utility(margin: int, temper: float) -> float:
    """A victory counts; a narrow one a little less, and a narrow defeat a little: so less luck is needed to tell."""
    return 1.0 / (1.0 + exp(-margin / temper))
