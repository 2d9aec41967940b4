"""A game at the terminal: one person against bots, saved after every decision."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from time import perf_counter
from typing import Final

from rich.text import Text

from alhambra.bots.asking import Bot, Thinker, ask
from alhambra.bots.watch import Watch
from alhambra.cli.boards import draw_board
from alhambra.cli.chronicle import Chronicle
from alhambra.cli.components import again
from alhambra.cli.draw import dirk_lines, player_block, seat_of
from alhambra.cli.help import keys_help, rules_help
from alhambra.cli.menu import Menu, menu_for
from alhambra.cli.names import printable
from alhambra.cli.records import program, save_file
from alhambra.cli.screen import Screen
from alhambra.core.actions import READERS, Action, read_action
from alhambra.core.engine import RuleError, is_over, to_move
from alhambra.core.frames import NOBODY
from alhambra.core.rng import FastRng, fast
from alhambra.games.match import Match
from alhambra.words.offer import describe
from alhambra.words.refusal import refusal
from alhambra.words.saying import Say

LONGEST_ANSWER: Final = 20


class Session:
    """The person's side of the table."""

    def __init__(
        self,
        screen: Screen,
        match: Match,
        chronicle: Chronicle,
        bots: dict[int, Bot | Thinker],
        path: Path,
        told: int,
    ) -> None:
        self.screen: Final = screen
        self.match: Final = match
        self.chronicle: Final = chronicle
        self.seat: Final = chronicle.seat
        self.bots: Final = bots
        self.path: Final = path
        self.told = told  # views that were already put into words
        self.notice = ""  # what is said besides, once
        self.watch: Final = Watch(match.setup.seats)

    def play(self) -> None:
        """To the end of the game; EOFError if the person leaves before."""
        self.save()
        while not is_over(self.match.state):
            seat = to_move(self.match.state)
            if seat == self.seat:
                self.decide()
            else:
                clock = self.watch.clock(seat)
                action = ask(self.bots[seat], self.match.state, seat, self.numbers_for_bots(), clock)
                self.submit(action, perf_counter() - clock.asked)
        self.finish()

    def submit(self, action: Action, seconds: float = 0.0) -> None:
        """Play a decision; nothing goes on before it is saved. RuleError if it is not allowed. A bot took `seconds`."""
        seat = to_move(self.match.state)
        self.match.play(action)
        self.watch.note(seat, seconds, self.match.state.events)
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
        menus = [menu_for(seen, self.screen.cast)]
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
        words = self.screen.cast.words
        keys = [f"1-{len(menus[-1].choices())}"]
        keys += [words("prompt-back")] if len(menus) > 1 else []
        keys += [words("prompt-undo")] if self.match.may_undo(self.seat) else []
        return f"{words('prompt-choice', keys=', '.join([*keys, words('prompt-help')]))} "

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
        words = self.screen.cast.words
        try:
            self.submit(read_action(self.match.state.table, answer))
        except RuleError as error:
            self.screen.say(words("not-possible", why=Say(refusal(error.rule))))
            return False
        except ValueError:
            self.screen.say(words("not-possible-typed", answer=answer))
            return False
        return True

    def undo(self) -> bool:
        """Take the latest decision back if nothing has come to light since."""
        if not self.match.may_undo(self.seat):
            mine = bool(self.match.moves) and self.match.moves[-1][0] == self.seat
            self.screen.say(self.screen.cast.words("no-undo-revealed" if mine else "no-undo-not-yours"))
            return False
        undone = read_action(self.match.state.table, self.match.moves[-1][1])
        self.match.undo()
        self.chronicle.forget()
        self.told = min(self.told, len(self.chronicle.views))
        self.save()
        label = describe(self.chronicle.now(), undone).label
        self.notice = self.screen.cast.words("taken-back", what=Say(label))
        return True

    def look(self, word: str, rest: str, menu: Menu) -> None:
        """Answers that decide nothing."""
        screen = self.screen
        if word == "q" and not rest:
            raise EOFError
        if word == "h" and not rest:
            screen.lines(keys_help(screen.cast, screen.width))
        elif word in ("?", "r") and not rest:
            screen.lines(rules_help(screen.cast, self.chronicle.now(), screen.width))
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
        elif who.lower() in ("dirk", screen.cast.words("dirk").lower()) and seen.dirk:
            screen.show(dirk_lines(seen, screen.cast, screen.glyphs, screen.width))
        else:
            screen.say(screen.cast.words("no-such-seat", seat=shortened(who)))

    def refuse(self, answer: str, menu: Menu) -> None:
        words = self.screen.cast.words
        self.screen.say(words("no-such-number", answer=shortened(answer), number=len(menu.choices())))

    def finish(self) -> None:
        """The last scoring, the winners, and where the record lies."""
        self.screen.say()
        self.screen.table(self.chronicle.now())
        self.report()
        words = self.screen.cast.words
        self.screen.say(words("record-lies-in", file=str(self.path)), whole=True)
        self.screen.say(words("look-again", command=f"{program()} replay {self.path}{again()}"), whole=True)

    def farewell(self) -> None:
        """How to go on with the game later."""
        command = f"{program()} play --resume {self.path}{again()}"
        self.screen.say()
        self.screen.say(self.screen.cast.words("saved-go-on", command=command), whole=True)


def shortened(answer: str) -> str:
    """What was typed, as far as it can be shown in one line."""
    return printable(answer if len(answer) <= LONGEST_ANSWER else f"{answer[:LONGEST_ANSWER]}...")
