"""What it costs to have modules at the table, apart from what they do."""

from __future__ import annotations

from typing import Final, final

from alhambra.core.actions import Action
from alhambra.core.events import Event
from alhambra.core.frames import Frame
from alhambra.core.module import NO_ACTIONS, NO_FRAMES, Module
from alhambra.core.payment import Till
from alhambra.core.scoring import Award
from alhambra.core.state import State


@final
class Listener(Module):
    """Listens wherever the core asks modules, and never says anything: the game is the base game."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number: Final = number

    def key(self) -> str:
        return f"listener-{self.number}"

    def offers(self, state: State, seat: int, frame: Frame) -> list[Action]:
        return NO_ACTIONS

    def watches(self, state: State, seat: int) -> bool:
        return False

    def forbids(self, state: State, seat: int, action: Action) -> str:
        return ""

    def pays(self, state: State, seat: int, till: Till) -> None:
        return

    def counts(self, state: State, seat: int, kind: int) -> int:
        return 0

    def after(self, state: State, event: Event) -> list[Frame]:
        return NO_FRAMES

    def score(self, state: State, scoring: int) -> list[Award]:
        return []
