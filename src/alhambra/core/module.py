"""Modules and rulings: the ten extension points, whose defaults all mean "nothing changes"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from alhambra.core.actions import Action
from alhambra.core.events import Event
from alhambra.core.frames import Frame

if TYPE_CHECKING:
    from alhambra.core.appraisal import Eye
    from alhambra.core.dealing import Deal
    from alhambra.core.payment import Loose, Terms
    from alhambra.core.rng import Rng
    from alhambra.core.scoring import Award, Result
    from alhambra.core.state import Part, State
    from alhambra.core.table import Table


# Modules mostly have nothing to say: these empty lists spare them a new one each time. Nobody changes them.
NO_ACTIONS: Final[list[Action]] = []
NO_FRAMES: Final[list[Frame]] = []

EVERY_EVENT: Final[tuple[type[Event], ...]] = (Event,)
EVERY_QUESTION: Final[tuple[type[Frame], ...]] = (Frame,)
EVERY_ACTION: Final[tuple[type[Action], ...]] = (Action,)


@mypyc_attr(allow_interpreted_subclasses=True)
class Module:
    """An expansion at one table. It overrides only what it changes; an instance serves one game only."""

    def __init__(self) -> None:
        self.at: i64 = -1  # the index of its part in `state.parts`, given by the table

    def key(self) -> str:
        """The module's name in records, settings and views."""
        raise NotImplementedError

    # The ten extension points.

    def set_up(self, deal: Deal) -> None:
        """Put pieces into piles and bag, exchange tables."""

    def fresh_part(self, table: Table, rng: Rng) -> Part | None:
        """The module's own corner of the state, as the game begins."""
        return None

    def offers(self, state: State, seat: int, frame: Frame) -> list[Action]:
        """Options this module adds to a question."""
        return NO_ACTIONS

    def acts_in_window(self) -> bool:
        """Does it ever offer something in the window between two turns? Who runs a table asks before the game."""
        return False

    def asks_in_secret(self) -> bool:
        """Does it ever put a question to one seat after the other in secret (`SecretRound`)? Asked like the above."""
        return False

    def forbids(self, state: State, seat: int, action: Action) -> str:
        """The id of the rule that forbids an action, or nothing."""
        return ""

    def accepts(self, terms: Terms) -> None:
        """Which other currencies may be laid for goods of a kind. Asked once in a game."""

    def brings(self, state: State, seat: int, loose: Loose) -> None:
        """What money a seat has that is no card of its hand. Remembered: when it changes, say `Player.recount`."""

    def counts(self, state: State, seat: int, kind: int) -> int:
        """What else counts for the majority in a type, in half buildings."""
        return 0

    def after(self, state: State, event: Event) -> list[Frame]:
        """What follows from an event, first things first. It changes nothing itself."""
        return NO_FRAMES

    def score(self, state: State, scoring: int) -> list[Award]:
        """Further points of a scoring, each with its reason."""
        return []

    def reveal(self, state: State, seat: int) -> dict[str, object]:
        """What a seat (or SPECTATOR) may know of the module's part."""
        return {}

    # For bots: what they decide by without thinking ahead, and what they count where they break off an imagined game.
    # A module without these is played all the same, only less well.

    def appraises(self) -> tuple[type[Action], ...]:
        """The kinds of its own actions that it can put a worth on."""
        return ()

    def appraise(self, eye: Eye, action: Action) -> float:
        """What one of them is worth in points, compared with declining."""
        return 0.0

    def adds(self, eye: Eye, tile: i64, cell: i64) -> float:
        """What a tile on this square of the own board, or NOWHERE in particular, is worth besides."""
        return 0.0

    def holds(self, eye: Eye) -> float:
        """What the eye's seat has of it already, or must fear, besides points, tiles and what `score` tells."""
        return 0.0

    # Short cuts: where the module listens. They decide nothing, they only spare it questions to which it has nothing
    # to say; whoever leaves them out is asked everywhere. Kinds count with all that is derived from them.

    def hears(self) -> tuple[type[Event], ...]:
        """The kinds of events that something may follow from: `after` is told of no others."""
        return EVERY_EVENT

    def joins(self) -> tuple[type[Frame], ...]:
        """The kinds of questions that `offers` may add to: it is asked about no others."""
        return EVERY_QUESTION

    def offers_freely(self) -> bool:
        """Does all it offers leave the question open (`Action.is_free`)? Nobody is asked for its sake (BON-8)."""
        return False

    def vetoes(self) -> tuple[type[Action], ...]:
        """The kinds of actions that `forbids` may take away from a question. What nobody offers need not be named."""
        return EVERY_ACTION

    def watches(self, state: State, seat: int) -> bool:
        """Could it take anything away from this seat in this position?"""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Ruling(Module):
    """A tiny module for the meeting of others: it wakes only when all it needs are at the table."""

    def needs(self) -> tuple[str, ...]:
        """The keys of the modules that meet here."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Module):
    """A whole game of the family: the first module at a table that is otherwise bare."""

    def begin(self, state: State) -> None:
        """Say whose turn it is and put the first frames on the agenda. All parts are there already."""
        raise NotImplementedError

    def has_palaces(self) -> bool:
        """Does every seat begin with a fountain?"""
        return False

    def reckon(self, state: State, scoring: int) -> Result | None:
        """What a scoring gives in this game; None if it is counted as in the base game, by boards and walls."""
        return None
