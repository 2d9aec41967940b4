"""Section 7 of expansion 5: what goes into the draw pile with all modules, and what comes back into it (DECK)."""

from __future__ import annotations

from collections import Counter

import pytest

from alhambra.core.engine import is_over, submit, to_move
from alhambra.core.rng import fast
from alhambra.core.setup import Setup
from alhambra.core.state import State
from alhambra.games import alhambra
from alhambra.testing.conformance import choose
from tests.rules.caravans import stand
from tests.rules.company import EVERYBODY, OPEN, company
from tests.rules.deals import SEATS, dealt, draw_pile
from tests.rules.purses import give_coins
from tests.rules.stalls import discarded
from tests.rules.test_modules_place import five_piles

MONEY = {"florin", "dirham", "denar", "ducat"}
PEOPLE = (
    *("abdul-karim", "abdul-knihstig", "ammar-el-schauf", "faruk-willhaben", "fatima"),
    *("hakim-wahid", "laila-wundabah", "machma-klain", "yammerad", "yusuf-e-passuff"),
)
# By kind, how many in piles 1 to 5; gates go one by one into piles 3, 4 and 5, and six players find fewer builders.
PRINTED = {
    "scoring-A": (0, 1, 0, 0, 0),
    "scoring-B": (0, 0, 0, 1, 0),
    "bureau": (0, 2, 2, 2, 0),
    "character": (0, 2, 2, 2, 0),
    "wall": (0, 2, 2, 2, 2),
    "sultan": (3, 2, 3, 0, 0),
}
GATES = {2: (0, 0, 1, 1, 0), 3: (0, 0, 1, 1, 1), 4: (0, 0, 2, 1, 1), 5: (0, 0, 2, 2, 1), 6: (0, 0, 2, 2, 2)}


def fresh(seats: int, seed: int) -> State:
    """A game with all twenty modules that has just begun."""
    return alhambra.start(Setup(seats, seed, modules=tuple(alhambra.MODULES)))


def kind(card: str) -> str:
    """What the table of the deck calls a card."""
    if card in PEOPLE:
        return "character"
    return card if card.startswith("scoring") else card.split("-")[0]


def inserted(seats: int) -> dict[str, tuple[int, ...]]:
    builders = (0, 0, 3, 0, 1 if seats == 6 else 3)
    return {**PRINTED, "gate": GATES[seats], "builder": builders}


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("seats", SEATS)
def test_DECK_1_each_kind_in_its_piles(seats: int, seed: int) -> None:
    expected = inserted(seats)
    sizes = tuple(sum(numbers) for numbers in zip(*expected.values(), strict=True))
    piles = [Counter(map(kind, pile)) for pile in five_piles(fresh(seats, seed), sizes)]
    assert {name: tuple(pile[name] for pile in piles) for name in expected} == expected


@pytest.mark.parametrize("seats", SEATS)
def test_DECK_1_two_master_builders_each_besides_the_start_money(seats: int) -> None:
    state = fresh(seats, 1)
    names = state.table.cards.names
    for hand, player in zip(dealt(state), state.players, strict=True):
        held = [names[card] for card, number in enumerate(player.hand) for _ in range(number)]
        extra = Counter(held) - Counter(hand)
        assert sum(extra.values()) == 2
        assert {kind(card) for card in extra} == {"builder"}


@pytest.mark.parametrize(("seats", "money"), [(2, 72), (3, 108)])
def test_DECK_1_a_third_of_the_money_is_out_with_two_players_and_no_diamond(seats: int, money: int) -> None:
    state = fresh(seats, 2)
    cards = [*draw_pile(state), *state.table.card_names(state.display)]
    names = state.table.cards.names
    cards += [names[card] for player in state.players for card, number in enumerate(player.hand) for _ in range(number)]
    kinds = Counter(map(kind, cards))
    assert sum(kinds[name] for name in MONEY) == money
    assert kinds["diamond"] == 11  # DIA-1: all of them, whatever the number of players


def test_DECK_2_only_money_and_diamonds_in_start_money_and_display() -> None:
    seen: set[str] = set()
    for seed in range(40):
        state = fresh(3, seed)
        seen |= {kind(card) for hand in dealt(state) for card in hand}
        seen |= {kind(card) for card in state.table.card_names(state.display)}
    assert seen == {*MONEY, "diamond"}


def test_DECK_3_what_serves_once_is_not_discarded() -> None:
    """7 florins by a card, a master builder, a coin and the caravanserai: only the card comes back."""
    game = give_coins(company(EVERYBODY), "A", "florin")
    stand(game, "A", "florin-1", 1).hand("A", "florin-2", "builder-florin")
    (buy,) = game.offered("A", "buy")
    game.play("A", buy)
    assert discarded(game) == ["florin-2"]


def test_DECK_3_the_discard_becomes_the_pile() -> None:
    game = company(EVERYBODY).pile("wall-n", "sultan-denar", "scoring-A").discard("diamond-3", "bureau-denar-ducat")
    game.play("A", "take florin-9")
    assert game.events("pile-shuffled")
    assert len(game.on_display()) == 4
    assert {card for card in game.on_display() if card not in OPEN} < {"diamond-3", "bureau-denar-ducat"}


@pytest.mark.parametrize("seats", [2, 5])
def test_DECK_3_never_in_the_discard_of_a_whole_game(seats: int) -> None:
    """What the pile is made of anew is money, diamonds, bureaux, and gate cards, which expansion 2 puts there."""
    state, rng = fresh(seats, 3), fast(3)
    names = state.table.cards.names
    seen: set[str] = set()
    shuffled = 0
    while not is_over(state):
        seen |= {kind(names[card]) for card, number in enumerate(state.discard) if number}
        submit(state, to_move(state), choose(state, rng))
        shuffled += sum(event.name() == "pile-shuffled" for event in state.events)
    assert {*MONEY, "bureau"} <= seen <= {*MONEY, "bureau", "diamond", "gate"}
    assert shuffled
