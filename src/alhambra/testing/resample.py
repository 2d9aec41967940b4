"""What a seat cannot know, drawn anew: other worlds that look the same from where it sits."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import u8

from alhambra.core.draws import packed
from alhambra.core.pieces import TO_DISPLAY
from alhambra.core.rng import FAST, FAST_SEED_BITS, SEALED_SEED_BITS, Rng, generator
from alhambra.core.state import State


def reshuffled_behind(state: State, seat: int, rng: Rng) -> State:
    """A clone in which everything that `seat` (or SPECTATOR) cannot see is drawn anew (B-8).

    Drawn anew are the other hands, the discard and the draw pile out of all their cards, the order of the
    bag, the generator's future and the secrets of the modules. The sizes stay. What a good memory would add
    to the present sight is not considered.
    """
    world = state.clone()
    world.offered = None  # what may be done must follow from what is seen
    _reshuffle_cards(world, seat, rng)
    tiles = list(world.bag)[world.bag_at :]
    rng.shuffle(tiles)
    world.bag = packed(tiles)
    world.bag_at = 0
    world.rng = _any_generator(state.setup.generator, rng)
    for at, part in enumerate(world.parts):
        if part is not None:
            world.parts[at] = part.reshuffled_behind(seat, rng)
    return world


def _reshuffle_cards(world: State, seat: int, rng: Rng) -> None:
    """Only cards of the display's kind change places: the others never lie in a plain hand."""
    roles = world.table.cards.roles
    pile = list(world.pile)[world.pile_at :]
    hidden = [player for at, player in enumerate(world.players) if at != seat]
    pool = [card for card in pile if roles[card] == TO_DISPLAY]
    for counts in (*[player.hand for player in hidden], world.discard):
        pool += [card for card in _listed(counts) if roles[card] == TO_DISPLAY]
    rng.shuffle(pool)
    for player in hidden:
        player.hand = _dealt(player.hand, roles, pool)
    world.discard = _dealt(world.discard, roles, pool)
    pile = [card for card in pile if roles[card] != TO_DISPLAY] + pool
    rng.shuffle(pile)
    world.pile = packed(pile)
    world.pile_at = 0


def _dealt(counts: vec[u8], roles: list[int], pool: list[int]) -> vec[u8]:
    """As many cards as before, those of the display's kind taken off the pool."""
    fresh = vec[u8](bytes(len(counts)))
    for card in _listed(counts):
        fresh[pool.pop() if roles[card] == TO_DISPLAY else card] += u8(1)
    return fresh


def _listed(counts: vec[u8]) -> list[int]:
    return [card for card, number in enumerate(counts) for _ in range(number)]


def _any_generator(name: str, rng: Rng) -> Rng:
    seed = 0
    for _ in range((FAST_SEED_BITS if name == FAST else SEALED_SEED_BITS) // 32):
        seed = seed << 32 | rng.word()
    return generator(name, seed)
