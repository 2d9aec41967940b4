"""Placing chests at the end of the turn (SEQ-5, TRE-7 to TRE-12)."""

from __future__ import annotations

from typing import Final, final

from alhambra.core.actions import Action, expect, register
from alhambra.core.base_actions import STOP, Stop
from alhambra.core.frames import Frame
from alhambra.core.pieces import TYPES
from alhambra.core.scoring import has_dirk
from alhambra.core.state import State, tell
from alhambra.core.table import Table
from alhambra.rulebooks.treasure.events import ChestLaid, ChestsReturned, DirkGotChests, RoomFilled
from alhambra.rulebooks.treasure.part import chests, draw_room, free_buildings


@final
class LayChest(Action):
    """TRE-7: a waiting chest onto an own building of its type."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def key(self) -> tuple[object, ...]:
        return ("lay-chest", self.tile)

    def text(self, table: Table) -> str:
        return f"lay-chest {table.tiles.names[self.tile]}"

    def play(self, state: State, seat: int) -> None:
        part = chests(state)
        part.waiting.remove(int(state.table.tiles.kinds[self.tile]))
        part.laid[seat] = sorted([*part.laid[seat], self.tile])
        tell(state, ChestLaid(seat, self.tile))


@final
class PlaceChests(Frame):
    """TRE-9, TRE-10: the buyer places what he can; what is left goes round the table once, then into the bag."""

    __slots__ = ("buyer", "step")

    def __init__(self, buyer: int, step: int) -> None:
        self.buyer: Final = buyer
        self.step: Final = step  # how far it went round

    def name(self) -> str:
        return "place-chests"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.buyer, self.step)

    def run(self, state: State) -> None:
        part = chests(state)
        seats = len(state.players)
        if part.waiting and self.step < seats:
            seat = (self.buyer + self.step) % seats
            if self.step == 1 and has_dirk(state):
                give_dirk_chests(state)
            if free_buildings(state, seat, part.waiting):
                state.agenda.append(AskForPlace(self.buyer, self.step, seat))
            else:
                state.agenda.append(PlaceChests(self.buyer, self.step + 1))
            return
        if part.waiting:
            return_chests(state, part.waiting)
            part.waiting = []
        refill_rooms(state)


@final
class AskForPlace(Frame):
    """TRE-9: the buyer must place every chest he can; TRE-10: the others may."""

    __slots__ = ("asked", "buyer", "step")

    def __init__(self, buyer: int, step: int, asked: int) -> None:
        self.buyer: Final = buyer
        self.step: Final = step
        self.asked: Final = asked

    def name(self) -> str:
        return "lay-chests"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.buyer, self.step, self.asked)

    def asks(self) -> int:
        return self.asked

    def options(self, state: State) -> list[Action]:
        found: list[Action] = [LayChest(tile) for tile in free_buildings(state, self.asked, chests(state).waiting)]
        if self.step:
            found.append(STOP)
        return found

    def resolve(self, state: State, action: Action) -> None:
        state.agenda.append(PlaceChests(self.buyer, self.step + 1 if isinstance(action, Stop) else self.step))
        action.play(state, self.asked)


@final
class TakeOffChest(Frame):
    """TRE-12: the chest of a building that left its Alhambra goes back to the bag."""

    __slots__ = ("seat", "tile")

    def __init__(self, seat: int, tile: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile

    def name(self) -> str:
        return "take-off-chest"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.seat, self.tile)

    def run(self, state: State) -> None:
        chests(state).laid[self.seat].remove(self.tile)
        return_chests(state, [int(state.table.tiles.kinds[self.tile])])


def give_dirk_chests(state: State) -> None:
    """TRE-16: Dirk is the first to get what the buyer leaves over, and takes as many as fit."""
    part = chests(state)
    kinds = state.table.tiles.kinds
    got: list[int] = []
    for kind in range(len(TYPES)):
        buildings = len([tile for tile in state.dirk if kinds[tile] == kind])
        while kind in part.waiting and part.dirk[kind] < buildings:
            part.waiting.remove(kind)
            part.dirk[kind] += 1
            got.append(kind)
    if got:
        tell(state, DirkGotChests(tuple(got)))


def return_chests(state: State, kinds: list[int]) -> None:
    """Chests go back into the bag."""
    bag = chests(state).bag
    for kind in kinds:
        bag[kind] += 1
    tell(state, ChestsReturned(tuple(kinds)))


def refill_rooms(state: State) -> None:
    """TRE-11: a room that was bought gets as many chests as the others hold; once the bag cannot, none ever will."""
    part = chests(state)
    for room, lying in enumerate(part.rooms):
        if lying or part.closed:
            continue
        part.closed = sum(part.bag) < part.printed.room_size
        if not part.closed:
            part.rooms[room] = draw_room(state, part, part.printed.room_size)
        tell(state, RoomFilled(room, tuple(part.rooms[room])))


def _read_lay(table: Table, words: list[str]) -> Action:
    expect(words, 1, "lay-chest TILE")
    return LayChest(table.tiles.find(words[0]))


register("lay-chest", _read_lay)
