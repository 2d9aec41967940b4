"""ART: culture counters for buildings of one price."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from alhambra import data
from alhambra.core.actions import Action
from alhambra.core.appraisal import Eye
from alhambra.core.events import ACQUIRED, DIRK, Event, TileMoved, TurnEnding
from alhambra.core.frames import Frame
from alhambra.core.module import NO_ACTIONS, NO_FRAMES, Module
from alhambra.core.rng import Rng
from alhambra.core.scoring import Award
from alhambra.core.state import Part, State
from alhambra.core.table import Table
from alhambra.core.turn import END_TURN, ChooseAction
from alhambra.rulebooks.moors.actions import DEVELOPMENT, TAKING, DevelopCulture
from alhambra.rulebooks.moors.appraisal import added, developed
from alhambra.rulebooks.moors.part import KEY, NONE, Counters, Dial, dials_by_tile


@final
class ArtOfTheMoors(Module):
    """ART: two buildings of one price bring a counter, which action by action is turned to more points."""

    def __init__(self) -> None:
        super().__init__()
        self.dials: Final[list[Dial]] = []
        self.numbers: Final[list[int]] = []  # of counters, by dial
        for row in cast("list[dict[str, object]]", data.load("culture_tiles")["tiles"]):
            segments = cast("list[dict[str, int]]", row["segments"])
            points = [segment["points"] for segment in segments]
            buildings = [segment["buildings"] for segment in segments]
            self.dials.append(Dial(cast(int, row["price"]), points, buildings))
            self.numbers.append(cast(int, row["count"]))

    def key(self) -> str:
        return KEY

    def hears(self) -> tuple[type[Event], ...]:
        return (TileMoved, TurnEnding)

    def joins(self) -> tuple[type[Frame], ...]:
        return (ChooseAction,)

    def vetoes(self) -> tuple[type[Action], ...]:
        return ()

    def fresh_part(self, table: Table, rng: Rng) -> Part:
        steps = [[NONE] * len(self.dials) for _ in range(table.seats)]
        return Counters(self.dials, dials_by_tile(self.dials, table.tiles), self.numbers[:], steps)

    def offers(self, state: State, seat: int, frame: Frame) -> list[Action]:
        if isinstance(frame, ChooseAction) and self.part(state).turning(seat, state.players[seat]):
            return DEVELOPMENT
        return NO_ACTIONS

    def forbids(self, state: State, seat: int, action: Action) -> str:
        if not isinstance(action, DevelopCulture):
            return ""
        return "" if self.part(state).turning(seat, state.players[seat]) else "ART-10"

    def after(self, state: State, event: Event) -> list[Frame]:
        """ART-5 at the end of a turn (SEQ-7); ART-9: at once for a tile that came outside of one's own turn."""
        if isinstance(event, TurnEnding):
            return TAKING[event.seat]
        if isinstance(event, TileMoved) and event.source == ACQUIRED and event.target != DIRK:
            return TAKING[event.seat] if END_TURN[event.seat] not in state.agenda else NO_FRAMES
        return NO_FRAMES

    def score(self, state: State, scoring: int) -> list[Award]:
        """ART-14: what stands at the gem."""
        found: list[Award] = []
        for seat, row in enumerate(self.part(state).steps):
            for at, step in enumerate(row):
                if step > 0:
                    dial = self.dials[at]
                    found.append(Award(seat, dial.points[step], KEY, f"price {dial.price}"))
        return found

    def appraises(self) -> tuple[type[Action], ...]:
        return (DevelopCulture,)

    def appraise(self, eye: Eye, action: Action) -> float:
        return developed(eye, self.part(eye.state))

    def adds(self, eye: Eye, tile: i64, cell: i64) -> float:
        return added(eye, self.part(eye.state), tile)

    def reveal(self, state: State, seat: int) -> dict[str, object]:
        part = self.part(state)
        return {
            "piles": {str(dial.price): part.piles[at] for at, dial in enumerate(self.dials)},
            "counters": [self._shown(state, at) for at in range(len(state.players))],
        }

    def _shown(self, state: State, seat: int) -> dict[str, dict[str, int]]:
        """A seat's counters by price: what they are worth now, and what the marker allows."""
        shown: dict[str, dict[str, int]] = {}
        for at, step in enumerate(self.part(state).steps[seat]):
            if step != NONE:
                dial = self.dials[at]
                marker = self.part(state).markers(seat, state.players[seat])[at + 1]
                shown[str(dial.price)] = {"value": dial.points[step], "marker": dial.points[marker]}
        return shown

    def part(self, state: State) -> Counters:
        return cast(Counters, state.parts[self.at])
