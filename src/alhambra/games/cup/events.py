"""What happens with dice, markers and the start chip."""

from __future__ import annotations

from typing import Final, final

from alhambra.core.events import Event
from alhambra.core.pieces import TYPES
from alhambra.core.table import Table
from alhambra.games.cup.area import field_name


@final
class RoundBegan(Event):
    """DICE-16: a round begins, with its start player."""

    __slots__ = ("number", "starter")

    def __init__(self, number: int, starter: int) -> None:
        self.number: Final = number
        self.starter: Final = starter

    def name(self) -> str:
        return "round-began"

    def facts(self, table: Table) -> dict[str, object]:
        return {"round": self.number, "starter": self.starter}


@final
class StartChipLaid(Event):
    """DICE-17: a die sent the start chip to a column."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def name(self) -> str:
        return "start-chip-laid"

    def facts(self, table: Table) -> dict[str, object]:
        return {"type": TYPES[self.kind]}


@final
class Thrown(Event):
    """DICE-22, DICE-23: a throw, with the dice that stayed and those that were thrown."""

    __slots__ = ("kept", "seat", "throw", "thrown")

    def __init__(self, seat: int, throw: int, kept: bytes, thrown: bytes) -> None:
        self.seat: Final = seat
        self.throw: Final = throw
        self.kept: Final = kept
        self.thrown: Final = thrown  # as they fell

    def name(self) -> str:
        return "thrown"

    def facts(self, table: Table) -> dict[str, object]:
        return {
            "seat": self.seat,
            "throw": self.throw,
            "kept": [TYPES[face] for face in self.kept],
            "thrown": [TYPES[face] for face in self.thrown],
        }


@final
class MarkerPlaced(Event):
    """DICE-27 to DICE-30: a marker found its field, or none. The owner is a seat, or Dirk after the last seat."""

    __slots__ = ("field", "kind", "owner")

    def __init__(self, owner: int, kind: int, field: int) -> None:
        self.owner: Final = owner
        self.kind: Final = kind
        self.field: Final = field

    def name(self) -> str:
        return "marker-placed"

    def facts(self, table: Table) -> dict[str, object]:
        return {"owner": self.owner, "type": TYPES[self.kind], "field": field_name(self.field)}


@final
class StarterNamed(Event):
    """DICE-51: the owner of the start chip, a seat or Dirk, named who starts the next round."""

    __slots__ = ("owner", "starter")

    def __init__(self, owner: int, starter: int) -> None:
        self.owner: Final = owner
        self.starter: Final = starter

    def name(self) -> str:
        return "starter-named"

    def facts(self, table: Table) -> dict[str, object]:
        return {"owner": self.owner, "starter": self.starter}


@final
class MarkersReturned(Event):
    """DICE-53: the dice area is cleared."""

    __slots__ = ()

    def name(self) -> str:
        return "markers-returned"

    def facts(self, table: Table) -> dict[str, object]:
        return {}
