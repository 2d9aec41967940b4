"""What it costs to have modules at the table that have nothing to do."""

from __future__ import annotations

from typing import Final, cast, final

from alhambra.core.actions import Action
from alhambra.core.base_actions import PASS
from alhambra.core.events import Event
from alhambra.core.frames import Frame
from alhambra.core.module import NO_ACTIONS, NO_FRAMES, Module
from alhambra.core.payment import Till
from alhambra.core.rng import Rng
from alhambra.core.scoring import Award
from alhambra.core.state import Part, State
from alhambra.core.table import Table, overrides
from alhambra.core.window import WINDOW


@final
class Silence(Part):
    """What each seat has of the module: nothing, all game long."""

    __slots__ = ("held",)

    def __init__(self, held: list[int]) -> None:
        self.held: Final = held

    def clone(self) -> Silence:
        return Silence(self.held[:])

    def facts(self) -> dict[str, object]:
        return {"held": self.held[:]}


@final
class Listener(Module):
    """Sits in a module's place and has nothing to say, so that the game is the base game.

    It is asked about the questions and told of the events that its model listens to, is asked about every veto its
    model may have and, unlike its model perhaps, about every payment, majority and scoring. Each time it looks into
    its part and finds nothing there.
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

    def vetoes(self) -> tuple[type[Action], ...]:
        return self.model.vetoes() if overrides(self.model, "forbids") else ()

    def fresh_part(self, table: Table, rng: Rng) -> Part:
        return Silence([0] * table.seats)

    def offers(self, state: State, seat: int, frame: Frame) -> list[Action]:
        return [PASS] if self._held(state, seat) else NO_ACTIONS

    def watches(self, state: State, seat: int) -> bool:
        return self._held(state, seat) > 0

    def forbids(self, state: State, seat: int, action: Action) -> str:
        return "CORE-2" if self._held(state, seat) else ""

    def pays(self, state: State, seat: int, till: Till) -> None:
        if self._held(state, seat):
            till.accept([till.currency])

    def counts(self, state: State, seat: int, kind: int) -> int:
        return self._held(state, seat)

    def after(self, state: State, event: Event) -> list[Frame]:
        return [WINDOW[state.turn]] if self._held(state, state.turn) else NO_FRAMES

    def score(self, state: State, scoring: int) -> list[Award]:
        held = self._silence(state).held
        return [Award(seat, number, self.key(), "") for seat, number in enumerate(held) if number]

    def reveal(self, state: State, seat: int) -> dict[str, object]:
        return self._silence(state).facts()

    def _held(self, state: State, seat: int) -> int:
        return self._silence(state).held[seat]

    def _silence(self, state: State) -> Silence:
        return cast(Silence, state.parts[self.at])
