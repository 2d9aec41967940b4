"""How fast the bots' mind is: forecasts of positions, and games played out by instinct."""

from __future__ import annotations

from functools import partial
from typing import Final, TypedDict

from alhambra import data
from alhambra._build import build
from alhambra.bots.learned import forecast, weights
from alhambra.cli.timing import Times, take_turns
from alhambra.core.engine import legal, submit, to_move
from alhambra.core.setup import Setup
from alhambra.core.state import State
from alhambra.games import alhambra
from alhambra.mind.forecast import Forecast
from alhambra.mind.instinct import Instinct
from alhambra.mind.playout import play_out

LONG: Final = 100_000  # decisions; no game has so many


class Thought(TypedDict):
    """The pace of the mind with one number of players, without modules. Times are CPU times."""

    build: str
    players: int
    playouts: int
    playout_seconds: float  # for all of them, from the deal to the end
    positions: int  # of which it is forecast how they end
    forecast_seconds: float  # for all of them; 0 where nothing was learned


def thoughts(players: list[int], games: int, rounds: int) -> list[Thought]:
    """The mind of the build that is running, for every number of players."""
    return [thought(number, games, rounds) for number in players]


def thought(players: int, games: int, rounds: int) -> Thought:
    """Games are played out; then positions of such games are forecast."""
    work = partial(played_out, players)
    for game in range(games):  # nobody's first games are timed
        work(game)
    (played,) = take_turns([work], games, rounds)
    positions, seconds = forecasts(players, games, rounds)
    return {
        "build": build(),
        "players": players,
        "playouts": games,
        "playout_seconds": played.least(),
        "positions": positions,
        "forecast_seconds": seconds,
    }


def forecasts(players: int, games: int, rounds: int) -> tuple[int, float]:
    """How many positions were forecast, and their seconds; none where nothing was learned.

    A board remembers what was found out about it: so they are as playouts leave them, each looked at only once.
    """
    learned = forecast(players)
    if learned is None:
        return 0, 0.0
    number, times = 0, Times([])
    for _ in range(rounds):
        positions = [turns(players, seed) for seed in range(games)]
        (taken,) = take_turns([partial(foretold, learned, positions)], games, 1)
        number = sum(map(len, positions))
        times.rounds.extend(taken.rounds)
    return number, times.least()


def foretold(learned: Forecast, positions: list[list[State]], game: int) -> None:
    for state in positions[game]:
        learned.chance(state, 0)


def dealt(players: int, seed: int) -> tuple[State, Instinct]:
    """A game before its first decision, and who decides for everybody."""
    state = alhambra.start(Setup(players, seed, components=data.marks()))
    return state, Instinct(state, weights(players))


def played_out(players: int, seed: int) -> int:
    """One game; the decisions in it."""
    state, eye = dealt(players, seed)
    return play_out(state, eye, LONG)


def turns(players: int, seed: int) -> list[State]:
    """The beginnings of all turns of such a game: where the searching bots stop to forecast."""
    state, eye = dealt(players, seed)
    found: list[State] = []
    turn = state.turn
    while options := legal(state):
        if state.turn != turn:
            turn = state.turn
            found.append(state.clone())
        seat = to_move(state)
        submit(state, seat, eye.best(state, seat, options))
    return found
