"""The bonus cards in their owners' hands and before them."""

from __future__ import annotations

from typing import Final, cast, final

from alhambra.core.board import Board
from alhambra.core.pieces import NO_PIECES
from alhambra.core.rng import Rng
from alhambra.core.state import Part, State, with_piece, without_piece
from alhambra.core.table import place_of

KEY: Final = "bonus"
PLACE: Final = place_of(KEY)
NO_CARDS: Final[list[int]] = []


@final
class KnownEligible:
    """Which of some hidden cards show a tile that stands in an Alhambra."""

    __slots__ = ("board", "cards", "hidden")

    def __init__(self, hidden: bytes, board: Board, cards: list[int]) -> None:
        self.hidden: Final = hidden
        self.board: Final = board
        self.cards: Final = cards


@final
class BonusHands(Part):
    """BON-2, BON-3: hidden cards and revealed ones by seat, and those nobody will see. A card is the tile it shows."""

    __slots__ = ("hidden", "known", "left_out", "revealed")

    def __init__(
        self, hidden: list[bytes], revealed: list[bytes], left_out: bytes, known: list[KnownEligible | None]
    ) -> None:
        self.hidden: Final = hidden  # ascending
        self.revealed: Final = revealed  # ascending
        self.left_out = left_out
        self.known: Final = known  # by seat; checked before use, so clones share it

    def clone(self) -> BonusHands:
        return BonusHands(self.hidden[:], self.revealed[:], self.left_out, self.known)

    def facts(self) -> dict[str, object]:
        return {
            "hidden": [list(cards) for cards in self.hidden],
            "revealed": [list(cards) for cards in self.revealed],
            "left_out": list(self.left_out),
        }

    def reshuffled_behind(self, seat: int, rng: Rng) -> BonusHands:
        pool = list(self.left_out)
        for at, cards in enumerate(self.hidden):
            if at != seat:
                pool += list(cards)
        pool.sort()
        rng.shuffle(pool)
        return dealt(pool, [len(cards) for cards in self.hidden], self.hidden, seat, self.revealed)

    def lay_open(self, seat: int, card: int) -> None:
        """A hidden card lies before its owner from now on."""
        self.hidden[seat] = without_piece(self.hidden[seat], card)
        self.revealed[seat] = with_piece(self.revealed[seat], card)


def dealt(pool: list[int], sizes: list[int], known: list[bytes], keeps: int, revealed: list[bytes]) -> BonusHands:
    """So many cards of a shuffled pool for each seat, in seat order; only one seat, if any, keeps those it has."""
    hidden: list[bytes] = []
    taken = 0
    for seat, size in enumerate(sizes):
        if seat == keeps:
            hidden.append(known[seat])
        else:
            hidden.append(bytes(sorted(pool[taken : taken + size])))
            taken += size
    return BonusHands(hidden, revealed[:], bytes(sorted(pool[taken:])), [None] * len(sizes))


def first_deal(cards: list[int], seats: int, each: int, rng: Rng) -> BonusHands:
    """BON-2: shuffled and dealt, the same number for everybody."""
    pool = cards[:]
    rng.shuffle(pool)
    return dealt(pool, [each] * seats, [], -1, [NO_PIECES] * seats)


def bonus_hands(state: State) -> BonusHands:
    """The bonus cards of a game."""
    return cast(BonusHands, state.part_at(PLACE))


def eligible(state: State, seat: int) -> list[int]:
    """BON-4: a seat's hidden cards whose very tile stands in its Alhambra."""
    return eligible_of(bonus_hands(state), seat, state.players[seat].board)


def eligible_of(part: BonusHands, seat: int, board: Board) -> list[int]:
    """The same, found out once for hidden cards and a board."""
    hidden = part.hidden[seat]
    if not hidden:
        return NO_CARDS
    known = part.known[seat]
    if known is None or known.board is not board or known.hidden is not hidden:
        kinds = board.tiles.kinds
        cards = [card for card in hidden if board.count(kinds[card]) and board.holds(card)]
        known = KnownEligible(hidden, board, cards)
        part.known[seat] = known
    return known.cards
