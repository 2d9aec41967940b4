"""Taking a hut."""

from __future__ import annotations

from typing import Final, final

from alhambra.core.actions import Action, expect, register
from alhambra.core.draws import reveal
from alhambra.core.events import Event
from alhambra.core.pieces import EMPTY
from alhambra.core.state import State, tell, with_piece
from alhambra.core.table import Table
from alhambra.rulebooks.huts.part import hut_stacks


@final
class HutTaken(Event):
    """HUT-5: an open hut became an acquired tile; `turned_up` lies open now, EMPTY if the stack is gone."""

    __slots__ = ("hut", "seat", "turned_up")

    def __init__(self, seat: int, hut: int, turned_up: int) -> None:
        self.seat: Final = seat
        self.hut: Final = hut
        self.turned_up: Final = turned_up

    def name(self) -> str:
        return "hut-taken"

    def facts(self, table: Table) -> dict[str, object]:
        names = table.tiles.names
        return {
            "seat": self.seat,
            "hut": names[self.hut],
            "turned_up": names[self.turned_up] if self.turned_up != EMPTY else "",
        }


@final
class TakeHut(Action):
    """HUT-5, HUT-6: take an open hut; it costs nothing and earns no further action."""

    __slots__ = ("hut",)

    def __init__(self, hut: int) -> None:
        self.hut: Final = hut

    def key(self) -> tuple[object, ...]:
        return ("take-hut", self.hut)

    def text(self, table: Table) -> str:
        return f"take-hut {table.tiles.names[self.hut]}"

    def play(self, state: State, seat: int) -> None:
        stacks = hut_stacks(state).stacks
        turned_up = EMPTY
        for at, stack in enumerate(stacks):
            if stack and stack[0] == self.hut:
                stacks[at] = stack[1:]
                if len(stack) > 1:
                    turned_up = stack[1]
                    reveal(state)
        player = state.players[seat]
        player.acquired = with_piece(player.acquired, self.hut)  # HUT-7
        tell(state, HutTaken(seat, self.hut, turned_up))


TAKE_HUT: Final[list[TakeHut]] = [TakeHut(hut) for hut in range(256)]  # values, made once


def _read_take_hut(table: Table, words: list[str]) -> Action:
    expect(words, 1, "take-hut HUT")
    return TAKE_HUT[table.tiles.find(words[0])]


register("take-hut", _read_take_hut)
