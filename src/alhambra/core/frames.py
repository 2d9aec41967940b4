"""The agenda's frames: a question to one seat, or a step the table takes by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from alhambra.core.actions import Action

if TYPE_CHECKING:
    from alhambra.core.state import State

NOBODY: Final = -1

# The commonest kinds of questions have a number (see `Frame.common`).
NOT_COMMON: Final = -1
COMMON_QUESTIONS: Final = 3


@final
class Reason:
    """A rule and what it says about the refused action."""

    __slots__ = ("rule", "words")

    def __init__(self, rule: str, words: str) -> None:
        self.rule: Final = rule
        self.words: Final = words


OTHER_QUESTION: Final = Reason("CORE-2", "this is not what is asked now")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """One thing on the agenda. A frame is a value; what it needs to remember it carries."""

    __slots__ = ()

    def name(self) -> str:
        """The word clients and goldens know this frame by."""
        raise NotImplementedError

    def key(self) -> tuple[object, ...]:
        """Name and contents: what makes two frames the same."""
        return (self.name(),)

    def asks(self) -> int:
        """The seat that must decide, or NOBODY: then the table runs the frame by itself."""
        return NOBODY

    def common(self) -> i64:
        """The number of one of the commonest kinds, so that who joins it is found at once; NOT_COMMON for others."""
        return NOT_COMMON

    def discreet(self) -> bool:
        """Is it a secret whom this frame asks?"""
        return False

    def options(self, state: State) -> list[Action]:
        """What the frame itself offers; the engine adds the modules' offers and takes out what is forbidden."""
        return []

    def last_resort(self) -> Action | None:
        """What is offered when nothing else is, or only what does not answer the question."""
        return None

    def answered_by(self, action: Action) -> bool:
        """Does this free action, which leaves other questions open, answer this one (BON-8)?"""
        return False

    def accepts(self, state: State, action: Action) -> bool:
        """Is an action that is not listed allowed all the same (B-63)?"""
        return False

    def reason(self, state: State, action: Action) -> Reason:
        """Why an action is neither listed nor accepted."""
        return OTHER_QUESTION

    def resolve(self, state: State, action: Action) -> None:
        """Carry out the answer. Push what comes later first, then act."""
        raise NotImplementedError

    def run(self, state: State) -> None:
        """Take a step that needs nobody's decision."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class SecretRound(Frame):
    """A question that goes from seat to seat in secret: `first` comes first, and only who can answer is asked.

    Whoever runs a table may seat a module that lets every seat answer, so that nobody can tell who was asked.
    """

    __slots__ = ("asked", "first")

    def __init__(self, first: int, asked: int) -> None:
        self.first: Final = first
        self.asked: Final = asked

    def asks(self) -> int:
        return self.asked

    def discreet(self) -> bool:
        return True

    def put_to(self, seat: int) -> SecretRound:
        """The same question of the same round to another seat."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class RedesignQuestion(Frame):
    """A question with redesigns among its answers (B-70): modules may add redesigns of their own."""

    __slots__ = ()
