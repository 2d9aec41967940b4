"""A module that has something to say in each step of a turn that exists only with modules (B-40)."""

from __future__ import annotations

from alhambra.core.actions import Action
from alhambra.core.events import Event, TurnBegan, TurnEnding
from alhambra.core.frames import Frame
from alhambra.core.module import Module
from alhambra.core.setup import SEAT_NAMES
from alhambra.core.state import State, tell
from alhambra.core.table import Table


class Called(Event):
    """The crier has called something out."""

    def __init__(self, words: str) -> None:
        self.words = words

    def name(self) -> str:
        return self.words

    def facts(self, table: Table) -> dict[str, object]:
        return {}


class Call(Frame):
    """The crier's step on the agenda."""

    def __init__(self, words: str) -> None:
        self.words = words

    def name(self) -> str:
        return "call"

    def run(self, state: State) -> None:
        tell(state, Called(self.words))


class Wave(Action):
    """What the crier lets players do besides: nothing much."""

    def key(self) -> tuple[object, ...]:
        return ("wave",)

    def text(self, table: Table) -> str:
        return "wave"

    def play(self, state: State, seat: int) -> None:
        tell(state, Called(f"{SEAT_NAMES[seat]} waved"))


class Crier(Module):
    """Calls out where a turn begins and ends; lets players wave as an action and in the window."""

    def key(self) -> str:
        return "crier"

    def after(self, state: State, event: Event) -> list[Frame]:
        if isinstance(event, TurnBegan):
            return [Call("crier-begins")]
        return [Call("crier-ends")] if isinstance(event, TurnEnding) else []

    def offers(self, state: State, seat: int, frame: Frame) -> list[Action]:
        return [Wave()] if frame.name() in ("choose-action", "window") else []
