"""TRD: citizens who move into buildings."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from alhambra.core.actions import Action
from alhambra.core.appraisal import Eye
from alhambra.core.events import ALHAMBRA, Event, GameBegan, TileMoved, TurnEnding
from alhambra.core.frames import Frame
from alhambra.core.module import NO_FRAMES, Module
from alhambra.core.pieces import TYPES
from alhambra.core.rng import Rng
from alhambra.core.scoring import Award
from alhambra.core.state import Part, State
from alhambra.core.table import Table
from alhambra.core.turn import END_TURN
from alhambra.rulebooks.trader.actions import ChooseCitizens, HireCitizen, LayTrader, MoveIn
from alhambra.rulebooks.trader.appraisal import added, appraised
from alhambra.rulebooks.trader.frames import RETURN_TRADER, RETURNING, SHOW_TRADERS, ChooseInSecret, MeetTrader, MoveOut
from alhambra.rulebooks.trader.part import KEY, NOWHERE, Citizens

CITIZENS: Final = 7  # TRD-1: of each colour
SERIES: Final = (0, 1, 3, 6, 10, 15, 21)  # TRD-14: by length


@final
class StreetTrader(Module):
    """TRD: who builds on the trader's cell gets a citizen into the house; citizens of many colours score."""

    def key(self) -> str:
        return KEY

    def hears(self) -> tuple[type[Event], ...]:
        return (GameBegan, TileMoved, TurnEnding)

    def fresh_part(self, table: Table, rng: Rng) -> Part:
        seats = table.seats
        return Citizens(
            [[] for _ in range(seats)],
            [NOWHERE] * seats,
            [[] for _ in range(seats)],
            [CITIZENS] * len(TYPES),
            False,
        )

    def after(self, state: State, event: Event) -> list[Frame]:
        if isinstance(event, TileMoved):
            return self._after_move(state, event)
        if isinstance(event, TurnEnding):
            return RETURNING[event.seat]  # SEQ-6
        if isinstance(event, GameBegan):
            return [*[ChooseInSecret(seat) for seat in range(len(state.players))], SHOW_TRADERS]
        return NO_FRAMES

    def _after_move(self, state: State, event: TileMoved) -> list[Frame]:
        part = self.part(state)
        if event.target == ALHAMBRA and event.cell == part.cells[event.seat]:
            meeting: list[Frame] = [MeetTrader(event.seat, event.tile)]
            back = RETURN_TRADER[event.seat]
            if END_TURN[event.seat] not in state.agenda and back not in state.agenda:
                meeting.append(back)  # TRD-13: outside of a turn at once; in a turn it waits for SEQ-6
            return meeting
        if event.source == ALHAMBRA and event.tile in part.housed[event.seat]:
            return [MoveOut(event.seat, event.tile)]
        return NO_FRAMES

    def score(self, state: State, scoring: int) -> list[Award]:
        """TRD-14, TRD-15: in every scoring, series of different colours, each as long as possible."""
        kinds = state.table.tiles.kinds
        found: list[Award] = []
        for seat, tiles in enumerate(self.part(state).housed):
            lengths = series([int(kinds[tile]) for tile in tiles])
            if lengths:
                points = sum([SERIES[length] for length in lengths])
                found.append(Award(seat, points, KEY, f"series of {' + '.join([str(n) for n in lengths])}"))
        return found

    def appraises(self) -> tuple[type[Action], ...]:
        return (
            ChooseCitizens,
            MoveIn,
            HireCitizen,
            LayTrader,
        )

    def appraise(self, eye: Eye, action: Action) -> float:
        return appraised(eye, self.part(eye.state), action)

    def adds(self, eye: Eye, tile: i64, cell: i64) -> float:
        return added(eye, self.part(eye.state), tile, cell)

    def reveal(self, state: State, seat: int) -> dict[str, object]:
        part = self.part(state)
        table = state.table
        seen = [part.shown or at == seat for at in range(table.seats)]
        return {
            "citizens": [[TYPES[kind] for kind in row] if seen[at] else [] for at, row in enumerate(part.traders)],
            "at": [table.cell_name(cell) if seen[at] and cell != NOWHERE else "" for at, cell in enumerate(part.cells)],
            "housed": [[table.tiles.names[tile] for tile in tiles] for tiles in part.housed],
            "supply": {name: part.supply[kind] for kind, name in enumerate(TYPES)} if part.shown else {},
        }

    def part(self, state: State) -> Citizens:
        return cast(Citizens, state.parts[self.at])


def series(kinds: list[int]) -> list[int]:
    """TRD-14: series number j has every colour of which there are at least j citizens; their lengths."""
    counts = [kinds.count(kind) for kind in range(len(TYPES))]
    longest = max(counts)
    return [len([count for count in counts if count >= at]) for at in range(1, longest + 1)]
