"""How a round begins and ends in both dice games (DICE-16, DICE-53, DICE-54, ALC-12, ALC-29)."""

from __future__ import annotations

from alhambra.core.ending import DECLARE_WINNERS
from alhambra.core.frames import Frame
from alhambra.core.reckoning import begin_scoring
from alhambra.core.state import State, tell
from alhambra.games.cup.events import RoundBegan
from alhambra.games.cup.part import cup
from alhambra.games.cup.printed import PRINTED


def open_round(state: State, turns: Frame, rewards: Frame, end: Frame) -> None:
    """The next round starts with the player who was named: turns, rewards, and its end."""
    here = cup(state)
    here.round += 1
    here.starter = here.named
    state.turn = here.starter
    state.agenda.append(end)
    state.agenda.append(rewards)
    state.agenda.append(turns)
    tell(state, RoundBegan(here.round, here.starter))


def close_round(state: State, begin: Frame) -> None:
    """After some rounds a scoring; then the next round, or the end of the game."""
    here = cup(state)
    state.agenda.append(begin if here.round < PRINTED.rounds else DECLARE_WINNERS)
    if here.round in PRINTED.scorings:
        begin_scoring(state, PRINTED.scorings[here.round])
