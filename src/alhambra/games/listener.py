"""What it costs to have modules at the table that have nothing to do."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64, mypyc_attr

from alhambra.core.actions import Action
from alhambra.core.base_actions import PASS
from alhambra.core.events import Event
from alhambra.core.frames import Frame
from alhambra.core.module import NO_ACTIONS, NO_FRAMES, Module
from alhambra.core.payment import Loose
from alhambra.core.rng import Rng
from alhambra.core.scoring import Award
from alhambra.core.state import Part, State
from alhambra.core.table import Table, overrides
from alhambra.core.window import WINDOW


@final
class Silence(Part):
    """What each seat has of the module, and how much is in play: nothing, all game long."""

    __slots__ = ("held", "in_play")

    def __init__(self, held: list[int], in_play: i64) -> None:
        self.held: Final = held
        self.in_play = in_play

    def clone(self) -> Silence:
        return Silence(self.held[:], self.in_play)

    def facts(self) -> dict[str, object]:
        return {"held": self.held[:], "in_play": int(self.in_play)}


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener(Module):
    """Sits in a module's place and has nothing to say, so that the game is the base game.

    It is told of the events and asked about the questions and vetoes that its model listens to. Each time it looks
    into its part and finds nothing there.
    """

    def __init__(self, model: Module) -> None:
        super().__init__()
        self.model: Final = model  # sits at no table: only asked where it listens

    def key(self) -> str:
        return f"idle-{self.model.key()}"

    def hears(self) -> tuple[type[Event], ...]:
        return self.model.hears() if overrides(self.model, "after") else ()

    def joins(self) -> tuple[type[Frame], ...]:
        return self.model.joins() if overrides(self.model, "offers") else ()

    def offers_freely(self) -> bool:
        return self.model.offers_freely()

    def vetoes(self) -> tuple[type[Action], ...]:
        return self.model.vetoes() if overrides(self.model, "forbids") else ()

    def fresh_part(self, table: Table, rng: Rng) -> Part:
        return Silence([0] * table.seats, 0)

    def offers(self, state: State, seat: int, frame: Frame) -> list[Action]:
        return [PASS] if cast(Silence, state.parts[self.at]).in_play else NO_ACTIONS

    def watches(self, state: State, seat: int) -> bool:
        return cast(Silence, state.parts[self.at]).in_play > 0

    def forbids(self, state: State, seat: int, action: Action) -> str:
        return "CORE-2" if cast(Silence, state.parts[self.at]).in_play else ""

    def after(self, state: State, event: Event) -> list[Frame]:
        return [WINDOW[state.turn]] if cast(Silence, state.parts[self.at]).in_play else NO_FRAMES

    def reveal(self, state: State, seat: int) -> dict[str, object]:
        return cast(Silence, state.parts[self.at]).facts()


@final
class BringingListener(Listener):
    """Sits in the place of a module that brings money."""

    def brings(self, state: State, seat: int, loose: Loose) -> None:
        for value in range(cast(Silence, state.parts[self.at]).held[seat]):
            loose.bring(0, value, 0)


@final
class ScoringListener(Listener):
    """Sits in the place of a module that counts for majorities or gives points."""

    def counts(self, state: State, seat: int, kind: int) -> int:
        return cast(Silence, state.parts[self.at]).held[seat]

    def score(self, state: State, scoring: int) -> list[Award]:
        return [
            Award(seat, held, self.key(), "")
            for seat, held in enumerate(cast(Silence, state.parts[self.at]).held)
            if held
        ]


def listener_for(model: Module) -> Listener:
    """One that is asked wherever this module is."""
    if overrides(model, "brings"):
        return BringingListener(model)
    if overrides(model, "counts") or overrides(model, "score"):
        return ScoringListener(model)
    return Listener(model)
