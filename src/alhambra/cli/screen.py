"""The terminal: what is printed and what is typed."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from io import TextIOWrapper
from textwrap import wrap
from typing import Final

from rich.console import Console
from rich.text import Text
from rich.theme import Theme

from alhambra.cli.boards import Block
from alhambra.cli.chronicle import Chronicle, Scoring
from alhambra.cli.draw import draw_table
from alhambra.cli.glyphs import FEW_COLOURS, MANY_COLOURS, glyphs_for
from alhambra.cli.names import Cast
from alhambra.cli.scores import prize_lines, scoring_grid, scoring_reasons, scoring_title, wall_reasons
from alhambra.core.reckoning import FINAL_SCORING
from alhambra.core.table import Table
from alhambra.core.view import View


class Screen:
    """One person's terminal, or a pipe: then without colours, and answers are shown as if they had been typed."""

    def __init__(self, cast: Cast) -> None:
        self.console: Final = Console(highlight=False, markup=False, emoji=False)
        few = self.console.color_system in ("standard", "windows")
        self.console.push_theme(Theme(FEW_COLOURS if few else MANY_COLOURS))
        self.glyphs: Final = glyphs_for(self.console.encoding)
        self.cast: Final = cast
        self.typed: Final = sys.stdin.isatty()
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")  # whatever is typed is an answer, if a wrong one

    @property
    def width(self) -> int:
        return self.console.width

    def say(self, text: str | Text = "", style: str = "", whole: bool = False) -> None:
        """A sentence; it wraps at the edge unless it must stay whole to be copied."""
        self.console.print(self.spelt(text), style=style, soft_wrap=whole)

    def spelt(self, text: str | Text) -> Text:
        """The text in signs that the terminal has."""
        spelt = Text(text) if isinstance(text, str) else text.copy()
        spelt.plain = self.glyphs.spell(spelt.plain)
        return spelt

    def show(self, block: Block) -> None:
        """A drawing, line by line as it is."""
        lines = [self.spelt(line if self.console.is_terminal else Text(line.plain.rstrip())) for line in block]
        self.console.print(Text("\n").join(lines), no_wrap=True, overflow="crop")

    def ask(self, prompt: str) -> str:
        """An answer; EOFError when there are no more."""
        self.console.print(self.spelt(Text(prompt, "bold")), end="")
        answer = input()
        if not self.typed:
            self.console.print(answer, no_wrap=True, overflow="ellipsis")
        return answer.strip()

    def pause(self) -> None:
        """Let a person read before the table is drawn again."""
        if self.typed:
            self.ask(f"{self.cast.words('prompt-go-on')} ")
            self.say()

    def table(self, view: View, numbers: Mapping[int, int] | None = None) -> None:
        self.show(draw_table(view, self.cast, self.glyphs, self.width, numbers))

    def log(self, chronicle: Chronicle, since: int) -> None:
        """What happened from a decision on, with every scoring explained."""
        for told in chronicle.told(self.cast, since):
            for item in told:
                if isinstance(item, Scoring):
                    self.scoring(item)
                else:
                    self.say(item)

    def scoring(self, scoring: Scoring, walls: Table | None = None) -> None:
        """Explain a scoring; with the table given, also every side of the walls."""
        result = scoring.result
        self.say()
        self.say(scoring_title(result, self.cast), "bold")
        self.console.print(scoring_grid(result, scoring.scores, self.cast))
        for reason in scoring_reasons(result, self.cast):
            self.remark(reason)
        for reason in wall_reasons(walls, result, self.cast) if walls else []:
            self.remark(reason)
        self.say()

    def remark(self, sentence: str, mark: str = "  ") -> None:
        """A sentence that belongs to what stands above it, or to the mark in front of it."""
        for line in wrap(sentence, self.width, initial_indent=mark, subsequent_indent=" " * len(mark)):
            self.say(line)

    def lines(self, lines: list[str]) -> None:
        """Sentences that are laid out already."""
        for line in lines:
            self.say(line)

    def last_scoring(self, chronicle: Chronicle) -> None:
        """The latest scoring, and what the next one pays."""
        table = chronicle.now().table
        for scoring in chronicle.scorings()[-1:]:
            self.scoring(scoring, table)
        if chronicle.next_scoring() <= FINAL_SCORING:
            self.show(prize_lines(table, chronicle.next_scoring(), self.cast, self.width))
