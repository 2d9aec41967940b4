"""The stacks of huts beside the market."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from alhambra.core.pieces import NO_TYPE
from alhambra.core.rng import Rng
from alhambra.core.state import Part, Player, State
from alhambra.core.table import place_of

KEY: Final = "huts"
PLACE: Final = place_of(KEY)


@final
class HutStacks(Part):
    """HUT-4: one stack for each type; the first hut of a stack lies open, the order of the others is a secret."""

    __slots__ = ("colours", "stacks")

    def __init__(self, stacks: list[bytes], colours: bytes) -> None:
        self.stacks: Final = stacks
        self.colours: Final = colours  # by tile id: the type a hut works for, NO_TYPE for what is no hut

    def clone(self) -> HutStacks:
        return HutStacks(self.stacks[:], self.colours)

    def facts(self) -> dict[str, object]:
        return {"stacks": [list(stack) for stack in self.stacks]}

    def reshuffled_behind(self, seat: int, rng: Rng) -> HutStacks:
        return HutStacks([stack[:1] + shuffled(bytes(sorted(stack[1:])), rng) for stack in self.stacks], self.colours)

    def cards(self) -> list[int]:
        return []

    def tiles(self) -> list[int]:
        return [hut for stack in self.stacks for hut in stack]

    def is_hut(self, tile: int) -> bool:
        return self.colours[tile] != NO_TYPE

    def open_huts(self) -> list[int]:
        """HUT-5: what can be taken; an empty stack is simply gone."""
        return [stack[0] for stack in self.stacks if stack]

    def owned(self, player: Player) -> int:
        """HUT-8: how many huts a player has, built, in the reserve or yet to be placed."""
        colours = self.colours
        number = 0
        for tile in player.reserve:
            if colours[tile] != NO_TYPE:
                number += 1
        for tile in player.acquired:
            if colours[tile] != NO_TYPE:
                number += 1
        ground = player.board.ground
        for cell in player.board.cells:
            if colours[i64(ground[cell])] != NO_TYPE:
                number += 1
        return number


def shuffled(huts: bytes, rng: Rng) -> bytes:
    """The same huts in any order."""
    order = list(huts)
    rng.shuffle(order)
    return bytes(order)


def hut_stacks(state: State) -> HutStacks:
    """The huts of a game."""
    return cast(HutStacks, state.part_at(PLACE))
