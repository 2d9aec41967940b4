"""Who sits at the table, and how one is spoken to there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from alhambra.core.setup import SEAT_NAMES
from alhambra.words.catalogue import ENGLISH
from alhambra.words.saying import Arg, Saying
from alhambra.words.speak import Speaker

LONGEST_NAME: Final = 12


def printable(text: str) -> str:
    """The text without signs that could do something to a terminal."""
    return "".join([sign if sign.isprintable() else "?" for sign in text])


class Cast(Speaker):
    """Who sits where, as whom one looks on, and in which language."""

    def __init__(self, players: Sequence[str], seats: int, you: int, language: str = ENGLISH) -> None:
        super().__init__(language, SEAT_NAMES[:seats], you)
        known = players if len(players) == seats else ("",) * seats
        self._players: Final = [self._player(name) for name in known]

    def words(self, message: str, **args: Arg) -> str:
        """A message by its id."""
        return self.say(Saying(message, args))

    def title(self, seat: int) -> str:
        """The seat with who sits there: `B club`."""
        who = self.words("you") if seat == self.you else self._players[seat]
        return f"{SEAT_NAMES[seat]} {who}".strip()

    def _player(self, name: str) -> str:
        """Somebody as a record calls them: a bot of ours is called by what it is like."""
        bot = f"player-{name}"
        return self.words(bot) if name.isalpha() and self.has(bot) else printable(name)[:LONGEST_NAME]
