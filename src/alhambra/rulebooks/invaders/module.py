"""INV: attacks after each scoring, and scouts who tell from where."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from alhambra import data
from alhambra.core.appraisal import Eye
from alhambra.core.events import Event, Scored, TileBought
from alhambra.core.frames import Frame
from alhambra.core.module import NO_FRAMES, Module
from alhambra.core.pieces import SIDE_NAMES, TYPES
from alhambra.core.rng import Rng
from alhambra.core.state import Part, State
from alhambra.core.table import Table
from alhambra.rulebooks.invaders.appraisal import added, threats
from alhambra.rulebooks.invaders.frames import Attack, ReportScout
from alhambra.rulebooks.invaders.part import FOR_TWO, KEY, Invaders

UNUSED: Final = 1  # INV-12: so many attack cards are left over at the end


@final
class InvadersModule(Module):
    """INV: open sides of an Alhambra cost points; who buys exactly what a scout shows learns from where they come."""

    def __init__(self) -> None:
        super().__init__()
        printed = data.load("invaders")
        points = cast("dict[str, dict[str, int]]", printed["points_per_open_side"])
        self.per_side: Final = [(-row["main"], -row["neighbours"]) for row in points.values()]  # by scoring
        self.threat: Final = threats(self.per_side)
        self.fresh: Final = cast(int, data.load("scouts")["open_at_start"])

    def key(self) -> str:
        return KEY

    def hears(self) -> tuple[type[Event], ...]:
        return (Scored, TileBought)

    def fresh_part(self, table: Table, rng: Rng) -> Part:
        """INV-2, INV-15: with two players the attack lies open and there are no scouts."""
        rows = cast("list[dict[str, str]]", data.load("invaders")["cards"])
        attacks = [SIDE_NAMES.index(row["direction"]) for row in rows]
        rng.shuffle(attacks)
        if table.seats == FOR_TWO:
            return Invaders(attacks, [False] * table.seats, [], [])
        scouts = [TYPES.index(row["type"]) for row in cast("list[dict[str, str]]", data.load("scouts")["cards"])]
        rng.shuffle(scouts)
        return Invaders(attacks, [False] * table.seats, sorted(scouts[: self.fresh]), scouts[self.fresh :])

    def after(self, state: State, event: Event) -> list[Frame]:
        if isinstance(event, TileBought):
            kind = int(state.table.tiles.kinds[event.tile])
            if event.exact and kind in self.part(state).open_scouts:  # INV-3, INV-5
                return [ReportScout(event.seat, kind)]
        elif isinstance(event, Scored):
            scoring = event.result.scoring
            return [Attack(scoring, self.per_side[scoring - 1], self.fresh)]
        return NO_FRAMES

    def adds(self, eye: Eye, tile: i64, cell: i64) -> float:
        return added(eye, self.part(eye.state), self.per_side, self.threat, tile, cell)

    def reveal(self, state: State, seat: int) -> dict[str, object]:
        part = self.part(state)
        return {
            "next": SIDE_NAMES[part.attacks[0]] if part.knows(seat) and len(part.attacks) > UNUSED else "",
            "seen_by": part.seen_by[:],
            "scouts": [TYPES[kind] for kind in part.open_scouts],
            "scouts_left": len(part.hidden_scouts),
        }

    def part(self, state: State) -> Invaders:
        return cast(Invaders, state.parts[self.at])
