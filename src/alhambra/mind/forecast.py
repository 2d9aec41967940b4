"""The forecast: how a game will end, told from a position in a few microseconds.

What can be counted now goes into a small network that has seen many games of instinct against itself (see `alhambra
train`).
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from alhambra.core.state import State
from alhambra.mind.network import Network
from alhambra.mind.portrait import Portrait
from alhambra.mind.weights import Weights


@final
class Forecast:
    """What was learned for one number of players."""

    __slots__ = ("_network", "_portrait", "_temper")

    def __init__(self, players: int, network: Network, temper: float, weights: Weights) -> None:
        self._network: Final = network
        self._temper: Final = temper  # how many points make a clear lead at the end
        self._portrait: Final = Portrait(players, weights)

    def chance(self, state: State, me: i64) -> float:
        """What `ended` will come to for this seat, on average."""
        return self._network.chance(self._portrait.draw(state, me))

    def ended(self, state: State, me: i64) -> float:
        """A seat's part of the victory by the points of the end: the more, the farther it is before the others.

        With many players most games are far from won: to count who won, and nothing else, would tell little about
        what was good in them.
        """
        own = state.players[me].score
        others = 0.0
        for player in state.players:
            others += exp(float(player.score - own) / self._temper)
        return 1.0 / others

    def slope(self, state: State) -> float:
        """What a point more adds for somebody who is level with the others."""
        seats = len(state.players)
        return (seats - 1) / (seats * seats * self._temper)
