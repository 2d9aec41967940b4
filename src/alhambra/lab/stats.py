"""What many recorded games come to: who scores, what winners get, where points come from, how long it takes.

Intervals hold the true value in about 95 of 100 cases. They are taken over games: the seats of one game depend on each
other, so a game counts as one observation however many of its seats are looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from statistics import fmean, quantiles
from typing import Final

from alhambra.core.pieces import TYPES
from alhambra.core.setup import SEAT_NAMES
from alhambra.lab.intervals import share_of, student
from alhambra.lab.stats_game import BETWEEN, WALLS, Sitting, Told

FIRST: Final = "first"
LATER: Final = "later"
WINNERS: Final = "winners"
OTHERS: Final = "others"
WITHOUT: Final = "without"

# A seat in a game, the game told by its number: what belongs to one number is not independent.
Seats = Sequence[tuple[int, Sitting]]


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean, and how far it may be off; nobody knows that from a single game."""

    mean: float
    margin: float | None

    def low(self) -> float | None:
        return None if self.margin is None else self.mean - self.margin

    def high(self) -> float | None:
        return None if self.margin is None else self.mean + self.margin


@dataclass(frozen=True, slots=True)
class Group:
    """Some seats in some games: all at seat A, all who began, all of one player."""

    name: str
    games: int
    results: int  # seats in games
    points: Mean
    quartiles: tuple[float, float, float]
    share: Mean  # of victories
    par: float  # the share if all at the table were equally good


@dataclass(frozen=True, slots=True)
class Side:
    """Winners, or the others: what they got and where their points came from, a seat of a game."""

    name: str
    results: int
    gained: dict[str, Mean]  # by type
    tiles: Mean | None  # bought
    price: Mean | None  # of a bought tile
    exact: Mean | None  # share of purchases
    overpaid: Mean | None  # by purchase
    walls: dict[int, Mean]  # by scoring
    sources: dict[str, Mean]  # points by type, walls, module


@dataclass(frozen=True, slots=True)
class Account:
    """All games of one kind of the family."""

    game: str
    games: int
    scores: list[int]  # of all seats, for a histogram
    winning: list[int]  # of the winners
    turns: list[int]  # by game
    decisions: list[int]
    players: list[Group]  # by number of players
    seats: list[Group]
    starter: list[Group]
    names: list[Group]
    modules: list[Group]  # all seats of the games with a module; and of those without any
    sides: list[Side]  # winners and others

    def facts(self) -> dict[str, object]:
        return asdict(self)


def accounts(games: Sequence[Told]) -> list[Account]:
    """One account for every kind of game that was played."""
    return [account([game for game in games if game.game == kind]) for kind in dict.fromkeys(g.game for g in games)]


def account(games: Sequence[Told]) -> Account:
    """The account of one game or more, all of one kind."""
    every = [(at, seat) for at, game in enumerate(games) for seat in game.seats]
    size = [len(game.seats) for game in games]
    modules = list(dict.fromkeys(module for game in games for module in game.modules))

    def group(name: str, chosen: Seats) -> list[Group]:
        return [grouped(name, chosen, size)] if chosen else []

    by_module = [group(name, [(at, seat) for at, seat in every if name in games[at].modules]) for name in modules]
    plain = group(WITHOUT, [(at, seat) for at, seat in every if not games[at].modules]) if modules else []
    return Account(
        games[0].game,
        len(games),
        [seat.score for _, seat in every],
        [seat.score for _, seat in every if seat.win],
        [game.turns for game in games],
        [game.decisions for game in games],
        [_one(group(str(n), [(at, seat) for at, seat in every if size[at] == n])) for n in sorted(set(size))],
        [
            _one(group(SEAT_NAMES[n], [(at, game.seats[n]) for at, game in enumerate(games) if n < size[at]]))
            for n in range(max(size))
        ],
        group(FIRST, [(at, seat) for at, seat in every if seat.first])
        + group(LATER, [(at, seat) for at, seat in every if not seat.first]),
        [_one(group(name, [(at, s) for at, s in every if s.player == name])) for name in _names(every)],
        sorted([_one(found) for found in by_module], key=lambda found: found.name) + plain,
        [
            side(WINNERS, [(at, seat) for at, seat in every if seat.win]),
            side(OTHERS, [(at, seat) for at, seat in every if not seat.win]),
        ],
    )


def grouped(name: str, chosen: Seats, size: Sequence[int]) -> Group:
    """These seats summed up; `size` is the number of players by game."""
    scores = [seat.score for _, seat in chosen]
    low, middle, high = quantiles(scores, n=4, method="inclusive") if len(scores) > 1 else scores * 3
    return Group(
        name,
        len({at for at, _ in chosen}),
        len(chosen),
        mean_over_games([(at, seat.score) for at, seat in chosen]),
        (low, middle, high),
        share_over_games([(at, seat.win) for at, seat in chosen]),
        fmean([1 / size[at] for at, _ in chosen]),
    )


def side(name: str, chosen: Seats) -> Side:
    """What these seats got, on average."""

    def mean(count: Callable[[Sitting], float]) -> Mean:
        return mean_over_games([(at, count(seat)) for at, seat in chosen])

    buyers = [(at, seat) for at, seat in chosen if seat.prices]
    sources = {source for _, seat in chosen for source in seat.sources}
    scorings = sorted({scoring for _, seat in chosen for scoring in seat.walls})
    # In the order of the rules: types, walls, modules by name, the rest.
    modules = sorted(sources - {*TYPES, WALLS, BETWEEN})
    order = [source for source in (*TYPES, WALLS, *modules, BETWEEN) if source in sources]
    return Side(
        name,
        len(chosen),
        {kind: mean(_of_kind(number)) for number, kind in enumerate(TYPES)} if chosen else {},
        mean(lambda seat: len(seat.prices)) if buyers else None,
        _by_purchase(buyers, lambda seat: sum(seat.prices)),
        _by_purchase(buyers, lambda seat: seat.exact),
        _by_purchase(buyers, lambda seat: seat.overpaid),
        {
            scoring: mean_over_games([(at, seat.walls[scoring]) for at, seat in chosen if scoring in seat.walls])
            for scoring in scorings
        },
        {source: mean(_from_source(source)) for source in order},
    )


def mean_over_games(values: Sequence[tuple[int, float]], weights: Sequence[float] = ()) -> Mean:
    """The mean of values that come from games, with an interval over games.

    What one game adds to the deviation from the mean is summed before it is squared (a ratio of two sums over games):
    so values of one game that go together, or against each other as victories do, are not taken for more than they
    are. With weights: the sum of the values by the sum of the weights.
    """
    total = sum(weights) if weights else len(values)
    mean = sum([value for _, value in values]) / total
    off: dict[int, float] = {}
    for place, (game, value) in enumerate(values):
        off[game] = off.get(game, 0.0) + value - mean * (weights[place] if weights else 1)
    if len(off) < 2:
        return Mean(mean, None)
    spread = sum([deviation**2 for deviation in off.values()]) * len(off) / (len(off) - 1)
    return Mean(mean, student(len(off) - 1) * sqrt(spread) / total)


def share_over_games(values: Sequence[tuple[int, float]]) -> Mean:
    """The same for victories: where all or none were won nothing varies, and yet nothing is certain."""
    found = mean_over_games(values)
    if found.margin is None:
        return found
    if found.mean in (0, 1):
        bounds = share_of([found.mean] * len({game for game, _ in values}))
        if bounds.low is not None and bounds.high is not None:
            return Mean(found.mean, bounds.high - bounds.low)
    return Mean(found.mean, min(found.margin, 1.0))  # a few games know nothing: no more than that


def _by_purchase(buyers: Seats, count: Callable[[Sitting], float]) -> Mean | None:
    """A mean by bought tile."""
    if not buyers:
        return None
    return mean_over_games([(at, count(seat)) for at, seat in buyers], [len(seat.prices) for _, seat in buyers])


def _of_kind(kind: int) -> Callable[[Sitting], float]:
    return lambda seat: seat.gained[kind]


def _from_source(source: str) -> Callable[[Sitting], float]:
    return lambda seat: seat.sources.get(source, 0)


def _names(every: Seats) -> list[str]:
    return sorted({seat.player for _, seat in every})


def _one(found: list[Group]) -> Group:
    (group,) = found
    return group
