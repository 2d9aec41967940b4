"""A table in memory: its course, who sits at it, and the viewers who follow it from this process."""

from __future__ import annotations

import asyncio
import hmac
from base64 import urlsafe_b64encode
from collections.abc import Iterable
from typing import Final

import msgspec

from alhambra.core.setup import Setup
from alhambra.core.state import State
from alhambra.core.view import SPECTATOR, View
from alhambra.server import wire
from alhambra.server.storage.entry import Entry
from alhambra.server.storage.shelf import MOST_TALK, Game, Line, Place
from alhambra.server.tables.course import Course, Terms
from alhambra.server.tables.pace import Pace
from alhambra.server.tables.scene import Painter, entry, pieces
from alhambra.server.tables.timer import Alarm
from alhambra.server.thinking import Chosen, Task

TICKET_BYTES: Final = 12
ENCODER: Final = msgspec.json.Encoder()


class RawNews(wire.Wire, tag="news"):
    """`wire.News` with parts that were put into JSON before: many viewers share them."""

    scene: msgspec.Raw
    log: list[msgspec.Raw]
    table: wire.TableInfo
    now: float
    rewound: int = 0


class Viewer:
    """One connection. It keeps no messages, only how much it has sent: a slow reader gets fewer and newer ones."""

    def __init__(self, guest: str, seat: int) -> None:
        self.guest: Final = guest
        self.seat: Final = seat
        self.something: Final = asyncio.Event()
        self.version = -1  # of the scene sent last
        self.steps = 0  # lines of the log it has
        self.rewound = 0  # lines of them that were taken back since
        self.line = 0  # of the talk
        self.arranged = 0
        self.gone = False


class LookingBack:
    """A player's own moves of a finished game, as far as they are looked at."""

    def __init__(self) -> None:
        self.moves = 0
        self.graded: list[wire.Graded] = []
        self.ready = False


class Sitting:
    """One table. Whoever reads or changes the course holds the lock, so that nothing uncommitted is ever seen."""

    def __init__(self, game: Game, places: list[Place], secret: bytes, pace: Pace) -> None:
        self.game: Final = game
        self.places = places
        self.lock: Final = asyncio.Lock()
        self.viewers: Final[set[Viewer]] = set()
        self.talk: list[Line] = []
        self.arranged = 0  # grows with every change of the table other than the game
        self.alarm: Alarm | None = None
        self.thinking: Final[set[tuple[int, int]]] = set()  # (question, seat) that a bot thinks about
        self.thoughts: Final[dict[tuple[int, int], Chosen]] = {}  # what one has decided before it was time to say so
        self._spent: Final[dict[int, float]] = {}  # seconds that bots have thought in a turn, by seat
        self._spent_in = 0  # which turn that was
        self.hints: Final[dict[str, asyncio.Future[wire.Hints]]] = {}  # by ticket, what is or was advised
        self.reviews: Final[dict[int, LookingBack]] = {}
        self.announced: list[int] = []  # the seats that others were told are connected here
        self.stale = True  # must the journal be read again from the start?
        self._secret: Final = secret
        self._pace: Final = pace
        self._painter: Final = Painter()
        self.course: Course = self._fresh()
        self.entries: list[Entry] = []
        self.messages: set[str] = set()
        self.safe = 0  # entries that are committed and known to viewers
        self._views: Final[dict[int, tuple[int, View]]] = {}  # by seat, with the version they show; so are the scenes
        self._scenes: Final[dict[int, tuple[int, msgspec.Raw]]] = {}
        self._logs: Final[dict[int, list[wire.Entry]]] = {}
        self._raw_logs: Final[dict[int, list[msgspec.Raw]]] = {}

    # The journal.

    def setup(self) -> Setup:
        game = self.game
        seed, modules, components = int(game.seed, 16), tuple(game.modules.split()), tuple(game.components.split())
        return Setup(game.seats, seed, game.generator, modules, game.tower, components, game.game)

    def _fresh(self) -> Course:
        game = self.game
        terms = Terms(
            tuple([place.bot if place.kind == "bot" else "" for place in self.places]),
            tuple([place.kind == "link" for place in self.places]),
            game.reserve,
            game.increment,
        )
        return Course(self.setup(), game.held, game.created, terms)

    def begin_anew(self, entries: Iterable[Entry]) -> None:
        """Forget the course and play all entries again."""
        self.course = self._fresh()
        self.entries = []
        self.messages = set()
        for line in entries:
            self.follow(line)
        self.forget_pictures(0)
        self.settled()
        self.stale = False

    def follow(self, line: Entry, following: State | None = None) -> None:
        """Go on by one entry; `following` is the position after it, if it is known already."""
        self.course.apply(line, following)
        self.entries.append(line)
        if line.message:
            self.messages.add(line.message)
        if self.course.rewound_to >= 0:
            self.forget_pictures(self.course.rewound_to)
            if line.n >= self.safe:
                self._rewind(self.course.rewound_to)

    def settled(self) -> None:
        """All entries are safe."""
        self.safe = self.course.n

    def _rewind(self, left: int) -> None:
        for viewer in self.viewers:
            if viewer.steps > left:
                viewer.rewound += viewer.steps - left
                viewer.steps = left

    def forget_pictures(self, left: int = 0) -> None:
        """Look at everything anew; so many lines of the log are still as they were."""
        self._views.clear()
        self._scenes.clear()
        for log in self._logs.values():
            del log[left:]
        for raw in self._raw_logs.values():
            del raw[left:]

    # What can be seen.

    def ticket(self, seat: int) -> str:
        """What a decision of this seat must show; empty if none is due. It does not tell how many entries there are."""
        if not self.course.decides(seat):
            return ""
        topic = f"{self.game.id} {self.course.asked_n} {seat}".encode()
        return urlsafe_b64encode(hmac.digest(self._secret, topic, "sha256")[:TICKET_BYTES]).decode()

    def _view(self, seat: int) -> View:
        version = self.course.seen_version(seat)
        known = self._views.get(seat)
        if known is None or known[0] != version:
            known = self._views[seat] = (version, self.course.view(seat))
        return known[1]

    def scene(self, seat: int) -> wire.Scene:
        seen = self._view(seat)
        return self._painter.scene(self.course, seen, self.ticket(seat), self.game.undo, self._pace)

    def _raw_scene(self, seat: int) -> msgspec.Raw:
        version = self.course.seen_version(seat)
        known = self._scenes.get(seat)
        if known is None or known[0] != version:
            known = self._scenes[seat] = (version, msgspec.Raw(ENCODER.encode(self.scene(seat))))
        return known[1]

    def log(self, seat: int) -> list[wire.Entry]:
        """The log as this viewer may know it."""
        log = self._logs.setdefault(seat, [])
        steps = self.course.steps
        if len(log) < len(steps):
            seen = self._view(seat)
            log += [entry(seen, step, seat) for step in steps[len(log) :]]
        return log

    def _raw_log(self, seat: int, since: int) -> list[msgspec.Raw]:
        raw = self._raw_logs.setdefault(seat, [])
        log = self.log(seat)
        raw += [msgspec.Raw(ENCODER.encode(line)) for line in log[len(raw) :]]
        return raw[since:]

    def hello(self, seat: int, table: wire.TableInfo, now: float) -> wire.Hello:
        wish = "brief" if seat == SPECTATOR else self.course.wishes[seat]
        return wire.Hello(
            table=table,
            pieces=pieces(self.course.state.table),
            scene=self.scene(seat),
            log=self.log(seat)[:],
            chat=[said(line) for line in self.talk],
            now=now,
            window=msgspec.convert(wish, wire.WindowWish),
        )

    # What viewers get.

    def news(self, viewer: Viewer, table: wire.TableInfo, now: float) -> bytes | None:
        """What has changed for this viewer since the last time; None if nothing has."""
        version = self.course.seen_version(viewer.seat)
        steps = len(self.course.steps)
        if version == viewer.version and steps == viewer.steps and not viewer.rewound:
            return None
        scene, log = self._raw_scene(viewer.seat), self._raw_log(viewer.seat, viewer.steps)
        news = RawNews(scene=scene, log=log, table=table, now=now, rewound=viewer.rewound)
        self.up_to_date(viewer)
        return ENCODER.encode(news)

    def up_to_date(self, viewer: Viewer) -> None:
        """The viewer has everything about game and table."""
        viewer.version = self.course.seen_version(viewer.seat)
        viewer.steps, viewer.rewound, viewer.arranged = len(self.course.steps), 0, self.arranged

    def call_viewers(self) -> None:
        """Something may have changed: let them look."""
        for viewer in self.viewers:
            viewer.something.set()

    def add_talk(self, lines: list[Line]) -> None:
        """Lines that are new here; the oldest are let go."""
        newest = self.talk[-1].number if self.talk else 0
        self.talk = [*self.talk, *[line for line in lines if line.number > newest]][-MOST_TALK:]
        self.call_viewers()

    def note_thought(self, seat: int, seconds: float) -> None:
        """A bot takes so long for a decision of the turn that now is."""
        if self._spent_in != self.course.turns:
            self._spent.clear()
            self._spent_in = self.course.turns
        self._spent[seat] = self._spent.get(seat, 0.0) + seconds

    def _spent_by(self, seat: int) -> float:
        """As far as this process let it think: what others did is not known here, and is let pass."""
        return self._spent.get(seat, 0.0) if self._spent_in == self.course.turns else 0.0

    def task(self, seat: int, level: str, salt: bytes) -> Task:
        """A decision for a bot."""
        setup = self.course.setup
        return Task(
            self.game.id,
            setup.seats,
            setup.seed,
            setup.generator,
            setup.modules,
            setup.tower,
            self.game.held,
            tuple(self.entries),
            seat,
            level,
            salt,
            setup.components,
            setup.game,
            self._spent_by(seat),
        )


def said(line: Line) -> wire.Chat:
    """A line of the talk for viewers."""
    return wire.Chat(line.number, line.seat, line.name, line.text, line.at)
