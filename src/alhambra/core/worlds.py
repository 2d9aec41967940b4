"""Worlds that could be true for all that a seat has seen: what bots think in, instead of the real one.

Nothing of a world's hidden side tells of the real one: it follows from the numbers it is drawn with and from what the
seat knows. So it may be handed to a bot as it is, and worlds drawn from it are as good as those drawn from the game.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import u8

from alhambra.core.draws import packed
from alhambra.core.events import Event
from alhambra.core.rng import FAST, FastRng, Rng
from alhambra.core.setup import Setup
from alhambra.core.state import Part, Player, State

Pools = dict[int, list[int]]  # by family, cards nobody could tell apart from where the seat sits
DRAWN: Final = 0  # in place of cards that have left the draw pile


def imagine(state: State, seat: int, rng: Rng) -> State:
    """The game as `seat` knows it, who remembers every card that was shown; all else drawn anew.

    Money is dealt, taken and paid openly, so hands are known but for the cards that came covered. Of the draw pile it
    is known which of its five piles are left (B-29), and so about when the scorings come.
    """
    old = state.setup
    setup = Setup(old.seats, 0, FAST, old.modules, old.tower, old.components, old.game)
    numbers = any_numbers(rng)
    players = [player.clone() if at == seat else _without_notes(player) for at, player in enumerate(state.players)]
    parts = vec[Part | None]([None if part is None else part.reshuffled_behind(seat, rng) for part in state.parts])
    world = state.beside(setup, state.table, numbers, players, parts)
    world.events = _seen(state.events, seat)
    world.earlier = _seen(state.earlier, seat)
    _deal_anew(world, seat, rng)
    tiles = sorted(list(state.bag)[state.bag_at :])
    rng.shuffle(tiles)
    world.bag = packed(tiles)
    world.bag_at = 0
    return world


def any_numbers(rng: Rng) -> FastRng:
    """A generator that begins anywhere."""
    numbers = FastRng(int(rng.word()), int(rng.word()), int(rng.word()), 1)
    for _ in range(4):
        numbers.word()
    return numbers


def _without_notes(player: Player) -> Player:
    """A player without what was found out about his money, if it might tell of covered cards."""
    return Player(
        player.board,
        player.hand,
        player.reserve,
        player.acquired,
        player.score,
        None,
        [None] * len(player.quotes),
        covered=player.covered,
        notes=None if player.covered else player.notes,
    )


def _seen(events: list[Event], seat: int) -> list[Event]:
    found: list[Event] = []
    for event in events:
        part = event.seen_by(seat)
        if part is not None:
            found.append(part)
    return found


def _deal_anew(world: State, seat: int, rng: Rng) -> None:
    """Deal covered cards, the draw pile and what was laid aside out of all of them, family by family."""
    families = world.table.families
    if not families:
        return
    pools: Pools = {}
    pile = list(world.pile)
    for card in pile[world.pile_at :]:
        _put(pools, families, card)
    covered = [still_covered(player) if at != seat else [] for at, player in enumerate(world.players)]
    for cards in covered:
        for card in cards:
            _put(pools, families, card)
    for part in world.parts:
        if part is not None:
            for card in part.set_aside():
                _put(pools, families, card)
    for family in sorted(pools):
        pools[family].sort()
        rng.shuffle(pools[family])
    for player, cards in zip(world.players, covered):
        if cards:
            _exchange(player, cards, pools, families)
    for part in world.parts:
        if part is not None:
            aside = part.set_aside()
            if aside:
                part.lay_aside([pools[families[card]].pop() for card in aside])
    world.pile = packed(_stacked(world, pile, pools, rng))


def _put(pools: Pools, families: list[int], card: int) -> None:
    family = families[card]
    if family in pools:
        pools[family].append(card)
    else:
        pools[family] = [card]


def still_covered(player: Player) -> list[int]:
    """The covered cards that the hand still holds, as far as anybody can tell."""
    left = player.hand[:]
    found: list[int] = []
    for card in player.covered:
        if left[card]:
            left[card] -= u8(1)
            found.append(card)
    return found


def _exchange(player: Player, cards: list[int], pools: Pools, families: list[int]) -> None:
    hand: vec[u8] = player.hand[:]
    covered: list[int] = []
    for card in cards:
        hand[card] -= u8(1)
    for family in sorted([families[card] for card in cards]):
        other = pools[family].pop()
        hand[other] += u8(1)
        covered.append(other)
    player.hand = hand
    player.covered = bytes(sorted(covered))


def _stacked(world: State, pile: list[int], pools: Pools, rng: Rng) -> list[int]:
    """The draw pile: in what is left of each of its piles, families lie in any order."""
    families = world.table.families
    stacked = [DRAWN] * world.pile_at
    for end in stack_ends(world):
        if end > len(stacked):
            places = sorted([families[card] for card in pile[len(stacked) : end]])
            rng.shuffle(places)
            for family in places:
                stacked.append(pools[family].pop())
    return stacked


def stack_ends(world: State) -> list[int]:
    """Where the piles end that the draw pile was made of; made anew from the discard (B-94), it is one."""
    stacks = world.table.stacks
    return stacks if stacks and stacks[-1] == len(world.pile) else [len(world.pile)]
