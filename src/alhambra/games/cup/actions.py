"""Throwing, placing, naming the next start player (DICE-21 to DICE-32, DICE-51)."""

from __future__ import annotations

from typing import Final, final

from alhambra.core.actions import Action, expect, register
from alhambra.core.draws import roll
from alhambra.core.pieces import TYPES
from alhambra.core.setup import MOST_SEATS, SEAT_NAMES
from alhambra.core.state import State, tell, without_piece
from alhambra.core.table import Table
from alhambra.games.cup.area import THROWS
from alhambra.games.cup.events import MarkerPlaced, StarterNamed, Thrown
from alhambra.games.cup.part import Cup, cup
from alhambra.games.cup.printed import PRINTED

ALL_DICE: Final = b""


@final
class Throw(Action):
    """DICE-22, DICE-23: throw the dice that show these faces once more; ALL_DICE for the first throw of a turn."""

    __slots__ = ("dice",)

    def __init__(self, dice: bytes) -> None:
        self.dice: Final = dice  # ascending

    def key(self) -> tuple[object, ...]:
        return ("throw", self.dice)

    def text(self, table: Table) -> str:
        return "throw " + (" ".join([TYPES[face] for face in self.dice]) or "all")

    def play(self, state: State, seat: int) -> None:
        here = cup(state)
        kept = here.faces
        for face in self.dice:
            kept = without_piece(kept, face)
        thrown = bytes([roll(state, len(TYPES)) for _ in range(PRINTED.dice - len(kept))])
        here.faces = bytes(sorted(kept + thrown))
        here.throws += 1
        tell(state, Thrown(seat, here.throws, kept, thrown))


@final
class PlaceMarker(Action):
    """DICE-24 to DICE-30: name a type; the marker goes where count and throws say, or on the next free field below."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def key(self) -> tuple[object, ...]:
        return ("place", self.kind)

    def text(self, table: Table) -> str:
        return f"place {TYPES[self.kind]}"

    def play(self, state: State, seat: int) -> None:
        here = cup(state)
        here.hands[seat] -= 1
        tell(state, MarkerPlaced(seat, self.kind, here.place(seat, self.kind, here.target_of(self.kind))))


@final
class NameStarter(Action):
    """DICE-51: whoever has the start chip names the start player of the next round."""

    __slots__ = ("starter",)

    def __init__(self, starter: int) -> None:
        self.starter: Final = starter

    def key(self) -> tuple[object, ...]:
        return ("name-starter", self.starter)

    def text(self, table: Table) -> str:
        return f"name-starter {SEAT_NAMES[self.starter]}"

    def play(self, state: State, seat: int) -> None:
        cup(state).named = self.starter
        tell(state, StarterNamed(seat, self.starter))


THROW_ALL: Final = Throw(ALL_DICE)
PLACINGS: Final = [PlaceMarker(kind) for kind in range(len(TYPES))]
NAMINGS: Final = [NameStarter(seat) for seat in range(MOST_SEATS)]

# All throws of the dice that show some faces. There are few such sets of faces, and every turn asks for one of them.
_THROWS: Final[dict[bytes, list[Action]]] = {}
_ONLY_ALL: Final[list[Action]] = [THROW_ALL]
_NO_THROWS: Final[list[Action]] = []


def further_throws(here: Cup) -> list[Action]:
    """DICE-21 to DICE-23: the throws a player may make now: every set of dice but none. Nobody changes this list."""
    if not here.throws:
        return _ONLY_ALL
    if here.throws >= THROWS:
        return _NO_THROWS
    known = _THROWS.get(here.faces)
    if known is None:
        known = [Throw(dice) for dice in _choices(here.faces) if dice]
        _THROWS[here.faces] = known
    return known


def placings(here: Cup) -> list[Action]:
    """DICE-25: every type that shows, once the dice were thrown."""
    return [PLACINGS[kind] for kind in range(len(TYPES)) if here.throws and here.count_of(kind)]


def namings(seats: int) -> list[Action]:
    """DICE-51: anybody may be named."""
    return [NAMINGS[seat] for seat in range(seats)]


def _choices(faces: bytes) -> list[bytes]:
    """Every choice of some of these faces, equal ones being alike."""
    found = [b""]
    for kind in range(len(TYPES)):
        face = bytes((kind,))
        found = [before + face * number for before in found for number in range(faces.count(kind) + 1)]
    return found


def _read_roll(_table: Table, words: list[str]) -> Action:
    if words == ["all"]:
        return THROW_ALL
    if not 1 <= len(words) <= PRINTED.dice:
        raise ValueError("expected: throw all, or throw TYPE ...")
    return Throw(bytes(sorted([kind_named(word) for word in words])))


def _read_place(_table: Table, words: list[str]) -> Action:
    expect(words, 1, "place TYPE")
    return PLACINGS[kind_named(words[0])]


def _read_name(table: Table, words: list[str]) -> Action:
    expect(words, 1, "name-starter SEAT")
    if words[0] not in tuple(SEAT_NAMES[: table.seats]):
        raise ValueError(f"there is no seat {words[0]!r}")
    return NAMINGS[SEAT_NAMES.index(words[0])]


def kind_named(word: str) -> int:
    """The number of a type; ValueError if there is none of this name."""
    if word not in TYPES:
        raise ValueError(f"there is no type {word!r}")
    return TYPES.index(word)


register("throw", _read_roll)
register("place", _read_place)
register("name-starter", _read_name)
