"""What is fixed for one game: its pieces, its points, the modules at the table and who listens to what."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from alhambra.core.events import Event
from alhambra.core.frames import Frame
from alhambra.core.grid import cell_at, position
from alhambra.core.module import Module, Ruling
from alhambra.core.pieces import Cards, Tiles
from alhambra.core.setup import SEAT_NAMES

# points[scoring - 1][type] = what places 1, 2, ... are worth (B-13)
Points = list[list[tuple[int, ...]]]


@final
class Table:
    """Shared by all clones of a game, never changed once it is under way, and open to all: it knows no seed."""

    __slots__ = (
        "_answering",
        "_hearing_of",
        "_joining",
        "cards",
        "counting",
        "forbidding",
        "hearing",
        "modules",
        "offering",
        "paying",
        "points",
        "scoring",
        "seated",
        "seats",
        "tiles",
        "vetoing",
    )

    def __init__(self, seats: int, modules: list[Module], tiles: Tiles, cards: Cards, points: Points) -> None:
        self.seats: Final = seats
        self.tiles: Final = tiles
        self.cards: Final = cards
        self.points: Final = points
        self.modules: Final = modules
        for at, module in enumerate(modules):
            if module.at != -1:
                raise ValueError(f"the module {module.key()!r} already sits at another table")
            module.at = at
        self.seated: Final = {module.key(): module.at for module in modules}
        # Who overrides what: a module costs nothing where it has nothing to say.
        self.offering: Final = [m for m in modules if overrides(m, "offers")]
        self.forbidding: Final = [m for m in modules if overrides(m, "forbids")]
        self.vetoing: Final = [m for m in self.forbidding if m.vetoes()]
        self.paying: Final = [m for m in modules if overrides(m, "pays")]
        self.counting: Final = [m for m in modules if overrides(m, "counts")]
        self.hearing: Final = [m for m in modules if overrides(m, "after")]
        self.scoring: Final = [m for m in modules if overrides(m, "score")]
        # The same by kind of event and of question, as far as they have come up.
        self._hearing_of: Final[dict[type[Event], list[Module]]] = {}
        self._joining: Final[dict[type[Frame], list[Module]]] = {}
        self._answering: Final[dict[type[Frame], list[Module]]] = {}

    def hearing_of(self, event: Event) -> list[Module]:
        """Who is told of an event of this kind, the last in order first."""
        known = self._hearing_of.get(type(event))
        if known is None:
            known = [module for module in reversed(self.hearing) if isinstance(event, module.hears())]
            self._hearing_of[type(event)] = known
        return known

    def joining(self, question: Frame) -> list[Module]:
        """Who may add something to a question of this kind."""
        known = self._joining.get(type(question))
        if known is None:
            known = [module for module in self.offering if isinstance(question, module.joins())]
            self._joining[type(question)] = known
        return known

    def answering(self, question: Frame) -> list[Module]:
        """Those of them for whose sake the question may be asked."""
        known = self._answering.get(type(question))
        if known is None:
            known = [module for module in self.joining(question) if not module.offers_freely()]
            self._answering[type(question)] = known
        return known

    def card_names(self, cards: Iterable[int]) -> list[str]:
        return [self.cards.names[card] for card in cards]

    def cell_name(self, cell: int) -> str:
        """A cell as `x,y` from the fountain."""
        x, y = position(cell)
        return f"{x},{y}"

    def read_cell(self, word: str) -> int:
        """The cell `x,y` stands for; ValueError if it stands for none."""
        x, comma, y = word.partition(",")
        if not comma or not _is_number(x) or not _is_number(y):
            raise ValueError(f"{word!r} is not a square; write x,y")
        cell = cell_at(int(x), int(y))
        if self.cell_name(cell) != word:
            raise ValueError(f"{word!r} is not a square of the ground")
        return cell


def seat_name(seat: int) -> str:
    return SEAT_NAMES[seat]


def awake(modules: list[Module], rulings: list[Ruling]) -> list[Module]:
    """The modules, then the rulings all of whose modules are among them."""
    keys = {module.key() for module in modules}
    meeting: list[Module] = [ruling for ruling in rulings if keys.issuperset(ruling.needs())]
    return modules + meeting


def overrides(module: Module, point: str) -> bool:
    """Does a module change anything at this extension point?"""
    return getattr(type(module), point) is not getattr(Module, point)


def _is_number(word: str) -> bool:
    digits = word.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) <= 3
