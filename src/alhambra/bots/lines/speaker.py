"""A bot of ours at somebody else's table: it speaks the line protocol."""

from __future__ import annotations

from typing import BinaryIO, cast

from alhambra.bots.asking import Bot, Thinker
from alhambra.bots.bot import make
from alhambra.bots.lines import protocol
from alhambra.bots.lines.protocol import BYE, CHOICE, CHOOSE, ERROR, GAME, HELLO, LONGEST_LINE, LOST, LineError, Message
from alhambra.bots.lines.rebuilt import table_of, view_of
from alhambra.core.rng import fast
from alhambra.core.table import Table


def speak(name: str, heard: BinaryIO, said: BinaryIO) -> None:
    """Answer everything that is asked until the table says good-bye or goes away.

    LineError for what cannot be answered; the table has been told then.
    """
    player = Speaker(name)
    while text := heard.readline(LONGEST_LINE):
        try:
            answer = player.answer(protocol.read_line(text))
        except LineError as error:
            _write(said, {"say": ERROR, "message": str(error)})
            raise
        except (ArithmeticError, LookupError, TypeError, ValueError) as error:  # a message that lacks something
            told = f"this message cannot be understood ({type(error).__name__}: {error}): {protocol.shortened(text)}"
            _write(said, {"say": ERROR, "message": told})
            raise LineError(told) from None
        if answer is not None:
            _write(said, answer)
        if player.gone:
            return


def _write(said: BinaryIO, message: Message) -> None:
    said.write(protocol.line(message))
    said.flush()


class Speaker:
    """One bot and what it has been told."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.gone = False
        self._bot: Bot | None = None
        self._table: Table | None = None

    def answer(self, message: Message) -> Message | None:
        """What is to be said to a message; nothing to most."""
        word = message["say"]
        if word == HELLO:
            if message.get("protocol") != protocol.VERSION:
                raise LineError(f"version {message.get('protocol')!r} of the protocol is not known here")
            return protocol.hello(f"alhambra {self.name}")
        if word == GAME:
            self._sit_down(message)
        elif word == CHOOSE:
            return self._choose(message)
        elif word in (BYE, LOST):
            self.gone = True
        return None  # words of later versions are passed over

    def _sit_down(self, message: Message) -> None:
        game = cast(str, message["game"])
        try:
            bot = make(self.name, game)
        except (KeyError, ValueError):
            raise LineError(f"there is no bot {self.name!r} for the game {game!r}") from None
        if isinstance(bot, Thinker):
            raise LineError(f"{self.name!r} thinks ahead in whole worlds; a line carries only what a seat sees")
        self._bot, self._table = bot, table_of(message)

    def _choose(self, message: Message) -> Message:
        if self._bot is None or self._table is None:
            raise LineError("there is a question before there is a game")
        view = view_of(message, self._table)
        action = self._bot.choose(view, fast(cast(int, message["luck"])))
        return {"say": CHOICE, "id": message["id"], "option": action.text(self._table)}
