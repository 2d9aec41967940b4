"""What happens with chips and building stones. An owner is a seat, or Dirk after the last seat."""

from __future__ import annotations

from typing import Final, final

from alhambra.core.events import Event
from alhambra.core.pieces import TYPES
from alhambra.core.table import Table
from alhambra.games.cup.area import field_name
from alhambra.games.dice.chips import NAMES, name, names


@final
class ChipsLaid(Event):
    """DICE-17, DICE-18: the chips of the round, by column; the start chip's column has none."""

    __slots__ = ("chips",)

    def __init__(self, chips: bytes) -> None:
        self.chips: Final = chips

    def name(self) -> str:
        return "chips-laid"

    def facts(self, table: Table) -> dict[str, object]:
        return {"chips": [name(chip) for chip in self.chips]}


@final
class DirkThrown(Event):
    """DICE-60: a die says in which column Dirk's first marker lies."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def name(self) -> str:
        return "dirk-thrown"

    def facts(self, table: Table) -> dict[str, object]:
        return {"type": TYPES[self.kind]}


@final
class BlackDieSet(Event):
    """DICE-49: the black die joined the throw."""

    __slots__ = ("kind", "seat")

    def __init__(self, seat: int, kind: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind

    def name(self) -> str:
        return "black-die-set"

    def facts(self, table: Table) -> dict[str, object]:
        return {"seat": self.seat, "type": TYPES[self.kind]}


@final
class ThrowAnnulled(Event):
    """DICE-48: the latest throw is void; what the dice show now, and how many throws count."""

    __slots__ = ("faces", "seat", "throws")

    def __init__(self, seat: int, faces: bytes, throws: int) -> None:
        self.seat: Final = seat
        self.faces: Final = faces
        self.throws: Final = throws

    def name(self) -> str:
        return "throw-annulled"

    def facts(self, table: Table) -> dict[str, object]:
        return {"seat": self.seat, "dice": [TYPES[face] for face in self.faces], "throws": self.throws}


@final
class MarkersPushed(Event):
    """DICE-50: a marker took a field that was taken; those from there on made way by one field each."""

    __slots__ = ("field", "kind", "pushed", "seat")

    def __init__(self, seat: int, kind: int, field: int, pushed: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.field: Final = field
        self.pushed: Final = pushed  # their owners, the best first

    def name(self) -> str:
        return "markers-pushed"

    def facts(self, table: Table) -> dict[str, object]:
        return {
            "seat": self.seat,
            "type": TYPES[self.kind],
            "field": field_name(self.field),
            "pushed": list(self.pushed),
            "last": field_name(self.field + len(self.pushed)),
        }


@final
class RewardGiven(Event):
    """DICE-35: two points, or one and the chip."""

    __slots__ = ("kind", "owner", "with_chip")

    def __init__(self, owner: int, kind: int, with_chip: bool) -> None:
        self.owner: Final = owner
        self.kind: Final = kind
        self.with_chip: Final = with_chip

    def name(self) -> str:
        return "reward-given"

    def facts(self, table: Table) -> dict[str, object]:
        return {"owner": self.owner, "type": TYPES[self.kind], "chip": self.with_chip}


@final
class PointRedirected(Event):
    """DICE-47: a building point of one type became one of another."""

    __slots__ = ("kind", "seat", "target")

    def __init__(self, seat: int, kind: int, target: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.target: Final = target

    def name(self) -> str:
        return "point-redirected"

    def facts(self, table: Table) -> dict[str, object]:
        return {"seat": self.seat, "type": TYPES[self.kind], "to": TYPES[self.target]}


@final
class StoneMoved(Event):
    """DICE-42 to DICE-44: a building stone went up, or stayed on the last field; points beyond it are lost."""

    __slots__ = ("after", "before", "kind", "lost", "owner")

    def __init__(self, owner: int, kind: int, before: int, after: int, lost: int) -> None:
        self.owner: Final = owner
        self.kind: Final = kind
        self.before: Final = before
        self.after: Final = after
        self.lost: Final = lost

    def name(self) -> str:
        return "stone-moved"

    def facts(self, table: Table) -> dict[str, object]:
        return {
            "owner": self.owner,
            "type": TYPES[self.kind],
            "from": self.before,
            "to": self.after,
            "lost": self.lost,
        }


@final
class ChipTaken(Event):
    """DICE-40: a chip lies before its owner now; DICE-64: unless Dirk has no use for it."""

    __slots__ = ("chip", "kept", "owner")

    def __init__(self, owner: int, chip: int, kept: bool) -> None:
        self.owner: Final = owner
        self.chip: Final = chip
        self.kept: Final = kept

    def name(self) -> str:
        return "chip-taken"

    def facts(self, table: Table) -> dict[str, object]:
        return {"owner": self.owner, "chip": NAMES[self.chip], "kept": self.kept}


@final
class ChipsLapsed(Event):
    """DICE-41: chips that nobody received leave the game."""

    __slots__ = ("chips",)

    def __init__(self, chips: bytes) -> None:
        self.chips: Final = chips

    def name(self) -> str:
        return "chips-lapsed"

    def facts(self, table: Table) -> dict[str, object]:
        return {"chips": names(self.chips)}
