"""Bots at a table: each is asked when its seat has to decide, within its limits, and its time is taken."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from time import perf_counter
from typing import Final, NamedTuple

from alhambra.bots.asking import Clock, Thinker, ask
from alhambra.bots.bot import Bot, make
from alhambra.bots.lines.line_bot import ForfeitError, LineBot, NoProgramError
from alhambra.core.engine import is_over, to_move
from alhambra.core.events import TurnBegan
from alhambra.core.rng import Rng
from alhambra.core.view import view
from alhambra.games.match import Match

STAND_IN: Final = "random"  # plays on where somebody has forfeited: it knows every game


class Decision(NamedTuple):
    """One answer of a bot: who gave it, how long it took, and the how many-th of this seat in the turn it was."""

    seat: int
    seconds: float
    before: int


def decisions(
    match: Match,
    bots: Sequence[Bot | Thinker],
    luck: Sequence[Rng],
    limits: Sequence[Clock],
    lost: dict[int, str] | None = None,
) -> Iterator[Decision]:
    """Play a match to its end; after every decision the match stands where it led.

    A turn lasts until the next one begins, so what a seat decides in another one's turn counts there. A bot that
    forfeits ends the match by its error, unless it can be put down as `lost`, by seat with the reason: then chance
    plays on for it, so that the others come to their end. A program that is not there at all is always an error.
    """
    state = match.state
    sitting = list(bots)
    made, spent = [0] * len(bots), [0.0] * len(bots)
    while not is_over(state):
        seat = to_move(state)
        before = made[seat]
        began = perf_counter()
        clock = replace(limits[seat], before=before, spent=spent[seat], asked=began)
        try:
            action = ask(sitting[seat], state, seat, luck[seat], clock)
        except ForfeitError as error:
            if lost is None or isinstance(error, NoProgramError):
                raise
            lost[seat] = error.why
            sitting[seat] = make(STAND_IN, match.setup.game)
            action = ask(sitting[seat], state, seat, luck[seat], clock)
        seconds = perf_counter() - began
        match.play(action)
        made[seat] += 1
        spent[seat] += seconds
        if any(isinstance(event, TurnBegan) for event in state.events):
            made, spent = [0] * len(bots), [0.0] * len(bots)
        yield Decision(seat, seconds, before)
    for seat, bot in enumerate(sitting):
        if isinstance(bot, LineBot):  # a program of its own wants to know how it ended
            with suppress(ForfeitError):  # who has gone by now has lost nothing
                bot.end(view(state, seat))
            bot.close()
