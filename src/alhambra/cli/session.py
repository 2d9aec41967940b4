"""A game at the terminal: one person against bots, saved after every decision."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import Final

from rich.text import Text

from alhambra.bots.bot import Bot
from alhambra.cli.boards import draw_board
from alhambra.cli.chronicle import Chronicle
from alhambra.cli.draw import dirk_lines, player_block, seat_of
from alhambra.cli.help import KEYS, RULES
from alhambra.cli.menu import Menu, menu_for
from alhambra.cli.records import program, save_file
from alhambra.cli.screen import Screen
from alhambra.cli.speech.speakers import nutshells
from alhambra.cli.words import action_words
from alhambra.core.actions import READERS, Action, read_action
from alhambra.core.engine import RuleError, is_over, to_move
from alhambra.core.frames import NOBODY
from alhambra.core.rng import FastRng, fast
from alhambra.core.view import view
from alhambra.games.match import Match


class Session:
    """The person's side of the table."""

    def __init__(
        self, screen: Screen, match: Match, chronicle: Chronicle, bots: dict[int, Bot], path: Path, told: int
    ) -> None:
        self.screen: Final = screen
        self.match: Final = match
        self.chronicle: Final = chronicle
        self.seat: Final = chronicle.seat
        self.bots: Final = bots
        self.path: Final = path
        self.told = told  # views that were already put into words
        self.notice = ""  # what is said besides, once

    def play(self) -> None:
        """To the end of the game; EOFError if the person leaves before."""
        self.save()
        while not is_over(self.match.state):
            seat = to_move(self.match.state)
            if seat == self.seat:
                self.decide()
            else:
                seen = view(self.match.state, seat)
                self.submit(self.bots[seat].choose(seen, self.numbers_for_bots()))
        self.finish()

    def submit(self, action: Action) -> None:
        """Play a decision; nothing goes on before it is saved. RuleError if it is not allowed."""
        self.match.play(action)
        self.chronicle.note(self.match)
        self.save()

    def save(self) -> None:
        save_file(self.path, self.match.save())

    def numbers_for_bots(self) -> FastRng:
        """The same numbers for the same decision of the same game, and none that tell of what lies hidden."""
        key = f"{self.match.setup.seed} {len(self.match.moves)}".encode()
        return fast(int.from_bytes(blake2b(key, digest_size=8, person=b"bots").digest(), "big"))

    # The person's decisions.

    def decide(self) -> None:
        """Show the table and ask until one decision is made or taken back."""
        seen = self.chronicle.now()
        menus = [menu_for(seen, self.screen.glyphs)]
        if self.chronicle.scorings(self.told):
            self.report()
            self.screen.pause()
            self.show_table(menus)
        else:
            self.show_table(menus)
            self.report()
        self.offer(menus)
        while True:
            menu = menus[-1]
            answer = self.screen.ask(self.prompt(menus))
            word, _, rest = answer.partition(" ")
            if answer.isascii() and answer.isdecimal() and len(answer) < 6:
                if self.choose(menus, int(answer)):
                    return
            elif word.lower() == "u" and not rest:
                if self.undo():
                    return
            elif word in READERS:
                if self.spell(answer):
                    return
            elif not answer:
                self.show_table(menus)
                self.offer(menus)
            else:
                self.look(word.lower(), rest, menu)

    def show_table(self, menus: list[Menu]) -> None:
        self.screen.say()
        self.screen.table(self.chronicle.now(), menus[-1].numbers())

    def report(self) -> None:
        """What happened since the person's last decision."""
        self.screen.say()
        if self.notice:
            self.screen.say(self.notice)
        self.screen.log(self.chronicle, self.told)
        self.told = len(self.chronicle.views)
        self.notice = ""

    def offer(self, menus: list[Menu]) -> None:
        """The question with its numbered answers."""
        self.screen.say()
        self.screen.say(Text(menus[-1].question, "bold underline"))
        for line in menus[-1].lines(self.screen.width):
            self.screen.say(line)

    def prompt(self, menus: list[Menu]) -> str:
        back = ", 0 back" if len(menus) > 1 else ""
        undo = ", u undo" if self.match.may_undo(self.seat) else ""
        return f"Your choice (1-{len(menus[-1].choices())}{back}{undo}, h help): "

    def choose(self, menus: list[Menu], number: int) -> bool:
        """Follow a number of the menu; was it a decision?"""
        choices = menus[-1].choices()
        if number == 0 and len(menus) > 1:
            menus.pop()
        elif not 1 <= number <= len(choices):
            self.refuse(str(number), menus[-1])
            return False
        else:
            choice = choices[number - 1]
            if choice.action is not None:
                self.submit(choice.action)
                return True
            assert choice.more is not None
            menus.append(choice.more)
            self.board(menus[-1])
        self.offer(menus)
        return False

    def board(self, menu: Menu) -> None:
        """One's own Alhambra with the numbers of a menu."""
        if menu.numbers():
            mine = self.chronicle.now().boards[self.seat]
            self.screen.say()
            self.screen.show(draw_board(mine, self.screen.glyphs, self.screen.width, menu.numbers(), roomy=True))

    def spell(self, answer: str) -> bool:
        """Play an action that was typed as records write it; was it allowed?"""
        try:
            self.submit(read_action(self.match.state.table, answer))
        except (ValueError, RuleError) as error:
            self.screen.say(f"Not possible: {error}")
            return False
        return True

    def undo(self) -> bool:
        """Take the latest decision back if nothing has come to light since."""
        if not self.match.may_undo(self.seat):
            mine = bool(self.match.moves) and self.match.moves[-1][0] == self.seat
            why = "new cards or tiles have come to light since" if mine else "the latest decision was not yours"
            self.screen.say(f"Nothing can be taken back: {why}.")
            return False
        undone = read_action(self.match.state.table, self.match.moves[-1][1])
        self.match.undo()
        self.chronicle.forget()
        self.told = min(self.told, len(self.chronicle.views))
        self.save()
        self.notice = f"Taken back: {action_words(self.match.state.table, undone)}."
        return True

    def look(self, word: str, rest: str, menu: Menu) -> None:
        """Answers that decide nothing."""
        screen = self.screen
        if word == "q" and not rest:
            raise EOFError
        if word == "h" and not rest:
            screen.say(KEYS)
        elif word in ("?", "r") and not rest:
            screen.say(RULES)
            for nutshell in nutshells(self.chronicle.now()):
                screen.remark(nutshell)
        elif word == "s" and not rest:
            screen.last_scoring(self.chronicle)
        elif word == "b" and rest:
            self.look_at(rest.strip())
        else:
            self.refuse(f"{word} {rest}".strip(), menu)

    def look_at(self, who: str) -> None:
        """Another's Alhambra, or Dirk's tiles."""
        screen, seen = self.screen, self.chronicle.now()
        seat = seat_of(who, seen.table.seats)
        if seat != NOBODY:
            screen.show(player_block(seen, seat, screen.cast, screen.glyphs, screen.width))
        elif who.lower() == "dirk" and seen.dirk:
            screen.show(dirk_lines(seen, screen.glyphs, screen.width))
        else:
            screen.say(f"There is no seat {who} at this table.")

    def refuse(self, answer: str, menu: Menu) -> None:
        shown = answer if len(answer) <= 20 else f"{answer[:20]}..."
        self.screen.say(f"{shown!r} is not one of the numbers 1 to {len(menu.choices())} (h helps).")

    def finish(self) -> None:
        """The last scoring, the winners, and where the record lies."""
        self.screen.say()
        self.screen.table(self.chronicle.now())
        self.report()
        self.screen.say(f"The record lies in {self.path}", whole=True)
        self.screen.say(f"Look at the game again with: {program()} replay {self.path}", whole=True)
