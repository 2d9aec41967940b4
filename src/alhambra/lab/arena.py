"""The arena: every deal is played once with the candidate in each seat, the field in all others."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from hashlib import blake2b
from pathlib import Path
from typing import Final, NamedTuple

from alhambra import data
from alhambra.bots.asking import Clock, ask
from alhambra.bots.bot import make
from alhambra.bots.lines.seated import is_command, label, seated
from alhambra.core.engine import to_move
from alhambra.core.fingerprint import fingerprint
from alhambra.core.rng import FAST
from alhambra.core.setup import BASE_GAME, SEAT_NAMES, TOWER_OFF, Setup
from alhambra.games.match import Match
from alhambra.lab.lots import modules_of, numbers_of
from alhambra.lab.sitting import decisions

LONGEST_LABEL: Final = 16  # letters: tables are narrow
LOST: Final = -1  # points of who has forfeited: nobody else can have fewer than 0 (INV-11)
CANDIDATE: Final = 0  # its number among the entrants; those of the field come after it

Bouts = Callable[[Callable[["Place"], "Bout"], list["Place"]], Iterator["Bout"]]


@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot with its limits: in seconds or in playouts for a turn; without any it takes the time of its level."""

    name: str
    seconds: float = 0.0
    playouts: int = 0

    def clock(self) -> Clock:
        return Clock(self.seconds, self.playouts)

    def label(self) -> str:
        """Its name in tables; of a program only what is left without folders, and not too much of that."""
        name = self.name
        if is_command(name):
            name = " ".join([word.rpartition("/")[2] for word in name.split()])
        short = name if len(name) <= LONGEST_LABEL else f"{name[: LONGEST_LABEL - 1]}…"
        return short + self._limit()

    def typed(self) -> str:
        """As somebody types it: `expert`, `expert@0.5s`, `expert@300p`."""
        return self.name + self._limit()

    def _limit(self) -> str:
        if self.playouts:
            return f"@{self.playouts}p"
        return f"@{self.seconds:g}s" if self.seconds else ""

    def turn(self, game: str) -> float:
        """The seconds it has for a turn; 0 if it does not think by the clock."""
        if self.playouts or is_command(self.name):
            return 0.0
        own = float(getattr(make(self.name, game), "seconds", 0.0))  # of bots that think the better, the longer
        return self.seconds if own and self.seconds else own

    def repeats(self, game: str) -> bool:
        """Does it decide the same whenever it is asked the same? By the clock nobody does; of others we cannot know."""
        return not is_command(self.name) and not self.turn(game)


class Place(NamedTuple):
    """One game to play: the seed of its deal, and where the candidate sits."""

    seed: int
    seat: int


@dataclass(frozen=True, slots=True)
class Arena:
    """What is to be played. Words and numbers only, as it travels to other processes; so do the results."""

    candidate: Entrant
    field: tuple[Entrant, ...]
    players: int = 4
    modules: tuple[str, ...] = ()  # or `random`
    tower: str = TOWER_OFF
    game: str = BASE_GAME
    records: str = ""  # the folder to save every game in; empty for none

    def entrants(self) -> tuple[Entrant, ...]:
        return (self.candidate, *self.field)

    def labels(self) -> list[str]:
        """A name of its own for every entrant: a bot may well meet itself."""
        labels = [entrant.label() for entrant in self.entrants()]
        before = [labels[:at].count(label) for at, label in enumerate(labels)]
        return [f"{label}#{times + 1}" if times else label for label, times in zip(labels, before, strict=True)]

    def places(self, seed: int, deals: int) -> list[Place]:
        """All games, deal by deal."""
        return [Place(seed + deal, seat) for deal in range(deals) for seat in range(self.players)]

    def seating(self, place: Place) -> tuple[int, ...]:
        """By seat the number of the entrant there: from the candidate on the field in turn, which shifts by deal."""
        seats = [CANDIDATE] * self.players
        for step in range(1, self.players):
            seats[(place.seat + step) % self.players] = 1 + (place.seed + step) % len(self.field)
        return tuple(seats)

    def setup(self, seed: int) -> Setup:
        modules = modules_of(self.modules, seed)
        return Setup(self.players, seed, FAST, modules, self.tower, data.marks(), self.game)

    def repeats(self) -> bool:
        """Are the results the same whenever and wherever they are played?"""
        return all(entrant.repeats(self.game) for entrant in self.entrants())


class Bout(NamedTuple):
    """One game in numbers, by seat where there are several. Times are in seconds, one for each decision or turn."""

    seed: int
    seat: int  # of the candidate
    deal: str  # a digest of the whole table before the first decision
    entrants: tuple[int, ...]
    scores: tuple[int, ...]  # LOST for who has forfeited
    starter: int
    moves: int
    modules: tuple[str, ...]
    decisions: tuple[tuple[float, ...], ...]
    turns: tuple[tuple[float, ...], ...]
    forfeits: tuple[tuple[int, str], ...] = ()  # seats whose bots did not answer as they must, and why

    def win(self, seat: int) -> float:
        """1 for a victory, a fraction for a shared one (B-126); if all have forfeited nobody wins."""
        best = max(self.scores)
        return 1 / self.scores.count(best) if self.scores[seat] == best != LOST else 0.0


def bouts(arena: Arena, seed: int, deals: int, played_by: Bouts) -> Iterator[Bout]:
    """All games in their order, as they are finished; `played_by` says who plays them."""
    return played_by(partial(play_bout, arena), arena.places(seed, deals))


def play_bout(arena: Arena, place: Place) -> Bout:
    """One game from beginning to end."""
    try:
        return _played(arena, place)
    except Exception as error:
        error.add_note(f"{command(arena, place.seed, 1)} (candidate in seat {SEAT_NAMES[place.seat]})")
        raise


def _played(arena: Arena, place: Place) -> Bout:
    seating = arena.seating(place)
    sitting = [arena.entrants()[number] for number in seating]
    match = Match(arena.setup(place.seed), tuple([label(entrant.name) for entrant in sitting]))
    state = match.state
    deal, starter = _digest(fingerprint(state)), state.turn
    _warm_up(arena)
    bots = [seated(entrant.name, arena.game) for entrant in sitting]
    luck = [numbers_of(place.seed, seat) for seat in range(arena.players)]
    thoughts: list[list[float]] = [[] for _ in sitting]
    turns: list[list[float]] = [[] for _ in sitting]
    lost: dict[int, str] = {}
    for seat, seconds, before in decisions(match, bots, luck, [entrant.clock() for entrant in sitting], lost):
        if seat in lost:
            continue  # another one plays there
        thoughts[seat].append(seconds)
        if before:
            turns[seat][-1] += seconds
        else:
            turns[seat].append(seconds)
    if arena.records:
        name = f"{place.seed}-{SEAT_NAMES[place.seat]}.record"
        Path(arena.records, name).write_text(match.save(), encoding="utf-8")
    return Bout(
        place.seed,
        place.seat,
        deal,
        seating,
        tuple([LOST if seat in lost else player.score for seat, player in enumerate(state.players)]),
        starter,
        len(match.moves),
        match.setup.modules,
        tuple([tuple(some) for some in thoughts]),
        tuple([tuple(some) for some in turns]),
        tuple(sorted(lost.items())),
    )


@cache
def _warm_up(arena: Arena) -> None:
    """Once in a process every bot is asked for nothing: what it loads by that is no time to think."""
    state = Match(arena.setup(0)).state
    for entrant in arena.entrants():
        if not is_command(entrant.name):
            ask(make(entrant.name, arena.game), state, to_move(state), numbers_of(0, 0), Clock(playouts=1))


def _digest(text: str) -> str:
    return blake2b(text.encode(), digest_size=8).hexdigest()


def command(arena: Arena, seed: int, deals: int) -> str:
    """The command that plays all this again."""
    words = ["alhambra", "arena", *[entrant.typed() for entrant in (*arena.field, arena.candidate)]]
    words += ["--players", str(arena.players), "--deals", str(deals), "--seed", str(seed)]
    for option, value, usual in (
        ("--game", arena.game, BASE_GAME),
        ("--modules", ",".join(arena.modules), ""),
        ("--tower", arena.tower, TOWER_OFF),
    ):
        words += [option, value] if value != usual else []
    return shlex.join(words)
