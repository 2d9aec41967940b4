"""What a player says about his citizens (TRD-2 to TRD-9)."""

from __future__ import annotations

from typing import Final, final

from alhambra.core.actions import Action, expect, register
from alhambra.core.pieces import SIDE_NAMES, TYPES
from alhambra.core.state import State, tell
from alhambra.core.table import Table
from alhambra.rulebooks.trader.events import CitizenHired, CitizenMovedIn, TraderLaid
from alhambra.rulebooks.trader.part import beside_fountain, citizens

CHOSEN: Final = 3  # TRD-2


@final
class ChooseCitizens(Action):
    """TRD-2, TRD-3: three citizens for the trader tile, and the side of the fountain it lies at."""

    __slots__ = ("kinds", "side")

    def __init__(self, kinds: tuple[int, ...], side: int) -> None:
        self.kinds: Final = kinds  # ascending
        self.side: Final = side

    def key(self) -> tuple[object, ...]:
        return ("citizens", self.kinds, self.side)

    def text(self, table: Table) -> str:
        return f"citizens {' '.join([TYPES[kind] for kind in self.kinds])} {SIDE_NAMES[self.side]}"

    def play(self, state: State, seat: int) -> None:
        part = citizens(state)
        part.traders[seat] = list(self.kinds)
        part.cells[seat] = beside_fountain(self.side)
        for kind in self.kinds:
            part.supply[kind] -= 1


@final
class MoveIn(Action):
    """TRD-5: the citizen of the building's colour moves in."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def key(self) -> tuple[object, ...]:
        return ("move-in", self.tile)

    def text(self, table: Table) -> str:
        return f"move-in {table.tiles.names[self.tile]}"

    def play(self, state: State, seat: int) -> None:
        part = citizens(state)
        part.traders[seat].remove(int(state.table.tiles.kinds[self.tile]))
        part.housed[seat] = sorted([*part.housed[seat], self.tile])
        tell(state, CitizenMovedIn(seat, self.tile))


@final
class HireCitizen(Action):
    """TRD-5, TRD-6: a citizen of the supply onto the trader tile, for one that moved in or one that is given back."""

    __slots__ = ("given", "kind")

    def __init__(self, kind: int, given: int = -1) -> None:
        self.kind: Final = kind
        self.given: Final = given  # -1: none

    def key(self) -> tuple[object, ...]:
        return ("hire", self.kind, self.given)

    def text(self, table: Table) -> str:
        return f"hire {TYPES[self.kind]}" + (f" for {TYPES[self.given]}" if self.given >= 0 else "")

    def play(self, state: State, seat: int) -> None:
        part = citizens(state)
        if self.given >= 0:
            part.traders[seat].remove(self.given)
            part.supply[self.given] += 1
        part.supply[self.kind] -= 1
        part.traders[seat] = sorted([*part.traders[seat], self.kind])
        tell(state, CitizenHired(seat, self.kind, self.given))


@final
class LayTrader(Action):
    """TRD-9: the trader tile onto a free cell beside the own city."""

    __slots__ = ("cell",)

    def __init__(self, cell: int) -> None:
        self.cell: Final = cell

    def key(self) -> tuple[object, ...]:
        return ("trader", self.cell)

    def text(self, table: Table) -> str:
        return f"trader {table.cell_name(self.cell)}"

    def play(self, state: State, seat: int) -> None:
        citizens(state).cells[seat] = self.cell
        tell(state, TraderLaid(seat, self.cell))


def _read_citizens(_table: Table, words: list[str]) -> Action:
    usage = "citizens TYPE TYPE TYPE N|E|S|W"
    expect(words, CHOSEN + 1, usage)
    kinds = sorted({_type(word) for word in words[:CHOSEN]})
    if len(kinds) != CHOSEN or words[CHOSEN] not in SIDE_NAMES:
        raise ValueError(f"expected three different types: {usage}")
    return ChooseCitizens(tuple(kinds), SIDE_NAMES.index(words[CHOSEN]))


def _read_move_in(table: Table, words: list[str]) -> Action:
    expect(words, 1, "move-in TILE")
    return MoveIn(table.tiles.find(words[0]))


def _read_hire(_table: Table, words: list[str]) -> Action:
    if len(words) == 1:
        return HireCitizen(_type(words[0]))
    if len(words) != 3 or words[1] != "for":
        raise ValueError("expected: hire TYPE [for TYPE]")
    return HireCitizen(_type(words[0]), _type(words[2]))


def _read_trader(table: Table, words: list[str]) -> Action:
    expect(words, 1, "trader x,y")
    return LayTrader(table.read_cell(words[0]))


def _type(word: str) -> int:
    if word not in TYPES:
        raise ValueError(f"{word!r} is no type of building")
    return TYPES.index(word)


register("citizens", _read_citizens)
register("move-in", _read_move_in)
register("hire", _read_hire)
register("trader", _read_trader)
