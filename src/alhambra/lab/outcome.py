"""What an arena comes to: how often the candidate wins and by how much, and what is known of every bot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from math import ceil
from statistics import fmean
from typing import Any, Final

from alhambra.core.setup import SEAT_NAMES
from alhambra.lab.arena import CANDIDATE, Arena, Bout
from alhambra.lab.intervals import Interval, mean_of, share_of
from alhambra.lab.ratings import Rating, ratings

MOST_POINTS: Final = 40  # of the curve that shows how the share settled
ALLOWANCE: Final = 1.2  # of a limit in seconds: what is above it was too long
Measure = Callable[[Bout], float]


@dataclass(frozen=True, slots=True)
class Times:
    """How long some thoughts took, in seconds."""

    number: int
    mean: float
    p99: float
    longest: float


@dataclass(frozen=True, slots=True)
class Standing:
    """What the candidate did under one condition: over all, in a seat, or in a place of the order of turns."""

    name: str
    games: int
    wins: float  # shared victories count as fractions
    share: Interval  # of victories
    points: Interval
    margin: Interval  # points ahead of the best of the others


@dataclass(frozen=True, slots=True)
class Performance:
    """What one entrant did in all games, each seat of each game counted once."""

    name: str
    games: int
    results: int
    share: Interval  # of victories
    points: Interval
    beaten: Interval | None  # how often the candidate had more points than it; a tie counts half
    rating: Rating | None


@dataclass(frozen=True, slots=True)
class Forfeit:
    """Games that one entrant lost for one reason, because it did not answer as it must."""

    name: str
    why: str
    games: int
    seed: int  # of the first of them
    seat: str  # and where it sat


@dataclass(frozen=True, slots=True)
class Pace:
    """How long one entrant thought; another run measures other times."""

    name: str
    decisions: Times
    turns: Times
    limit: float | None  # seconds for a turn; None for who does not think by the clock
    late: int | None  # turns longer than the limit and a fifth


@dataclass(frozen=True, slots=True)
class Outcome:
    """All of it."""

    deals: int
    games: int
    fair: float  # the share of a candidate that is as good as the field
    moves: float  # decisions in a game, all seats together
    overall: Standing
    seats: list[Standing]
    order: list[Standing]  # first, second ... to take a turn
    entrants: list[Performance]
    course: list[tuple[int, Interval]]  # the share after so many deals
    margins: list[int]  # of every game
    forfeits: list[Forfeit]
    paces: list[Pace]

    def facts(self) -> dict[str, Any]:
        """All but what differs from run to run."""
        return {name: value for name, value in asdict(self).items() if name != "paces"}


class BrokenDealError(Exception):
    """Two games of one deal did not begin alike."""


def outcome(arena: Arena, bouts: Sequence[Bout]) -> Outcome:
    """What one whole deal or more come to; games of a deal that is not whole do not count."""
    whole = len(bouts) // arena.players * arena.players
    deals = [list(bouts[at : at + arena.players]) for at in range(0, whole, arena.players)]
    for deal in deals:
        if len({(bout.deal, bout.modules) for bout in deal}) != 1:
            raise BrokenDealError(deal[0].seed)
    flat = [bout for deal in deals for bout in deal]
    seats = range(arena.players)
    return Outcome(
        deals=len(deals),
        games=len(flat),
        fair=1 / arena.players,
        moves=fmean([bout.moves for bout in flat]),
        overall=standing("all", deals),
        seats=[standing(SEAT_NAMES[seat], kept(deals, lambda bout: bout.seat, seat)) for seat in seats],
        order=[standing(str(at + 1), kept(deals, lambda bout: turn_of(arena, bout), at)) for at in seats],
        entrants=performances(arena, deals),
        course=course(deals),
        margins=[margin(bout) for bout in flat],
        forfeits=forfeits(arena, flat),
        paces=paces(arena, flat),
    )


def standing(name: str, deals: list[list[Bout]]) -> Standing:
    """The candidate's results in these games; every deal is one independent value."""
    flat = [bout for deal in deals for bout in deal]
    return Standing(
        name,
        len(flat),
        sum([bout.win(bout.seat) for bout in flat]),
        share_of(by_deal(deals, lambda bout: bout.win(bout.seat))),
        mean_of(by_deal(deals, lambda bout: bout.scores[bout.seat])),
        mean_of(by_deal(deals, margin)),
    )


def kept(deals: list[list[Bout]], place: Callable[[Bout], int], wanted: int) -> list[list[Bout]]:
    """The games with the candidate in a certain place, deal by deal; there is one in every deal."""
    return [[bout for bout in deal if place(bout) == wanted] for deal in deals]


def by_deal(deals: list[list[Bout]], measure: Measure) -> list[float]:
    return [fmean([measure(bout) for bout in deal]) for deal in deals]


def margin(bout: Bout) -> int:
    """How many points the candidate is ahead of the best of the others, or behind."""
    return bout.scores[bout.seat] - max([score for seat, score in enumerate(bout.scores) if seat != bout.seat])


def turn_of(arena: Arena, bout: Bout) -> int:
    """The candidate's place in the order of turns, from 0."""
    return (bout.seat - bout.starter) % arena.players


def course(deals: list[list[Bout]]) -> list[tuple[int, Interval]]:
    """The share of victories after so many deals, at even steps, the last of them all."""
    shares = by_deal(deals, lambda bout: bout.win(bout.seat))
    step = ceil(len(shares) / MOST_POINTS)
    numbers = sorted({len(shares), *range(step, len(shares), step)})
    return [(number, share_of(shares[:number])) for number in numbers]


def performances(arena: Arena, deals: list[list[Bout]]) -> list[Performance]:
    """Every entrant, the candidate first; those of the field that never sat down are left out."""
    flat = [bout for deal in deals for bout in deal]
    rated = ratings([(bout.entrants, bout.scores) for bout in flat], len(arena.entrants()))
    found: list[Performance] = []
    for entrant, label in enumerate(arena.labels()):
        there = [[bout for bout in deal if entrant in bout.entrants] for deal in deals]
        if any(there):
            rating = None if rated is None else rated[entrant]
            found.append(performance(entrant, label, [deal for deal in there if deal], rating))
    return found


def performance(entrant: int, label: str, deals: list[list[Bout]], rating: Rating | None) -> Performance:
    """What an entrant did in these games, in all of which it sat somewhere."""

    def mean(measure: Callable[[Bout, int], float]) -> list[float]:
        return by_deal(deals, lambda bout: fmean([measure(bout, seat) for seat in seats_of(bout, entrant)]))

    flat = [bout for deal in deals for bout in deal]
    return Performance(
        label,
        len(flat),
        sum([len(seats_of(bout, entrant)) for bout in flat]),
        share_of(mean(lambda bout, seat: bout.win(seat))),
        mean_of(mean(lambda bout, seat: bout.scores[seat])),
        None if entrant == CANDIDATE else share_of(mean(beaten)),
        rating,
    )


def forfeits(arena: Arena, bouts: list[Bout]) -> list[Forfeit]:
    """By entrant and reason, as they came."""
    labels = arena.labels()
    found: dict[tuple[str, str], list[tuple[int, int]]] = {}
    for bout in bouts:
        for seat, why in bout.forfeits:
            found.setdefault((labels[bout.entrants[seat]], why), []).append((bout.seed, seat))
    return [
        Forfeit(name, why, len(where), where[0][0], SEAT_NAMES[where[0][1]]) for (name, why), where in found.items()
    ]


def paces(arena: Arena, bouts: list[Bout]) -> list[Pace]:
    """How long every entrant thought that sat somewhere."""
    found: list[Pace] = []
    for at, (entrant, label) in enumerate(zip(arena.entrants(), arena.labels(), strict=True)):
        sittings = [(bout, seat) for bout in bouts for seat in seats_of(bout, at)]
        turns = [seconds for bout, seat in sittings for seconds in bout.turns[seat]]
        thoughts = [seconds for bout, seat in sittings for seconds in bout.decisions[seat]]
        limit = entrant.turn(arena.game) or None
        if turns:
            late = None if limit is None else sum([seconds > ALLOWANCE * limit for seconds in turns])
            found.append(Pace(label, times(thoughts), times(turns), limit, late))
    return found


def seats_of(bout: Bout, entrant: int) -> list[int]:
    return [seat for seat, other in enumerate(bout.entrants) if other == entrant]


def beaten(bout: Bout, seat: int) -> float:
    """Has the candidate more points than this seat? A tie counts half."""
    own, other = bout.scores[bout.seat], bout.scores[seat]
    return 1.0 if own > other else 0.5 if own == other else 0.0


def times(seconds: list[float]) -> Times:
    """The summary of at least one time; p99 is the smallest that 99 of 100 do not exceed."""
    ordered = sorted(seconds)
    return Times(len(ordered), fmean(ordered), ordered[ceil(0.99 * len(ordered)) - 1], ordered[-1])
