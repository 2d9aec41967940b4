"""Positions of the Dice Game as on a table top: loaded dice, markers, stones and chips by name."""

from __future__ import annotations

from typing import Self, cast

from alhambra.core.actions import read_action
from alhambra.core.engine import RuleError, is_over, legal, submit, to_move
from alhambra.core.events import Event
from alhambra.core.frames import NOBODY
from alhambra.core.pieces import TYPES
from alhambra.core.rng import Rng
from alhambra.core.scoring import Result, count_points
from alhambra.core.setup import SEAT_NAMES, Setup
from alhambra.core.state import State
from alhambra.games import family
from alhambra.games.cup.area import FIELDS, field_name, with_marker
from alhambra.games.dice.awarding import REWARD_COLUMN
from alhambra.games.dice.chips import NAMES, NO_CHIP
from alhambra.games.dice.part import KEY, DiceTable, dice_table
from alhambra.games.dice.rewards import give_points
from alhambra.games.dice.rounds import BEGIN_ROUND, END_ROUND
from alhambra.games.dice.turn import NEXT_TURN

DIRK = "Dirk"
FIELD_NAMES = [field_name(at) for at in range(FIELDS)]


class Loaded(Rng):
    """Dice that fall as they are told to; none is ever thrown that nobody has thought of."""

    def __init__(self, faces: list[int]) -> None:
        self.faces = faces

    def below(self, limit: int) -> int:
        return self.faces.pop(0)

    def clone(self) -> Loaded:
        return Loaded(self.faces[:])

    def position(self) -> tuple[int, ...]:
        return tuple(self.faces)


def kind(name: str) -> int:
    return TYPES.index(name)


def times(**faces: int) -> list[str]:
    """Faces by number, as in `times(tower=3, garden=5)`."""
    return [name for name, number in faces.items() for _ in range(number)]


def game(seats: str = "ABC", seed: int = 0) -> Board:
    """The first round, with an empty dice area; A is the start player and on turn."""
    board = Board(family.start(Setup(len(seats), seed, game=KEY)))
    for at in range(len(TYPES)):
        board.part.columns[at] = bytes(FIELDS)
    return board.turn("A")


class Board:
    """A game whose pieces can be laid out by name. Owners are seats as letters, or Dirk."""

    def __init__(self, state: State) -> None:
        self.state = state

    @property
    def part(self) -> DiceTable:
        return dice_table(self.state)

    # Laying things out.

    def turn(self, seat: str) -> Self:
        """The first turn of the round, for this seat."""
        self.part.starter = self.part.named = self.owner(seat)
        self.part.hands[:] = [self.part.markers] * len(self.state.players)
        self.state.agenda[:] = [END_ROUND, REWARD_COLUMN[0], NEXT_TURN]
        return self.go_on()

    def marker(self, owner: str, place: str) -> Self:
        """A marker on a field, as in `garden 1/2`."""
        name, field = place.split()
        column = self.part.columns[kind(name)]
        self.part.columns[kind(name)] = with_marker(column, FIELD_NAMES.index(field), self.owner(owner))
        return self.asked_anew()

    def stone(self, owner: str, name: str, height: int) -> Self:
        """A building stone moves up, on top of those who are there."""
        give_points(self.state, self.owner(owner), kind(name), height)
        return self

    def chips(self, owner: str, *names: str) -> Self:
        """Exactly these chips before an owner."""
        self.part.chips[self.owner(owner)] = bytes(sorted([NAMES.index(name) for name in names]))
        return self.asked_anew()

    def bonus(self, **chips: str) -> Self:
        """Chips on bonus fields, as in `bonus(garden="annul")`; `start` for the start chip."""
        for name, chip in chips.items():
            if chip == "start":
                self.part.chip_at = kind(name)
            elif self.part.chip_at == kind(name):
                self.part.chip_at = -1
            row = bytearray(self.part.bonus)
            row[kind(name)] = NAMES.index(chip) if chip != "start" else NO_CHIP
            self.part.bonus = bytes(row)
        return self

    def dice(self, *throws: list[str]) -> Self:
        """How the next dice fall; a game with loaded dice has no other chance."""
        faces = [kind(face) for thrown in throws for face in thrown]
        rng = self.state.rng
        if isinstance(rng, Loaded):
            rng.faces += faces
        else:
            self.state.rng = Loaded(faces)
        return self

    def rewards(self, first: str = "pavilion") -> Self:
        """All markers are placed: on to the rewards, from this column on."""
        self.part.hands[:] = [0] * len(self.state.players)
        self.state.agenda[:] = [END_ROUND, REWARD_COLUMN[kind(first)]]
        return self.go_on()

    def round(self, number: int, *throws: list[str]) -> Self:
        """The beginning of a round."""
        self.dice(*throws)
        for at in range(len(TYPES)):
            self.part.columns[at] = bytes(FIELDS)
        self.part.round = number - 1
        self.state.agenda[:] = [BEGIN_ROUND]
        return self.go_on()

    # Playing.

    def play(self, seat: str, *texts: str) -> Self:
        """Let a seat say these things one after the other."""
        for text in texts:
            submit(self.state, SEAT_NAMES.index(seat), read_action(self.state.table, text))
        return self

    def throw(self, seat: str, *throws: list[str]) -> Self:
        """A first throw of all dice, then others as far as they are told, each of the first dice that lie there."""
        for number, thrown in enumerate(throws):
            self.dice(thrown)
            again = self.faces()[: len(thrown)] if number else ["all"]
            self.play(seat, "throw " + " ".join(again))
        return self

    def refused(self, seat: str, text: str) -> str:
        """The rule by which the engine refuses an action; an error if it allows it."""
        try:
            submit(self.state.clone(), SEAT_NAMES.index(seat), read_action(self.state.table, text))
        except RuleError as error:
            return error.rule
        raise AssertionError(f"{text!r} was not refused")

    def go_on(self) -> Self:
        """Run what needs nobody's decision."""
        agenda = self.state.agenda
        while agenda and agenda[-1].asks() == NOBODY:
            agenda.pop().run(self.state)
        return self.asked_anew()

    # Looking.

    def offered(self, *verbs: str) -> list[str]:
        """What is offered now, with these verbs."""
        texts = [option.text(self.state.table) for option in legal(self.state)]
        return [text for text in texts if not verbs or text.split()[0] in verbs]

    def verbs(self) -> set[str]:
        return {text.split()[0] for text in self.offered()}

    def asked(self) -> str:
        return "" if is_over(self.state) else SEAT_NAMES[to_move(self.state)]

    def question(self) -> str:
        return self.state.agenda[-1].name()

    def faces(self) -> list[str]:
        return [TYPES[face] for face in self.part.faces]

    def at(self, place: str) -> str:
        """Whose marker lies there; nothing if none does."""
        name, field = place.split()
        owner = self.part.columns[kind(name)][FIELD_NAMES.index(field)] - 1
        return self.called(owner) if owner >= 0 else ""

    def markers(self, name: str) -> dict[str, str]:
        """The markers of a column by field."""
        found = {field: self.at(f"{name} {field}") for field in FIELD_NAMES}
        return {field: owner for field, owner in found.items() if owner}

    def height(self, owner: str, name: str) -> int:
        return self.part.heights[kind(name)][self.owner(owner)]

    def tower(self, name: str, field: int) -> list[str]:
        """The stones of a field, from below."""
        facts = cast("list[list[dict[str, object]]]", self.part.open_facts()["towers"])[kind(name)]
        stones = [cast("list[int]", row["stones"]) for row in facts if row["field"] == field]
        return [self.called(owner) for owner in stones[0]] if stones else []

    def held(self, owner: str) -> list[str]:
        """The chips of an owner."""
        return [NAMES[chip] for chip in self.part.chips[self.owner(owner)]]

    def score(self, scoring: str) -> Result:
        """What a scoring would give now."""
        return count_points(self.state, "ABC".index(scoring) + 1)

    def events(self, name: str) -> list[Event]:
        return [event for event in self.state.events if event.name() == name]

    def owner(self, name: str) -> int:
        return len(self.state.players) if name == DIRK else SEAT_NAMES.index(name)

    def called(self, owner: int) -> str:
        return DIRK if owner == len(self.state.players) else SEAT_NAMES[owner]

    def asked_anew(self) -> Self:
        self.state.offered = None
        return self
