"""The state of a game with dice: the dice of the turn, the markers, the start chip (DICE-11 to DICE-33)."""

from __future__ import annotations

from typing import Final, cast

from alhambra.core.draws import roll
from alhambra.core.pieces import TYPES
from alhambra.core.state import Part, State, tell
from alhambra.games.cup.area import (
    OFF,
    field_name,
    fresh_columns,
    landing,
    ranked,
    target,
    with_marker,
)
from alhambra.games.cup.events import MarkerPlaced, MarkersReturned, StartChipLaid
from alhambra.games.cup.printed import PRINTED

NO_COLUMN: Final = -1
NO_FACES: Final = b""


class Cup(Part):
    """What the dice games share; each derives its own part. The game's module sits first at its table."""

    __slots__ = ("chip_at", "columns", "faces", "hands", "markers", "named", "off", "round", "starter", "throws")

    def __init__(
        self,
        markers: int,
        round_number: int,
        starter: int,
        named: int,
        chip_at: int,
        faces: bytes,
        throws: int,
        columns: list[bytes],
        hands: list[int],
        off: list[int],
    ) -> None:
        self.markers: Final = markers  # each seat has so many
        self.round = round_number  # from 1
        self.starter = starter  # of this round
        self.named = named  # the start player of the next round, as far as is known
        self.chip_at = chip_at  # the column whose bonus field holds the start chip, or NO_COLUMN
        self.faces = faces  # what the dice show, ascending; NO_FACES before the first throw of a turn
        self.throws = throws  # in this turn
        self.columns: Final = columns  # by type, as in `area`
        self.hands: Final = hands  # markers by seat that wait for a turn
        self.off: Final = off  # markers by owner that found no field

    def begin_turn(self) -> None:
        """Forget the dice of the turn before."""
        self.faces = NO_FACES
        self.throws = 0

    def count_of(self, kind: int) -> int:
        """DICE-24: how many dice show a type now."""
        return self.faces.count(kind)

    def is_off_turn(self) -> bool:
        """Have all markers been used?"""
        return not any(self.hands)

    def next_seat(self) -> int:
        """DICE-20: whose turn comes next, clockwise from the start player."""
        seats = len(self.hands)
        return (self.starter + seats * self.markers - sum(self.hands)) % seats

    def place(self, owner: int, kind: int, at: int) -> int:
        """Lay a marker of an owner on a field, or on the next free one below it; where it lies then."""
        at = landing(self.columns[kind], at)
        if at == OFF:
            self.off[owner] += 1
        else:
            self.columns[kind] = with_marker(self.columns[kind], at, owner)
        return at

    def target_of(self, kind: int) -> int:
        """DICE-27: the field that the dice give for a type."""
        return target(self.count_of(kind), self.throws)

    def dice_facts(self) -> dict[str, object]:
        """The dice and markers as plain data; all of it lies open."""
        return {
            "round": self.round,
            "starter": self.starter,
            "named": self.named,
            "chip": TYPES[self.chip_at] if self.chip_at != NO_COLUMN else "",
            "dice": [TYPES[face] for face in self.faces],
            "throws": self.throws,
            "columns": [
                [{"field": field_name(at), "owner": owner} for at, owner in ranked(column)] for column in self.columns
            ],
            "markers": self.hands[:],
            "off": self.off[:],
        }


def cup(state: State) -> Cup:
    """The dice and markers of a game."""
    return cast(Cup, state.parts[0])


def owners(seats: int) -> int:
    """How many have markers: the seats, and Dirk where two play."""
    return seats + 1 if seats == 2 else seats


def lay_start_chip(state: State) -> None:
    """DICE-17: a die decides on which bonus field the start chip goes; none is laid in the last round (DICE-18)."""
    here = cup(state)
    if here.round < PRINTED.rounds:
        here.chip_at = roll(state, len(TYPES))
        tell(state, StartChipLaid(here.chip_at))
    else:
        here.chip_at = NO_COLUMN


def place_for_dirk(state: State, kind: int, row: int) -> None:
    """DICE-60: one of Dirk's markers, on the right-hand field of a row."""
    dirk = len(state.players)
    at = cup(state).place(dirk, kind, target(row, 3))
    tell(state, MarkerPlaced(dirk, kind, at))


def return_markers(state: State) -> None:
    """DICE-53: all markers go back to their owners, and the start chip is laid ready."""
    here = cup(state)
    for kind, column in enumerate(fresh_columns()):
        here.columns[kind] = column
    for seat in range(len(here.hands)):
        here.hands[seat] = here.markers
    for owner in range(len(here.off)):
        here.off[owner] = 0
    here.chip_at = NO_COLUMN
    here.begin_turn()
    tell(state, MarkersReturned())
