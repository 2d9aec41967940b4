"""What follows from an event: who is told, and when it happens."""

from __future__ import annotations

from alhambra.core.actions import Action
from alhambra.core.base_actions import STOP
from alhambra.core.ending import DECLARE_WINNERS
from alhambra.core.engine import is_over, legal, new_game, submit, to_move
from alhambra.core.events import (
    ACQUIRED,
    CARD_TURNED_UP,
    COMMON_KINDS,
    RESERVE,
    TURN_BEGAN,
    TURN_ENDING,
    Event,
    MoneyTaken,
    Paid,
    TileBought,
    TileDrawn,
    TileMoved,
    TurnEnding,
)
from alhambra.core.frames import Frame
from alhambra.core.module import Module
from alhambra.core.setup import Setup
from alhambra.core.state import State

COMMON_EVENTS: list[Event] = [
    TURN_BEGAN[0],
    TURN_ENDING[0],
    MoneyTaken(0, b""),
    TileBought(0, 1, 0, True),
    TileMoved(0, 1, ACQUIRED, RESERVE, -1),
    CARD_TURNED_UP[0],
    TileDrawn(1, 0),
    Paid(0, "tile", 1, 1, b""),
]


class Ask(Frame):
    """Is all well?"""

    def name(self) -> str:
        return "ask"

    def asks(self) -> int:
        return 0

    def options(self, state: State) -> list[Action]:
        return [STOP]

    def resolve(self, state: State, action: Action) -> None:
        return


class Note(Frame):
    """Notes how many cards lie open."""

    def __init__(self, noted: list[int]) -> None:
        self.noted = noted

    def name(self) -> str:
        return "note"

    def run(self, state: State) -> None:
        self.noted.append(len(state.display))


class AtTheEnd(Module):
    """Something happens at the end of every turn."""

    def __init__(self, frames: list[Frame]) -> None:
        super().__init__()
        self.frames = frames

    def key(self) -> str:
        return "at-the-end"

    def after(self, state: State, event: Event) -> list[Frame]:
        return self.frames if isinstance(event, TurnEnding) else []


def after_taking_a_card(frames: list[Frame]) -> State:
    state = new_game(Setup(3, 1), [AtTheEnd(frames)])
    submit(state, to_move(state), legal(state)[0])
    return state


def test_the_commonest_events_stand_at_their_numbers() -> None:
    assert [type(event) for event in COMMON_EVENTS] == list(COMMON_KINDS)
    assert [event.common() for event in COMMON_EVENTS] == list(range(len(COMMON_KINDS)))


def test_what_ends_a_turn_comes_before_the_display_is_filled_up() -> None:
    noted: list[int] = []
    state = after_taking_a_card([Note(noted)])
    assert (noted, len(state.display), state.agenda[-1].name()) == ([3], 4, "choose-action")


def test_the_steps_after_a_turn_wait_below_a_question() -> None:
    noted: list[int] = []
    state = after_taking_a_card([Note(noted), Ask(), Note(noted)])
    waiting = ["begin-turn", "open-window", "check-end", "refill-market", "score-what-is-due", "refill-display"]
    assert [frame.name() for frame in state.agenda] == [*waiting, "note", "ask"]
    submit(state, 0, STOP)
    assert (noted, len(state.display), state.agenda[-1].name()) == ([3, 3], 4, "choose-action")


def test_a_game_that_ends_with_a_turn_is_over() -> None:
    assert is_over(after_taking_a_card([DECLARE_WINNERS]))
