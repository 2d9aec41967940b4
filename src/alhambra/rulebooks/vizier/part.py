"""The stones: whose vizier is awake (VIZ-1, VIZ-2)."""

from __future__ import annotations

from typing import Final, cast, final

from alhambra.core.actions import Action
from alhambra.core.events import Event
from alhambra.core.state import Part, State, tell
from alhambra.core.table import Table, place_of
from alhambra.core.window import AskInWindow

KEY: Final = "vizier"
PLACE: Final = place_of(KEY)


@final
class KnownFavours:
    """What the stone can buy, given what its seat could buy on its turn."""

    __slots__ = ("favours", "listed")

    def __init__(self, listed: list[Action], favours: list[Action]) -> None:
        self.listed: Final = listed  # another list as soon as market or money change
        self.favours: Final = favours


@final
class Stones(Part):
    """One stone for every seat, awake or asleep, for all to see."""

    __slots__ = ("awake", "known")

    def __init__(self, awake: list[bool], known: list[KnownFavours | None]) -> None:
        self.awake: Final = awake
        self.known: Final = known  # by seat; checked before use, so clones share it

    def clone(self) -> Stones:
        return Stones(self.awake[:], self.known)

    def facts(self) -> dict[str, object]:
        return {"awake": self.awake[:]}


@final
class StoneTurned(Event):
    """VIZ-8, VIZ-13: a stone lies on its other side now."""

    __slots__ = ("awake", "seat")

    def __init__(self, seat: int, awake: bool) -> None:
        self.seat: Final = seat
        self.awake: Final = awake

    def name(self) -> str:
        return "stone-turned"

    def facts(self, table: Table) -> dict[str, object]:
        return {"seat": self.seat, "awake": self.awake}


def stones(state: State) -> Stones:
    """The stones on a table where the vizier is."""
    return cast(Stones, state.part_at(PLACE))


def turn_stone(state: State, seat: int, awake: bool) -> None:
    """Lay a seat's stone on its other side."""
    stones(state).awake[seat] = awake
    tell(state, StoneTurned(seat, awake))


def against_favour(state: State, seat: int) -> str:
    """The rule against buying anything by the vizier now: the stone sleeps, or it is not between two turns."""
    if not stones(state).awake[seat]:
        return "VIZ-12"
    return "" if isinstance(state.agenda[-1], AskInWindow) else "VIZ-4"
