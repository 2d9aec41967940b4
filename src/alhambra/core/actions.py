"""What a player can say: the base of all actions, and how they are written and read.

An action is a value that can play itself. Its key alone gives equality and hash; its text is the line in a
record, in the log and on the wire.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from alhambra.core.state import State
    from alhambra.core.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One choice of one seat."""

    __slots__ = ()

    def key(self) -> tuple[object, ...]:
        """Verb and arguments: what makes two actions the same."""
        raise NotImplementedError

    def text(self, table: Table) -> str:
        """The action as a line of a record: the verb, then pieces and cells by name."""
        raise NotImplementedError

    def play(self, state: State, seat: int) -> None:
        """Do it. The engine has made sure that it is allowed."""
        raise NotImplementedError

    def insists(self, state: State, seat: int) -> bool:
        """May it be played in a turn though it is not listed, if nothing forbids it (B-63)?"""
        return False

    def is_free(self) -> bool:
        """Does the question stay open after it? So it is for what may be done beside a decision (BON-8)."""
        return False

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Action) and self.key() == other.key())

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return " ".join([str(part) for part in self.key()])


# Reads the words after the verb; raises ValueError with a sentence for people.
Reader = Callable[["Table", list[str]], Action]
READERS: Final[dict[str, Reader]] = {}


def register(verb: str, reader: Reader) -> None:
    """Teach records and wire a verb. Each module does this for its own actions."""
    if verb in READERS:
        raise ValueError(f"the verb {verb!r} is taken")
    READERS[verb] = reader


def read_action(table: Table, text: str) -> Action:
    """The action a line stands for; ValueError with a sentence for people if it stands for none."""
    words = text.split()
    if not words:
        raise ValueError("an action is missing")
    reader = READERS.get(words[0])
    if reader is None:
        raise ValueError(f"unknown action {words[0]!r}")
    return reader(table, words[1:])


def expect(words: list[str], count: int, usage: str) -> None:
    """Refuse a line with too few or too many words."""
    if len(words) != count:
        raise ValueError(f"expected: {usage}")
