"""Who sits down when a person at the command line names a bot: one of ours, or any program.

Names that come over a network or out of a file must never get here: `cmd:` runs what it is told to.
"""

from __future__ import annotations

from typing import Final

from alhambra.bots.asking import Bot, Thinker
from alhambra.bots.bot import make
from alhambra.bots.lines.line_bot import LineBot
from alhambra.core.setup import BASE_GAME

COMMAND: Final = "cmd:"  # what follows is a command that starts a bot


def is_command(name: str) -> bool:
    """Does a name stand for a program that speaks the line protocol?"""
    return name.startswith(COMMAND)


def seated(name: str, game: str = BASE_GAME) -> Bot | Thinker:
    """A fresh bot for a game: `greedy`, or `cmd:python my_bot.py`; ValueError for a name nobody knows."""
    if is_command(name):
        return LineBot(name.removeprefix(COMMAND))
    return make(name, game)


def label(name: str) -> str:
    """The name as one word, as records want it."""
    return "_".join(name.split())
