"""Flat Monte Carlo: every option is played out in imagined worlds, and those that do badly drop out.

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
from alhambra.mind.race import Candidate, Race, prior_first

LONG: Final = 5000  # decisions after which a playout is given up: nobody lives to see it
LEAN: Final = 0.6  # of a point that instinct sees in an option, what comes of it
SLOPE: Final = 0.1  # of the utility, over all the ways in which games end
FEWEST: Final = 2  # worlds for everybody before anybody drops out


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
    through the turn are looked at besides instinct's. By how many standard errors something must be worse than the best
    to drop out at once; 0 if nothing ever does, for those who want to know how good each is. Of how many worlds one is
    played to the end whatever the forecast says; 0 if none is.
    """

    __slots__ = ("depth", "detours", "ends", "playouts", "seconds", "sure", "width")

    def __init__(
        self,
        seconds: float,
        playouts: int,
        width: int,
        depth: int = 0,
        detours: int = 0,
        sure: float = 0.0,
        ends: int = 0,
    ) -> None:
        self.depth: Final = depth
        self.detours: Final = detours
        self.ends: Final = ends
        self.seconds: Final = seconds
        self.playouts: Final = playouts
        self.sure: Final = sure
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
    race = Race(left, out, LEAN * (SLOPE / mind.temper if forecast is None else forecast.slope(world)))
    rounds = 1
    while 1 << rounds < len(left):
        rounds += 1
    played = 0
    for number in range(rounds):
        enough = max(played + FEWEST * len(race.left), limits.playouts * (number + 1) // rounds)
        until = began + limits.seconds * (number + 1) / rounds
        while played < enough if limits.playouts else perf_counter() < until:
            drawn = imagine(world, seat, rng)
            ends = in_one_world(drawn, seat, race.left, mind, limits, 0.0 if limits.playouts else until)
            if not ends:
                break
            to_the_end = limits.ends > 0 and race.left[0].tried % limits.ends == 0
            for candidate, end in zip(race.left, ends):
                if forecast is None:
                    note(candidate, end, seat, mind.temper)
                else:
                    foresee(candidate, end, seat, forecast)
                    if to_the_end:
                        play_out(end, mind.eye, LONG)
                        see_end(candidate, end, seat)
            played += len(ends)
            if limits.sure:
                race.look(limits.sure)
                if race.is_decided():
                    return race.result()
        race.rank()
        if number < rounds - 1 and race.left[0].tried:
            race.halve()
    return race.result()


def other_ways(world: State, seat: int, candidates: list[Candidate], eye: Eye, most: int) -> list[Candidate]:
    """The likeliest of all ways through the turn that begin with one of these options and are not instinct's."""
    found: list[Candidate] = []
    for one in candidates:
        for then, less in detours(world, seat, one.option, eye):
            found.append(Candidate(one.at, one.option, one.prior + less, then))
    found.sort(key=prior_first)
    return found[:most]


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


def note(candidate: Candidate, ended: State, seat: int, temper: float) -> None:
    """Add how a playout ended."""
    best = max([player.score for other, player in enumerate(ended.players) if other != seat])
    candidate.add(utility(ended.players[seat].score - best, temper))
    see_end(candidate, ended, seat)


def see_end(candidate: Candidate, ended: State, seat: int) -> None:
    """Note how a game ended of which was foretold what was added last: a shared victory in part."""
    scores = [player.score for player in ended.players]
    own, best = scores[seat], max(scores)
    won = 1.0 / scores.count(best) if own == best else 0.0
    candidate.ends.append((candidate.values[-1], won, float(own)))


def foresee(candidate: Candidate, branch: State, seat: int, forecast: Forecast) -> None:
    """Add how a game ended, or would end if it was broken off."""
    candidate.add(forecast.ended(branch, seat) if is_over(branch) else forecast.chance(branch, seat))


def utility(margin: int, temper: float) -> float:
    """A victory counts; a narrow one a little less, and a narrow defeat a little: so less luck is needed to tell."""
    return 1.0 / (1.0 + exp(-margin / temper))
