"""The module that puts secret questions to every seat, so that nobody can tell who was really asked."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec

from alhambra.core.actions import Action
from alhambra.core.base_actions import STOP
from alhambra.core.engine import legal, to_move
from alhambra.core.frames import Frame, SecretRound
from alhambra.core.module import NO_ACTIONS, Module
from alhambra.core.setup import Setup
from alhambra.core.state import Part, State
from alhambra.core.table import Table
from alhambra.core.window import AskInWindow
from alhambra.games import family

KEY: Final = "holder"


@final
class Hold(Action):
    """What every seat could say to a secret question. Nobody ever does: it is there so that everybody is asked."""

    __slots__ = ()

    def key(self) -> tuple[object, ...]:
        return ("hold",)

    def text(self, table: Table) -> str:
        return "hold"

    def play(self, state: State, seat: int) -> None:
        raise NotImplementedError("nobody says this")


HOLD: Final = Hold()
HOLDS: Final[list[Action]] = [HOLD]


@final
class Holder(Module):
    """By the rules only seats that can act are asked in secret (SEQ-12, BON-8). With this one all seats are.

    Between two turns only where somebody could ever act there: `windows`.
    """

    def __init__(self, windows: bool) -> None:
        super().__init__()
        self.windows: Final = windows

    def key(self) -> str:
        return KEY

    def joins(self) -> tuple[type[Frame], ...]:
        return (SecretRound,)

    def offers(self, state: State, seat: int, frame: Frame) -> list[Action]:
        return HOLDS if self.windows or not isinstance(frame, AskInWindow) else NO_ACTIONS


def needs_holder(setup: Setup) -> bool:
    """Is anybody at such a table ever asked in secret?"""
    fitting = family.modules_of(setup.game)
    return has_windows(setup) or any(fitting[name]().asks_in_secret() for name in setup.modules)


def has_windows(setup: Setup) -> bool:
    """Can anybody at such a table ever act between two turns?"""
    fitting = family.modules_of(setup.game)
    return any(fitting[name]().acts_in_window() for name in setup.modules)


def facing(state: State, window: SecretRound, seat: int) -> State:
    """The same question as if it asked this seat."""
    if to_move(state) == seat:
        return state
    facing = state.clone()
    facing.agenda[-1] = window.put_to(seat)
    facing.offered = None
    return facing


def without_holder(state: State, table: Table) -> State:
    """The same position at a table where only those are asked who can act, as the rules have it.

    The holder comes last among the modules, and nothing in a state tells of it but its empty part.
    """
    players = [player.clone() for player in state.players]
    parts = vec[Part | None]([None if part is None else part.clone() for part in state.parts[:-1]])
    return state.beside(state.setup, table, state.rng.clone(), players, parts)


def can_act(state: State) -> bool:
    """Has the seat that is asked in secret more to say than no?"""
    frame = state.agenda[-1]
    return any(_answers(action) and (not action.is_free() or frame.answered_by(action)) for action in legal(state))


def _answers(action: Action) -> bool:
    return action is not HOLD and action != STOP
