"""One recorded game in numbers: who scored what for which reason, what everybody got, and how long it took."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from alhambra.core.engine import is_over
from alhambra.core.events import Event, GameEnded, Paid, Scored, TileBought, TurnBegan
from alhambra.core.pieces import NO_TYPE, TYPES
from alhambra.core.record import check_end, read
from alhambra.core.scoring import Result
from alhambra.core.setup import SEAT_NAMES
from alhambra.core.table import Table
from alhambra.games.alcazaba.events import TileWon
from alhambra.games.dice.events import StoneMoved
from alhambra.games.match import opening

WALLS: Final = "outer-wall"  # sources of points that are neither a type nor a module
BETWEEN: Final = "between-scorings"


@dataclass(slots=True)
class Sitting:
    """What became of one seat."""

    player: str  # as the record calls who sat there; the seat's letter if it does not
    score: int = 0
    win: float = 0.0  # a fraction for a shared victory (B-126)
    first: bool = False
    gained: list[int] = field(default_factory=lambda: [0] * len(TYPES))  # by type: tiles, or steps on the tracks
    prices: list[int] = field(default_factory=list)  # of every tile bought
    exact: int = 0  # how many of them were paid exactly
    overpaid: int = 0  # in all
    walls: dict[int, int] = field(default_factory=dict)  # by scoring
    sources: dict[str, int] = field(default_factory=dict)  # points by type, wall and module


@dataclass(slots=True)
class Told:
    """A game that is over. Plain values only, as it travels between processes."""

    game: str
    modules: tuple[str, ...]
    tower: str
    seats: list[Sitting]
    turns: int = 0
    decisions: int = 0


def told(text: str) -> Told | None:
    """The game a record tells of, nothing if it is not over; RecordError names the line where it cannot be followed."""
    record = read(text)
    match = opening(record)
    state = match.state
    seats = match.setup.seats
    names = record.players if len(record.players) == seats else SEAT_NAMES[:seats]
    game = Told(match.setup.game, match.setup.modules, match.setup.tower, [Sitting(name) for name in names])
    game.seats[state.turn].first = True
    count = _Count(game)
    count.read(state.events, state.table)
    for at in range(len(record.moves)):
        match.follow(record, at + 1)
        count.read(state.events, state.table)
    check_end(record, state)
    if not is_over(state):
        return None
    game.decisions = len(record.moves)
    for seat, player in zip(game.seats, state.players):
        # What is not of a scoring was won or lost between them: by an attack, for instance.
        if rest := player.score - sum(seat.sources.values()):
            seat.sources[BETWEEN] = rest
    return game


class _Count:
    """Reads what happens and writes it down for the seats."""

    def __init__(self, game: Told) -> None:
        self._game: Final = game
        self._paid: Paid | None = None  # for what is bought next

    def read(self, events: list[Event], table: Table) -> None:
        seats = self._game.seats
        for event in events:
            if isinstance(event, TurnBegan):
                self._game.turns += 1
            elif isinstance(event, Paid):
                self._paid = event
            elif isinstance(event, TileBought):
                self._bought(event, table)
            elif isinstance(event, TileWon):
                self._gained(event.owner, table.tiles.kinds[event.tile])
            elif isinstance(event, StoneMoved):
                self._gained(event.owner, event.kind, event.after - event.before)
            elif isinstance(event, Scored):
                self._scored(event.result)
            elif isinstance(event, GameEnded):
                for seat, score in enumerate(event.scores):
                    seats[seat].score = score
                    seats[seat].win = 1 / len(event.winners) if seat in event.winners else 0.0

    def _bought(self, event: TileBought, table: Table) -> None:
        seat = self._game.seats[event.seat]
        self._gained(event.seat, table.tiles.kinds[event.tile])
        paid, self._paid = self._paid, None
        if paid is not None and paid.seat == event.seat:  # else it was paid by other means than money
            seat.prices.append(paid.price)
            seat.exact += paid.total == paid.price
            seat.overpaid += max(0, paid.total - paid.price)

    def _gained(self, owner: int, kind: int, number: int = 1) -> None:
        if owner < len(self._game.seats) and kind < NO_TYPE:  # Dirk comes after the last seat
            self._game.seats[owner].gained[kind] += number

    def _scored(self, result: Result) -> None:
        for at, seat in enumerate(self._game.seats):
            for majority in result.majorities:
                _add(seat, TYPES[majority.kind], majority.shares[at])
        for wall in result.walls:
            seat = self._game.seats[wall.seat]
            seat.walls[result.scoring] = wall.points
            _add(seat, WALLS, wall.points)
        for award in result.awards:
            if award.seat < len(self._game.seats):
                _add(self._game.seats[award.seat], award.module, award.points)


def _add(seat: Sitting, source: str, points: int) -> None:
    if points:
        seat.sources[source] = seat.sources.get(source, 0) + points
