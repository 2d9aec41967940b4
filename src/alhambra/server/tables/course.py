"""The course of one game: everything that follows from the entries of its journal, by playing them.

It is a cache: the same entries give the same course, in every process.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from alhambra.core.actions import read_action
from alhambra.core.base_actions import STOP
from alhambra.core.engine import is_over, submit, to_move
from alhambra.core.events import Event, Scored, TurnBegan
from alhambra.core.frames import NOBODY, SecretRound
from alhambra.core.record import Record
from alhambra.core.setup import Setup
from alhambra.core.state import State
from alhambra.core.table import Table
from alhambra.core.view import SPECTATOR, View, view
from alhambra.core.window import AskInWindow
from alhambra.games import family
from alhambra.server.storage.entry import ANSWER, CLOSE, HOLD_ON, JOIN, MOVE, STAND_IN, UNDO, WISH, Entry
from alhambra.server.tables.clocks import Clocks
from alhambra.server.tables.holder import HOLD, KEY, Holder, can_act, facing, has_windows, without_holder
from alhambra.words.saying import Saying
from alhambra.words.told import declined

ASK: Final = "ask"  # wait for me in every window between two turns
BRIEF: Final = "brief"  # a short countdown answers for me
NEVER: Final = "never"  # do not ask me there
NOT_YET: Final = -1.0


@dataclass(frozen=True, slots=True)
class Terms:
    """Who plays on which seat, and with how much time; fixed when the table is made."""

    bots: tuple[str, ...]  # by seat: the level of the bot, empty for a person
    links: tuple[bool, ...]  # by seat: does it wait for somebody to follow a link?
    reserve: int | None = None
    increment: int = 0


@dataclass(frozen=True, slots=True)
class Step:
    """A line of the log: something everybody could notice."""

    ply: int
    seat: int  # who decided, SPECTATOR for the table itself
    turn: int
    events: tuple[Event, ...]
    declined: Saying | None  # what no event tells of
    at: float


@dataclass(frozen=True, slots=True)
class _Mark:
    """Where a take-back leads to."""

    seat: int
    state: State
    steps: int
    moves: int
    turns: int
    scorings: int


class Course:
    """A game under way as its entries tell it. `held`: are secret questions put to all seats?"""

    def __init__(self, setup: Setup, held: bool, at: float, terms: Terms | None = None) -> None:
        seats = setup.seats
        self.setup: Final = family.arranged(setup)
        self.terms: Final = terms or Terms(("",) * seats, (False,) * seats)
        self.clocks: Final = Clocks(seats, self.terms.reserve, self.terms.increment)
        self.joined: Final = [0.0 if not link else NOT_YET for link in self.terms.links]  # when
        self.stand_ins: Final = [""] * seats
        self.wishes: Final = [BRIEF] * seats
        self.held: Final = held
        self.state: State = family.start(self.setup, (Holder(has_windows(setup)),) if held else ())
        self.n = 0  # entries so far
        self.moves: list[tuple[int, str]] = []  # the decisions as a record has them
        self.steps: list[Step] = []
        self.version = 0  # what everybody could notice
        self.private: Final = [0] * seats  # what only one seat could notice
        self.answers: dict[int, str] = {}
        self.answered_at: dict[int, float] = {}
        self.holds: dict[int, float] = {}
        self.asked_n = 0  # which entry led to the question that is open
        self.asked_at = at
        self.turns = 0
        self.scorings = 0
        self.rewound_to = -1  # how many steps the latest entry left standing, if it was a take-back
        self._trail: list[_Mark] = []
        self._carried: list[Event] = []  # told to few, so far without a line of the log
        self._really: dict[int, bool] = {}
        self._plain: Table | None = None
        self._settle(SPECTATOR, self.state.events, None, at)

    # Who plays.

    def plays(self, seat: int) -> str:
        """The level of the bot that plays on a seat; empty if a person does."""
        return self.terms.bots[seat] or self.stand_ins[seat]

    def awaited(self, seat: int) -> bool:
        """Has nobody come to this seat yet?"""
        return self.joined[seat] == NOT_YET

    def persons(self) -> list[int]:
        """The seats on which persons play now."""
        return [seat for seat in range(self.setup.seats) if not self.plays(seat) and not self.awaited(seat)]

    # What is asked.

    def over(self) -> bool:
        return is_over(self.state)

    def ply(self) -> int:
        """Decisions everybody could notice."""
        return _ply(self.state)

    def window(self) -> SecretRound | None:
        """The secret question that is open to all: between two turns, or another one that goes round."""
        top = self.state.agenda[-1] if self.held and self.state.agenda else None
        return top if isinstance(top, SecretRound) else None

    def between_turns(self) -> bool:
        """Is it the window between two turns, which comes so often that each may wish how to be asked there?"""
        return isinstance(self.window(), AskInWindow)

    def wish(self, seat: int) -> str:
        """How a seat wants to be asked now: any other secret question waits for everybody."""
        return self.wishes[seat] if self.between_turns() else ASK

    def discreet(self) -> bool:
        """Is it a secret whom the open question asks?"""
        return bool(self.state.agenda) and self.state.agenda[-1].discreet()

    def asked(self) -> int:
        """The seat that must decide; NOBODY if the game is over, or while the window is open to all."""
        return NOBODY if self.window() is not None else to_move(self.state)

    def still_to_come(self, window: SecretRound) -> list[int]:
        """The seats that can still answer in this window, in their order."""
        seats = len(self.state.players)
        first = (window.asked - window.first) % seats
        return [(window.first + step) % seats for step in range(first, seats)]

    def really_asked(self, seat: int) -> bool:
        """Could this seat act in the open window? Only the table and the seat itself may know."""
        known = self._really.get(seat)
        if known is None:
            window = self.window()
            known = False
            if window is not None and seat in self.still_to_come(window):
                known = can_act(facing(self.state, window, seat))
            self._really[seat] = known
        return known

    def decides(self, seat: int) -> bool:
        """Is a decision of this person due now?"""
        if seat == SPECTATOR or self.plays(seat):
            return False
        window = self.window()
        if window is None:
            return to_move(self.state) == seat
        return self.wish(seat) != NEVER and seat not in self.answers and seat in self.still_to_come(window)

    def view(self, seat: int) -> View:
        """What a seat sees; in the open window everybody is asked at once, and sees his own options only."""
        window = self.window()
        if window is None:
            seen = view(self.state, seat)
        elif seat == SPECTATOR or not (self.decides(seat) or self.really_asked(seat)) or seat in self.answers:
            seen = view(facing(self.state, window, (seat + 1) % len(self.state.players)), seat)
        else:
            seen = view(facing(self.state, window, seat), seat)
            seen.options[:] = [action for action in seen.options if action is not HOLD]
            if not self.really_asked(seat):
                seen.options[:] = [STOP]
        if self.held:
            seen.modules.pop(KEY)
        return seen

    def position(self, seat: int) -> State:
        """The game as the rules have it, asking this seat: for those who think for it, and never see it as it is."""
        window = self.window()
        state = self.state if window is None else facing(self.state, window, seat)
        if not self.held:
            return state
        if self._plain is None:
            self._plain = family.start(self.setup).table
        return without_holder(state, self._plain)

    def made(self, seat: int) -> int:
        """Decisions of a seat in this turn that everybody could notice."""
        made = 0
        for step in reversed(self.steps):
            if step.turn != self.turns:
                break
            made += step.seat == seat
        return made

    def seen_version(self, seat: int) -> int:
        """Grows whenever what this viewer sees has changed."""
        return self.version if seat == SPECTATOR else self.version + self.private[seat]

    def may_undo(self, seat: int) -> bool:
        """Was the latest decision this seat's, and has nothing come to light since?"""
        return bool(self._trail) and self._trail[-1].seat == seat and not self.over()

    # What is decided.

    def after(self, seat: int, text: str) -> tuple[State, str]:
        """The position after a decision, and how records write it. RuleError or ValueError if it cannot be."""
        window = self.window()
        before = self.state if window is None else facing(self.state, window, seat)
        action = read_action(before.table, text)
        following = before.clone()
        submit(following, seat, action)
        return following, action.text(before.table)

    def apply(self, entry: Entry, following: State | None = None) -> None:
        """Go on by one entry; `following` is the position after a move, if somebody knows it already."""
        if entry.n != self.n:
            raise ValueError(f"entry {entry.n} does not follow {self.n} entries")
        self.rewound_to = -1
        self.clocks.note(self, entry)
        self.n += 1
        if entry.kind == MOVE:
            self._move(entry, following or self.after(entry.seat, entry.text)[0])
        elif entry.kind == ANSWER:
            self.answers[entry.seat] = entry.text
            self.answered_at[entry.seat] = entry.at
            if entry.seat in self.holds or (self.wish(entry.seat) == ASK and not self.plays(entry.seat)):
                self.version += 1  # all others have waited for it
            else:
                self.private[entry.seat] += 1
        elif entry.kind == CLOSE:
            self._close(entry)
        elif entry.kind == HOLD_ON:
            self.holds[entry.seat] = entry.at
            self.version += 1
        elif entry.kind == UNDO:
            self._undo(entry)
        elif entry.kind in (JOIN, WISH, STAND_IN):
            self._arrange(entry)
        else:
            raise ValueError(f"unknown entry {entry.kind!r}")

    def _move(self, entry: Entry, following: State) -> None:
        before = self.state
        noticed = _ply(following) != _ply(before)
        action = read_action(before.table, entry.text)
        if noticed and following.revealed == before.revealed:
            self._trail.append(_Mark(entry.seat, before, len(self.steps), len(self.moves), self.turns, self.scorings))
        else:
            self._trail.clear()
        self.moves.append((entry.seat, entry.text))
        told = declined(entry.seat, action, before.agenda[-1].name()) if noticed else None
        self._follow(following, entry, entry.seat if noticed else SPECTATOR, following.events, told)

    def _close(self, entry: Entry) -> None:
        """The window is over: the first in order who wants to act does; the questions then start again."""
        following = self.state.clone()
        events: list[Event] = []
        actor = SPECTATOR
        window = self.window()
        waiting = self.still_to_come(window) if window is not None else []
        while actor == SPECTATOR and _goes_on(following, window, waiting):
            seat = to_move(following)
            waiting = waiting[waiting.index(seat) + 1 :]
            really = can_act(following)
            answer = read_action(following.table, self.answers.get(seat, "stop")) if really else STOP
            submit(following, seat, answer)
            events += following.events
            if really:
                self.moves.append((seat, answer.text(following.table)))
            if answer != STOP:
                actor = seat
        self._trail.clear()  # whether somebody was asked would show in what can be taken back
        self._follow(following, entry, actor, events, None)

    def _undo(self, entry: Entry) -> None:
        mark = self._trail.pop()
        self.state = mark.state
        del self.steps[mark.steps :]
        del self.moves[mark.moves :]
        self.turns, self.scorings = mark.turns, mark.scorings
        self.rewound_to = mark.steps
        self.version += 1
        self._ask_anew(entry)

    def _arrange(self, entry: Entry) -> None:
        if entry.kind == JOIN:
            self.joined[entry.seat] = entry.at
        elif entry.kind == WISH:
            self.wishes[entry.seat] = entry.text
        else:
            self.stand_ins[entry.seat] = entry.text
        self.version += 1

    def _follow(self, following: State, entry: Entry, seat: int, events: list[Event], told: Saying | None) -> None:
        before, asked_before = self.state, to_move(self.state)
        self.state = following
        self._ask_anew(entry)
        if not self._settle(seat, events, told, entry.at) and _public(before) == _public(following):
            # A secret question went from one seat to the next: these two notice.
            for who in {asked_before, to_move(following)}:
                self.private[who] += 1
        else:
            self.version += 1

    def _ask_anew(self, entry: Entry) -> None:
        self.asked_n, self.asked_at = self.n, entry.at
        self.answers, self.answered_at, self.holds = {}, {}, {}
        self._really = {}

    def _settle(self, seat: int, events: list[Event], told: Saying | None, at: float) -> bool:
        """Write what happened into the log; is there anything that all may read?"""
        story = self._carried + list(events)
        open_to_all = seat != SPECTATOR or any(event.seen_by(SPECTATOR) is not None for event in story)
        self._carried = [] if open_to_all else story
        if open_to_all:
            self.steps.append(Step(_ply(self.state), seat, self.turns, tuple(story), told, at))
        self.turns += sum([isinstance(event, TurnBegan) for event in events])
        self.scorings += sum([isinstance(event, Scored) for event in events])
        return open_to_all

    def record(self, players: Iterable[str]) -> Record:
        """The game as it is written down: as if nobody had been asked without a reason."""
        return Record(self.setup, tuple(players), self.moves[:], self.over())


def _ply(state: State) -> int:
    """Decisions everybody could notice."""
    return state.ply - state.unseen


def _goes_on(state: State, window: SecretRound | None, waiting: list[int]) -> bool:
    """Does the same round ask one of those it has not come to yet? If not, it is over, or has begun anew."""
    top = state.agenda[-1] if state.agenda else None
    same = isinstance(top, SecretRound) and window is not None and window.put_to(top.asked).key() == top.key()
    return same and to_move(state) in waiting


def _public(state: State) -> tuple[int, str, int]:
    return _ply(state), state.agenda[-1].name() if state.agenda else "", state.turn
