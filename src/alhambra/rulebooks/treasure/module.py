"""TRE: chests for the own buildings."""

from __future__ import annotations

from typing import Final, cast, final

from alhambra import data
from alhambra.core.actions import Action
from alhambra.core.appraisal import Eye
from alhambra.core.events import ALHAMBRA, Event, TileMoved, TurnEnding
from alhambra.core.frames import Frame
from alhambra.core.module import NO_ACTIONS, NO_FRAMES, Module
from alhambra.core.payment import Terms
from alhambra.core.pieces import CURRENCIES, NO_TYPE, TYPES
from alhambra.core.rng import Rng
from alhambra.core.scoring import Award, contest, has_dirk
from alhambra.core.state import Part, State
from alhambra.core.table import Table
from alhambra.core.turn import ChooseAction
from alhambra.rulebooks.treasure.actions import CHESTS, CHOOSE_ROOM, ChooseRoom, PayForChests, can_pay
from alhambra.rulebooks.treasure.appraisal import appraised
from alhambra.rulebooks.treasure.frames import LayChest, PlaceChests, TakeOffChest
from alhambra.rulebooks.treasure.part import KEY, Chests, Printed

ALL_FOUR: Final = list(range(len(CURRENCIES)))


@final
class TreasureChamber(Module):
    """TRE: four chests for 8 in any money; they stand on own buildings, and whoever has most of them scores."""

    def __init__(self) -> None:
        super().__init__()
        prizes = cast("dict[str, list[int]]", data.load("treasure")["scoring"])
        self.prizes: Final = [tuple(row) for row in prizes.values()]  # by scoring

    def key(self) -> str:
        return KEY

    def hears(self) -> tuple[type[Event], ...]:
        return (TileMoved, TurnEnding)

    def joins(self) -> tuple[type[Frame], ...]:
        return (ChooseAction,)

    def vetoes(self) -> tuple[type[Action], ...]:
        return ()

    def fresh_part(self, table: Table, rng: Rng) -> Part:
        """TRE-1, TRE-2: all chests into the bag, then the rooms are filled."""
        printed = data.load("treasure")
        numbers = cast("dict[str, int]", printed["chests"])
        pool = [kind for kind, name in enumerate(TYPES) for _ in range(numbers[name])]
        rng.shuffle(pool)
        board = Printed(cast(int, printed["price"]), cast(int, printed["chests_per_room"]))
        rooms: list[list[int]] = []
        for _ in range(cast(int, printed["rooms"])):
            rooms.append(sorted([pool.pop() for _ in range(board.room_size)]))
        bag = [pool.count(kind) for kind in range(len(TYPES))]
        return Chests(board, bag, rooms, [[] for _ in range(table.seats)], [0] * len(TYPES), [], False)

    def offers(self, state: State, seat: int, frame: Frame) -> list[Action]:
        if not isinstance(frame, ChooseAction) or not can_pay(state, seat):
            return NO_ACTIONS
        return [CHOOSE_ROOM[room] for room, lying in enumerate(self.part(state).rooms) if lying]

    def accepts(self, terms: Terms) -> None:
        """TRE-4, TRE-19: for chests all four currencies may be mixed; what never mixes pays alone."""
        if terms.what == CHESTS:
            terms.accept(ALL_FOUR)

    def forbids(self, state: State, seat: int, action: Action) -> str:
        if not isinstance(action, ChooseRoom):
            return ""
        if not self.part(state).rooms[action.room]:
            return "TRE-3"
        return "" if can_pay(state, seat) else "TRE-4"

    def after(self, state: State, event: Event) -> list[Frame]:
        part = self.part(state)
        if isinstance(event, TurnEnding):
            return [PlaceChests(event.seat, 0)] if part.waiting else NO_FRAMES  # TRE-8
        if isinstance(event, TileMoved) and event.source == ALHAMBRA and event.tile in part.laid[event.seat]:
            return [TakeOffChest(event.seat, event.tile)]
        return NO_FRAMES

    def score(self, state: State, scoring: int) -> list[Award]:
        """TRE-13, TRE-14, TRE-17: a majority like those of the types; Dirk takes part."""
        part = self.part(state)
        counts = [2 * len(tiles) for tiles in part.laid]
        if has_dirk(state):
            counts.append(2 * sum(part.dirk))
        result = contest(NO_TYPE, self.prizes[scoring - 1], tuple(counts))
        found: list[Award] = []
        for contestant, share in enumerate(result.shares):
            if share:
                reason = f"{counts[contestant] // 2} chests, place {result.places[contestant]}"
                found.append(Award(contestant, share, KEY, reason))
        return found

    def appraises(self) -> tuple[type[Action], ...]:
        return (
            ChooseRoom,
            PayForChests,
            LayChest,
        )

    def appraise(self, eye: Eye, action: Action) -> float:
        return appraised(eye, self.part(eye.state), self.prizes, action)

    def reveal(self, state: State, seat: int) -> dict[str, object]:
        part = self.part(state)
        names = state.table.tiles.names
        return {
            "rooms": [[TYPES[kind] for kind in lying] for lying in part.rooms],
            "bag": sum(part.bag),
            "laid": [[names[tile] for tile in tiles] for tiles in part.laid],
            "dirk": sum(part.dirk),
            "waiting": [TYPES[kind] for kind in part.waiting],
            "price": part.printed.price,
        }

    def part(self, state: State) -> Chests:
        return cast(Chests, state.parts[self.at])
