"""Search for the games with dice: playouts from the ends of a turn, in imagined worlds; the throws reckoned exactly.

A playout ends with the round. How the game will end then is left to the estimates of the eye.
"""

from __future__ import annotations

from math import exp
from time import perf_counter
from typing import Final

from librt.vecs import vec

from alhambra.core.actions import Action
from alhambra.core.appraisal import NEVER
from alhambra.core.engine import is_over, legal, submit, to_move
from alhambra.core.rng import Rng
from alhambra.core.state import State
from alhambra.core.worlds import imagine
from alhambra.games.cup.actions import PlaceMarker, Throw
from alhambra.games.cup.area import landing, target
from alhambra.games.cup.part import cup
from alhambra.games.cup.printed import PRINTED
from alhambra.mind.casting import COLUMN, KINDS, Caster, without
from alhambra.mind.leaves import NOT_THROWN, Judgement, Leaf, result
from alhambra.mind.race import Candidate
from alhambra.mind.search import Limits

AIMS: Final = 4  # throws whose ends are looked at
DULL: Final = 1.5  # points by which a throw may seem worse and still count a third
STAGES: Final = 2  # after each the leaves on which least depends drop out
FEWEST: Final = 2  # worlds for every leaf
# Points that make a clear lead as each round begins, and in the end.
TEMPERS: Final = vec[float]([11.0, 10.5, 9.5, 7.0, 6.0, 2.0])
NO_LEANING: Final = vec[float]([0.0] * (KINDS * COLUMN))


def consider(
    world: State, seat: int, options: list[Action], careful: Caster, quick: Caster, limits: Limits, rng: Rng
) -> list[Candidate]:
    """All options with what was found out about them, the best first."""
    began = perf_counter()
    priors = careful.values(world, seat, options)
    leaves = [
        Leaf(option, at, prior)
        for at, (option, prior) in enumerate(zip(options, priors))
        if not isinstance(option, Throw | PlaceMarker) and prior > NEVER
    ]
    if any(isinstance(option, Throw | PlaceMarker) for option in options):
        leaves += ends_of_turn(world, careful)
    weigh(leaves, world, options, priors, careful)
    leaves.sort(key=heaviest_first)
    leaves = leaves[: limits.width]
    left = leaves
    slope = slope_of(world)
    black = careful.black
    for stage in range(STAGES):
        share = limits.playouts // (STAGES * max(1, len(left)))
        until = began + limits.seconds * (stage + 1) / STAGES
        tried = 0
        while tried < max(FEWEST, share) if limits.playouts else perf_counter() < until:
            drawn = imagine(world, seat, rng)
            if not in_one_world(drawn, seat, black, left, quick, 0.0 if limits.playouts else until):
                break
            tried += 1
        worths = judged(leaves, world, seat, options, careful, slope)
        if stage < STAGES - 1 and tried:
            weigh(leaves, world, options, worths, careful)
            left = sorted(leaves, key=heaviest_first)[: (len(left) + 1) // 2]
    judgement = Judgement(leaves, slope)
    careful.lean(NO_LEANING)
    found = [candidate(at, options[at], priors[at], worths[at], judgement) for at in range(len(options))]
    found.sort(key=likeliest_first)
    return found


def ends_of_turn(world: State, careful: Caster) -> list[Leaf]:
    """Where the marker may come to lie: every field that a result of this turn leads to."""
    here = cup(world)
    found: dict[int, Leaf] = {}
    for kind in range(KINDS):
        extra = 1 if kind == careful.black else 0
        for throws in range(here.throws, PRINTED.fields // PRINTED.rows + 1):
            now = throws == here.throws
            for count in range(1 + extra, PRINTED.dice + 1 + extra):
                if now and count != here.count_of(kind):
                    continue
                field = landing(here.columns[kind], target(count, throws))
                if kind * COLUMN + field not in found:
                    prior = careful.fields[kind * COLUMN + field]
                    found[kind * COLUMN + field] = result(kind, count, throws, field, prior)
    return list(found.values())


def weigh(leaves: list[Leaf], world: State, options: list[Action], worths: list[float], careful: Caster) -> None:
    """How much depends on each leaf: on an option by itself as much as it is worth, on a result what may lead there."""
    best = max(worths)
    for leaf in leaves:
        leaf.weight = exp((worths[leaf.at] - best) / DULL) if leaf.kind == NOT_THROWN else 0.0
    chances = chances_of_fields(world, options, worths, careful)
    for leaf in leaves:
        if leaf.kind != NOT_THROWN:
            leaf.weight = chances[leaf.kind * COLUMN + leaf.field]


def chances_of_fields(world: State, options: list[Action], worths: list[float], careful: Caster) -> vec[float]:
    """How likely the marker comes to lie on each field, if one of the best throws or placings is chosen."""
    found = vec[float]([0.0] * (KINDS * COLUMN))
    here = cup(world)
    best = max(worths)
    throws: list[tuple[float, int]] = []
    for at, option in enumerate(options):
        if isinstance(option, PlaceMarker):
            field = landing(here.columns[option.kind], here.target_of(option.kind))
            found[option.kind * COLUMN + field] += exp((worths[at] - best) / DULL)
        elif isinstance(option, Throw):
            throws.append((-worths[at], at))
    throws.sort()
    for _, at in throws[:AIMS]:
        option = options[at]
        if isinstance(option, Throw):
            weight = exp((worths[at] - best) / DULL)
            kept = without(here.faces, option.dice)
            for end in careful.policy().outcomes(kept, here.throws + 1, careful.black):
                field = landing(here.columns[end.kind], target(end.count, end.throws))
                found[end.kind * COLUMN + field] += weight * end.chance
    return found


def judged(
    leaves: list[Leaf], world: State, seat: int, options: list[Action], careful: Caster, slope: float
) -> list[float]:
    """What every option is worth in points after all playouts so far: throws by the chances of their ends."""
    judgement = Judgement(leaves, slope)
    careful.lean(judgement.leaning())
    worths = careful.values(world, seat, options)
    for leaf in leaves:
        if leaf.kind == NOT_THROWN:
            worths[leaf.at] = judgement.judged(leaf)
    return worths


def in_one_world(drawn: State, seat: int, black: int, left: list[Leaf], quick: Caster, until: float) -> bool:
    """Play every leaf out in one world with the same luck; False, and nothing noted, if the time is up before."""
    ends: list[State] = []
    last = cup(drawn).round + 1
    for leaf in left:
        branch = drawn.clone()
        leaf.lead(branch, seat, black)
        play_rounds(branch, quick, last)
        ends.append(branch)
        if until and perf_counter() > until and len(ends) < len(left):
            return False
    for leaf, end in zip(left, ends):
        leaf.tried += 1
        points = [final_points(end, other, quick) for other in range(len(end.players))]
        leaf.value += chance_of(points, seat, temper_of(end))
        leaf.points += points[seat]
    return True


def play_rounds(world: State, eye: Caster, last: int) -> None:
    """Decide for everybody until this round begins, or the game is over."""
    options = legal(world)
    while options and cup(world).round < last:
        mover = to_move(world)
        submit(world, mover, eye.best(world, mover, options))
        options = legal(world)


def final_points(world: State, seat: int, eye: Caster) -> float:
    """With how many points a seat ends, as far as can be told."""
    return float(world.players[seat].score) if is_over(world) else eye.prospects(world, seat)


def chance_of(points: list[float], seat: int, temper: float) -> float:
    """How likely a seat is to win if everybody is to end like this."""
    total = 0.0
    for other in points:
        total += exp((other - points[seat]) / temper)
    return 1.0 / total


def temper_of(world: State) -> float:
    """How many points make a clear lead now."""
    return TEMPERS[PRINTED.rounds if is_over(world) else cup(world).round - 1]


def slope_of(world: State) -> float:
    """What a point more adds to the chance of somebody who is level with the others."""
    seats = len(world.players)
    return (seats - 1) / (seats * seats * temper_of(world))


def candidate(at: int, option: Action, prior: float, worth: float, judgement: Judgement) -> Candidate:
    """An option as others know it."""
    found = Candidate(at, option, prior)
    found.tried = judgement.tried
    found.expected = judgement.chance(worth)
    found.value = found.expected * found.tried
    found.points = judgement.final_points(worth) * found.tried
    return found


def heaviest_first(leaf: Leaf) -> tuple[float, float, int]:
    return (-leaf.weight, -leaf.prior, leaf.at)


def likeliest_first(found: Candidate) -> tuple[float, float, int]:
    return (-found.expected, -found.prior, found.at)
