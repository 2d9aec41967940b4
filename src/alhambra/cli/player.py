"""Playing a record back, move by move or as one log."""

from __future__ import annotations

import time
from typing import Final

from alhambra.cli.chronicle import Chronicle, Scoring
from alhambra.cli.help import replay_help
from alhambra.cli.screen import Screen
from alhambra.cli.session import shortened
from alhambra.core.actions import read_action
from alhambra.core.record import Record
from alhambra.words.told import declined

PACE: Final = 1.5  # seconds between two moves that play by themselves


class Player:
    """A record on the screen; `at` is the number of moves that were made."""

    def __init__(self, screen: Screen, record: Record, chronicle: Chronicle) -> None:
        self.screen: Final = screen
        self.record: Final = record
        self.chronicle: Final = chronicle
        self.last: Final = len(record.moves)
        self.at = 0

    def print_all(self) -> None:
        """Every move with what it brought about."""
        for at in range(self.last + 1):
            self.at = at
            self.tell()

    def step_through(self) -> None:
        """Show one position after the other, as the person asks."""
        self.show()
        while True:
            try:
                prompt = self.screen.cast.words("prompt-replay", at=self.at, last=self.last)
                answer = self.screen.ask(f"{prompt} ").lower()
            except EOFError:
                self.screen.say()
                return
            if answer == "q":
                return
            self.obey(answer)

    def obey(self, answer: str) -> None:
        """One command."""
        if answer in ("", "n"):
            self.go(self.at + 1)
        elif answer == "p":
            self.go(self.at - 1)
        elif answer == "e":
            self.go(self.last)
        elif answer == "a":
            self.run()
        elif answer == "s":
            self.screen.last_scoring(self.chronicle.until(self.at))
        elif answer == "h":
            self.screen.lines(replay_help(self.screen.cast, self.screen.width))
        elif answer.isascii() and answer.isdecimal() and len(answer) < 6:
            self.go(int(answer))
        else:
            self.screen.say(self.screen.cast.words("no-such-command", answer=shortened(answer)))

    def go(self, at: int) -> None:
        """To a move, if there is one of this number."""
        if not 0 <= at <= self.last:
            words = self.screen.cast.words
            self.screen.say(words("replay-start") if at < 0 else words("replay-ends", last=self.last))
            return
        self.at = at
        self.show()

    def run(self) -> None:
        """Move after move without being asked."""
        try:
            while self.at < self.last:
                self.go(self.at + 1)
                time.sleep(PACE if self.screen.typed else 0)
        except KeyboardInterrupt:
            self.screen.say()

    def show(self) -> None:
        """The table, and below it the move that led there."""
        self.screen.say()
        self.screen.table(self.chronicle.views[self.at])
        self.screen.say()
        self.tell()

    def tell(self) -> None:
        """The latest move and what it brought about."""
        cast = self.screen.cast
        told = self.chronicle.until(self.at).told(cast, self.at, details=True)[0]
        if self.at:
            seat, text = self.record.moves[self.at - 1]
            before = self.chronicle.views[self.at - 1].question
            saying = declined(seat, read_action(self.chronicle.now().table, text), before)
            told = [cast.say(saying), *told] if saying is not None else told
        mark = f"{self.at:4}  "
        for item in told:
            if isinstance(item, Scoring):
                self.screen.scoring(item)
            else:
                self.screen.remark(item, mark)
                mark = " " * len(mark)
