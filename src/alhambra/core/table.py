"""What is fixed for one game: its pieces, its points, the modules at the table and who listens to what."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.core.events import COMMON_KINDS, Event
from alhambra.core.frames import COMMON_QUESTIONS, Frame
from alhambra.core.grid import cell_at, position
from alhambra.core.module import Game, Module, Ruling
from alhambra.core.payment import MARKET_TILE, Goods, Terms, Till
from alhambra.core.pieces import CURRENCIES, Cards, Tiles
from alhambra.core.setup import SEAT_NAMES

# points[scoring - 1][type] = what places 1, 2, ... are worth (B-13)
Points = list[list[tuple[int, ...]]]

BITS: Final = vec[i64]([1 << number for number in range(COMMON_QUESTIONS)])

# By a module's key the number of its place (see `place_of`).
_PLACES: Final[dict[str, int]] = {}


def place_of(key: str) -> i64:
    """The number by which `State.part_at` finds the part of a module, at every table the same."""
    return _PLACES.setdefault(key, len(_PLACES))


@final
class Table:
    """Shared by all clones of a game, never changed once it is under way, and open to all: it knows no seed."""

    __slots__ = (
        "_hearing_of",
        "_joined",
        "_joining",
        "_joining_common",
        "accepting",
        "adding",
        "appraising",
        "bringing",
        "cards",
        "counting",
        "families",
        "forbidding",
        "game",
        "goods",
        "hearing",
        "hearing_common",
        "holding",
        "in_window",
        "is_heard",
        "market_tills",
        "modules",
        "offering",
        "pays_plainly",
        "places",
        "points",
        "scoring",
        "seated",
        "seats",
        "stacks",
        "tiles",
        "tills",
        "vetoing",
    )

    def __init__(self, seats: int, modules: list[Module], tiles: Tiles, cards: Cards, points: Points) -> None:
        self.seats: Final = seats
        self.tiles: Final = tiles
        self.cards: Final = cards
        self.points: Final = points
        self.modules: Final = modules
        self.game: Final = whole_game(modules)
        for at, module in enumerate(modules):
            if module.at != -1:
                raise ValueError(f"the module {module.key()!r} already sits at another table")
            module.at = at
        self.seated: Final = {module.key(): module.at for module in modules}
        self.places: Final = vec[i64]([self.seated.get(key, -1) for key in _PLACES])  # the index of a module by place
        # Who overrides what: a module costs nothing where it has nothing to say. Rows that are gone through all the
        # time are no lists: of a list, compiled code checks every item.
        self.offering: Final = [m for m in modules if overrides(m, "offers") and m.joins()]
        self.forbidding: Final = [m for m in modules if overrides(m, "forbids")]
        self.vetoing: Final = vec[Module]([m for m in self.forbidding if m.vetoes()])
        self.accepting: Final = [m for m in modules if overrides(m, "accepts")]
        self.bringing: Final = [m for m in modules if overrides(m, "brings")]
        self.counting: Final = [m for m in modules if overrides(m, "counts")]
        self.hearing: Final = [m for m in modules if overrides(m, "after") and m.hears()]
        self.scoring: Final = [m for m in modules if overrides(m, "score")]
        self.adding: Final = [m for m in modules if overrides(m, "adds")]
        self.holding: Final = [m for m in modules if overrides(m, "holds")]
        self.appraising: Final = {kind: module for module in modules for kind in module.appraises()}
        # The same by kind of event and of question, for the commonest ones by their numbers: as far as they have come
        # up, but for the commonest events. Who hears comes last in order first.
        self.is_heard: Final = bool(self.hearing)
        self.hearing_common: Final = vec[vec[Module]]([self._hearers(kind) for kind in COMMON_KINDS])
        self._hearing_of: Final[dict[type[Event], vec[Module]]] = {}
        self._joining_common: Final = vec[vec[Module]]([vec[Module]() for _ in range(COMMON_QUESTIONS)])
        self._joined: i64 = 0  # those of them that have come up, as bits
        self._joining: Final[dict[type[Frame], vec[Module]]] = {}
        self.in_window: vec[Module] | None = None  # who may act in the window, once somebody has asked
        self.market_tills: Final[list[Till | None]] = [None] * (len(CURRENCIES) * len(tiles.names))
        self.goods: Final[dict[str, Goods]] = {}  # by kind, as far as they have come up
        self.tills = 0  # how many purchases have come up
        # What everybody knows of the draw pile as it was stacked (DECK-1), see `worlds`.
        self.families: list[int] = []  # by kind of card: kinds of one family may lie in each other's places
        self.stacks: list[int] = []  # where each of the piles it was made of ends
        self.pays_plainly: Final = not self.bringing and self._accepts_plainly()

    def ask_terms(self, what: str, currency: int, returns: bool = True) -> Terms:
        """What the modules accept for goods of a kind."""
        terms = Terms(what, currency, returns)
        for module in self.accepting:
            module.accepts(terms)
        return terms

    def _accepts_plainly(self) -> bool:
        """Is only a field's own currency accepted on the market?"""
        return all(len(self.ask_terms(MARKET_TILE, field).mixes) == 1 for field in range(len(CURRENCIES)))

    def hearing_of(self, event: Event) -> vec[Module]:
        """Who is told of an event of this kind, the last in order first."""
        common = event.common()
        if common >= 0:
            return self.hearing_common[common]
        known = self._hearing_of.get(type(event))
        if known is None:
            known = vec[Module]([module for module in reversed(self.hearing) if isinstance(event, module.hears())])
            self._hearing_of[type(event)] = known
        return known

    def joining(self, question: Frame) -> vec[Module]:
        """Who may add something to a question of this kind."""
        common = question.common()
        if common >= 0:
            if not self._joined >> common & 1:
                self._joining_common[common] = self._joiners(question)
                self._joined |= BITS[common]
            return self._joining_common[common]
        known = self._joining.get(type(question))
        if known is None:
            known = self._joiners(question)
            self._joining[type(question)] = known
        return known

    def answering(self, question: Frame) -> vec[Module]:
        """Those of them for whose sake the question may be asked."""
        return self._answering(self.joining(question))

    def _hearers(self, kind: type[Event]) -> vec[Module]:
        return vec[Module]([module for module in reversed(self.hearing) if issubclass(kind, module.hears())])

    def _joiners(self, question: Frame) -> vec[Module]:
        return vec[Module]([module for module in self.offering if isinstance(question, module.joins())])

    def _answering(self, joining: vec[Module]) -> vec[Module]:
        return vec[Module]([module for module in joining if not module.offers_freely()])

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


def whole_game(modules: list[Module]) -> Game | None:
    """The module that is the whole game; None for the base game with its expansions."""
    for module in modules:
        if isinstance(module, Game):
            return module
    return None


def overrides(module: Module, point: str) -> bool:
    """Does a module change anything at this extension point?"""
    return getattr(type(module), point) is not getattr(Module, point)


def _is_number(word: str) -> bool:
    digits = word.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) <= 3
