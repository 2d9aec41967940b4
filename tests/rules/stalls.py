"""One tile for sale and one hand: what is listed and what is allowed, compared with the plain reading of the rules."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from random import Random

from alhambra.core.base_actions import BuyTile
from alhambra.core.engine import legal
from alhambra.core.module import Module
from alhambra.core.payment import market_till, may_pay
from alhambra.core.state import State
from alhambra.testing.scenario import Scenario, scenario
from tests.rules.printed import CURRENCIES, TILES

Cards = tuple[str, ...]
PAIRS = list(combinations(CURRENCIES, 2))


def stall(modules: list[Module], tile: str, field: int, hand: Cards, seats: str = "ABC") -> Scenario:
    """Only this tile on the market, only this hand; seat A is on turn."""
    fields = ["-"] * 4
    fields[field] = tile
    return scenario(seats, modules).market(*fields).hand("A", *hand)


def listed(game: Scenario, tile: str) -> list[Cards]:
    """The payments that are offered for a tile."""
    texts = [text.split() for text in game.offered(game.asked(), "buy")]
    return sorted(tuple(sorted(words[3:])) for words in texts if words[1] == tile)


def accepted(game: Scenario, tile: str, field: int, hand: Cards) -> list[Cards]:
    """Every part of the hand that the engine takes for a tile."""
    table = game.state.table
    till = market_till(game.state, table.tiles.find(tile), field)
    return [
        cards
        for cards in parts_of(hand)
        if may_pay(game.state, 0, till, bytes(sorted((table.cards.find(card) for card in cards), reverse=True)))
    ]


def parts_of(hand: Cards) -> list[Cards]:
    """All sets of these cards, equal cards being one choice."""
    return sorted({tuple(sorted(cards)) for size in range(1, len(hand) + 1) for cards in combinations(hand, size)})


def allowed(cards: Cards, price: int, currency: str) -> bool:
    """B-60, EXC-6, EXC-9, EXC-13, DIA-5 and DIA-6, read from the page."""
    bureaux = [card.split("-")[1:] for card in cards if card.startswith("bureau")]
    money = [card.split("-") for card in cards if not card.startswith("bureau")]
    used = {name for name, _ in money}
    if sum(int(value) for _, value in money) < price or len(bureaux) > 1:
        return False
    if bureaux:
        return currency in bureaux[0] and used <= set(bureaux[0])
    return used in ({currency}, {"diamond"})


def agrees(make: Callable[[], list[Module]], pool: list[str], seed: int) -> int:
    """Look at random stalls; how many payments were listed altogether."""
    random = Random(seed)
    found = 0
    for number in range(12):
        field = number % len(CURRENCIES)
        tile = random.choice(sorted(TILES))
        hand = tuple(random.sample(pool, random.randint(7, 9)))
        game = stall(make(), tile, field, hand)
        right = [cards for cards in parts_of(hand) if allowed(cards, TILES[tile].price, CURRENCIES[field])]
        assert accepted(game, tile, field, hand) == right
        sets = {cards for cards in right if not any(_less(other, cards) for other in right)}
        assert listed(game, tile) == sorted(sets)
        found += len(sets)
    return found


def same_when_asked_anew(state: State) -> bool:
    """Are the purchases that were kept in mind those that would be found now?"""
    kept = [option for option in legal(state) if isinstance(option, BuyTile)]
    fresh = state.clone()
    fresh.offered = None
    for player in fresh.players:
        player.recount()
    return kept == [option for option in legal(fresh) if isinstance(option, BuyTile)]


def discarded(game: Scenario) -> list[str]:
    """The discard by name."""
    names = game.state.table.cards.names
    return [names[card] for card, number in enumerate(game.state.discard) for _ in range(number)]


def _less(some: Cards, cards: Cards) -> bool:
    """Are these the same cards with some left out?"""
    left = list(cards)
    for card in some:
        if card not in left:
            return False
        left.remove(card)
    return bool(left)
