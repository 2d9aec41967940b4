"""Bots at a table: each is asked when its seat has to decide, within its limits, and its time is taken."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from time import perf_counter
from typing import Final, NamedTuple

from alhambra.bots.asking import Clock, Thinker, ask
from alhambra.bots.bot import Bot, make
from alhambra.bots.lines.line_bot import ForfeitError, LineBot, NoProgramError
from alhambra.bots.watch import Watch
from alhambra.core.engine import is_over, to_move
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

    A bot that forfeits ends the match by its error, unless it can be put down as `lost`, by seat with the reason: then
    chance plays on for it, so that the others come to their end. A program that is not there at all is always an error.
    """
    state = match.state
    sitting = list(bots)
    watch = Watch(len(bots))
    while not is_over(state):
        seat = to_move(state)
        clock = watch.clock(seat, limits[seat])
        try:
            action = ask(sitting[seat], state, seat, luck[seat], clock)
        except ForfeitError as error:
            if lost is None or isinstance(error, NoProgramError):
                raise
            lost[seat] = error.why
            sitting[seat] = make(STAND_IN, match.setup.game)
            action = ask(sitting[seat], state, seat, luck[seat], clock)
        seconds = perf_counter() - clock.asked
        match.play(action)
        watch.note(seat, seconds, state.events)
        yield Decision(seat, seconds, clock.before)
    for seat, bot in enumerate(sitting):
        if isinstance(bot, LineBot):  # a program of its own wants to know how it ended
            with suppress(ForfeitError):  # who has gone by now has lost nothing
                bot.end(view(state, seat))
            bot.close()
