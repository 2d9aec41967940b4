"""A match: a game under way together with its record, so that it can be saved, taken back and gone on with."""

from __future__ import annotations

from typing import final

from alhambra.core.actions import Action
from alhambra.core.engine import is_over, submit, to_move
from alhambra.core.record import (
    Record,
    RecordError,
    check_end,
    check_tables,
    line_of_heading,
    read,
    replay_move,
    write,
)
from alhambra.core.setup import Setup
from alhambra.core.state import State
from alhambra.games import family


@final
class Match:
    """One game with everything that was decided in it."""

    __slots__ = ("_came_to_light", "moves", "players", "setup", "state")

    def __init__(self, setup: Setup, players: tuple[str, ...] = ()) -> None:
        self.setup = family.arranged(setup)
        self.players = players
        self.moves: list[tuple[int, str]] = []
        self.state: State = family.start(self.setup)
        self._came_to_light: list[int] = []  # `state.revealed` before each move

    def play(self, action: Action) -> None:
        """Decide for the seat that is asked; RuleError if the action is not allowed."""
        seat = to_move(self.state)
        revealed = self.state.revealed
        submit(self.state, seat, action)
        self._note(seat, action.text(self.state.table), revealed)

    def follow(self, record: Record, moves: int) -> None:
        """Play a record's moves from here up to the given number; RecordError names a line that cannot be."""
        for at in range(len(self.moves), moves):
            revealed = self.state.revealed
            replay_move(record, self.state, at)
            self._note(record.moves[at][0], record.moves[at][1], revealed)

    def may_undo(self, seat: int) -> bool:
        """Was the latest decision this seat's, and has nothing come to light since?"""
        return bool(self.moves) and self.moves[-1][0] == seat and self._came_to_light[-1] == self.state.revealed

    def undo(self) -> None:
        """Take the latest decision back by playing all others again."""
        record = self.record()
        self.state = family.start(self.setup)
        self.moves.clear()
        self._came_to_light.clear()
        self.follow(record, len(record.moves) - 1)

    def record(self) -> Record:
        """What happened so far."""
        return Record(self.setup, self.players, self.moves[:], is_over(self.state))

    def save(self) -> str:
        """The record as text."""
        return write(self.record())

    def _note(self, seat: int, text: str, revealed: int) -> None:
        self.moves.append((seat, text))
        self._came_to_light.append(revealed)


def load(text: str) -> Match:
    """The match a record tells of; RecordError names the line where it cannot be followed."""
    record = read(text)
    match = opening(record)
    match.follow(record, len(record.moves))
    check_end(record, match.state)
    return match


def opening(record: Record) -> Match:
    """A record's match before its first move."""
    if record.setup.game not in family.names():
        game = record.setup.game
        raise RecordError(line_of_heading("game"), f"unknown game {game!r}", "game", {"game": game})
    check_tables(record)
    try:
        return Match(record.setup, record.players)
    except ValueError as error:
        facts = {"heading": "modules"}
        raise RecordError(line_of_heading("modules"), f"impossible set-up: {error}", "setup", facts) from None
