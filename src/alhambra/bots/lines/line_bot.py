"""A bot that is another program: it gets the view on its standard input and answers on its standard output."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final, NoReturn, Self

from alhambra.bots.lines import protocol
from alhambra.bots.lines.protocol import CHOICE, ERROR, HELLO, LONGEST_LINE, LineError, Message
from alhambra.core.actions import Action
from alhambra.core.rng import Rng
from alhambra.core.setup import SEAT_NAMES
from alhambra.core.table import Table
from alhambra.core.view import View

SECONDS: Final = 10.0  # for a decision
TO_BEGIN: Final = 30.0  # seconds, until the program has said hello
TO_LEAVE: Final = 1.0  # seconds, after the program was told that it may go


class ForfeitError(Exception):
    """A bot that did not answer as it must has lost its game: on which seat, the command that started it, why."""

    def __init__(self, seat: int, command: str, why: str) -> None:
        super().__init__(seat, command, why)  # all of it, so that it travels between processes
        self.seat = seat
        self.command = command
        self.why = why

    def seat_name(self) -> str:
        return SEAT_NAMES[self.seat]

    def __str__(self) -> str:
        return f"the bot {self.command!r} on seat {self.seat_name()} loses: {self.why}"


class NoProgramError(ForfeitError):
    """There is no such program, or it may not be started: that is no bot's fault."""


class LineBot:
    """Another program on a seat; it is started with the first question and may play several games one after another.

    Any wrong answer, an end of the program or of its time raises ForfeitError and ends the program.
    """

    def __init__(self, command: str | Sequence[str], seconds: float = SECONDS) -> None:
        self.words: Final = shlex.split(command) if isinstance(command, str) else list(command)
        self.command: Final = command if isinstance(command, str) else shlex.join(command)
        self.seconds: Final = seconds
        self.name = ""  # as it calls itself
        self._process: subprocess.Popen[bytes] | None = None
        self._lines: SimpleQueue[bytes] = SimpleQueue()
        self._table: Table | None = None  # of the game it was told of
        self._seat = 0
        self._asked = 0

    def choose(self, view: View, rng: Rng) -> Action:
        """Ask the program; the same number from `rng` gives a program that uses no other luck the same choice."""
        if view.table is not self._table or view.seat != self._seat:
            self._table, self._seat, self._asked = view.table, view.seat, 0
            if self._process is None:
                self._begin()
            self._tell(protocol.game(view))
        self._asked += 1
        self._tell(protocol.choose(view, self._asked, self.seconds, int(rng.word())))
        answer = self._hear(CHOICE, self.seconds)
        if answer.get("id") != self._asked:
            self._fail(f"it answers question {answer.get('id')!r}, but was asked question {self._asked}")
        wanted = answer.get("option")
        named = [option for option in view.options if option.text(view.table) == wanted]
        if not named:
            self._fail(f"{str(wanted)[:80]!r} is none of its {len(view.options)} options")
        return named[0]

    def end(self, view: View) -> None:
        """Tell the program how its game ended; it need not answer."""
        if self._process is not None and self._table is view.table:
            self._tell({"say": protocol.OVER, "scores": list(view.scores), "view": view.facts()})
        self._table = None

    def close(self) -> None:
        """Let the program go, and make sure that it has gone."""
        process, self._process, self._table = self._process, None, None
        if process is None:
            return
        assert process.stdin is not None
        with suppress(OSError):  # it may have gone before
            process.stdin.write(protocol.line({"say": protocol.BYE}))
            process.stdin.flush()
        with suppress(OSError):
            process.stdin.close()
        try:
            process.wait(TO_LEAVE)
        except subprocess.TimeoutExpired:
            _end(process)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()

    def __del__(self) -> None:
        self.close()

    def _begin(self) -> None:
        try:
            # In a group of its own: so it can be ended with all it has started, and Ctrl-C is left to us.
            self._process = subprocess.Popen(
                self.words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise NoProgramError(self._seat, self.command, f"it cannot be started: {reason}") from None
        self._lines = SimpleQueue()
        Thread(target=_listen, args=(self._process, self._lines), daemon=True).start()
        self._tell(protocol.hello("alhambra"))
        answer = self._hear(HELLO, TO_BEGIN)
        if answer.get("protocol") != protocol.VERSION:
            self._fail(f"it speaks version {answer.get('protocol')!r} of the protocol, not {protocol.VERSION}")
        self.name = str(answer.get("name", ""))

    def _tell(self, message: Message) -> None:
        """Whoever has gone hears nothing. What it said before it went is heard first, then that it has gone."""
        assert self._process is not None
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.write(protocol.line(message))
            self._process.stdin.flush()

    def _hear(self, wanted: str, seconds: float) -> Message:
        """The next line, which must be of this kind."""
        try:
            text = self._lines.get(timeout=seconds)
        except Empty:
            self._fail(f"it did not answer in {seconds:g} seconds")
        if not text.endswith(b"\n"):
            ended = len(text) < LONGEST_LINE
            self._fail(self._how_it_ended() if ended else f"its line is longer than {LONGEST_LINE} bytes")
        try:
            message = protocol.read_line(text)
        except LineError as error:
            self._fail(str(error))
        if message["say"] == ERROR:
            self._fail(f"it gives up: {str(message.get('message'))[:200]}")
        if message["say"] != wanted:
            self._fail(f'it says {message["say"]!r}, but "{wanted}" was expected')
        return message

    def _how_it_ended(self) -> str:
        assert self._process is not None
        try:
            return f"it ended with code {self._process.wait(TO_LEAVE)} instead of an answer"
        except subprocess.TimeoutExpired:
            return "it closed its line"

    def _fail(self, why: str) -> NoReturn:
        """The game is lost: tell the program why, and end it."""
        process = self._process
        if process is not None and process.stdin is not None:
            with suppress(OSError):  # it may have gone before
                process.stdin.write(protocol.line({"say": protocol.LOST, "why": why}))
                process.stdin.flush()
        self.close()
        raise ForfeitError(self._seat, self.command, why)


def _listen(process: subprocess.Popen[bytes], lines: SimpleQueue[bytes]) -> None:
    """Pass on what the program says, line by line; a last piece without an end of line says that it has ended."""
    assert process.stdout is not None
    with process.stdout as said:
        text = b"\n"
        while text.endswith(b"\n"):
            text = said.readline(LONGEST_LINE)
            lines.put(text)


def _end(process: subprocess.Popen[bytes]) -> None:
    """End a program that does not go by itself, with all it has started."""
    if hasattr(os, "killpg"):
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()
    process.wait()
