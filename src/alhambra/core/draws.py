"""Drawing from pile and bag: the only places where hidden pieces come to light."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import u8

from alhambra.core.events import DirkDrew, PileShuffled
from alhambra.core.pieces import EMPTY, NO_CARD
from alhambra.core.state import State, tell


def draw_card(state: State) -> int:
    """The top card of the draw pile, made anew from the discard if need be (B-94); NO_CARD if there is none."""
    if state.pile_at == len(state.pile):
        shuffle_discard(state)
        if state.pile_at == len(state.pile):
            return NO_CARD
    card = state.pile[state.pile_at]
    state.pile_at += 1
    reveal(state)
    return card


def shuffle_discard(state: State) -> None:
    """B-94: the discard becomes the draw pile."""
    cards = [card for card, number in enumerate(state.discard) for _ in range(number)]
    if not cards:
        return
    state.rng.shuffle(cards)
    state.pile = packed(cards)
    state.pile_at = 0
    state.discard = vec[u8](bytes(len(state.discard)))
    tell(state, PileShuffled(len(cards)))


def draw_tile(state: State) -> int:
    """The next tile of the bag; EMPTY if there is none."""
    if state.bag_at == len(state.bag):
        return EMPTY
    tile = state.bag[state.bag_at]
    state.bag_at += 1
    reveal(state)
    return tile


def roll(state: State, faces: int) -> int:
    """A number from 0 to faces - 1, for all to see."""
    reveal(state)
    return state.rng.below(faces)


def reveal(state: State) -> None:
    """Note that something hidden came to light: nobody takes back a decision past this."""
    state.revealed += 1


def give_dirk(state: State, number: int) -> None:
    """B-131, B-134: so many tiles from the bag for Dirk, or as many as there are."""
    drawn = [draw_tile(state) for _ in range(min(number, state.bag_left()))]
    state.dirk = bytes(sorted([*state.dirk, *drawn]))
    tell(state, DirkDrew(bytes(drawn)))


def packed(pieces: list[int]) -> vec[u8]:
    """Ids as a row of bytes."""
    row = vec[u8](capacity=len(pieces))
    for piece in pieces:
        row = append(row, u8(piece))
    return row
