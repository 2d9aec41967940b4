"""When the trader is asked (TRD-3 to TRD-13)."""

from __future__ import annotations

from itertools import combinations
from typing import Final, final

from alhambra.core.actions import Action
from alhambra.core.base_actions import STOP, Stop
from alhambra.core.draws import reveal
from alhambra.core.frames import Frame
from alhambra.core.grid import STEPS
from alhambra.core.pieces import TYPES
from alhambra.core.setup import MOST_SEATS
from alhambra.core.state import State, tell
from alhambra.rulebooks.trader.actions import CHOSEN, ChooseCitizens, HireCitizen, LayTrader, MoveIn
from alhambra.rulebooks.trader.events import CitizenLeft, TradersShown
from alhambra.rulebooks.trader.part import NOWHERE, citizens, free_cells, touches_city


@final
class ChooseInSecret(Frame):
    """TRD-2, TRD-3: all choose at the same time, so they are asked one by one and sealed."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def name(self) -> str:
        return "choose-citizens"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.seat)

    def asks(self) -> int:
        return self.seat

    def options(self, state: State) -> list[Action]:
        return [
            ChooseCitizens(kinds, side)
            for kinds in combinations(range(len(TYPES)), CHOSEN)
            for side in range(len(STEPS))
        ]

    def resolve(self, state: State, action: Action) -> None:
        action.play(state, self.seat)


@final
class ShowTraders(Frame):
    """TRD-3: what all have chosen is shown together, before the market is filled."""

    __slots__ = ()

    def name(self) -> str:
        return "show-traders"

    def run(self, state: State) -> None:
        part = citizens(state)
        part.shown = True
        reveal(state)
        tell(state, TradersShown([row[:] for row in part.traders], part.cells[:]))


SHOW_TRADERS: Final = ShowTraders()


@final
class MeetTrader(Frame):
    """TRD-4: a tile lies on the cell of the trader tile, which is set aside; then somebody may move in or change."""

    __slots__ = ("seat", "tile")

    def __init__(self, seat: int, tile: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile

    def name(self) -> str:
        return "meet-trader"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.seat, self.tile)

    def run(self, state: State) -> None:
        part = citizens(state)
        part.cells[self.seat] = NOWHERE
        if int(state.table.tiles.kinds[self.tile]) in part.traders[self.seat]:
            state.agenda.append(AskToMoveIn(self.seat, self.tile))
        elif part.traders[self.seat] and sum(part.supply):
            state.agenda.append(AskToExchange(self.seat))


@final
class AskToMoveIn(Frame):
    """TRD-5: declining a match gives no right to exchange (TRD-6)."""

    __slots__ = ("seat", "tile")

    def __init__(self, seat: int, tile: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile

    def name(self) -> str:
        return "ask-to-move-in"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.seat, self.tile)

    def asks(self) -> int:
        return self.seat

    def options(self, state: State) -> list[Action]:
        return [MoveIn(self.tile), STOP]

    def resolve(self, state: State, action: Action) -> None:
        if not isinstance(action, Stop) and sum(citizens(state).supply) > 0:
            state.agenda.append(AskToHire(self.seat))
        action.play(state, self.seat)


@final
class AskToHire(Frame):
    """TRD-5: any citizen of the supply for the place that became free."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def name(self) -> str:
        return "hire-citizen"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.seat)

    def asks(self) -> int:
        return self.seat

    def options(self, state: State) -> list[Action]:
        return [HireCitizen(kind) for kind, number in enumerate(citizens(state).supply) if number]

    def resolve(self, state: State, action: Action) -> None:
        action.play(state, self.seat)


@final
class AskToExchange(Frame):
    """TRD-6: one citizen of the trader tile for one of the supply, or none."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def name(self) -> str:
        return "exchange-citizen"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.seat)

    def asks(self) -> int:
        return self.seat

    def options(self, state: State) -> list[Action]:
        part = citizens(state)
        found: list[Action] = []
        for given in sorted(set(part.traders[self.seat])):
            for kind, number in enumerate(part.supply):
                if number and kind != given:
                    found.append(HireCitizen(kind, given))
        return [*found, STOP]

    def resolve(self, state: State, action: Action) -> None:
        action.play(state, self.seat)


@final
class ReturnTrader(Frame):
    """TRD-9, TRD-10: a trader tile that is set aside, or touches nothing any more, is laid anew where it can be."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def name(self) -> str:
        return "return-trader"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.seat)

    def run(self, state: State) -> None:
        cell = citizens(state).cells[self.seat]
        board = state.players[self.seat].board
        if (cell == NOWHERE or not touches_city(board, cell)) and free_cells(board):
            state.agenda.append(AskForCell(self.seat))


RETURN_TRADER: Final = [ReturnTrader(seat) for seat in range(MOST_SEATS)]
RETURNING: Final[list[list[Frame]]] = [[frame] for frame in RETURN_TRADER]


@final
class AskForCell(Frame):
    """TRD-9: where does the trader tile go?"""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def name(self) -> str:
        return "lay-trader"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.seat)

    def asks(self) -> int:
        return self.seat

    def options(self, state: State) -> list[Action]:
        return [LayTrader(cell) for cell in free_cells(state.players[self.seat].board)]

    def resolve(self, state: State, action: Action) -> None:
        action.play(state, self.seat)


@final
class MoveOut(Frame):
    """TRD-12: whose building is taken away goes back to the supply."""

    __slots__ = ("seat", "tile")

    def __init__(self, seat: int, tile: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile

    def name(self) -> str:
        return "move-out"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.seat, self.tile)

    def run(self, state: State) -> None:
        part = citizens(state)
        part.housed[self.seat].remove(self.tile)
        part.supply[int(state.table.tiles.kinds[self.tile])] += 1
        tell(state, CitizenLeft(self.seat, self.tile))
