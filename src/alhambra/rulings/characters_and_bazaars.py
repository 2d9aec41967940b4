"""BAZ, interactions: Abdul Karim pays for a bazaar too."""

from __future__ import annotations

from typing import Final, final

from alhambra.core.actions import Action, expect, register
from alhambra.core.appraisal import Eye
from alhambra.core.frames import Frame
from alhambra.core.module import NO_ACTIONS, Ruling
from alhambra.core.state import State, tell
from alhambra.core.table import Table
from alhambra.core.turn import ChooseAction
from alhambra.rulebooks.bazaars.actions import take_bazaar
from alhambra.rulebooks.bazaars.part import bazaars
from alhambra.rulebooks.characters.appraisal import PATRON
from alhambra.rulebooks.characters.events import CharacterLeft, CharacterUsed
from alhambra.rulebooks.characters.part import ABDUL_KARIM, people

VERB: Final = f"{ABDUL_KARIM}-bazaar"


@final
class GetBazaar(Action):
    """CHR-11 for a bazaar."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def key(self) -> tuple[object, ...]:
        return (VERB, self.tile)

    def text(self, table: Table) -> str:
        return f"{VERB} {table.tiles.names[self.tile]}"

    def play(self, state: State, seat: int) -> None:
        people(state).retire(ABDUL_KARIM)
        tell(state, CharacterUsed(seat, ABDUL_KARIM))
        tell(state, CharacterLeft(ABDUL_KARIM))
        state.further = True
        take_bazaar(state, seat, self.tile)


@final
class CharactersAndBazaars(Ruling):
    """He pays exactly, so a bazaar needs a price (BAZ-6)."""

    def key(self) -> str:
        return "characters-and-bazaars"

    def needs(self) -> tuple[str, ...]:
        return ("characters", "bazaars")

    def joins(self) -> tuple[type[Frame], ...]:
        return (ChooseAction,)

    def vetoes(self) -> tuple[type[Action], ...]:
        return ()

    def offers(self, state: State, seat: int, frame: Frame) -> list[Action]:
        if not isinstance(frame, ChooseAction) or not people(state).has(seat, ABDUL_KARIM):
            return NO_ACTIONS
        part = bazaars(state)
        return [GetBazaar(tile) for tile in part.lying if part.price(state, tile)] if part.lying else NO_ACTIONS

    def forbids(self, state: State, seat: int, action: Action) -> str:
        if not isinstance(action, GetBazaar):
            return ""
        if not people(state).has(seat, ABDUL_KARIM):
            return "CHR-11"
        part = bazaars(state)
        if action.tile not in part.lying:
            return "BAZ-3"
        return "" if part.price(state, action.tile) else "BAZ-6"

    def appraises(self) -> tuple[type[Action], ...]:
        return (GetBazaar,)

    def appraise(self, eye: Eye, action: Action) -> float:
        """As for a tile of the market: he pays once."""
        if not isinstance(action, GetBazaar):
            return 0.0
        return eye.worth(action.tile) + eye.further - PATRON * eye.future


def _read(table: Table, words: list[str]) -> Action:
    expect(words, 1, f"{VERB} TILE")
    return GetBazaar(table.tiles.find(words[0]))


register(VERB, _read)
