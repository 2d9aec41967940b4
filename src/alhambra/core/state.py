"""The state: the one thing that changes. Boards, frames, actions and events in it are values shared by every clone."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from alhambra.core.actions import Action
from alhambra.core.board import Board
from alhambra.core.events import Event
from alhambra.core.frames import Frame
from alhambra.core.payment import Laid, Loose
from alhambra.core.pieces import NO_PIECES, ROW_OF
from alhambra.core.rng import Rng
from alhambra.core.setup import Setup
from alhambra.core.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A module's own corner of the state."""

    __slots__ = ()

    def clone(self) -> Part:
        """A part that can change without this one noticing."""
        raise NotImplementedError

    def facts(self) -> dict[str, object]:
        """Everything in it as plain data: for fingerprints, never for players."""
        raise NotImplementedError

    def reshuffled_behind(self, seat: int, rng: Rng) -> Part:
        """A part that could be true as well, for all that a seat (or SPECTATOR) can see of this one.

        Which one it is follows from the numbers and from what that seat can see, and from nothing else.
        """
        return self.clone()

    def set_aside(self) -> list[int]:
        """Cards that left the game before it began, unseen: they could be others of their family."""
        return []

    def lay_aside(self, cards: list[int]) -> None:
        """Other cards left the game in their place."""


@final
class Quote:
    """All ways to buy one tile with the money of its currency a seat had."""

    __slots__ = ("buys", "purse", "tile")

    def __init__(self, tile: int, purse: i64, buys: list[Action]) -> None:
        self.tile: Final = tile
        self.purse: Final[i64] = purse
        self.buys: Final = buys


@final
class Shopping:
    """All a seat could buy from a market with the money it had."""

    __slots__ = ("buys", "market")

    def __init__(self, market: bytes, buys: list[Action]) -> None:
        self.market: Final = market
        self.buys: Final = buys


@final
class Player:
    """What lies before one seat."""

    __slots__ = (
        "_hand",
        "acquired",
        "board",
        "covered",
        "laid",
        "loose",
        "notes",
        "purses",
        "quotes",
        "redesigns",
        "reserve",
        "score",
        "shopping",
    )

    def __init__(
        self,
        board: Board,
        hand: vec[u8],
        reserve: bytes,
        acquired: bytes,
        score: int,
        redesigns: list[Action] | None,
        quotes: list[Quote | None],
        purses: vec[i64] | None = None,
        shopping: Shopping | None = None,
        loose: Loose | None = None,
        laid: list[list[Laid | None]] | None = None,
        covered: bytes = NO_PIECES,
        notes: object | None = None,
    ) -> None:
        self.board = board
        self._hand = hand
        self.purses = purses  # what the hand holds by currency, once somebody has asked (see `payment`)
        self.reserve = reserve  # ascending
        self.acquired = acquired  # ascending
        self.score = score
        self.redesigns = redesigns  # all redesigns of board and reserve, once somebody has asked
        self.quotes: Final = quotes  # by field: what was last found out about paying; checked before use, so shared
        self.shopping = shopping  # all of it for one market, once somebody has asked
        # By the number of a purchase and its mix what was last found out about paying; checked before use, so shared.
        self.laid: Final[list[list[Laid | None]]] = [] if laid is None else laid
        self.loose = loose  # money that is no card of the hand, once somebody has asked (see `recount`)
        self.covered = covered  # cards that came into the hand unseen; whoever has kept count knows all others
        self.notes = notes  # what bots found out about the hand

    @property
    def hand(self) -> vec[u8]:
        """The number of cards by kind; replaced, never edited."""
        return self._hand

    @hand.setter
    def hand(self, hand: vec[u8]) -> None:
        self._hand = hand
        self.purses = None
        self.shopping = None
        self.notes = None

    def clone(self) -> Player:
        return Player(
            self.board,
            self._hand,
            self.reserve,
            self.acquired,
            self.score,
            self.redesigns,
            self.quotes,
            self.purses,
            self.shopping,
            self.loose,
            self.laid,
            self.covered,
            self.notes,
        )

    def recount(self) -> None:
        """Money that is no card of the hand has come or gone."""
        self.loose = None
        self.purses = None
        self.shopping = None

    def rebuild(self, board: Board, reserve: bytes) -> None:
        """Exchange board and reserve."""
        self.board = board
        self.reserve = reserve
        self.redesigns = None


@final
class State:
    """A game under way."""

    __slots__ = (
        "agenda",
        "bag",
        "bag_at",
        "dirk",
        "dirk_score",
        "discard",
        "display",
        "drawn",
        "due",
        "earlier",
        "events",
        "further",
        "market",
        "offered",
        "parts",
        "pile",
        "pile_at",
        "players",
        "ply",
        "revealed",
        "rng",
        "setup",
        "table",
        "turn",
        "unseen",
    )

    def __init__(
        self,
        setup: Setup,
        table: Table,
        rng: Rng,
        players: list[Player],
        market: bytes,
        display: bytes,
        pile: vec[u8],
        pile_at: int,
        discard: vec[u8],
        bag: vec[u8],
        bag_at: int,
        dirk: bytes,
        dirk_score: int,
        due: bytes,
        drawn: int,
        turn: int,
        ply: int,
        unseen: int,
        revealed: int,
        parts: vec[Part | None],
        agenda: list[Frame],
        events: list[Event],
        earlier: list[Event],
        offered: list[Action] | None,
    ) -> None:
        self.setup: Final = setup  # with the seed: never shown to players
        self.table: Final = table
        self.rng = rng
        self.players: Final = players
        self.market = market  # tile by field, EMPTY where there is none
        self.display = display  # descending: its places have no meaning
        self.pile = pile  # the draw pile from `pile_at` on; replaced, never edited
        self.pile_at = pile_at
        self.discard = discard  # number of cards by kind; replaced, never edited
        self.bag = bag  # the tiles not yet drawn from `bag_at` on, in the order they will come
        self.bag_at = bag_at
        self.dirk = dirk
        self.dirk_score = dirk_score
        self.due = due  # scorings whose card has come up and that are not counted yet
        self.drawn = drawn  # a tile between bag and market
        self.turn = turn  # the seat whose turn it is
        self.ply = ply  # decisions made so far
        self.unseen = unseen  # how many of them nobody else may notice: declining what one was asked in secret
        self.revealed = revealed  # how often chance or a secret came to light: undo stops there
        self.parts: Final = parts  # by module
        self.agenda: Final = agenda
        self.events = events  # what the latest decision brought about
        self.earlier = earlier  # what came before it since the latest decision that others may notice; never edited
        self.offered = offered  # the options of the decision that is due, once somebody has asked
        self.further = False  # did the decision being played earn a further action (B-42)?

    def clone(self) -> State:
        """An independent game in the same position."""
        parts = vec[Part | None]([None if part is None else part.clone() for part in self.parts])
        twin = self.beside(self.setup, self.table, self.rng.clone(), [player.clone() for player in self.players], parts)
        twin.offered = self.offered
        return twin

    def beside(self, setup: Setup, table: Table, rng: Rng, players: list[Player], parts: vec[Part | None]) -> State:
        """The same position with other people, parts or luck; its options are found anew."""
        return State(
            setup,
            table,
            rng,
            players,
            self.market,
            self.display,
            self.pile,
            self.pile_at,
            self.discard,
            self.bag,
            self.bag_at,
            self.dirk,
            self.dirk_score,
            self.due,
            self.drawn,
            self.turn,
            self.ply,
            self.unseen,
            self.revealed,
            parts,
            self.agenda[:],
            self.events[:],
            self.earlier,
            None,
        )

    def part(self, key: str) -> Part | None:
        """The part of a module at the table; None if it has none or is not here."""
        at = self.table.seated.get(key, -1)
        return self.parts[at] if at >= 0 else None

    def part_at(self, place: i64) -> Part | None:
        """The same by the number of the module's place (`place_of`)."""
        places = self.table.places
        if place >= len(places):
            return None
        at = places[place]
        return self.parts[at] if at >= 0 else None

    def bag_left(self) -> int:
        """How many tiles the bag holds."""
        return len(self.bag) - self.bag_at

    def pile_left(self) -> int:
        """How many cards the draw pile holds."""
        return len(self.pile) - self.pile_at


def tell(state: State, event: Event) -> None:
    """Record what happened and let every module put its consequences on the agenda, first in order on top."""
    state.events.append(event)
    table = state.table
    if table.is_heard:
        common = event.common()
        for module in table.hearing_common[common] if common >= 0 else table.hearing_of(event):
            frames = module.after(state, event)
            if frames:
                for frame in reversed(frames):
                    state.agenda.append(frame)


def in_order(state: State, steps: vec[Frame], at: i64 = 0) -> None:
    """Run steps from one on; as soon as one puts something on the agenda, the others wait below it."""
    height = len(state.agenda)
    while at < len(steps):
        steps[at].run(state)
        at += 1
        if len(state.agenda) != height:
            while at < len(steps):
                state.agenda.insert(height, steps[at])
                at += 1


def with_piece(pieces: bytes, piece: int) -> bytes:
    """An ascending row with one piece more."""
    at = len(pieces)
    while at > 0 and pieces[at - 1] > piece:
        at -= 1
    return pieces[:at] + ROW_OF[piece] + pieces[at:]


def without_piece(pieces: bytes, piece: int) -> bytes:
    """A row with one piece less; ValueError if it is not there."""
    for at, other in enumerate(pieces):
        if other == piece:
            return pieces[:at] + pieces[at + 1 :]
    raise ValueError("there is no such piece")


def lay_on_field(market: bytes, field: int, tile: int) -> bytes:
    """A market with this tile, or EMPTY, on one field."""
    return market[:field] + ROW_OF[tile] + market[field + 1 :]
