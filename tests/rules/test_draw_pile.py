"""Section 3 of the base rules, last part: the draw pile with its two scoring cards."""

from __future__ import annotations

import pytest

from alhambra.core.dealing import stack
from alhambra.core.engine import new_game
from alhambra.core.rng import fast
from alhambra.core.setup import Setup
from alhambra.testing.scenario import Scenario
from tests.rules.deals import Trinkets, dealt, draw_pile, fresh_games

A, B = 101, 103  # stand for the scoring cards where the money cards are just numbers


def pile_sizes(cards: int) -> list[int]:
    """B-29: so many cards in five piles, the first ones one card larger where it does not come out even."""
    sizes = [0] * 5
    for card in range(cards):
        sizes[card % 5] += 1
    return sizes


def piles_of(rest: int, seed: int) -> list[list[int]]:
    """The draw pile of so many money cards 0, 1, 2, ... with A and B, cut where its five piles meet."""
    stacked = stack(list(range(rest)), [[], [A], [], [B], []], fast(seed))
    piles = []
    at = 0
    for size, scoring_cards in zip(pile_sizes(rest), (0, 1, 0, 1, 0), strict=True):
        piles.append(stacked[at : at + size + scoring_cards])
        at += size + scoring_cards
    assert at == len(stacked)
    return piles


@pytest.mark.parametrize("rest", range(85, 95))
def test_B_29_five_piles_of_about_equal_size(rest: int) -> None:
    """Taken from the top in order: each pile is the next stretch of the shuffled money."""
    smaller, larger = rest // 5, rest % 5
    sizes = [smaller + 1] * larger + [smaller] * (5 - larger)
    piles = [sorted(set(pile) - {A, B}) for pile in piles_of(rest, seed=rest)]
    assert [len(pile) for pile in piles] == sizes
    assert [card for pile in piles for card in pile] == list(range(rest))


def test_B_30_scoring_cards_lie_in_their_fifths() -> None:
    """Only pile 2 holds A, only pile 4 holds B."""
    for state in fresh_games():
        pile = draw_pile(state)
        first, second, third, fourth, _ = pile_sizes(len(pile) - 2)
        assert first <= pile.index("scoring-A") <= first + second
        below = first + second + 1 + third
        assert below <= pile.index("scoring-B") <= below + fourth
        assert pile.count("scoring-A") == pile.count("scoring-B") == 1


def test_B_30_scoring_cards_can_be_anywhere_in_their_piles() -> None:
    """They are shuffled in: in many games A takes every place of its pile, and so does B."""
    places_of_a, places_of_b = set(), set()
    for seed in range(400):
        pile = draw_pile(new_game(Setup(3, seed)))
        first, second, third, *_ = pile_sizes(len(pile) - 2)
        places_of_a.add(pile.index("scoring-A") - first)
        places_of_b.add(pile.index("scoring-B") - (first + second + 1 + third))
    assert set(range(18)) <= places_of_a <= set(range(20))
    assert set(range(18)) <= places_of_b <= set(range(20))


def test_B_30_piles_that_got_cards_are_shuffled_by_themselves() -> None:
    """The other three keep the order of the shuffled money."""
    piles = piles_of(90, seed=1)
    assert piles[0] == list(range(18))
    assert piles[2] == list(range(36, 54))
    assert piles[4] == list(range(72, 90))
    for pile, card in ((piles[1], A), (piles[3], B)):
        assert card in pile
        assert [other for other in pile if other != card] != sorted(other for other in pile if other != card)


def test_B_30_module_cards_are_put_into_their_piles() -> None:
    """Ten trinkets in each of the five piles."""
    for seed in range(30):
        pile = draw_pile(new_game(Setup(5, seed), [Trinkets()]))
        at = 0
        for size, extra in zip(pile_sizes(len(pile) - 52), (10, 11, 10, 11, 10), strict=True):
            assert pile[at : at + size + extra].count("shell-9") == 10
            at += size + extra


def test_B_31_pile_1_on_top() -> None:
    """The first cards turned up are those of pile 1, the last those of pile 5."""
    piles = piles_of(92, seed=2)
    assert [max(set(pile) - {A, B}) for pile in piles] == [18, 37, 55, 73, 91]


def test_B_31_the_top_card_comes_up_first() -> None:
    game = Scenario(new_game(Setup(3, seed=4)))
    pile = draw_pile(game.state)
    turned_up = []
    for seat in "ABCABCABCABC":
        game.play(seat, f"take {game.on_display()[0]}")
        turned_up += [facts["card"] for facts in game.facts("card-turned-up")]
    assert turned_up == pile[:12]


def test_B_EX_10_ninety_one_cards_in_five_piles() -> None:
    piles = piles_of(91, seed=3)
    assert [len(pile) for pile in piles] == [19, 18 + 1, 18, 18 + 1, 18]
    assert A in piles[1]
    assert B in piles[3]


def test_B_EX_10_three_players_with_5_4_and_4_cards() -> None:
    found = 0
    for seed in range(300):
        state = new_game(Setup(3, seed))
        if [len(hand) for hand in dealt(state)] != [5, 4, 4]:
            continue
        found += 1
        pile = draw_pile(state)
        assert len(pile) == 91 + 2
        assert 19 <= pile.index("scoring-A") < 19 + 19
        assert 19 + 19 + 18 <= pile.index("scoring-B") < 19 + 19 + 18 + 19
    assert found > 3
